"""A person at a canned table, for tests of the table screen: the positions of the snapshots, and what was sent is kept.

Not a test itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from textual.pilot import Pilot

from cosmic_tui.app import CosmicApp
from cosmic_tui.canvas.cells import plain
from cosmic_tui.link.link import Offers
from cosmic_tui.screens.table import TableScreen
from tests.snapshots.canned import CannedLink, canned

from .playing import app_for, settled


class KeepingLink(CannedLink):
    """Writes down what a person sends; tells what it is told to tell."""

    def __init__(self, name: str) -> None:
        super().__init__(canned(name))
        self.sent: list[dict[str, Any]] = []
        self.closed = False

    def send(self, seat: int, message: dict[str, Any]) -> None:
        self.sent.append(message)
        super().send(seat, message)

    def tell(self, seat: int, message: dict[str, Any]) -> None:
        assert self._listener is not None
        self._listener(seat, message)

    def close(self) -> None:
        self.closed = True
        super().close()

    @property
    def answers(self) -> list[Any]:
        return [message["answer"] for message in self.sent if message["kind"] == "answer"]

    def others(self) -> list[str]:
        """The kinds of everything else that was sent."""
        return [message["kind"] for message in self.sent if message["kind"] not in ("answer", "preview")]


class Elsewhere(KeepingLink):
    """A table of several people, each at a screen of their own."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.offers = Offers(run=self.run)

    async def run(self) -> tuple[str, dict[str, Any]]:
        await asyncio.Event().wait()
        raise AssertionError("nothing comes after for ever")


class Broken(Elsewhere):
    """One whose host closes it at once."""

    async def run(self) -> tuple[str, dict[str, Any]]:
        return "host_closed", {}


@dataclass
class Sitting:
    """The app, its table, and the keyboard."""

    app: CosmicApp
    table: TableScreen
    link: KeepingLink
    pilot: Pilot[Any]

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await settled(self.pilot)

    @property
    def rows(self) -> list[str]:
        """The screen that is on top, row by row."""
        from cosmic_tui.screens.sheets import SheetScreen

        assert isinstance(self.app.screen, SheetScreen)
        return [plain(row) for row in self.app.screen.sheet.shown]

    @property
    def text(self) -> str:
        return "\n".join(self.rows)

    def find(self, link: tuple[Any, ...]) -> tuple[int, int]:
        """The first cell of a link, column and row."""
        from cosmic_tui.screens.sheets import SheetScreen

        assert isinstance(self.app.screen, SheetScreen)
        for y, row in enumerate(self.app.screen.sheet.shown):
            x = 0
            for run in row:
                if run.link == link:
                    return x, y
                x += len(run.text)
        raise AssertionError(f"nothing on the screen is {link}")

    async def click(self, link: tuple[Any, ...], **how: Any) -> None:
        x, y = self.find(link)
        await self.pilot.click(offset=(x, y), **how)
        await settled(self.pilot)


@asynccontextmanager
async def sit_at(
    name: str, size: tuple[int, int] = (100, 30), kind: type[KeepingLink] = KeepingLink, **more: Any
) -> AsyncIterator[Sitting]:
    """Sit down at a canned position."""
    link = kind(name)
    app = app_for(link, **more)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        yield Sitting(app, app.table(), link, pilot)
