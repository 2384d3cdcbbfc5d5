"""Panels of the last page: the race turn by turn, a table of what everybody did, turning points, all hands."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cosmic_tui.canvas.cells import Canvas, Rect, Run, cut_runs, fit, runs_width
from cosmic_tui.draw.names import LONGEST_NAME
from cosmic_tui.games.encounter.draw.chronicle import Point, Tally
from cosmic_tui.games.encounter.draw.names import alien_name, card_tight, card_token
from cosmic_tui.games.encounter.say.events import lines as event_lines
from cosmic_tui.games.encounter.say.moments import own_moments, where_decided
from cosmic_tui.games.encounter.scene import Ending
from cosmic_tui.look.glyphs import UNICODE

LABEL = 27
WIDEST_SLOT = 12  # columns of a turn in the race
HAND_LEFT = 14  # columns of a name before its cards


def won_by(ending: Ending) -> str:
    """Return how the game was won, in one sentence."""
    if not ending.winners:
        return ending.say("scr-line-nobody_won")
    first = ending.winners[0]
    abroad = ending.story.tallies[first].abroad
    if abroad >= ending.view["goal"] or not ending.ending["aliens"][first]:
        return ending.say("scr-line-won_by_colonies", n=abroad)
    return ending.say("scr-line-won_by_power", power=aliens(ending, first))


def in_short(ending: Ending) -> list[str]:
    """Return how it was decided, and the reader's best and worst moment."""
    fights = ending.story.fights
    decided = " ".join(filter(None, (won_by(ending), where_decided(ending.voice, fights, ending.winners))))
    return [words for words in (decided, own_moments(ending.voice, fights)) if words]


def winner(ending: Ending, who: int, large: bool) -> list[Run]:
    """Return what a winner has won with: aliens and colonies."""
    shape = Run(UNICODE.shape(ending.people[who].colour) * ending.story.tallies[who].abroad, ending.token(who))
    if large:
        return [Run(f"  {aliens(ending, who)}   ", "muted"), shape]
    return [Run(f", {aliens(ending, who)}  " if ending.ending["aliens"][who] else "  ", "muted"), shape]


def aliens(ending: Ending, who: int) -> str:
    return " + ".join(alien_name(ending.look.words, ident) for ident in ending.ending["aliens"][who])


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
    """Draw a row for each thing counted and a column for each player, the best in bold."""
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
    """Draw everybody's colonies by turn: turns to the right, colonies upwards. The line of the goal is highlighted."""
    turns = ending.story.races
    goal = ending.view["goal"]
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
    for place, turn in enumerate(spread_out(len(turns), shown)):
        x = rect.x + 3 + place * slot
        canvas.put(x, bottom + 1, str(turn + 1), "muted")
        filled: dict[int, int] = {}
        for who, abroad in enumerate(turns[turn]):
            y = bottom - min(abroad, goal) * step
            canvas.put(x + filled.get(y, 0), y, UNICODE.shape(ending.people[who].colour), ending.token(who))
            filled[y] = filled.get(y, 0) + 1


def spread_out(turns: int, most: int) -> list[int]:
    """Return the turns to draw in the race: all, or as many as fit, from the first to the last."""
    if turns <= most:
        return list(range(turns))
    return [place * (turns - 1) // max(1, most - 1) for place in range(most)]


def _points(canvas: Canvas, ending: Ending, rect: Rect) -> None:
    """Draw the turning points and the seed."""
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
            Run(f"{turn:<8} ", "muted"),
            Run(f"{shape} ", ending.token(point.seat)),
            Run(point_words(ending, point), "text"),
        ]
        canvas.write(rect.x, y, cut_runs(runs, rect.width))
    seed = [Run(f"{ending.say('set-seed')} ", "muted"), Run(str(ending.seed), "key", "", "bold")]
    canvas.write(rect.x, rect.y + rect.height - 1, cut_runs(seed, rect.width))


def point_words(ending: Ending, point: Point) -> str:
    """Return a turning point as a sentence."""
    if point.event is not None:
        said = event_lines(ending.voice, point.event)
        return said[0].text if said else ""
    who = fit(ending.people[point.seat].name, LONGEST_NAME)
    return ending.say(f"scr-line-point_{point.kind}", ending.voice.form(point.seat), number=point.number, who=who)


def _hands(canvas: Canvas, ending: Ending, rect: Rect) -> None:
    """Draw all hands, face up. A large one goes on below while rows are free."""
    rows = [_hand_rows(ending, hand, rect.width - HAND_LEFT) for hand in ending.ending["hands"]]
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
    """Return the cards of one hand in rows of this many columns; no card is divided."""
    if not hand:
        return [[Run(ending.say("scr-hand_of", n=0), "muted")]]
    rows: list[list[Run]] = [[]]
    for card in hand:
        runs = [Run(card_tight(ending.look.words, card), card_token(card), "", "bold"), Run("  ")]
        if rows[-1] and runs_width(rows[-1]) + runs_width(runs[:1]) > room:
            rows.append([])
        rows[-1] += runs
    return rows


PANELS: dict[str, Callable[[Canvas, Ending, Rect], None]] = {
    "table": _table,
    "race": _race,
    "points": _points,
    "hands": _hands,
}
