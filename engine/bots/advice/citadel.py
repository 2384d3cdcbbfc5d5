"""Citadel: makes walls of its poor attacks, at home or where the leader attacks, and opens them against the offense."""

from engine.bots.sense import choose, known, worth
from engine.bots.sense.sight import DEF, OFF, Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (3, 4, 4)
WALL = 8  # the highest attack that is built
KEEPS = 2  # encounter cards that stay in hand
BONUS = 5
MATTERS = 0.3


def strength(sight: Sight, owner: int, side: int) -> float:
    """Walls stand for the defense, unless their owner attacks."""
    return known.citadels(sight, sight.target) if side == DEF and sight.side(owner) != OFF else 0


def use(sight: Sight, question: Question, option: Ref) -> bool:
    if option[1] == "citadel.build":
        return choose.low_attack(sight) <= WALL and len(sight.encounter_cards()) > KEEPS
    return worth.stake(sight) < -MATTERS


def answer(sight: Sight, question: Question) -> Answer | None:
    return choose.cheapest(question) if question.why == "citadel.card" else site(sight, question)


def site(sight: Sight, question: Question) -> Ref:
    """The softest planet that the leader may attack now, if that is not me; otherwise the poorest home of mine."""
    ahead = sight.colonies_abroad(sight.offense) > sight.colonies_abroad(sight.me)
    owner = sight.defense if ahead and sight.offense != sight.me else sight.me
    return min(
        (ref for ref in question.options if sight.owner.get(ref[1]) == owner),
        key=lambda ref: known.citadels(sight, ref[1]) + sight.here(ref[1], owner),
        default=question.options[0],
    )


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Five for the defense."""
    return sight.winning() == OFF and worth.stake(sight) < -MATTERS and 0 < sight.missing() <= BONUS


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    """The walls fall upon the defense."""
    return worth.stake(sight) > MATTERS
