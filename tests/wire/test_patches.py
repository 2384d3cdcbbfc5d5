"""Differences between views: they lead from one to the other, and a wrong one is an offence and changes nothing."""

import copy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmic_tui.wire.errors import ProtocolError
from cosmic_tui.wire.patches import difference, patched
from engine.bots import make_bot
from engine.encounter.options import make_options
from engine.encounter.setup import new_game
from engine.encounter.view import view

LEAF = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "a", "b"])
VALUE = st.recursive(
    LEAF,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=20,
)
VIEW = st.dictionaries(st.sampled_from("abcdef"), VALUE, max_size=5)


@given(old=VIEW, new=VIEW)
def test_the_difference_leads_from_one_to_the_other(old, new):
    before = copy.deepcopy(old)
    assert patched(old, difference(old, new)) == new
    assert old == before


@given(view=VIEW)
def test_there_is_no_difference_between_equals(view):
    assert difference(view, copy.deepcopy(view)) == []


def test_a_list_that_grows_is_told_by_its_new_end():
    assert difference({"log": [1, 2]}, {"log": [1, 2, 3]}) == [["add", ["log"], [3]]]


def test_true_and_one_are_not_the_same():
    assert patched({"a": 1}, difference({"a": 1}, {"a": True}))["a"] is True


@given(view=VIEW, changes=VALUE)
def test_any_change_fits_or_is_an_offence(view, changes):
    before = copy.deepcopy(view)
    try:
        patched(view, changes)
    except ProtocolError as offence:
        assert offence.code == "patch"
    assert view == before


@pytest.mark.parametrize(
    "change",
    [
        ["set", ["no", "where"], 1],
        ["set", ["list", 5], 1],
        ["set", ["list", "0"], 1],
        ["add", ["map"], [1]],
        ["add", ["list"], 1],
        ["cut", ["map"], ["other"]],
        ["cut", ["list"], [0]],
        ["turn", ["map"], []],
        ["set", ["list", -1], 1],
    ],
)
def test_a_change_that_does_not_fit_is_an_offence(change):
    with pytest.raises(ProtocolError):
        patched({"list": [0], "map": {"key": 0}}, [change])


@pytest.mark.parametrize("seat", [0, 2, -1])
def test_a_whole_game_comes_through_as_differences(seat):
    """Each view of a seat and of a spectator, made again from the one before, through every question of a game."""
    match = new_game(make_options(seats=3), 11)
    players = [make_bot("random", number, 11) for number in range(3)]
    there = copy.deepcopy(view(match, seat))
    questions = 0
    while match.pending and questions < 400:
        question = match.pending[0]
        answer = players[question.seat].answer(view(match, question.seat))
        match.answer(question.seat, answer)
        here = view(match, seat)
        there = patched(there, difference(there, here))
        assert there == here
        questions += 1
    assert questions > 50
