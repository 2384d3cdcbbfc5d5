"""Two cards against each other: how powers compare them, what laying each of the bot's cards is worth, how the fight
may end.

A *reading* is a function of the bot's card and theirs. It returns by how many points the bot's side is ahead,
everything counted; WON or LOST if points do not decide; TALKS if nobody wins. Advice for an alien may define a reading
of its own.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from math import inf, isinf

from engine.bots.kept import once
from engine.encounter.bots.reading import advisers, known, odds, worth
from engine.encounter.bots.reading.sight import DEF, OFF, Sight
from engine.encounter.cards import FACE_BY_NAME, MORPH, NEGOTIATE, REINFORCEMENTS
from engine.kernel.asking import Ref

WON, LOST = inf, -inf
TALKS = None
HELP = {name: REINFORCEMENTS[face] for name, face in FACE_BY_NAME.items() if face in REINFORCEMENTS}
HELP_IN_HAND = 0.5  # a reinforcement I hold counts half: I may need it elsewhere
PAID_TWICE = 1.5  # a card taken counts more than a card, because the other hand shrinks

Reading = Callable[[int, int], float | None]
Value = Callable[[int], float]
Prospects = tuple[float, float, float]  # what it is worth to me that my side wins, loses, talks


@once
def lead(sight: Sight) -> float:
    """Return the offense's points other than its card, less the defense's: ships, and points that powers are known to
    add.
    """
    ships = sight.strength(OFF) - sight.strength(DEF)
    if not advisers.holders(sight, "strength"):
        return float(ships)
    return ships + advisers.strength(sight, OFF) - advisers.strength(sight, DEF)


def ahead(sight: Sight, side: int) -> float:
    """Return by how many points a side is ahead, without its card."""
    return lead(sight) if side == OFF else -lead(sight)


def help_in(cards: Iterable[str]) -> float:
    """Return what the reinforcements among these cards may add."""
    return HELP_IN_HAND * sum([HELP[name] for name in cards if name in HELP])


def help_in_hand(sight: Sight) -> float:
    return help_in(sight.hand)


def help_seen(sight: Sight, side: int) -> float:
    """Return the points that the main player of a side can add, if the bot was shown that hand."""
    return help_in(known.hand_of(sight, sight.main(side)) or ())


# --- readings ----------------------------------------------------------------------------------------------------


def printed(face: int) -> float:
    return face


def by_type(mine: int, theirs: int, points: Callable[[int, int], float]) -> float | None:
    """Compare two cards by type (R-REV): attacks by points; a morph copies the other card."""
    if mine >= NEGOTIATE and theirs >= NEGOTIATE:
        return LOST if mine == theirs == MORPH else TALKS
    if NEGOTIATE in (mine, theirs):
        return LOST if mine == NEGOTIATE else WON
    return points(theirs if mine == MORPH else mine, mine if theirs == MORPH else theirs)


class Printed:
    """The reading of most fights: cards by what is printed on them, ships and bonuses as `lead`."""

    __slots__ = ("lead",)

    def __init__(self, lead: float) -> None:
        self.lead = lead

    def __call__(self, mine: int, theirs: int) -> float | None:
        return by_type(mine, theirs, self.points)

    def points(self, mine: int, theirs: int) -> float:
        return mine - theirs + self.lead


def plain(lead: float, mine: Value = printed, theirs: Value = printed) -> Reading:
    """Return a reading that compares cards by their values; `lead` adds the points for ships and bonuses."""
    if mine is printed and theirs is printed:
        return Printed(lead)

    def points(my: int, other: int) -> float:
        return mine(my) - theirs(other) + lead

    def reading(my: int, other: int) -> float | None:
        return points(my, other) if my < NEGOTIATE and other < NEGOTIATE else by_type(my, other, points)

    return reading


def turned_round(reading: Reading) -> Reading:
    """Return the same reading for the other side."""

    def other_way(mine: int, theirs: int) -> float | None:
        points = reading(theirs, mine)
        return points if points is None else -points

    return other_way


def reading_of(sight: Sight, side: int, more: float = 0.0) -> Reading:
    """Return the reading for a side, under the known powers of both main players."""
    for who in (side, 1 - side):
        for owner, own in advisers.holders(sight, "reading"):
            if owner != sight.main(who):
                continue
            found: Reading | None = own(sight, who, more if who == side else -more)
            if found is not None:
                return found if who == side else turned_round(found)
    return plain(ahead(sight, side) + more)


# --- endings -----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def chance(points: float, side: int) -> float:
    """Return how likely a side wins that is ahead by this many points, since reinforcements and surprises may follow.
    """
    if isinf(points):
        return 1.0 if points > 0 else 0.0
    return odds.chance_to_stay_ahead(points) if side == OFF else 1 - odds.chance_to_stay_ahead(-points)


@lru_cache(maxsize=256)
def chances(lead: float, side: int) -> list[float]:
    """Return the chance to win for each difference of two attacks, if a side is ahead by `lead` points without them."""
    return [chance(points + lead, side) for points in odds.DIFFERENCES]


@lru_cache(maxsize=4096)
def printed_chances(mine: int, lead: float, side: int) -> list[float]:
    """Return how likely a card wins against each other card, both as printed."""
    if mine < NEGOTIATE:
        return [*reversed(chances(lead, side)[mine : mine + NEGOTIATE]), 1.0, chance(lead, side)]
    return [chance(lead, side) if mine == MORPH else 0.0] * NEGOTIATE + [0.0, 0.0]


def outlook(side: int, mine: odds.Lay, theirs: odds.Lay, reading: Reading) -> odds.Ending:
    """Return the chances that this side wins, loses or talks, if the two sides lay their cards with these
    probabilities.
    """
    won = talked = 0.0
    if isinstance(reading, Printed):
        for my, often in mine.items():
            against = printed_chances(my, reading.lead, side)
            for other, share in theirs.items():
                won += often * share * against[other]
            if my >= NEGOTIATE:
                for other, share in theirs.items():
                    if other >= NEGOTIATE and not my == other == MORPH:
                        talked += often * share
        return won, max(0.0, 1 - won - talked), talked
    for my, often in mine.items():
        for other, share in theirs.items():
            points = reading(my, other)
            if points is TALKS:
                talked += often * share
            else:
                won += often * share * chance(points, side)
    return won, max(0.0, 1 - won - talked), talked


def prospects(sight: Sight, side: int) -> Prospects:
    """Return what the endings of this fight are worth to the bot, as seen from a side."""
    ends = worth.as_it_stands(sight)
    return ends[side], ends[1 - side], worth.talks(sight)


def expected(ending: odds.Ending, ends: Prospects) -> float:
    return ending[0] * ends[0] + ending[1] * ends[1] + ending[2] * ends[2]


def own_side(sight: Sight) -> int:
    """Return the bot's side; if it takes no part, the side that it wants to win."""
    return side if (side := sight.side(sight.me)) >= 0 else worth.wanted_side(sight)


def value_under(sight: Sight, reading: Reading) -> float:
    """Return the worth of the fight under this reading. Known cards count as certain, others by their probability."""
    side = own_side(sight)
    ending = outlook(side, odds.lay_odds(sight, side), odds.lay_odds(sight, 1 - side), reading)
    return expected(ending, prospects(sight, side))


# --- my cards ----------------------------------------------------------------------------------------------------


def card_values(
    sight: Sight,
    options: tuple[Ref, ...],
    reading: Reading | None = None,
    cost: Value = worth.laying_cost,
    paid: float = PAID_TWICE,
    extra: Callable[[float | None], float] | None = None,
    ends: Prospects | None = None,
) -> list[float]:
    """Return the worth of laying each card now."""
    side = own_side(sight)
    theirs = odds.lay_odds(sight, 1 - side)
    reading = reading or reading_of(sight, side, help_in_hand(sight) - help_seen(sight, 1 - side))
    ends = ends or prospects(sight, side)
    found: dict[int, float] = {}
    faces = [FACE_BY_NAME[ref[1]] for ref in options]
    for face in set(faces):
        ending = outlook(side, {face: 1.0}, theirs, reading)
        value = expected(ending, ends) - cost(face)
        if face == NEGOTIATE:
            value += ending[1] * compensation(sight, side) * paid
        if extra:
            value += sum(share * extra(reading(face, other)) for other, share in theirs.items())
        found[face] = value
    return [found[face] for face in faces]


def compensation(sight: Sight, side: int) -> float:
    """Return the value of the cards that are paid if a negotiate loses to an attack."""
    payer = sight.main(1 - side)
    cards = min(worth.earned(sight, sight.me, sight.ships_in(sight.me)), float(sight.seats[payer]["hand"]))
    left = advisers.constant(sight, payer, "LEAVES" if sight.seasoned else "PAYS", 1.0)
    return cards * worth.CARD * left


def best_card(options: tuple[Ref, ...], values: list[float]) -> Ref:
    return options[values.index(max(values))]


def best_chance(sight: Sight, reading: Reading | None = None) -> float:
    """Return how likely the bot's side wins, with the best card it could lay or with the card already laid."""
    side = own_side(sight)
    reading = reading or reading_of(sight, side)
    theirs = odds.lay_odds(sight, 1 - side)
    if sight.is_main() and not sight.open_card(side):
        faces = {FACE_BY_NAME[name] for name in sight.encounter_cards()}
        return max((outlook(side, {face: 1.0}, theirs, reading)[0] for face in faces), default=0.0)
    return outlook(side, odds.lay_odds(sight, side), theirs, reading)[0]
