"""`python -m tests.measure.compiled [--games N]`: builds the compiled engine and compares it with plain Python.

It builds the wheel as `COSMIC_COMPILE=1 pip install .` does, plays the same games with both engines in turn, and says
for each game whether every answer was the same and how much less processor time it took. Fails if one answer differs.
Needs a C compiler, and a network for pip.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]
TABLES = (("encounter", 4, "random"), ("encounter", 4, "rookie"), ("andromeda", 4, "rookie"), ("chaos", 2, "rookie"))
ROUNDS = 3  # times each engine plays the games of a table
SUFFIXES = (".so", ".pyd")


def play(game: str, seats: int, bot: str, games: int) -> str:
    """Play so many games; return the digest of all records, the questions, and processor seconds."""
    from engine.bots.simulate import play as simulate
    from engine.games import rules_of

    rules = rules_of(game)
    simulate(rules, {"seats": seats}, games, (bot,))
    seen, questions, begun = hashlib.sha256(), 0, time.process_time()
    for seed in range(games):
        result = simulate(rules, {"seats": seats}, seed, (bot,), keep_record=True)
        if result.fault is not None or result.record is None:
            raise SystemExit(f"game {seed} ended in a fault: {result.fault}")
        questions += result.questions
        seen.update(repr((result.record.answers, result.winners)).encode())
    return f"{seen.hexdigest()} {questions} {time.process_time() - begun:.4f}"


def played(where: Path, table: tuple[str, int, str], games: int) -> tuple[str, float]:
    """Return (digest, microseconds a question) of a process that takes its engine from a folder."""
    run = subprocess.run(
        [sys.executable, str(Path(__file__).resolve()), "--play", *map(str, table), str(games)],
        env={**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": str(where), "PYTHONSAFEPATH": "1"},
        cwd=where,
        capture_output=True,
        text=True,
        check=True,
    )
    digest, questions, seconds = run.stdout.split()
    return digest, float(seconds) / int(questions) * 1e6


def build(folder: Path) -> Path:
    """Build the compiled wheel and unpack it; return the folder to import from."""
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", str(folder), str(ROOT)]
    subprocess.run(command, env={**os.environ, "COSMIC_COMPILE": "1"}, check=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        number = sum(name.endswith(SUFFIXES) for name in archive.namelist())
        archive.extractall(folder / "compiled")
    if not number:
        raise SystemExit("The wheel holds no compiled module.")
    print(f"{number} compiled modules, a wheel of {wheel.stat().st_size / 1e6:.1f} MB")
    return folder / "compiled"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.measure.compiled")
    parser.add_argument("--games", type=int, default=20)
    games = parser.parse_args().games
    differs = []
    with tempfile.TemporaryDirectory() as folder:
        compiled = build(Path(folder))
        for table in TABLES:
            rounds = [[played(where, table, games) for where in (ROOT, compiled)] for _ in range(ROUNDS)]
            same = len({digest for pair in rounds for digest, _ in pair}) == 1
            plain, fast = (median(pair[side][1] for pair in rounds) for side in (0, 1))
            ratio = median(pair[0][1] / pair[1][1] for pair in rounds)
            words = f"{ratio:.2f} times as fast; {'the same' if same else 'OTHER'} answers"
            print(f"{' '.join(map(str, table))}: {plain:.1f} us a question, compiled {fast:.1f}, {words}")
            differs += [] if same else [table]
    return int(bool(differs))


if __name__ == "__main__":
    if sys.argv[1:2] == ["--play"]:
        print(play(sys.argv[2], int(sys.argv[3]), sys.argv[4], int(sys.argv[5])))
    else:
        sys.exit(main())
