"""Legal answers in a deal session, drawn or checked from the question's data alone (R-DEA, R-NEG).

Cards may be faces or names: the terms use whichever the data has. Only the hand of the seat that is asked is read.
"""

from typing import Any, Protocol

from engine.encounter.cards import NAMES, TYPE, TYPES
from engine.encounter.view_types import Bargain

ACCEPTS = 30  # of a hundred proposals that can be fulfilled
GIVES_UP = 5  # of a hundred answers
MOST_CARDS = 2
ANY_NUMBER = 20

TYPE_OF: dict[Any, str] = {**dict(enumerate(TYPE)), **dict(zip(NAMES, TYPE, strict=True))}


class Dice(Protocol):
    """A source of random numbers for deals that never happen; it must not touch the game's own."""

    def below(self, limit: int) -> int: ...


def draw_answer(dice: Dice, data: Bargain) -> tuple[Any, ...]:
    """Draw any legal answer: a proposal, an acceptance or a refusal, seldom the end of the talks."""
    theirs = data["theirs"]
    if theirs and can_fulfil(data, theirs[1]) and dice.below(100) < ACCEPTS:
        return ("accept", theirs[0])
    if data["left"] and dice.below(100) >= GIVES_UP:
        proposal = draw_proposal(dice, data)
        if proposal is not None:
            return ("propose", proposal)
    return ("decline", theirs[0]) if theirs else ("give_up",)


def draw_proposal(dice: Dice, data: Bargain) -> tuple[Any, ...] | None:
    """Return a random legal proposal, or None if the drawn parts are empty."""
    give = draw_own_cards(dice, data["hand"])
    get = draw_their_cards(dice, data["their_cards"])
    grant, win = draw_colony(dice, data["can_grant"]), draw_colony(dice, data["can_get"])
    if not both_ways(data, grant, win):
        win = ()
    if not (give or get or grant or win):
        return None
    return arranged(data["side"], give, grant, get, win)


def arranged(side: int, give: Any, grant: Any, get: Any, win: Any, extras: Any = ()) -> tuple[Any, ...]:
    """Return a proposal from what the seat gives and gets: the offense's part comes first in it."""
    return (give, grant, get, win, extras) if side == 0 else (get, win, give, grant, extras)


def draw_colony(dice: Dice, planets: list[int]) -> tuple[int, ...]:
    if not planets or dice.below(2):
        return ()
    return (planets[dice.below(len(planets))], 1, ANY_NUMBER)


def draw_own_cards(dice: Dice, hand: list[Any]) -> tuple[Any, ...]:
    """Draw up to two terms that the seat's own hand can fulfill."""
    count = min(dice.below(MOST_CARDS + 1), len(hand))
    named = hand[dice.below(len(hand))] if count else None
    terms: list[tuple[Any, ...]] = []
    for number in range(count):
        kind = dice.below(4)
        if kind == 3:
            terms.append(("type", TYPE_OF[named], 1))
        elif kind == 2 and not number:
            terms.append(("card", named))
        else:
            terms.append((("random", "choice")[kind % 2], 1))
    return tuple(terms) if can_give(hand, terms) else ()


def draw_their_cards(dice: Dice, held: int) -> tuple[Any, ...]:
    """Draw terms that the other side may or may not be able to fulfil; the proposer cannot know."""
    count = min(dice.below(MOST_CARDS + 1), held)
    terms: list[tuple[Any, ...]] = []
    for _ in range(count):
        kind = dice.below(5)
        if kind == 4:
            terms.append(("type", TYPES[dice.below(len(TYPES))], 1))
        else:
            terms.append((("random", "choice", "highest", "lowest")[kind], 1))
    return tuple(terms)


# --- what can be accepted ----------------------------------------------------------------------------------------


def can_fulfil(data: Bargain, proposal: Any) -> bool:
    """Return whether the seat can fulfill its part (R-DEA-8). A colony that requires more than one ship is refused,
    because the data does not say how many ships there are.
    """
    own, colony, _, other_colony, _ = mine_first(data["side"], proposal)
    if not both_ways(data, colony, other_colony) or any(part and part[1] > 1 for part in (colony, other_colony)):
        return False
    return can_give(data["hand"], own)


def both_ways(data: Bargain, grant: Any, win: Any) -> bool:
    """Return whether both colonies can be granted: not if one side's last free ship has to stay on the colony that it
    grants (R-DEA-6).
    """
    return not (grant and win and {grant[0], win[0]} & set(data["only_one_way"]))


def mine_first(side: int, proposal: Any) -> tuple[Any, ...]:
    """Return a proposal as (cards I give, colony I grant, cards I get, colony I get, extras)."""
    offense_cards, offense_colony, defense_cards, defense_colony, extras = proposal
    if side == 0:
        return (offense_cards, offense_colony, defense_cards, defense_colony, extras)
    return (defense_cards, defense_colony, offense_cards, offense_colony, extras)


def can_give(hand: list[Any], terms: Any) -> bool:
    """Return whether this hand has what the terms promise, all of it at once."""
    rest, promised = list(hand), 0
    needed: dict[str, int] = {}
    for term in terms:
        promised += 1 if term[0] == "card" else term[-1]
        if term[0] == "card":
            if term[1] not in rest:
                return False
            rest.remove(term[1])
        elif term[0] in ("type", "highest", "lowest"):
            kind = term[1] if term[0] == "type" else "attack"
            needed[kind] = needed.get(kind, 0) + term[-1]
    if promised > len(hand):
        return False
    kinds = [TYPE_OF[card] for card in rest] if needed else []
    return all([kinds.count(kind) >= count for kind, count in needed.items()])
