"""Words over two lines: broken after their own hyphen, else before a syllable, and cut nowhere."""

import pytest

from cosmic_tui.canvas.cells import width
from cosmic_tui.canvas.syllables import pieces, wrap_whole


@pytest.mark.parametrize(
    ("name", "room", "lines"),
    [
        ("Emotion Control", 14, ["Emotion", "Control"]),
        ("Gefühlskontrolle", 14, ["Gefühls-", "kontrolle"]),
        ("(Durmacel-Ablenker)", 13, ["(Durmacel-", "Ablenker)"]),
        ("Érzelemszabályozó", 14, ["Érzelemszabá-", "lyozó"]),
        ("Kontrola emocji", 14, ["Kontrola", "emocji"]),
        ("Strzeż się", 20, ["Strzeż się"]),
    ],
)
def test_a_name_that_is_too_wide_is_broken_and_not_cut(name: str, room: int, lines: list[str]) -> None:
    assert wrap_whole(name, room) == lines


def test_the_wider_room_is_taken_before_a_word_is_broken() -> None:
    assert wrap_whole("(Kriegsanleihe)", 13, 15) == ["(Kriegsanleihe)"]
    assert wrap_whole("Moon Worshipper", 10, 15) == ["Moon", "Worshipper"]  # all words fit: the first room will do


def test_all_letters_are_kept_in_parts_that_fit() -> None:
    for word in ("Reconstruction", "Versicherungsleistung", "Telepathischer", "Szabadkereskedelmi", "Przetrwanie"):
        for room in range(11, len(word)):
            found = pieces(word, room)
            assert "".join(part.rstrip("-") for part in found) == word
            assert all(width(part) <= room for part in found)


def test_a_word_that_cannot_be_broken_is_left_to_be_cut() -> None:
    assert wrap_whole("12345678", 5) == ["1234…"]
