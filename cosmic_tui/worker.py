"""One process that runs the searches of bots for all tables of this program, so that no table waits for another's bots.

It starts with the first search and ends with the program, even if that is killed. If the worker dies only the search is
lost: the bot then answers by its rules of thumb. Knows no table.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import redirect_stderr
from typing import TYPE_CHECKING, Any

from engine.bots.lookahead import ponder

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor

MOST = 8  # thoughts that wait at once; with more, bots play without
NICE = 5  # the table and the screen come first


class Worker:
    """A thinker for tables (table/bot_search.py). `work`: other tasks done there, one after the other."""

    def __init__(self, work: Callable[[Any], Any] = ponder) -> None:
        self._work = work
        self._pool: ProcessPoolExecutor | None = None
        self._thoughts: dict[Any, Future[Any]] = {}

    def begin(self, name: Any, thought: Any) -> bool:
        from concurrent.futures import ProcessPoolExecutor  # late: most games need no process
        from concurrent.futures.process import BrokenProcessPool
        from multiprocessing import get_context

        if len(self._thoughts) >= MOST:
            self._thoughts = {one: future for one, future in self._thoughts.items() if not future.done()}
        if len(self._thoughts) >= MOST:
            return False
        try:
            # A screen puts something without a descriptor in the place of stderr, which no new process can be given.
            with redirect_stderr(sys.__stderr__):
                if self._pool is None:
                    self._pool = ProcessPoolExecutor(1, get_context("spawn"), initializer=be_modest)
                self._thoughts[name] = self._pool.submit(self._work, thought)
        except (BrokenProcessPool, RuntimeError, OSError):
            self._pool = None
            return False
        return True

    def taken(self, name: Any) -> Any:
        from concurrent.futures.process import BrokenProcessPool

        future = self._thoughts.get(name)
        if future is None or not future.done():
            return None
        del self._thoughts[name]
        if future.cancelled() or future.exception() is not None:
            if isinstance(future.exception(), BrokenProcessPool):
                self._pool = None
            return ()
        return future.result()

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def be_modest() -> None:
    """Lower the worker's priority, ignore Ctrl-C, which the main process handles, and end with that process."""
    import os
    import signal
    from threading import Thread

    Thread(target=end_with_parent, daemon=True).start()

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)


def end_with_parent() -> None:
    """Wait until the program is gone. It may have been killed and so unable to tell its worker."""
    import os
    from multiprocessing import parent_process

    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
