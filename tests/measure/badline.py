"""`python -m tests.measure.badline`: a host and its peers in two network namespaces with a bad line between them.

Packets are lost and late as `--loss` and `--delay` say; after `--after` seconds none comes through for `--cut` seconds.
Bots play a whole game across; with fewer `--bots` than seats the code is printed for somebody who joins by hand:

    ip netns exec cosmic-far python -m cosmic_tui join --plain CODE

The line is a pair of tunnel devices with this process between them: not every kernel can delay packets by itself.
Needs Linux, root and `ip`; without them it says so and ends with 2.
"""

from __future__ import annotations

import argparse
import fcntl
import heapq
import os
import random
import select
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[2]
NEAR, FAR = "cosmic-near", "cosmic-far"
ADDRESSES = {NEAR: "10.77.0.1", FAR: "10.77.0.2"}
PORT = "4747"
TUNSETIFF = 0x400454CA
TUN_WITHOUT_HEADER = 0x0001 | 0x1000
PACKET = 1 << 16
LAST_WORDS_SECONDS = 5.0
NOT_HERE = "A bad line needs Linux, root, /dev/net/tun and the program ip: {reason}"


class Line:
    """The cable. `lost`: packets that did not come through."""

    def __init__(self, loss: float, delay: float) -> None:
        self.loss, self.delay = loss, delay
        self.cut = False
        self.carried = self.lost = 0
        self.ends = [tunnel(NEAR), tunnel(FAR)]
        self._late: list[tuple[float, int, int, bytes]] = []

    def carry(self, until: float, done: Callable[[], bool]) -> None:
        """Packets go both ways until then, or until it is done."""
        while time.monotonic() < until and not done():
            self._deliver()
            wait = self._late[0][0] - time.monotonic() if self._late else 0.1
            for end in select.select(self.ends, [], [], min(0.1, max(0.0, wait)))[0]:
                self._take(end)

    def _take(self, end: int) -> None:
        packet = os.read(end, PACKET)
        if self.cut or random.random() < self.loss:
            self.lost += 1
            return
        self.carried += 1
        other = self.ends[1 - self.ends.index(end)]
        heapq.heappush(self._late, (time.monotonic() + self.delay, self.carried, other, packet))

    def _deliver(self) -> None:
        while self._late and self._late[0][0] <= time.monotonic():
            _, _, end, packet = heapq.heappop(self._late)
            os.write(end, packet)


def tunnel(space: str) -> int:
    """A device in this namespace whose packets are read and written here."""
    handle = os.open("/dev/net/tun", os.O_RDWR)
    fcntl.ioctl(handle, TUNSETIFF, struct.pack("16sH22x", space.encode(), TUN_WITHOUT_HEADER))
    ip("link", "set", space, "netns", space)
    inside = ["netns", "exec", space, "ip"]
    ip(*inside, "addr", "add", f"{ADDRESSES[space]}/24", "dev", space)
    ip(*inside, "link", "set", space, "up")
    ip(*inside, "link", "set", "lo", "up")
    return handle


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True, text=True)


def program(space: str, home: Path, *words: str) -> subprocess.Popen[str]:
    """`cosmic` in a namespace, with its own home."""
    env = {**os.environ, "PYTHONPATH": str(ROOT), "HOME": str(home), "XDG_STATE_HOME": str(home / "state")}
    command = ["ip", "netns", "exec", space, sys.executable, "-m", "cosmic_tui", *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, env=env, cwd=home, text=True)


def play(args: argparse.Namespace, home: Path) -> int:
    """A game, or as much of it as there is time for. 0 if all bots have seen its end."""
    line = Line(args.loss, args.delay)
    processes: list[subprocess.Popen[str]] = []
    try:
        ends = game(args, home, line, processes)
    finally:
        for process in processes:
            process.terminate()
        said = [process.communicate()[0].strip() for process in processes]
    print(f"packets carried {line.carried}, lost {line.lost}; ends {ends}")
    print("\n".join(said))
    return 0 if ends == [0] * args.bots else 1


def game(args: argparse.Namespace, home: Path, line: Line, processes: list[subprocess.Popen[str]]) -> list[int | None]:
    """How each bot has ended; None: not yet."""
    seats = ",".join(["open"] * args.seats)
    host = program(NEAR, home, "host", "--headless", "--no-lan", "--seats", seats, "--bind", ADDRESSES[NEAR],
                   "--port", PORT, "--windows", "quick", "--patience", "600")  # fmt: skip
    processes.append(host)
    assert host.stdout is not None
    while not (code := host.stdout.readline()).startswith("  cosmic join"):
        if not code:
            return []
    code = code.split()[-1]
    print(f"in {FAR}: cosmic join {code}", flush=True)
    bots = [program(FAR, home, "join", code, "--bot", "random", "--name", f"Bot{n + 1}") for n in range(args.bots)]
    processes += bots

    def over() -> bool:
        return all(bot.poll() is not None for bot in bots)

    began = time.monotonic()
    line.carry(began + args.after, over)
    line.cut = True
    line.carry(began + args.after + args.cut, over)
    line.cut = False
    line.carry(began + args.longest, over)
    ends = [bot.poll() for bot in bots]
    line.carry(time.monotonic() + LAST_WORDS_SECONDS, lambda: host.poll() is not None)
    return ends


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.measure.badline")
    parser.add_argument("--loss", type=float, default=0.07, help="part of the packets")
    parser.add_argument("--delay", type=float, default=0.1, help="seconds, each way")
    parser.add_argument("--after", type=float, default=20.0, help="seconds until the line is cut")
    parser.add_argument("--cut", type=float, default=30.0, help="seconds for which it is")
    parser.add_argument("--longest", type=float, default=900.0, help="seconds until it is given up")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--bots", type=int, default=3)
    args = parser.parse_args()
    made = []
    try:
        for space in (NEAR, FAR):
            ip("netns", "add", space)
            made.append(space)
        with tempfile.TemporaryDirectory() as home:
            return play(args, Path(home))
    except (OSError, subprocess.CalledProcessError) as error:
        reason = getattr(error, "stderr", None) or error
        print(NOT_HERE.format(reason=str(reason).strip()), file=sys.stderr)
        return 2
    finally:
        for space in made:
            ip("netns", "del", space)


if __name__ == "__main__":
    sys.exit(main())
