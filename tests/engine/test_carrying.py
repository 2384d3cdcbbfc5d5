"""Games under other rules than those they were begun with, over the toy game: positions, and answers."""

from __future__ import annotations

import random
import zlib
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import games
from engine.games import carried, carrying
from engine.kernel import snapshot
from engine.kernel.asking import Question, Refused, drawn
from engine.kernel.carrying import Carrying, Old, added, first_of, folded, give
from engine.kernel.game import AnyMatch
from engine.kernel.packing import pack, unpack
from engine.kernel.record import Record
from tests.toy.rules import RULES

TOY = RULES
ATOMS = st.none() | st.booleans() | st.integers(-(2**80), 2**80) | st.text(max_size=5) | st.floats(allow_nan=False)
KEYS = st.integers(-3, 99) | st.text(max_size=3) | st.tuples(st.integers(0, 3), st.text(max_size=2))
PLAIN = st.recursive(
    ATOMS,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.lists(inner, max_size=4).map(tuple)
        | st.dictionaries(KEYS, inner, max_size=4)
        | st.sets(KEYS, max_size=4)
        | st.frozensets(KEYS, max_size=4)
    ),
    max_leaves=20,
)


@pytest.fixture(autouse=True)
def toy_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "PLACES", [*games.PLACES, "tests"])


@given(PLAIN)
def test_plain_data_comes_back_as_it_was(value: Any) -> None:
    again = unpack(pack(value))
    assert again == value and repr(again) == repr(unpack(pack(again)))
    assert type(again) is type(value)


@pytest.mark.parametrize("data", [b"", b"\xc1", b"\xc7\x01\x09\x90", pack((1, 2))[:-1], b"\xc7\x02\x01\xc1\xc1"])
def test_bytes_that_are_none_are_refused(data: bytes) -> None:
    with pytest.raises(Refused, match="packed_form"):
        unpack(data)


def test_what_is_no_plain_data_is_not_packed() -> None:
    with pytest.raises(TypeError):
        pack([object()])


def played(seats: int, seed: int, claims: bool = True) -> tuple[AnyMatch, list[tuple[Question, Any]]]:
    """A whole game by chance; without claims everybody passes where a card could be asked for."""
    match, throw = TOY.new({"seats": seats}, seed), random.Random(seed)
    answers = []
    while match.pending:
        question = throw.choice(match.pending)
        answer = 0 if question.why == "turn.claim" and not claims else drawn(question, throw.getrandbits(40))
        answers.append((question, answer))
        match.answer(question.seat, answer)
    return match, answers


def mark(match: AnyMatch, seat: int) -> int:
    question = match.question_for(seat)
    return zlib.crc32(repr((question.plain() if question else None, match.game.counter)).encode())


def marked(match: AnyMatch, old: Old) -> bool:
    return match.question_for(old.seat) is not None and mark(match, old.seat) == old.mark


# --- answers -----------------------------------------------------------------------------------------------------


@given(st.integers(0, 2**32), st.integers(2, 4))
def test_a_question_that_is_new_is_answered_as_before_it_was_put(seed: int, seats: int) -> None:
    """The toy game in version 2 of its rules: nobody could claim a card. `tests/toy/migrations.py` says so."""
    match, answers = played(seats, seed, claims=False)
    old = [(question.seat, answer) for question, answer in answers if question.why != "turn.claim"]
    record = carried(Record("toy", 2, {"seats": seats}, seed, old))
    assert record.rules == TOY.version and record.answers == [(question.seat, answer) for question, answer in answers]
    again = TOY.new({"seats": seats}, seed)
    for seat, answer in record.answers:
        again.answer(seat, answer)
    assert again.game.facts() == match.game.facts()


def test_a_record_that_fits_no_more_is_refused() -> None:
    _, answers = played(3, 5, claims=False)
    given = [(question.seat, answer) for question, answer in answers]
    assert carried(Record("toy", TOY.version, {"seats": 3}, 5, given)).answers == given
    for rules, broken in ((2, given[3:]), (1, [(0, 99), *given]), (7, given[::-1])):
        with pytest.raises(Refused, match="record_rules"):
            carried(Record("toy", rules, {"seats": 3}, 5, broken))
    with pytest.raises(Refused, match="record_game"):
        carried(Record("none", 1, {}, 5, given))


@given(st.integers(0, 2**32), st.integers(1, 3))
def test_questions_that_are_not_put_any_more_are_left_out(seed: int, each: int) -> None:
    """Before every protest there was a question or three of which nothing came."""
    match = TOY.new({"seats": 3}, seed)
    old, plain = [], []
    for question, answer in played(3, seed)[1]:
        if question.why == "turn.protest":
            old += [Old(question.seat, 0, 1234 + number) for number in range(each)]
        old.append(Old(question.seat, answer, mark(match, question.seat)))
        plain.append((question.seat, answer))
        match.answer(question.seat, answer)
    again = TOY.new({"seats": 3}, seed)
    assert list(give(again, old, [folded], marked)) == plain and again.over
    with pytest.raises(Refused, match="save_drifted"):
        list(give(TOY.new({"seats": 3}, seed), old, [], marked))


def test_two_changes_of_one_version_and_a_loop_that_leads_nowhere() -> None:
    match = TOY.new({"seats": 2}, 3)
    old = [Old(0, 0, 99), Old(0, 1, mark(match, 0))]
    assert list(give(match, old, [first_of(added("turn.no"), folded)], marked)) == [(0, 1)]
    endless: Any = SimpleNamespace(pending=match.pending, answer=lambda seat, answer: None)
    with pytest.raises(Refused, match="save_drifted"):
        list(give(endless, [Old(9, 0)], [lambda match, rest, fits: ([(0, 0)], 0)], marked))


def test_versions_are_taken_in_their_order() -> None:
    first, second = added("a"), added("b")
    carried_on = Carrying(answers={4: second, 2: first})
    assert carried_on.turns(1) == carried_on.turns(2) == [first, second] and carried_on.turns(3) == [second]
    assert carried_on.turns(5) == []


# --- positions ---------------------------------------------------------------------------------------------------


def older(taken: dict[str, Any], seats: int) -> dict[str, Any]:
    """The same snapshot in the shape of version 1."""
    fields = taken["fields"]
    looked = [int(seat in fields["looked"]) for seat in range(seats)]
    return {**taken, "position": 1, "rules": 2, "fields": {**fields, "looked": looked}}


@given(st.integers(0, 2**32), st.integers(2, 4))
def test_a_position_goes_on_from_every_question(seed: int, seats: int) -> None:
    """As it is, with frames as lists (older files), under rules of another version, and from the shape of version 1."""
    match, throw, kept = TOY.new({"seats": seats}, seed), random.Random(seed), carrying("toy")
    while match.pending:
        packed = pack(snapshot.take(TOY, kept, match))
        listed = unpack(packed)
        listed["fields"]["stack"] = [[name, args, [*answers]] for name, args, answers in match.game.stack]
        for taken in (unpack(packed), listed):
            same = snapshot.put_back(TOY, kept, {"seats": seats}, seed, taken)
            assert same.game.facts() == match.game.facts()
            assert [question.plain() for question in same.pending] == [question.plain() for question in match.pending]
        for other in ({**unpack(packed), "rules": 2}, older(unpack(packed), seats)):
            again = snapshot.put_back(TOY, kept, {"seats": seats}, seed, other)
            assert again.game.stack == match.game.stack and again.game.partial == match.game.partial, "half answered"
            assert [TOY.view(again, -1)[name] for name in ("won", "cards", "deck", "pile", "gone")] == [
                TOY.view(match, -1)[name] for name in ("won", "cards", "deck", "pile", "gone")
            ]
            assert again.game.looked == match.game.looked
        question = throw.choice(match.pending)
        match.answer(question.seat, drawn(question, throw.getrandbits(40)))


@pytest.mark.parametrize(
    "change",
    [
        {"position": 0},
        {"position": 3},
        {"fields": {"stack": [["turns.gone", (), []]]}},
        {"fields": {"stack": 7}},
        {"fields": {"hands": [[99], [], []]}},
        {"box": {"lots": [3, 5]}},
    ],
)
def test_a_position_that_leads_nowhere_is_refused(change: dict[str, Any]) -> None:
    match, kept = TOY.new({"seats": 3}, 1), carrying("toy")
    taken = unpack(pack(snapshot.take(TOY, kept, match)))
    broken = {**taken, **change, "fields": {**taken["fields"], **change.get("fields", {})}}
    with pytest.raises(Refused, match="snapshot_form"):
        snapshot.put_back(TOY, kept, {"seats": 3}, 1, broken)


def test_what_joins_the_box_at_the_end_of_its_list_does_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    match, kept = TOY.new({"seats": 2}, 1), carrying("toy")
    monkeypatch.setattr(type(TOY), "box", lambda self: {"lots": ["a", "b"]})
    taken = snapshot.take(TOY, kept, match)
    monkeypatch.setattr(type(TOY), "box", lambda self: {"lots": ["a", "b", "c"]})
    assert snapshot.put_back(TOY, kept, {"seats": 2}, 1, taken).pending
    monkeypatch.setattr(type(TOY), "box", lambda self: {"lots": ["a", "c", "b"]})
    with pytest.raises(Refused, match="snapshot_form"):
        snapshot.put_back(TOY, kept, {"seats": 2}, 1, taken)
