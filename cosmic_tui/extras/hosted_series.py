"""A series of tables at one host, for a game whose evenings are more than one table: a tournament.

The game says which games are to be played now, and writes down who has won; here they are played. Those of bots alone
are played at once. One of people gets a table, and a judge decides it when its time is over. All that counts is in the
game's own file and in the host's journal, so a host that was killed goes on where it stood.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from cosmic_tui.extras import bot_matches
from engine.games import rules_of

if TYPE_CHECKING:
    from cosmic_tui.host.hosted import HostedTable
    from cosmic_tui.host.serve import Host
    from cosmic_tui.room.lobby import Plan
    from cosmic_tui.room.series import Series as TableSeries

LOOK = 0.5  # seconds between two looks at clocks and results
ENDINGS = (signal.SIGINT, signal.SIGTERM)
Say = Callable[..., None]


class Seat(NamedTuple):
    """A player of a tournament: the game's own number, a name, and the level of the bot if it is one."""

    player: int
    name: str
    level: str = ""


class Bout(NamedTuple):
    """One game that is to be played, with the options and the seed of its table."""

    id: str
    seats: tuple[Seat, ...]
    options: dict[str, Any]
    seed: int

    @property
    def of_bots(self) -> bool:
        return all(seat.level for seat in self.seats)


class Standing(NamedTuple):
    """The standings of a tournament. `rows` hold a name, points, points of the opponents met and byes, the best
    first."""

    name: str
    stage: str
    round: int
    of: int
    rows: tuple[tuple[str, int, int, int], ...]


class Series(Protocol):
    """The part of a tournament that a game supplies. `time` are the seconds a game of people may take; `began` says
    when those under way did."""

    name: str
    game: str
    folder: str
    time: int
    began: dict[str, float]

    def bouts(self) -> Sequence[Bout]:
        """Return the games to be played now; none: it is over."""
        ...

    def record(self, id: str, player: int) -> None:
        """Write down a result before anybody is told."""
        ...

    def standing(self) -> Standing:
        """Return how everybody stands now."""
        ...

    def save(self) -> None: ...


def play_bots(series: Series, told: Callable[[Bout, Seat], None] = lambda bout, winner: None) -> int:
    """Play all games that bots alone can play now, and those that follow from them. Return how many."""
    count = 0
    while games := [bout for bout in series.bouts() if bout.of_bots]:
        for bout in games:
            levels = tuple(seat.level for seat in bout.seats)
            winner = bout.seats[bot_matches.winners(series.game, bout.options, bout.seed, levels)[0]]
            series.record(bout.id, winner.player)
            told(bout, winner)
            count += 1
    return count


class Tables:
    """The tables of one series at one host. `say` is told "table" when one is open, "won" and "time" when it ends."""

    def __init__(self, series: Series, host: Host, say: Say, now: Callable[[], float] = time.time) -> None:
        self.series = series
        self.host = host
        self.say = say
        self.now = now
        self.open: dict[str, HostedTable] = {}
        self._told: Any = None  # what everybody has been told of

    def find(self) -> None:
        """Find the tables that were open when the host ended, by the name of their game, and tell the way to those that
        are played on. A result that nobody had written down yet is written down.
        """
        for hosted in self.host.hub.tables.values():
            self.open[hosted.room.plan.name] = hosted
            if hosted.room.over:
                self.ended(hosted)
        for bout in [bout for bout in self.series.bouts() if bout.id in self.open]:
            self.tell_way(bout, self.open[bout.id])

    def ended(self, hosted: HostedTable) -> None:
        """Write down the result of a table whose game is over. Players who agree to end without a result are judged."""
        room, rules = hosted.room, rules_of(self.series.game)
        bout = next((bout for bout in self.series.bouts() if bout.id == room.plan.name), None)
        if bout is None or room.table is None:
            return
        match = room.table.match
        seat = int(rules.ending(match)["winners"][0]) if match.over else rules.judged(match)
        self.won(bout, self.who_sat(bout, hosted, seat))

    def won(self, bout: Bout, winner: Seat) -> None:
        self.series.record(bout.id, winner.player)
        self.say("won", game=bout.id, who=winner.name)

    def who_sat(self, bout: Bout, hosted: HostedTable, seat: int) -> Seat:
        """Return the player with the name of that seat, else the one of that chair."""
        table = hosted.room.table
        name = table.seats[seat].name.casefold() if table is not None else ""
        return next((one for one in bout.seats if one.name.casefold() == name), bout.seats[seat])

    def open_tables(self) -> None:
        """Open a table for every game of people that has none. Games of bots are played at once."""
        play_bots(self.series, lambda bout, winner: self.say("won", game=bout.id, who=winner.name))
        for bout in self.series.bouts():
            if bout.id not in self.open:
                hosted = self.open[bout.id] = self.host.open_table(self.plan(bout), seed=bout.seed)
                self.tell_way(bout, hosted)

    def tell_way(self, bout: Bout, hosted: HostedTable) -> None:
        self.say("table", game=bout.id, who=bout.seats[0].name, whom=bout.seats[-1].name)
        print(f"  cosmic join {self.host.code(hosted)}", flush=True)

    def plan(self, bout: Bout) -> Plan:
        from cosmic_tui.room.lobby import Plan
        from cosmic_tui.table.setup import OPEN

        chairs = tuple(seat.level or OPEN for seat in bout.seats)
        kept = tuple(seat.name for seat in bout.seats)
        return Plan(bout.id, chairs, bout.options, {}, self.series.game, begins_alone=True, kept=kept)

    def look_at_clocks(self) -> None:
        """Let all but the judge's winner give up a game whose time is over."""
        rules = rules_of(self.series.game)
        for id, hosted in self.open.items():
            table = hosted.room.table
            if table is None or hosted.room.over:
                continue
            if id not in self.series.began:
                self.series.began[id] = self.now()
                self.series.save()
            elif self.now() - self.series.began[id] > self.series.time:
                self.say("time", game=id)
                now, best = self.host.server.now(), rules.judged(table.match)
                for seat in [seat for seat in range(len(table.seats)) if seat != best]:
                    table.answer(seat, table.seats[seat].serial, {"act": ["concede"]}, hosted.room.time(now))
                self.host.hub.settle(hosted, now)

    def tell(self) -> None:
        """Tell the guests of all tables how everybody stands and where each plays next, if that is news."""
        from cosmic_tui.room.series import tell

        games = self.series.bouts()
        news = self.series.standing(), [bout.id for bout in games], sorted(self.open), dict(self.series.began)
        if news == self._told:
            return
        self._told, now = news, self.host.server.now()
        for id, hosted in self.open.items():
            tell(hosted.room, self.of_table(id, news[0], games, now), now)
            self.host.hub.settle(hosted, now)

    def of_table(self, id: str, standing: Standing, games: Sequence[Bout], now: float) -> TableSeries:
        """Return what the people at one table hear: how long their game may take, and the next game of each."""
        from cosmic_tui.room.series import Next, Series

        ways, here = {}, self.open[id].room.plan.kept
        for bout in games:
            hosted = self.open.get(bout.id)
            for seat, other in (bout.seats, bout.seats[::-1]):
                if bout.id != id and hosted is not None and seat.name in here:
                    ways[seat.name.casefold()] = Next(other.name, hosted.access.key)
        began = self.series.began.get(id)
        ends = None if began is None else now + self.series.time - (self.now() - began)
        return Series(*standing, ends, ways)

    async def run(self, stop: asyncio.Event) -> bool:
        """Run until the series is over, or the process is ended. Return True if it is over."""
        while not stop.is_set():
            self.open_tables()
            self.tell()
            if not self.series.bouts():
                await self.host.until_done()
                return True
            self.look_at_clocks()
            self.host.server.carry()
            with_time = asyncio.create_task(stop.wait())
            await asyncio.wait((with_time,), timeout=LOOK)
            with_time.cancel()
        return False


# --- from the command line -------------------------------------------------------------------------------------------


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add how the host is reached."""
    parser.add_argument("--port", type=int)
    parser.add_argument("--bind")
    parser.add_argument("--address")
    parser.add_argument("--no-tls", action="store_true")
    parser.add_argument("--no-lan", action="store_true")


def hosted(args: argparse.Namespace, series: Series, say: Say) -> bool:
    """Host the tables of a series until it is over. Games that were open when an earlier host ended go on. Return
    whether the series is over.
    """
    return asyncio.run(_serve(args, series, say))


async def _serve(args: argparse.Namespace, series: Series, say: Say) -> bool:
    from cosmic_tui.host.serve import Host, Where
    from cosmic_tui.host.sweeping import look_rarely
    from cosmic_tui.storage.folders import state_folder

    where = Where(tls=not args.no_tls, lan=not args.no_lan)
    where.port = where.port if args.port is None else args.port
    where.bind, where.address = args.bind or where.bind, args.address or where.address
    stop = asyncio.Event()
    for ending in ENDINGS:
        asyncio.get_running_loop().add_signal_handler(ending, stop.set)
    found: list[Tables] = []
    host = Host(where, state_folder(series.folder, series.name), lambda table: found[0].ended(table))
    found.append(Tables(series, host, say))
    look_rarely()
    await host.start()
    host.keeps_all = True  # guests who wait there hear of the next game, after a restart too
    host.resume_tables()
    found[0].find()
    try:
        over = await found[0].run(stop)
        host.keeps_all = not over
        return over
    finally:
        await host.stop("host_closed")
