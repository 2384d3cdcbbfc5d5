"""What several processes of one test run would each do for themselves, done once for all of them.

All of them load every test, and to show what an assertion compared pytest takes each test file apart: half of the time
until the first test. So each of them prepares a part of the files for all. What a test looks at as a whole, all modules
or a language, the first that needs it reads for the others. Knows pytest's own cache and Python's; must not know what
stands in the files.
"""

from __future__ import annotations

import compileall
import fcntl
import os
import pickle
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from _pytest.assertion import rewrite

PLACE = Path(__file__).parents[1]
PROGRAM = ("engine", "cosmic_tui")
TESTS = "tests"
Made = TypeVar("Made")


class Run:
    """The folder that all processes of this run share, if there are several."""

    folder: Path | None = None


def made_once(name: str, make: Callable[[], Made]) -> Made:
    """Return what one process of this run makes for all; the others wait for it and read it."""
    if Run.folder is None:
        return make()
    with (Run.folder / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        kept = Run.folder / f"{name}.pickle"
        if not kept.exists():
            kept.write_bytes(pickle.dumps(make()))
        made: Made = pickle.loads(kept.read_bytes())
        return made


def prepare(config: pytest.Config, number: int, count: int) -> None:
    """Write down every `count`th file as Python runs it, from this number on."""
    program = sorted(path for room in PROGRAM for path in (PLACE / room).rglob("*.py"))
    for path in program[number::count]:
        compileall.compile_file(path, quiet=2)
    for path in sorted((PLACE / TESTS).rglob("*.py"))[number::count]:
        if path.name.startswith("test_") or path.name == "conftest.py":
            take_apart(config, path)


def take_apart(config: pytest.Config, path: Path) -> None:
    """Prepare a test file as pytest would on loading it, unless that has been done."""
    folder = rewrite.get_cache_dir(path)
    kept = folder / (path.name.removesuffix(".py") + rewrite.PYC_TAIL)
    if rewrite._read_pyc(path, kept) is None and rewrite.try_makedirs(folder):
        state, (source, code) = config.stash[rewrite.assertstate_key], rewrite._rewrite_test(path, config)
        rewrite._write_pyc(state, code, source, kept)


def keep_what_is_compiled() -> None:
    """Hundreds of processes load the same modules: whatever the shell says, they are compiled once."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Do this process's part, if there are others and all tests are loaded."""
    config = session.config
    worker, everything = getattr(config, "workerinput", None), config.args_source == config.ArgsSource.TESTPATHS
    if worker is not None and everything and config.getoption("assertmode") == "rewrite":
        prepare(config, int(worker["workerid"].removeprefix("gw")), worker["workercount"])
