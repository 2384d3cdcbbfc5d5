"""A second, tiny process that puts the terminal right when the program is killed outright.

What a killed program cannot do itself: show the cursor, leave the other screen, let go of the mouse. It waits on a pipe
that only the program holds; a byte in it means that all is well. Knows terminals; no screens.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Callable
from functools import cache

# the other screen, focus reports, mouse, bracketed paste: off; cursor on; the usual keyboard and colours
MODES = (1049, 1004, 1000, 1002, 1003, 1015, 1006, 2004)
RESTORE = b"".join(b"\x1b[?%dl" % mode for mode in MODES) + b"\x1b[?25h\x1b[<u\x1b[0m"
UNMOVED = ("SIGINT", "SIGHUP", "SIGTERM", "SIGQUIT", "SIGTSTP", "SIGTTOU", "SIGTTIN", "SIGPIPE")
FINE = b"."


def guard(output: int | None = None) -> Callable[[], None]:
    """Watch over this process; call what comes back once it has cleaned up for itself. No terminal, no watch."""
    handle = sys.__stdout__.fileno() if output is None and sys.__stdout__ is not None else output
    if handle is None or not hasattr(os, "posix_spawn") or not sys.executable or not os.isatty(handle):
        return nothing
    reads, writes = os.pipe()
    # A program of its own, not a fork: copying what this one writes to later costs more than starting that one.
    child = os.posix_spawn(
        sys.executable,
        [sys.executable, "-I", "-S", __file__, repr(attributes(handle))],
        os.environ,
        file_actions=[(os.POSIX_SPAWN_DUP2, reads, 0), (os.POSIX_SPAWN_DUP2, handle, 1)],
        setsigmask=[getattr(signal, name) for name in UNMOVED],
    )
    os.close(reads)

    @cache
    def all_well() -> None:
        with contextlib.suppress(OSError):
            os.write(writes, FINE)
            os.close(writes)
            os.waitpid(child, 0)

    return all_well


def nothing() -> None:
    """Do nothing: there was nothing to watch."""


def attributes(handle: int) -> list[object] | None:
    """Return how the terminal reads lines, for restoring it."""
    import termios

    try:
        found: list[object] = list(termios.tcgetattr(handle))
    except termios.error:
        return None
    return found


def watch(kept: list[object] | None) -> None:
    """Wait, in the second process, for the end of the first one, with the pipe and the terminal at its ends."""
    import termios

    with contextlib.suppress(OSError, termios.error):
        if os.read(0, 1) != FINE:
            os.write(1, RESTORE)
            if kept is not None:
                termios.tcsetattr(1, termios.TCSANOW, kept)  # type: ignore[arg-type]


if __name__ == "__main__":
    import ast

    watch(ast.literal_eval(sys.argv[1]))
