"""Advice for Will: attack the planet where the bot's cards are worth most, as far as hands and powers are known."""

from engine.encounter.bots.policy import supposed
from engine.encounter.bots.reading import worth
from engine.encounter.bots.reading.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (4, 4, 4)


def merit(sight: Sight, ref: Ref) -> float:
    """Return how good a target is, from the planet, its likely allies and what its owner may play."""
    if ref[0] == "resettle":
        return worth.lost_home(sight, sight.me) + worth.SECOND_ENCOUNTER
    return supposed.value(sight, ref[1], ref[2])


def answer(sight: Sight, question: Question) -> Answer | None:
    if question.why == "will.look":
        return ("seat", max(targets(sight), key=lambda ref: merit(sight, ref))[2])
    return max(question.options, key=lambda ref: merit(sight, ref))


def targets(sight: Sight) -> list[Ref]:
    return [
        ("planet", planet, seat)
        for planet, row in sight.ships.items()
        for seat in sight.others()
        if row[seat] or sight.owner[planet] == seat
    ]


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Use the flare if the best target of that player is one of their colonies abroad."""
    named = [ref for ref in targets(sight) if ref[2] == sight.view["named"]]
    best = max(named, key=lambda ref: merit(sight, ref), default=None)
    return best is not None and not sight.is_home(best[1], best[2])


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return True
