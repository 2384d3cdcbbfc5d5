"""Packed values: what msgpack takes back unharmed, and what is refused before it is built."""

import struct

import msgpack
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmic_tui.messages.packing import BadMessage, measure, packed, unpacked
from cosmic_tui.wire import limits

MOST = 1000
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(1 << 63), (1 << 64) - 1)
    | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=5),
    max_leaves=40,
)  # fmt: skip


def count(value):
    if isinstance(value, list):
        return 1 + sum(count(part) for part in value)
    if isinstance(value, dict):
        return 1 + sum(1 + count(part) for part in value.values())
    return 1


@given(value=PLAIN)
def test_plain_values_come_back_and_are_counted(value):
    data = packed(value)
    if count(value) <= MOST:
        assert unpacked(data, MOST) == value
        assert measure(data, MOST) == count(value)


@given(data=st.binary(max_size=80))
def test_any_bytes_are_a_plain_value_or_malformed(data):
    """Nothing else is ever raised, and what comes out has only the allowed kinds."""
    try:
        value = unpacked(data, MOST)
    except BadMessage:
        return
    assert msgpack.unpackb(packed(value), raw=False) == value
    assert count(value) <= MOST


@given(value=PLAIN, at=st.integers(0, 10_000), byte=st.integers(0, 255))
def test_one_changed_byte_is_another_value_or_malformed(value, at, byte):
    data = bytearray(packed(value))
    data[at % len(data)] = byte
    try:
        count(unpacked(bytes(data), MOST))
    except BadMessage as wrong:
        assert wrong.code in ("values", "deep", "text_long", "packing")


@given(value=PLAIN, cut=st.integers(0, 10_000))
def test_a_cut_value_is_malformed(value, cut):
    data = packed(value)
    with pytest.raises(BadMessage):
        unpacked(data[: cut % len(data)], MOST)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\xdd\xff\xff\xff\xff", "values"),  # an array of four thousand million
        (b"\xdf\xff\xff\xff\xff", "values"),  # a map as big
        (b"\xdb\xff\xff\xff\xff", "text_long"),
        (b"\x91" * 40 + b"\xc0", "deep"),
        (b"\xdc\x03\xe8" + b"\x80" * 1000, "values"),  # a thousand empty maps and the array around them
        (b"\xc4\x01x", "packing"),  # bytes
        (b"\xd4\x01x", "packing"),  # an extension
        (b"\xd6\xff\0\0\0\0", "packing"),  # a timestamp
        (b"\xc1", "packing"),  # never used
        (b"\xca" + struct.pack(">f", 1.0), "packing"),
        (b"\xcb" + struct.pack(">d", float("nan")), "packing"),
        (b"\xcb" + struct.pack(">d", float("inf")), "packing"),
        (b"\xa1\xff", "packing"),  # no UTF-8
        (b"\x81\x01\x02", "packing"),  # a key that is no text
        (b"\x82\xa1a\x01\xa1a\x02", "packing"),  # a key twice
        (b"\xc0\xc0", "packing"),  # something behind the value
        (b"", "packing"),
    ],
)
def test_what_is_not_allowed_is_refused_by_name(data, code):
    with pytest.raises(BadMessage) as wrong:
        unpacked(data, MOST)
    assert wrong.value.code == code


def test_the_bounds_are_the_last_values_that_pass():
    deep = None
    for _ in range(limits.DEEPEST):
        deep = [deep]
    assert unpacked(packed(deep), MOST) == deep
    with pytest.raises(BadMessage):
        unpacked(packed([deep]), MOST)
    text = "x" * limits.LONGEST_TEXT
    assert unpacked(packed(text), MOST) == text
    with pytest.raises(BadMessage):
        unpacked(packed(text + "x"), MOST)
    assert len(unpacked(packed([0] * (MOST - 1)), MOST)) == MOST - 1
    with pytest.raises(BadMessage):
        unpacked(packed([0] * MOST), MOST)
