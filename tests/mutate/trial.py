"""A copy of the checkout in which mutants are planted, and what is run there. Knows no mutant's meaning."""

from __future__ import annotations

import compileall
import py_compile
import shutil
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from pathlib import Path

from tests.mutate.forked import ended
from tests.mutate.mutants import Mutant
from tests.mutate.reached import Reached

LEFT_BEHIND = (".git", ".venv", "__pycache__", ".pytest_cache", ".mypy_cache", ".ruff_cache", "*.egg-info")
LONGEST_PLAYED = 25.0  # seconds of the processor: scenarios take three, and what goes round and round is noticed
LONGEST = 7200.0  # for the whole suite
TIMES = 8  # a mutant may make tests that much slower
WAITS = 10  # seconds of a clock for one of the processor: a busy machine
ALONE = 6.0  # seconds of the processor that any test may take: it may be the first in its process
MOST = 20.0  # seconds of tests for one mutant, if nothing else is asked for


class Copy:
    """The checkout somewhere else."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.folder = folder
        self.output = folder.with_name(f"{folder.name}.out")
        self.green: set[tuple[str, ...]] = set()  # what passes as long as nothing is planted
        self.before: dict[str, str] = {}  # what planted files looked like
        shutil.copytree(root, folder, ignore=shutil.ignore_patterns(*LEFT_BEHIND))
        # by what is in a file, not by its time: two mutants are planted in one second
        by_hash = py_compile.PycInvalidationMode.CHECKED_HASH
        for room in ("engine", "cosmic_tui"):
            compileall.compile_dir(folder / room, quiet=2, invalidation_mode=by_hash)

    def plant(self, mutants: Sequence[Mutant]) -> list[Mutant]:
        """In each file from its end on, so that no place moves. Those that are inside another are left out: which."""
        reached: dict[str, int] = {}
        left: list[Mutant] = []
        for mutant in sorted(mutants, key=lambda one: -one.end):
            if mutant.end > reached.get(mutant.file, mutant.end):
                left.append(mutant)
                continue
            reached[mutant.file] = mutant.start
            file = self.folder / mutant.file
            text = file.read_text(encoding="utf-8")
            self.before.setdefault(mutant.file, text)
            file.write_text(mutant.planted(text), encoding="utf-8")
        return left

    def restore(self) -> None:
        """As it was copied, whatever has become of the checkout since."""
        for file, text in self.before.items():
            (self.folder / file).write_text(text, encoding="utf-8")
        self.before.clear()

    def must_be_green(self, tests: Sequence[str]) -> None:
        """Tests that fail without any mutant notice nothing: then there is no trial."""
        if tuple(tests) not in self.green:
            if red := self.red(tests):
                raise SystemExit(f"These tests fail without a mutant, so they prove nothing: {red}")
            self.green.add(tuple(tests))

    def plays_wrong(self, scenarios: Sequence[str]) -> str:
        """What `cosmic scenario` says if one of these comes out otherwise; "" if all hold. Quicker than any test."""
        return self._said(["cosmic_tui", "scenario", *scenarios], LONGEST_PLAYED) if scenarios else ""

    def must_play(self, scenarios: Sequence[str]) -> None:
        """The same of scenarios as of tests, above."""
        if tuple(scenarios) not in self.green:
            if red := self.plays_wrong(scenarios):
                raise SystemExit(f"These scenarios fail without a mutant, so they prove nothing: {red}")
            self.green.add(tuple(scenarios))

    def red(self, tests: Sequence[str], seconds: float = LONGEST) -> str:
        """What the tests say if one fails: the first that does; "" if all pass."""
        return self._said(["pytest", *self._plain(), "-x", *tests], seconds)

    def all_red(self, tests: Sequence[str], *more: str) -> list[str]:
        """All that fail."""
        self._said(["pytest", *self._plain(), *more, *tests], LONGEST)
        lines = self.output.read_text(encoding="utf-8", errors="replace").splitlines()
        return [named_in(line) for line in lines if line.startswith(("FAILED", "ERROR"))]

    def _plain(self) -> list[str]:
        return ["-q", "-p", "no:cacheprovider", "--no-header", f"--basetemp={self.folder}.tmp"]

    def _said(self, module: Sequence[str], seconds: float) -> str:
        """The first complaint, or else the last line, of a module that is run here; "" if it ends well."""
        status = ended(module, self.folder, self.output, seconds, seconds * WAITS)
        if status is None:
            return "it comes to no end"
        if status == 0:
            return ""
        lines = self.output.read_text(encoding="utf-8", errors="replace").splitlines()
        named = [line for line in lines if line.startswith(("FAILED", "ERROR"))]
        return (named or lines[-1:] or ["it does not start"])[0]


def named_in(line: str) -> str:
    """The test that a line of pytest's summary is about."""
    return line.partition(" ")[2].partition(" - ")[0]


def scenarios_for(folder: Path, file: str) -> list[tuple[str, ...]]:
    """Those named like a file of rules, then all of its game; for the kernel those of all games, for bots none."""
    room, game, *below = file.split("/")
    place = folder / "tests" / "scenarios"
    if room != "engine" or "bots" in below or not (game in ("kernel", "testing") or (place / game).is_dir()):
        return []
    everything = place / game if (place / game).is_dir() else place
    own = sorted(everything.rglob(f"{Path(file).stem}.toml"))
    return [tuple(one.relative_to(folder).as_posix() for one in some) for some in (own, [everything]) if some]


def room_of(file: str) -> tuple[str, ...]:
    """Where tests stand of what is in the folders of this file."""
    return tuple(f"tests/{folder}/" for folder in Path(file).parts[:-1] if folder not in ("engine", "cosmic_tui"))


def nearest(mutant: Mutant, reached: Reached, most: float = MOST) -> dict[str, float]:
    """Tests for a mutant, and the seconds each of them may take: those that run its function, then those that run
    anything in its file (what is remembered is run by the first alone), each as many as fit into so many seconds.
    """
    exact = reached.of(mutant.file, mutant.inside)
    others = reached.of_file(mutant.file) - exact
    if not mutant.inside:  # a table is read without a call
        others |= {test for test in reached.seconds if test.startswith(room_of(mutant.file))}
    chosen = [test for tests in (exact, others - exact) for test in fitting(tests, mutant, reached, most)]
    return {test: ALONE + TIMES * reached.seconds[test] for test in chosen}


def fitting(tests: set[str], mutant: Mutant, reached: Reached, most: float) -> Iterator[str]:
    """First those called after its file, then the quickest, but one of each kind before another of the same with other
    values."""
    kinds: dict[str, list[str]] = {}
    called = Path(mutant.file).stem
    for test in sorted(tests, key=lambda test: (called not in test, reached.seconds[test], test)):
        kinds.setdefault(test.partition("[")[0], []).append(test)
    for test in (test for some in zip_longest(*kinds.values()) for test in some if test):
        if reached.seconds[test] <= most:
            most -= reached.seconds[test]
            yield test
