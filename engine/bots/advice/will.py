"""Will: attacks whom it likes where it likes: where allies come along, against middling hands and tame powers."""

from engine.bots import advice
from engine.bots.habits import fights
from engine.bots.sense import worth
from engine.bots.sense.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (4, 4, 4)
A_CARD, A_POWER = 0.03, 0.1
NO_HAND, NEW_HAND = 1, 0.3  # who has so few cards is about to get a new hand
HELP = 0.3  # an ally who would found a colony there too; all others help the defense
ABROAD = 0.6  # a colony abroad has everybody on its side
LAST_BUT_ONE = 1.0  # but one that is nearly a victory must fall


def merit(sight: Sight, ref: Ref) -> float:
    """How good a target is: the planet, who will help, and what its owner may put against it."""
    if ref[0] == "resettle":
        return worth.lost_home(sight, sight.me) + worth.SECOND_ENCOUNTER
    planet, who = ref[1], ref[2]
    hand = float(sight.seats[who]["hand"])
    value = fights.aim(sight, planet, who) - A_CARD * hand - (NEW_HAND if hand <= NO_HAND else 0)
    value -= A_POWER * sum(advice.danger(alien, sight.n) for alien in sight.aliens(who))
    value += HELP * sum(sight.founds(seat, planet) for seat in sight.others() if seat != who)
    if not sight.is_home(planet, who):
        value += LAST_BUT_ONE - ABROAD if sight.to_win(who) <= 1 else -ABROAD
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
