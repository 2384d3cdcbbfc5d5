"""The game of the day: its seven short tables, and what each of one's turns brought."""

from __future__ import annotations

from collections.abc import Sequence

from cosmic_tui.games.days import EVEN, LOST, NOTHING, WON, Day
from engine.andromeda.view_types import Event

SHORT = {"length": "short"}
WEEK = (
    Day(2, "cadet", SHORT),
    Day(3, "ensign", SHORT),
    Day(3, "ensign", {**SHORT, "special": "quasars"}),
    Day(3, "rookie", SHORT),
    Day(3, "rookie", {**SHORT, "destiny": True}),
    Day(4, "rookie", {**SHORT, "events": "cosmic_dusk"}),
    Day(4, "rookie", {**SHORT, "events": "cosmic_dusk", "special": "vortices", "destiny": True}),
)


def steps(events: Sequence[Event], seat: int) -> list[str]:
    """Return a step for each turn of this seat, up to its next turn: a battle lost, else one won, else a development,
    else nothing.
    """
    found: list[str] = []
    for event in events:
        kind = event["event"]
        if kind == "turn_began" and event["seat"] == seat:
            found.append(NOTHING)
        elif not found:
            continue
        elif kind == "battle_decided" and ["seat", seat] in [side[:2] for side in event["lost"]]:
            found[-1] = LOST
        elif kind == "battle_decided" and ["seat", seat] in [side[:2] for side in event["winners"]]:
            found[-1] = WON if found[-1] != LOST else LOST
        elif kind == "developed" and event["seat"] == seat and found[-1] == NOTHING:
            found[-1] = EVEN
    return found
