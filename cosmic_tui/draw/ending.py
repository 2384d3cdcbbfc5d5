"""The last page of any game: who has won and how, and up to four panels that the game draws.

All panels at once if there is room, else one after the other. Draws the whole window.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run, fit, runs_width, wrap
from cosmic_tui.canvas.frame import frame
from cosmic_tui.canvas.text import Hint, fitting, key_runs, notice_runs
from cosmic_tui.draw.disc import disc
from cosmic_tui.draw.layout import CLASSES, MIDDLE
from cosmic_tui.draw.look import Look
from cosmic_tui.draw.names import LONGEST_NAME
from cosmic_tui.draw.scene import Person
from cosmic_tui.draw.sky import fog, stars

HEAD_ROWS = 15
HALF, LEAST_HALF = 13, 11  # rows of the upper and the lower page where two fit
PLANET, MOON = 24, 8
MOST_TOLD = 4  # rows for how it was won, where there is one page after the other


V = TypeVar("V", covariant=True)  # a view, as the game that was played types it
E = TypeVar("E", covariant=True)  # what it tells at its end


@dataclass(frozen=True)
class EndingOf(Generic[V, E]):
    """The facts from which the last page is drawn. `ending` is what the game told at its end, `view` the last view."""

    game: str
    look: Look
    people: tuple[Person, ...]
    winners: Sequence[int]
    ending: E
    seed: int
    view: V
    story: Any  # what the game's pages have counted
    voice: Any  # of the game
    at: int = 0  # the highlighted turning point
    page: int = 0
    again: str = "opt-rematch"  # what R does; "" if nothing
    talk: bool = False  # there are people elsewhere
    only: bool = False  # there is no title to go back to
    lost: bool = False  # the one reader at this keyboard has played and has not won
    review: bool = False  # its decisions can be reviewed
    reviewed: tuple[int, int] | None = None  # how many of them are weighed, where that has begun
    hint: Row = ()  # in the place of the keys: a vote, what is being said; see text.notice

    def say(self, ident: str, form: str = "", /, **args: Any) -> str:
        return self.look.words.say(ident, form, **args)

    def token(self, who: int) -> str:
        return f"seat_{self.people[who].colour}"

    def tagged(self, who: int) -> list[Run]:
        tag = Run(f"{self.look.glyphs.tag(self.people[who].colour)} ", self.token(who))
        return [tag, Run(fit(self.people[who].name, LONGEST_NAME), "text", "", "bold")]

    @property
    def panels(self) -> Mapping[str, Callable[[Canvas, Ending, Rect], None]]:
        return self.look.parts.pages.LAST


Ending: TypeAlias = EndingOf[Mapping[str, Any], Mapping[str, Any]]  # of any game


def last_page(ending: Ending, width: int, height: int) -> list[Row]:
    """Draw the page."""
    canvas = Canvas(width, height)
    large = width >= CLASSES[MIDDLE][0] and height >= CLASSES[MIDDLE][1]
    if large:
        _large(canvas, ending)
    else:
        _paged(canvas, ending)
    if ending.hint:
        canvas.write(1, height - 1, notice_runs(ending.hint, width - 2))
        return canvas.rows()
    say = ending.say
    keys = [
        *([("rematch", say(ending.again, "small"))] if ending.again else []),
        way_out(ending.look, ending.only),  # before what may find no room
        ("replay", say("key-replay")),
    ]
    if ending.review:
        keys.append(("review", say("key-review") if ending.reviewed is None else weighed(ending, *ending.reviewed)))
    if ending.talk:
        keys.append(("chat", say("key-chat")))
    if "points" in ending.panels:
        keys.append(("up down send", say("scr-turning_points", "small")))
    keys.append(("as_text", say("key-table")))
    if not large:
        keys.insert(0, ("look", say("key-more")))
    canvas.write(1, height - 1, fitting([key_runs(ending.look.keys, [hint]) for hint in keys], width - 2))
    return canvas.rows()


def weighed(ending: Ending, number: int, most: int) -> str:
    """Return a line about how far the review has come."""
    return ending.say("scr-reviewed", number=number, max=most)


def way_out(look: Look, only: bool) -> Hint:
    """Return the label of the key that leaves the last page."""
    return "back", look.words.say("key-quit" if only else "key-title")


def _headline(ending: Ending) -> str:
    if not ending.winners:
        return ending.say("scr-ended").upper()
    if ending.lost:
        return ending.say("scr-defeat").upper()
    return ending.say("scr-shared_victory" if len(ending.winners) > 1 else "scr-victory").upper()


def _in_short(ending: Ending) -> list[str]:
    """Return how the game was won, and the game's own sentence about it."""
    return ending.look.parts.pages.in_short(ending)


# --- one page after the other ------------------------------------------------------------------------------------


def _paged(canvas: Canvas, ending: Ending) -> None:
    canvas.fill(0, 0, canvas.width, 1, "raised")
    canvas.put(1, 0, _headline(ending), "key", attrs="bold")
    canvas.right(canvas.width - 1, 0, ending.say("scr-turn", number=max(1, ending.story.turns)), "muted")
    x = 1
    for who in ending.winners:
        runs = [*ending.tagged(who), *ending.look.parts.pages.winner(ending, who, False)]
        if x + runs_width(runs) < canvas.width - 2:
            x = canvas.write(x, 1, runs) + 4
    told = [line for words in _in_short(ending)[:2] for line in wrap(words, canvas.width - 2)][:MOST_TOLD]
    for number, line in enumerate(told):
        canvas.put(1, 2 + number, line, "text")
    top = 2 + max(2, len(told))
    rect = Rect(0, top, canvas.width, canvas.height - 1 - top)
    names = list(ending.panels)
    if rect.height < HALF + LEAST_HALF or len(names) < 2:
        _panel(canvas, ending, names[ending.page % len(names)], rect)
        return
    for place, high in enumerate((HALF, rect.height - HALF)):  # a page and the one after it
        name = names[(ending.page + place) % len(names)]
        _panel(canvas, ending, name, Rect(0, rect.y + place * HALF, canvas.width, high))


def _panel(canvas: Canvas, ending: Ending, name: str, rect: Rect) -> None:
    """Draw one framed panel of the last page."""
    title = [Run(ending.say(f"scr-end_{name}"), "text", "", "bold")]
    frame(canvas, rect, title=title)
    inner = Rect(rect.x + 2, rect.y + 1, rect.width - 4, rect.height - 2)
    ending.panels[name](canvas, ending, inner)


# --- everything at once ------------------------------------------------------------------------------------------


def _large(canvas: Canvas, ending: Ending) -> None:
    """Draw the winners between two planets, and the panels below."""
    rows = HEAD_ROWS
    fog(canvas, ending.look, Rect(0, 0, canvas.width, rows))
    if ending.look.discs:
        _planets(canvas, ending)
    lines: list[list[Run]] = [[Run(_headline(ending), "key", "", "bold")], []]
    for who in ending.winners:
        lines += [[*ending.tagged(who), *ending.look.parts.pages.winner(ending, who, True)], []]
    between = canvas.width - 2 * (canvas.width // 14 + PLANET + 2) if ending.look.discs else canvas.width - 2
    lines += [[Run(line, "text")] for words in _in_short(ending) for line in wrap(words, between)]
    top = max(1, (rows - len(lines)) // 2)
    for number, line in enumerate(lines[: rows - top]):
        canvas.write(max(0, (canvas.width - runs_width(line)) // 2), top + number, line)
    stars(canvas, ending.look, Rect(0, 0, canvas.width, rows), 9)
    for name, rect in zip(ending.panels, _places(ending, canvas.width, canvas.height - rows - 1), strict=False):
        _panel(canvas, ending, name, rect)


def _places(ending: Ending, width: int, body: int) -> list[Rect]:
    """Return the rectangles of the panels, in their order. The second panel is at the upper left, which is wide enough
    for what is counted.
    """
    left, top = width * 44 // 100, body * 52 // 100
    below, count = HEAD_ROWS + top, len(ending.panels)
    if count == 1:
        return [Rect(0, HEAD_ROWS, width, body)]
    if count == 2:
        return [Rect(left, HEAD_ROWS, width - left, body), Rect(0, HEAD_ROWS, left, body)]
    upper = [Rect(left, HEAD_ROWS, width - left, top), Rect(0, HEAD_ROWS, left, top)]
    if count == 3:
        return [*upper, Rect(0, below, width, body - top)]
    return [*upper, Rect(0, below, left, body - top), Rect(left, below, width - left, body - top)]


def _planets(canvas: Canvas, ending: Ending) -> None:
    """Draw a planet for each of two winners, left and right. A single winner has a moon as well."""
    edge = canvas.width // 14
    for place, who in enumerate([*ending.winners[:1], *ending.winners[1:][-1:]]):
        x = canvas.width - edge - PLANET if place else edge
        disc(canvas, ending.look, x, 2, PLANET, ending.token(who), who * 5 + 3 * place)
    if len(ending.winners) == 1:
        disc(canvas, ending.look, canvas.width - edge - MOON, HEAD_ROWS // 2, MOON, "faint", ending.winners[0])
