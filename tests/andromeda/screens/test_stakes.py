"""What a battle is about stands beside its odds, at every size."""

from __future__ import annotations

import pytest

from cosmic_tui.games.andromeda.say.stakes import sentences
from cosmic_tui.words.loader import words
from engine.andromeda.view_types import Stakes
from tests.andromeda.screens.drawn import text_of
from tests.andromeda.screens.positions import seen

FOUND: Stakes = {"space": 3, "vp": 2, "token": True, "raiders": ["RC2"], "ships": [1, 1, 0, 0], "moon": ""}


@pytest.mark.parametrize("size", [(80, 24), (140, 45), (200, 60)])
def test_a_battle_says_what_victory_brings_and_defeat_costs(size: tuple[int, int]) -> None:
    """A-BAT-23, A-BAT-26."""
    shown = text_of({**seen("sea-energy"), "stakes": FOUND}, size).lower()
    assert "win supremacy 3" in " ".join(shown.split())
    if size[0] >= 140:
        assert "supremacy 3, 2 vp, token, " in shown and "lose" in shown and "2 energy, 2 vp" in shown


def test_both_are_sentences_too() -> None:
    """A-BAT-24, A-RAI-12: a reader of plain mode hears them; what those raiders do is said."""
    assert sentences(words("en", "andromeda"), FOUND) == [
        "If you win: supremacy 3, 2 VP, token, from the raiders 2 energy, 2 VP.",
        "If you lose: transport and fighter to the yard, 1 module damaged, you draw 1 card.",
    ]
