"""`python -m tests.mutate --package engine/encounter/phases --sample 60`: how many of so many faults nobody notices.

Mutants are drawn by a seed, tried one by one with the tests nearest to them and then with wider ones; what was found is
kept after each in a file, so that a run that was broken off goes on where it was. `--together` plants all survivors at
once and runs the whole suite. Mutants that change nothing (`equivalent.txt`) are counted out by name.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from math import sqrt
from pathlib import Path

from tests.mutate.mutants import Mutant, mutants
from tests.mutate.trial import NARROW, WIDER, Copy, scenarios_for, tests_for

ROOT = Path(__file__).parents[2]
EQUIVALENT = Path(__file__).with_name("equivalent.txt")
PACKAGES = (
    "engine/encounter/aliens", "engine/encounter/phases", "engine/kernel", "cosmic_tui/table", "cosmic_tui/room",
)  # fmt: skip
SURE = 1.96  # standard deviations on either side of a share

Found = dict[str, str]  # name of a mutant -> what noticed it; "" if nothing did


def drawn(packages: list[str], sample: int, seed: int) -> list[Mutant]:
    """So many of all mutants there are in these packages, always the same for a seed."""
    files = sorted(file for package in packages for file in sources(ROOT / package))
    everything = [mutant for file in files for mutant in mutants(ROOT, file)]
    random.Random(seed).shuffle(everything)
    return everything[:sample]


def sources(place: Path) -> list[Path]:
    return [place] if place.is_file() else [file for file in place.rglob("*.py") if file.name != "__init__.py"]


def equivalents() -> dict[str, str]:
    """Names of mutants that change nothing, with the reason."""
    lines = EQUIVALENT.read_text(encoding="utf-8").splitlines() if EQUIVALENT.exists() else []
    rows = [line.partition(" # ") for line in lines if " # " in line]
    return {name: reason for name, _, reason in rows}


def played(copy: Copy, mutant: Mutant) -> str:
    """What scenarios say, its own and then its game's: seconds, and most mutants go no further."""
    for scenarios in scenarios_for(copy.folder, mutant.file):
        copy.must_play(scenarios)
        with planted(copy, mutant):
            if red := copy.plays_wrong(scenarios):
                return red
    return ""


def tested(copy: Copy, mutant: Mutant) -> str:
    """The nearest tests, and the wider ones only for what these let pass."""
    for table in (NARROW, WIDER):
        tests = tests_for(mutant.file, table)
        copy.must_be_green(tests)
        with planted(copy, mutant):
            if red := copy.red(tests):
                return red
    return ""


@contextmanager
def planted(copy: Copy, mutant: Mutant) -> Iterator[None]:
    copy.plant([mutant])
    try:
        yield
    finally:
        copy.restore()


def interval(hits: int, of: int) -> tuple[float, float]:
    """Wilson's, in hundredths."""
    if not of:
        return 0.0, 100.0
    share, z = hits / of, SURE
    middle, width = share + z * z / (2 * of), z * sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return max(0.0, 100 * (middle - width) / (1 + z * z / of)), 100 * (middle + width) / (1 + z * z / of)


def report(found: Found, planned: int) -> str:
    known = equivalents()
    judged = {name: red for name, red in found.items() if name not in known}
    alive = [name for name, red in judged.items() if not red]
    low, high = interval(len(alive), len(judged))
    tried = f"{len(found)} of {planned} tried, {len(found) - len(judged)} of them change nothing"
    share = f"{100 * len(alive) / max(1, len(judged)):.1f} in a hundred ({low:.1f} to {high:.1f})"
    return "\n".join([f"{tried}; {len(alive)} of {len(judged)} survive: {share}", *[f"  {name}" for name in alive]])


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutate", description=(__doc__ or "").partition("\n")[2])
    parser.add_argument("--package", action="append", help="a folder or file below the checkout; several are allowed")
    parser.add_argument("--sample", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--state", type=Path, help="where to keep what was found (default: in the temporary folder)")
    parser.add_argument("--together", action="store_true", help="plant all survivors at once and run the whole suite")
    args = parser.parse_args()
    packages = args.package or list(PACKAGES)
    plan = drawn(packages, args.sample, args.seed)
    state = args.state or Path(tempfile.gettempdir()) / f"mutants-{args.seed}.json"
    found: Found = json.loads(state.read_text(encoding="utf-8")) if state.exists() else {}
    with tempfile.TemporaryDirectory() as place:
        copy = Copy(ROOT, Path(place) / "copy")
        for tries, settles in ((played, False), (tested, True)):  # all scenarios first: tests cost so much more
            for mutant in plan:
                if mutant.name not in found and ((red := tries(copy, mutant)) or settles):
                    found[mutant.name] = red
                    state.write_text(json.dumps(found, indent=1), encoding="utf-8")
                    print(f"{len(found):4} {'noticed ' if red else 'SURVIVES'} {mutant.name}", flush=True)
        if args.together:
            alive = [mutant for mutant in plan if not found[mutant.name] and mutant.name not in equivalents()]
            copy.plant(alive)
            print(copy.red(("tests",), every=True) or "the whole suite notices none of those that survive")
    print(report({mutant.name: found[mutant.name] for mutant in plan}, len(plan)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
