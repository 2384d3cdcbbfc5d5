"""`python -m tests.measure.instructions [--check] [--note]`: machine instructions a question costs, for each game.

Instructions do not depend on what else the machine does, so a tenth that creeps in is seen the same day. Each number is
the difference of two runs under valgrind with a fixed hash seed, so start-up does not count, divided by the questions
between them. `--check` compares with the last line of `instructions.tsv` from the same Python and fails on a rise of 3
in 100; `--note` adds a line. Needs valgrind; how to read the numbers is told in README.md beside this file.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from datetime import UTC, datetime
from pathlib import Path

HISTORY = Path(__file__).with_name("instructions.tsv")
TABLES = (("encounter", 3), ("encounter", 4), ("encounter", 5), ("andromeda", 2), ("andromeda", 4), ("chaos", 2))
FEW, MORE = 2, 8  # games of the two runs
RISE = 1.03  # more than this fails
TOTAL = re.compile(rb"I\s+refs:\s+([\d,]+)|Collected\s*:\s*(\d+)")


def play(game: str, seats: int, games: int) -> int:
    """Play so many games of random players, and return the number of questions they were asked."""
    from engine.bots.simulate import play as simulate
    from engine.games import rules_of

    rules = rules_of(game)
    return sum(simulate(rules, {"seats": seats}, seed, ("random",)).questions for seed in range(games))


def counted(game: str, seats: int, games: int) -> tuple[int, int]:
    """Return (instructions, questions) of a process that plays so many games."""
    command = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", sys.executable]
    run = subprocess.run(
        [*command, "-m", __spec__.name, "--play", game, str(seats), str(games)],
        env={**os.environ, "PYTHONHASHSEED": "0"},
        capture_output=True,
        check=True,
    )
    match = TOTAL.search(run.stderr)
    if match is None:
        raise SystemExit("valgrind said no number: " + run.stderr.decode(errors="replace")[-300:])
    return int(match[1].replace(b",", b"")), int(run.stdout)


def a_question(game: str, seats: int) -> int:
    """Return the instructions one question costs, start-up left out."""
    (few, asked_few), (more, asked_more) = counted(game, seats, FEW), counted(game, seats, MORE)
    return round((more - few) / (asked_more - asked_few))


def build() -> str:
    """Return what two numbers must have in common to be compared: Python's version, its compiler, the machine."""
    return f"{sys.version.split()[0]} {sysconfig.get_platform()} {sysconfig.get_config_var('CC')}".replace("\t", " ")


def history() -> list[list[str]]:
    return [line.split("\t") for line in HISTORY.read_text(encoding="utf-8").splitlines() if line[:1] not in ("#", "")]


def last(name: str) -> int | None:
    """Return the newest number of a table that the same Python measured, if there is one."""
    found = [int(row[3]) for row in history() if row[1] == name and row[2] == build()]
    return found[-1] if found else None


def main(words: list[str]) -> int:
    if words[:1] == ["--play"]:
        print(play(words[1], int(words[2]), int(words[3])))
        return 0
    if shutil.which("valgrind") is None:
        print("valgrind is not installed: no instruction was counted.")
        return int("--check" in words)
    worse = []
    for game, seats in TABLES:
        name = f"{game} {seats}"
        now, before = a_question(game, seats), last(name)
        change = f"{now / before - 1:+.1%}" if before else "first"
        print(f"{name:12} {now:9,} instructions a question  {change}", flush=True)
        if before and now > before * RISE:
            worse.append(name)
        if "--note" in words:
            with HISTORY.open("a", encoding="utf-8") as file:
                file.write(f"{datetime.now(UTC):%Y-%m-%d}\t{name}\t{build()}\t{now}\n")
    if worse:
        print(f"More than {RISE - 1:.0%} dearer than the last line of {HISTORY.name}: {', '.join(worse)}.")
    return int(bool(worse) and "--check" in words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
