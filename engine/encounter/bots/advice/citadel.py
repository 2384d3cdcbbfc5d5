"""Advice for Citadel: lay poor attacks beside the planets that are likely to be attacked, and use them against the
offense.

If the bot is the defense or the leader attacks, the bot guesses the planet at which it would itself aim in the
offense's place. Otherwise it protects its own weakest planet. Against a player about to win, even a good attack may be
used.
"""

from engine.encounter.bots.policy import choose, foresight
from engine.encounter.bots.reading import duel, known, odds, worth
from engine.encounter.bots.reading.sight import DEF, OFF, Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (3, 4, 4)
WALL = 8  # the highest attack that is built
KEEPS = 2  # encounter cards that stay in hand
SEASONED_WALL, SEASONED_KEEPS = 4, 3  # a seasoned player builds walls of cards that win nothing
PAYS = 0.05
BONUS = 5
MATTERS = 0.3


def strength(sight: Sight, owner: int, side: int) -> float:
    """Return the points that the citadels add for the defense, unless their owner attacks."""
    return known.citadels(sight, sight.target) if side == DEF and sight.side(owner) != OFF else 0


# --- building ----------------------------------------------------------------------------------------------------


def must_be_stopped(sight: Sight) -> bool:
    """Return whether the offense is about to win, and the bot has an attack to spare for a citadel."""
    others = len(sight.encounter_cards()) - (sight.defense == sight.me)
    return sight.offense != sight.me and sight.to_win(sight.offense) <= 1 and others > 0 and bool(sight.attacks)


def use(sight: Sight, question: Question, option: Ref) -> bool:
    if option[1] == "citadel.build":
        wall, keeps = (SEASONED_WALL, SEASONED_KEEPS) if sight.seasoned else (WALL, KEEPS)
        poor = choose.low_attack(sight) <= wall and len(sight.encounter_cards()) > keeps
        return poor or must_be_stopped(sight)
    return activation(sight, known.citadels(sight, sight.target)) > PAYS


def answer(sight: Sight, question: Question) -> Answer | None:
    if question.why == "citadel.card":
        return stopper(sight, question) if must_be_stopped(sight) else choose.cheapest(question)
    return site(sight, question)


def stopper(sight: Sight, question: Question) -> Ref:
    """Return the highest attack, or the second one if the highest will be laid."""
    order = sorted(question.options, key=choose.attack_of)
    return order[-2] if sight.defense == sight.me and len(order) > 1 else order[-1]


def site(sight: Sight, question: Question) -> Ref:
    """Return the planet that the offense is likely to attack, if the bot wants the attack to fail; otherwise its own
    weakest planet.
    """
    ahead = sight.colonies_abroad(sight.offense) > sight.colonies_abroad(sight.me)
    if sight.offense != sight.me and (ahead or sight.defense == sight.me or must_be_stopped(sight)):
        target = ("planet", foresight.next_target(sight, sight.defense))
        if target in question.options:
            return target
    return min(
        (ref for ref in question.options if sight.owner.get(ref[1]) == sight.me),
        key=lambda ref: known.citadels(sight, ref[1]) + sight.here(ref[1], sight.me),
        default=question.options[0],
    )


# --- activating --------------------------------------------------------------------------------------------------


def activation(sight: Sight, points: float) -> float:
    """Return how much better the fight is for the bot with this many more points for the defense, as far as the cards
    are known.
    """
    counted = strength(sight, sight.me, DEF)
    with_walls = duel.reading_of(sight, DEF, points - counted)
    return as_defense(sight, with_walls) - as_defense(sight, duel.reading_of(sight, DEF, -counted))


def as_defense(sight: Sight, reading: duel.Reading) -> float:
    ending = duel.outlook(DEF, odds.lay_odds(sight, DEF), odds.lay_odds(sight, OFF), reading)
    return duel.expected(ending, duel.prospects(sight, DEF))


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Use the flare, five more points for the defense, if they are enough in a fight that matters."""
    return sight.winning() == OFF and worth.stake(sight) < -MATTERS and 0 < sight.missing() <= BONUS


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    """Use the flare, which subtracts the citadels from the defense, if that is worth more than a small margin."""
    return activation(sight, -known.citadels(sight, sight.target)) > PAYS
