"""`python -m tests.mutate --package engine/encounter/phases --sample 60`: how many of so many faults nobody notices.

Mutants are drawn by a seed and tried one by one with the tests that run the function they are in, the nearest first.
Which those are is found out once, by a run of all tests that notes it. What is found is kept after each mutant in a
file, so that a run that was broken off goes on where it was. `--together` plants all survivors at once and runs the
whole suite. Mutants that change nothing (`equivalent.txt`) are counted out by name.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from cosmic_tui.shares import interval
from tests.mutate.mutants import Mutant, mutants
from tests.mutate.reached import Reached, read
from tests.mutate.ready import tried
from tests.mutate.trial import MOST, Copy, named_in, nearest, scenarios_for

ROOT = Path(__file__).parents[2]
EQUIVALENT = Path(__file__).with_name("equivalent.txt")
PACKAGES = ("engine", "cosmic_tui")
WORKERS = ("-n", "2")
SLOWER = 4  # tests that are started anew may take so many times what was noted: something goes round and round


@dataclass
class Found:
    """The names of a sample, and what noticed each; "" if nothing did. Kept in a file."""

    file: Path
    plan: list[str] = field(default_factory=list)
    red: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, file: Path) -> Found:
        told = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        return cls(file, **told)

    def keep(self) -> None:
        told = {"plan": self.plan, "red": self.red}
        self.file.write_text(json.dumps(told, indent=1), encoding="utf-8")

    def note(self, mutant: Mutant, red: str) -> None:
        self.red[mutant.name] = red
        self.keep()
        print(f"{len(self.red):4} {'noticed ' if red else 'SURVIVES'} {mutant.name}  {red}", flush=True)


def everything(packages: list[str]) -> list[Mutant]:
    files = sorted(file for package in packages for file in sources(ROOT / package))
    return [mutant for file in files for mutant in mutants(ROOT, file)]


def drawn(packages: list[str], sample: int, seed: int) -> list[Mutant]:
    """So many of all mutants there are in these packages, always the same for a seed."""
    of_all = everything(packages)
    random.Random(seed).shuffle(of_all)
    return of_all[:sample]


def sources(place: Path) -> list[Path]:
    return [place] if place.is_file() else [file for file in place.rglob("*.py") if file.name != "__init__.py"]


def equivalents() -> dict[str, str]:
    """Names of mutants that change nothing, with the reason."""
    lines = EQUIVALENT.read_text(encoding="utf-8").splitlines() if EQUIVALENT.exists() else []
    rows = [line.rpartition(" # ") for line in lines if " # " in line]
    return {name: reason for name, _, reason in rows}


def played(copy: Copy, mutant: Mutant) -> str:
    """What scenarios say, its own and then its game's."""
    for scenarios in scenarios_for(copy.folder, mutant.file):
        copy.must_play(scenarios)
        with planted(copy, [mutant]):
            if red := copy.plays_wrong(scenarios):
                return red
    return ""


def started(copy: Copy, mutant: Mutant, tests: list[str], most: float) -> str:
    """What tests say that are started for this mutant alone. One that fails must pass again without it."""
    with planted(copy, [mutant]):
        red = copy.red(tests, SLOWER * most) if tests else ""
    if red:
        copy.must_be_green([named_in(red)] if "::" in red else tests)
    return red


def all_tested(copy: Copy, waiting: list[Mutant], found: Found, reached: Reached, most: float) -> None:
    """Where a mutant is in a function, tests that are collected once; else its game is played, and tests are started
    anew for it."""
    named = {mutant.name: mutant for mutant in waiting}
    trials = {mutant.name: (mutant, nearest(mutant, reached, most)) for mutant in waiting}
    left, told = list(trials.values()), -1
    while left and told:
        told = 0
        for name, red in tried(left, copy.folder, copy.output, f"{copy.folder}.tmp"):
            told += 1
            if red is not None:
                found.note(named.pop(name), red)
        left = left[told + 1 :]  # with the one behind the last told the process has died, if there is one
    for name, mutant in named.items():
        found.note(mutant, played(copy, mutant) or started(copy, mutant, list(trials[name][1]), most))


@contextmanager
def planted(copy: Copy, some: list[Mutant]) -> Iterator[list[Mutant]]:
    """Gives those that had no room."""
    left = copy.plant(some)
    try:
        yield left
    finally:
        copy.restore()


def together(copy: Copy, alive: list[Mutant], found: Found) -> None:
    """All that survive at once, and the whole suite; for each test that fails then, who it was that it noticed."""
    while alive:
        with planted(copy, alive) as left:
            red = copy.all_red(["tests"], *WORKERS)
        honest = set(red) - set(copy.all_red(red)) if red else set()
        print(f"{len(alive) - len(left)} planted together: {len(honest)} tests of the whole suite fail", flush=True)
        for mutant in alive if honest else []:
            with planted(copy, [mutant]):
                if seen := copy.red(sorted(honest)):
                    found.note(mutant, seen)
        alive = left


def report(found: dict[str, str], planned: int) -> str:
    known = equivalents()
    judged = {name: red for name, red in found.items() if red or name not in known}
    alive = [name for name, red in judged.items() if not red]
    low, high = (100 * end for end in interval(len(alive) / max(1, len(judged)), len(judged)))
    tried = f"{len(found)} of {planned} tried, {len(found) - len(judged)} of them change nothing"
    share = f"{100 * len(alive) / max(1, len(judged)):.1f} in a hundred ({low:.1f} to {high:.1f})"
    return "\n".join([f"{tried}; {len(alive)} of {len(judged)} survive: {share}", *[f"  {name}" for name in alive]])


def what_is_reached(copy: Copy, folder: Path, tests: list[str]) -> Reached:
    """From an earlier run, or from one now; that one fails where a machine is at its limit, and then says less."""
    if not any(folder.glob("*.json")):
        print("noting which test runs which functions: as long as the tests take, and half as long again", flush=True)
        copy.all_red(tests, f"--note-in={folder.resolve()}", *WORKERS)
    return read(folder)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutate", description=(__doc__ or "").partition("\n")[2])
    parser.add_argument("--package", action="append", help="a folder or file below the checkout; several are allowed")
    parser.add_argument("--sample", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--state", type=Path, help="where to keep what was found (default: in the temporary folder)")
    parser.add_argument("--reached", type=Path, help="where to keep which test runs what (default: beside the state)")
    parser.add_argument("--tests", action="append", help="only these tests; several are allowed")
    parser.add_argument("--most", type=float, default=MOST, help="seconds of tests a mutant (default: %(default)g)")
    parser.add_argument("--again", action="store_true", help="try survivors once more, say with --most 120")
    parser.add_argument("--together", action="store_true", help="plant all survivors at once and run the whole suite")
    args = parser.parse_args()
    packages = args.package or list(PACKAGES)
    found = Found.of(args.state or Path(tempfile.gettempdir()) / f"mutants-{args.seed}.json")
    found.plan = found.plan or [mutant.name for mutant in drawn(packages, args.sample, args.seed)]
    found.keep()
    there = {mutant.name: mutant for mutant in everything(packages)}
    plan = [there[name] for name in found.plan if name in there]
    if len(plan) < len(found.plan):
        print(f"{len(found.plan) - len(plan)} stand in lines that are not there any more")
    with tempfile.TemporaryDirectory() as place:
        copy = Copy(ROOT, Path(place) / "copy")
        waiting = [one for one in plan if one.name not in found.red or (args.again and not found.red[one.name])]
        if waiting:
            folder = args.reached or found.file.with_suffix("")
            all_tested(copy, waiting, found, what_is_reached(copy, folder, args.tests or ["tests"]), args.most)
        if args.together:
            known = equivalents()
            together(copy, [one for one in plan if not found.red[one.name] and one.name not in known], found)
        shutil.rmtree(f"{copy.folder}.tmp", ignore_errors=True)
    print(report({mutant.name: found.red[mutant.name] for mutant in plan}, len(plan)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
