"""What the last page says of a game: the final scoring line by line, points by turn, turning points, hands.

Counts the events as one seat was told them, and draws the panels of the house's last page.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from cosmic_tui.canvas.cells import Canvas, Rect, Run, cut_runs, fit
from cosmic_tui.draw.parts import Told
from cosmic_tui.games.andromeda.say.board import sums_of
from cosmic_tui.games.andromeda.say.events import lines as event_lines
from cosmic_tui.games.andromeda.scene import Ending
from cosmic_tui.look.glyphs import UNICODE
from engine.andromeda.view_types import Event

LABEL = 20
HAND_LEFT = 14
MATTER = 5  # points scored at once that everybody notices
TURNING = frozenset(("end_triggered", "developed", "battle_decided", "upgraded", "event_revealed"))
ROWS = ("track", "development", "special", "damage", "vault", "module", "leaders", "destiny", "ability")


class Point(NamedTuple):
    """A turning point: the turn, the seat, the event, and the number of events before it."""

    turn: int
    seat: int
    event: Event
    at: int


@dataclass
class Tale:
    """The statistics of a game: points by turn and seat, and turning points."""

    races: list[list[int]] = field(default_factory=list)
    points: list[Point] = field(default_factory=list)

    @property
    def turns(self) -> int:
        """Return the number of turns. Points are stored for the start of each turn and for the end of the game."""
        return max(0, len(self.races) - 1)


def story(told: Told) -> Tale:
    """Compute a game's statistics for its last page. Points are added when they are scored, except for the final
    scoring, which has its own table.
    """
    tale, vp, turn = Tale(), [0] * told.seats, 0
    for at, event in enumerate(told.events):
        kind = event["event"]
        if kind == "turn_began":
            turn = event["turn"]
            tale.races.append(vp[:])
        elif kind == "game_begins":
            vp = [(seat - event["seat"]) % told.seats + 1 for seat in range(told.seats)]
        elif kind == "scored":
            vp[event["seat"]] = max(0, vp[event["seat"]] + event["n"])
        seat = event.get("seat", -1)
        big = kind == "scored" and event["n"] >= MATTER
        if (kind in TURNING or big) and (seat >= 0 or kind == "battle_decided"):
            if kind == "battle_decided":
                winners = [side[1] for side in event["winners"] if side[0] == "seat"]
                seat = winners[0] if winners else -1
            if seat >= 0:
                tale.points.append(Point(turn, seat, event, at))
    if tale.races:
        tale.races.append(vp[:])
    return tale


# --- the head ------------------------------------------------------------------------------------------------------


def in_short(ending: Ending) -> list[str]:
    """Return which line of the scoring decided the game: the one with the winner's largest lead over the second."""
    scores = ending.ending.get("scores") or []
    first = ending.winners[0] if ending.winners else -1
    if first < 0 or len(scores) <= first:
        return []
    rest = [who for who in range(len(scores)) if who not in ending.winners]
    second = max(rest, key=lambda who: ending.ending["vp"][who], default=first)
    mine, theirs = _rows(ending, first), _rows(ending, second)
    best = max(mine, key=lambda name: mine[name] - theirs[name])
    name = ending.say(f"final-{best}", "small")
    return [ending.say("scr-won_through", ending.voice.form(first), who=ending.voice.name(first), name=name)]


def _rows(ending: Ending, who: int) -> dict[str, int]:
    """Return all lines of a seat's score, beginning with its points before the final scoring."""
    sums = sums_of(ending.ending["scores"][who])
    before = ending.ending["vp"][who] - sum(sums.values())
    return {"before": before, **{name: sums.get(name, 0) for name in ROWS}}


def winner(ending: Ending, who: int, large: bool) -> list[Run]:
    """Return the winner's faction and points."""
    faction = ending.ending["factions"][who]
    name = ending.say(f"faction-{faction}", "short") if faction else ""
    return [Run(f"  {name}   ", "muted"), Run(str(ending.ending["vp"][who]), "key", "", "bold")]


# --- panels --------------------------------------------------------------------------------------------------------


def _table(canvas: Canvas, ending: Ending, rect: Rect) -> None:
    """Draw a row for each line of the scoring and a column for each player, the highest in bold, the total below."""
    people = len(ending.people)
    each = max(5, (rect.width - LABEL) // people)
    for who in range(people):
        canvas.write(rect.x + LABEL + who * each, rect.y, cut_runs(ending.tagged(who), each - 1))
    columns = [_rows(ending, who) for who in range(people)] if ending.ending.get("scores") else []
    names = [name for name in ("before", *ROWS) if any(column[name] for column in columns)]
    for number, name in enumerate(names[: rect.height - 2]):
        y = rect.y + 1 + number
        canvas.put(rect.x, y, fit(ending.say(f"final-{name}"), LABEL - 1), "muted")
        values = [column[name] for column in columns]
        for who, value in enumerate(values):
            top = value == max(values) and len(set(values)) > 1
            token = "key" if top else "danger" if value < 0 else "text"
            canvas.put(rect.x + LABEL + who * each, y, str(value), token, attrs="bold" if top else "")
    y = rect.y + min(len(names), rect.height - 2) + 1
    canvas.put(rect.x, y, ending.say("final-total"), "text", attrs="bold")
    for who, vp in enumerate(ending.ending["vp"]):
        token = "key" if who in ending.winners else "text"
        canvas.put(rect.x + LABEL + who * each, y, str(vp), token, attrs="bold")


def _course(canvas: Canvas, ending: Ending, rect: Rect) -> None:
    """Draw each seat's points as a curve over the turns."""
    races: Sequence[Sequence[int]] = ending.story.races
    high, wide = rect.height - 1, rect.width - 5
    if high < 3 or not races:
        return
    most = max(1, max(max(race) for race in races))
    for level in range(0, high, max(1, high // 4)):
        y = rect.y + high - 1 - level
        canvas.put(rect.x, y, str(round(level * most / (high - 1))).rjust(3), "muted")
        canvas.put(rect.x + 4, y, "┄" * wide, "faint")
    columns = min(wide, len(races))
    for column in range(columns):
        race = races[column * (len(races) - 1) // max(1, columns - 1)]
        x = rect.x + 4 + column * (wide - 1) // max(1, columns - 1)
        for who, vp in enumerate(race):
            y = rect.y + high - 1 - vp * (high - 1) // most
            canvas.put(x, y, UNICODE.shape(ending.people[who].colour), ending.token(who))
    canvas.put(rect.x + 4, rect.y + high, ending.say("scr-turn", number=1), "muted")
    canvas.right(rect.x + 4 + wide, rect.y + high, ending.say("scr-turn", number=len(races) - 1), "muted")


def _points(canvas: Canvas, ending: Ending, rect: Rect) -> None:
    """Draw the turning points, and the seed."""
    room = rect.height - 2
    points = ending.story.points[-room:] if room > 0 else []
    for number, point in enumerate(points):
        y = rect.y + number
        if number + len(ending.story.points) - len(points) == ending.at:
            canvas.fill(rect.x - 1, y, rect.width + 2, 1, "select")
        said = event_lines(ending.voice, point.event, ending.view)
        words = said[0].text if said else ""
        shape = UNICODE.shape(ending.people[point.seat].colour)
        runs = [Run(f"{ending.say('scr-turn', number=point.turn):<8} ", "muted")]
        runs += [Run(f"{shape} ", ending.token(point.seat)), Run(words, "text")]
        canvas.write(rect.x, y, cut_runs(runs, rect.width))
    seed = [Run(f"{ending.say('set-seed')} ", "muted"), Run(str(ending.seed), "key", "", "bold")]
    canvas.write(rect.x, rect.y + rect.height - 1, cut_runs(seed, rect.width))


def _hands(canvas: Canvas, ending: Ending, rect: Rect) -> None:
    """Draw the cards still held, and the destiny cards that were kept."""
    for who, cards in enumerate(ending.ending["hands"][: rect.height]):
        y = rect.y + who
        canvas.write(rect.x, y, ending.tagged(who))
        names = [ending.say(f"card-{card}") for card in cards]
        runs = [Run(", ".join(names) or ending.say("scr-hand_of", n=0), "flare" if names else "muted")]
        for goal in ending.ending.get("destiny", [[]] * (who + 1))[who]:
            runs[:0] = [Run(f"{ending.say(f'destiny-{goal}')}   ", "text", "", "bold")]
        canvas.write(rect.x + HAND_LEFT, y, cut_runs(runs, rect.width - HAND_LEFT))


LAST: dict[str, Callable[[Canvas, Ending, Rect], None]] = {
    "scoring": _table,
    "course": _course,
    "points": _points,
    "hands": _hands,
}
