"""What the others may lay, and how a fight may end: counting what has been seen, nothing else."""

from functools import lru_cache
from operator import mul

from engine.bots.encounter.reading import advisers
from engine.bots.encounter.reading import known as shown
from engine.bots.encounter.reading.sight import ATTACKS, DEF, OFF, Sight, once
from engine.encounter.cards import ATTACK_COUNTS, FACE_BY_NAME, NEGOTIATE

DECK = 72  # cards that are no flares
FLARES = 10
SHARE_OF_BEST = 0.6  # how often somebody lays the best attack; otherwise any of them
PEACE = {OFF: 0.15, DEF: 0.25}  # how often a side lays a negotiate
# the same as counted in games of captains and rookies: the offense keeps good cards, and both talk more than one thinks
COUNTED_BEST = {OFF: 0.35, DEF: 0.5}
COUNTED_PEACE = {OFF: 0.22, DEF: 0.29}
PEACE_OF_THE_EMPTY = 0.05  # a defense without ships on the planet has nothing to be paid for

Lay = dict[int, float]  # attack value, or NEGOTIATE -> probability


@once
def unseen_attacks(sight: Sight) -> tuple[tuple[int, int], ...]:
    """Attacks that are neither in my hand nor in sight, as (value, copies)."""
    left = dict(ATTACK_COUNTS)
    for name in (*sight.hand, *sight.view["discards"], sight.open_card(OFF), sight.open_card(DEF)):
        if name in ATTACKS and left[ATTACKS[name]]:
            left[ATTACKS[name]] -= 1
    return tuple(left.items())


@lru_cache(maxsize=4096)
def attack_odds(
    unseen: tuple[tuple[int, int], ...], cards: int, held: int, share_of_best: float = SHARE_OF_BEST
) -> tuple[tuple[int, float], ...]:
    """Which attack somebody with `held` of the `cards` unseen cards lays: the best one, or any."""
    attacks = sum([copies for _, copies in unseen])
    if not attacks:
        return ((0, 1.0),)
    cards, held = max(cards, 1), max(held, 1)
    found, below, above = [], 0.0, attacks
    for value, copies in unseen:
        above -= copies
        up_to = max(0.0, 1 - above / cards) ** held  # no card of the hand is higher
        found.append((value, share_of_best * (up_to - below) + (1 - share_of_best) * copies / attacks))
        below = up_to
    total = sum([odds for _, odds in found])
    return tuple([(value, odds / total) for value, odds in found if odds])


@once
def lay_odds(sight: Sight, side: int) -> Lay:
    """What the main player of a side lays, or has laid: a certain card if I know it."""
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
    odds = {value: share * (1 - peace) for value, share in attack_odds(unseen_attacks(sight), cards, held, best)}
    odds[NEGOTIATE] = peace
    return odds


# how a fight ends: the offense wins, the defense wins, they talk
Ending = tuple[float, float, float]
HIGHEST = max(ATTACK_COUNTS)
DIFFERENCES = range(-HIGHEST, HIGHEST + 1)  # of two attacks
# all pairs of cards sorted out: decided ones as an ending, compared ones as the probability of each of DIFFERENCES
Pairs = tuple[Ending, list[float]]
TALKS = 2


def chance_to_stay_ahead(points: float) -> float:
    """How likely the offense, ahead by so many points, wins after reinforcements and surprises."""
    if points > 0:
        return min(0.97, 0.72 + 0.05 * points)
    return max(0.03, 0.22 + 0.05 * points)


@lru_cache(maxsize=256)
def chances(lead: float) -> list[float]:
    """For each of DIFFERENCES how likely the offense wins, ahead by so many points besides."""
    return [chance_to_stay_ahead(points + lead) for points in DIFFERENCES]


@lru_cache(maxsize=4096)
def differences(offense: tuple[tuple[int, float], ...], defense: tuple[tuple[int, float], ...]) -> Pairs:
    sure = [0.0, 0.0, 0.0]
    compared = [0.0] * len(DIFFERENCES)
    attacks = [(theirs, other) for theirs, other in defense if theirs < NEGOTIATE]
    for mine, chance in offense:
        for theirs, other in attacks if mine < NEGOTIATE else ():
            compared[HIGHEST + mine - theirs] += chance * other
        for theirs, other in defense:
            if mine >= NEGOTIATE or theirs >= NEGOTIATE:
                sorted_out(sure, compared, mine, theirs, chance * other)
    return (sure[OFF], sure[DEF], sure[TALKS]), compared


def sorted_out(sure: list[float], compared: list[float], mine: int, theirs: int, share: float) -> None:
    """A pair with a negotiate or a morph in it; a morph is a copy of the other card."""
    if NEGOTIATE not in (mine, theirs):
        compared[HIGHEST] += share
    elif mine >= NEGOTIATE and theirs >= NEGOTIATE:
        sure[TALKS] += share
    else:
        sure[DEF if mine == NEGOTIATE else OFF] += share


@once
def pairs(sight: Sight) -> Pairs:
    """The cards that are likely in this fight, each with each."""
    return differences(tuple(lay_odds(sight, OFF).items()), tuple(lay_odds(sight, DEF).items()))


@once
def fight(sight: Sight, lead: float) -> Ending:
    """How this fight ends; `lead`: points of the offense beside its card."""
    sure, compared = pairs(sight)
    off = sum(map(mul, compared, chances(lead))) + sure[OFF]
    return off, max(0.0, 1 - off - sure[TALKS]), sure[TALKS]
