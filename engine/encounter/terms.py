"""The terms that a deal may hold, and whether both sides can keep them (R-DEA-3 to 8).

A proposal is plain data: (cards given by the offense, its colony, cards given by the defense, its colony, extras).
    cards   a tuple of terms: ("card", face) ("type", type, n) ("choice", n) ("random", n) ("highest", n) ("lowest", n)
    colony  (planet, fewest ships, most ships), or () for none; the giver has a colony there, the receiver has not
    extras  a tuple of (name of the modifier, plain data)
Powers add terms of their own as modifiers `deal_terms`; no alien is named here. The course of talks is in `deals.py`.
"""

from typing import Any

from engine.encounter.cards import TYPE
from engine.encounter.listening import modifiers
from engine.encounter.state import Game
from engine.encounter.written import numbered
from engine.kernel.asking import Refused

MOST_TERMS = 20
RANKED = ("highest", "lowest")
CARD_TERMS = ("card", "type", "choice", "random", "highest", "lowest")
TYPES = frozenset(TYPE)
ANYTHING = 20  # no upper limit: as many ships as a colony could take

Proposal = tuple[Any, Any, Any, Any, Any]


def extra_terms(game: Game) -> list[tuple[int, str, Any]]:
    """Return the terms that powers of the two main players add to a deal, as (seat, name, function)."""
    found_terms = []
    for who, function in modifiers(game, "deal_terms"):
        if who in (game.offense, game.defense):
            found_terms.append((who, function.__module__.rsplit(".", 1)[-1], function))
    return found_terms


def grantable(game: Game, giver: int, receiver: int) -> list[int]:
    """Return the planets where the giver has a colony and the receiver has none; the receiver needs a ship (R-DEA-3,
    R-DEA-6).
    """
    theirs = game.ships[receiver :: game.n]
    if not any(theirs) and not (receiver == game.offense and game.gate[receiver]):
        return []
    return [planet for planet in game.colonies(giver) if not theirs[planet]]


def available(game: Game, seat: int, given: tuple[int, ...] = ()) -> int:
    """Return how many ships a seat could settle with, the offense's on the gate included (R-DEA-5). On a planet where
    the same deal lets the other player settle, the giver's colony stays (R-DEA-6).
    """
    staying = int(bool(given) and game.on_planet(given[0], seat) > 0)
    return game.on_colonies(seat) - staying + (game.gate[seat] if seat == game.offense else 0)


def only_one_way(game: Game, one: int, other: int) -> list[int]:
    """Return the planets on which the giver's only free ship has to stay. A player who grants one of them can get no
    colony in return (R-DEA-6).
    """
    found: list[int] = []
    for giver, taker in ((one, other), (other, one)):
        if available(game, giver) == 1:
            found += grantable(game, giver, taker)
    return found


def public_part(proposal: Proposal) -> tuple[Any, ...]:
    """Return what the others see: numbers of cards and planets, faces only where the terms name them (R-SEC-1)."""
    return (tuple(proposal[0]), proposal[1], tuple(proposal[2]), proposal[3], proposal[4])


def proper(game: Game, side: int, wish: Any) -> Proposal:
    """Return a legal proposal in its canonical form; raise Refused for any other (R-DEA-3 to 8)."""
    if not isinstance(wish, (tuple, list)) or len(wish) != 5:
        raise Refused("form")
    offense_cards, offense_colony = _cards(wish[0]), _colony(wish[1])
    defense_cards, defense_colony = _cards(wish[2]), _colony(wish[3])
    extras = _extras(game, wish[4])
    proposal = (offense_cards, offense_colony, defense_cards, defense_colony, extras)
    if not any(proposal[:4]):
        raise Refused("nothing_offered")  # R-DEA-7
    seats = (game.offense, game.defense)
    for giver, receiver, colony, back in (
        (0, 1, offense_colony, defense_colony),
        (1, 0, defense_colony, offense_colony),
    ):
        if colony and colony[0] not in grantable(game, seats[giver], seats[receiver]):
            raise Refused("colony_not_grantable", planet=colony[0])
        if colony and back and not available(game, seats[receiver], back):
            raise Refused("colony_not_settled", planet=colony[0])
    own_cards = (offense_cards, defense_cards)[side]
    if not can_give(game.hands[seats[side]], own_cards):
        raise Refused("cards_not_there")
    theirs = (defense_cards, offense_cards)[side]  # refuse only for reasons that the proposer may know
    if sum(_size(term) for term in theirs) > len(game.hands[seats[1 - side]]):
        raise Refused("more_than_they_have")
    return proposal


def _cards(wish: Any) -> tuple[Any, ...]:
    if not isinstance(wish, (tuple, list)) or len(wish) > MOST_TERMS:
        raise Refused("form")
    terms = []
    for term in map(numbered, wish):
        if not isinstance(term, (tuple, list)) or not term or term[0] not in CARD_TERMS:
            raise Refused("form")
        size = 3 if term[0] == "type" else 2
        if len(term) != size or type(term[-1]) is not int or (term[0] == "type" and term[1] not in TYPES):
            raise Refused("form")
        if term[-1] < (0 if term[0] == "card" else 1):
            raise Refused("form")
        terms.append(tuple(term))
    return tuple(terms)


def _colony(wish: Any) -> tuple[int, ...]:
    if not isinstance(wish, (tuple, list)) or len(wish) not in (0, 3) or any(type(part) is not int for part in wish):
        raise Refused("form")
    if wish and not 1 <= wish[1] <= wish[2] <= ANYTHING:
        raise Refused("ship_limits")
    return tuple(wish)


def _extras(game: Game, wish: Any) -> tuple[Any, ...]:
    """Check the terms that only a power can add. The power must be there, and itself judges all terms of its kind
    together.
    """
    if not isinstance(wish, (tuple, list)) or len(wish) > MOST_TERMS:
        raise Refused("form")
    known = {name: (who, function) for who, name, function in extra_terms(game)}
    wishes: dict[str, list[Any]] = {}
    for entry in wish:
        if not isinstance(entry, (tuple, list)) or len(entry) != 2 or entry[0] not in known:
            raise Refused("form")
        wishes.setdefault(entry[0], []).append(entry[1])
    extras = []
    for name, data in wishes.items():
        who, function = known[name]
        extras.append((name, function(game, who, data)))
    return tuple(extras)


def keepable_extras(game: Game, extras: tuple[Any, ...]) -> bool:
    """Return whether the promises of powers can still be kept: the powers are still there and agree."""
    known = {name: (who, function) for who, name, function in extra_terms(game)}
    for name, data in extras:
        if name not in known:
            return False
        who, function = known[name]
        try:
            function(game, who, [data])
        except Refused:
            return False
    return True


def can_give(hand: list[int], terms: tuple[Any, ...]) -> bool:
    """Return whether this hand can fulfill the terms, all of them at once (R-DEA-8)."""
    if not terms:
        return True
    rest = hand[:]
    wanted: dict[str, int] = {}
    for term in terms:
        if term[0] == "card":
            if term[1] not in rest:
                return False
            rest.remove(term[1])
        elif term[0] == "type" or term[0] in RANKED:
            kind = term[1] if term[0] == "type" else "attack"
            wanted[kind] = wanted.get(kind, 0) + term[-1]
    kinds = [TYPE[face] for face in rest] if wanted else []
    if any([kinds.count(kind) < count for kind, count in wanted.items()]):
        return False
    return sum([_size(term) for term in terms]) <= len(hand)


def fulfilable(game: Game, proposal: Proposal) -> bool:
    """Return whether both sides can deliver now."""
    offense, defense = game.offense, game.defense
    for giver, receiver, cards, colony in (
        (offense, defense, proposal[0], proposal[1]),
        (defense, offense, proposal[2], proposal[3]),
    ):
        if not can_give(game.hands[giver], cards) or (colony and colony[0] not in grantable(game, giver, receiver)):
            return False
        if colony and colony[1] > available(game, receiver, given=(proposal[3] if giver == offense else proposal[1])):
            return False
    return keepable_extras(game, proposal[4])


def _size(term: tuple[Any, ...]) -> int:
    return 1 if term[0] == "card" else int(term[-1])


def ranked_wanted(terms: tuple[Any, ...]) -> int:
    """Return how many attacks the terms for highest and lowest ones need."""
    return sum(int(term[1]) for term in terms if term[0] in RANKED)
