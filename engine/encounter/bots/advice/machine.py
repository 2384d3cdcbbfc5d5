"""Advice for Machine: go on as long as there is a card to lay, because running out of cards means a new hand. With poor
cards send only one ship.
"""

from engine.encounter.bots.policy import choose, fleet
from engine.encounter.bots.reading.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (5, 5, 5)
FEW_SHIPS = 6
POOR = 8  # a best attack below which one ship is enough to lose
FEW_IN_THE_WARP = 3
GO_ON = ("encounter",)


def goes_on(sight: Sight) -> bool:
    return bool(sight.encounter_cards()) and sight.out(sight.me) > FEW_SHIPS


def use(sight: Sight, question: Question, option: Ref) -> bool:
    return goes_on(sight)


def adapt(sight: Sight, question: Question) -> Answer | None:
    if question.why == "turn.go_on" and GO_ON in question.options and goes_on(sight):
        return GO_ON
    if question.why == "launch.send" and choose.best_attack(sight) < POOR and "negotiate" not in sight.hand:
        return fleet.take(sight, question, 1)
    return None


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    return sight.out(sight.me) > FEW_SHIPS


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return bool(sight.seats[sight.me]["warp"] <= FEW_IN_THE_WARP)
