"""The deck builder as a picture: cards, the card in focus, the deck, curve, shape, faults, a hand to try, bots' games.

Draws the whole window from a workshop and what the screen knows besides; each panel into its rectangle.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run, cut_runs, runs_width
from cosmic_tui.canvas.frame import frame
from cosmic_tui.canvas.text import key_runs, notice_runs
from cosmic_tui.draw.keys import line_ways
from cosmic_tui.draw.layout import COMPACT, LARGE, MIDDLE, SMALL, class_of
from cosmic_tui.draw.look import Look
from cosmic_tui.games.chaos import cards
from cosmic_tui.games.chaos.builder import card_face, card_list, deck_list, deck_shape, trying
from cosmic_tui.games.chaos.builder.trials import Trial
from cosmic_tui.games.chaos.builder.workshop import DECK, Workshop
from cosmic_tui.games.chaos.facts import decks

Drawer = Callable[["Bench", Canvas, Rect], None]


@dataclass(frozen=True)
class Bench:
    """The facts from which the picture of the deck builder is drawn."""

    shop: Workshop
    look: Look
    saved: str = ""  # when, or why not
    own: int = 0  # the player's own decks
    trial: Trial | None = None
    running: bool = False
    extra: str = ""  # a panel asked for where there is no room for all: hand or trial
    typing: str | None = None  # a name or a word being typed
    hint: Row = ()

    def say(self, ident: str, form: str = "", /, **args: object) -> str:
        return self.look.words.say(ident, form, **args)


def rects(name: str, width: int, height: int) -> dict[str, Rect]:
    """Return the rectangles of the panels. Small windows omit some panels, which a key then opens."""
    down = height - 1
    if name == COMPACT:
        return {
            "list": Rect(0, 2, 47, height - 10),
            "card": Rect(0, height - 8, 47, 4),
            "curve": Rect(47, 2, width - 47, 8),
            "shape": Rect(47, 10, width - 47, 6),
            "faults": Rect(47, height - 8, width - 47, 4),
            "prompt": Rect(0, height - 4, width, 3),
            "keys": Rect(0, down, width, 1),
        }
    if name == SMALL:
        return {
            "list": Rect(0, 2, 58, height - 11),
            "card": Rect(58, 2, width - 58, 8),
            "deck": Rect(58, 10, width - 58, height - 19),
            "faults": Rect(0, height - 9, width, 3),
            "prompt": Rect(0, height - 6, width, 5),
            "keys": Rect(0, down, width, 1),
        }
    large = name == LARGE
    a, b = (88, 56) if large else (63, 40)
    c, low, prompt = width - a - b, 7, 6 if large else 5
    body = height - 3 - low - prompt
    top = 28 if large else 19
    curve, shape = (15, 13) if large else (11, 9)
    y = 2 + body
    return {
        "list": Rect(0, 2, a, top),
        "card": Rect(0, 2 + top, a, body - top),
        "deck": Rect(a, 2, b, body),
        "curve": Rect(a + b, 2, c, curve),
        "shape": Rect(a + b, 2 + curve, c, shape),
        "faults": Rect(a + b, 2 + curve + shape, c, body - curve - shape),
        "hand": Rect(0, y, width - 56 - 28 * large, low),
        "trial": Rect(width - 56 - 28 * large, y, 56 + 28 * large, low),
        "prompt": Rect(0, y + low, width, prompt),
        "keys": Rect(0, down, width, 1),
    }


PANELS: dict[str, Drawer] = {
    "list": card_list.card_list,
    "card": card_face.in_focus,
    "deck": deck_list.your_deck,
    "curve": deck_shape.cost_curve,
    "shape": deck_shape.types,
    "faults": deck_shape.faults,
    "hand": trying.a_hand,
    "trial": trying.trial,
}


def picture(bench: Bench, width: int, height: int) -> list[Row]:
    """Return the whole window."""
    canvas = Canvas(width, height)
    name = class_of(width, height) or COMPACT
    places = rects(name, width, height)
    _head(canvas, bench, width, name)
    _filters(canvas, bench, width)
    for panel, rect in _laid_over(bench, places, name).items():
        if panel in PANELS:
            PANELS[panel](bench, canvas, rect)
    _prompt(canvas, bench, places["prompt"], name)
    _keys(canvas, bench, height - 1)
    return canvas.rows()


OVER = {COMPACT: ("curve", "shape"), SMALL: ("card", "deck")}  # where a hand or the bots' games lie in small windows


def _laid_over(bench: Bench, places: dict[str, Rect], name: str) -> dict[str, Rect]:
    """Return the rectangles after overlays: in small windows the deck over the list, and a hand or the bots' games over
    two panels.
    """
    shown = dict(places)
    if name == COMPACT and bench.shop.side == DECK:
        shown["deck"] = shown.pop("list")
    if bench.extra and name in OVER:
        upper, lower = (shown.pop(panel) for panel in OVER[name])
        shown[bench.extra] = Rect(upper.x, upper.y, upper.width, upper.height + lower.height)
    return shown


def _head(canvas: Canvas, bench: Bench, width: int, name: str) -> None:
    shop, say = bench.shop, bench.say
    canvas.fill(0, 0, width, 1, "panel")
    left = [Run(say("scr-cosmic"), "key", "", "bold"), Run(f" {say('db-title')}", "text", "", "bold")]
    left += [Run(" · ", "muted"), Run(shop.name, "text", "", "bold")]
    end = canvas.write(1, 0, left)
    middle = [Run(say(f"deck-kind-{shop.kind}"), "muted"), Run("   "), _state(bench)]
    right = []
    if name in (MIDDLE, LARGE):
        right = [Run(bench.saved, "muted"), Run("   "), Run(say("db-counts", own=bench.own), "muted")]
    elif bench.saved:
        right = [Run(bench.saved, "muted")]
    start = canvas.write_right(width - 1, 0, cut_runs(right, max(0, width - end - 4)))
    if end + 3 + runs_width(middle) + 2 <= start:
        canvas.write(end + max(3, (start - end - runs_width(middle)) // 3), 0, middle)
    elif end + 2 + runs_width(middle[-1:]) + 2 <= start:
        canvas.write(end + 2, 0, middle[-1:])


def _state(bench: Bench) -> Run:
    """Return the state of the deck: `44 of 45, 1 fault`, or that it is legal."""
    shop, faults = bench.shop, bench.shop.faults()
    if not faults:
        return Run(bench.say("db-legal", number=shop.size), "ok", "", "bold")
    said = bench.say("db-state", number=shop.size, max=shop.wanted, n=len(faults))
    return Run(said, "danger", "", "bold")


def _filters(canvas: Canvas, bench: Bench, width: int) -> None:
    """Draw the filters as chips, which are filled if they narrow the list."""
    shop, say, keys = bench.shop, bench.say, bench.look.keys
    wanted = shop.filters
    species = " ".join(say(f"species-{name}", "short") for name in sorted(wanted.species))
    parts = [
        ("by_type", "db-type", say(f"type-{wanted.type}") if wanted.type else ""),
        ("by_species", "db-species", species),
        ("by_cost", "db-cost", wanted.cost.replace("9-", "9+")),
        ("by_keyword", "db-keyword", say(f"keyword-{wanted.keyword}") if wanted.keyword else ""),
        ("find", "db-word", wanted.text),
    ]
    x = 1
    shown = len(shop.listed())
    right = [Run(f"{shown}", "text", "", "bold"), Run(f" {say('db-of', number=len(cards.EVERY))}", "muted")]
    start = canvas.write_right(width - 1, 1, right)
    for command, ident, value in parts:
        runs = key_runs(keys, ((command, say(ident)),))
        runs += (
            [Run(" "), Run(f" {value} ", "key_ink", "key", "bold")] if value else [Run(f" {say('db-any')}", "muted")]
        )
        if width < 100 and not value:
            runs = runs[:-1]
        if x + runs_width(runs) > start - 2:
            break
        x = canvas.write(x, 1, runs) + (3 if width >= 140 else 2)
    if wanted.on and x + 12 < start:
        canvas.write(x, 1, key_runs(keys, (("no_filters", say("db-no_filters")),)))


def _prompt(canvas: Canvas, bench: Bench, rect: Rect, name: str) -> None:
    """Draw what may be done with the card in focus, and the most important keys."""
    shop, say = bench.shop, bench.say
    wide = rect.width - 4
    lines: list[Sequence[Run]] = [about(bench, wide), ways(bench), more_ways(bench)]
    if name == COMPACT or any(runs_width(line) > wide for line in lines):
        lines[1:] = all_ways(bench, rect.width - 2 if name == COMPACT else wide)
    if bench.typing is not None:
        lines = [[Run(f"{say('db-typing')} ", "key", "", "bold"), Run(bench.typing), Run(" ", "key_ink", "key")]]
        lines.append(line_ways(bench.look))
    if bench.hint:
        lines[0] = notice_runs(bench.hint, wide)
    if name == COMPACT:
        canvas.fill(0, rect.y, rect.width, rect.height, "raised")
        for y in range(rect.height):
            canvas.put(0, rect.y + y, "▌", "key")
        for y, line in enumerate(lines[: rect.height]):
            canvas.write(1, rect.y + y, cut_runs(line, rect.width - 2))
        return
    title = [Run(shop.name, "text", "", "bold"), Run(f"  {say('db-doing')}", "text")]
    corner = [Run(say("db-secret"), "muted")]
    canvas.fill(rect.x, rect.y, rect.width, rect.height, "raised")
    frame(canvas, rect, token="key", heavy=True, title=title, corner=corner, foot_token="line")
    for y, line in enumerate(lines[: rect.height - 2]):
        canvas.write(rect.x + 2, rect.y + 1 + y, cut_runs(line, wide))


def about(bench: Bench, room: int) -> list[Run]:
    """Describe the card in focus: `Vanguard Patrol: 3 copies are in, no more may be. Fits with ...`, with as many names
    as there is room for.
    """
    shop, say = bench.shop, bench.say
    ident = shop.here
    if not ident:
        return [Run(say("db-nothing_listed"), "muted")]
    count = shop.counts.get(ident, 0)
    name = cards.name(shop.words, ident)
    full = shop.kind == decks.OFFICIAL and count >= decks.COPIES
    runs = [Run(f"{name}: ", "text", "", "bold"), Run(say("db-copies", n=count), "text")]
    if full:
        runs += [Run(" "), Run(say("db-no_more"), "warn", "", "bold")]
    near = shop.fitting(ident)
    for most in range(len(near), 0, -1):
        names = shop.words.join(cards.name(shop.words, other) for other in near[:most])
        fits = [*runs, Run("  "), Run(say("db-fits", names=names), "muted")]
        if runs_width(fits) <= room:
            return fits
    return runs


WAYS = (
    ("more", "db-more"), ("fewer", "db-fewer"), ("look", "db-other_side"), ("name", "db-name"),
    ("other_deck", "db-other_deck"), ("kind", "db-kind"), ("write", "db-write"), ("read_text", "db-read_text"),
)  # fmt: skip
MORE_WAYS = (
    ("up down", "key-move"), ("read", "bd-rulings"), ("fault", "db-fault_key"), ("undo", "key-undo"),
    ("back", "db-leave"),
)  # fmt: skip


def ways(bench: Bench) -> list[Run]:
    return key_runs(bench.look.keys, [(command, bench.say(ident)) for command, ident in WAYS])


def more_ways(bench: Bench) -> list[Run]:
    return key_runs(bench.look.keys, [(command, bench.say(ident)) for command, ident in MORE_WAYS])


def all_ways(bench: Bench, room: int) -> list[list[Run]]:
    """Return the keys that are named neither in the last row nor in the panel of faults, arranged in rows."""
    below = {"fault", *(command for command, _ in KEYS)}
    rows: list[list[Run]] = [[]]
    for command, ident in (*WAYS, *(way for way in MORE_WAYS if way[0] not in below)):
        runs = key_runs(bench.look.keys, ((command, bench.say(ident)),))
        if rows[-1] and runs_width(rows[-1]) + 2 + runs_width(runs) > room:
            rows.append([])
        rows[-1] += ([Run("  ")] if rows[-1] else []) + list(runs)
    return rows


KEYS = (
    ("help", "key-help"), ("read", "key-read"), ("find", "db-word"), ("sort_by", "db-sort"), ("hand", "db-hand_key"),
    ("trial", "db-trial_key"), ("undo", "key-undo"), ("back", "key-back"),
)  # fmt: skip


def _keys(canvas: Canvas, bench: Bench, y: int) -> None:
    for left_out in ((), ("find",), ("find", "sort_by")):  # filters and list name them too
        pairs = [(command, bench.say(ident)) for command, ident in KEYS if command not in left_out]
        runs = key_runs(bench.look.keys, pairs)
        if runs_width(runs) <= canvas.width - 2:
            break
    canvas.write(1, y, cut_runs(runs, canvas.width - 2))
