"""Reasons that a seat may give for an answer: codes with the facts that belong to them, never a sentence.

Everybody reads a reason, so its facts are seats and numbers that everybody can see.
"""

from collections.abc import Mapping
from typing import Any

from engine.kernel.grounds import check_reason

SEAT, NUMBER, WAY = "seat", "n", "way"
MOST = 99
WAYS = 4  # to say the same: friendly, dry, loud, short
GROUNDS: dict[str, tuple[str, ...]] = {
    # of an offer
    "each_settles": (),  # a colony for both
    "leader": (SEAT, NUMBER),  # the same, because another player has so many
    "cards_for_a_colony": (),
    "cards_both_ways": (),
    "last_offer": (),  # a player who says so makes no other one
    "else_against": (SEAT,),  # without a deal the speaker stands against that seat as soon as it can
    # of an end of talks
    "nothing_for_both": (),
    "would_win": (SEAT,),  # that seat, by what it asks for
    # of invitations
    "settle_with_me": (),
    "ships_short": (NUMBER,),
    "stop": (SEAT,),  # the player who is about to win; of joining too
    # of joining or not
    "rewards": (),
    "i_settle": (),
    "owes_favour": (SEAT,),  # who stood by the speaker not long ago
    "as_said": (SEAT,),  # against whom a threat is carried out
    "no_ships": (),
    "not_for_the_win": (SEAT,),
    # of a result
    "turned_round": (WAY,),  # the speaker has won a fight that it was losing
    "salutes": (SEAT, WAY),  # the speaker has lost it, to that seat
    "thanks": (SEAT, WAY),  # without that ally the speaker would not have won
    "blames": (SEAT, WAY),  # without that ally of the other side the speaker would not have lost
    "so_close": (WAY,),
    "far_ahead": (NUMBER, WAY),
    # when a game begins: by whom it has met before, or each character in its own words
    "greets_friend": (SEAT,),
    "greets_foe": (SEAT,),
    "greets_grom": (),
    "greets_ilka": (),
    "greets_kaja": (),
    "greets_mirka": (),
    "greets_oswin": (),
    "greets_sten": (),
}


def check_ground(code: str, facts: Mapping[str, Any], seats: int) -> None:
    """Raise Refused if this game does not know the reason, or if its facts are wrong."""
    check_reason(GROUNDS, code, facts, {SEAT: seats, NUMBER: MOST + 1, WAY: WAYS})
