"""Advice for Zombie: it does not lose ships to the warp, so it joins everything. In deals it frees ships rather than
give a card.
"""

from typing import Any

from engine.encounter.bots.policy import joining
from engine.encounter.bots.reading import after_reveal, duel, worth
from engine.encounter.bots.reading.sight import Sight
from engine.encounter.view_types import Bargain
from engine.kernel.asking import Answer, Question, Ref

DANGER = (4, 4, 4)
SHIP = 0.2
FREED = 0.7  # a ship out of the warp, in ships


def adapt(sight: Sight, question: Question) -> Answer | None:
    if question.why == "planning.pick":
        return duel.best_card(question.options, duel.card_values(sight, question.options, paid=0.0))
    return joining.answer(sight, question)


def answer(sight: Sight, question: Question) -> Answer | None:
    """Bring one more ship from the warp, as Zombie's ally, if the side is likely to win."""
    return ("yes",) if duel.best_chance(sight) > after_reveal.WORTH_A_CARD else ("pass",)


def terms(sight: Sight, data: Bargain) -> tuple[Any, ...]:
    """Offer to free all ships of the other player from the warp (X-74)."""
    other = data["opponent"]
    ships = sight.seats[other]["warp"]
    on_colonies = any(row[other] for row in sight.ships.values())
    return (("zombie", ((other, ships),)),) if ships and on_colonies else ()


def term(sight: Sight, wish: Any) -> float:
    return -FREED * sum(worth.losses(sight, seat, ships) for seat, ships in wish)


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    return True


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return worth.wanted_side(sight) == sight.side(sight.me)
