"""The terminal as a file that may be gone, and how long it takes what is written. Knows no picture."""

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from cosmic_tui.terminal.pulse import Pulse


class Outlet:
    """The terminal as a file that may be gone: what is written then is lost, and the thread that writes lives on.

    If it ended, a caller with more to write would wait for ever, and so would the end of the program.
    """

    def __init__(self, file: Any, pulse: Pulse, now: Callable[[], float] = time.monotonic) -> None:
        self._file = file
        self._pulse = pulse
        self._now = now

    def write(self, text: str) -> None:
        self._timed(lambda: self._file.write(text), False)

    def flush(self) -> None:
        self._timed(self._file.flush, True)

    def _timed(self, act: Callable[[], Any], done: bool) -> None:
        before = self._now()
        with suppress(OSError, ValueError):
            act()
        after = self._now()
        self._pulse.waited(after - before, done, after)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)
