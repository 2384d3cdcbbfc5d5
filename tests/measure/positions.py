"""`python -m tests.measure.positions`: what it costs a host to keep positions for later rules, and a table to go back.

The host is a process of its own, with TLS, on the loopback address; all who play are bots in this one. Its share is the
processor time inside `snapshots.take`, of all other processor time from the first question on. An undo is taken at
every question at which there may be one, in a game of one person and bots, as a call that keeps all other tables
waiting; `--whole` has it play the game again from its beginning.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from cosmic_tui.host.serve import LOOPBACK, Host, Where
from cosmic_tui.link.remote import RemoteLink, Wishes
from cosmic_tui.link.robot import Robot
from cosmic_tui.room.lobby import Plan
from cosmic_tui.storage.trust import Trust
from cosmic_tui.table import snapshots, undoing
from cosmic_tui.wire.codes import read
from engine.bots import make_bot
from engine.kernel.asking import Refused
from tests.table.test_reliving import play_on, table_of

SEATS = {"encounter": 4, "andromeda": 3, "chaos": 2}
NAMES = ("Ada", "Bea", "Cai", "Dan")
LINE_UPS = [
    ("encounter", "captain captain:mirka captain:sten rookie", {"flares": True}),
    ("encounter", "random rookie rookie rookie", {}),
    ("andromeda", "rookie rookie rookie", {}),
    ("chaos", "cadet rookie rookie", {"seats": 4}),
]
MOST = 3000  # answers of a game that is undone


async def serve(game: str, seed: int) -> None:
    """Be the host of one game; print its code, then what was counted."""
    inside, taken, take = 0.0, 0, snapshots.take

    def timed(table: Any, carried: bool = False) -> None:
        nonlocal inside, taken
        began = time.thread_time()
        take(table, carried)
        inside, taken = inside + time.thread_time() - began, taken + 1

    snapshots.take = timed
    host = Host(Where(0, LOOPBACK, lan=False), Path(tempfile.mkdtemp()))
    await host.start()
    plan = Plan("measured", ("open",) * SEATS[game], {}, {"windows": "quick"}, game, begins_alone=True)
    hosted = host.open_table(plan, seed=seed)
    print(host.code(hosted, here=True), flush=True)
    while hosted.room.table is None:
        await asyncio.sleep(0.05)
    began, inside, taken = time.process_time(), 0.0, 0
    while not hosted.room.over:
        await asyncio.sleep(0.02)
    whole, answers = time.process_time() - began, hosted.room.table.answers
    share = inside / (whole - inside)
    print(json.dumps({"answers": answers, "ms": 1000 * whole / answers, "taken": taken, "share": share}), flush=True)
    await host.stop()


async def play(code: str, game: str, seed: int) -> None:
    """Play one game by rookies, each at the end of a line."""
    folder = Path(tempfile.mkdtemp())
    robots = [
        Robot(RemoteLink(read(code), Wishes(name), Trust(folder)), lambda seat, of: make_bot("rookie", seat, seed, of))
        for name in NAMES[: SEATS[game]]
    ]
    await asyncio.gather(*(robot.link.run() for robot in robots))


def share(game: str, seed: int) -> str:
    """Return what keeping positions cost the host of one game."""
    command = [sys.executable, "-m", "tests.measure.positions", "--host", game, "--seed", str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as host:
        assert host.stdout is not None
        asyncio.run(play(host.stdout.readline().strip(), game, seed))
        found = json.loads(host.stdout.readline())
    return f"{game:10} {found['answers']:5} answers {found['ms']:.2f} ms  {found['taken']:3} kept {found['share']:.1%}"


def undone(game: str, levels: str, options: dict[str, Any]) -> str:
    """Return how long one undo lasts, wherever there may be one in a game."""
    table = table_of(game, levels, options, 6)
    table.at_once = 5
    table.start(0.0)
    times: list[float] = []
    while not table.match.over and table.answers < MOST:
        before = table.answers
        play_on(table, before + 1)
        settle(table)
        began = time.perf_counter()
        try:
            undoing.undo(table, 0, 0.0)
        except Refused:
            continue
        times.append(1000 * (time.perf_counter() - began))
        settle(table)
        play_on(table, before + 1)
        settle(table)
    times.sort()
    return f"{game:10} {levels:44} {len(times):4} undos {times[len(times) // 2]:8.1f} {times[-1]:8.1f} ms"


def settle(table: Any) -> None:
    """Let bots answer until the person is asked."""
    while table.busy:
        table.tick(0.0)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--host", default="")
    parser.add_argument("--game", default="")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--whole", action="store_true")
    args = parser.parse_args()
    if args.host:
        asyncio.run(serve(args.host, args.seed))
        return
    for game in SEATS:
        if args.game in ("", game):
            print(share(game, args.seed))
    if args.whole:
        snapshots.nearest = lambda table, answers: table.keeping.base
    for game, levels, options in LINE_UPS:
        if args.game in ("", game):
            print(undone(game, levels, options))


if __name__ == "__main__":
    main()
