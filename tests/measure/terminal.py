"""A pseudo terminal of a given size with a program in it, and what came out of it and when. Knows no game."""

from __future__ import annotations

import fcntl
import os
import pty
import selectors
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
CHUNK = 1 << 16
QUIET = 1.0  # seconds without a byte after which a picture is taken to be complete
LONGEST = 600.0


@dataclass
class Shown:
    """Everything a program has written, as (seconds since its start, bytes)."""

    parts: list[tuple[float, bytes]] = field(default_factory=list)

    @property
    def size(self) -> int:
        return sum(len(data) for _, data in self.parts)

    def when(self, *needles: bytes) -> float | None:
        """When these texts had come, one after the other; without one, the very first byte."""
        seen = b""
        for seconds, data in self.parts:
            seen += data
            if data and in_turn(seen, needles):
                return seconds
        return None

    @property
    def last(self) -> float:
        return self.parts[-1][0] if self.parts else 0.0


def in_turn(text: bytes, needles: Sequence[bytes]) -> bool:
    """Whether the needles stand in a text in this order."""
    place = 0
    for needle in needles:
        found = text.find(needle, place)
        if found < 0:
            return False
        place = found + len(needle)
    return True


class Terminal:
    """Runs `python` with these arguments at a terminal of this size; `home` holds its settings and saved games."""

    def __init__(self, arguments: Sequence[str], size: tuple[int, int], home: Path) -> None:
        self.shown = Shown()
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        wanted = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8", "HOME": str(home)}
        env = {"PATH": os.environ.get("PATH", ""), "PYTHONPATH": str(ROOT), **wanted}
        self.start = time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=env,
            cwd=home,
            start_new_session=True,
        )
        os.close(slave)
        self.selector = selectors.DefaultSelector()
        self.selector.register(self.master, selectors.EVENT_READ)

    def read(self, quiet: float = QUIET) -> Shown:
        """Everything up to a silence of that length, or to the program's end."""
        while self.selector.select(quiet) and time.monotonic() - self.start < LONGEST:
            try:
                data = os.read(self.master, CHUNK)
            except OSError:  # Linux tells the end of the other side so
                break
            if not data:
                break
            self.shown.parts.append((time.monotonic() - self.start, data))
        return self.shown

    def wait(self) -> Shown:
        """Everything up to the program's end."""
        while self.process.poll() is None and time.monotonic() - self.start < LONGEST:
            self.read(0.2)
        return self.read(0.2)

    def memory(self) -> float:
        """Megabytes the program holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024

    def worked(self) -> float:
        """Seconds its threads have been on a processor: what others do there costs it none."""
        tasks = Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return sum(int(task.read_text(encoding="ascii").split()[0]) for task in tasks) / 1e9

    def close(self) -> None:
        """End it as a closed window would."""
        if self.process.poll() is None:
            self.process.terminate()
            self.read(0.2)
            self.process.wait(10)
        os.close(self.master)
