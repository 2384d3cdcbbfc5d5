"""The kernel's own small promises over the toy game: who may answer, what has been asked, how deep, what is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest

from engine.kernel import plain_data
from engine.kernel.agreeing import plain, read
from engine.kernel.asking import REVEALS, SECRET, Both, Either, Refused, amount, an_act, pick, some
from engine.kernel.fields import Fields, PositionFields
from engine.kernel.frames import Position, Steps
from engine.kernel.game import Rules
from engine.kernel.match import Match
from engine.kernel.plain_data import Still, Told
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


def refused(match: Match[Lots], seat: int, answer: Any) -> str:
    """The code, after which everything is as before."""
    before, pending, partial = match.game.facts(), match.pending, match.game.partial[:]
    with pytest.raises(Refused) as no:
        match.answer(seat, answer)
    assert (match.game.facts(), match.pending, match.game.partial) == (before, pending, partial)
    return no.value.code


# --- answering ---------------------------------------------------------------------------------------------------


def test_one_who_is_asked_answers_and_nobody_else(asks: Callable[..., Match[Lots]]) -> None:
    def alone(game: Lots) -> Any:
        first = yield pick(1, "why", TWO)
        second = yield amount(1, "why", 2, 3)
        game.lead = first + second

    match = asks(alone)
    assert [refused(match, seat, 0) for seat in (0, 2, -1, 3)] == ["not_asked"] * 4
    assert [refused(match, 1, answer) for answer in (-1, 2, True, 0.0, "0", None, (0,))] == ["option"] * 7
    match.answer(1, 1)
    assert match.question_for(0) is None and match.question_for(1) is match.pending[0]
    assert refused(match, 1, 4) == "amount"
    match.answer(1, 3)
    assert match.game.lead == 4 and match.over and match.pending == ()
    assert refused(match, 1, 0) == "not_asked"


def test_several_who_are_asked_at_once_are_waited_for(asks: Callable[..., Match[Lots]]) -> None:
    def both(game: Lots) -> Any:
        game.pile = list((yield Both(*[pick(seat, "why", [("lot", card) for card in range(4)]) for seat in range(3)])))

    match = asks(both)
    first, second, third = match.pending
    assert match.answered() == []
    match.answer(2, 3)
    assert match.answered() == [(first, None), (second, None), (third, 3)] and match.pending == (first, second)
    assert refused(match, 2, 1) == "not_asked", "once is enough"
    assert refused(match, 0, 4) == "option"
    for way in (match.fork(), Match.resume(match.game.clone(), strict=True)):
        assert [question.seat for question in way.pending] == [0, 1]
        way.answer(1, 0)
        way.answer(0, 2)
        assert way.game.pile == [2, 0, 3] and way.over and way.answered() == []
    assert match.game.pile == [], "copies are on their own"


def test_of_several_the_first_to_answer_is_enough(asks: Callable[..., Match[Lots]]) -> None:
    def either(game: Lots) -> Any:
        number, answer = yield Either(pick(0, "why", TWO), pick(2, "why", TWO))
        game.pile = [number, answer]

    match = asks(either)
    assert len(match.pending) == 2 and match.answered() == [] and refused(match, 1, 0) == "not_asked"
    match.answer(2, 0)
    assert match.game.pile == [1, 0] and match.over


def test_what_a_step_has_asked_before_and_what_it_was_answered(asks: Callable[..., Match[Lots]]) -> None:
    def three(game: Lots) -> Any:
        yield pick(0, "first", TWO)
        yield pick(0, "only", [("one",)])  # answered by the kernel: there is no choice
        yield pick(0, "second", TWO)

    match = asks(three)
    assert match.earlier() == []
    match.answer(0, 1)
    assert [(asked.why, given) for asked, given in match.earlier()] == [("first", 1), ("only", 0)]
    assert match.halfway(0) and not match.halfway(1)
    match.answer(0, 0)
    assert match.over and match.earlier() == [] and not match.halfway(0)


def test_half_a_choice_is_one_in_which_no_other_seat_had_a_part(asks: Callable[..., Match[Lots]]) -> None:
    def together(game: Lots) -> Any:
        yield Both(pick(0, "why", TWO), pick(1, "why", TWO))
        yield pick(0, "why", TWO)

    match = asks(together)
    match.answer(0, 0)
    assert not match.halfway(0) and not match.halfway(1)
    match.answer(1, 0)
    assert not match.halfway(0), "the other has chosen too"


def test_questions_without_a_choice_are_noted_for_who_wants_to_know(asks: Callable[..., Match[Lots]]) -> None:
    def narrow(game: Lots) -> Any:
        yield pick(0, "free", TWO)
        yield pick(0, "bound", [("one",)])
        yield some(0, "all", TWO, 2, 2)
        yield pick(0, "free", TWO)

    match = asks(narrow)
    match.foregone = []
    match.answer(0, 0)
    assert [question.why for question in match.foregone] == ["bound", "all"]
    assert match.fork().foregone is None


def test_only_tests_pay_for_looking_at_every_step() -> None:
    for strict in (False, True):
        match = new_game(2, 5, strict)
        assert match.strict == match.fork().strict == Match.resume(match.game.clone(), strict).strict == strict
    plain_position = new_game(2, 5).game.clone()
    assert not Match(plain_position).strict and not Match.resume(plain_position.clone()).strict


# --- how deep ----------------------------------------------------------------------------------------------------


def on_a_stack_of(steps: int) -> Match[Lots]:
    """A toy game at its first question, with so many steps suspended, that one counted in."""
    game = new_game(2, 5).game.clone()
    game.stack[:0] = [("turns.turn", (), ()) for _ in range(steps - 1)]
    return Match.resume(game)


def test_four_hundred_steps_may_wait_for_each_other_and_acts_go_on_half_as_many() -> None:
    on_a_stack_of(400)
    with pytest.raises(RecursionError, match="401"):
        on_a_stack_of(401)
    deep = on_a_stack_of(200)
    deep.answer(0, an_act("look"))
    assert deep.pending[0].why == "turn.look"
    assert refused(on_a_stack_of(201), 0, an_act("look")) == "act_later"


def test_a_step_has_one_name_and_a_bargain_a_judge() -> None:
    steps = Steps()

    @steps
    def turn(game: Any) -> None: ...

    assert list(steps.table) == ["test_match.turn"] and not steps.table["test_match.turn"][1]
    with pytest.raises(ValueError, match=r"test_match\.turn"):
        steps.named("test_match.turn")(turn)
    with pytest.raises(TypeError, match="judged"):
        new_game(2, 1).game.judge(None, ())
    with pytest.raises(Refused) as no:
        Position.step_beside(new_game(2, 1).game, 0, ("fly", "far"))
    assert (no.value.code, no.value.facts) == ("no_act", {"act": "fly"})
    with pytest.raises(TypeError, match="__init_subclass__"):
        type("Lost", (PositionFields,), {}, fields=Fields(), feilds=Fields())


# --- positions ---------------------------------------------------------------------------------------------------


def test_a_position_begins_with_nothing_and_compares_by_what_is_in_it() -> None:
    blank = Lots.blank(9)
    assert (blank.seed, blank.counter, blank.over, blank.stack, blank.partial, blank.events) == (
        9,
        0,
        False,
        [],
        [],
        [],
    )
    assert (blank.n, blank.turn, blank.deck, blank.hands) == (0, 0, [], [])
    text = "".join(["a", "word that is one object"])
    one, other = Lots.blank(9), Lots.blank(9)
    one.stack, other.stack = [(text, (text,), ())], [("".join(list(text)), ("".join(list(text)),), ())]
    assert one.facts() == other.facts(), "not by which objects are shared"
    other.counter += 1
    assert one.facts() != other.facts()


def test_a_position_comes_back_from_its_dump_and_tells_nothing_again() -> None:
    match = new_game(3, 5)
    there = Lots.blank(0)
    there.events.append(("old", (), 0, ()))
    there.load(match.game.dump())
    assert there.facts() == match.game.facts() and there.events == []
    with pytest.raises(ValueError, match="zip"):
        there.load(b"[\x01\x00\x00\x00N")  # a list of one


def test_what_is_told_and_to_whom() -> None:
    game, shown = Lots.blank(1), []
    game.emit("won", 1, 2)
    game.whisper("looked", 0b101, (7,), 1)
    assert game.events == [("won", (1, 2), 0, ()), ("looked", (1,), 0b101, (7,))]
    game.show("moment", 3)  # nobody looks on
    game.audience = lambda position, kind, facts: shown.append((position is game, kind, facts))
    game.show("moment", 4)
    assert shown == [(True, "moment", (4,))] and game.clone().audience is None


# --- as data -----------------------------------------------------------------------------------------------------


def test_a_view_says_whom_the_table_waits_for_and_no_more(asks: Callable[..., Match[Lots]]) -> None:
    def several(game: Lots) -> Any:
        yield Both(
            pick(0, "why", TWO), pick(1, "why", TWO, marks=SECRET), pick(2, "why", TWO, marks=SECRET | REVEALS),
            pick(0, "again", TWO),
        )  # fmt: skip

    match = asks(several)
    assert [plain_data.asked(match, seat) for seat in (0, 1, 2, -1)] == [
        ["table"],
        [0, "table"],
        [0, "table"],
        [0, "table"],
    ]
    still = Still(match.game)
    assert plain_data.asked(still, -1) == [] and still.question_for(0) is None


def test_a_question_as_its_seat_sees_it() -> None:
    asked = pick(0, "why", [("card", 5)], by=("alien", (1, 2)), data=("x", (1,)), marks=SECRET)
    found = plain_data.question(asked)
    assert (found["options"], found["by"], found["data"]) == ([["card", 5]], ["alien", (1, 2)], ["x", [1]])
    assert found["secret"] is True and "always" not in found
    named = plain_data.question(asked, lambda ref: ref[0], lambda data: len(data))
    assert (named["options"], named["by"], named["data"]) == (["card"], "alien", 2)
    assert plain_data.question(pick(0, "why", TWO))["by"] is None
    assert plain_data.question(pick(0, "why", TWO, by=()))["by"] == []


def test_events_have_names_for_their_facts() -> None:
    told = Told({"drew": "seat n why | faces"}, {"faces": len}, lambda kind: "seat" if kind == "known" else "")
    assert told.named("drew", (1, (2, (3,)), "turn"), ()) == {
        "event": "drew", "seat": 1, "n": [2, [3]], "why": "turn",
    }  # fmt: skip
    assert told.named("drew", (1, 2, "turn"), (("a", "b"),))["faces"] == 2
    assert told.named("drew", (1,)) == {"event": "drew", "seat": 1}, "facts at the end may be missing"
    assert told.named("known", (1, 2)) == {"event": "known", "seat": 1}
    assert told.named("other", (1, 2), (3,)) == {"event": "other"}


# --- what is agreed ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Wanted:
    seats: int = 4
    fast: bool = False
    name: str = ""
    aliens: tuple[str, ...] = ()


def codes(wishes: list[dict[str, Any]]) -> Iterator[tuple[str, Any]]:
    for wish in wishes:
        with pytest.raises(Refused) as no:
            read(Wanted, wish)
        yield no.value.code, no.value.facts["name"]


def test_options_are_read_by_name_and_kind() -> None:
    assert read(Wanted, {}) == Wanted()
    for names in (["a", "b"], ("a", "b")):
        assert read(Wanted, {"aliens": names, "seats": 3}) == Wanted(3, aliens=("a", "b"))
    assert plain(Wanted(3, True, "x", ("a",))) == {"seats": 3, "fast": True, "name": "x", "aliens": ["a"]}
    wishes: list[dict[str, Any]] = [
        {"seats": True}, {"seats": "4"}, {"fast": 1}, {"name": None}, {"aliens": "ab"}, {"aliens": ["a", 1]}
    ]  # fmt: skip
    assert list(codes(wishes)) == [("option_type", next(iter(wish))) for wish in wishes]
    assert list(codes([{"colour": "red"}])) == [("unknown_option", "colour")]


def test_a_game_that_says_no_more_than_it_must() -> None:
    """What every table, bot and study is told of a game without the thing they ask for."""
    rules, match = Rules(), new_game(2, 1)
    question = match.pending[0]
    assert rules.windowed({"a": 1}, "even") == rules.public({"a": 1}, 0) == {"a": 1}
    assert (rules.silences(match), rules.helps(match, 0)) == (0, False)
    assert rules.shows_something({"event": "won"}, 0), "then nothing is taken back after it"
    assert not rules.milestone(("won", (), 0, ())) and not rules.concerns(match, question)
    assert rules.idle(match, question, {0: frozenset()}, "quick") is None and rules.by_order(match, question) is None
    assert (rules.about(match), rules.lapse(match)) == ((0, 0, []), (-1, None))
    audited: list[bool] = []
    rules.audit(SimpleNamespace(game=SimpleNamespace(audit=lambda: audited.append(True))))
    assert audited == [True], "by the position"
    assert rules.answer(question, [1]) == [1] and rules.frozen(match) == match.game.dump()
    with pytest.raises(Refused, match="nothing_to_bring"):
        rules.brought({}, 0, "deck", [])
    with pytest.raises(Refused, match="unknown_reason"):
        rules.ground(match, "", {})
