"""The stack in words: what waits, newest on top, whose it is, what it does, and what happens if all pass."""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Rect, Run, cut_runs, runs_width
from cosmic_tui.draw.layout import LARGE, MIDDLE
from cosmic_tui.draw.names import spoken
from cosmic_tui.games.chaos import cards, pieces
from cosmic_tui.games.chaos.draw.lit import here
from cosmic_tui.games.chaos.draw.names import row_name, seat_name
from cosmic_tui.games.chaos.scene import Scene
from engine.chaos.view_types import Item, shot_of

MOST = {MIDDLE: 3, LARGE: 6}
FEW, MORE = 2, 4  # rows where there is little room: beside a shot or bombs, or with the front to itself


def height(scene: Scene, room: int) -> int:
    """Return how many rows the stack takes at the foot of the front, including its title and the last line."""
    waiting = entries(scene)
    if not scene.view["stack"]:
        return 0
    most = MOST.get(scene.layout.name, FEW if scene.view["fight"] else MORE)
    if scene.layout.name not in MOST:
        return min(room, len(waiting), most) + (1 if room > most + 1 else 0)
    return min(room, min(most, len(waiting)) + 2)


def entries(scene: Scene) -> list[tuple[int, Item | None]]:
    """Return the waiting items, the newest first, numbered from the oldest. A shot comes before all items."""
    stack = list(scene.view["stack"])
    first: list[Item | None] = [None] if scene.view["shot"] else []
    numbered = list(enumerate([*first, *stack], 1))
    return numbered[::-1]


def draw(canvas: Canvas, scene: Scene, rect: Rect) -> None:
    rows = entries(scene)
    wide = scene.layout.name in MOST
    y = rect.y
    if wide:
        title = f" {scene.say('bd-being_answered')} "
        canvas.put(rect.x, y, "─" * rect.width, "line")
        canvas.put(rect.x + (rect.width - len(title)) // 2, y, title, "muted")
        y += 1
    room = rect.y + rect.height - y - (1 if rect.height > 2 else 0)
    shown = rows[: max(1, room if len(rows) <= room else room - 1)] if room > 1 else rows[:1]
    chosen = here(scene)
    for place, (number, item) in enumerate(shown):
        lit = item is not None and chosen[:2] == ("item", item["serial"])
        _row(canvas, scene, Rect(rect.x, y, rect.width, 1), number, item, newest=place == 0, lit=lit)
        y += 1
    if len(shown) < len(rows) and y < rect.y + rect.height:
        canvas.put(rect.x + 1, y, scene.say("bd-older", n=len(rows) - len(shown)), "muted")
        y += 1
    if y < rect.y + rect.height:
        canvas.write(rect.x, y, cut_runs(spoken(scene, follows(scene), "muted"), rect.width))


def _row(canvas: Canvas, scene: Scene, rect: Rect, number: int, item: Item | None, newest: bool, lit: bool) -> None:
    ground = "select" if newest or lit else ""
    link = ("option", _option(scene, item)) if lit else ("read", ("card", item["card"])) if item else ()
    if ground:
        canvas.fill(rect.x, rect.y, rect.width, 1, ground)
    canvas.put(rect.x + 1, rect.y, f"{number}", "key", attrs="bold")
    canvas.put(rect.x + 3, rect.y, "►" if newest else " ", "key")
    wide = rect.width - 6
    left = spoken(scene, title(scene, item), "text") if item is None else _titled(scene, item)
    middle = [Run(does(scene, item), "text" if newest else "muted")]
    if item is not None and runs_width(left) + 2 + runs_width(middle) > wide:  # whose it is by their sign alone
        name = Run(cards.name(scene.words, item["card"]), "text", "", "bold")
        left = [Run(f"{scene.tag(item['seat'])} ", scene.token(item["seat"])), name]
    right = [Run(_end(scene, item, newest), "key" if newest else "muted")]
    column = rect.x + 5 + max(36, wide * 42 // 100)
    canvas.write(rect.x + 5, rect.y, cut_runs(left, wide))
    tight = rect.x + 5 + runs_width(left) + 2
    start = max(column, tight) if column + runs_width(middle) < rect.x + rect.width else tight
    end = rect.x + rect.width - 1 - runs_width(right)
    if start + runs_width(middle) + 2 > end:
        right, end = [], rect.x + rect.width - 1
    if start + runs_width(middle) > end:
        start = rect.x + 5 + runs_width(left) + 2
    if start < end:
        canvas.write(start, rect.y, cut_runs(middle, end - start))
    canvas.write_right(rect.x + rect.width - 1, rect.y, right)
    canvas.fill(rect.x, rect.y, rect.width, 1, link=link)


def _option(scene: Scene, item: Item | None) -> int:
    draft = scene.draft
    choice = getattr(draft, "choice", None)
    return choice.index if choice is not None else 0


def _titled(scene: Scene, item: Item) -> list[Run]:
    """Return the title of an item: `Extra Hit by Laci, 1 credit`."""
    name = cards.name(scene.words, item["card"])
    rest = title(scene, item)
    before, _, after = rest.partition(name)
    return [
        *spoken(scene, before, "muted"),
        Run(name, cards.token_of(item["card"]), "", "bold"),
        *spoken(scene, after, "muted"),
    ]


def title(scene: Scene, item: Item | None) -> str:
    if item is None:
        replied = any(True for _ in shot_of(scene.view)["replies"])
        return scene.say("bd-stack-shot_replied" if replied else "bd-stack-shot")
    who, card = seat_name(scene, item["seat"]), cards.name(scene.words, item["card"])
    form = "you" if item["seat"] == scene.me else ""
    kind = item["what"] if item["what"] in ("pay", "ability", "trap") else "card"
    return scene.say(f"bd-stack-{kind}", form, who=who, card=card, n=item["paid"])


def does(scene: Scene, item: Item | None) -> str:
    """Return in a few words what an item does, and to which target."""
    if item is None:
        return ""
    said = cards.short(scene.words, item["card"])
    names = targets(scene, item)
    return scene.say("bd-stack-on", what=said, names=scene.words.join(names)) if names else said


def targets(scene: Scene, item: Item) -> list[str]:
    """Return the names of an item's targets: cards on the table, items of the stack, seats, or other cards."""
    found = pieces.rows(scene.view)
    waiting = {entry["serial"]: entry for entry in scene.view["stack"]}
    names = []
    for kind, what, *_ in item["targets"]:
        if kind == "item" and what in waiting:
            names.append(cards.name(scene.words, waiting[what]["card"]))
        elif kind == "row" and what in found:
            names.append(row_name(scene, found[what]))
        elif kind == "seat":
            names.append(seat_name(scene, what))
        elif kind == "card":
            names.append(cards.name(scene.words, what))
    return names


def _end(scene: Scene, item: Item | None, newest: bool) -> str:
    if newest and scene.draft is not None and scene.draft.question["why"] == "window":
        return scene.say("bd-you_may")
    return scene.say("bd-happens_last") if item is None or item["serial"] == scene.view["stack"][0]["serial"] else ""


def follows(scene: Scene) -> str:
    """Return a sentence about the seat that is asked and what happens if all pass."""
    view = scene.view
    if scene.draft is not None and scene.draft.question["why"] == "window":
        return scene.say("bd-if_all_pass", "you")
    asked = view["asked"]
    if asked:
        return scene.say("bd-if_all_pass", who=seat_name(scene, asked[0]))
    return ""
