"""Messages and their bytes: what a table says survives the way, and what is no message is refused as such."""

import msgpack
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmic_tui.messages import up as messages
from cosmic_tui.messages.down import TABLE_DOWN
from cosmic_tui.messages.grammar import Message
from cosmic_tui.messages.packing import LONGEST_TEXT, VALUES_DOWN, VALUES_UP, BadMessage, checked, own, packed, unpacked
from cosmic_tui.messages.up import TABLE_UP
from tests.support import Person
from tests.table.tables import open_table, random_bots

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=20,
)


def up(data: bytes) -> Message:
    """As it comes over a line."""
    return checked(unpacked(data, VALUES_UP), TABLE_UP)


def test_everything_a_table_says_survives_the_way() -> None:
    """A whole game of one person: each message decodes to what was sent, tuples as lists."""
    table = open_table(seed=36, bots=random_bots, options={"alien_mode": "dealt", "flares": True})  # a short game
    person, kinds = Person(3), set()
    for message in table.snapshot(0, 0.0):
        kinds.add(message["kind"])
        data = packed(message)
        assert own(data, TABLE_DOWN) == checked(unpacked(data, VALUES_DOWN), TABLE_DOWN) == _listed(message)
    while not table.match.over:
        seat = table.seats[0]
        answer = person.answer(seat.shown["view"]["view"])
        table.receive(0, up(packed(messages.answer(seat.serial, answer))), 0.0)
        for message in table.take(0):
            kinds.add(message["kind"])
            data = packed(message)
            assert own(data, TABLE_DOWN) == checked(unpacked(data, VALUES_DOWN), TABLE_DOWN) == _listed(message)
        if table.match.question_for(0) is not None and table.match.question_for(0).why == "deal":
            table.receive(0, messages.answer(seat.serial, ["give_up"]), 0.0)
    assert {"hello", "view", "events", "question", "orders", "over"} <= kinds


def _listed(value: object) -> object:
    if isinstance(value, dict):
        return {key: _listed(part) for key, part in value.items()}
    return [_listed(part) for part in value] if isinstance(value, (list, tuple)) else value


@given(st.binary(max_size=300))
def test_any_bytes_are_a_message_or_malformed(data: bytes) -> None:
    for grammar, most in ((TABLE_UP, VALUES_UP), (TABLE_DOWN, VALUES_DOWN)):
        try:
            message = checked(unpacked(data, most), grammar)
        except BadMessage:
            continue
        assert message["kind"] in grammar


@given(PLAIN)
def test_any_packed_data_is_a_message_or_malformed(value: object) -> None:
    for kind in (value, "answer", "chat", "orders"):
        data = msgpack.packb({"kind": kind, "serial": value, "answer": value, "text": value, "orders": value})
        with pytest.raises(BadMessage):
            up(data)


@pytest.mark.parametrize(
    "message",
    [
        {"kind": "answer", "serial": True, "answer": 1},
        {"kind": "answer", "serial": 1},
        {"kind": "answer", "serial": 1, "answer": 1, "seat": 2},
        {"kind": "chat", "text": 7},
        {"kind": "hello"},
        {"kind": ["chat"], "text": "x"},
        {"kind": "answer", "serial": 1, "answer": {1: 2}},
        {"kind": "answer", "serial": 1, "answer": [0] * 1000},
        {"kind": "chat", "text": "x" * (LONGEST_TEXT + 1)},
        [],
        None,
    ],
)
def test_almost_a_message_is_none(message: object) -> None:
    with pytest.raises(BadMessage):
        up(packed(message))


def test_deep_nesting_is_refused_and_not_followed() -> None:
    value: object = 0
    for _ in range(600):
        value = [value]
    with pytest.raises(BadMessage):
        up(msgpack.packb({"kind": "answer", "serial": 1, "answer": value}))


def test_a_message_of_our_own_that_is_none_is_a_fault() -> None:
    with pytest.raises(BadMessage):
        own(packed({"kind": "chat", "seat": 1, "name": "Ada"}), TABLE_DOWN)
