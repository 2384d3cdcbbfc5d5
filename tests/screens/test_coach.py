"""The coach of a guided first game: what it says, when, and to whom."""

from dataclasses import replace

import pytest

from cosmic_tui.canvas.cells import plain, width
from cosmic_tui.games import coach_of, games
from cosmic_tui.games.encounter.coach import CALLS
from cosmic_tui.games.encounter.draw.choosing import choosing
from cosmic_tui.screens.coach import Coach
from cosmic_tui.words import words
from cosmic_tui.words.loader import languages

from .positions import scene

ROOM = 76


def test_each_thing_is_said_once_and_ended_by_doing_it() -> None:
    coach = Coach(words("en"))
    found = scene("launch")
    call = coach.call(found.view)
    assert call is not None and call.ident == "ships"
    shown = coach.beside(found)
    assert shown.asking is not None and len(shown.asking.coach) == 2
    coach.answered()
    assert coach.call(found.view) != call


def test_the_coach_speaks_of_giving_in_only_to_who_can() -> None:
    """R-CPN-1: it tells of a negotiate to whoever holds one, and nothing of what has not happened."""
    view = {**scene("planning").view, "turn": 3}
    coach = Coach(words("en"))
    coach.said = {call.ident for call in CALLS} - {"compensation"}
    assert coach.call(view).ident == "compensation"
    attacks = [ref for ref in view["question"]["options"] if ref != ["card", "negotiate"]]
    assert coach.call({**view, "question": {**view["question"], "options": attacks}}) is None


def test_a_mute_coach_says_nothing() -> None:
    coach = Coach(words("en"))
    coach.mute()
    assert coach.call(scene("launch").view) is None


def test_the_coach_has_words_for_everything_it_says() -> None:
    said = words("en")
    for call in CALLS:
        assert said.has(f"tut-{call.ident}")
        assert said.has(f"tut-{call.ident}", "do")
    assert len(CALLS) == 12


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games())
def test_nothing_the_coach_says_is_cut_in_the_smallest_window(game: str, language: str) -> None:
    """A row of the prompt at 80 columns, behind the coach's own sign."""
    said = replace(scene("launch", (80, 24)).look, words=words(language, game))
    coach = coach_of(game)
    assert coach is not None
    for call in coach.CALLS:
        assert width(said.say_keys(f"tut-{call.ident}")) <= ROOM, call.ident
        assert width(said.say_keys(f"tut-{call.ident}", "do")) <= ROOM, call.ident


def test_the_coach_speaks_while_an_alien_is_chosen_in_the_smallest_window() -> None:
    """The prompt has no room for it there, so it stands above."""
    shown = Coach(words("en")).beside(scene("aliens", (80, 24)))
    assert len(shown.coach) == 2
    rows = [plain(row) for row in choosing(shown)]
    assert all(any(line in row for row in rows) for line in shown.coach)
    assert len(rows) == 24
