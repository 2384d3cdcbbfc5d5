"""The game of the day: its seven tables, and what each encounter brought."""

from __future__ import annotations

from collections.abc import Sequence

from cosmic_tui.games.days import EVEN, LOST, NOTHING, WON, Day
from engine.encounter.view_types import Event

EVERYTHING = {"technology": True, "hidden_powers": True, "hot_swapped": True, "wild_flares": True}
WEEK = (
    Day(3, "cadet"),
    Day(4, "ensign"),
    Day(4, "ensign", {"technology": True}),
    Day(4, "lieutenant"),
    Day(4, "lieutenant", {"hidden_powers": True}),
    Day(5, "rookie"),
    Day(4, "rookie", EVERYTHING),
)
WINS = {"offense_won": 0, "uncontested": 0, "defense_won": 1}  # and which side it was
LOSES = ("both_lost", "deal_failed")


def steps(events: Sequence[Event], seat: int) -> list[str]:
    """Return a step for each encounter: won, lost or agreed as a main player, or nothing."""
    found: list[str] = []
    sides = (-1, -1)
    for event in events:
        kind = event["event"]
        if kind == "encounter_began":
            sides = (event["seat"], -1)
        elif kind == "defense_named":
            sides = (sides[0], event["at"][0] if event["at"] else -1)
        elif kind == "encounter_over":
            found.append(_step(event["outcome"], sides, seat))
    return found


def _step(outcome: str, sides: tuple[int, int], seat: int) -> str:
    if seat not in sides:
        return NOTHING
    if outcome in WINS:
        return WON if sides[WINS[outcome]] == seat else LOST
    return EVEN if outcome == "deal_made" else LOST if outcome in LOSES else NOTHING
