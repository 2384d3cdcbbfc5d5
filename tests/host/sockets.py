"""A host on the loopback address, links and bots that come to it, and a line between them that can be cut."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Any

from cosmic_tui.host.serve import LOOPBACK, Host, Where
from cosmic_tui.link.remote import RemoteLink, Wishes
from cosmic_tui.link.robot import Robot
from cosmic_tui.room.lobby import Plan
from cosmic_tui.storage.tokens import SeatFile
from cosmic_tui.storage.trust import Trust
from cosmic_tui.wire.codes import read
from engine.bots import make_bot

SEATS = ("open", "open", "random")
SHORT_GAME = 185  # the seed of a game that is over after 125 answers, if `robot` plays it


async def open_host(
    folder: Path, tls: bool = True, everybody: bool = False, password: str = "", seed: int = SHORT_GAME, **plan: Any
) -> tuple[Host, str]:
    """A host with one table, and the code that leads to it."""
    host = Host(Where(0, LOOPBACK, tls=tls), folder)
    await host.start()
    plan.setdefault("rest", {"windows": "quick"})
    plan = {"chairs": SEATS, "begins_alone": True, **plan}
    hosted = host.open_table(Plan("friday", **plan), password, seed=seed, everybody=everybody)
    return host, host.code(hosted)


def robot(code: str, name: str, folder: Path, tls: bool = True, file: SeatFile | None = None) -> Robot:
    link = RemoteLink(read(code), Wishes(name, tls=tls), Trust(folder), file)
    return Robot(link, lambda seat, game: make_bot("random", seat, 100 + seat))


async def at_play(code: str, folder: Path, answers: int) -> tuple[list[Robot], list[asyncio.Task[Any]]]:
    """Two bots in the middle of a game: the first of them has given so many answers."""
    robots = [robot(code, name, folder) for name in ("Ada", "Bea")]
    tasks = [asyncio.create_task(one.link.run()) for one in robots]
    while robots[0].answers < answers:
        await asyncio.sleep(0.01)
    return robots, tasks


async def let_in(link: RemoteLink) -> asyncio.Task[tuple[str, dict[str, Any]]]:
    """The link keeps its line, and the host has welcomed it."""
    task = asyncio.create_task(link.run())
    while link.end.welcome is None:
        assert not task.done()
        await asyncio.sleep(0)
    return task


async def leave(link: RemoteLink, task: asyncio.Task[tuple[str, dict[str, Any]]]) -> None:
    link.close()
    assert await task == ("bye", {})


def hung_up(plug: socket.socket) -> bool:
    """Whether the other side of a plain socket has had enough."""
    plug.setblocking(False)
    try:
        return plug.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


class Proxy:
    """A line between peers and the host that can be cut."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.port = 0
        self.writers: list[asyncio.StreamWriter] = []
        self.cuts = 0
        self.open = asyncio.Event()  # while it is not set nothing comes through, and nobody is told
        self.open.set()
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> Proxy:
        self.server = await asyncio.start_server(self.serve, LOOPBACK, 0)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(LOOPBACK, self.to)
        self.writers += [writer, back]
        self.tasks += [asyncio.create_task(self.copy(reader, back)), asyncio.create_task(self.copy(there, writer))]

    async def copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(1 << 16):
                await self.open.wait()
                writer.write(data)
        except OSError:
            pass
        writer.close()

    def cut(self) -> None:
        self.cuts += 1
        for writer in self.writers:
            writer.transport.abort()
        self.writers.clear()

    async def stop(self) -> None:
        self.server.close()
        self.cut()
        await asyncio.gather(*self.tasks, return_exceptions=True)
