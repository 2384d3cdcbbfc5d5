"""Reasons that a seat may give for an answer: codes with the facts that belong to them, never a sentence.

What is said is for everybody, so its facts are seats and numbers that everybody can see. Knows no bot.
"""

from collections.abc import Mapping
from typing import Any

from engine.kernel.grounds import check_reason

SEAT, NUMBER = "seat", "n"
MOST = 999
GROUNDS: dict[str, tuple[str, ...]] = {
    # of a launch
    "leads": (SEAT, NUMBER),  # the leader's ships are there; with so many points
    "stronger_there": (NUMBER,),  # so many dice more than each other side there
    "raiders_there": (),
    "beside_leaders": (NUMBER,),  # so many leaders in that region and beside it
    "moon_there": (),  # no other moon in reach gives as much
    # of a return
    "before_event": (),  # the marker is next to the end of its track
    "home_full": (NUMBER,),  # with so many ships
    # of a development
    "ends_it": (),  # its points reach the goal
    # when a game begins: each character in its own words
    "greets_nilo": (),
    "greets_dora": (),
    "greets_reka": (),
    "greets_bodo": (),
    "greets_zita": (),
}


def check_ground(code: str, facts: Mapping[str, Any], seats: int) -> None:
    """Refuse a reason that this game does not know, or whose facts are not what they should be."""
    check_reason(GROUNDS, code, facts, {SEAT: seats, NUMBER: MOST + 1})
