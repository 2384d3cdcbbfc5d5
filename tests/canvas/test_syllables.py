"""Words parted on narrow cards: only where they must be, and only where a syllable ends."""

from __future__ import annotations

import pytest

from cosmic_tui.canvas.cells import width
from cosmic_tui.canvas.syllables import parted, wrapped


@pytest.mark.parametrize(
    "text, room, lines",
    [
        ("Kozmikus Hatástalanító", 12, ["Kozmikus", "Hatástalaní-", "tó"]),
        ("Kozmikus Hatástalanító", 13, ["Kozmikus", "Hatástalanító"]),
        ("Érzelemszabályozó", 14, ["Érzelemszabá-", "lyozó"]),  # never Érzelemszabál-yozó
        ("(Felülbírálás)", 13, ["(Felülbírá-", "lás)"]),
        ("Cosmic Zap", 12, ["Cosmic Zap"]),
        ("Machinegun", 9, ["Machine-", "gun"]),
        ("Reconstruction Decree", 12, ["Reconstruc-", "tion Decree"]),  # Re- alone says nothing
        ("Gefühlskontrolle", 14, ["Gefühls-", "kontrolle"]),
        ("(Durmacel-Ablenker)", 13, ["(Durmacel-", "Ablenker)"]),
        ("Geschichten", 9, ["Geschich-", "ten"]),
    ],
)
def test_a_word_is_parted_where_a_syllable_ends(text: str, room: int, lines: list[str]) -> None:
    assert wrapped(text, room) == lines


def test_the_wider_room_is_taken_before_a_word_is_parted() -> None:
    assert wrapped("(Kriegsanleihe)", 13, 15) == ["(Kriegsanleihe)"]
    assert wrapped("Moon Worshipper", 10, 15) == ["Moon", "Worshipper"]  # all words fit: the first room will do


def test_all_letters_are_kept_in_parts_that_fit() -> None:
    for word in ("Reconstruction", "Versicherungsleistung", "Telepathischer", "Szabadkereskedelmi", "Przetrwanie"):
        for room in range(11, len(word)):
            found = parted(word, room)
            assert "".join(part.rstrip("-") for part in found) == word
            assert all(width(part) <= room for part in found)


@pytest.mark.parametrize("room", range(5, 20))
def test_no_line_is_wider_than_its_room(room: int) -> None:
    assert max(map(width, wrapped("Kártyahatástalanító Érzelemszabályozó Gefühlskontrolle", room))) <= room
