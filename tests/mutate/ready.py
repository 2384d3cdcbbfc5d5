"""Tests that are collected once and tried with one mutant after the other, each in a process forked for it.

Nothing is loaded anew: in that process the code of one function is another. For faults in functions only. Knows pytest.
"""

from __future__ import annotations

import gc
import json
import mmap
import os
import signal
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from types import CodeType, FunctionType
from typing import NoReturn, TextIO

import pytest

from tests.mutate.forked import becomes, limited
from tests.mutate.mutants import Mutant

Trial = tuple[Mutant, dict[str, float]]  # tests, and seconds of the processor after which each comes to no end
STILL = 15.0  # seconds of a clock without any of the processor: it waits for ever
SLOW = 45.0  # seconds of a clock for one test, however little it computes: it asks again and again
LOOKS = 0.05
BYTES = 4  # for the number of a test
Limited = tuple[pytest.Item, float]


def tried(trials: Sequence[Trial], folder: Path, output: Path, scratch: str) -> Iterator[tuple[str, str | None]]:
    """The name of each mutant and the test that noticed it; "" if none did, None if it cannot be tried here."""
    named = {test.partition("::")[0] for _, tests in trials for test in tests}
    files = sorted(file for file in named if (folder / file).exists())
    back, there = os.pipe()
    server = os.fork()
    if not server:
        os.close(back)
        becomes(folder, output, lambda: _serve(files, scratch, Trials(trials, folder, os.fdopen(there, "w"))))
    os.close(there)
    with os.fdopen(back) as told:
        for line in told:
            name, red = json.loads(line)
            yield name, red
    os.waitpid(server, 0)


def _serve(files: Sequence[str], scratch: str, trials: Trials) -> int:
    quiet = ["-q", "-x", "-p", "no:cacheprovider", "--no-header", f"--basetemp={scratch}"]
    return int(pytest.main([*quiet, *files], plugins=[trials]))


class Trials:
    """In place of running the tests that were collected: each mutant meets its own."""

    def __init__(self, trials: Sequence[Trial], folder: Path, told: TextIO) -> None:
        self.trials, self.folder, self.told = trials, folder, told
        self.fails: dict[str, bool] = {}  # whether a test fails without any mutant

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        for mutant, tests in self.trials:
            red = self.noticed(session, mutant, [(items[test], most) for test, most in tests.items() if test in items])
            self.told.write(json.dumps([mutant.name, red]) + "\n")
            self.told.flush()
        return True

    def noticed(self, session: pytest.Session, mutant: Mutant, items: list[Limited]) -> str | None:
        """The test that fails with it, or comes to no end, and not without it."""
        file = self.folder / mutant.file
        function = mutant.inside.partition(".<locals>.")[0]
        if not function or function.endswith(">"):
            return None
        planted = code_of(compile(mutant.planted(file.read_text(encoding="utf-8")), str(file), "exec"), function)
        functions = those_of(planted) if planted is not None else []
        while functions:
            red = self.in_a_fork(session, functions, planted, items)
            if red is None or not self.fails_anyway(session, red):
                return red.nodeid if red else ""
            items = [(item, most) for item, most in items if item is not red]
        return None

    def fails_anyway(self, session: pytest.Session, item: pytest.Item) -> bool:
        if item.nodeid not in self.fails:
            self.fails[item.nodeid] = self.in_a_fork(session, [], None, [(item, SLOW)]) is not None
        return self.fails[item.nodeid]

    def in_a_fork(
        self,
        session: pytest.Session,
        functions: Iterable[FunctionType],
        planted: CodeType | None,
        items: list[Limited],
    ) -> pytest.Item | None:
        """The first test that fails there, or comes to no end."""
        begun = mmap.mmap(-1, BYTES)
        child = os.fork()
        if not child:
            with suppress(BaseException):
                _run(session, functions, planted, items, begun)
            os._exit(1)
        passed = _ended(child, begun) == 0
        return None if passed else items[int.from_bytes(begun[:BYTES])][0]


def _run(
    session: pytest.Session,
    functions: Iterable[FunctionType],
    planted: CodeType | None,
    items: list[Limited],
    begun: mmap.mmap,
) -> NoReturn:
    os.setsid()
    for function in functions:
        function.__code__ = planted  # type: ignore[assignment]
    after = [*(item for item, _ in items[1:]), None]
    for number, ((item, most), following) in enumerate(zip(items, after, strict=True)):
        begun[:BYTES] = number.to_bytes(BYTES)
        limited(time.process_time() + most)
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            os._exit(1)
    os._exit(0)


def _ended(child: int, begun: mmap.mmap) -> int | None:
    """How it ends; None if it had to be ended because nothing moved any more, or a test did not come to its end."""
    used, since = -1, time.monotonic()
    test, started = begun[:BYTES], since
    how: int | None = None
    while time.monotonic() - since < STILL and time.monotonic() - started < SLOW:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            how = os.waitstatus_to_exitcode(status)
            break
        if (now := _ticks(child)) != used:
            used, since = now, time.monotonic()
        if begun[:BYTES] != test:
            test, started = begun[:BYTES], time.monotonic()
        time.sleep(LOOKS)
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)  # and whatever it has started
    if how is None:
        os.waitpid(child, 0)
    return how


def _ticks(process: int) -> int:
    """What a process and those it has waited for have used of the processor."""
    with suppress(OSError):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return sum(int(field) for field in fields[11:15])
    return -1


def code_of(code: CodeType, function: str) -> CodeType | None:
    """The code of a function somewhere in a module's; the last one, if there are several of a name."""
    inner = [one for one in code.co_consts if isinstance(one, CodeType)]
    found = [one for one in inner if one.co_qualname == function]
    return (found or [it for it in (code_of(one, function) for one in inner) if it is not None] or [None])[-1]


def those_of(planted: CodeType) -> list[FunctionType]:
    """The functions there are whose code this is to replace."""
    place = (planted.co_filename, planted.co_qualname, planted.co_firstlineno)
    gc.unfreeze()  # what is loaded is frozen by the tests, and not among the objects then
    found = [one for one in gc.get_objects() if type(one) is FunctionType]
    return [
        one
        for one in found
        if (one.__code__.co_filename, one.__code__.co_qualname, one.__code__.co_firstlineno) == place
        and len(one.__code__.co_freevars) == len(planted.co_freevars)
    ]
