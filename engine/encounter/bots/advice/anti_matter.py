"""Anti-Matter: the lower total wins, and its own ships and all allies are subtracted. So its low cards are the good
ones.
"""

from engine.encounter.bots.policy import windows
from engine.encounter.bots.reading import duel, worth
from engine.encounter.bots.reading.sight import Sight
from engine.encounter.cards import NEGOTIATE
from engine.kernel.asking import Answer, Question, Ref

DANGER = (3, 3, 3)
LOW = 8
A_POINT = 0.015
MATTERS = 0.5


def reading(sight: Sight, side: int, more: float) -> duel.Reading:
    """Return a reading that counts by how many points this side's total is below the other. `more` is ignored."""
    mine, other = sight.main(side), sight.main(1 - side)
    allies = sum(map(sight.ships_in, sight.allies(side))) - sum(map(sight.ships_in, sight.allies(1 - side)))
    below = sight.ships_in(mine) + sight.ships_in(other) + allies
    return lambda my, their: duel.by_type(my, their, lambda one, two: two - one + below)


def cost(face: int) -> float:
    """Return the cost of laying a card. Low attacks cost most, because they are the good ones for Anti-Matter."""
    return A_POINT * max(0, LOW - face) if face < NEGOTIATE else worth.laying_cost(face)


def adapt(sight: Sight, question: Question) -> Answer | None:
    if question.why != "planning.pick":
        return None
    return duel.best_card(question.options, duel.card_values(sight, question.options, cost=cost))


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Use the flare to stop another player's flare, if that player is against the bot in a fight that matters."""
    return windows.hostile(sight, question.data[0]) and abs(worth.stake(sight)) >= MATTERS


super_ = wild
