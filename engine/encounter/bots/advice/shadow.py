"""Advice for Shadow: destroy single ships that hold a foreign colony first, then those that keep a power, those of
leaders first.
"""

from engine.encounter.bots.policy import choose
from engine.encounter.bots.reading import worth
from engine.encounter.bots.reading.sight import OFF, Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (4, 4, 5)
A_SHIP = 0.1


def harm(sight: Sight, ref: Ref) -> float:
    """Return how much the loss of one ship from that place harms its owner, in the bot's interest."""
    victim = ref[-1]
    envy = worth.envy(sight, victim)
    if ref[0] != "planet":
        return envy * A_SHIP
    ships = sight.here(ref[1], victim)
    if ships > 1:
        return envy * A_SHIP * (1 + 1 / ships)
    if sight.is_home(ref[1], victim):
        return envy * worth.lost_home(sight, victim)
    return envy * worth.colony(sight, victim)


def answer(sight: Sight, question: Question) -> Answer | None:
    if question.why == "shadow.price":
        return choose.thickest(sight, question)
    return max(question.options, key=lambda ref: harm(sight, ref))


def use(sight: Sight, question: Question, option: Ref) -> bool:
    return True


super_ = use


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Return whether to stop the landing. It is worth a ship if any other player would found a colony."""
    landing = [seat for seat in sight.others() if sight.side(seat) == OFF and sight.ships_in(seat)]
    return any(sight.founds(seat, sight.target) for seat in landing)
