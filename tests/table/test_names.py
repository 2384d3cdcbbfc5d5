"""Names and lines of chat: what is harmless stays as it is, everything else is refused or made harmless."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmic_tui.table.names import LONGEST_NAME, clean_chat, clean_name, columns, harmless
from engine.kernel.asking import Refused


@pytest.mark.parametrize("name", ["Ada", "Bendegúz", "Ż", "x" * 12, "O'Neil 2", "李雷"])
def test_ordinary_names_stay(name: str) -> None:
    assert clean_name(name, ["Eve"]) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "name",
    [
        "A\u3164", "\u2800", "a\u0301\u0302\u0303\u0304", "\u0301", "A\ufe0f", "A  B", "A\u00a0B", "A\u034fb",
        "A\u00adb", "", " Ada", "Ada ", "x" * 13, "李" * 7, "A\x1b[2J", "A\u202eB", "A\u200bB", "A\nB", 7, None,
    ],
)  # fmt: skip
def test_names_that_could_disturb_are_refused(name: object) -> None:
    with pytest.raises(Refused, match="name_form"):
        clean_name(name, [])


@pytest.mark.parametrize(
    ("first", "last"),
    [
        (0x034F, 0x034F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2800, 0x2800), (0x3164, 0x3164),
        (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0xE0100, 0xE01EF),
    ],
)  # fmt: skip
def test_nobody_hides_behind_signs_that_cannot_be_seen(first: int, last: int) -> None:
    """Fillers, joiners, selectors: in no name, and taken out of every line; what stands beside them is seen."""
    for sign in map(chr, range(first, last + 1)):
        with pytest.raises(Refused, match="name_form"):
            clean_name(f"A{sign}", [])
        assert clean_chat(f"a{sign}b") == "ab"
    beside = [sign for sign in (chr(first - 1), chr(last + 1)) if unicodedata.category(sign) not in ("Cn", "Cf")]
    assert all(clean_chat(f"a {sign}b") == f"a {sign}b" for sign in beside)


def test_two_people_are_never_called_the_same() -> None:
    with pytest.raises(Refused, match="name_taken"):
        clean_name("ADA", ["Ada"])


def test_a_name_fills_its_place_and_no_more() -> None:
    """Twelve columns; two marks on a letter, whichever it is, and each letter has its own two."""
    marked = "b\u0332\u0333" * 6
    assert clean_name(marked, []) == marked and clean_name("李" * 6, []) == "李" * 6
    with pytest.raises(Refused) as refused:
        clean_name("x" * 13, [])
    assert refused.value.facts == {"high": 12}


@pytest.mark.parametrize(
    ("name", "seated"),
    [
        ("Аda", "Ada"), ("Bоb", "bob"), ("AI", "Al"), ("Tоm", "Tom"), ("b0b", "Bob"), ("Rnax", "Max"), ("Ádа", "Ada"),
        ("A d a", "Ada"),
    ],
)  # fmt: skip
def test_nobody_looks_like_somebody_else(name: str, seated: str) -> None:
    """Other alphabets, digits, marks: at a glance it is the same name."""
    with pytest.raises(Refused, match="name_taken"):
        clean_name(name, [seated])


def test_a_line_may_be_so_long() -> None:
    assert clean_chat("x" * 240) == "x" * 240
    with pytest.raises(Refused) as refused:
        clean_chat("x" * 241)
    assert (refused.value.code, refused.value.facts) == ("chat_too_long", {"high": 240})
    for wrong in (7, None, b"hello"):
        with pytest.raises(Refused, match="form"):
            clean_chat(wrong)


def test_what_a_host_says_is_cut_and_mended() -> None:
    """So much as has room, whatever stands between it; but no endless text is searched for something to show."""
    assert harmless("  Ada\u202e Lovelace", 12) == "Ada Lovelace" and harmless("Ada Lovelace", 4) == "Ada"
    assert harmless("\u200b" * 35 + "Adam", 10) == "Adam"
    assert harmless("\u200b" * 40 + "Adam", 10) == ""


def test_lines_keep_their_marks_but_no_towers() -> None:
    assert clean_chat("naïve") == clean_chat("nai\u0308ve") == "naïve"
    assert clean_chat("z" + "\u0335" * 40 + "!") == "z\u0335\u0335!"
    assert clean_chat("a\u202eb\u2066c\u3164\u2800d") == "abcd"


@given(st.text(max_size=240))
def test_chat_has_no_sign_that_steers_a_terminal(text: str) -> None:
    try:
        line = clean_chat(text)
    except Refused as refused:
        assert refused.code == "chat_empty"
        return
    assert line == line.strip() and "\n" not in line
    assert not any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co") for sign in line)


@given(st.text(max_size=30))
def test_a_name_that_passes_has_the_right_width(text: str) -> None:
    try:
        name = clean_name(text, [])
    except Refused:
        return
    assert 1 <= columns(name) <= LONGEST_NAME


@pytest.mark.parametrize(
    ("text", "wide"), [("", 0), ("Ada", 3), ("e\u0301", 1), ("\u661f\u9593", 4), ("o\u0308\u6620", 3)]
)
def test_marks_take_no_column_and_wide_signs_two(text: str, wide: int) -> None:
    assert columns(text) == wide
