"""Keys at the table by their times: what waits, what goes on, what a curtain hears. The clock is turned by hand."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from textual.pilot import Pilot

from cosmic_tui.screens.table.hand import PAUSE

from .playing import app_for, settled, table_link

PATIENCE, LATER = 0.3, 2.0


@asynccontextmanager
async def at_table(*people: str) -> AsyncIterator[tuple[Pilot[Any], Any, list[float]]]:
    clock = [100.0]
    app = app_for(table_link(3, people=people), now=lambda: clock[0])
    app.start.patience = PATIENCE
    async with app.run_test(size=(100, 30)) as pilot:
        await settled(pilot)
        yield pilot, app.table(), clock


async def press(pilot: Pilot[Any], *keys: str) -> None:
    await pilot.press(*keys)
    await settled(pilot)


async def test_a_curtain_opens_for_no_key_that_is_held() -> None:
    """Who comes to the curtain with a finger on Enter shows nobody's hand."""
    async with at_table("Ada", "Bea") as (pilot, table, clock):
        assert table.turns.curtain is not None
        for _ in range(60):
            clock[0] += 0.033
            await pilot.press("enter")
        await settled(pilot)
        assert table.turns.curtain is not None
        clock[0] += LATER
        await press(pilot, "enter")
        assert table.turns.curtain is None


async def test_a_press_that_waits_counts_when_nothing_follows_or_something_else() -> None:
    """Soon after the last answer: a moment later it has been sent; a digit before Enter is chosen first."""
    async with at_table("Ada") as (pilot, table, clock):
        clock[0] += LATER
        given = table.model.states[0].answers
        await press(pilot, "enter")
        assert table.model.states[0].answers == given + 1 and table.answer.draft is not None
        clock[0] += 0.5
        await press(pilot, "enter")
        assert table.model.states[0].answers == given + 1
        await pilot.pause(PAUSE * 2)
        await settled(pilot)
        assert table.model.states[0].answers == given + 2


async def test_what_waits_goes_before_another_key() -> None:
    """A digit that may have been held is chosen as soon as another key is pressed."""
    async with at_table("Ada") as (pilot, table, clock):
        clock[0] += LATER
        choice = table.answer.draft.choices[-1]
        assert table.answer.draft.choice is not choice
        table.fingers.hand.note(choice.digit, clock[0])  # as if it had gone through a film
        clock[0] += 0.3
        await press(pilot, choice.digit)
        assert table.answer.draft.choice is not choice
        await press(pilot, "h")
        assert table.answer.draft.choice is choice
