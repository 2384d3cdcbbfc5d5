"""Advice for Spiff: win clearly or lose clearly, because a defeat by ten founds a colony too."""

from engine.encounter.bots.policy import fleet, supposed
from engine.encounter.bots.reading import duel, worth
from engine.encounter.bots.reading.sight import OFF, Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (4, 4, 3)
CRUSHING = 10
ONE = 1
CLEARLY = 0.1
SURE = 0.8  # a crash may be spoilt by reinforcements


def crash(sight: Sight) -> float:
    """Return what a crash landing is worth."""
    return SURE * worth.gains(sight, [sight.me]) if sight.founds(sight.me, sight.target) else worth.OLD_COLONY


def values(sight: Sight, options: tuple[Ref, ...]) -> list[float]:
    """Return the worth of laying each card as the offense, where a defeat by ten counts as a landing."""
    prize = crash(sight)

    def extra(points: float | None) -> float:
        return prize if points is not None and -duel.WON < points <= -CRUSHING else 0.0

    return duel.card_values(sight, options, extra=extra)


def adapt(sight: Sight, question: Question) -> Answer | None:
    if question.why == "launch.send":
        return fleet.take(sight, question, ships_to_send(sight))
    if question.why != "planning.pick" or sight.side(sight.me) != OFF:
        return None
    return duel.best_card(question.options, values(sight, question.options))


def ships_to_send(sight: Sight) -> int:
    """Return how many ships to send: one for a crash landing, if that is clearly better; otherwise as many as a victory
    needs.
    """
    cards = tuple(("card", name) for name in sight.encounter_cards())

    def with_ships(ships: int) -> float:
        fight = supposed.attack(sight, sight.target, sight.defense, (), (), ships)
        return max(values(fight, cards), default=0.0)

    return ONE if with_ships(ONE) > with_ships(supposed.LAUNCHED) + CLEARLY else supposed.LAUNCHED


def use(sight: Sight, question: Question, option: Ref) -> bool:
    return True


wild = super_ = use
