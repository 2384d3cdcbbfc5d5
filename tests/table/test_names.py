"""Names and lines of chat: what is harmless stays as it is, everything else is refused or made harmless."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmic_tui.table.names import LONGEST_NAME, clean_chat, clean_name, columns
from engine.kernel.asking import Refused


@pytest.mark.parametrize("name", ["Ada", "Bendegúz", "Ż", "x" * 12, "O'Neil 2", "李雷"])
def test_ordinary_names_stay(name: str) -> None:
    assert clean_name(name, ["Eve"]) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "name", ["", " Ada", "Ada ", "x" * 13, "李" * 7, "A\x1b[2J", "A\u202eB", "A\u200bB", "A\nB", 7, None]
)
def test_names_that_could_disturb_are_refused(name: object) -> None:
    with pytest.raises(Refused, match="name_form"):
        clean_name(name, [])


def test_two_people_are_never_called_the_same() -> None:
    with pytest.raises(Refused, match="name_taken"):
        clean_name("ADA", ["Ada"])


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
