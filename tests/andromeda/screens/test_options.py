"""Options of a table that do not go together, or do not exist: one sentence that names them."""

from __future__ import annotations

from typing import Any

import pytest

from cosmic_tui.games.andromeda import form
from cosmic_tui.games.andromeda.say.things import ability
from cosmic_tui.games.andromeda.sentences import Voice
from cosmic_tui.say.refusals import refused
from cosmic_tui.words import Words
from engine.andromeda.rules import RULES
from engine.kernel.asking import Refused

WORDS = Words("en", "andromeda")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"balanced": "maybe"}, "maybe is not one of the choices for balanced."),
        ({"length": "eternal"}, "eternal is not one of the choices for length."),
        ({"teams": True, "seats": 3}, "Teams need four players; this table has 3."),
        ({"seats": 9}, "A game is for 2 to 4 players."),
        ({"factions": ["F01", "F01"]}, "Each faction can be named only once."),
        ({"factions": ["F99"]}, "There is no faction called F99."),
        ({"luck": 3}, "There is no option called luck."),
    ],
)
def test_what_cannot_be_is_named(options: dict[str, Any], said: str) -> None:
    with pytest.raises(Refused) as refusal:
        RULES.agreed(options)
    assert refused(Voice(WORDS, ()), refusal.value.code, refusal.value.facts) == said


def test_the_balanced_factions_are_named_as_what_they_are() -> None:
    """Off unless it is agreed; then form, lobby and texts say that it is not the book."""
    assert form.fresh()["balanced"] is False and RULES.agreed({})["balanced"] is False
    assert form.agreed(WORDS, {"balanced": True}) == ["balanced, not the book"]
    row = next(row for row in form.rows(WORDS, form.fresh(), False, str) if row.label == "Balanced")
    assert "Not the book" in row.help
    printed, changed = (ability(WORDS, "F01", "b", balanced) for balanced in (False, True))
    assert "pay 1 energy" in printed and "pay 2 energy" in changed and changed.startswith("Balanced: ")
    assert ability(WORDS, "F02", "b", True) == ability(WORDS, "F02", "b", False), "all others are as printed"
