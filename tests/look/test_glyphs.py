"""The characters on the table: one column each, with a stand-in for terminals that cannot draw them."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from cosmic_tui.look import ASCII, UNICODE, Glyphs, choose_glyphs
from cosmic_tui.look.glyphs import ASCII_FALLBACK, GLYPHS, PROBE, SEATS, columns_taken, must_probe

BOTH = pytest.mark.parametrize("glyphs", [UNICODE, ASCII], ids=["unicode", "ascii"])
ARROWS = {"→", "←"}


@pytest.mark.parametrize("glyph", GLYPHS)
def test_every_glyph_is_one_plain_column(glyph: str) -> None:
    """Basic plane, not combining, nowhere wide for certain; the stand-in is ASCII and as wide, arrows aside."""
    assert cell_len(glyph) == 1
    assert unicodedata.east_asian_width(glyph) not in "WF"
    assert len(glyph.encode("utf-16-le")) == 2
    assert not unicodedata.combining(glyph)
    assert ASCII_FALLBACK[glyph].isascii()
    assert len(ASCII_FALLBACK[glyph]) == (2 if glyph in ARROWS else 1)


def test_seats_are_shape_and_letter() -> None:
    assert {colour: UNICODE.tag(colour) for colour in SEATS} == {
        "red": "▲R", "green": "■G", "blue": "●B", "yellow": "◆Y", "purple": "▼P",
    }  # fmt: skip
    assert [ASCII.tag(colour) for colour in SEATS] == ["R:", "G:", "B:", "Y:", "P:"]


@BOTH
def test_any_one_sign_of_a_seat_is_enough(glyphs: Glyphs) -> None:
    assert len({glyphs.shape(colour) for colour in SEATS}) == len(SEATS)
    assert len({seat.letter for seat in SEATS.values()}) == len(SEATS)
    assert {cell_len(glyphs.tag(colour)) for colour in SEATS} == {2}


@pytest.mark.parametrize(
    ("count", "stack", "ascii_stack"),
    [(0, "", ""), (1, "▲", "R"), (4, "▲▲▲▲", "RRRR"), (5, "▲×5", "Rx5"), (20, "▲×20", "Rx20")],
)
def test_four_are_seen_and_more_are_counted(count: int, stack: str, ascii_stack: str) -> None:
    assert UNICODE.ships("red", count) == stack
    assert ASCII.ships("red", count) == ascii_stack


def test_where_columns_are_few_the_number_is_always_there() -> None:
    assert (UNICODE.ships_short("purple", 1), ASCII.ships_short("purple", 12)) == ("▼1", "12P")


def test_in_ascii_ships_are_no_planet() -> None:
    """R4 is the fourth planet of Red, so four ships of Red are 4R; nothing moves by it."""
    assert ASCII.row("Blue 3 ●4 ▲12, ■×7 ▲R 3") == "Blue 3 4B 12R, Gx7 RR 3"


@BOTH
def test_uses_have_a_glyph(glyphs: Glyphs) -> None:
    assert glyphs["aim"] == ("►" if glyphs is UNICODE else ">")
    assert glyphs["right"] == ("→" if glyphs is UNICODE else "->")
    with pytest.raises(KeyError):
        glyphs["no such use"]


def test_words_lose_their_accents_and_nothing_else() -> None:
    """Hungarian, German and Polish words in ASCII; what has no stand-in is a question mark."""
    assert ASCII.text("Őrült űr… „größer” – łódź, 4→3 ships ✓") == 'Orult ur~ "grosser" - lodz, 4->3 ships *'
    assert ASCII.text("\u2068Max\u2069: 漢") == "Max: ?"
    assert UNICODE.text("Őrült űr… 漢") == "Őrült űr… 漢"


ROWS = [
    "╭─ You attack Ines at Blue 3 ──────╮",
    "│  ■G Tom  ▲▲▲· 4→3   ► ●3 ◄ gate  │",
    "┏━━━━┓ ┄┄╸ ‹ größer łódź űr ± ½ © ┃",
    "Ines\u2068漢字\u2069 cafe\u0301 Ｒ１",
]


@pytest.mark.parametrize("row", ROWS)
def test_a_finished_row_keeps_every_cell(row: str) -> None:
    assert ASCII.row(row).isascii()
    assert len(ASCII.row(row)) == cell_len(row)
    assert UNICODE.row(row) == row


LETTERS = st.characters(categories=["Lu", "Ll", "Lo", "Nd", "Sm", "So", "Po"], max_codepoint=0xFFFF)


@given(st.text(LETTERS.filter(lambda char: cell_len(char) == 1 and unicodedata.east_asian_width(char) not in "WF")))
def test_any_row_becomes_ascii_cell_for_cell(row: str) -> None:
    assert ASCII.row(row).isascii()
    assert len(ASCII.row(row)) == cell_len(row)
    assert ASCII.text(row).isascii()


def test_rows_keep_their_signs_apart() -> None:
    assert ASCII.row("→ ← ↑ ↓ ► ✓ ▲ ▌") == "> < ^ v > * R |"


@pytest.mark.parametrize(
    ("env", "asked"),
    [
        ({"LANG": "ja_JP.UTF-8"}, True),
        ({"LANG": "en_US.UTF-8", "LC_CTYPE": "zh_CN.UTF-8"}, True),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "ko_KR.UTF-8"}, True),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": "C.UTF-8"}, False),
        ({"LANG": "hu_HU.UTF-8"}, False),
        ({"LC_ALL": "", "LANG": "ja_JP.UTF-8"}, True),
        ({}, False),
    ],
)
def test_only_where_it_matters_is_the_terminal_asked(env: dict[str, str], asked: bool) -> None:
    """LC_ALL before LC_CTYPE before LANG, empty ones not counting."""
    assert must_probe("utf-8", env) == asked
    assert not must_probe("utf-8", env, wanted="unicode")
    assert not must_probe("ascii", env), "the probe itself could not be written"


@pytest.mark.parametrize(
    ("answer", "columns"),
    [
        (b"\x1b[12;2R", 1),
        (b"\x1b[12;3R", 2),
        (b"jk\x1b[A\x1b[1;2R", 1),
        (b"\x1b[1;2R\x1b[12;3R", 2),
        (b"", None),
        (b"\x1b[12;", None),
        (b"\x1b[?1;2c", None),
        (b"\xff\x00R", None),
    ],
)
def test_the_terminals_answer_is_understood(answer: bytes, columns: int | None) -> None:
    """The cursor started in the first column and now stands behind one glyph. Keys may have been pressed meanwhile."""
    assert columns_taken(answer) == columns


def test_the_probe_is_one_glyph_and_a_question() -> None:
    assert "\r" + UNICODE.shape("red") + "\x1b[6n" == PROBE


EAST = {"LANG": "ja_JP.UTF-8"}
WEST = {"LANG": "de_DE.UTF-8"}


@pytest.mark.parametrize(
    ("encoding", "env", "answer", "wanted", "glyphs"),
    [
        ("utf-8", WEST, None, "auto", UNICODE),
        ("UTF-8", WEST, b"\x1b[1;3R", "auto", UNICODE),
        ("utf8", EAST, b"\x1b[1;2R", "auto", UNICODE),
        ("utf_8", EAST, b"\x1b[1;3R", "auto", ASCII),
        ("utf-8", EAST, b"", "auto", ASCII),
        ("utf-8", EAST, None, "auto", ASCII),
        ("utf-8", EAST, b"", "unicode", UNICODE),
        ("utf-8", WEST, None, "ascii", ASCII),
        ("ascii", WEST, None, "auto", ASCII),
        ("iso-8859-2", WEST, None, "unicode", ASCII),
        (None, WEST, None, "auto", ASCII),
    ],
)
def test_which_set_a_terminal_gets(
    encoding: str | None, env: dict[str, str], answer: bytes | None, wanted: str, glyphs: Glyphs
) -> None:
    """No UTF-8: ASCII, whatever is wanted. Then the person's wish, then the terminal's answer where it matters."""
    assert choose_glyphs(encoding, env, answer, wanted) is glyphs
