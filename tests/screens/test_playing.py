"""Whole games at the keyboard: every question can be answered with digits, arrows and Enter, at any size."""

import random

import pytest

from cosmic_tui.screens.victory import VictoryScreen
from tests.night import one_in

from .playing import MIDDLE, SMALLEST, answer, app_for, play, settled, table_link

QUESTIONS = 60 // one_in(2)
SHORT_GAME = 2  # the seed: it is over after fifty answers


async def test_a_whole_game_with_keys_alone() -> None:
    """From the first question to the page with the winners."""
    app = app_for(table_link(seed=SHORT_GAME, seats=3, four_planets=True))
    async with app.run_test(size=SMALLEST) as pilot:
        await play(pilot, SHORT_GAME)
        await pilot.pause()
        assert app.table().model.over is not None
        await pilot.press("enter")
        assert isinstance(app.screen, VictoryScreen)


@pytest.mark.parametrize("seats", [4, 5])
async def test_many_questions_in_a_larger_window(seats: int) -> None:
    """Deals, windows and technologies included."""
    app = app_for(table_link(seed=seats, seats=seats, technology=True))
    async with app.run_test(size=MIDDLE) as pilot:
        assert await play(pilot, seats, most=QUESTIONS) == QUESTIONS or app.table().model.over


async def test_two_people_at_one_keyboard() -> None:
    """The curtain falls between them, and both are asked."""
    app = app_for(table_link(seed=2, seats=3, people=("Ada", "Bea")))
    asked: set[int] = set()
    async with app.run_test(size=SMALLEST) as pilot:
        for number in range(80):
            await settled(pilot)
            table = app.table()
            if table.turns.curtain is not None:
                await pilot.press("enter")
            elif table.state.question is not None:
                asked.add(table.seat)
                answer(app, random.Random(number))
            if asked == {0, 1}:
                break
    assert asked == {0, 1}
