"""What a visitor with an SSH client sees and does, for tests of the SSH door."""

from __future__ import annotations

from pathlib import Path
from typing import Any

HERE = "127.0.0.1"
ALONE: dict[str, Any] = {"known_hosts": None, "agent_path": None, "config": None}  # nothing of the tester's own
PLAIN = "dumb"  # the kind of terminal in which the game speaks in lines


class Shown:
    """What a terminal shows, read up to the words one waits for."""

    def __init__(self, stream: Any) -> None:
        self.stream = stream
        self.waiting = ""

    async def until(self, words: str) -> str:
        """What stands before them."""
        while words not in self.waiting:
            part = await self.stream.read(4096)
            assert part, f"the line ended after {self.waiting!r}"
            self.waiting += part
        before, self.waiting = self.waiting.split(words, 1)
        return before


async def until(stream: Any, words: str) -> None:
    await Shown(stream).until(words)


async def rest(stream: Any) -> str:
    seen = ""
    while part := await stream.read(4096):
        seen += part
    return seen


def children_of(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
