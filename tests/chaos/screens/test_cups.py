"""Tournaments on screen: the standings are those of the file, and follow it while somebody else writes."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmic_tui.canvas.cells import plain
from cosmic_tui.games.chaos import cup
from cosmic_tui.games.chaos.screens.cups import CupScreen
from cosmic_tui.games.chaos.title import tournaments
from tests.screens.playing import SMALLEST, app_for, settled


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def seen(app) -> list[str]:
    return [plain(row) for row in app.screen.sheet.shown]


def places(app) -> list[list[str]]:
    """Place, name, points, points of opponents and byes of everybody, as they stand in the first column."""
    return [row[2:44].split()[:5] for row in seen(app)[2:7]]


def wanted(kept: cup.Cup) -> list[list[str]]:
    rows = kept.games.standings()
    order = [row.player for row in rows] if not kept.games.over else kept.games.ranking()
    found = {row.player: row for row in rows}
    return [
        [str(place), kept.entries[who].name, str(found[who].points), str(found[who].opponents), str(found[who].byes)]
        for place, who in enumerate(order, 1)
    ]


async def test_standings_follow_what_a_host_writes():
    """From the list to the page of one, and through all its games: what stands there is what the file says."""
    names = ("Vera", "Tom", "Ines", "Quill", "Max")
    cup.new("friday", tuple(cup.Entry(name, "zarg_invasion") for name in names), 3)
    app = app_for()
    async with app.run_test(size=SMALLEST) as pilot:
        await settled(pilot)
        app.show(tournaments())
        await settled(pilot)
        assert any("friday" in row and "2 games" in row for row in seen(app))
        await pilot.press("enter")
        await settled(pilot)
        while True:
            elsewhere = cup.load("friday")  # as another process has it
            assert places(app) == wanted(elsewhere)
            if elsewhere.games.over:
                break
            game = elsewhere.games.open()[-1]
            elsewhere.record(game.id, game.players[1])
            assert isinstance(app.screen, CupScreen)
            app.screen.refreshed()
            await settled(pilot)
        assert "Final" in "".join(seen(app))
        cup.SHELF.file("friday").write_text("half a fi")  # a kill in the middle of nothing: what was seen last stays
        app.screen.refreshed()
        await settled(pilot)
        assert places(app) == wanted(elsewhere)
        await pilot.press("escape")
        await settled(pilot)
        app.screen.refreshed()
        await settled(pilot)
        assert any("friday" in row and "cannot be read" in row for row in seen(app))
