"""A tournament at one host: a table for every game that people play, the next ones when they are decided.

Games between bots are played here and at once. A game whose hour is over is decided by the judge (K-TOUR-4). All that
counts is in the tournament's file and in the host's journal, so a host that was killed goes on where it stood.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cosmic_tui.games.chaos.cup import Cup
from engine.bots.simulate import play
from engine.chaos.rules import RULES
from engine.chaos.tournament import HOUR, Game, judged

if TYPE_CHECKING:
    from cosmic_tui.host.hosted import HostedTable
    from cosmic_tui.host.serve import Host

LOOK = 0.5  # seconds between two looks at clocks and results
Say = Callable[..., None]


def play_bots(cup: Cup, told: Callable[[Game, int], None] = lambda game, winner: None) -> int:
    """All games that bots alone can play now, and those that follow from them. Gives how many."""
    count = 0
    while games := [game for game in cup.games.open() if cup.of_bots(game)]:
        for game in games:
            result = play(RULES, cup.options(game), cup.games.seed_of(game), levels(cup, game))
            winner = game.players[result.winners[0]]
            cup.record(game.id, winner)
            told(game, winner)
            count += 1
    return count


def levels(cup: Cup, game: Game) -> tuple[str, ...]:
    return tuple(cup.entries[player].bot for player in game.players)


class CupHost:
    """The tables of one tournament at one host."""

    def __init__(self, cup: Cup, host: Host, say: Say, now: Callable[[], float] = time.time) -> None:
        self.cup = cup
        self.host = host
        self.say = say
        self.now = now
        self.tables: dict[str, HostedTable] = {}

    def find(self) -> None:
        """Tables that were open when the host ended, by the name of their game."""
        for hosted in self.host.hub.tables.values():
            self.tables[hosted.room.plan.name] = hosted

    def ended(self, hosted: HostedTable) -> None:
        """A table whose game is over: its result is written down."""
        room = hosted.room
        id = room.plan.name
        game = next((game for game in self.cup.games.open() if game.id == id), None)
        if game is None or room.table is None or not room.table.match.over:
            return
        seat = int(RULES.ending(room.table.match)["winners"][0])
        winner = self.player_at(game, hosted, seat)
        self.cup.record(id, winner)
        self.say("cup_won", game=id, who=self.cup.entries[winner].name)

    def player_at(self, game: Game, hosted: HostedTable, seat: int) -> int:
        """Who sat there: whoever has that name, else in the order of the chairs."""
        table = hosted.room.table
        name = table.seats[seat].name.casefold() if table is not None else ""
        named = [player for player in game.players if self.cup.entries[player].name.casefold() == name]
        return named[0] if named else game.players[seat]

    def open_tables(self) -> None:
        """One for every game of people that has none; bots play at once."""
        play_bots(self.cup, lambda game, winner: self.say("cup_won", game=game.id, who=self.cup.entries[winner].name))
        for game in self.cup.games.open():
            if game.id not in self.tables:
                hosted = self.host.open_table(self.plan(game), seed=self.cup.games.seed_of(game))
                self.tables[game.id] = hosted
                names = [self.cup.entries[player].name for player in game.players]
                self.say("cup_table", game=game.id, who=names[0], whom=names[1])
                print(f"  cosmic join {self.host.code(hosted)}", flush=True)

    def plan(self, game: Game) -> Any:
        from cosmic_tui.room.lobby import Plan
        from cosmic_tui.table.setup import OPEN

        chairs = tuple(self.cup.entries[player].bot or OPEN for player in game.players)
        kept = tuple(self.cup.entries[player].name for player in game.players)
        return Plan(game.id, chairs, self.cup.options(game), {}, RULES.name, begins_alone=True, kept=kept)

    def look_at_clocks(self) -> None:
        """When a game's hour is over, whoever the judge does not name gives it up."""
        for id, hosted in self.tables.items():
            table = hosted.room.table
            if table is None or table.match.over:
                continue
            if id not in self.cup.began:
                self.cup.began[id] = self.now()
                self.cup.save()
            elif self.now() - self.cup.began[id] > HOUR:
                self.say("cup_time", game=id)
                now, loser = self.host.server.now(), 1 - judged(table.match)
                table.answer(loser, table.seats[loser].serial, {"act": ["concede"]}, hosted.room.time(now))
                self.host.hub.settle(hosted, now)

    async def run(self, stop: asyncio.Event) -> bool:
        """Until the tournament is over, or somebody ends the process. True if it is over."""
        while not stop.is_set():
            self.open_tables()
            if self.cup.games.over:
                await self.host.until_done()
                return True
            self.look_at_clocks()
            with_time = asyncio.create_task(stop.wait())
            await asyncio.wait((with_time,), timeout=LOOK)
            with_time.cancel()
        return False
