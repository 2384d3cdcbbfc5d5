"""A host as a process of its own for `tests.measure.load`: the real one, with the codes of its tables on stdout.

    python -m tests.measure.house FOLDER PORT TABLES PEERS TLS RESUME BOTS

One line of JSON with the codes first; then, for every line on stdin, one with what there is now: tasks, open files,
lines, guests, memory. It ends with its stdin. Knows nothing of who plays.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

from cosmic_tui.host.serve import Host, Where
from cosmic_tui.host.sweeping import look_rarely
from cosmic_tui.room.lobby import Plan
from engine.bots import bots as bots_of
from engine.games import FIRST_GAME, games, rules_of

HERE = "127.0.0.1"
FIRST_SEED = 1000
PAGE = os.sysconf("SC_PAGE_SIZE")


def memory() -> int:
    """Bytes of this process that are in memory."""
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * PAGE


def counts(host: Host) -> dict[str, Any]:
    """Everything that could grow without being wanted; and how much work has been done."""
    hub = host.hub
    rooms = [hosted.room for hosted in hub.tables.values()]
    return {
        "tasks": len(asyncio.all_tasks()) - 1,  # without the one that looks for pauses
        "files": len(os.listdir("/proc/self/fd")),
        "standings": len(rooms),
        "lines": len(hub.connections),
        "peers": len(host.server.peers),
        "strangers": len(hub.unauthenticated),
        "due": len(hub._due),
        "players": sum(not guest.watching for room in rooms for guest in room.guests.by_number.values()),
        "guests": sum(len(room.guests.by_number) for room in rooms),
        "waiting bytes": sum(len(each.out) + len(each.backlog) for each in hub.connections),
        "games": sum(room.games for room in rooms),
        "over": sum(room.over for room in rooms),
        "journal bytes": sum(path.stat().st_size for path in host.folder.glob("*.table")),
        "processor s": round(time.process_time(), 3),
        "memory": memory(),
    }


class Pauses:
    """How long the loop did nothing for others: what one table's work costs all of them."""

    BEAT = 0.001

    def __init__(self) -> None:
        self.longest = 0.0

    async def watch(self) -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(self.BEAT)
            self.longest = max(self.longest, time.perf_counter() - before - self.BEAT)

    def taken(self) -> float:
        longest, self.longest = self.longest, 0.0
        return round(1000 * longest, 1)


def table_of(number: int, peers: int, bots: bool) -> Plan:
    """A table of people; with `bots` they have bots of every kind of one of the games beside them, and in their place
    once they have left."""
    rest: dict[str, Any] = {"windows": "quick"}
    game, chairs = FIRST_GAME, ("open",) * peers
    if bots:
        game = sorted(games())[number % len(games())]
        kinds = sorted(bots_of(game))
        level = kinds[number // len(games()) % len(kinds)]
        chairs = ("open", *[level] * (rules_of(game).seats({}) - 1))
        rest["stand_in"] = level
    return Plan(f"table {number + 1}", chairs, game=game, begins_alone=True, rest=rest)


async def serve(folder: Path, port: int, tables: int, peers: int, tls: bool, resume: bool, bots: bool) -> None:
    look_rarely()
    host = Host(Where(port, HERE, tls=tls), folder)
    await host.start()
    if resume:
        host.resume_tables()
    else:
        for number in range(tables):
            host.open_table(table_of(number, peers, bots), seed=FIRST_SEED + number)
    codes = [host.code(hosted) for hosted in host.hub.tables.values()]
    print(json.dumps({"codes": codes, "port": host.port}), flush=True)
    reader = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    pauses = Pauses()
    watching = asyncio.create_task(pauses.watch())
    while await reader.readline():
        print(json.dumps({**counts(host), "longest pause ms": pauses.taken()}), flush=True)
    watching.cancel()
    await host.stop()


def main() -> None:
    folder, *numbers = sys.argv[1:]
    port, tables, peers, tls, resume, bots = map(int, numbers)
    asyncio.run(serve(Path(folder), port, tables, peers, bool(tls), bool(resume), bool(bots)))


if __name__ == "__main__":
    main()
