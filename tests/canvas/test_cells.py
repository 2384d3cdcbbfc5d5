"""Rows, runs and the canvas: widths are columns, nothing is lost unseen, clicks find their run."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cosmic_tui.canvas.cells import (
    Canvas,
    Overflow,
    Run,
    Strictness,
    cut_runs,
    fit,
    hit,
    joined,
    mix,
    plain,
    runs_width,
    width,
    wrap,
    wrap_runs,
)

WORDS = st.text(alphabet="abc é▲×漢 ", max_size=40)


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Strictness, "on", True)


@pytest.mark.parametrize(
    ("text", "columns"), [("abc", 3), ("▲×4", 3), ("漢字", 4), ("e\u0301", 1), ("a\x07b", 2), ("", 0)]
)
def test_width_counts_columns(text: str, columns: int) -> None:
    assert width(text) == columns


@given(WORDS, st.integers(0, 30))
def test_a_text_that_is_made_to_fit_fits(text: str, room: int) -> None:
    assert width(fit(text, room)) <= room
    if width(text) <= room:
        assert fit(text, room) == text


@given(WORDS, st.integers(4, 30))
def test_wrapped_lines_have_room_and_keep_every_short_word(text: str, room: int) -> None:
    lines = wrap(text, room)
    assert all(width(line) <= room for line in lines)
    assert [word for line in lines for word in line.split()] == [fit(word, room) for word in text.split()]


def test_wrapping_keeps_the_look_of_every_word() -> None:
    lines = wrap_runs([Run("Max", "seat_purple"), Run(" took a colony", "text")], 10)
    assert [plain(line) for line in lines] == ["Max took a", "colony"]
    assert lines[0][0].token == "seat_purple"


@given(st.lists(WORDS, max_size=5), st.integers(0, 30))
@example(["aaaaaa漢 "], 8)  # columns, not characters
def test_runs_are_cut_to_the_room(texts: list[str], room: int) -> None:
    assert runs_width(cut_runs([Run(text) for text in texts], room)) <= room


def test_blanks_at_the_end_are_cut_without_a_sign() -> None:
    assert plain(cut_runs([Run("abc   ")], 4)) == "abc "
    assert plain(cut_runs([Run("abc"), Run("def")], 3)) == "ab…"  # also where a run ends just there
    assert plain(cut_runs([Run("abc"), Run("  ")], 3)) == "abc"


def test_a_canvas_keeps_its_size_whatever_is_put_on_it() -> None:
    canvas = Canvas(5, 2)
    canvas.put(3, 0, "abcdef")
    canvas.put(-2, 1, "xyz")
    canvas.put(0, 9, "gone")
    assert [plain(row) for row in canvas.rows()] == ["   ab", "z    "]


def test_strict_canvases_refuse_what_does_not_fit(strict: None) -> None:
    canvas = Canvas(5, 1)
    canvas.put(3, 0, "    ")  # blanks are nothing to lose
    with pytest.raises(Overflow):
        canvas.put(3, 0, "abc")


def test_a_wide_sign_takes_two_cells() -> None:
    canvas = Canvas(4, 1)
    canvas.put(1, 0, "漢")
    assert [width(plain(row)) for row in canvas.rows()] == [4]


def test_text_without_a_ground_stands_on_what_is_there() -> None:
    canvas = Canvas(3, 1)
    canvas.fill(0, 0, 3, 1, "select", ("option", 2))
    canvas.put(0, 0, "a", "key")
    row = canvas.rows()[0]
    assert row[0] == Run("a", "key", "select", "", ("option", 2))
    assert hit(row, 2) == ("option", 2)
    assert hit(row, 3) == ()


def test_equal_neighbours_become_one_run() -> None:
    assert joined([Run("a"), Run("b"), Run("c", "key"), Run("")]) == (Run("ab"), Run("c", "key"))


def test_a_mixture_ends_where_its_parts_begin() -> None:
    assert (mix("gate", "bg", 0), mix("gate", "bg", 12)) == ("gate", "bg")
    assert mix("gate", "bg", 5) not in ("gate", "bg")
