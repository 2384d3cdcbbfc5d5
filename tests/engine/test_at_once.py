"""Players who answer at once: the match does not stop for them, and the game is the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.kernel.asking import Answer, Both, Either, Question, Refused, drawn, pick, some
from engine.kernel.chance import stream
from engine.kernel.match import AskThenAct, Match
from tests.toy.state import Lots
from tests.toy.turns import new_game

TWO = [("yes",), ("no",)]


@pytest.fixture
def asks(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Match[Lots]]:
    """A match of three whose only step is this one."""

    def made(step: Any) -> Match[Lots]:
        monkeypatch.setitem(Lots.STEPS.table, "turns.turn", (step, True))
        return new_game(3, 1, strict=True)

    return made


@pytest.mark.parametrize("seed", range(5))
def test_players_who_answer_at_once_play_the_same_game(seed: int) -> None:
    """Of several each answers in its turn, as when they are asked one by one; what has begun is waited for."""

    def ways() -> list[Callable[[Question], Answer]]:
        throws = [stream(seed + 10 * seat) for seat in range(3)]
        return [lambda question, throw=throw: drawn(question, next(throw)) for throw in throws]

    slow, each, answers = new_game(3, seed, strict=True), ways(), []
    while slow.pending:
        question = slow.pending[len(answers) % len(slow.pending)]
        answers.append((question.seat, each[question.seat](question)))
        slow.answer(*answers[-1])
    quick, each, noted, stops = new_game(3, seed, strict=True), ways(), [], []
    quick.at_once = (each, noted, len(answers))
    while quick.pending:
        stops.append(len(quick.pending))
        question = quick.pending[len(noted) % len(quick.pending)]
        noted.append((question.seat, each[question.seat](question)))
        quick.answer(*noted[-1])
    assert noted == answers and quick.game.facts() == slow.game.facts() and quick.game.events == slow.game.events
    assert stops == [3, 2, 1] and len(answers) > 20, "those who were asked before"


def test_players_answer_at_once_as_often_as_is_said(asks: Callable[..., Match[Lots]]) -> None:
    def often(game: Lots) -> Any:
        yield pick(1, "why", TWO)
        yield some(2, "many", TWO, 0, 1)
        yield pick(0, "more", TWO)
        yield Both(pick(0, "all", TWO), pick(1, "all", TWO))
        yield Either(pick(0, "any", TWO), pick(1, "any", TWO))
        yield pick(0, "last", TWO)

    match, noted = asks(often), []
    ways = [lambda question: 0, lambda question: 1, lambda question: (1,)]
    match.at_once = (ways, noted, 1)
    assert match.fork().at_once[2] == 0, "a copy stops at every question"
    match.answer(1, 0)
    assert noted == [(2, (1,))] and match.pending[0].why == "more"
    again = Match.resume(match.game.clone())
    assert again.pending[0].plain() == match.pending[0].plain(), "the position is whole where it stops"
    match.at_once = (ways, noted, 2)
    match.answer(0, 0)
    assert len(noted) == 1 and len(match.pending) == 2, "there is room for one of two answers"
    match = match.fork()
    match.at_once = (ways, noted, 9)
    match.answer(0, 0)
    match.answer(1, 0)
    assert [question.why for question in match.pending] == ["any", "any"], "who is first is not for the match to say"
    match.answer(1, 1)
    assert match.over and noted[1:] == [(0, 0)]


def test_what_is_answered_at_once_must_be_lawful_and_what_asks_must_do_nothing_before(
    asks: Callable[..., Match[Lots]],
) -> None:
    def acts(game: Lots) -> Any:
        yield pick(1, "why", TWO)
        yield pick(0, "many", TWO)
        game.lead = 7
        yield pick(0, "last", TWO)

    match = asks(acts)
    match.at_once = ([lambda question: 2] * 3, [], 9)
    with pytest.raises(Refused, match="option"):
        match.answer(1, 0)
    match = asks(acts)
    match.at_once = ([lambda question: 0] * 3, [], 9)
    with pytest.raises(AskThenAct):
        match.answer(1, 0)
