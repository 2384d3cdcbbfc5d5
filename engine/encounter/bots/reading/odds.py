"""Odds: what the others may lay and how a fight may end, computed from the cards that have been seen."""

from functools import lru_cache
from itertools import accumulate
from operator import mul
from typing import NamedTuple

from engine.bots.kept import once
from engine.encounter.bots.reading import advisers
from engine.encounter.bots.reading import known as shown
from engine.encounter.bots.reading.sight import DEF, OFF, Sight, once_for_each
from engine.encounter.cards import ATTACK_COUNTS, FACE_BY_NAME, MORPH, NAMES, NEGOTIATE

DECK = 72  # cards that are no flares
FLARES = 10
ATTACK_CARDS = sum(ATTACK_COUNTS.values())
COPIES = {NAMES[value]: copies for value, copies in ATTACK_COUNTS.items()}
SHARE_OF_BEST = 0.6  # how often a player lays the best attack; otherwise any of them
PEACE = {OFF: 0.15, DEF: 0.25}  # how often a side lays a negotiate
# the same, as counted in games of captains and rookies: the offense saves good cards, and both negotiate more often
COUNTED_BEST = {OFF: 0.35, DEF: 0.5}
COUNTED_PEACE = {OFF: 0.22, DEF: 0.29}
PEACE_OF_THE_EMPTY = 0.05  # a defense without ships on the planet has nothing to be paid for

Lay = dict[int, float]  # attack value, or NEGOTIATE -> probability


@once
def unseen_copies(sight: Sight) -> tuple[int, ...]:
    """Return how many copies of each attack the bot has not seen: they are not in its hand, the discards or open on the
    table.
    """
    left = dict(COPIES)
    for name in (*sight.hand, *sight.view["discards"], sight.open_card(OFF), sight.open_card(DEF)):
        if copies := left.get(name):
            left[name] = copies - 1
    return tuple(left.values())


def unseen_attacks(sight: Sight) -> tuple[tuple[int, int], ...]:
    """Return the attacks that the bot has not seen, as (value, copies)."""
    return tuple(zip(ATTACK_COUNTS, unseen_copies(sight), strict=True))


@lru_cache(maxsize=1024)
def odds_of_none(cards: int, held: int) -> list[float]:
    """Return a list: entry i is how likely a hand of `held` cards out of `cards` has none of i given cards."""
    return [(1 - number / cards) ** held if number < cards else 0.0 for number in range(ATTACK_CARDS + 1)]


@lru_cache(maxsize=4096)
def attack_odds(copies: tuple[int, ...], cards: int, held: int, share_of_best: float, peace: float) -> Lay:
    """Return how likely a player lays each card, holding `held` of the `cards` unseen cards: a negotiate with
    probability `peace`, otherwise the best attack or any attack. `copies` says how many of each attack are unseen.
    """
    attacks, any_of_them = sum(copies), 1 - share_of_best
    if not attacks:
        return {0: 1 - peace, NEGOTIATE: peace}
    none = odds_of_none(max(cards, 1), max(held, 1))
    none_higher = [none[attacks - so_far] for so_far in accumulate(copies)]
    odds = [
        share_of_best * (here - below) + any_of_them * number / attacks
        for here, below, number in zip(none_higher, (0.0, *none_higher), copies, strict=False)
    ]
    total, war = sum(odds), 1 - peace
    found = {value: chance / total * war for value, chance in zip(ATTACK_COUNTS, odds, strict=True) if chance}
    found[NEGOTIATE] = peace
    return found


@once_for_each
def lay_odds(sight: Sight, side: int) -> Lay:
    """Return how likely the main player of a side lays each card. A card that the bot knows is certain."""
    known = sight.open_card(side)
    if known:
        face = FACE_BY_NAME[known]
        return {face: 1.0}
    who = sight.main(side)
    seen = shown.hand_of(sight, who)
    from_it = shown.lay_of(seen, side) if seen else None
    if from_it:
        return from_it
    cards = DECK + FLARES - len(sight.hand) - len(sight.view["discards"])
    held = sight.seats[who]["hand"] if who >= 0 else 1
    usual = (COUNTED_PEACE if sight.seasoned else PEACE)[side]
    peace = advisers.constant(sight, who, "PEACE", usual) if who >= 0 else usual
    if side == DEF and who >= 0 and sight.target >= 0 and not sight.here(sight.target, who):
        peace = PEACE_OF_THE_EMPTY
    best = COUNTED_BEST[side] if sight.seasoned else SHARE_OF_BEST
    return attack_odds(unseen_copies(sight), cards, held, best, peace)


# how a fight ends: the offense wins, the defense wins, they talk
Ending = tuple[float, float, float]
HIGHEST = max(ATTACK_COUNTS)
DIFFERENCES = range(-HIGHEST, HIGHEST + 1)  # of two attacks
LEAST, MOST = 0.03, 0.97  # nothing is sure
OPEN = range(-3, 5)  # whole points at which one more or less makes a difference


def chance_to_stay_ahead(points: float) -> float:
    """Return how likely the offense wins if it is ahead by this many points, since reinforcements and surprises may
    follow.
    """
    if points > 0:
        return min(MOST, 0.72 + 0.05 * points)
    return max(LEAST, 0.22 + 0.05 * points)


OPEN_CHANCES = [chance_to_stay_ahead(points) for points in OPEN]


@lru_cache(maxsize=256)
def chances(lead: float) -> list[float]:
    """Return, for each of DIFFERENCES, how likely the offense wins if it is ahead by that difference plus `lead`."""
    return [chance_to_stay_ahead(points + lead) for points in DIFFERENCES]


class Pairs(NamedTuple):
    """The probabilities of all pairs of cards in a fight, by what they lead to: a win of the offense by card types,
    talks, or a comparison of two attacks.
    """

    won: float  # by the offense
    talked: float
    compared: list[float]  # the probability of each of DIFFERENCES
    below: list[float]  # that it is less than that, and last that it is any of them


@once
def pairs(sight: Sight) -> Pairs:
    """Return the probabilities of the pairs of cards in this fight. A morph counts as a copy of the other card."""
    won = talked = 0.0
    compared = [0.0] * len(DIFFERENCES)
    defense = lay_odds(sight, DEF)
    attacks = [(theirs, other) for theirs, other in defense.items() if theirs < NEGOTIATE]
    peace, copy = defense.get(NEGOTIATE, 0.0), defense.get(MORPH, 0.0)
    for mine, chance in lay_odds(sight, OFF).items():
        if mine < NEGOTIATE:
            even = HIGHEST + mine
            for theirs, other in attacks:
                compared[even - theirs] += chance * other
            won += chance * peace
            compared[HIGHEST] += chance * copy
            continue
        for _, other in attacks if mine == MORPH else ():
            compared[HIGHEST] += chance * other
        talked += chance * peace
        talked += chance * copy
    return Pairs(won, talked, compared, list(accumulate(compared, initial=0.0)))


def fight(sight: Sight, lead: float) -> Ending:
    """Return how likely each ending of this fight is. `lead` is by how many points the offense is ahead without the
    cards.
    """
    won, talked, compared, below = pairs(sight)
    whole = int(lead)
    first = HIGHEST + OPEN.start - whole
    after = first + len(OPEN)
    if lead == whole and first >= 0 and after <= len(compared):
        still_open = sum(map(mul, OPEN_CHANCES, compared[first:after]))
        off = LEAST * below[first] + still_open + MOST * (below[-1] - below[after]) + won
    else:
        off = sum(map(mul, compared, chances(lead))) + won
    return off, max(0.0, 1 - off - talked), talked
