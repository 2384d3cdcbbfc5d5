"""A whole game in numbers: colonies of each player by turn, who won what, and the turning points.

Counts events and boards as one seat was told them; draws nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from cosmic_tui.games.encounter.say.moments import Fight
from engine.encounter.view_types import Event, View

LEAP = 2  # colonies in one turn that everybody notices
POINTS = ("power_zapped", "deal_made", "deal_failed")


@dataclass
class Tally:
    """The counts for one player."""

    abroad: int = 0
    offense_won: int = 0
    offense: int = 0
    defense_won: int = 0
    defense: int = 0
    joined: int = 0
    lost: int = 0
    deals: int = 0
    used: int = 0
    zapped: int = 0
    highest: int = 0
    cards: int = 0
    one_short: int = 0


class Point(NamedTuple):
    """A turning point: the turn, the seat, its kind, and the event if there is one."""

    turn: int
    seat: int
    kind: str
    number: int = 0
    event: Event | None = None
    at: int = 0  # events so far


@dataclass
class Chronicle:
    """The numbers of a game that the last page shows."""

    tallies: list[Tally]
    races: list[list[int]] = field(default_factory=list)  # per turn: colonies abroad by seat
    points: list[Point] = field(default_factory=list)
    fights: list[Fight] = field(default_factory=list)

    @property
    def turns(self) -> int:
        return len(self.races)


def chronicle(events: Sequence[Event], seats: int, goal: int, board: Callable[[int], View | None]) -> Chronicle:
    """Count a game. `board` gives the view after so many events."""
    found = Chronicle([Tally() for _ in range(seats)])
    turn = offense = 0
    defense = planet = -1
    for number, event in enumerate(events, 1):
        kind = event["event"]
        if kind == "turn_began":
            if turn:
                _end_turn(found, turn, goal, board(number - 1), number)
            turn, offense = event["turn"], event["seat"]
        elif kind == "encounter_began":
            offense, defense, planet = event["seat"], -1, -1
        elif kind == "defense_named":
            defense = event["at"][0] if event["at"] else -1
        elif kind == "aimed":
            planet = event["planet"]
        elif kind == "decided":
            _decided(found, event, offense, defense)
            _fought(found, event, turn, (offense, defense), planet)
        else:
            _count(found, event)
        if kind in POINTS:
            seat = event.get("seat", event["at"][0] if event.get("at") else 0)
            found.points.append(Point(turn, seat, "event", 0, event, number))
    _end_turn(found, turn, goal, board(len(events)), len(events))
    return found


def _end_turn(found: Chronicle, turn: int, goal: int, view: View | None, at: int) -> None:
    """Note everybody's colonies after a turn, and a player who has gained much at once."""
    before = found.races[-1] if found.races else [0] * len(found.tallies)
    if view is None:  # every turn has its place in the race
        found.races.append(before)
        return
    race = [seat["abroad"] for seat in view["seats"]]
    for seat, (now, then) in enumerate(zip(race, before, strict=True)):
        if now - then >= LEAP:
            found.points.append(Point(turn, seat, "leap", now - then, None, at))
        if now == goal - 1 and then < now:
            found.points.append(Point(turn, seat, "short", 1, None, at))
        found.tallies[seat].one_short += now == goal - 1
        found.tallies[seat].abroad = now
    found.races.append(race)


def _decided(found: Chronicle, event: Event, offense: int, defense: int) -> None:
    """Count one more encounter for both sides."""
    if defense < 0:
        return
    for side, seat in enumerate((offense, defense)):
        tally = found.tallies[seat]
        won = event["outcome"] == ("offense_won", "defense_won")[side]
        if side == 0:
            tally.offense += 1
            tally.offense_won += won
        else:
            tally.defense += 1
            tally.defense_won += won
        if event["totals"]:
            tally.highest = max(tally.highest, event["totals"][side])


def _fought(found: Chronicle, event: Event, turn: int, seats: tuple[int, int], planet: int) -> None:
    """Note a fight that one side has won."""
    won = ("offense_won", "defense_won")
    if event["outcome"] in won and min(seats) >= 0:
        totals = (event["totals"][0], event["totals"][1]) if event["totals"] else ()
        found.fights.append(Fight(turn, seats, planet, won.index(event["outcome"]), totals))


def _count(found: Chronicle, event: Event) -> None:
    """Count the other events."""
    kind = event["event"]
    if kind == "joined":
        found.tallies[event["seat"]].joined += 1
    elif kind == "ships_lost":
        found.tallies[event["seat"]].lost += event["n"]
    elif kind == "deal_made":
        for seat in (event["seat"], *event["at"]):
            found.tallies[seat].deals += 1
    elif kind == "announced" and event["source"] == "power":
        found.tallies[event["seat"]].used += 1
    elif kind == "power_zapped":
        found.tallies[event["at"][0]].zapped += 1
    elif kind == "rewarded":
        found.tallies[event["seat"]].cards += event["cards"]
