"""The kernel over the toy game: marks of questions, half choices, acts beside the question, the strict mode."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.bots.questions import question_of
from engine.kernel import record as kernel
from engine.kernel.asking import (
    ALWAYS,
    REVEALS,
    SECRET,
    Question,
    Refused,
    an_act,
    drawn,
    pick,
)
from engine.kernel.chance import mix
from engine.kernel.match import DEEP_ENOUGH, AskThenAct, Match
from engine.kernel.record import Record, Trail
from tests.toy.state import Lots
from tests.toy.turns import new_game

MOST = 400
Given = tuple[int, Any]


def play(match: Match[Lots], seed: int, acting: int = 3) -> list[Given]:
    """To the end, with an act in between now and then: what was given, seat by seat."""
    given: list[Given] = []
    for number in range(MOST):
        if match.over:
            return given
        bits = mix(seed, number)
        seat = bits % match.game.n
        acts = match.game.acts_of(seat) if not match.game.partial and bits % acting == 0 else []
        if acts and (bits >> 9) % 4:
            answer: Any = an_act(*acts[-1])
        else:
            question = match.pending[(bits >> 20) % len(match.pending)]
            seat, answer = question.seat, drawn(question, bits >> 24)
        match.answer(seat, answer)
        given.append((seat, answer))
    raise AssertionError("a toy game that does not end")


def until(match: Match[Lots], why: str, seed: int = 1) -> Question:
    for number in range(MOST):
        found = next((question for question in match.pending if question.why == why), None)
        if found is not None:
            return found
        question = match.pending[0]
        match.answer(question.seat, drawn(question, mix(seed, number)))
    raise AssertionError(f"nobody is asked {why}")


def told(match: Match[Lots]) -> list[Any]:
    return match.game.events


# --- acts --------------------------------------------------------------------------------------------------------


@given(st.integers(0, 2**32), st.integers(2, 4))
def test_games_with_acts_go_the_same_way_live_forked_and_replayed(seed: int, seats: int) -> None:
    """Forked at every answer, resumed from its plain data at every answer, and from a record: one game."""
    live = new_game(seats, seed, strict=True)
    given = play(live, seed)
    forked, resumed, events = new_game(seats, seed, strict=True), new_game(seats, seed, strict=True), []
    for seat, answer in given:
        forked = forked.fork()
        forked.answer(seat, answer)
        events += forked.game.events
        resumed.answer(seat, answer)
        resumed = Match.resume(resumed.game.clone(), strict=True)
    assert live.game.facts() == forked.game.facts() == resumed.game.facts()
    assert told(live) == [*told(new_game(seats, seed)), *events]
    record = Record("toy", 1, {"seats": seats}, seed, given)
    again = kernel.read(kernel.write(record))
    match = new_game(seats, seed)
    assert kernel.replay(again, match) == kernel.replay(record, new_game(seats, seed))
    assert match.game.facts() == live.game.facts()


def test_an_act_of_somebody_who_is_not_asked_leaves_the_question_open() -> None:
    match = new_game(3, 5, strict=True)
    asked = until(match, "turn.prize")
    other = (asked.seat + 1) % 3
    before = told(match)[:]
    match.answer(other, an_act("concede"))
    assert match.game.gone == [other] and told(match)[len(before) :] == [("conceded", (other,), 0, ())]
    assert match.pending[0].plain() == asked.plain(), "asked anew"


def test_an_act_takes_back_what_the_open_step_had_been_answered() -> None:
    """The step has changed nothing yet: it asks from its beginning, with what is legal by then."""
    match = new_game(3, 5, strict=True)
    asked = until(match, "turn.prize")
    match.answer(asked.seat, 1)
    assert match.pending[0].why == "turn.worth"
    match.answer((asked.seat + 1) % 3, an_act("concede"))
    assert match.pending[0].why == "turn.prize"
    match.answer(asked.seat, an_act("concede"))
    assert all(question.seat != asked.seat for question in match.pending)


def test_an_act_may_ask_and_the_suspended_question_comes_back() -> None:
    match = new_game(2, 5, strict=True)
    match.answer(0, an_act("look"))
    looking = match.pending[0]
    assert looking.why == "turn.look" and looking.reveals
    with pytest.raises(Refused, match="no_act"):
        match.answer(1, an_act("concede"))  # this game lets nobody act meanwhile
    match.answer(0, 0)
    assert len(match.game.hands[0]) == 5 and [question.why for question in match.pending] == ["turn.lay"] * 2


def test_while_several_are_asked_at_once_and_one_has_answered_nobody_acts() -> None:
    match = new_game(2, 5, strict=True)
    match.answer(1, 0)
    before = match.game.facts()
    with pytest.raises(Refused, match="act_later"):
        match.answer(0, an_act("concede"))
    assert match.game.facts() == before and match.game.partial


@pytest.mark.parametrize(
    "answer", [{}, {"act": []}, {"act": 5}, {"act": [5]}, {"act": ["x", 1.5]}, {"act": ["x"] * 99}, {"x": 1}]
)
def test_what_is_no_act_is_refused_and_changes_nothing(answer: Any) -> None:
    match = new_game(2, 5, strict=True)
    before = match.game.facts()
    with pytest.raises(Refused, match="form"):
        match.answer(0, answer)
    with pytest.raises(Refused, match="no_act"):
        match.answer(0, an_act("fly"))
    assert match.game.facts() == before


def test_nobody_acts_after_the_end_nor_on_a_stack_too_deep() -> None:
    match = new_game(2, 5)
    match.game.stack[:0] = [("turns.turn", (), ()) for _ in range(DEEP_ENOUGH)]
    with pytest.raises(Refused, match="act_later"):
        match.answer(0, an_act("concede"))
    match = new_game(2, 5)
    match.answer(0, an_act("concede"))
    with pytest.raises(Refused, match="game_over"):
        match.answer(1, an_act("concede"))


def test_another_act_is_noticed_by_the_trail() -> None:
    trails = []
    for seat, act in ((0, "concede"), (1, "concede"), (1, "look")):
        trail = Trail()
        trail.add(None, an_act(act), seat)
        trails.append(trail.seal(new_game(2, 5)))
    assert len(set(trails)) == 3
    asked, trail = new_game(2, 5), Trail()
    trail.add(asked.pending[0], an_act("concede"), 0)
    assert trail.seal(asked) == trails[0], "whether that seat is asked just then or not"


# --- marks -------------------------------------------------------------------------------------------------------


def test_a_question_without_marks_is_what_it_was() -> None:
    bare = pick(0, "why", [("a",), ("b",)])
    assert list(bare.plain()) == ["seat", "why", "shape", "options", "low", "high", "caps", "by", "data"]
    assert (bare.always, bare.reveals, bare.secret) == (False, False, False)


@pytest.mark.parametrize("mark", [ALWAYS, REVEALS, SECRET, ALWAYS | SECRET])
def test_marks_come_through_a_view(mark: int) -> None:
    question = pick(0, "why", [("a",), ("b",)], marks=mark)
    plain = question.plain()
    assert question_of({"seat": 0, "question": plain}).marks == mark
    assert (plain.get("always", False), plain.get("reveals", False), plain.get("secret", False)) == (
        question.always, question.reveals, question.secret,
    )  # fmt: skip


def test_a_question_that_is_always_put_is_put() -> None:
    """Who holds nothing is asked like everybody else: the wait tells nothing."""
    choices = set()
    for seed in range(12):
        match = new_game(2, seed, strict=True)
        asked = until(match, "turn.protest")
        assert asked.always and asked.secret
        choices.add(len(asked.options))
    assert 1 in choices and len(choices) > 1


# --- half a choice -----------------------------------------------------------------------------------------------


def test_half_a_choice_is_nobody_elses_business() -> None:
    match = new_game(3, 5, strict=True)
    assert not any(match.halfway(seat) for seat in range(3)), "nobody has said anything"
    match.answer(0, 0)
    assert not match.halfway(0), "others are asked too"
    asked = until(match, "turn.prize")
    assert not match.halfway(asked.seat), "that was another step"
    match.answer(asked.seat, 0)
    for way in (match, match.fork(), Match.resume(match.game.clone())):
        before = way.game.facts()
        assert [way.halfway(seat) for seat in range(3)] == [seat == asked.seat for seat in range(3)]
        assert way.game.facts() == before
    match.answer(asked.seat, 1)
    assert not match.halfway(asked.seat), "now it has happened"


def test_a_choice_in_which_somebody_else_had_a_say_is_no_half_choice() -> None:
    match = new_game(2, 5, strict=True)
    lead = until(match, "turn.throw").seat
    match.answer(lead, (0,))
    assert match.pending[0].why == "turn.claim" and not match.halfway(lead), "another seat has seen it"
    match.answer(1 - lead, 1)
    assert match.pending[0].seat == lead and not match.halfway(lead)
    match.answer(lead, 0)
    assert not match.halfway(lead)


def test_where_there_was_no_choice_there_is_no_half_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def narrow(game: Lots) -> Any:
        yield pick(0, "turn.lay", [("lot", 1)])
        yield pick(0, "turn.lay", [("lot", 1), ("lot", 2)])

    monkeypatch.setitem(Lots.STEPS.table, "turns.turn", (narrow, True))
    match = new_game(2, 1)
    assert len(match.pending[0].options) == 2 and not match.halfway(0)


# --- the strict mode ---------------------------------------------------------------------------------------------


def hasty(game: Lots) -> Any:
    """Tells before it has asked."""
    game.emit("deal_begins")
    yield pick(0, "turn.lay", [("lot", 1), ("lot", 2)])


def test_a_step_that_tells_something_before_it_asks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise every fork and every resumed game would tell it again."""
    monkeypatch.setitem(Lots.STEPS.table, "turns.turn", (hasty, True))
    with pytest.raises(AskThenAct, match=r"turns\.turn"):
        new_game(2, 1, strict=True)
    new_game(2, 1)  # nobody else pays for looking
