"""Which test runs which functions: noted by `pytest --note`, read by the trials of mutants and by `pytest --near`.

Each process that runs tests writes a file of its own. What tests share (a module's fixture) is the first one's alone.
Knows no mutant.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from collections import defaultdict
from collections.abc import Generator
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time
from types import CodeType, FrameType

import pytest

ROOMS = ("engine/", "cosmic_tui/")
NOTED = Path(".pytest_cache/reached")  # below the checkout


@dataclass
class Reached:
    """Seconds of every test, and the tests of every function: `file::Class.function`."""

    seconds: dict[str, float] = field(default_factory=dict)
    tests: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))

    def of(self, file: str, inside: str) -> set[str]:
        """Tests that run this function; for what is run when a file is loaded those that use anything in it."""
        return self.tests.get(f"{file}::{inside}", set()) or self.of_file(file)

    def of_file(self, file: str) -> set[str]:
        return {test for name, tests in self.tests.items() if name.startswith(f"{file}::") for test in tests}


def read(folder: Path) -> Reached:
    found = Reached()
    for file in sorted(folder.glob("*.json")):
        told = json.loads(file.read_text(encoding="utf-8"))
        names = told["functions"]
        for test, (seconds, numbers) in told["tests"].items():
            found.seconds[test] = seconds
            for number in numbers:
                found.tests[names[number]].add(test)
    return found


def name_of(code: CodeType, root: str) -> str:
    """A function's file and name; what stands in it without a name of its own is part of it. "" for others' code."""
    file = code.co_filename.removeprefix(root)
    if file == code.co_filename or not file.startswith(ROOMS):
        return ""
    parts = code.co_qualname.split(".")
    while len(parts) > 2 and parts[-1].startswith("<") and parts[-2] == "<locals>":
        del parts[-2:]
    return f"{file}::{'.'.join(parts)}"


class Noting:
    """Listens to every call while a test runs; a test that fails is not noted."""

    def __init__(self, folder: Path, root: Path) -> None:
        self.folder, self.root = folder, f"{root}/"
        self.called: dict[int, CodeType] = {}
        self.numbers: dict[str, int] = {}
        self.tests: dict[str, tuple[float, list[int]]] = {}

    def hear(self, frame: FrameType, event: str, arg: object) -> None:
        code = frame.f_code
        self.called[id(code)] = code

    def listen(self, ear: object) -> None:
        sys.settrace(ear)  # type: ignore[arg-type]
        threading.settrace(ear)  # type: ignore[arg-type]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.called = {}
        began = process_time()
        self.tests[item.nodeid] = (0.0, [])
        self.listen(self.hear)
        try:
            return (yield)
        finally:
            self.listen(None)
            if item.nodeid in self.tests:
                names = {name for code in self.called.values() if (name := name_of(code, self.root))}
                numbers = [self.numbers.setdefault(name, len(self.numbers)) for name in sorted(names)]
                self.tests[item.nodeid] = (round(process_time() - began, 3), numbers)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.passed:
            self.tests.pop(report.nodeid, None)

    def pytest_sessionfinish(self) -> None:
        if self.tests:
            told = {"functions": list(self.numbers), "tests": self.tests}
            self.folder.mkdir(parents=True, exist_ok=True)
            (self.folder / f"{os.getpid()}.json").write_text(json.dumps(told), encoding="utf-8")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--note", action="store_true", help="note which test runs which functions, for --near; half as long again"
    )
    parser.addoption("--note-in", type=Path, metavar="FOLDER", help="where to note it; what is there goes")


def pytest_configure(config: pytest.Config) -> None:
    folder = config.getoption("--note-in") or (config.getoption("--note") and NOTED)
    if folder:
        if not hasattr(config, "workerinput"):
            for old in (config.rootpath / folder).glob("*.json"):
                old.unlink()
        config.pluginmanager.register(Noting(config.rootpath / folder, config.rootpath))
