"""An answer that takes the last card of the player's colony says so, is never highlighted, and is asked once more."""

from __future__ import annotations

from typing import Any

import pytest

from cosmic_tui.games.chaos.say.previews import preview, warning
from cosmic_tui.prompt.draft import start
from cosmic_tui.prompt.parts import answering_of
from cosmic_tui.say.parts import sentences_of
from cosmic_tui.words import Words, languages
from engine.chaos.preview import preview as previewed
from engine.chaos.rules import RULES
from engine.kernel.game import AnyMatch
from tests.chaos.rules.test_view import at

POSITION = """
phase = "main"
turn = 4
a = { hangar = [%s], credits = 4, colony = %d }
b = { hangar = ["garrison_cutter"], credits = 2, colony = 20 }
"""
SHIP = '"lancer_wing"'


def main_phase(colony: int, mode: str = "", ship: str = "") -> AnyMatch:
    match = at(POSITION % (ship, colony) + (f'mode = "{mode}"\n' if mode else ""))
    while match.pending[0].why != "main":
        match.answer(match.pending[0].seat, 0)
    return match


def told(match: AnyMatch, *ref: Any) -> dict[str, Any]:
    found: dict[str, Any] = dict(previewed(match, 0, match.pending[0].options.index(ref)))
    return found


def test_a_beginner_who_draws_the_last_card_loses_and_is_told_so() -> None:
    """K-BEG-10."""
    match = main_phase(1, "beginner")
    assert told(match, "draw")["loses"]
    match.answer(0, match.pending[0].options.index(("draw",)))
    assert match.over and match.game.winners == [1]
    assert "loses" not in told(main_phase(2, "beginner"), "draw")


@pytest.mark.parametrize("way", ["draw", "search"])
def test_others_are_told_that_their_colony_is_empty_then(way: str) -> None:
    """K-WIN-1, K-MULTI-7: the game goes on until the other one ends a turn."""
    match = main_phase(1)
    found = told(match, way)
    assert found["empties"] and "loses" not in found
    assert "empties" not in told(main_phase(2), way)
    match.answer(0, match.pending[0].options.index((way,)))
    while match.pending[0].why != "main":
        match.answer(match.pending[0].seat, 0)
    assert not match.over and not match.game.colony[0]


@pytest.mark.parametrize("language", languages())
def test_it_is_said_and_asked_once_more_in_every_language(language: str) -> None:
    for mode in ("", "beginner"):
        match = main_phase(1, mode)
        words = Words(language, "chaos")
        voice = sentences_of("chaos").Voice(words, ("Vera", "Laci"), 0)
        seen: Any = {**RULES.view(match, 0), **RULES.help(match, 0)}
        found: Any = told(match, "draw")
        said = warning(voice, seen, found)
        assert said and (("Laci" in said) == (mode == "")), said
        assert answering_of("chaos").sure(seen["question"], 0, bool(said))
        assert preview(voice, seen, found, None) is not None


def test_enter_alone_never_takes_the_last_card() -> None:
    """The first thing that is safe is highlighted; where nothing is, the end of the phase."""
    for mode in ("", "beginner"):
        for colony, ship, wanted in ((1, "", "end"), (1, SHIP, "attack"), (2, "", "draw")):
            match = main_phase(colony, mode, ship)
            view = RULES.view(match, 0)
            draft = start(view, view["question"], answering_of("chaos"))
            assert draft.choice is not None and draft.choice.ref == (wanted,), (mode, colony, ship)
