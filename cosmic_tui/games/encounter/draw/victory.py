"""The last page: who has won and how, the race turn by turn, a table of what everybody did, turning points, all hands.

Four panels where there is room for them, one after the other where there is not. Draws the whole window.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from cosmic_tui.draw.cells import Canvas, Row, Run, cut_runs, fit, runs_width
from cosmic_tui.draw.disc import disc
from cosmic_tui.draw.frame import frame
from cosmic_tui.draw.layout import CLASSES, MIDDLE, Rect
from cosmic_tui.draw.names import LONGEST_NAME, alien_name, card_tight, card_token
from cosmic_tui.draw.scene import Look, Person
from cosmic_tui.draw.sky import fog, stars
from cosmic_tui.draw.text import Hint, fitting, key_runs, notice_runs
from cosmic_tui.games.encounter.draw.chronicle import Chronicle, Point, Tally
from cosmic_tui.games.encounter.say.events import lines as event_lines
from cosmic_tui.games.encounter.say.moments import own_moments, where_decided
from cosmic_tui.look.glyphs import UNICODE
from cosmic_tui.say.voice import Voice

PAGES = ("table", "race", "points", "hands")
LABEL = 27
WIDEST_SLOT = 12  # columns of a turn in the race
HEAD_ROWS = 15
HAND_LEFT = 14  # columns of a name before its cards
HALF, LEAST_HALF = 13, 11  # rows of the upper and the lower page where two fit
PLANET, MOON = 24, 8


@dataclass(frozen=True)
class Ending:
    """Everything the page is drawn from."""

    look: Look
    people: tuple[Person, ...]
    winners: Sequence[int]
    hands: Sequence[Sequence[str]]
    aliens: Sequence[Sequence[str]]
    seed: int
    goal: int
    story: Chronicle
    voice: Voice
    at: int = 0  # the highlighted turning point
    page: int = 0
    talk: bool = False  # there are people elsewhere
    only: bool = False  # there is no title to go back to
    hint: Row = ()  # in the place of the keys: a vote, what is being said; see text.notice

    def say(self, ident: str, form: str = "", /, **args: Any) -> str:
        return self.look.words.say(ident, form, **args)

    def token(self, who: int) -> str:
        return f"seat_{self.people[who].colour}"

    def tagged(self, who: int) -> list[Run]:
        tag = Run(f"{self.look.glyphs.tag(self.people[who].colour)} ", self.token(who))
        return [tag, Run(fit(self.people[who].name, LONGEST_NAME), "text", "", "bold")]

    def alien(self, who: int) -> str:
        return " + ".join(alien_name(self.look.words, ident) for ident in self.aliens[who])


def victory(ending: Ending, width: int, height: int) -> list[Row]:
    """The page."""
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
        ("rematch", say("opt-rematch").lower()),
        way_out(ending.look, ending.only),  # before what may find no room
        ("replay", say("key-replay")),
    ]
    if ending.talk:
        keys.append(("chat", say("key-chat")))
    keys += [("up down send", say("scr-turning_points").lower()), ("as_text", say("key-table"))]
    if not large:
        keys.insert(0, ("look", say("key-more")))
    canvas.write(1, height - 1, fitting([key_runs(ending.look.keys, [hint]) for hint in keys], width - 2))
    return canvas.rows()


def way_out(look: Look, only: bool) -> Hint:
    """Where the last page is left to."""
    return "back", look.words.say("key-quit" if only else "key-title")


def _headline(ending: Ending) -> str:
    if not ending.winners:
        return ending.say("scr-ended").upper()
    return ending.say("scr-shared_victory" if len(ending.winners) > 1 else "scr-victory").upper()


def _won_by(ending: Ending) -> str:
    """In what way the game was won, in one sentence."""
    if not ending.winners:
        return ending.say("scr-line-nobody_won")
    first = ending.winners[0]
    abroad = ending.story.tallies[first].abroad
    if abroad >= ending.goal or not ending.aliens[first]:
        return ending.say("scr-line-won_by_colonies", n=abroad)
    return ending.say("scr-line-won_by_power", power=ending.alien(first))


def _in_short(ending: Ending) -> list[str]:
    """How it was decided, and the reader's own best and worst moment."""
    fights = ending.story.fights
    decided = " ".join(filter(None, (_won_by(ending), where_decided(ending.voice, fights, ending.winners))))
    return [words for words in (decided, own_moments(ending.voice, fights)) if words]


# --- one page after the other ------------------------------------------------------------------------------------


def _paged(canvas: Canvas, ending: Ending) -> None:
    canvas.fill(0, 0, canvas.width, 1, "raised")
    canvas.put(1, 0, _headline(ending), "key", attrs="bold")
    canvas.right(canvas.width - 1, 0, ending.say("scr-turn", number=max(1, len(ending.story.races))), "muted")
    x = 1
    for who in ending.winners:
        runs = [*ending.tagged(who), Run(f", {ending.alien(who)}  " if ending.aliens[who] else "  ", "muted")]
        runs.append(Run(UNICODE.shape(ending.people[who].colour) * ending.story.tallies[who].abroad, ending.token(who)))
        if x + runs_width(runs) < canvas.width - 2:
            x = canvas.write(x, 1, runs) + 4
    for number, words in enumerate(_in_short(ending)[:2]):
        canvas.put(1, 2 + number, fit(words, canvas.width - 2), "text")
    rect = Rect(0, 4, canvas.width, canvas.height - 5)
    if rect.height < HALF + LEAST_HALF:
        _panel(canvas, ending, PAGES[ending.page % len(PAGES)], rect)
        return
    for place, high in enumerate((HALF, rect.height - HALF)):  # a page and the one after it
        name = PAGES[(ending.page + place) % len(PAGES)]
        _panel(canvas, ending, name, Rect(0, rect.y + place * HALF, canvas.width, high))


def _panel(canvas: Canvas, ending: Ending, name: str, rect: Rect) -> None:
    """One framed part."""
    title = [Run(ending.say(f"scr-end_{name}"), "text", "", "bold")]
    frame(canvas, rect, title=title)
    inner = Rect(rect.x + 2, rect.y + 1, rect.width - 4, rect.height - 2)
    DRAWERS[name](canvas, ending, inner)


# --- everything at once ------------------------------------------------------------------------------------------


def _large(canvas: Canvas, ending: Ending) -> None:
    """The winners between two planets, and four panels below."""
    rows = HEAD_ROWS
    fog(canvas, ending.look, Rect(0, 0, canvas.width, rows))
    if ending.look.discs:
        _planets(canvas, ending)
    lines: list[list[Run]] = [[Run(_headline(ending), "key", "", "bold")], []]
    for who in ending.winners:
        shape = UNICODE.shape(ending.people[who].colour) * ending.story.tallies[who].abroad
        lines += [[*ending.tagged(who), Run(f"  {ending.alien(who)}   ", "muted"), Run(shape, ending.token(who))], []]
    lines += [[Run(fit(words, canvas.width - 2), "text")] for words in _in_short(ending)]
    top = max(1, (rows - len(lines)) // 2)
    for number, line in enumerate(lines[: rows - top]):
        canvas.write(max(0, (canvas.width - runs_width(line)) // 2), top + number, line)
    stars(canvas, ending.look, Rect(0, 0, canvas.width, rows), 9)
    body = canvas.height - rows - 1
    left, top = canvas.width * 44 // 100, body * 52 // 100
    _panel(canvas, ending, "race", Rect(0, rows, left, top))
    _panel(canvas, ending, "table", Rect(left, rows, canvas.width - left, top))
    _panel(canvas, ending, "points", Rect(0, rows + top, left, body - top))
    _panel(canvas, ending, "hands", Rect(left, rows + top, canvas.width - left, body - top))


def _planets(canvas: Canvas, ending: Ending) -> None:
    """A planet for each of two winners, left and right; one that has won alone has a moon instead."""
    edge = canvas.width // 14
    for place, who in enumerate([*ending.winners[:1], *ending.winners[1:][-1:]]):
        x = canvas.width - edge - PLANET if place else edge
        disc(canvas, ending.look, x, 2, PLANET, ending.token(who), who * 5 + 3 * place)
    if len(ending.winners) == 1:
        disc(canvas, ending.look, canvas.width - edge - MOON, HEAD_ROWS // 2, MOON, "faint", ending.winners[0])


# --- the parts ---------------------------------------------------------------------------------------------------

ROWS: tuple[tuple[str, Callable[[Tally], tuple[int, str]]], ...] = (
    ("abroad", lambda t: (t.abroad, str(t.abroad))),
    ("offense", lambda t: (t.offense_won, f"{t.offense_won} / {t.offense}")),
    ("defense", lambda t: (t.defense_won, f"{t.defense_won} / {t.defense}")),
    ("joined", lambda t: (t.joined, str(t.joined))),
    ("lost", lambda t: (-t.lost, str(t.lost))),
    ("deals", lambda t: (t.deals, str(t.deals))),
    ("powers", lambda t: (t.used, f"{t.used} / {t.zapped}")),
    ("highest", lambda t: (t.highest, str(t.highest))),
    ("cards", lambda t: (t.cards, str(t.cards))),
    ("one_short", lambda t: (t.one_short, str(t.one_short))),
)


def _table(canvas: Canvas, ending: Ending, rect: Rect) -> None:
    """A row a thing counted, a column a player; the best in bold."""
    each = max(4, (rect.width - LABEL) // len(ending.people))
    for who in range(len(ending.people)):
        canvas.write(rect.x + LABEL + who * each, rect.y, cut_runs(ending.tagged(who), each - 1))
    for number, (name, count) in enumerate(ROWS[: rect.height - 1]):
        y = rect.y + 1 + number
        canvas.put(rect.x, y, fit(ending.say(f"scr-count_{name}"), LABEL - 1), "muted")
        values = [count(tally) for tally in ending.story.tallies]
        best = max(value for value, _ in values)
        for who, (value, shown) in enumerate(values):
            top = value == best and any(other != best for other, _ in values)
            canvas.put(rect.x + LABEL + who * each, y, shown, "key" if top else "text", attrs="bold" if top else "")


def _race(canvas: Canvas, ending: Ending, rect: Rect) -> None:
    """Turns to the right, colonies upwards; the line of the goal is lit."""
    turns = ending.story.races
    goal = ending.goal
    step = max(1, (rect.height - 2) // max(1, goal))
    bottom = min(rect.y + rect.height - 2, rect.y + goal * step)
    wide = rect.width - 4
    for level in range(goal + 1):
        y = bottom - level * step
        if y < rect.y:
            break
        canvas.put(rect.x, y, str(level), "muted")
        canvas.put(rect.x + 2, y, "┄" * wide, "key" if level == goal else "faint")
    slot = len(ending.people) + 1
    shown = max(1, wide // slot)
    slot = max(slot, min(WIDEST_SLOT, wide // max(1, len(turns))))
    first = max(0, len(turns) - shown)
    for place, race in enumerate(turns[first:]):
        x = rect.x + 3 + place * slot
        canvas.put(x, bottom + 1, str(first + place + 1), "muted")
        filled: dict[int, int] = {}
        for who, abroad in enumerate(race):
            y = bottom - min(abroad, goal) * step
            canvas.put(x + filled.get(y, 0), y, UNICODE.shape(ending.people[who].colour), ending.token(who))
            filled[y] = filled.get(y, 0) + 1


def _points(canvas: Canvas, ending: Ending, rect: Rect) -> None:
    """What mattered, and the seed."""
    room = rect.height - 2
    points = ending.story.points[-room:] if room > 0 else []
    for number, point in enumerate(points):
        y = rect.y + number
        here = number + len(ending.story.points) - len(points) == ending.at
        if here:
            canvas.fill(rect.x - 1, y, rect.width + 2, 1, "select")
        turn = ending.say("scr-turn", number=point.turn)
        shape = UNICODE.shape(ending.people[point.seat].colour)
        runs = [
            Run(turn.ljust(9), "muted"),
            Run(f"{shape} ", ending.token(point.seat)),
            Run(point_words(ending, point), "text"),
        ]
        canvas.write(rect.x, y, cut_runs(runs, rect.width))
    seed = [Run(f"{ending.say('set-seed')} ", "muted"), Run(str(ending.seed), "key", "", "bold")]
    canvas.write(rect.x, rect.y + rect.height - 1, cut_runs(seed, rect.width))


def point_words(ending: Ending, point: Point) -> str:
    """A turning point as a sentence."""
    if point.event is not None:
        said = event_lines(ending.voice, point.event)
        return said[0].text if said else ""
    who = fit(ending.people[point.seat].name, LONGEST_NAME)
    return ending.say(f"scr-line-point_{point.kind}", ending.voice.form(point.seat), number=point.number, who=who)


def _hands(canvas: Canvas, ending: Ending, rect: Rect) -> None:
    """All hands, open at last; a large one goes on below while rows are free."""
    rows = [_hand_rows(ending, hand, rect.width - HAND_LEFT) for hand in ending.hands]
    free = rect.height - len(rows)
    shown = []
    for lines in rows:
        more = min(len(lines) - 1, max(0, free))
        free -= more
        shown.append([*lines[:more], [run for line in lines[more:] for run in line]])  # the last one may be cut
    gap = free >= len(rows) - 1
    y = rect.y
    for who, lines in enumerate(shown):
        canvas.write(rect.x, y, ending.tagged(who))
        for line in lines:
            if y < rect.y + rect.height:
                canvas.write(rect.x + HAND_LEFT, y, cut_runs(line, rect.width - HAND_LEFT))
            y += 1
        y += gap


def _hand_rows(ending: Ending, hand: Sequence[str], room: int) -> list[list[Run]]:
    """The cards of one hand in rows of so many columns; no card is parted."""
    if not hand:
        return [[Run(ending.say("scr-hand_of", n=0), "muted")]]
    rows: list[list[Run]] = [[]]
    for card in hand:
        runs = [Run(card_tight(ending.look.words, card), card_token(card), "", "bold"), Run("  ")]
        if rows[-1] and runs_width(rows[-1]) + runs_width(runs[:1]) > room:
            rows.append([])
        rows[-1] += runs
    return rows


DRAWERS: dict[str, Callable[[Canvas, Ending, Rect], None]] = {
    "table": _table,
    "race": _race,
    "points": _points,
    "hands": _hands,
}
