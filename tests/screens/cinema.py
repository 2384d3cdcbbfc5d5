"""A table that plays its film on a clock that is turned by hand; a bot answers in the person's place. Not a test."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from textual.pilot import Pilot

from cosmic_tui.app import CosmicApp
from cosmic_tui.canvas.cells import plain
from cosmic_tui.link.saved import unkept
from cosmic_tui.messages import up
from cosmic_tui.settings import Settings
from cosmic_tui.table.setup import GameSetup, people_and_bots
from engine.bots import make_bot

from .playing import MIDDLE, app_for, settled

RESULTS = ("won", "deal", "no_deal", "broken")
A_LITTLE = 0.0001


@dataclass
class Cinema:
    """An app, its table, a bot in the person's place, and the clock."""

    app: CosmicApp
    pilot: Pilot[Any]
    clock: list[float]
    bot: Any
    shown: list[tuple[str, str, float, tuple[int, int], str]] = field(default_factory=list)

    @property
    def table(self) -> Any:
        return self.app.table()

    @property
    def film(self) -> Any:
        return self.table.state.film

    @property
    def text(self) -> str:
        return "\n".join(plain(row) for row in self.app.screen.sheet.shown)

    async def until(self, there: Callable[[], bool]) -> None:
        """Let the app do what it was told, however busy the machine is."""
        for _ in range(100):
            await settled(self.pilot)
            if there():
                return

    async def frame(self) -> None:
        """Let the time of the picture pass that is shown now."""
        due = self.film.due()
        assert due is not None
        self.clock[0] = max(self.clock[0], due) + A_LITTLE
        self.table.motion.tick()
        await settled(self.pilot)

    async def watch(self) -> None:
        """The whole film that waits, up to the question or the end; what was shown is written down with its length."""
        while self.film.playing:
            beat, began = self.film.beat, self.clock[0]
            while self.film.beat is not None and self.film.beat.sentence == beat.sentence and self.film.playing:
                if self.film.due() is None:
                    await self.pilot.press("space")
                    await settled(self.pilot)
                else:
                    await self.frame()
            told = (beat.kind, beat.sentence, self.clock[0] - began, (beat.turn, beat.number), beat.role)
            self.shown.append(told)

    async def answer(self) -> None:
        """What the bot says in the person's place."""
        state = self.table.state
        self.clock[0] += 1.0
        given = self.bot.answer(state.view)
        self.table.model.answered(state)
        self.table.link.send(0, up.answer(state.serial, given))
        await settled(self.pilot)

    async def much_to_see(self) -> None:
        """Play on until an answer has led to a longer film."""
        for _ in range(30):
            await self.watch()
            await self.answer()
            if self.film.playing and self.film.waits > 5:
                return
        raise AssertionError("nothing happens at this table")

    async def play(self, answers: int) -> None:
        for _ in range(answers):
            await self.watch()
            if self.table.model.over is not None or self.table.state.question is None:
                return
            await self.answer()
        await self.watch()


@asynccontextmanager
async def cinema(seed: int, size: tuple[int, int] = MIDDLE, **settings: Any) -> AsyncIterator[Cinema]:
    clock = [0.0]
    seats = people_and_bots(["Vera"], 4, "rookie")
    link = unkept(GameSetup(seats, seed, {"seats": 4, "alien_mode": "random"}))
    app = app_for(link, film=True, now=lambda: clock[0], settings=Settings(**settings))
    app.start.motion = True
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        yield Cinema(app, pilot, clock, make_bot("rookie", 0, seed))
