"""Reasons that a seat may give for an answer: codes with the facts that belong to them, never a sentence.

What is said is for everybody, so its facts are seats and numbers that everybody can see. Knows no bot.
"""

from collections.abc import Mapping
from typing import Any

from engine.kernel.grounds import check_reason

SEAT, NUMBER = "seat", "n"
MOST = 99
GROUNDS: dict[str, tuple[str, ...]] = {
    # of an attack on another player's colony
    "enough_to_finish": (NUMBER,),  # bombs for the last so many cards
    "nobody_defends": (SEAT,),
    "they_acted": (SEAT,),  # most of that seat's ships are used or damaged
    "fire_first": (),  # all ships of the attacker are faster than those that could defend
    "leads": (SEAT, NUMBER),  # most cards of all are left there
    "weakest_neighbour": (SEAT,),
    # of a defence, and of none
    "colony_first": (NUMBER,),  # so many cards would fall
    "not_worth_a_ship": (),  # the cheapest ship costs more credits than cards would fall
    # when a game begins: each character in its own words
    "greets_varg": (),
    "greets_bruna": (),
    "greets_timo": (),
    "greets_luca": (),
    "greets_orsi": (),
}


def check_ground(code: str, facts: Mapping[str, Any], seats: int) -> None:
    """Refuse a reason that this game does not know, or whose facts are not what they should be."""
    check_reason(GROUNDS, code, facts, {SEAT: seats, NUMBER: MOST + 1})
