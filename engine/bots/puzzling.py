"""A decision as a puzzle. Every answer is played on in the same worlds, to find what happens with each and whether one
is better than all others. Whole games have to confirm the result, as in `judging`.
"""

from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from typing import Any

from engine.bots import judged
from engine.bots.ahead.course import Plan
from engine.bots.ahead.search import race
from engine.bots.judging import Judged, Playing, Weighed, an_effort, confirmed, errors_of
from engine.bots.lookahead import Worlds
from engine.kernel.asking import AMOUNT, BARGAIN, PICK, SOME, SPREAD, Answer, Question
from engine.kernel.chance import mix
from engine.kernel.game import Rules

WEIGHED = 64  # worlds
SINGLE, CLEAR = 0.03, 3.0  # by how much the best answer is ahead of the next one: share of the win, standard errors
MOST_ANSWERS = 10
THOUSAND = 1000
MOST_SUBSETS = 3  # things of which any may be chosen
ALL, CONFIRM = 0xA11, 0xC0F2  # tell the dice of the steps apart


@dataclass(frozen=True)
class Weight:
    """The worth of an answer: its share of the win, and in how many of the worlds each thing happened with it."""

    answer: Answer
    worth: float
    counted: dict[str, int]


@dataclass(frozen=True)
class Weights:
    """All answers, the best one first. `ahead` is by how much the best is better than the next one, `error` its
    standard error.
    """

    answers: tuple[Weight, ...]
    worlds: int
    ahead: float
    error: float

    @property
    def single(self) -> bool:
        return self.worlds >= WEIGHED // 2 and self.ahead >= SINGLE and self.ahead >= CLEAR * self.error


def choices(question: Question) -> list[Answer]:
    """Return all answers that differ from each other; [] if there are too many or they cannot be listed."""
    found: list[Answer] = []
    if question.shape == PICK:
        kinds = {option: number for number, option in reversed(list(enumerate(question.options)))}
        found = sorted(kinds.values())
    elif question.shape == AMOUNT:
        found = list(range(question.low, question.high + 1))
    elif question.shape == SOME and len(question.options) <= MOST_SUBSETS:
        several = range(len(question.options))
        found = [one for many in range(question.low, question.high + 1) for one in combinations(several, many)]
    elif question.shape == BARGAIN and question.data["theirs"]:
        theirs = question.data["theirs"][0]
        found = [("accept", theirs), ("decline", theirs), ("give_up",)]
    return found if 1 < len(found) <= MOST_ANSWERS else []


def same_as(question: Question, answers: list[Answer], given: Answer) -> int | None:
    """Return the number of the answer that is equivalent to the given one, since cards of the same kind are equal; None
    if there is none.
    """
    if question.shape == PICK and isinstance(given, int):
        kinds = [question.options[one] for one in answers]
        return kinds.index(question.options[given]) if question.options[given] in kinds else None
    return answers.index(given) if given in answers else None


def weighed(
    rules: Rules, worlds: Worlds, question: Question, answers: list[Answer], seed: int, number: int = WEIGHED
) -> Weights:
    """Play all answers on, each in the same worlds, and return what they are worth."""
    playing = Playing(rules, judged(rules.name), question.seat)
    plans = [Plan(answer) for answer in answers]
    ranking = race(plans, worlds, an_effort(number, len(plans)), mix(seed, ALL), playing.near)
    told = [row for row in playing.seen.values() if len(row) == len(plans)]
    if not ranking.first or any(len(gains) < len(ranking.first) for gains in ranking.gains):
        return Weights((), 0, 0.0, 1.0)
    base = sum(ranking.first) / len(ranking.first)
    facts = told[0][0] if told else {}
    found = [
        Weight(answer, base + ranking.mean(at), {fact: sum(row[at][fact] for row in told) for fact in facts})
        for at, answer in enumerate(answers)
    ]
    order = sorted(range(len(found)), key=lambda at: -found[at].worth)
    pairs = zip(ranking.gains[order[0]], ranking.gains[order[1]], strict=True)
    ahead = [ours - theirs for ours, theirs in pairs]
    mean = sum(ahead) / len(ahead)
    spread = sqrt(sum((one - mean) ** 2 for one in ahead) / max(1, len(ahead) - 1) / len(ahead))
    return Weights(tuple(found[at] for at in order), len(ahead), mean, spread)


def as_data(themes: list[str], question: Question, weights: Weights) -> dict[str, Any]:
    """Return a puzzle as a record stores it: each answer with its worth in thousandths, the best answer first."""
    found = weights.answers
    return {
        "seat": question.seat, "theme": themes, "worlds": weights.worlds,
        "worth": [[one.answer, round(one.worth * THOUSAND)] for one in found],
        "counted": {fact: [one.counted[fact] for one in found] for fact in found[0].counted},
    }  # fmt: skip


def in_proportion(
    question: Question, worth: list[list[Any]], better: Answer, worse: Answer, size: int
) -> list[list[Any]]:
    """Return all answers with what they are worth, in thousandths, scaled so that the better and the worse one are
    `size` apart. Return them unchanged if the worlds do not rank these two that way.
    """
    answers, top = [answer for answer, _ in worth], worth[0][1]
    first, second = same_as(question, answers, better), same_as(question, answers, worse)
    if first is None or second is None:
        return worth
    apart = worth[first][1] - worth[second][1]
    if apart <= 0:
        return worth
    return [[answer, max(0, top - round((top - one) * size / apart))] for answer, one in worth]


def whole(rules: Rules, worlds: Worlds, question: Question, best: Answer, other: Answer, seed: int) -> Weighed:
    """Compare the best answer with another one by playing both to the end of the game."""
    errors = errors_of(judged(rules.name), question.why)
    return confirmed(rules, worlds, question, Weighed(other, best, cost=1.0), mix(seed, CONFIRM), errors)


def is_asked(part: Judged, question: Question) -> bool:
    """Return whether a question of this kind can be a puzzle at all."""
    return question.why not in part.SILENT and question.shape != SPREAD and bool(choices(question))
