"""The grammar of messages: exactly the fields of a kind, each within its bounds; and it is the grammar of the table."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmic_tui.table import messages as table
from cosmic_tui.table.votes import ABOUT, FAILED, OPEN, PASSED
from cosmic_tui.wire import messages
from cosmic_tui.wire.fields import Flag, Number, OneOf, Text, Whole
from cosmic_tui.wire.messages import DOWN, LOBBY_DEEDS, STRANGER, UP, VOTE_STATES, VOTES, checked, pack, unpack
from cosmic_tui.wire.offences import Offence
from cosmic_tui.wire.packed import packed

GRAMMARS = {"stranger": STRANGER, "up": UP, "down": DOWN}
LOOSE = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 1 << 60) | st.text(max_size=300),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


def example(field):
    """One value that fits."""
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
    return {"kind": kind, **{name: example(field) for name, field in grammar[kind].items()}}


@pytest.mark.parametrize(("name", "kind"), [(name, kind) for name, g in GRAMMARS.items() for kind in g])
def test_every_kind_goes_over_and_lacks_no_field(name, kind):
    grammar = GRAMMARS[name]
    message = good(grammar, kind)
    assert unpack(pack(3, message, grammar), grammar) == (3, message)
    for field in grammar[kind]:
        with pytest.raises(Offence):
            checked({key: value for key, value in message.items() if key != field}, grammar)
    with pytest.raises(Offence):
        checked({**message, "more": 1}, grammar)


@given(kind=st.sampled_from([*UP, *STRANGER, "nonsense", ""]), fields=st.dictionaries(st.text(max_size=8), LOOSE))
def test_loose_maps_are_messages_or_offences(kind, fields):
    message = {**fields, "kind": kind}
    for grammar in GRAMMARS.values():
        try:
            found = checked(message, grammar)
        except Offence as offence:
            assert offence.code in ("kind", "field")
        else:
            assert found.keys() - {"kind"} == grammar[kind].keys()


@given(data=st.binary(max_size=60))
def test_any_bytes_are_a_message_or_an_offence(data):
    for grammar in GRAMMARS.values():
        try:
            number, message = unpack(data, grammar)
        except Offence:
            continue
        assert number >= 0 and message["kind"] in grammar


UNDO = {"kind": "undo"}


@pytest.mark.parametrize("body", [[], [1], [1, {}, 2], [1, UNDO, 2], [-1, UNDO], ["1", UNDO], [True, UNDO], UNDO])
def test_a_frame_is_a_number_and_a_message(body):
    with pytest.raises(Offence):
        unpack(packed(body), UP)


@pytest.mark.parametrize(
    ("kind", "field", "value"),
    [
        ("answer", "serial", -1),
        ("answer", "serial", True),
        ("answer", "serial", 1.0),
        ("answer", "serial", 1 << 53),
        ("chat", "text", "x" * 241),
        ("chat", "text", 5),
        ("lobby", "do", "dance"),
        ("lobby", "seat", 16),
        ("lobby", "word", "x" * 49),
        ("vote", "yes", 1),
        ("orders", "orders", []),
        ("ping", "mark", "1"),
    ],
)
def test_a_value_beyond_its_bound_is_refused(kind, field, value):
    with pytest.raises(Offence):
        checked({**good(UP, kind), field: value}, UP)


def test_the_wire_carries_exactly_what_tables_say_and_hear():
    """Every kind of the table with the same fields; what is added belongs to the line, the lobby and the room."""
    for ours, theirs in ((UP, table.UP), (DOWN, table.DOWN)):
        assert {kind: set(fields) for kind, fields in theirs.items()} == {kind: set(ours[kind]) for kind in theirs}
    assert UP.keys() - table.UP.keys() == {"lobby", "vote", "ping", "pong", "bye"}
    line = {"welcome", "closed", "ack", "ping", "pong", "patch"}
    assert DOWN.keys() - table.DOWN.keys() == line | {"lobby", "vote", "paused", "said"}


def test_votes_and_deeds_are_those_of_the_room():
    assert set(VOTES) == set(ABOUT) and set(VOTE_STATES) == {OPEN, PASSED, FAILED}
    assert len(set(LOBBY_DEEDS)) == len(LOBBY_DEEDS)


def test_a_message_of_our_own_that_breaks_the_grammar_is_a_fault_here():
    with pytest.raises(Offence):
        pack(1, {"kind": "answer", "serial": 1}, messages.UP)
