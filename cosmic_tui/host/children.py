"""A player's program in a terminal of its own: a child process with a pty, fed and read without blocking.

The environment is all that the child is told. Knows processes and terminals; must not know SSH.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import signal
import struct
import sys
import termios
from pathlib import Path

PROGRAM = Path(__file__).resolve().parents[2]
READ_BYTES = 1 << 15
MOST_COLUMNS, MOST_ROWS = 500, 300
GRACE_SECONDS = 3.0  # from a hang-up to the end of a child that does not go
JOIN_VARIABLE = "COSMIC_JOIN"  # the code, where a command line could be read by others on the same computer
INVITE_VARIABLE = "COSMIC_INVITE"  # what others type to come in, where it is not what the child was given
INHERITED = ("PATH", "VIRTUAL_ENV", "LANG")  # of the host's environment; the player's is not taken at all


class Child:
    """A running child process. `read` and `write` use its terminal; `end` hangs up like a closed window."""

    def __init__(self, process: asyncio.subprocess.Process, master: int) -> None:
        self.process = process
        self.master = master

    async def read(self) -> bytes:
        """Read the child's next output; return b"" when the child is gone."""
        while self.master >= 0:
            try:
                return os.read(self.master, READ_BYTES)
            except BlockingIOError:
                await self._wait_for(asyncio.get_running_loop().add_reader, asyncio.get_running_loop().remove_reader)
            except OSError:  # the other end of a pty closes with EIO
                return b""
        return b""

    async def write(self, data: bytes) -> None:
        """Write what was typed. If the child does not read, only its own player waits."""
        while data and self.master >= 0:
            try:
                data = data[os.write(self.master, data) :]
            except BlockingIOError:
                await self._wait_for(asyncio.get_running_loop().add_writer, asyncio.get_running_loop().remove_writer)
            except OSError:
                return

    async def _wait_for(self, add: object, remove: object) -> None:
        ready = asyncio.Event()
        add(self.master, ready.set)  # type: ignore[operator]
        try:
            await ready.wait()
        finally:
            if self.master >= 0:
                remove(self.master)  # type: ignore[operator]

    def resize(self, columns: int, rows: int) -> None:
        if self.master >= 0:
            set_size(self.master, columns, rows)

    async def end(self) -> int:
        """Hang up, wait a little, then kill the process and free everything. Return its exit code."""
        for sign in (signal.SIGHUP, signal.SIGKILL):
            if self.process.returncode is None:
                with contextlib.suppress(ProcessLookupError, PermissionError):
                    os.killpg(self.process.pid, sign)
                with contextlib.suppress(asyncio.TimeoutError):
                    await asyncio.wait_for(self.process.wait(), GRACE_SECONDS)
        if self.master >= 0:
            os.close(self.master)
            self.master = -1
        return self.process.returncode if self.process.returncode is not None else 1


def set_size(terminal: int, columns: int, rows: int) -> None:
    columns, rows = max(1, min(columns, MOST_COLUMNS)), max(1, min(rows, MOST_ROWS))
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


def take_terminal() -> None:
    """Make standard input the controlling terminal of the child, before the program starts."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def environment(term: str, home: Path, **more: str) -> dict[str, str]:
    """Return the environment of a child: its terminal, a home of its own, and what it was started for."""
    kept = {name: os.environ[name] for name in INHERITED if name in os.environ}
    folders = {"HOME": str(home), "XDG_STATE_HOME": str(home), "XDG_CONFIG_HOME": str(home), "XDG_DATA_HOME": str(home)}
    own = {"PYTHONPATH": str(PROGRAM), "PYTHONSAFEPATH": "1"}  # this very program, and no module lying about
    return {"LANG": "C.UTF-8", **kept, **own, **folders, "TERM": term, **more}


async def start(words: list[str], env: dict[str, str], columns: int, rows: int) -> Child:
    """Start `cosmic` with these arguments in a new terminal of this size, with the home folder that `env` names."""
    master, slave = os.openpty()
    try:
        set_size(master, columns, rows)
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "cosmic_tui", *words,
            stdin=slave, stdout=slave, stderr=slave, env=env, cwd=env["HOME"],
            start_new_session=True, preexec_fn=take_terminal,
        )  # fmt: skip
    except BaseException:
        os.close(master)
        raise
    finally:
        os.close(slave)
    os.set_blocking(master, False)
    return Child(process, master)
