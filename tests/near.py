"""`pytest --near`: only the tests nearest to what has been changed, twenty seconds of them.

Nearest are the tests that run the changed functions. `pytest --note` notes which test runs which function; where
nothing is noted, the tests of the same room are taken. Knows git and what `tests.mutate.reached` has noted.
"""

from __future__ import annotations

import ast
import re
import subprocess
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.mutate.mutants import entered
from tests.mutate.reached import NOTED, Reached, read

BUDGET = 20.0  # seconds of the processor
UNKNOWN = 0.1  # seconds for a test that was never noted
HUNK = re.compile(r"^@@ -\S+ \+(\d+)(?:,(\d+))? @@", re.MULTILINE)
SCENARIOS = "tests/encounter/rules/test_scenarios.py"  # plays those of all games
LANGUAGES = ("tests/words", "tests/corpus")
TURN = pytest.StashKey[int]()  # of a test: which one of its file it is
Lines = set[int]


@dataclass
class Wanted:
    """What is near: tests by name, and files or folders of which every test is near."""

    tests: list[str] = field(default_factory=list)
    places: list[str] = field(default_factory=list)


def changed(root: Path, revision: str) -> dict[str, Lines]:
    """The lines of each file that are not as they were; all lines of a file that git does not know."""
    found: dict[str, Lines] = {}
    for part in git(root, "diff", "-U0", "--no-prefix", "--no-renames", revision).split("\ndiff --git "):
        name = re.search(r"^\+\+\+ (?!/dev/null)(.+)$", part, re.MULTILINE)
        if name:
            hunks = ((int(first), int(count or 1)) for first, count in HUNK.findall(part))
            found[name[1]] = {line for first, count in hunks for line in range(first, first + max(1, count))}
    for name in git(root, "ls-files", "--others", "--exclude-standard").splitlines():
        found[name] = set(range(1, len((root / name).read_bytes().splitlines()) + 1))
    return found


def git(root: Path, *arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True)
    if done.returncode:
        raise pytest.UsageError(f"--near asks git, which says: {done.stderr.strip()}")
    return done.stdout


def functions(text: str, lines: Lines) -> set[str]:
    """The innermost functions in which these lines stand, as Python names them; "" for a line outside all of them."""
    stretches = list(_stretches(ast.parse(text), ("", False)))
    return {max((first, name) for first, last, name in stretches if first <= line <= last)[1] for line in lines}


def _stretches(node: ast.AST, around: tuple[str, bool]) -> Iterator[tuple[int, int, str]]:
    around = entered(around, node)
    if isinstance(node, ast.Module):
        yield 0, 1 << 30, ""
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
        yield first, node.end_lineno or first, around[0]
    for child in ast.iter_child_nodes(node):
        yield from _stretches(child, around)


def near(root: Path, changes: dict[str, Lines], reached: Reached) -> Wanted:
    """All tests that have to do with these lines."""
    wanted, groups = Wanted(), []
    for name, lines in sorted(changes.items()):
        path = root / name
        if name.startswith("tests/"):
            place = test_of(Path(name))
            wanted.places += [place] * (place != "tests")
        elif name.endswith(".ftl"):
            wanted.places += LANGUAGES
        elif name.endswith(".py"):
            inside = [reached.of(name, function) for function in functions(path.read_text(encoding="utf-8"), lines)]
            groups += inside
            if not all(inside):
                wanted.places += room_of(root, name)
        else:
            wanted.places += room_of(root, name)
    wanted.tests = fitting(groups, reached.seconds)
    return wanted


def test_of(name: Path) -> str:
    """The test of a file below `tests`: itself, the one whose pictures or scenarios it is, else all of its folder."""
    if "__snapshots__" in name.parts:
        at = name.parts.index("__snapshots__")
        return f"{Path(*name.parts[:at], name.parts[at + 1])}.py"
    if name.parts[1] == "scenarios":
        return SCENARIOS
    return str(name) if name.name.startswith("test_") and name.suffix == ".py" else str(name.parent)


def room_of(root: Path, name: str) -> list[str]:
    """The folder of tests that has the name of one of the folders in which a file stands; the innermost there is."""
    rooms = [f"tests/{part}" for part in reversed(Path(name).parts[:-1]) if (root / "tests" / part).is_dir()]
    return rooms[:1]


def fitting(groups: Iterable[Collection[str]], seconds: dict[str, float]) -> list[str]:
    """As many tests as there is time for. While a changed function has no test yet, the one that runs most of such
    functions comes first; then the quickest."""
    left = [set(group) for group in groups if group]
    waiting = set().union(*left)
    chosen: list[str] = []
    spent = 0.0
    while waiting:
        best = min(waiting, key=lambda test: (-sum(test in group for group in left), seconds[test], test))
        waiting.discard(best)
        if not chosen or spent + seconds[best] <= BUDGET:
            chosen.append(best)
            spent += seconds[best]
            left = [group for group in left if best not in group]
    return chosen


class Nearest:
    """Loads only the files in which near tests stand, and of their tests runs only those."""

    def __init__(self, config: pytest.Config, revision: str) -> None:
        self.root = config.rootpath
        self.reached = read(self.root / NOTED)
        self.wanted = near(self.root, changed(self.root, revision), self.reached)
        files = {test.partition("::")[0] for test in self.wanted.tests} | set(self.wanted.places)
        config.args[:] = sorted(file for file in files if (self.root / file).exists())
        if not config.args:
            raise pytest.UsageError(f"--near: nothing has been changed since {revision} that a test is near to")
        self.count = 0

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """What was noted by name first; then what is near by its place, a test of each file in turn, as long as there
        is time."""
        named, spent, kept = set(self.wanted.tests), 0.0, []
        turns = Counter[str]()
        for item in items:
            turns[file := item.nodeid.partition("::")[0]] += 1
            item.stash[TURN] = turns[file]
        for item in sorted(items, key=lambda item: (item.nodeid not in named, item.stash[TURN])):
            took = self.reached.seconds.get(item.nodeid, UNKNOWN)
            own_file = item.nodeid.partition("::")[0] in self.wanted.places
            if item.nodeid in named or own_file or (self.by_place(item) and spent + took <= BUDGET):
                kept.append(item)
                spent += took
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = kept
        self.count = len(kept)

    def by_place(self, item: pytest.Item) -> bool:
        return any(item.nodeid.startswith(f"{place}/") for place in self.wanted.places)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        of_all = f" of {len(self.reached.seconds)}" if self.reached.seconds else ""
        noted = "" if of_all else "; pytest --note notes which test runs what"
        terminalreporter.write_line(f"near: {self.count} tests{of_all}; .ci/run runs all{noted}")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--near", action="store_true", help="only the tests nearest to what the last commit has not")
    parser.addoption("--near-to", metavar="REVISION", help="the same for all that has been changed since this revision")


def pytest_configure(config: pytest.Config) -> None:
    if revision := config.getoption("--near-to") or ("HEAD" if config.getoption("--near") else ""):
        if config.getoption("numprocesses", 0):
            raise pytest.UsageError("--near runs in one process: leave out -n")
        config.pluginmanager.register(Nearest(config, revision))
