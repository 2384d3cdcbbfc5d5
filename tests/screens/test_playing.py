"""Whole games at the keyboard: every question can be answered with digits, arrows and Enter, at any size."""

import pytest

from cosmic_tui.screens.victory import VictoryScreen

from .playing import MIDDLE, SMALLEST, app_for, play, table_link


@pytest.mark.parametrize("size", [SMALLEST, MIDDLE], ids=lambda size: f"{size[0]}x{size[1]}")
async def test_a_whole_game_with_keys_alone(size: tuple[int, int]) -> None:
    """From the first question to the page with the winners."""
    app = app_for(table_link(seed=5, seats=3))
    async with app.run_test(size=size) as pilot:
        await play(pilot, 5)
        await pilot.pause()
        assert app.table().model.over is not None
        assert isinstance(app.screen, VictoryScreen)
