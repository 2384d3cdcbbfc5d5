"""The limit of a test, in time that it had a processor or waited for something else: a busy machine breaks no test.

A test that runs round in circles meets the limit by what it computed, one that hangs by the time in which it did not
even want to run. What passes while it stands in the queue of the processors is not counted. Where the system does not
say how long that was (anything but Linux) all time counts.
"""

import signal
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from pytest_timeout import timeout_sigalrm

QUEUED = Path("/proc/self/schedstat")  # nanoseconds on a processor, nanoseconds waiting for one, turns
SOON = 1.0  # seconds after which one looks again, at least


def in_queue() -> float:
    """Seconds this process has waited for a processor since it began."""
    return int(QUEUED.read_text().split()[1]) / 1e9 if QUEUED.exists() else 0.0


class Limit:
    """Seconds a test may take; each alarm fails it, or is set anew for what is left."""

    def __init__(self, item: pytest.Item, settings: Any) -> None:
        self.item, self.settings = item, settings
        self.began, self.queued = time.monotonic(), in_queue()
        self.computed = time.process_time()

    def left(self) -> float:
        """Of what it may compute, or of what it may wait: whichever is less."""
        queued = in_queue() - self.queued
        computed = time.process_time() - self.computed
        waited = time.monotonic() - self.began - queued - computed
        return float(self.settings.timeout - max(computed, waited))

    def set(self) -> None:
        signal.signal(signal.SIGALRM, self.look)
        signal.setitimer(signal.ITIMER_REAL, max(SOON, self.left()))

    def look(self, number: int, frame: Any) -> None:
        __tracebackhide__ = True
        if self.left() > 0:
            self.set()
        else:
            timeout_sigalrm(self.item, self.settings)


def pytest_timeout_set_timer(item: pytest.Item, settings: Any) -> bool | None:
    """In place of the plugin's own timer, where there are alarms; else the plugin sets it."""
    if settings.method != "signal" or threading.current_thread() is not threading.main_thread():
        return None
    limit = Limit(item, settings)

    def cancel() -> None:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, signal.SIG_DFL)

    item.cancel_timeout = cancel  # type: ignore[attr-defined]
    limit.set()
    return True
