"""The grammar of messages: exactly the fields of a kind, each within its bounds; and it is the grammar of the table."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmic_tui.messages.down import TABLE_DOWN
from cosmic_tui.messages.fields import Coded, Flag, Maybe, Number, OneOf, Text, Whole
from cosmic_tui.messages.packing import packed
from cosmic_tui.messages.words import LOBBY_ACTIONS, VOTE_STATES, VOTES, WINDOWS
from cosmic_tui.room.votes import ABOUT, FAILED, OPEN, PASSED
from cosmic_tui.table import setup
from cosmic_tui.wire import messages
from cosmic_tui.wire.errors import ProtocolError
from cosmic_tui.wire.limits import VERSION
from cosmic_tui.wire.messages import DOWN, STRANGER, UP, checked, pack, unpack

GRAMMARS = {"stranger": STRANGER, "up": UP, "down": DOWN}
LOOSE = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 1 << 60) | st.text(max_size=300),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


def example(field):
    """One value that fits."""
    if isinstance(field, Maybe):
        return example(field.field)
    if isinstance(field, Coded):
        return ["x" * field.most, {}]
    if isinstance(field, Whole):
        return field.low
    if isinstance(field, Text):
        return "x" * field.most
    if isinstance(field, OneOf):
        return field.words[0]
    if isinstance(field, (Flag, Number)):
        return False if isinstance(field, Flag) else 1.5
    return next(value for value in ({}, [], None) if field.fits(value))


def good(grammar, kind):
    found = {"kind": kind, **{name: example(field) for name, field in grammar[kind].fields.items()}}
    return {**found, "wire": VERSION} if "wire" in found else found


@pytest.mark.parametrize(("name", "kind"), [(name, kind) for name, g in GRAMMARS.items() for kind in g])
def test_every_kind_goes_over_and_lacks_no_field(name, kind):
    grammar = GRAMMARS[name]
    message = good(grammar, kind)
    assert unpack(pack(3, message, grammar), grammar) == (3, message)
    for field, holds in grammar[kind].fields.items():
        without = {key: value for key, value in message.items() if key != field}
        if holds.optional:
            assert checked(without, grammar) == without
            continue
        with pytest.raises(ProtocolError):
            checked(without, grammar)
    with pytest.raises(ProtocolError):
        checked({**message, "more": 1}, grammar)


@given(kind=st.sampled_from([*UP, *STRANGER, "nonsense", ""]), fields=st.dictionaries(st.text(max_size=8), LOOSE))
def test_loose_maps_are_messages_or_offences(kind, fields):
    message = {**fields, "kind": kind}
    for grammar in GRAMMARS.values():
        try:
            found = checked(message, grammar)
        except ProtocolError as offence:
            assert offence.code in ("kind", "field")
        else:
            fields = grammar[kind].fields
            assert {name for name in fields if not fields[name].optional} <= found.keys() - {"kind"} <= fields.keys()


@given(data=st.binary(max_size=60))
def test_any_bytes_are_a_message_or_an_offence(data):
    for grammar in GRAMMARS.values():
        try:
            number, message = unpack(data, grammar)
        except ProtocolError:
            continue
        assert number >= 0 and message["kind"] in grammar


UNDO = {"kind": "undo"}


@pytest.mark.parametrize("body", [[], [1], [1, {}, 2], [1, UNDO, 2], [-1, UNDO], ["1", UNDO], [True, UNDO], UNDO])
def test_a_frame_is_a_number_and_a_message(body):
    with pytest.raises(ProtocolError):
        unpack(packed(body), UP)


@pytest.mark.parametrize(
    ("kind", "field", "value"),
    [
        ("answer", "serial", -1),
        ("answer", "serial", True),
        ("answer", "serial", 1.0),
        ("answer", "serial", 1 << 53),
        ("chat", "text", "x" * 1001),
        ("chat", "text", 5),
        ("lobby", "do", "dance"),
        ("lobby", "seat", 16),
        ("lobby", "word", "x" * 49),
        ("vote", "yes", 1),
        ("orders", "orders", []),
        ("ping", "mark", "1"),
        ("answer", "reason", "both_gain"),
        ("answer", "reason", ["both_gain"]),
        ("answer", "reason", [["both_gain"], {}]),
        ("answer", "reason", ["x" * 49, {}]),
        ("bring", "what", None),
    ],
)
def test_a_value_beyond_its_bound_is_refused(kind, field, value):
    with pytest.raises(ProtocolError):
        checked({**good(UP, kind), field: value}, UP)


def test_a_show_has_its_position_at_the_table_and_the_difference_on_the_line():
    """The one kind that changes its form on the way."""
    assert TABLE_DOWN["show"].fields.keys() - DOWN["show"].fields.keys() == {"view"}
    assert DOWN["show"].fields.keys() - TABLE_DOWN["show"].fields.keys() == {"changes"}
    assert all(DOWN[kind] is TABLE_DOWN[kind] for kind in TABLE_DOWN.keys() - {"show"})


@pytest.mark.parametrize("more", [{}, {"seat": "north"}, {"colour": 3}])
def test_another_version_is_told_so_whatever_else_its_hello_holds(more):
    """It may have fields that this one does not know."""
    theirs = {**good(STRANGER, "hello"), "wire": VERSION + 1, **more}
    with pytest.raises(ProtocolError) as offence:
        unpack(packed([0, theirs]), STRANGER)
    assert (offence.value.code, offence.value.facts) == ("version", {"theirs": VERSION + 1, "ours": VERSION})


def test_votes_and_deeds_are_those_of_the_room():
    assert set(VOTES) == set(ABOUT) and set(VOTE_STATES) == {OPEN, PASSED, FAILED}
    assert len(set(LOBBY_ACTIONS)) == len(LOBBY_ACTIONS)
    assert {setup.QUICK, setup.EVEN} <= set(WINDOWS)


def test_a_message_of_our_own_that_breaks_the_grammar_is_a_fault_here():
    with pytest.raises(ProtocolError):
        pack(1, {"kind": "answer", "serial": 1}, messages.UP)
