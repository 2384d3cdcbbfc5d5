"""What the terminal is, found out before the app runs: whether the program's signs are one column wide in it.

Most of the signs are "ambiguous": with an East Asian locale the terminal is asked where its cursor stands after one of
them. Knows terminals; draws nothing.
"""

from __future__ import annotations

import os
import select
import sys
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING

from cosmic_tui.look.glyphs import PROBE, PROBE_CLEAR, PROBE_WAIT, choose_glyphs, must_probe

if TYPE_CHECKING:
    from cosmic_tui.launch_options import LaunchOptions

ANSWER_END = b"R"
MOST_ANSWER = 64


def probe(start: LaunchOptions) -> None:
    """Find out once whether letters have to stand in for the signs at this start."""
    if not start.ascii_only and not start.probed:
        wanted = start.settings.glyphs
        start.ascii_only = ascii_only("auto" if wanted == "automatic" else wanted, start.env)
    start.probed = True


def ascii_only(wanted: str, env: Mapping[str, str]) -> bool:
    """Return whether letters have to stand in for the signs."""
    encoding = getattr(sys.__stderr__, "encoding", None)
    answer = _ask() if must_probe(encoding, env, wanted) else None
    return choose_glyphs(encoding, env, answer, wanted).ascii_only


def _ask() -> bytes | None:
    """Write the probe and read what comes back; None if nothing does."""
    stream = sys.__stderr__
    if stream is None or not stream.isatty() or sys.__stdin__ is None or not sys.__stdin__.isatty() or os.name == "nt":
        return None
    import termios
    import tty

    handle = sys.__stdin__.fileno()
    before = termios.tcgetattr(handle)
    try:
        tty.setcbreak(handle)
        stream.write(PROBE)
        stream.flush()
        return _read(handle)
    finally:
        stream.write(PROBE_CLEAR)
        stream.flush()
        termios.tcsetattr(handle, termios.TCSADRAIN, before)


def _read(handle: int) -> bytes:
    """Read bytes up to the end of the answer, or what came in time."""
    found = b""
    end = time.monotonic() + PROBE_WAIT
    while not found.endswith(ANSWER_END) and len(found) < MOST_ANSWER:
        left = end - time.monotonic()
        if left <= 0 or not select.select([handle], [], [], left)[0]:
            break
        found += os.read(handle, MOST_ANSWER)
    return found
