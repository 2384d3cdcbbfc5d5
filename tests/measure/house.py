"""A host as a process of its own for `tests.measure.load`: the real one, with the codes of its tables on stdout.

    python -m tests.measure.house FOLDER PORT TABLES PEERS TLS RESUME

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
        "tasks": len(asyncio.all_tasks()),
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


async def serve(folder: Path, port: int, tables: int, peers: int, tls: bool, resume: bool) -> None:
    look_rarely()
    host = Host(Where(port, HERE, tls=tls), folder)
    await host.start()
    if resume:
        host.resume_tables()
    else:
        for number in range(tables):
            plan = Plan(f"table {number + 1}", ("open",) * peers, begins_alone=True, rest={"windows": "quick"})
            host.open_table(plan, seed=FIRST_SEED + number)
    codes = [host.code(hosted) for hosted in host.hub.tables.values()]
    print(json.dumps({"codes": codes, "port": host.port}), flush=True)
    reader = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while await reader.readline():
        print(json.dumps(counts(host)), flush=True)
    await host.stop()


def main() -> None:
    folder, *numbers = sys.argv[1:]
    port, tables, peers, tls, resume = map(int, numbers)
    asyncio.run(serve(Path(folder), port, tables, peers, bool(tls), bool(resume)))


if __name__ == "__main__":
    main()
