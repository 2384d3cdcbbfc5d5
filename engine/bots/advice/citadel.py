"""Citadel: makes walls of its attacks where the next blow should fall, and opens them against the offense.

What it builds is measured by the fight to come, on the planet it would aim at in the offense's place; without such a
fight it clears its hand of poor attacks, beside its own softest planet.
"""

from engine.bots.sense import choose, foresight, known, odds, worth
from engine.bots.sense.sight import DEF, OFF, Sight
from engine.encounter.cards import NAMES
from engine.kernel.asking import Answer, Question, Ref

DANGER = (3, 4, 4)
WALL = 8  # the highest attack that is built for want of a better use
KEEPS = 2  # encounter cards that stay in hand then
GUESS = 0.7  # how often the offense aims where I would
PAYS = 0.05
BONUS = 5
MATTERS = 0.3

Plan = tuple[float, int, int]  # what it brings, the attack, the planet
NO_PLAN: Plan = (0.0, -1, -1)


def strength(sight: Sight, owner: int, side: int) -> float:
    """Walls stand for the defense, unless their owner attacks."""
    return known.citadels(sight, sight.target) if side == DEF and sight.side(owner) != OFF else 0


# --- building ----------------------------------------------------------------------------------------------------


def lay_beside(sight: Sight, face: int) -> odds.Lay | None:
    """My best other attack if I am the defense."""
    rest = [attack for attack in sight.attacks if attack != face or sight.attacks.count(face) > 1]
    return {rest[-1]: 1.0} if sight.defense == sight.me and rest else odds.lay_odds(sight, DEF)


def plan(sight: Sight) -> Plan:
    """The wall that brings most in the fight to come."""
    planet = foresight.next_target(sight, sight.defense)
    if planet < 0 or sight.offense == sight.me:
        return NO_PLAN
    fight = foresight.foreseen(sight, sight.defense, planet)
    plain = foresight.outlook(fight)
    found = []
    for face in set(sight.attacks):
        walled = foresight.outlook(fight, face, lay_beside(fight, face))
        found.append((GUESS * (walled - plain) - worth.laying_cost(face), face, planet))
    return max(found, default=NO_PLAN)


def clears_the_hand(sight: Sight) -> bool:
    return choose.low_attack(sight) <= WALL and len(sight.encounter_cards()) > KEEPS


def use(sight: Sight, question: Question, option: Ref) -> bool:
    if option[1] == "citadel.build":
        return clears_the_hand(sight) or plan(sight)[0] > PAYS
    return activation(sight, known.citadels(sight, sight.target)) > PAYS


def answer(sight: Sight, question: Question) -> Answer | None:
    gain, face, planet = plan(sight)
    if gain <= PAYS:
        return choose.cheapest(question) if question.why == "citadel.card" else own_softest(sight, question)
    return ("card", NAMES[face]) if question.why == "citadel.card" else ("planet", planet)


def own_softest(sight: Sight, question: Question) -> Ref:
    return min(
        (ref for ref in question.options if sight.owner.get(ref[1]) == sight.me),
        key=lambda ref: known.citadels(sight, ref[1]) + sight.here(ref[1], sight.me),
        default=question.options[0],
    )


# --- activating --------------------------------------------------------------------------------------------------


def activation(sight: Sight, points: float) -> float:
    """What it brings me that the walls count, with that sign; nothing but what lies there is known by now."""
    lay, counted = odds.lay_odds(sight, DEF), strength(sight, sight.me, DEF)
    return foresight.outlook(sight, points - counted, lay) - foresight.outlook(sight, -counted, lay)


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Five for the defense."""
    return sight.winning() == OFF and worth.stake(sight) < -MATTERS and 0 < sight.missing() <= BONUS


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    """The walls fall upon the defense."""
    return activation(sight, -known.citadels(sight, sight.target)) > PAYS
