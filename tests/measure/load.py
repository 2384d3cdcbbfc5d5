"""`python -m tests.measure.load --tables 200 --peers 5`: one host on one core, crowds of peers on the others, numbers.

Two paces are measured: that of people (`--think`: mean seconds until one who is asked answers) and, with `--think 0`,
as fast as it goes. A wait is the time from an answer's first byte to the first word of what it led to, at its own peer:
it holds the line, the host's work, its journal and the peer's reading. `--soak MINUTES` lets a rough crowd in: lines
break, the host is killed and comes back, people look on and send rubbish; what there is in the host is counted all the
while.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tests.measure.crowd import Job

ROOT = Path(__file__).parents[2]
MEGABYTE = 1 << 20
KILLS = 2  # of the host in a soak
SAMPLES = 24  # counts taken in a soak
ROUGH_SECONDS = 1.0  # mean time between two deeds of a rough crowd
EDGE_SECONDS = 1.0  # at the end, that are not counted
LINGER_SECONDS = 3.0  # in which a host notices that everybody has gone


class House:
    """The host's process. `kill` and `start` again: it goes on with the same tables."""

    def __init__(self, folder: Path, tables: int, peers: int, tls: bool, bots: bool) -> None:
        self.folder, self.tables, self.peers, self.tls, self.bots = folder, tables, peers, tls, bots
        self.port = 0
        self.start()

    def start(self) -> None:
        resume = bool(self.port)
        numbers = [self.port, self.tables, self.peers, int(self.tls), int(resume), int(self.bots)]
        self.process = run("tests.measure.house", self.folder, *numbers)
        pin(self.process, 0)
        opened = self.line()
        self.codes: list[str] = opened["codes"]
        self.port = opened["port"]

    def line(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        found: dict[str, Any] = json.loads(self.process.stdout.readline())
        return found

    def counts(self) -> dict[str, Any]:
        assert self.process.stdin is not None
        self.process.stdin.write(b"\n")
        self.process.stdin.flush()
        return self.line()

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()

    def stop(self) -> None:
        """In order: it hears that its stdin has ended."""
        self.process.communicate()


def pin(process: subprocess.Popen[bytes], which: int) -> None:
    """0: one core is for the host, 1: the others are for the crowds. A machine with one core has to share it."""
    every = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(process.pid, [set(every[:1]), set(every[1:]) or set(every)][which])


def run(module: str, *arguments: Any) -> subprocess.Popen[bytes]:
    words = [sys.executable, "-m", module, *map(str, arguments)]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env, cwd=ROOT)


def crowds(house: House, args: argparse.Namespace, seconds: float, rough: float) -> list[subprocess.Popen[bytes]]:
    """The peers' processes, each with its share of the tables."""
    found = []
    for number in range(args.crowds):
        codes = house.codes[number :: args.crowds]
        ways = {"screens": args.screens, "leave": args.leave}
        job = Job(codes, args.peers, seconds, args.think, rough, seed=number + 1, **ways)
        crowd = run("tests.measure.crowd")
        pin(crowd, 1)
        assert crowd.stdin is not None
        crowd.stdin.write(json.dumps(asdict(job)).encode())
        crowd.stdin.close()
        crowd.stdin = None
        found.append(crowd)
    for crowd in found:
        assert crowd.stdout is not None
        crowd.stdout.readline()  # everybody has come
    return found


def gather(processes: list[subprocess.Popen[bytes]]) -> dict[str, Any]:
    """The numbers of all crowds together."""
    whole: dict[str, Any] = {}
    for process in processes:
        assert process.stdout is not None
        for name, value in json.loads(process.stdout.read()).items():
            if isinstance(value, dict):
                counted = whole.setdefault(name, {})
                for key, count in value.items():
                    counted[key] = counted.get(key, 0) + count
            else:
                whole[name] = whole[name] + value if name in whole else value
        process.wait()
    return whole


def share(values: list[float], part: float) -> float:
    """The value that so many of them do not exceed; 0 of none."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else 0.0


def measure(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Everybody comes, plays for a while, and goes."""
    house = House(folder, args.tables, args.peers, not args.no_tls, args.bots)
    empty = house.counts()
    playing = crowds(house, args, args.seconds, 0.0)
    begun = house.counts()
    span = max(EDGE_SECONDS, args.seconds - EDGE_SECONDS)
    time.sleep(span)
    after = house.counts()
    whole = gather(playing)
    house.stop()
    waits = whole["waits"]
    worked = after["processor s"] - begun["processor s"]
    slow = {name: round(share(waits, part) * 1000, 1) for name, part in (("p50", 0.5), ("p99", 0.99), ("most", 1.0))}
    return {
        "answers a second": round(len(waits) / args.seconds, 1),
        "wait ms": slow,
        "host's core %": round(worked / span * 100, 1),
        "ms of host an answer": round(worked * 1000 / max(1, whole["answers"]), 2),
        "longest pause ms": after["longest pause ms"],
        "KB a table": round((begun["memory"] - empty["memory"]) / args.tables / 1024),
        "KB a peer": round((begun["memory"] - empty["memory"]) / args.tables / args.peers / 1024),
        "MB of host": round(after["memory"] / MEGABYTE),
        "bytes down an answer": round(whole["bytes_down"] / max(1, whole["answers"])),
        "KB down a game and peer": round(share(whole["game_bytes"], 0.5) / 1024),
        "KB of journal a table": round(after["journal bytes"] / args.tables / 1024),
        "games": after["games"],
        "refused": whole["refused"],
        "closed": whole["closed"],
        "there": {name: after[name] for name in ("tasks", "files", "standings", "lines", "guests")},
    }  # fmt: skip


def soak(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """A rough crowd for a long time. The counts are printed as they are taken; `after`: when everybody has gone."""
    house = House(folder, args.tables, args.peers, not args.no_tls, args.bots)
    seconds = args.soak * 60
    playing = crowds(house, args, seconds, args.rough)
    every = args.samples // (args.kills + 1) or 1
    for number in range(1, args.samples + 1):
        time.sleep(seconds / (args.samples + 1))
        print(json.dumps(house.counts()), flush=True)
        if number % every == 0 and number // every <= args.kills:
            house.kill()
            house.start()
    whole = gather(playing)
    time.sleep(LINGER_SECONDS)
    after = house.counts()
    house.stop()
    return {
        "answers": whole["answers"],
        "wait ms p99": round(share(whole["waits"], 0.99) * 1000, 1),
        "deeds": whole["deeds"],
        "forgotten": whole["forgotten"],
        "refused": whole["refused"],
        "closed": whole["closed"],
        "after": after,
    }


def arguments(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.measure.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--peers", type=int, default=5, help="at each table")
    parser.add_argument("--think", type=float, default=4.0, help="mean seconds to an answer; 0: at once")
    parser.add_argument("--seconds", type=float, default=60.0, help="that are measured")
    parser.add_argument("--screens", action="store_true", help="the peers ask for help and previews, as screens do")
    parser.add_argument("--bots", action="store_true", help="one person a table, with bots of every kind of every game")
    parser.add_argument("--leave", action="store_true", help="the peers leave in the middle: bots play to the end")
    parser.add_argument("--no-tls", action="store_true")
    parser.add_argument("--crowds", type=int, default=1, help="processes of peers")
    parser.add_argument("--soak", type=float, default=0.0, metavar="MINUTES")
    parser.add_argument("--rough", type=float, default=ROUGH_SECONDS, help="mean seconds between deeds of a crowd")
    parser.add_argument("--kills", type=int, default=KILLS, help="of the host in a soak")
    parser.add_argument("--samples", type=int, default=SAMPLES, help="counts in a soak")
    return parser.parse_args(words)


def main() -> None:
    args = arguments(sys.argv[1:])
    with tempfile.TemporaryDirectory() as folder:
        found = soak(args, Path(folder)) if args.soak else measure(args, Path(folder))
    for name, value in found.items():
        print(f"{name:<26}{value if not isinstance(value, dict) else json.dumps(value)}")


if __name__ == "__main__":
    main()
