"""`python -m tests.measure.soak --minutes 120`: hours of ill treatment, in rounds that are kept and gone on with.

    rough     a crowd whose lines break, that chats, looks on and sends rubbish; the host is killed (-9) and comes back,
              is stopped for longer than a line lives (SIGSTOP) and goes on; then the crowd is
    bad       a whole game of bots between two network namespaces, packets late and lost, the line cut for a while
    near      two namespaces on one network: a table is announced in one and found from the other

After every round a line of figures is added to `tests/measure/soak.json`; the next call goes on where that ends, until
so many minutes have been soaked in all. A round fails if anything acknowledged was forgotten, if a host holds more at
its end than a fresh one, or if a game did not come to its end. `--say` prints the sums.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.measure import load

STATE = Path(__file__).with_suffix(".json")
ROOT = Path(__file__).parents[2]
TABLES, PEERS = 12, 5
THINK, ROUGH = 2.0, 0.4  # seconds: to an answer of a peer, to the next deed of the crowd
ROUND = 300.0  # seconds of a rough round
STOPPED = 45.0  # seconds: longer than a line lives in silence
LEFT_BEHIND = ("tasks", "standings", "lines", "peers", "strangers", "players")
GONE_SECONDS = 50.0  # in which a host notices that everybody has gone
NEAR, FAR = "cosmic-lan-a", "cosmic-lan-b"


def rough(number: int) -> dict[str, Any]:
    """One round at one host."""
    with tempfile.TemporaryDirectory() as folder:
        house = load.House(Path(folder), TABLES, PEERS, tls=True, bots=False)
        try:
            return rough_in(house, number)
        finally:
            house.kill()


def rough_in(house: load.House, number: int) -> dict[str, Any]:
    args = load.arguments(["--tables", str(TABLES), "--peers", str(PEERS), "--think", str(THINK)])
    fresh = house.counts()
    (crowd,) = playing = load.crowds(house, args, ROUND, ROUGH)
    quiet = (ROUND - 2 * STOPPED) / 4
    time.sleep(quiet)
    before = house.counts()
    house.kill()
    house.start()
    time.sleep(quiet)
    pause(house.process, STOPPED)
    time.sleep(quiet)
    pause(crowd, STOPPED)
    whole = load.gather(playing)
    after = settled(house)
    return {
        "answers": whole["answers"],
        "deeds": sum(whole["deeds"].values()),
        "forgotten": whole["forgotten"],
        "refused": whole["refused"],
        "closed": whole["closed"],
        "MB": [round(found["memory"] / load.MEGABYTE) for found in (fresh, before, after)],
        "games": after["games"],
        "good": whole["forgotten"] == 0 and whole["answers"] > 100 and left(after) == left(fresh, after["players"]),
    }


def left(counts: dict[str, Any], players: int | None = None) -> list[int]:
    return [counts[name] if name != "players" or players is None else players for name in LEFT_BEHIND]


def settled(house: load.House) -> dict[str, Any]:
    """The counts once the host has noticed that nobody is there."""
    until = time.monotonic() + GONE_SECONDS
    while (found := house.counts())["lines"] and time.monotonic() < until:
        time.sleep(1.0)
    return found


def pause(process: subprocess.Popen[bytes], seconds: float) -> None:
    process.send_signal(signal.SIGSTOP)
    time.sleep(seconds)
    process.send_signal(signal.SIGCONT)


def bad(number: int) -> dict[str, Any]:
    """A game over a bad line; every other round with worse ones."""
    words = ["--loss", str((0.03, 0.1)[number % 2]), "--delay", str((0.05, 0.2)[number % 2]), "--longest", "1200"]
    began = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-m", "tests.measure.badline", *words], cwd=ROOT, capture_output=True, text=True
    )
    said = next((line for line in done.stdout.splitlines() if line.startswith("packets")), done.stderr.strip()[-200:])
    return {"said": said, "good": done.returncode == 0, "took": round(time.monotonic() - began)}


def near(number: int) -> dict[str, Any]:
    """A table is announced, found from elsewhere on the network, and not found any more when it is closed."""
    host: subprocess.Popen[bytes] | None = None
    try:
        network()
        with tempfile.TemporaryDirectory() as home:
            words = ["host", "--headless", "--bind", "10.78.0.1", "--port", "4750", "--name", "near"]
            host = subprocess.Popen(inside(NEAR, *words), env=at_home(home), stdout=subprocess.DEVNULL)
            found = any("10.78.0.1:4750" in look(home) for _ in range(5))
            host.send_signal(signal.SIGTERM)
            host.wait(30)
            return {"found": found, "good": found and "10.78.0.1:4750" not in look(home)}
    finally:
        if host is not None and host.poll() is None:
            host.kill()
        for space in (NEAR, FAR):
            subprocess.run(["ip", "netns", "del", space], capture_output=True)


def network() -> None:
    """Two namespaces and a cable between them; the way to everybody on it is said, as a router would."""
    for space in (NEAR, FAR):
        ip("netns", "add", space)
    ip("link", "add", "cosmic-a", "type", "veth", "peer", "name", "cosmic-b")
    for space, end, address in ((NEAR, "cosmic-a", "10.78.0.1/24"), (FAR, "cosmic-b", "10.78.0.2/24")):
        ip("link", "set", end, "netns", space)
        ip("-n", space, "addr", "add", address, "dev", end)
        ip("-n", space, "link", "set", "lo", "up")
        ip("-n", space, "link", "set", end, "up")
        ip("-n", space, "route", "add", "default", "dev", end)


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


def inside(space: str, *words: str) -> list[str]:
    return ["ip", "netns", "exec", space, sys.executable, "-m", "cosmic_tui", *words]


def at_home(home: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT), "HOME": home, "XDG_STATE_HOME": f"{home}/state"}


def look(home: str) -> str:
    done = subprocess.run(inside(FAR, "join"), env=at_home(home), capture_output=True, text=True, timeout=60)
    return done.stdout


ROUNDS: tuple[Callable[[int], dict[str, Any]], ...] = (near, rough, bad, rough, rough)


def kept() -> list[dict[str, Any]]:
    return json.loads(STATE.read_text("ascii")) if STATE.exists() else []


def keep(rounds: list[dict[str, Any]]) -> None:
    fresh = STATE.with_suffix(".new")
    fresh.write_text("[\n" + ",\n".join(json.dumps(entry) for entry in rounds) + "\n]\n", "ascii")
    fresh.replace(STATE)


def soaked(rounds: list[dict[str, Any]]) -> float:
    """Minutes in all."""
    return sum(entry["seconds"] for entry in rounds) / 60


def say(rounds: list[dict[str, Any]]) -> None:
    answers = sum(entry.get("answers", 0) for entry in rounds)
    deeds = sum(entry.get("deeds", 0) for entry in rounds)
    worse = [entry for entry in rounds if not entry["good"]]
    print(f"{soaked(rounds):.0f} minutes, {len(rounds)} rounds, {answers} answers, {deeds} deeds, bad: {len(worse)}")
    for entry in worse:
        print(json.dumps(entry))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.measure.soak")
    parser.add_argument("--minutes", type=float, default=120.0, help="in all, with those of earlier calls")
    parser.add_argument("--say", action="store_true", help="only the sums of what has been done")
    args = parser.parse_args()
    rounds = kept()
    while not args.say and soaked(rounds) < args.minutes:
        kind = ROUNDS[len(rounds) % len(ROUNDS)]
        began = time.monotonic()
        found = kind(len(rounds))
        rounds.append({"kind": kind.__name__, "seconds": round(time.monotonic() - began), **found})
        keep(rounds)
        print(json.dumps(rounds[-1]), flush=True)
    say(rounds)
    return 1 if any(not entry["good"] for entry in rounds) else 0


if __name__ == "__main__":
    sys.exit(main())
