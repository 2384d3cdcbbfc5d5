"""Will: attacks whom it likes where it likes: soft planets, and colonies of leaders."""

from engine.bots.habits import fights
from engine.bots.sense import worth
from engine.bots.sense.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (4, 4, 4)
A_CARD = 0.03
COMES_HOME = 0.6


def merit(sight: Sight, ref: Ref) -> float:
    """How good a target is: the planet, what its owner loses there, and how short its hand is."""
    if ref[0] == "resettle":
        return worth.lost_home(sight, sight.me) + worth.SECOND_ENCOUNTER
    planet, who = ref[1], ref[2]
    value = fights.aim(sight, planet, who) - A_CARD * float(sight.seats[who]["hand"])
    if not sight.is_home(planet, who):
        value += worth.envy(sight, who) * worth.colony(sight, who)
    return value


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
    """If the best target of that colour is one of its colonies abroad."""
    named = [ref for ref in targets(sight) if ref[2] == sight.view["named"]]
    best = max(named, key=lambda ref: merit(sight, ref), default=None)
    return best is not None and not sight.is_home(best[1], best[2])


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return True
