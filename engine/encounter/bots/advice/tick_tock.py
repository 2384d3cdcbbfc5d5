"""Advice for Tick-Tock: every successful defense and every deal takes off a token, and the last token wins."""

from engine.encounter.bots.bargains import can_fulfil
from engine.encounter.bots.policy import choose, fleet
from engine.encounter.bots.reading import known, worth
from engine.encounter.bots.reading.sight import OFF, Sight
from engine.kernel.asking import PICK, Answer, Question, Ref

DANGER = (3, 3, 3)
A_TOKEN = 2.4  # all tokens together
MANY_SHIPS, FEW_TOKENS = 10, 4
SETTLERS = 2


def prize(sight: Sight, owner: int, ending: int) -> float:
    """Return the value of taking off a token: the fewer are left, the more it is worth. The last one wins."""
    left = known.tokens(sight, owner, "tick_tock")
    return 0.0 if ending == OFF else worth.WIN if left <= 1 else A_TOKEN / left


def adapt(sight: Sight, question: Question) -> Answer | None:
    if question.why == "deal" and question.data["theirs"] and can_fulfil(question.data, question.data["theirs"][1]):
        return take_deal(sight, question)
    return None


def take_deal(sight: Sight, question: Question) -> Answer | None:
    """Accept any deal that does not let the other player win, because it takes off a token."""
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
