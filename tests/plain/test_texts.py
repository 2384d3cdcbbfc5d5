"""`text` in plain mode: what an alien or a card says, of those that whoever asks may know."""

from typing import Any

import pytest

from cosmic_tui.games.encounter.plain.telling import text_of
from cosmic_tui.games.encounter.say.voice import Voice
from cosmic_tui.words import Words

VOICE = Voice(Words("en", "encounter", plain=True), ("Ada", "Tom"), 0)
VIEW: dict[str, Any] = {
    "seat": 0,
    "seats": [{"sheets": [{"alien": "virus"}]}, {"sheets": [{"alien": "mind"}, {"alien": ""}]}],
    "hand": ["flare_macron", "plague", "attack_08"],
    "question": {"options": [["alien", "zombie"], ["pass"]]},
}


@pytest.mark.parametrize(
    ("wanted", "heads"),
    [
        ("", ["Virus"]),
        ("virus", ["Virus"]),
        ("mind", ["Mind"]),
        ("macron", ["Macron"]),
        ("zombie", ["Zombie"]),
        ("plague", ["Plague"]),
        ("observer", []),
    ],
)
def test_the_text_of_what_one_may_know(wanted: str, heads: list[str]) -> None:
    """Without a name one's own alien, alone; else whoever is at the table or offered, and one's own hand."""
    view: Any = VIEW
    assert [line.partition(":")[0].rstrip(".") for line in text_of(VOICE, view, wanted)[:1]] == heads
    assert not any(line.startswith("Mind:") for line in text_of(VOICE, view, ""))


def test_who_looks_on_has_no_alien_of_its_own() -> None:
    view: Any = {**VIEW, "seat": -1, "hand": [], "question": None}
    assert text_of(VOICE, view, "") == []
    assert text_of(VOICE, view, "mind")[0].startswith("Mind:")
