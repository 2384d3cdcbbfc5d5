"""Advice for Mind: look at the hand that matters. The odds of the fight take the seen cards into account. A fight that
is won anyway needs no allies.
"""

from engine.encounter.bots.policy import choose
from engine.encounter.bots.reading import duel, known, worth
from engine.encounter.bots.reading.sight import Sight
from engine.kernel.asking import Answer, Question, Ref

DANGER = (3, 3, 3)
MANY = 4
FLEET = 4  # ships that each of those who are not asked may bring against me
SURE = 0.85


def adapt(sight: Sight, question: Question) -> Answer | None:
    """Invite no ally if the bot knows the opponent's hand and its best card wins even against all other players."""
    if question.why != "alliance.invite" or known.hand_of(sight, sight.main(1 - question.data)) is None:
        return None
    against = FLEET * len(question.options) + duel.help_seen(sight, 1 - question.data)
    reading = duel.reading_of(sight, question.data, -against)
    alone = duel.best_chance(sight, reading) >= SURE
    return choose.answer_seats(question, lambda seat: False) if alone else None


def use(sight: Sight, question: Question, option: Ref) -> bool:
    return ("card", "flare_mind") not in question.options


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    return True


def answer(sight: Sight, question: Question) -> Answer | None:
    return choose.seat_by(question, lambda seat: choose.menace(sight, seat))


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    """Return whether to use the flare on a draw of a player who is feared, or of the opponent."""
    seat, cards = question.data[0], question.data[1]
    feared = worth.envy(sight, seat) > worth.ENVY or (sight.is_main() and seat in (sight.offense, sight.defense))
    return cards >= MANY and feared
