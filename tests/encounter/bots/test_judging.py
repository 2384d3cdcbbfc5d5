"""What a decision cost: the judge of reviews and advice, over positions whose best answer is known."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.bots import judged, judging
from engine.bots.ahead.course import Plan
from engine.bots.ahead.search import race
from engine.bots.judging import Weighed, Whole, because, compared, confirmed, glanced, is_judged
from engine.bots.lookahead import Dice, worlds_of
from engine.bots.simulate import play
from engine.encounter.rules import RULES
from engine.games import start
from engine.kernel.asking import PICK, Question
from tests.encounter.bots.stages import FIGHT, go_on, staged

PART = judged("encounter")
LAST = {**{f"{owner}:{number}": {owner: 4, "a": 1} for owner in "bc" for number in (3, 4)}, "b:1": {"b": 1}}
STRONG = {**FIGHT, "planets": LAST, "hands": {"a": ["attack 40", "attack 4"], "b": 8}}


def deciding(**keys: Any) -> tuple[Any, Any]:
    """The question which card to lay, one colony from the win."""
    match = staged(**keys)
    while (question := match.question_for(0)) is None or question.why != "planning.pick":
        go_on(match)
    return match, question


def card(question: Question, face: int) -> int:
    return question.options.index(("card", face))


def test_a_weak_card_where_a_strong_one_wins_the_game_is_a_blunder_that_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-VIC-1: the fifth colony wins."""
    monkeypatch.setattr(judging, "WHOLE", 24)
    match, question = deciding(**STRONG)
    weak, strong = card(question, 4), card(question, 40)
    worlds = worlds_of(RULES, match, 0)
    found = compared(RULES, worlds, question, weak, PART.others(question, weak, None), 7, praise=True)
    found = confirmed(RULES, worlds, question, found, 7)
    assert found.best == strong and found.better and found.cost > 0.12 and found.worlds == judging.MEASURED
    assert found.clear() and found.holds(2.0)
    fact = because(PART, found)
    assert fact == "won"
    high, low = found.counted[fact]
    assert high > low + 10
    again = compared(RULES, worlds_of(RULES, match, 0), question, strong, PART.others(question, strong, None), 7)
    assert not again.better and again.cost == 0 and not again.clear(), "nothing is claimed of the best answer"
    ahead = compared(RULES, worlds_of(RULES, match, 0), question, strong, [weak], 7, praise=True)
    assert ahead.cost < -0.12 and because(PART, ahead) == fact
    assert confirmed(RULES, worlds_of(RULES, match, 0), question, ahead, 9).holds(2.0)


def test_what_the_seat_cannot_know_changes_no_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-SEC-1: a match that was dealt anew for the seat is judged like the true one."""
    monkeypatch.setattr(judging, "SEARCHED", 6)
    record = play(RULES, {"seats": 4, "technology": True}, 6, ("rookie",), keep_record=True).record
    assert record is not None
    match, judged_ones, moved = start(record), 0, 0
    for at, (seat, answer) in enumerate(record.answers):
        question = match.question_for(seat)
        if question is not None and at % 23 == 0 and is_judged(PART, question):
            other = RULES.redeal(match, seat, Dice(at + 1))
            if other is not None:
                others = PART.others(question, answer, None)[:2]
                found = [
                    (
                        compared(RULES, worlds_of(RULES, one, seat), question, answer, others, at, True, 6),
                        glanced(RULES, worlds_of(RULES, one, seat), seat, answer, at),
                    )
                    for one in (match, other)
                ]
                assert found[0] == found[1], (at, question)
                judged_ones += 1
                moved += match.game.hands != other.game.hands
        match.answer(seat, answer)
    assert judged_ones > 8 and moved > judged_ones // 2


def test_what_is_told_has_to_be_large_clear_and_there_in_whole_games() -> None:
    found = Weighed(0, 1, 0.05, 0.02, 48)
    assert found.clear() and not found.holds(1.0)
    assert not replace(found, error=0.026).clear()
    assert not replace(found, worlds=23).clear()
    assert not replace(found, cost=0.029, error=0.001).clear()
    assert replace(found, whole=Whole(0.04, 0.03, 120)).holds(1.0)
    assert not replace(found, whole=Whole(0.04, 0.03, 120)).holds(2.0)
    assert not replace(found, whole=Whole(-0.04, 0.01, 120)).holds(1.0)


@pytest.mark.parametrize(("cost", "expected"), [(0.1, "founded"), (-0.1, "other_won")])
def test_a_reason_speaks_for_the_better_answer(cost: float, expected: str) -> None:
    counted = {"founded": (37, 15), "other_won": (30, 8), "warp": (20, 19)}
    assert because(PART, Weighed(0, 1, cost, 0.01, 48, counted=counted)) == expected
    assert because(PART, Weighed(0, 1, cost, 0.01, 48, counted={"warp": (20, 19)})) is None


def test_a_world_without_a_worth_counts_for_nobody() -> None:
    """An answer that is not lawful there is left out; a world that cannot be dealt is skipped."""
    plans, values = [Plan(0), Plan(1)], {0: [0.5, 0.5, None, 0.5], 1: [0.7, None, 0.9, 0.7]}

    def playout(match: Any, plan: Plan, world: int) -> tuple[float, int] | None:
        value = values[plan.now][world - 1]
        return None if value is None else (value, 1)

    numbers = iter([None, *[object()] * 4])
    found: Any = race(plans, lambda number: next(numbers), judging.an_effort(5), 1, playout)  # type: ignore[arg-type, return-value]
    assert len(found.first) == 3 and found.gains[1] == pytest.approx([0.2, 0.2])


def test_equal_cards_are_tried_once_and_the_told_answer_comes_first() -> None:
    question = Question(0, "planning.pick", PICK, tuple(("card", face) for face in (8, 8, 4, 6, 6)))
    assert PART.others(question, 0, 4) == [4, 2]
    assert PART.others(question, 2, None) == [0, 3]
