"""A copy of the checkout in which mutants are planted, and the tests that are run there. Knows no mutant's meaning."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.mutate.mutants import Mutant

LEFT_BEHIND = (".git", ".venv", "__pycache__", ".pytest_cache", ".mypy_cache", ".ruff_cache", "*.egg-info")
LONGEST = 900  # seconds; a mutant that goes round and round is noticed
LONGEST_PLAYED = 240  # the same for scenarios, which take seconds

ENCOUNTER = ("tests/engine/test_laying.py", "tests/engine/test_terms.py", "tests/engine/test_scenarios.py")

# What is run first for a file, the nearest first: the first row whose beginning fits.
NARROW: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("engine/encounter/scenario", ("tests/engine/test_rehearse.py", "tests/engine/test_scenarios.py")),
    ("engine/encounter", ENCOUNTER),
    ("engine/kernel", ("tests/engine/test_kernel.py", "tests/engine/test_record.py", "tests/engine/test_rehearse.py",
                       "tests/engine/test_chance.py", "tests/engine/test_strict.py", "tests/toy")),
    ("engine/bots", ("tests/engine/bots",)),
    ("engine/andromeda", ("tests/engine/andromeda",)),
    ("engine/testing", ("tests/engine/test_rehearse.py", "tests/engine/test_scenarios.py")),
    ("engine/chaos", ("tests/engine/chaos",)),
    ("cosmic_tui/table", ("tests/table",)),
    ("cosmic_tui/room", ("tests/host/test_room.py", "tests/host/test_lobby.py", "tests/host/test_absent.py")),
    ("cosmic_tui/storage", ("tests/storage", "tests/host/test_resume.py")),
    ("cosmic_tui/link", ("tests/link",)),
    ("cosmic_tui/host", ("tests/host",)),
    ("cosmic_tui/wire", ("tests/wire",)),
    ("cosmic_tui/games/encounter/prompt", ("tests/screens/test_desk.py", "tests/screens/test_draft.py")),
    ("cosmic_tui", ("tests/screens", "tests/snapshots")),
)  # fmt: skip
# and then, where the first ones noticed nothing
WIDER: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("engine/encounter", ("tests/engine/test_record.py", "tests/engine/test_kit.py", "tests/engine/test_preview.py",
                          "tests/battery/test_battery.py", "tests/battery/test_silent.py",
                          "tests/battery/test_asked.py")),
    ("engine/kernel", ("tests/engine/test_scenarios.py", "tests/table", "tests/battery/test_battery.py")),
    ("cosmic_tui/table", ("tests/host/test_game.py", "tests/plain/test_peers.py", "tests/link", "tests/storage")),
    ("cosmic_tui/room", ("tests/host", "tests/plain/test_peers.py")),
    ("cosmic_tui", ("tests/screens",)),
)  # fmt: skip


class Copy:
    """The checkout somewhere else."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.folder = folder
        self.green: set[tuple[str, ...]] = set()  # tests that pass as long as nothing is planted
        self.before: dict[str, str] = {}  # what planted files looked like
        shutil.copytree(root, folder, ignore=shutil.ignore_patterns(*LEFT_BEHIND))

    def plant(self, mutants: Sequence[Mutant]) -> None:
        """In each file from its end on, so that no place moves. One inside another is left out."""
        reached: dict[str, int] = {}
        for mutant in sorted(mutants, key=lambda one: -one.end):
            if mutant.end > reached.get(mutant.file, mutant.end):
                continue
            reached[mutant.file] = mutant.start
            file = self.folder / mutant.file
            text = file.read_text(encoding="utf-8")
            self.before.setdefault(mutant.file, text)
            file.write_text(mutant.planted(text), encoding="utf-8")

    def restore(self) -> None:
        """As it was copied, whatever has become of the checkout since."""
        for file, text in self.before.items():
            (self.folder / file).write_text(text, encoding="utf-8")
        self.before.clear()

    def must_be_green(self, tests: Sequence[str]) -> None:
        """Tests that fail without any mutant notice nothing: then there is no trial."""
        if tuple(tests) not in self.green:
            red = self.red(tests)
            if red:
                raise SystemExit(f"These tests fail without a mutant, so they prove nothing: {red}")
            self.green.add(tuple(tests))

    def plays_wrong(self, scenarios: Sequence[str]) -> str:
        """What `cosmic scenario` says if one of these comes out otherwise; "" if all hold. Quicker than any test."""
        return self._said(["cosmic_tui", "scenario", *scenarios], LONGEST_PLAYED) if scenarios else ""

    def must_play(self, scenarios: Sequence[str]) -> None:
        """The same of scenarios as of tests, below."""
        if tuple(scenarios) not in self.green:
            if red := self.plays_wrong(scenarios):
                raise SystemExit(f"These scenarios fail without a mutant, so they prove nothing: {red}")
            self.green.add(tuple(scenarios))

    def red(self, tests: Sequence[str], every: bool = False) -> str:
        """What the tests say if one fails: the last line; "" if all pass. `every`: do not stop at the first."""
        there = [test for test in tests if (self.folder / test).exists()]
        if not there:
            return ""
        stop = [] if every else ["-x"]
        return self._said(["pytest", "-q", "-p", "no:cacheprovider", "--no-header", *stop, *there])

    def _said(self, module: Sequence[str], seconds: float = LONGEST) -> str:
        """The first complaint, or else the last line, of a module that is run here; "" if it ends well."""
        env = {**os.environ, "PYTHONPATH": str(self.folder), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-m", *module]
        try:
            run = subprocess.run(
                command, cwd=self.folder, env=env, capture_output=True, text=True, timeout=seconds, check=False
            )
        except subprocess.TimeoutExpired:
            return "it comes to no end"
        if run.returncode == 0:
            return ""
        lines = run.stdout.splitlines()
        named = [line for line in lines if line.startswith(("FAILED", "ERROR"))]
        return (named or lines[-1:] or ["it does not start"])[0]


def scenarios_for(folder: Path, file: str) -> list[tuple[str, ...]]:
    """Those named like a file of rules, then all of its game; for the kernel those of all games."""
    room, _, game = "/".join(file.split("/")[:2]).partition("/")
    place = folder / "tests" / "scenarios"
    if room != "engine" or not (game in ("kernel", "testing") or (place / game).is_dir()):
        return []
    everything = place / game if (place / game).is_dir() else place
    own = sorted(everything.rglob(f"{Path(file).stem}.toml"))
    return [tuple(one.relative_to(folder).as_posix() for one in some) for some in (own, [everything]) if some]


def tests_for(file: str, table: tuple[tuple[str, tuple[str, ...]], ...]) -> tuple[str, ...]:
    return next((tests for beginning, tests in table if file.startswith(beginning)), ())
