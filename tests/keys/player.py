"""A person at a real terminal: streams of keys go in as bytes at their times, what is shown is read cell by cell.

Nothing of the program is touched from within: the terminal's window changes its size by a real signal, and which
answers were given is read from the record that the program keeps. Not a test itself.
"""

from __future__ import annotations

import fcntl
import os
import re
import signal
import struct
import termios
import time
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from cosmic_tui.canvas.cells import char_width
from cosmic_tui.storage import journal
from cosmic_tui.table.setup import PERSON
from cosmic_tui.words import Words
from tests.measure.terminal import Terminal

PART = re.compile(
    r"\x1b\[(?P<y>\d+);(?P<x>\d+)H|\x1b\[(?P<column>\d+)G|\x1b\[(?P<on>\d*)C|\x1b\][^\x07]*\x07"
    r"|\x1b\[[\d;?<>=$]*[A-Za-z]|(?P<char>[^\x1b])",
    re.S,
)
CHUNK = 1 << 16
STEP = 0.05
GLIMPSE = 0.02
LARGE = os.environ.get("COSMIC_LARGE") == "1"
LONGEST_WAIT = 60.0
LOST = "�"  # a cell that has not been sent since the window has changed
SAID = Words("en", "encounter", plain=True)
HOLDS = SAID.say("film-goes_on")  # what the prompt says of keys while a film is held
ON = (SAID.say("film-one_on"), HOLDS)  # and of those while one plays or is held
Stream = Iterable[tuple[float, bytes]]


class Picture:
    """The cells of a window, as far as signs go: looks are left out."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self.cells: dict[tuple[int, int], str] = {}
        self._at = (1, 1)
        self._rest = ""
        self._decode = getincrementaldecoder("utf-8")(errors="replace").decode

    def feed(self, written: bytes) -> None:
        data = self._rest + self._decode(written)
        cut = data.rfind("\x1b")  # what the last bytes mean may be known later only
        self._rest = data[cut:] if cut >= 0 and not PART.match(data, cut) else ""
        y, x = self._at
        for part in PART.finditer(data[: len(data) - len(self._rest)]):
            char = part["char"]
            if part["y"]:
                y, x = int(part["y"]), int(part["x"])
            elif part["column"]:
                x = int(part["column"])
            elif part["on"] is not None:
                x += int(part["on"] or "1")
            elif char and char >= " ":
                self.cells[y, x] = char
                x += max(char_width(char), 1)
        self._at = y, x

    def resize(self, size: tuple[int, int]) -> None:
        """Some terminals keep nothing of what they showed, so nothing may count on it."""
        self.size = size
        self.cells = {(y, x): LOST for y in range(1, size[1] + 1) for x in range(1, size[0] + 1)}

    @property
    def rows(self) -> list[str]:
        width, height = self.size
        return ["".join(self.cells.get((y, x), " ") for x in range(1, width + 1)) for y in range(1, height + 1)]

    @property
    def text(self) -> str:
        return "\n".join(self.rows)


class Player:
    """`cosmic` with these arguments at a terminal of this size; `home` is where it keeps everything."""

    def __init__(self, home: Path, *arguments: str, size: tuple[int, int] = (120, 30)) -> None:
        self.home = home
        self.terminal = Terminal(["-m", "cosmic_tui", *arguments], size, home)
        self.picture = Picture(size)

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.terminal.close()

    # --- what goes in ---

    def send(self, data: bytes) -> None:
        if self.alive:
            os.write(self.terminal.master, data)

    def play(self, stream: Stream) -> None:
        """Keys at their times, in seconds from now; whatever is shown meanwhile is read."""
        begin = time.monotonic()
        for seconds, data in stream:
            self.read(begin + seconds - time.monotonic())
            self.send(data)

    def resize(self, size: tuple[int, int]) -> None:
        """The window's edge is dragged: the new size, and the signal that tells of it."""
        fcntl.ioctl(self.terminal.master, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        self.picture.resize(size)
        if self.alive:
            os.kill(self.terminal.process.pid, signal.SIGWINCH)

    # --- what comes out ---

    def read(self, seconds: float) -> None:
        """Everything that is shown in this time."""
        end = time.monotonic() + seconds
        while True:
            left = end - time.monotonic()
            if self.terminal.selector.select(max(0.0, left)):
                try:
                    data = os.read(self.terminal.master, CHUNK)
                except OSError:
                    data = b""
                if not data:
                    time.sleep(max(0.0, min(left, STEP)))
                else:
                    self.terminal.shown.parts.append((time.monotonic() - self.terminal.start, data))
                    self.picture.feed(data)
            if left <= 0:
                return

    def until(self, *wanted: str, longest: float = LONGEST_WAIT) -> str:
        """Read on until one of these texts is shown; which one."""
        end = time.monotonic() + longest
        while time.monotonic() < end and self.alive:
            shown = self.picture.text
            for text in wanted:
                if text in shown:
                    return text
            self.read(STEP)
        raise AssertionError(f"{wanted} never came; code {self.code}:\n{self.picture.text}\n{self.tail}")

    def sees(self, true: Callable[[], bool], longest: float = LONGEST_WAIT) -> bool:
        """Read on until this is true; False if it has not become so."""
        end = time.monotonic() + longest
        while not true() and time.monotonic() < end and self.alive:
            self.read(GLIMPSE)
        return true()

    def settled(self, quiet: float = 0.4, longest: float = 5.0) -> None:
        """Until nothing has been shown for a moment."""
        end = time.monotonic() + longest
        while time.monotonic() < end and self.alive:
            before = len(self.terminal.shown.parts)
            self.read(quiet)
            if len(self.terminal.shown.parts) == before:
                return

    @property
    def prompt(self) -> list[str]:
        """The lines of the prompt, with its title."""
        return [row for row in self.picture.rows if row.startswith(("┏━", "┃"))]

    @property
    def filming(self) -> bool:
        """Whether the prompt says that something is to be seen."""
        return any(word in row for row in self.prompt for word in ON)

    @property
    def asked(self) -> bool:
        """Whether the prompt asks something."""
        return not self.filming and any("Enter" in row for row in self.prompt)

    def question(self, longest: float = LONGEST_WAIT) -> str:
        """Wait until something is asked; its title."""
        end = time.monotonic() + longest
        while time.monotonic() < end and self.alive:
            if self.asked:
                return next((row for row in self.picture.rows if row.startswith("┏━ ")), "")
            self.read(STEP)
        raise AssertionError(f"no question came; code {self.code}:\n{self.picture.text}\n{self.tail}")

    @property
    def alive(self) -> bool:
        return self.terminal.process.poll() is None

    @property
    def code(self) -> int | None:
        return self.terminal.process.poll()

    def ended(self, longest: float = 20.0) -> int | None:
        """The exit code; None if it has not ended in this time."""
        end = time.monotonic() + longest
        while self.alive and time.monotonic() < end:
            self.read(STEP)
        return self.code

    @property
    def tail(self) -> str:
        """The last that was written: where a fault would stand."""
        return b"".join(data for _, data in self.terminal.shown.parts)[-1500:].decode(errors="replace")

    # --- what is kept ---

    @property
    def answers(self) -> list[Any]:
        """What people at this keyboard have answered, from the record."""
        found: list[Any] = []
        for file in sorted(self.home.rglob("*.cosmic")):
            kept = journal.read(file.read_bytes())
            people = {number for number, seat in enumerate(kept.setup.seats) if seat.who == PERSON}
            found += [entry for entry in kept.entries if entry[0] == "answer" and entry[1] in people]
        return found
