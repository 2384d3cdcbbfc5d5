"""Answers that exist in two worlds: the same choice, expressed for the question in each of them.

`two_worlds.py` plays worlds that differ in one hidden thing; these functions choose what the players answer.
Independent of any game.
"""

from collections.abc import Callable
from typing import Protocol

from engine.kernel.asking import AMOUNT, BARGAIN, PICK, SOME, Answer, Question, Ref, Refused, how_many, nth
from engine.kernel.game import AnyMatch

PASS: Ref = ("pass",)
MOST_ROUNDS = 40


class Chance(Protocol):
    """A source of random numbers that draws the same numbers for both worlds."""

    def below(self, limit: int) -> int: ...


def let_pass(question: Question) -> Answer:
    """Return the answer of a seat that does nothing: a pass, or the end of a bargain, or the first legal answer."""
    if question.shape == PICK and PASS in question.options:
        return question.options.index(PASS)
    return ["give_up"] if question.shape == BARGAIN else nth(question, 0)


def public_answers(
    one: AnyMatch, two: AnyMatch, chance: Chance, avoid: Callable[[Ref], bool]
) -> list[tuple[Question, Answer]] | None:
    """Choose a public question that both worlds ask. Return it from both worlds, each with the same answer."""
    open_now = [question for question in one.pending if not question.secret]
    if not open_now:
        return None
    mine = open_now[chance.below(len(open_now))]
    theirs = two.question_for(mine.seat)
    if theirs is None or theirs.secret or theirs.shape != mine.shape or theirs.why != mine.why:
        return None
    answers = same_answer(mine, theirs, chance, avoid)
    return None if answers is None else list(zip((mine, theirs), answers, strict=True))


def same_answer(
    one: Question, two: Question, chance: Chance, avoid: Callable[[Ref], bool]
) -> tuple[Answer, Answer] | None:
    """Return one answer, expressed for each of the two questions; None if they have no answer in common."""
    if one.shape == BARGAIN:
        return bargained(one, two, chance)
    if one.shape in (PICK, SOME):
        return same_choice(one, two, chance, avoid)
    if one.shape == AMOUNT:
        low, high = max(one.low, two.low), min(one.high, two.high)
        return None if low > high else (low + chance.below(high - low + 1),) * 2
    if (one.options, one.caps, one.low, one.high) != (two.options, two.caps, two.low, two.high):
        return None
    return (nth(one, chance.below(how_many(one))),) * 2


def same_choice(
    one: Question, two: Question, chance: Chance, avoid: Callable[[Ref], bool]
) -> tuple[Answer, Answer] | None:
    both = [ref for ref in dict.fromkeys(one.options) if ref in two.options and not avoid(ref)]
    if one.shape == PICK:
        if not both:
            return None
        ref = both[chance.below(len(both))]
        return one.options.index(ref), two.options.index(ref)
    low, high = max(one.low, two.low), min(one.high, two.high, len(both))
    if low > high:
        return None
    chosen: list[Ref] = []
    for _ in range(low + chance.below(high - low + 1)):
        chosen.append(both.pop(chance.below(len(both))))
    mine, theirs = (sorted(question.options.index(ref) for ref in chosen) for question in (one, two))
    return mine, theirs


def bargained(one: Question, two: Question, chance: Chance) -> tuple[Answer, Answer]:
    """Return a bargaining answer for both questions: an offer that names no card, a refusal, or the end of the talks.
    """
    offers = [question.data["theirs"] for question in (one, two)]
    if all(offers) and chance.below(2):
        return ["decline", offers[0][0]], ["decline", offers[1][0]]
    if one.data["left"] and two.data["left"] and chance.below(2):
        wish: Answer = ["propose", [[["random", 1]], [], [["choice", 1]], [], []]]
        return wish, wish
    return ["give_up"], ["give_up"]


def passed_on(match: AnyMatch, most: int = MOST_ROUNDS) -> list[tuple[int, Ref]]:
    """Pass at all secret questions of a position. Return what they offered, as rows of (seat, option)."""
    found: list[tuple[int, Ref]] = []
    for _ in range(most):
        asked = next((question for question in match.pending if question.secret), None)
        if asked is None:
            break
        found += [(asked.seat, ref) for ref in asked.options]
        try:
            match.answer(asked.seat, let_pass(asked))
        except Refused:
            break
    return found
