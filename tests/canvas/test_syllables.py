"""Words parted on narrow cards: only where they must be, and only where a syllable ends."""

from __future__ import annotations

import pytest

from cosmic_tui.canvas.cells import width
from cosmic_tui.canvas.syllables import wrapped


@pytest.mark.parametrize(
    "text, room, lines",
    [
        ("Kozmikus Hatástalanító", 12, ["Kozmikus", "Hatástalaní-", "tó"]),
        ("Kozmikus Hatástalanító", 13, ["Kozmikus", "Hatástalanító"]),
        ("Érzelemszabályozó", 14, ["Érzelemszabá-", "lyozó"]),  # never Érzelemszabál-yozó
        ("(Felülbírálás)", 13, ["(Felülbírá-", "lás)"]),
        ("Cosmic Zap", 12, ["Cosmic Zap"]),
        ("Machinegun", 9, ["Machine-", "gun"]),
        ("Reconstruction Decree", 12, ["Reconstruct…", "Decree"]),  # Re- alone says nothing
    ],
)
def test_a_word_is_parted_where_a_syllable_ends(text: str, room: int, lines: list[str]) -> None:
    assert wrapped(text, room) == lines


@pytest.mark.parametrize("room", range(5, 20))
def test_no_line_is_wider_than_its_room(room: int) -> None:
    assert max(map(width, wrapped("Kártyahatástalanító Érzelemszabályozó Gefühlskontrolle", room))) <= room
