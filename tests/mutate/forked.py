"""Programs run in processes that have the libraries loaded already: a second saved each time. Knows no mutant."""

from __future__ import annotations

import importlib
import os
import resource
import runpy
import signal
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

LOADED = ("asyncio", "asyncssh", "fluent.runtime", "hypothesis", "msgpack", "pytest", "textual.app", "textual.widgets")
OURS = ("cosmic_tui", "engine", "tests")
ROOT = Path(__file__).parents[2]
OFTEN = 0.02  # seconds between looks whether it has ended


def ended(module: Sequence[str], folder: Path, output: Path, cpu: float, wall: float) -> int | None:
    """The status with which `python -m module` ends in this folder; None if it uses up its seconds before."""
    for name in LOADED:
        importlib.import_module(name)
    sys.stdout.flush()
    child = os.fork()
    if not child:
        becomes(folder, output, lambda: _run(module, cpu))
    late = time.monotonic() + wall
    status: int | None = None
    while time.monotonic() < late:
        done, how = os.waitpid(child, os.WNOHANG)
        if done:
            code = os.waitstatus_to_exitcode(how)
            status = None if code == -signal.SIGXCPU else code
            break
        time.sleep(OFTEN)
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)  # and whatever it has started
    if time.monotonic() >= late:
        with suppress(ChildProcessError):
            os.waitpid(child, 0)
    return status


def limited(seconds: float) -> None:
    """This process may use so many seconds of a processor in all, or what is left to it, if that is less."""
    most = resource.getrlimit(resource.RLIMIT_CPU)[1]
    soft = int(seconds) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (soft if most == resource.RLIM_INFINITY else min(soft, most), most))


def _run(module: Sequence[str], cpu: float) -> int:
    limited(cpu)
    sys.argv = list(module)
    runpy.run_module(module[0], run_name="__main__", alter_sys=True)
    return 0


def becomes(folder: Path, output: Path, work: Callable[[], int]) -> NoReturn:
    """This process does that work in another folder, knows nothing that was loaded from here, and ends."""
    status = 1
    try:
        os.setsid()
        out = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(out, 1)
        os.dup2(out, 2)
        sys.stdout, sys.stderr = (os.fdopen(to, "w", closefd=False) for to in (1, 2))
        os.chdir(folder)
        os.environ["PYTHONPATH"] = str(folder)
        for name in [name for name in sys.modules if name.partition(".")[0] in OURS]:
            del sys.modules[name]
        sys.path[:] = [str(folder), *(place for place in sys.path if place and Path(place).resolve() != ROOT)]
        importlib.invalidate_caches()
        status = work()
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        traceback.print_exc()
    finally:
        with suppress(Exception):
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(status)
