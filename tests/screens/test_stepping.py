"""Pages turned with PgDn and PgUp: no row is missed and none is read twice, with a banner above or without."""

from __future__ import annotations

import re

import pytest

from cosmic_tui.canvas.cells import Row, Run, plain
from cosmic_tui.screens.listing import ListScreen
from cosmic_tui.screens.page import PageScreen

from .playing import SMALLEST, app_for, settled, table_link

MANY = 200


class Counted(ListScreen):
    """As many entries as there are numbers."""

    heading = "counted"

    def entries(self) -> list[Row]:  # type: ignore[override]
        return [(Run(f"row {number}", "text"),) for number in range(MANY)]


def numbers(app) -> list[int]:
    """The rows that are on the screen, as they were numbered."""
    found = [re.search(r"row (\d+)", plain(row)) for row in app.screen.sheet.shown]
    return [int(number[1]) for number in found if number]


@pytest.mark.parametrize("asked", [True, False], ids=["banner", "none"])
async def test_every_row_of_a_text_is_on_one_page(asked: bool) -> None:
    """A question that waits takes a row of the page; the next page begins where this one ended."""
    app = app_for(table_link() if asked else None)
    async with app.run_test(size=SMALLEST) as pilot:
        await settled(pilot)
        app.show(PageScreen("counted", lambda room: [[Run(f"row {number}", "text")] for number in range(MANY)]))
        await settled(pilot)
        assert bool(app.banner()) is asked
        seen = numbers(app)
        for _ in range(3):
            await pilot.press("pagedown")
            await settled(pilot)
            seen += numbers(app)
        assert seen == list(range(len(seen))) and len(seen) > 60
        await pilot.press("pageup", "pageup", "pageup")
        await settled(pilot)
        assert numbers(app)[0] == 0


@pytest.mark.parametrize("asked", [True, False], ids=["banner", "none"])
async def test_the_cursor_goes_down_a_list_by_what_is_seen_of_it(asked: bool) -> None:
    app = app_for(table_link() if asked else None)
    async with app.run_test(size=SMALLEST) as pilot:
        await settled(pilot)
        app.show(screen := Counted())
        await settled(pilot)
        assert bool(app.banner()) is asked
        high = len(numbers(app))
        await pilot.press("pagedown")
        await settled(pilot)
        assert screen.at == high and numbers(app)[-1] == high
