"""Deals: what an offer is worth to the bot, which offers it makes, and which it accepts. It never repeats an offer, so
talks end.
"""

from typing import Any

from engine.encounter.bots.bargains import arranged, both_ways, can_fulfil, can_give, mine_first
from engine.encounter.bots.policy.fleet import take
from engine.encounter.bots.reading import advisers, worth
from engine.encounter.bots.reading.sight import OFF, Sight
from engine.encounter.view_types import Bargain
from engine.kernel.asking import Answer, Question

PROPOSALS = 6
THREE_SHIPS = 3  # what a failed deal costs each of us
MARGIN = 0.1  # above walking away, below which nothing is accepted before the end
OWN_HOME = 0.05  # dearer to grant than a colony abroad
ENOUGH_SHIPS = 2
ANY_NUMBER = 20

Offer = tuple[Any, ...]  # (cards I give, colony I grant, cards I get, colony I get, extras)


def answer(sight: Sight, question: Question) -> Answer:
    """Accept an offer that is good enough, make the best offer not made yet, or end the talks."""
    data: Bargain = question.data
    theirs = data["theirs"]
    floor = walk_away(sight, data)
    mine = offers(sight, data)
    made = PROPOSALS - data["left"]
    if theirs:
        offer = mine_first(data["side"], theirs[1])
        asked = aspiration(sight, data, mine, floor, made)
        if possible(sight, data, offer) and value(sight, data, offer) >= asked:
            return ("accept", theirs[0])
    if data["left"] and made < len(mine):
        return ("propose", arranged(data["side"], *mine[made]))
    return ("decline", theirs[0]) if theirs else ("give_up",)


def walk_away(sight: Sight, data: Bargain) -> float:
    """Return the worth of a failed deal, in which each player loses three ships."""
    other = data["opponent"]
    value = worth.losses(sight, sight.me, THREE_SHIPS) + worth.losses(sight, other, THREE_SHIPS)
    return value


def aspiration(sight: Sight, data: Bargain, mine: list[Offer], floor: float, made: int) -> float:
    """Return how much an offer must be worth to be accepted: at first about as much as the bot's own next offer, and
    less with every proposal.
    """
    if made >= len(mine):
        return floor + MARGIN
    return max(floor + MARGIN, value(sight, data, mine[made]) - MARGIN)


def value(sight: Sight, data: Bargain, offer: Offer) -> float:
    """Return what an offer is worth once it is carried out."""
    give, grant, get, win, extras = offer
    other = data["opponent"]
    founders = [sight.me] if new(sight, win, sight.me) else []
    if new(sight, grant, other):
        founders.append(other)
    total = worth.gains(sight, founders)
    got, given = sum(map(card_term, get)), sum(map(card_term, give))
    total += got - given
    total += worth.envy(sight, other) * (given - got)
    for name, wish in extras:
        total += advisers.term(sight, name, wish)
    if grant and sight.is_home(grant[0], sight.me):
        total -= OWN_HOME
    second = worth.SECOND_ENCOUNTER
    return total + (second if data["side"] == OFF else -worth.envy(sight, other) * second)


def new(sight: Sight, colony: Any, seat: int) -> bool:
    return bool(colony) and not sight.is_home(colony[0], seat)


def card_term(term: Any) -> float:
    """Return the value of the cards that a term moves."""
    if term[0] == "card":
        return worth.price(term[1])
    each = {"highest": 3, "lowest": 0.3, "choice": 0.3}.get(term[0], 1)
    return worth.CARD * each * float(term[-1])


def possible(sight: Sight, data: Bargain, offer: Offer) -> bool:
    """Return whether both can fulfill their part, as far as the bot can see."""
    _, grant, _, win, _ = offer
    proposal = arranged(data["side"], *offer)
    if can_fulfil(data, proposal):
        return True
    enough = all(
        not colony or colony[1] <= sight.out(seat) for colony, seat in ((grant, data["opponent"]), (win, sight.me))
    )
    return enough and both_ways(data, grant, win) and can_give(data["hand"], offer[0])


# --- what I offer ------------------------------------------------------------------------------------------------


def offers(sight: Sight, data: Bargain) -> list[Offer]:
    """Return offers from greedy to generous, each better for the other player than the last. Leave out those that are
    no better for the bot than no deal.
    """
    mine, theirs = colony_to_get(sight, data), colony_to_grant(sight, data)
    card_from_them = (("random", 1),) if data["their_cards"] else ()
    card_from_me = (("choice", 1),) if data["hand"] else ()
    if not both_ways(data, theirs, mine):
        theirs = ()
    wins_for_them = theirs and sight.to_win(data["opponent"]) <= 1 and not (mine and sight.to_win(sight.me) <= 1)
    found: list[Offer] = []
    if mine and theirs and not wins_for_them:
        found = [(give, theirs, get, mine, ()) for give, get in (((), card_from_them), ((), ()), (card_from_me, ()))]
    elif mine:
        found = [(card_from_me, (), (), mine, ()), (twice(data, card_from_me), (), (), mine, ())]
    elif theirs and not wins_for_them:
        found = [((), theirs, twice(data, card_from_them), (), ()), ((), theirs, card_from_them, (), ())]
    elif card_from_me and card_from_them:
        found = [(card_from_me, (), card_from_them, (), ()), (card_from_me, (), (), (), ())]
    floor = walk_away(sight, data)
    found = [softer for offer in found for softer in sweetened(offer, advisers.terms(sight, data))]
    good = [offer for offer in found if any(offer[:4]) and value(sight, data, offer) > floor]
    return [offer for number, offer in enumerate(good) if offer not in good[:number]]


def sweetened(offer: Offer, extras: tuple[Any, ...]) -> list[Offer]:
    """Return, before an offer that gives a card, the same offer with what only the bot's power can give instead."""
    return [((), *offer[1:4], extras), offer] if extras and offer[0] else [offer]


def twice(data: Bargain, cards: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return terms for two cards instead of one, if there are as many."""
    if not cards:
        return cards
    held = len(data["hand"]) if cards[0][0] == "choice" else data["their_cards"]
    return ((cards[0][0], min(2, held)),)


def colony_to_get(sight: Sight, data: Bargain) -> tuple[int, ...]:
    """Return a planet to ask for: a foreign one with few other players on it, or the bot's own home planet if there is
    no other; () if there is none.
    """
    planets = data["can_get"]
    if not planets:
        return ()
    best = max(planets, key=lambda p: (not sight.is_home(p, sight.me), -sum(1 for ships in sight.ships[p] if ships)))
    return (best, 1, ANY_NUMBER)


def colony_to_grant(sight: Sight, data: Bargain) -> tuple[int, ...]:
    """Return the colony to grant: one abroad rather than at home, and one where the bot has many ships; () if there is
    none.
    """
    planets = data["can_grant"]
    if not planets:
        return ()
    best = max(planets, key=lambda p: (not sight.is_home(p, sight.me), sight.here(p, sight.me)))
    return (best, 1, ANY_NUMBER)


def settlers(sight: Sight, question: Question) -> Answer:
    """Send a few ships to a colony that a deal brings, from places where they are missed least."""
    return take(sight, question, ENOUGH_SHIPS)
