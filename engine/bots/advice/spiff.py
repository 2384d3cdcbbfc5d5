"""Spiff: wins clearly or loses clearly; a crash by ten plants a colony too."""

from engine.bots.sense import duel, worth
from engine.bots.sense.sight import OFF, Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (4, 4, 3)
CRUSHING = 10
SURE = 0.8  # a crash may be spoilt by reinforcements


def crash(sight: Sight) -> float:
    """What a crash landing is worth."""
    return SURE * worth.gains(sight, [sight.me]) if sight.founds(sight.me, sight.target) else worth.OLD_COLONY


def adapt(sight: Sight, question: Question) -> Answer | None:
    if question.why != "planning.pick" or sight.side(sight.me) != OFF:
        return None
    prize = crash(sight)

    def extra(points: float | None) -> float:
        return prize if points is not None and -duel.WON < points <= -CRUSHING else 0.0

    return duel.best_card(question.options, duel.card_values(sight, question.options, extra=extra))


def use(sight: Sight, question: Question, option: Ref) -> bool:
    return True


wild = super_ = use
