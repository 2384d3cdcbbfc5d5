"""Players for the battery: uniform over legal answers, or keen on using whatever they may; rookies for comparison."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import settings

from engine.bots import make_bot
from engine.encounter.bots.bargains import draw_answer
from engine.encounter.options import make_options
from engine.encounter.setup import new_game
from engine.encounter.state import Game
from engine.encounter.view import view
from engine.kernel.asking import BARGAIN, PICK, Question, Refused, how_many, nth
from engine.kernel.match import Match
from tests.night import one_in
from tests.support import Dice

FEW = settings(max_examples=settings().max_examples // one_in(3))  # for whole games, and every position of many
MOST_QUESTIONS = 100_000
KEEN = 80  # of a hundred times a keen player uses an item rather than passing


Choose = Callable[[Question, Dice], Any]


def uniform(question: Question, dice: Dice) -> Any:
    if question.shape == BARGAIN:
        return draw_answer(dice, question.data)
    return nth(question, dice.below(how_many(question)))


def keen(question: Question, dice: Dice) -> Any:
    """Passes seldom, so that rare uses are reached sooner."""
    may_act = question.shape == PICK and question.options[-1] == ("pass",) and len(question.options) > 1
    if may_act and dice.below(100) < KEEN:
        return dice.below(len(question.options) - 1)
    return uniform(question, dice)


def start(seed: int, strict: bool = True, **wishes: Any) -> Match[Game]:
    return new_game(make_options(**wishes), seed, strict)


def answer_one(match: Match[Game], dice: Dice, choose: Choose) -> tuple[int, Any]:
    """One pending question gets an answer; what is refused in talks becomes a no, or the end of them."""
    question = match.pending[dice.below(len(match.pending))]
    answer = choose(question, dice)
    try:
        match.answer(question.seat, answer)
    except Refused:
        theirs = question.data["theirs"]
        answer = ("decline", theirs[0]) if theirs else ("give_up",)
        match.answer(question.seat, answer)
    return question.seat, answer


def play(
    match: Match[Game],
    seed: int,
    choose: Choose = uniform,
    watch: Callable[[Match[Game]], None] | None = None,
    most: int = MOST_QUESTIONS,
) -> int:
    """Play to the end (or `most` questions), showing `watch` every position. Returns the number of questions."""
    dice = Dice(seed)
    questions = 0
    while match.pending and questions < most:
        if watch is not None:
            watch(match)
        answer_one(match, dice, choose)
        questions += 1
    return questions


# --- a table of one kind: a function that answers one question of the match it is given -----------------------------

AnswerOne = Callable[[Match[Game]], None]


def keen_table(seats: int, seed: int) -> AnswerOne:
    """Each plays by chance, with a liking for uses; whoever is asked may be the first to answer."""
    dice = Dice(seed)

    def answer(match: Match[Game]) -> None:
        answer_one(match, dice, keen)

    return answer


def rookie_table(seats: int, seed: int) -> AnswerOne:
    """Each sees only its view."""
    rookies = [make_bot("rookie", seat, seed) for seat in range(seats)]
    dice = Dice(seed)

    def answer(match: Match[Game]) -> None:
        question = match.pending[dice.below(len(match.pending))]
        said = rookies[question.seat].answer(view(match, question.seat))
        match.answer(question.seat, said)

    return answer


KINDS: dict[str, Callable[[int, int], AnswerOne]] = {"keen": keen_table, "rookie": rookie_table}
