"""What a decision cost: the judge of reviews and advice, over positions whose best answer is known."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from typing import Any

import pytest

from engine.bots import judged, judging
from engine.bots.ahead.course import Plan
from engine.bots.ahead.search import race
from engine.bots.judging import Weighed, Whole, because, compared, confirmed, glanced, is_judged
from engine.bots.lookahead import Dice, worlds_of
from engine.bots.simulate import play
from engine.encounter.rules import RULES
from engine.games import rules_of, start
from engine.kernel.asking import PICK, Question
from tests.encounter.bots.stages import FIGHT, go_on, staged
from tests.night import one_in

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
        if question is not None and at % (23 * one_in(2)) == 0 and is_judged(PART, question):
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
    assert judged_ones > 8 // one_in(2) and moved > judged_ones // 2


def test_what_is_told_has_to_be_large_clear_and_there_in_whole_games() -> None:
    found = Weighed(0, 1, 0.05, 0.02, 48)
    assert found.clear() and not found.holds(1.0)
    assert not replace(found, error=0.026).clear()
    assert not replace(found, worlds=23).clear()
    assert not replace(found, cost=0.029, error=0.001).clear()
    assert replace(found, whole=Whole(0.04, 0.03, 120)).holds(1.0)
    assert not replace(found, whole=Whole(0.04, 0.03, 120)).holds(2.0)
    assert not replace(found, whole=Whole(-0.04, 0.01, 120)).holds(1.0)


def test_measure_and_whole_games_are_told_together_each_by_its_error() -> None:
    """Half of what is measured is there in whole games on the average; the more there are, the more they say."""
    size = judging.size_of
    assert size(0.08, Whole(0.5, 100.0, 24)) == pytest.approx(0.04, abs=0.001)
    assert size(0.08, Whole(0.11, 0.0, 400)) == size(-0.08, Whole(0.11, 0.0, 400)) == pytest.approx(0.11)
    assert size(0.10, Whole(0.09, 0.04, 120)) == pytest.approx(0.07), "as large an error: midway between .05 and .09"
    assert 0.06 < size(0.25, Whole(0.06, 0.06, 80)) < size(0.25, Whole(0.06, 0.1, 80)) < 0.125
    assert size(0.04, Whole(0.2, 0.08, 24)) < 0.05, "few whole games that say much: they are lucky"


def in_worlds(monkeypatch: pytest.MonkeyPatch, name: str, gains: list[float]) -> Any:
    """A question with two answers; the second one wins by so much in one world after the other, again and again."""

    def playout(self: Any, match: Any, plan: Plan, world: int) -> tuple[float, int]:
        return (gains[world % len(gains)] if plan.now == 1 else 0.0), 100

    monkeypatch.setattr(judging.Playing, name, playout)
    monkeypatch.setattr(judging.Playing, "counts", lambda self: {})
    return Question(0, "launch.aim", PICK, (("system", 1), ("system", 2)))


@pytest.mark.parametrize(
    ("gains", "errors", "worlds", "holds"),
    [
        ([1, 1, 0, 1], judging.HELD, 24, True),  # nobody has to look for long at such a thing
        ([1, 1, 0, 1, -1, 1], judging.HELD, 24, True),
        ([1, 1, 0, 1, -1, 1], judging.HELD + judging.DOUBT, 40, True),
        ([-1, -1, 1, -1], judging.HELD, 24, False),
        ([1, -1], judging.HELD, 120, False),  # nothing at all
        ([1, -1] * 12 + [1, 0], judging.HELD, 120, False),  # a little, and not for certain
        ([1, -1] * 6 + [1, 1], judging.HELD, 120, True),
        ([1, -1] * 6 + [1, 1], judging.HELD + judging.DOUBT, 120, False),  # not enough where it is doubted
        ([1, -1] * 2 + [1, 1], judging.HELD, 80, True),
        ([1, -1] * 2 + [1, 1], judging.HELD + judging.DOUBT, 120, True),
    ],
)
def test_whole_games_are_played_until_it_is_decided(
    monkeypatch: pytest.MonkeyPatch, gains: list[float], errors: float, worlds: int, holds: bool
) -> None:
    question = in_worlds(monkeypatch, "far", gains)
    found = confirmed(RULES, lambda number: object(), question, Weighed(0, 1, 0.05), 3, errors)  # type: ignore[arg-type, return-value]
    assert found.whole is not None and (found.whole.worlds, found.holds(errors)) == (worlds, holds)
    turned = confirmed(RULES, lambda number: object(), question, Weighed(1, 0, -0.05), 3, errors)  # type: ignore[arg-type, return-value]
    assert turned.whole == found.whole, "of a found move the next best one is the other answer"


def test_where_the_size_in_whole_games_is_told_they_do_not_end_as_soon_as_it_holds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What ends early because it is large is told too large."""
    question = in_worlds(monkeypatch, "far", [1, 1, 0, 1])
    found = confirmed(rules_of("chaos"), lambda number: object(), question, Weighed(0, 1, 0.2), 3, 2.0, 200)  # type: ignore[arg-type, return-value]
    assert found.whole is not None and found.whole.worlds == 200 and found.whole.gain == 0.75


def test_what_was_found_before_counts_and_is_not_given_up_as_easily(monkeypatch: pytest.MonkeyPatch) -> None:
    gains = [1, 1, -1, 0, 0, -1, 1, 0, 0, 0, 0, 0, 1, -1, 1, -1, -1, 1]
    question = in_worlds(monkeypatch, "far", gains)
    worlds: Any = lambda number: object()  # noqa: E731
    before = Whole(-0.02, 0.05, 160)
    alone = confirmed(RULES, worlds, question, Weighed(0, 1, 0.05), 3)
    both = confirmed(RULES, worlds, question, Weighed(0, 1, 0.05, whole=before), 3)
    assert alone.whole is not None and alone.whole.worlds == 120
    assert both.whole is not None and both.whole.worlds == 400
    found = sum(gains[world % len(gains)] for world in range(240))
    assert both.whole.gain == pytest.approx((found - 0.02 * 160) / 400)
    lost = confirmed(RULES, worlds, question, Weighed(0, 1, 0.05, whole=Whole(-0.2, 0.05, 160)), 3)
    assert lost.whole is not None and lost.whole.worlds == 184


def test_two_rounds_of_whole_games_together_are_as_one() -> None:
    one, other = [1.0, 0.0, -1.0, 1.0, 0.5], [0.0, 1.0, 1.0]

    def whole(gains: list[float]) -> Whole:
        mean = sum(gains) / len(gains)
        squares = sum((gain - mean) ** 2 for gain in gains)
        return Whole(mean, sqrt(squares) / len(gains), len(gains))

    both, every = judging.joined(whole(one), whole(other)), whole([*one, *other])
    assert (both.worlds, both.gain, both.error) == (8, pytest.approx(every.gain), pytest.approx(every.error))
    assert judging.joined(None, every) == every and judging.joined(every, Whole(0.0, 1.0, 0)) == every


def test_whole_games_end_where_there_is_no_more_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """A number of questions, not a time: a slow machine finds the same."""
    question = in_worlds(monkeypatch, "far", [1, -1] * 6 + [1, 1])
    found = confirmed(RULES, lambda number: object(), question, Weighed(0, 1, 0.05), 3, room=20_000)  # type: ignore[arg-type, return-value]
    assert found.whole is not None
    a_world = found.whole.work // found.whole.worlds
    assert a_world > 200 and 20_000 <= found.whole.work < 20_000 + a_world


@pytest.mark.parametrize(
    ("gains", "worlds"),
    [
        ([0.0], 16), ([0.02, 0.0], 16), ([-0.02, 0.0], 16), ([0.3, -0.3], 48), ([0.08, -0.08], 24), ([0.05], 48),
        ([-0.05], 48),
    ],
)  # fmt: skip
def test_a_measure_ends_when_there_is_nothing_to_be_told(
    monkeypatch: pytest.MonkeyPatch, gains: list[float], worlds: int
) -> None:
    """Whichever of the two is ahead: so advice and a review say the same."""
    question = in_worlds(monkeypatch, "near", gains)
    found = compared(RULES, lambda number: object(), question, 0, [0, 1], 7, praise=True, lead=-1.0)  # type: ignore[arg-type, return-value]
    assert found.worlds == worlds and found.work > 113 * 2 * worlds


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
