"""The reader's centre: tiles where there is room, names with prices where there is not. Playable cards are lit.

What is lit and what is dark follows from the open question and from public facts. Draws the region "hand".
"""

from __future__ import annotations

from typing import NamedTuple

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run, cut_runs, fit, runs_width, width, wrap
from cosmic_tui.canvas.frame import HEAVY, LIGHT, frame
from cosmic_tui.canvas.syllables import wrapped
from cosmic_tui.canvas.text import badge, fitting, key_runs, numbers
from cosmic_tui.draw.hands import first_shown
from cosmic_tui.draw.layout import COMPACT, LARGE, SMALL
from cosmic_tui.draw.scene import Mark, all_marks, edge_of
from cosmic_tui.games.chaos import cards, pieces
from cosmic_tui.games.chaos.draw.lit import by_card
from cosmic_tui.games.chaos.say.naming import lies
from cosmic_tui.games.chaos.scene import Scene

TILE, NARROW_TILE = 30, 16
DETAIL = {LARGE: 76}
DETAIL_MIDDLE = 43
SOME_WORDS = 12  # columns of what is said of a card behind its name in the last row of hands


class Held(NamedTuple):
    """A card of the centre as it is drawn."""

    card: str
    mark: Mark | None
    copies: int = 1
    shown: bool = False  # not a card of the hand, but one that the open question shows
    where: str = ""  # ... and that lies there

    @property
    def lit(self) -> bool:
        return self.shown or self.mark is not None


def held_cards(scene: Scene) -> list[Held]:
    """Return the cards of the centre by type and price, or in the order in which they came; equal cards are grouped.
    While another player's cards are shown, return those.
    """
    if seen := pieces.seen_once(scene.view):
        return [Held(ident, None, 1, True, lies(scene.voice, scene.view, row)) for ident, row in seen]
    found = list(scene.view.get("hand", []))
    lit = by_card(scene)
    names = list(dict.fromkeys(found))
    if scene.sort:
        names.sort(key=cards.hand_order)
    return [Held(name, lit.get(name), found.count(name)) for name in names]


def price(scene: Scene, ident: str) -> str:
    """Return what a card costs this seat now, or its printed cost if the view has none."""
    now = scene.view.get("prices", {}).get(ident)
    return str(now) if now is not None else cards.cost(ident)


def heading(scene: Scene, ident: str) -> str:
    """Return the title of the region."""
    return scene.say(f"bd-seen_{ident}" if pieces.seen_once(scene.view) else f"bd-hand_{ident}")


def why_dark(scene: Scene, ident: str) -> str:
    """Return in a few words when a dark card may be played, or what it lacks."""
    view, found, say = scene.view, cards.card(ident), scene.say
    if view["mode"] == "beginner" and cards.type_of(ident) != "ship":
        return say("dark-beginner", "short")
    kind = cards.type_of(ident)
    cost = view.get("prices", {}).get(ident, found.cost if found.cost > 0 else 0)
    have = view["seats"][scene.me]["credits"]
    main = scene.draft is not None and scene.draft.question["why"] == "main"
    if main and kind in ("ship", "event") and cost > have:
        return say("dark-cost", "short", cost=cost, have=have)
    if kind == "interrupt":
        return say(f"when-{found.subtype}")
    return say(f"when-{kind}")


def hand(scene: Scene) -> list[Row]:
    """Draw the hand's region, which is empty for a spectator."""
    rect = scene.layout["hand"]
    small = scene.layout.name in (COMPACT, SMALL)
    canvas = Canvas(rect.width, rect.height, "panel" if small else "bg")
    if scene.me >= 0:
        _rows(canvas, scene) if small else _tiles(canvas, scene)
    elif not small:
        frame(canvas, Rect(0, 0, rect.width, rect.height), title=[Run(scene.say("bd-watching"), "muted")])
    return canvas.rows()


# --- rows ----------------------------------------------------------------------------------------------------------


def _rows(canvas: Canvas, scene: Scene) -> None:
    """Draw the hand as names with prices, and below them the card in focus, or why the others cannot be played."""
    held = held_cards(scene)
    head = heading(scene, "head")
    first = x = canvas.put(1, 0, head, "text", attrs="bold") + 2
    y, shown = 0, 0
    if _too_long(scene, held, canvas.width, canvas.height):
        held = [card._replace(where="") for card in held]
    long = _too_long(scene, held, canvas.width, canvas.height - 1)
    lines = canvas.height if long else canvas.height - 1
    parts = held if not long else sorted(held, key=lambda card: card.mark is None)
    for card in parts:
        runs = _named(scene, card)
        more = 5 if shown < len(parts) - 1 and y == lines - 1 else 0
        if x + runs_width(runs) > canvas.width - 1 - more:
            if y == lines - 1:
                break
            x, y = first, y + 1
        x = canvas.write(x, y, runs) + 2
        shown += 1
    if shown < len(parts):
        canvas.write_right(canvas.width - 1, lines - 1, [Run(f"+{len(parts) - shown}", "muted", link=("do", "look"))])
        return
    if y < canvas.height - 1:
        canvas.write(1, canvas.height - 1, cut_runs(_remark(scene, held, canvas.width - 2), canvas.width - 2))
    elif focused(scene, held) is not None:  # what is left of the last row
        canvas.write(x, y, begun(_remark(scene, held, canvas.width - 1 - x), canvas.width - 1 - x))


def begun(remark: list[Run], room: int) -> list[Run]:
    """Return a name followed by a remark. The name is never cut, and the remark keeps at least a few whole words."""
    if runs_width(remark) <= room or len(remark) < 2 or runs_width(remark[:1]) + SOME_WORDS > room:
        return fitting([remark], room) or fitting([remark[:1]], room)
    name, said = remark
    return [name, said._replace(text=f"{wrap(said.text, room - width(name.text) - 2)[0]} …")]


def _too_long(scene: Scene, held: list[Held], wide: int, lines: int) -> bool:
    return sum(runs_width(_named(scene, card)) + 2 for card in held) > (wide - 8) * lines


def _named(scene: Scene, card: Held) -> list[Run]:
    """Return a card's name: ` 2 Moon Worshipper 6`, or `(Overrule)` while it cannot be played."""
    name = cards.name(scene.words, card.card) + (f" ×{card.copies}" if card.copies > 1 else "")
    if card.shown:
        where = [Run(f" {card.where}", "muted")] if card.where else []
        named = Run(name, "text", "", "bold", ("read", ("card", card.card)))
        return [named, Run(f" {cards.cost(card.card)}", "key"), *where]
    if card.mark is None:
        return [Run(f"({name})", "unplayable", link=("read", ("card", card.card)))]
    link = ("option", card.mark.option)
    runs = [badge(card.mark.digit, card.mark.chosen, link), Run(" ")] if card.mark.digit else []
    attrs = "bold underline" if card.mark.here else "bold"
    return [*runs, Run(name, "text", "", attrs, link), Run(f" {price(scene, card.card)}", "key", "", "", link)]


def _remark(scene: Scene, held: list[Held], room: int) -> list[Run]:
    """Return what the card in focus does. Without a focus, return when dark cards may be played."""
    focus = focused(scene, held)
    if focus is not None:
        text = cards.counted_text(scene.words, scene.view, focus.card) or cards.kind_line(scene.words, focus.card)
        numbers_ = f"{cards.numbers(focus.card)}  " if cards.type_of(focus.card) == "ship" else ""
        return [Run(f"{cards.name(scene.words, focus.card)} ", "text"), Run(f"{numbers_}{text}", "muted")]
    dark = [card for card in held if not card.lit]
    groups: dict[str, list[str]] = {}
    for card in dark:
        groups.setdefault(why_dark(scene, card.card), []).append(cards.name(scene.words, card.card))
    parts = [[Run(f"{', '.join(names)}: {when}", "muted")] for when, names in groups.items()]
    return fitting(parts, room) if len(parts) > 1 else parts[0] if parts else []


# --- tiles ---------------------------------------------------------------------------------------------------------


def _tiles(canvas: Canvas, scene: Scene) -> None:
    held = held_cards(scene)
    title = [Run(heading(scene, "title"), "text", "", "bold"), *numbers(f" {sum(card.copies for card in held)}")]
    keys = key_runs(scene.look.keys, (("why_not", scene.say("key-why_not")), ("sort", scene.say("key-sort"))), gap=4)
    corner = [Run(f"{scene.say('scr-lit')}    ", "muted"), *keys]
    token, heavy = edge_of(scene, "hand")
    frame(canvas, Rect(0, 0, canvas.width, canvas.height), token=token, heavy=heavy, title=title, corner=corner)
    detail = DETAIL.get(scene.layout.name, DETAIL_MIDDLE)
    room = canvas.width - 4 - detail
    wide = min(TILE, max(NARROW_TILE, (room + 2) // max(1, len(held)) - 2))
    per_page = max(1, (room + 2) // (wide + 2))
    marked = next((place for place, card in enumerate(held) if card.mark and card.mark.here), None)
    start = first_shown(scene, len(held), per_page, scene.focus_at if scene.focus == "hand" else marked)
    for place, card in enumerate(held[start : start + per_page]):
        looked_at = scene.focus == "hand" and start + place == scene.focus_at
        _tile(canvas, scene, card, Rect(2 + place * (wide + 2), 1, wide, canvas.height - 2), looked_at)
    if len(held) > per_page:
        text = scene.say("scr-page_of", low=start + 1, high=min(len(held), start + per_page), max=len(held))
        link = ("hand", start + per_page)
        canvas.write_right(canvas.width - 2, canvas.height - 1, [Run(f" ‹ {text} › ", "muted", link=link)])
    _detail(canvas, scene, held, Rect(canvas.width - detail, 1, detail - 2, canvas.height - 2))


def _tile(canvas: Canvas, scene: Scene, card: Held, rect: Rect, looked_at: bool) -> None:
    """Draw one card: price and type, name, and text. Its lower edge has a digit if it may be chosen now."""
    x, y, wide, high = rect
    mark, token = card.mark, cards.token_of(card.card)
    chosen = mark is not None and (mark.chosen or mark.here)
    lines = HEAVY if chosen or looked_at else LIGHT
    ground = "card_face" if card.lit else "bg"
    edge = "focus" if looked_at else token if card.lit else "line"
    link = ("option", mark.option) if mark else ("read", ("card", card.card))
    canvas.clear(x, y, wide, high, ground)
    canvas.put(x, y, lines.corners[0] + lines.across * (wide - 2) + lines.corners[1], edge)
    for row in range(y + 1, y + high - 1):
        canvas.put(x, row, lines.upright, edge)
        canvas.put(x + wide - 1, row, lines.upright, edge)
    canvas.put(x, y + high - 1, lines.corners[2] + lines.across * (wide - 2) + lines.corners[3], edge)
    _face(canvas, scene, card, rect, token)
    canvas.fill(x, y, wide, high, link=link)
    if mark is not None and mark.digit:
        canvas.write(x + wide // 2 - 1, y + high - 1, [badge(mark.digit, chosen, link)])


def _face(canvas: Canvas, scene: Scene, card: Held, rect: Rect, token: str) -> None:
    x, y, wide, high = rect
    lit = card.lit
    words, found = scene.words, cards.card(card.card)
    quiet = token if lit else "unplayable"
    canvas.put(x + 2, y + 1, price(scene, card.card), "key" if lit else "unplayable", attrs="bold")
    kind = scene.say(f"type-{cards.type_of(card.card)}")
    full = f"{kind}, {scene.say('kind-' + found.subtype)}" if found.subtype != kind else kind
    label = full if width(full) <= wide - 8 else kind
    canvas.right(x + wide - 2, y + 1, fit(label, wide - 5 - width(price(scene, card.card))), quiet)
    name = cards.name(words, card.card) + (f" ×{card.copies}" if card.copies > 1 else "")
    lines = wrapped(name if lit else f"({name})", wide - 4, wide - 2)[:2]
    for number, line in enumerate(lines):
        _centred(canvas, x, y + 2 + number, wide, line, "text" if lit else "unplayable", "bold" if lit else "")
    at = y + 2 + len(lines)
    room = y + high - 1 - at
    plain = card.where or cards.short(words, card.card)
    said = wrap(plain, wide - 4)
    if len(said) > room >= len(wrap(plain, wide - 2)):
        said = wrap(plain, wide - 2)
    if len(said) > room:  # the last line says that there is more
        said = [*said[: max(0, room - 1)], fit(" ".join(said[max(0, room - 1) :]), wide - 4)] if room else []
    for line in said:
        _centred(canvas, x, at, wide, line, "ok" if lit else "unplayable")
        at += 1
    if not lit and at < y + high - 1:
        _centred(canvas, x, y + high - 2, wide, why_dark(scene, card.card), "unplayable")


def _centred(canvas: Canvas, x: int, y: int, wide: int, text: str, token: str, attrs: str = "") -> None:
    text = fit(text, wide - 2)
    canvas.put(x + 1 + (wide - 2 - width(text)) // 2, y, text, token, attrs=attrs)


def focused(scene: Scene, held: list[Held]) -> Held | None:
    """Return the card in focus if the focus is in the hand, else the highlighted option."""
    if scene.focus == "hand" and held:
        return held[min(scene.focus_at, len(held) - 1)]
    found = next((card for card in held if card.mark and card.mark.here), None)
    if found is None:
        chosen = next((ref for ref, mark in all_marks(scene) if mark.here), ())
        if chosen[:1] in (("play",), ("card",), ("down",), ("trigger",)) and cards.known(str(chosen[1])):
            return Held(str(chosen[1]), None)
    return found


def _detail(canvas: Canvas, scene: Scene, held: list[Held], rect: Rect) -> None:
    """Draw the card in focus in full. Without a focus, draw why no card can be played."""
    card = focused(scene, held)
    x, y, wide, high = rect
    if card is None:
        said = scene.say("bd-hand_lit" if any(other.lit for other in held) else "bd-hand_dark")
        if any(other.shown for other in held):
            said = scene.say("bd-seen_note")
        for number, line in enumerate(wrap(said, wide)[:high]):
            canvas.put(x, y + number, line, "muted")
        return
    title = cards.name(scene.words, card.card)
    end = canvas.put(x, y, fit(title, wide - 12), cards.token_of(card.card), attrs="bold")
    canvas.put(end + 1, y, fit(cards.kind_line(scene.words, card.card), x + wide - end - 1), "muted")
    text = cards.counted_text(scene.words, scene.view, card.card)
    if cards.type_of(card.card) == "ship":
        text = f"{scene.say('bd-numbers', value=cards.numbers(card.card))} {text}"
    lines = wrap(text, wide)
    for number, line in enumerate(lines[: high - 2]):
        canvas.put(x, y + 1 + number, line, "text")
    if not card.lit:
        canvas.put(x, y + high - 1, fit(why_dark(scene, card.card), wide - 12), "muted")
    canvas.write_right(x + wide, y + high - 1, key_runs(scene.look.keys, (("read", scene.say("bd-rulings")),)))
