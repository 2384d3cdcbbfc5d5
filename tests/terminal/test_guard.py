"""A program that is killed outright leaves a terminal that can be used."""

import os
import pty
import subprocess
import sys
import termios
from pathlib import Path

from cosmic_tui.terminal.guard import RESTORE

ROOT = Path(__file__).parent.parent.parent
PROGRAM = """
import sys, termios
from cosmic_tui.terminal.guard import guard
all_well = guard(1)
raw = termios.tcgetattr(1)
raw[3] &= ~termios.ECHO
termios.tcsetattr(1, termios.TCSANOW, raw)
sys.stdout.write("up")
sys.stdout.flush()
sys.stdin.readline()
all_well()
sys.stdout.write("down")
"""


def start() -> tuple["subprocess.Popen[bytes]", int, int]:
    """The program at a terminal of its own: the process, the terminal's two ends."""
    ours, theirs = pty.openpty()
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    program = subprocess.Popen([sys.executable, "-c", PROGRAM], stdin=subprocess.PIPE, stdout=theirs, env=env)
    until(ours, b"up")
    return program, ours, theirs


def until(handle: int, wanted: bytes) -> bytes:
    """What the terminal shows, up to this."""
    found = b""
    while wanted not in found:
        found += os.read(handle, 4096)
    return found


def test_killed_outright() -> None:
    """The other screen, the mouse and the hidden cursor go; typed letters can be seen again."""
    program, ours, theirs = start()
    assert not termios.tcgetattr(theirs)[3] & termios.ECHO
    program.kill()
    program.communicate()
    until(ours, RESTORE)
    while not termios.tcgetattr(theirs)[3] & termios.ECHO:
        os.sched_yield()  # the second process is putting it back right now
    os.close(ours)
    os.close(theirs)


def test_a_proper_end_is_left_alone() -> None:
    program, ours, theirs = start()
    program.communicate(b"\n")
    assert program.returncode == 0
    assert RESTORE not in until(ours, b"down")
    os.close(ours)
    os.close(theirs)
