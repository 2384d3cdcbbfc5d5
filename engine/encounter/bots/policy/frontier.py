"""Possible deals: the offers that gain both players something, without those for which another is better for both.

The other player's gain is computed as the bot's own would be in that place, from the number of its cards alone. The
module reads a `Sight`.
"""

from typing import Any, NamedTuple

from engine.encounter.bots.bargains import both_ways
from engine.encounter.bots.policy import talks
from engine.encounter.bots.reading.sight import DEF, OFF, Sight
from engine.encounter.view_types import Bargain

MOST_CARDS = 5  # asked for at once
MOST_GIVEN = 2
LEAST_GAIN = 0.1  # over no deal at all, for both


class Deal(NamedTuple):
    """An offer in the form of talks.py, with how much better than no deal it is for the bot and for the other player.
    """

    offer: talks.Offer
    mine: float
    theirs: float


def frontier(sight: Sight, data: Bargain) -> list[Deal]:
    """Return the deals that are worth proposing, the best for the bot first."""
    gaining = [deal for deal in weighed(sight, data) if min(deal.mine, deal.theirs) > LEAST_GAIN]
    gaining.sort(key=lambda deal: (-deal.mine, -deal.theirs))
    found: list[Deal] = []
    for deal in gaining:
        if not found or deal.theirs > found[-1].theirs:
            found.append(deal)
    return found


def weighed(sight: Sight, data: Bargain) -> list[Deal]:
    """Return every deal that is considered: a colony each, one colony alone or none, with some cards given by one side.
    """
    win, grant = talks.colony_to_get(sight, data), colony_to_grant(sight, data)
    pairs = [(grant, win)] if grant and win and both_ways(data, grant, win) else []
    pairs += [pair for pair in ((grant, ()), ((), win), ((), ())) if pair not in pairs]
    offers = [
        (give, granted, get, won, ())
        for granted, won in pairs
        for give, get in cards(data)
        if granted or won or (give and get)
    ]
    other, seen = turned(sight, data)
    return [Deal(offer, surplus(sight, data, offer), surplus(other, seen, mirrored(offer))) for offer in offers]


def colony_to_grant(sight: Sight, data: Bargain) -> tuple[int, ...]:
    """Return the colony to grant, usually that of talks.py. If a colony would win for both players, it is one that
    counts for the other, unlike their own home planets.
    """
    found, other = talks.colony_to_grant(sight, data), data["opponent"]
    if max(sight.to_win(sight.me), sight.to_win(other)) > 1 or talks.new(sight, found, other):
        return found
    abroad = [planet for planet in data["can_grant"] if not sight.is_home(planet, other)]
    return talks.colony_to_grant(sight, {**data, "can_grant": abroad}) or found


def cards(data: Bargain) -> list[tuple[Any, Any]]:
    """Return the trades of cards to try: cards from one side, or none. A trade of one card for one is for deals without
    colonies.
    """
    asked = [((), (("random", number),)) for number in range(min(MOST_CARDS, data["their_cards"]), 0, -1)]
    given = [((("choice", number),), ()) for number in range(1, min(MOST_GIVEN, len(data["hand"])) + 1)]
    swapped = [((("choice", 1),), (("random", 1),))] if data["hand"] and data["their_cards"] else []
    return [*asked, ((), ()), *given, *swapped]


def surplus(sight: Sight, data: Bargain, offer: talks.Offer) -> float:
    """Return how much better than no deal an offer is for this seat."""
    return talks.value(sight, data, offer) - talks.walk_away(sight, data)


def turned(sight: Sight, data: Bargain) -> tuple[Sight, Bargain]:
    """Return the sight and the data of these talks from the other player's place."""
    there = sight.again(sight.view, data["opponent"])
    return there, {**data, "opponent": sight.me, "side": DEF if data["side"] == OFF else OFF}


def mirrored(offer: talks.Offer) -> talks.Offer:
    """Return the offer as the other side sees it."""
    give, grant, get, win, extras = offer
    return (get, win, give, grant, extras)
