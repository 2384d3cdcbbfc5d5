"""`python -m tests.measure.ssh [PLAYERS]`: so many players at once over `cosmic ssh` on this machine, and the costs.

Each has a connection, a terminal and a program of their own. They sit down at tables of five and start the games; then
all lines are cut without a word. Printed: seconds until everybody is in, memory (resident, and the share that is nobody
else's), processor time at rest, and how soon everything is free again.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from statistics import mean

import asyncssh

from cosmic_tui.host import sshd
from cosmic_tui.host.players import Players
from cosmic_tui.host.serve import Host, Where
from cosmic_tui.room.lobby import Plan

HERE = "127.0.0.1"
USUAL = 10
SIZE = (140, 45)
SEATS_A_TABLE = 5
REST_SECONDS = 10.0
LONGEST = 120.0
KB, TICKS = 1024, os.sysconf("SC_CLK_TCK")
Terminal = "asyncssh.SSHClientProcess[str]"


def children() -> list[int]:
    """The programs of the players."""
    own = os.getpid()
    return [int(pid) for pid in Path(f"/proc/{own}/task/{own}/children").read_text().split()]


def memory(pid: int) -> dict[str, float]:
    """MB of a process: resident, proportional (shared pages divided among those who share them), its own."""
    rows = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()[1:]
    sizes = {row.split(":")[0]: int(row.split()[1]) / KB for row in rows}
    return {"resident": sizes["Rss"], "share": sizes["Pss"], "own": sizes["Private_Clean"] + sizes["Private_Dirty"]}


def seconds_used(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


async def drain(terminal: Terminal, seen: list[int]) -> None:
    """What comes is counted and thrown away, as a terminal would take it."""
    while data := await terminal.stdout.read(1 << 15):
        seen[0] += len(data)


async def until(true: object) -> None:
    """Wait for something that is asked again and again."""
    end = time.monotonic() + LONGEST
    while not true():  # type: ignore[operator]
        if time.monotonic() > end:
            raise TimeoutError("the players do not come in")
        await asyncio.sleep(0.05)


async def come(port: int, number: int) -> tuple[asyncssh.SSHClientConnection, Terminal]:
    key = asyncssh.generate_private_key("ssh-ed25519")
    line = await asyncssh.connect(
        HERE, port, username=f"P{number}", client_keys=[key], known_hosts=None, config=None, agent_path=None
    )
    terminal = await line.create_process(term_type="xterm-256color", term_size=SIZE)
    return line, terminal


async def measure(players: int, folder: Path) -> None:
    host = Host(Where(0, HERE), folder)
    await host.start()
    tables = -(-players // SEATS_A_TABLE)
    rest = {"windows": "quick"}
    tables = [
        host.open_table(Plan(f"table {n}", ("open",) * SEATS_A_TABLE, rest=rest)) for n in range(tables)
    ]
    door = sshd.Door(Players(folder), host.way_in, lambda code, facts: code, Counter())
    server = await sshd.serve(door, folder, HERE, 0)
    files = len(os.listdir("/proc/self/fd"))
    before = memory(os.getpid())["resident"]
    start, seen = time.monotonic(), [0]
    guests = await asyncio.gather(*[come(server.get_port(), number) for number in range(players)])
    tasks = [asyncio.create_task(drain(terminal, seen)) for _, terminal in guests]
    await until(lambda: sum(len(hosted.room.guests.names()) for hosted in tables) == players)
    print(f"players {players}   tables {tables}   all in their lobby after {time.monotonic() - start:.1f} s")
    for _, terminal in guests:
        terminal.stdin.write("f\r")  # bots on what is free, and begin: heard from the table's owner
    await until(lambda: all(hosted.room.table is not None for hosted in tables))
    await at_rest(before)
    print(f"bytes to all terminals: {seen[0] // KB} KB")
    for line, _ in guests:
        line.abort()
    start = time.monotonic()
    await until(lambda: not children() and not any(hosted.connections for hosted in tables))
    await asyncio.gather(*tasks, return_exceptions=True)
    await until(lambda: len(os.listdir("/proc/self/fd")) <= files)
    print(f"all lines cut: everything free after {time.monotonic() - start:.1f} s")
    server.close()
    await host.stop()


async def at_rest(before: float) -> None:
    """Memory of everybody, and what they do while nothing happens."""
    pids = children()
    used = [seconds_used(pid) for pid in [*pids, os.getpid()]]
    await asyncio.sleep(REST_SECONDS)
    idle = [now - then for now, then in zip([seconds_used(pid) for pid in [*pids, os.getpid()]], used, strict=True)]
    each = [memory(pid) for pid in pids]
    for name in ("resident", "share", "own"):
        print(f"a player, MB {name}: {mean(entry[name] for entry in each):.0f} (all {sum(e[name] for e in each):.0f})")
    print(f"host, MB resident: {before:.0f} before, {memory(os.getpid())['resident']:.0f} with all")
    print(f"processor at rest: {mean(idle[:-1]) / REST_SECONDS:.1%} a player, {idle[-1] / REST_SECONDS:.1%} the host")


def main() -> None:
    players = int(sys.argv[1]) if len(sys.argv) > 1 else USUAL
    with tempfile.TemporaryDirectory() as home:
        folder = Path(home) / "host"
        folder.mkdir()
        asyncio.run(measure(players, folder))


if __name__ == "__main__":
    main()
