"""Records: bytes that come back as they were, refusals for what is no record, and games that replay to their end."""

from __future__ import annotations

import hashlib
import tracemalloc
import zlib
from collections.abc import Callable
from functools import cache
from typing import Any

import msgpack
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.bots.simulate import play
from engine.encounter.record import RULES_VERSION
from engine.encounter.rules import RULES
from engine.games import new_record, resume, seal, start
from engine.kernel import record as kernel
from engine.kernel.asking import Refused
from engine.kernel.record import (
    HEADER,
    MAGIC,
    MOST_BYTES,
    MOST_PARTS,
    Record,
    is_plain,
    read,
    write,
)
from tests.engine import golden

whole = st.integers(-(2**63), 2**64 - 1)
leaves = st.none() | st.booleans() | whole | st.text(max_size=20)
answers = st.recursive(leaves, lambda inner: st.lists(inner, max_size=4).map(tuple), max_leaves=8)
plain_dicts = st.dictionaries(st.text(max_size=8), answers, max_size=5)
records = st.builds(
    Record,
    game=st.text(max_size=12),
    rules=st.integers(0, 1000),
    config=plain_dicts,
    seed=st.integers(0, 2**64 - 1),
    answers=st.lists(st.tuples(st.integers(0, 4), answers), max_size=40),
    about=plain_dicts,
    trail=st.binary(max_size=32),
)
UNREADABLE = {"record_truncated", "record_edited", "record_foreign", "record_newer", "record_form"}


def a_game(seed: int = 11, **options: Any) -> Record:
    record = play(RULES, options, seed, ("random", "rookie"), keep_record=True).record
    assert record is not None
    return seal(record)


@cache
def a_file() -> bytes:
    return write(a_game())


PLACES = st.deferred(lambda: st.integers(0, len(a_file()) - 1))


def refused(data: bytes) -> str:
    """The code with which these bytes are refused."""
    with pytest.raises(Refused) as no:
        read(data)
    return no.value.code


def sealed(payload: bytes) -> bytes:
    """A file with the right magic, length and checksum around anything."""
    head = kernel.FORMAT.to_bytes(kernel.FORMAT_BYTES, "big") + len(payload).to_bytes(kernel.LENGTH_BYTES, "big")
    return MAGIC + head + hashlib.sha256(head + payload).digest() + payload


def packed(plain: Any) -> bytes:
    return sealed(zlib.compress(msgpack.packb(plain)))


# --- bytes -------------------------------------------------------------------------------------------------------


@given(records)
def test_a_record_comes_back_as_it_was(record: Record) -> None:
    """Tuples come back as tuples, so that a replay gives the engine exactly what it was given."""
    assert read(write(record)) == record


@given(PLACES)
def test_a_shortened_file_is_truncated(length: int) -> None:
    assert refused(a_file()[:length]) == ("record_truncated" if length else "record_foreign")


@given(PLACES, st.integers(1, 255))
def test_a_changed_byte_is_noticed(place: int, flip: int) -> None:
    changed = bytearray(a_file())
    changed[place] ^= flip
    code = refused(bytes(changed))
    assert code == "record_edited" if place >= HEADER - kernel.CHECKSUM_BYTES else code in UNREADABLE


@given(st.binary(max_size=200))
def test_what_is_no_record_is_refused(data: bytes) -> None:
    assert refused(data) in UNREADABLE
    assert refused(MAGIC + data) in UNREADABLE


@given(st.binary(max_size=200))
def test_a_good_checksum_does_not_make_a_record(data: bytes) -> None:
    """Whoever computes the checksum himself still meets the same wall."""
    assert refused(sealed(data)) in UNREADABLE
    assert refused(sealed(zlib.compress(data))) in UNREADABLE


def deep(levels: int) -> Any:
    value: Any = 0
    for _ in range(levels):
        value = (value,)
    return value


@pytest.mark.parametrize(
    "plain",
    [
        5,
        {},
        ("encounter", 1, {}, 1, (), {}),
        (5, 1, {}, 1, (), {}, b""),
        ("encounter", "1", {}, 1, (), {}, b""),
        ("encounter", 1, (), 1, (), {}, b""),
        ("encounter", 1, {}, -1, (), {}, b""),
        ("encounter", 1, {}, True, (), {}, b""),
        ("encounter", 1, {}, 1, {}, {}, b""),
        ("encounter", 1, {}, 1, (5,), {}, b""),
        ("encounter", 1, {}, 1, ((0, 1, 2),), {}, b""),
        ("encounter", 1, {}, 1, (("0", 1),), {}, b""),
        ("encounter", 1, {}, 1, ((0, 1.5),), {}, b""),
        ("encounter", 1, {}, 1, ((0, tuple(range(MOST_PARTS + 1))),), {}, b""),
        ("encounter", 1, {}, 1, ((0, deep(20)),), {}, b""),
        ("encounter", 1, {}, 1, ((0, deep(5000)),), {}, b""),
        ("encounter", 1, {"a": "x" * 1000}, 1, (), {}, b""),
        ("encounter", 1, {}, 1, (), {"a": {"b": 1.5}}, b""),
        ("encounter", 1, {}, 1, (), {}, "x"),
        ("encounter", 1, {}, 1, (), {}, b"x" * 64),
    ],
)
def test_what_is_well_packed_but_no_record(plain: Any) -> None:
    try:
        data = packed(plain)
    except ValueError:  # too deep to be written
        data = packed(deep(500))
    assert refused(data) == "record_form"


def test_a_newer_format_says_so() -> None:
    place = len(MAGIC) + kernel.FORMAT_BYTES
    newer = a_file()[: len(MAGIC)] + (kernel.FORMAT + 1).to_bytes(kernel.FORMAT_BYTES, "big") + a_file()[place:]
    with pytest.raises(Refused) as no:
        read(newer)
    assert (no.value.code, no.value.facts) == ("record_newer", {"theirs": kernel.FORMAT + 1, "ours": kernel.FORMAT})


def test_a_format_that_never_was_is_no_record() -> None:
    place = len(MAGIC) + kernel.FORMAT_BYTES
    assert refused(a_file()[: len(MAGIC)] + bytes(kernel.FORMAT_BYTES) + a_file()[place:]) == "record_foreign"


def test_too_big_is_refused_before_anything_is_unpacked() -> None:
    assert refused(a_file() + bytes(MOST_BYTES)) == "record_too_big"


def test_a_small_file_that_unpacks_to_a_huge_one_is_refused_in_time() -> None:
    """A hundred megabytes of noughts fit into a hundred kilobytes; no more than the limit is ever unpacked."""
    squeeze = zlib.compressobj(9)
    payload = b"".join(squeeze.compress(bytes(1 << 20)) for _ in range(100)) + squeeze.flush()
    bomb = sealed(payload)
    tracemalloc.start()
    assert refused(bomb) == "record_too_big"
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 4 * kernel.MOST_PLAIN


@pytest.mark.parametrize(("size", "code"), [(8 << 20, "record_form"), ((8 << 20) + 1, "record_too_big")])
def test_how_much_a_file_may_unpack_to(size: int, code: str) -> None:
    assert refused(sealed(zlib.compress(b"\0" * size))) == code


def test_a_file_with_nothing_in_it_is_whole_and_no_record() -> None:
    assert refused(sealed(b"")) == "record_form"
    assert refused(sealed(b"")[:-1]) == "record_truncated"


@pytest.mark.parametrize("around", [lambda inner: [inner], lambda inner: {"in": inner}])
def test_how_deep_a_value_may_be(around: Callable[[Any], Any]) -> None:
    value: Any = 0
    for _ in range(8):
        value = around(value)
    assert is_plain(value)
    assert not is_plain(around(value))
    assert is_plain(around(None)) and is_plain(around(True)) and not is_plain(around(1.5)) and not is_plain(around(b""))


def test_how_much_a_value_may_hold() -> None:
    """Letters are counted, not bytes: what is written in any language is read again."""
    for text in ("x" * 400, "ű" * 400, "🪐" * 400):
        record = Record("encounter", 1, {"word": text}, 0, [(0, text)], {text: [text]})
        assert read(write(record)).answers == [(0, text)]
        assert not is_plain(text + "x") and not is_plain({"word": text + "x"}) and not is_plain([text + "x"])
        assert not is_plain({text + "x": 0}) and read(write(Record(text, 1, {}, 0))).game == text
        with pytest.raises(Refused, match="record_form"):
            write(Record(text + "x", 1, {}, 0))
    for full in ([0] * 64, (0,) * 64, {str(number): 0 for number in range(64)}):
        assert is_plain(full)
    assert not is_plain([0] * 65) and not is_plain({str(number): 0 for number in range(65)}) and not is_plain({1: 0})


def test_how_many_answers_and_bytes_there_may_be() -> None:
    most = Record("encounter", 1, {}, 2**64 - 1, [(0, None)] * 200_000)
    assert len(read(write(most)).answers) == 200_000
    most.answers.append((0, None))
    assert refused(write(most)) == "record_form"
    assert refused(bytes(1_048_576)) == "record_foreign" and refused(bytes(1_048_577)) == "record_too_big"


def test_what_could_not_be_read_is_not_written() -> None:
    with pytest.raises(Refused):
        write(Record("encounter", 1, {}, 1, about={"name": "x" * 10_000}))


# --- games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"deals": "open", "seats": 5}, {"technology": True, "hidden_powers": True}])
def test_a_game_replays_from_its_bytes_to_the_same_end(options: dict[str, Any]) -> None:
    record = a_game(21, **options)
    once, again = resume(record), resume(read(write(record)))
    assert once.over
    assert once.game.facts() == again.game.facts()
    assert once.game.events == again.game.events


def test_a_game_is_a_few_kilobytes() -> None:
    assert len(a_file()) < 8192


def test_a_record_stops_where_its_answers_stop() -> None:
    """A saved game goes on from its last answer."""
    record = a_game(31)
    cut = Record(record.game, record.rules, record.config, record.seed, record.answers[:40])
    match = resume(cut)
    for seat, answer in record.answers[40:]:
        match.answer(seat, answer)
    assert match.game.facts() == resume(record).game.facts()


def test_another_answer_is_noticed_by_the_seal() -> None:
    """Any one answer changed either does not fit somewhere, or leads to another trail."""
    record = a_game(41)
    whole_game = len(record.answers)
    for place in range(0, whole_game, 37):
        seat, answer = record.answers[place]
        changed = Record(record.game, record.rules, record.config, record.seed, record.answers[:], {}, record.trail)
        changed.answers[place] = (seat, answer + 1 if type(answer) is int else (*answer, 0))
        with pytest.raises(Refused) as no:
            resume(changed)
        assert no.value.code in ("record_answer", "record_drifted")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "record_game"),
        ({"rules": RULES_VERSION + 1}, "record_rules"),
        ({"config": {"seats": 9}}, "seats"),
        ({"config": {"sorts": 4}}, "unknown_option"),
        ({"config": {"seats": "4"}}, "option_type"),
        ({"config": {"aliens": 5}}, "option_type"),
        ({"config": {"aliens": [5]}}, "option_type"),
        ({"answers": [(9, 0)]}, "record_answer"),
        ({"answers": [(0, "x")]}, "record_answer"),
    ],
)
def test_what_cannot_be_played_is_refused(change: dict[str, Any], code: str) -> None:
    record = new_record(RULES, {}, 1)
    for name, value in change.items():
        setattr(record, name, value)
    with pytest.raises(Refused) as no:
        resume(record)
    assert no.value.code == code


def test_a_record_knows_who_played() -> None:
    record = read(a_file())
    assert record.about == {"bots": ("random", "rookie", "random", "rookie")}
    assert start(record).game.n == 4


# --- golden ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", golden.names())
def test_golden_records_come_to_their_end(name: str) -> None:
    """If this fails, see the docstring of tests/engine/golden.py."""
    record = read(golden.path(name).read_bytes())
    assert record.trail
    assert resume(record).game.winners


def test_every_golden_record_is_known() -> None:
    assert {file.name for file in golden.FOLDER.iterdir()} == {golden.path(name).name for name in golden.names()}


def test_as_many_parts_as_there_may_be() -> None:
    about = {f"part {number}": number for number in range(MOST_PARTS)}
    record = Record("encounter", 1, {}, 1, [(0, tuple(range(MOST_PARTS)))], about)
    assert read(write(record)) == record
    assert not kernel.is_plain({**about, "one more": 1}, 2)
