"""The table of a tournament on screen: how it stands, no rematch, and the next game, which opens by itself."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cosmic_tui.screens.table import onward
from cosmic_tui.screens.together import TogetherScreen
from cosmic_tui.screens.victory import VictoryScreen
from tests.snapshots.canned import CannedLink

from .playing import settled
from .sitting import Elsewhere, Sitting, sit_at
from .test_ending import OVER

ROWS = [["Vera", 2, 3, 0], ["Tom", 1, 2, 1]]
SERIES = {"kind": "series", "name": "friday", "stage": "swiss", "round": 2, "of": 3, "standings": ROWS, "left": 1800.0,
          "against": "", "key": ""}  # fmt: skip
NEXT = {**SERIES, "round": 3, "left": -1.0, "against": "Bea", "key": "ABCDEFG"}
FAR = 3600.0


class Tournament(Elsewhere):
    """A table of one; `went` counts links that were made to the next table."""

    went = 0

    def hear(self, message: dict[str, Any]) -> None:
        self.offers = replace(self.offers, onward=self.onward if message["key"] else None)
        self.tell(0, message)

    def onward(self) -> CannedLink:
        self.went += 1
        return Elsewhere("launch")


async def at_the_end(at: Sitting, *messages: dict[str, Any]) -> Tournament:
    assert isinstance(at.link, Tournament)
    at.link.tell(0, OVER)
    for message in messages:
        at.link.hear(message)
    await at.press("f5")  # no key of this program: the last page opens at once
    assert isinstance(at.app.screen, VictoryScreen)
    return at.link


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(onward, "PATIENCE", FAR)


async def test_a_page_says_the_round_the_clock_and_how_everybody_stands() -> None:
    async with sit_at("launch", (100, 30), Tournament) as at:
        at.link.hear(SERIES)  # type: ignore[attr-defined]
        at.app.show(TogetherScreen(at.table))
        await settled(at.pilot)
        assert "Standings of friday" in at.text
        await at.press("down", "down", "enter")
        for words in ("Round 2 of 3", "30 minutes are left", "Vera", "Tom"):
            assert words in at.text
        (tom,) = [row for row in at.rows if "Tom" in row]
        assert tom.split()[1:6] == ["2", "Tom", "1", "2", "1"]


async def test_the_next_game_stands_in_the_place_of_a_rematch() -> None:
    async with sit_at("launch", (100, 30), Tournament) as at:
        link = await at_the_end(at, SERIES)
        assert "Your next game opens when the other games" in at.text and "rematch" not in at.text
        await at.press("R")
        assert link.went == 0 and link.others() == []
        link.hear(NEXT)
        await settled(at.pilot)
        assert "Against Bea next" in at.rows[-1] and "R next game" in at.rows[-1]
        await at.press("down")
        assert "R next game" in at.rows[-1], "the other keys are back, and this one is among them"
        await at.press("R")
        assert link.went == 1 and link.closed
        assert at.app.table().link is not link and not isinstance(at.app.screen, VictoryScreen)


async def test_it_opens_by_itself_unless_its_person_is_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    async with sit_at("launch", (100, 30), Tournament) as at:
        link = await at_the_end(at, NEXT)
        await at.press("c", "h", "i")
        at.table.onward._go_if_idle()
        assert link.went == 0, "somebody types"
        await at.press("enter", "l")
        at.table.onward._go_if_idle()
        assert link.went == 0, "somebody reads the log"
        await at.press("escape")
        monkeypatch.setattr(onward, "PATIENCE", 0.01)
        link.hear(SERIES)  # the clock begins anew, with the patience of now
        await settled(at.pilot)
        link.hear(NEXT)
        for _ in range(200):
            await at.pilot.pause(0.01)
            if link.went:
                break
        assert link.went == 1


async def test_a_tournament_that_is_over_offers_nothing_more() -> None:
    async with sit_at("launch", (100, 30), Tournament) as at:
        link = await at_the_end(at, {**SERIES, "stage": "over", "left": -1.0})
        assert "The tournament is over" in at.text
        await at.press("R")
        assert link.went == 0 and link.others() == [] and "rematch" not in at.text
