"""Tick-Tock: every defended planet and every deal takes off a token; the last one wins."""

from engine.bots.bargains import can_fulfil
from engine.bots.habits import fleet
from engine.bots.sense import choose, duel, joining, known
from engine.bots.sense.sight import DEF, OFF, Sight
from engine.kernel.asking import PICK, Answer, Question, Ref

DANGER = (3, 3, 3)
A_TOKEN, MOST = 2.4, 4.0  # all tokens together, and the last one
MANY_SHIPS, FEW_TOKENS = 10, 4
SETTLERS = 2


def token(sight: Sight) -> float:
    """What a token less is worth: the fewer are left, the more."""
    left = known.tokens(sight, sight.me, "tick_tock")
    return MOST if left <= 1 else A_TOKEN / left


def adapt(sight: Sight, question: Question) -> Answer | None:
    if question.why == "planning.pick":
        side = sight.side(sight.me)
        won, lost, talks = duel.prospects(sight, side)
        tick = token(sight)
        ends = (won + tick if side == DEF else won, lost + tick if side == OFF else lost, talks + tick)
        return duel.best_card(question.options, duel.card_values(sight, question.options, ends=ends))
    if question.why == "deal" and question.data["theirs"] and can_fulfil(question.data, question.data["theirs"][1]):
        return take_deal(sight, question)
    return None


def take_deal(sight: Sight, question: Question) -> Answer | None:
    """Peace is worth a token: what does not let the other win is taken."""
    other = question.data["opponent"]
    return ("accept", question.data["theirs"][0]) if sight.to_win(other) > 1 else None


def use(sight: Sight, question: Question, option: Ref) -> bool:
    return True


def answer(sight: Sight, question: Question) -> Answer | None:
    if question.why == "tick_tock.pay":
        return choose.thickest(sight, question)
    if question.shape == PICK:
        return min(question.options, key=lambda ref: sum(1 for ships in sight.ships[ref[1]] if ships))
    return fleet.take(sight, question, SETTLERS)


def wild(sight: Sight, question: Question, option: Ref) -> bool:
    return fleet.spare(sight) > 0


def super_(sight: Sight, question: Question, option: Ref) -> bool:
    few = known.tokens(sight, sight.me, "tick_tock") <= FEW_TOKENS
    return fleet.spare(sight) > 0 and (few or sight.out(sight.me) >= MANY_SHIPS)


def joins(sight: Sight, question: Question) -> Answer | None:
    return joining.answer(sight, question, prize=token(sight))
