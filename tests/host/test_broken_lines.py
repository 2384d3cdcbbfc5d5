"""Links over real sockets: they come back by themselves, say how the line is, and tell a late screen everything."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.host.serve import LOOPBACK, Host, Where
from cosmic_tui.link import remote
from cosmic_tui.link.remote import RemoteLink, Wishes
from cosmic_tui.link.robot import Robot
from cosmic_tui.messages.up import chat
from cosmic_tui.storage.trust import Trust
from cosmic_tui.wire.codes import Invitation, decode, read
from engine.bots import make_bot
from tests.host.sockets import Proxy, at_play, leave, let_in, open_host


async def test_links_come_back_by_themselves_through_a_line_that_breaks(folder: Path):
    host, code = await open_host(folder)
    proxy = await Proxy(host.port).start()
    there = decode(code)
    through = Invitation(LOOPBACK, proxy.port, there.key, there.fingerprint)
    robots = []
    for name in ("Ada", "Bea"):
        link = RemoteLink(through, Wishes(name), Trust(folder))
        robots.append(Robot(link, lambda seat, game: make_bot("random", seat, 100 + seat)))
    states: list[str] = []
    hear = robots[0].hear

    def heard(seat: int, message: dict[str, Any]) -> None:
        if message["kind"] == "line":
            states.append(message["state"])
        hear(seat, message)

    robots[0].link.subscribe(heard)
    tasks = [asyncio.create_task(one.link.run()) for one in robots]
    for _ in range(6):
        before = sum(one.answers for one in robots)
        while sum(one.answers for one in robots) < before + 10 and not all(task.done() for task in tasks):
            await asyncio.sleep(0.01)
        proxy.cut()
    assert await asyncio.wait_for(asyncio.gather(*tasks), 60) == [("bye", {}), ("bye", {})]
    assert robots[0].over["winners"] == robots[1].over["winners"]
    assert states.count("waiting") >= 3 and states.count("here") >= 3
    await proxy.stop()
    await host.stop()


async def test_a_line_that_falls_silent_is_told_while_an_answer_is_on_its_way(folder: Path, monkeypatch):
    monkeypatch.setattr(remote, "BEAT", 0.05)
    host, code = await open_host(folder)
    proxy = await Proxy(host.port).start()
    there = decode(code)
    link = RemoteLink(Invitation(LOOPBACK, proxy.port, there.key, there.fingerprint), Wishes("Ada"), Trust(folder))
    states: asyncio.Queue[str] = asyncio.Queue()
    link.subscribe(lambda seat, message: states.put_nowait(message["state"]) if message["kind"] == "line" else None)
    task = asyncio.create_task(link.run())
    while await states.get() != "here":
        pass
    proxy.open.clear()
    link.send(link.seats[0], chat("is anybody there?"))
    assert await states.get() == "slow"
    proxy.open.set()
    assert await states.get() == "quick"
    link.close()
    await task
    await proxy.stop()
    await host.stop()


async def test_a_link_waits_for_a_host_that_comes_back_with_the_same_tables(folder: Path):
    """The process is gone without a word (its port closes, nothing is flushed), and another one resumes the folder."""
    host, code = await open_host(folder)
    robots, tasks = await at_play(code, folder, 20)
    port = host.port
    host.server._server.close()
    for peer in list(host.server.peers.values()):
        peer.connection = None
        peer.abort()
    host.files.close()
    host.socket.close()
    again = Host(Where(port, LOOPBACK), folder)
    await again.start()
    assert [hosted.name for hosted in again.resume_tables()] == ["1"]
    assert again.code(again.hub.tables["1"]) == code
    assert await asyncio.wait_for(asyncio.gather(*tasks), 60) == [("bye", {}), ("bye", {})]
    assert robots[0].over["winners"] == again.hub.tables["1"].room.table.match.game.winners
    await again.stop()


async def test_a_line_that_breaks_before_the_welcome_is_made_again(folder: Path):
    """Once may be an accident: only who never says a word is taken for no table."""
    host, code = await open_host(folder, tls=False)
    proxy = Proxy(host.port)
    met: list[int] = []

    async def first_hang_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        met.append(1)
        if len(met) == 1:
            writer.close()
        else:
            await proxy.serve(reader, writer)

    proxy.server = await asyncio.start_server(first_hang_up, LOOPBACK, 0)
    port = proxy.server.sockets[0].getsockname()[1]
    link = RemoteLink(replace(read(code), port=port), Wishes("Ada", tls=False), Trust(folder))
    task = await let_in(link)
    assert len(met) == 2
    await leave(link, task)
    await proxy.stop()
    await host.stop()


async def test_waits_grow_and_begin_anew_with_every_line_that_was_good(monkeypatch: pytest.MonkeyPatch):
    link = RemoteLink(Invitation(LOOPBACK, 1), Wishes("Ada"), None)
    link._met = True
    good = [False, False, True, False]
    waits: list[float] = []

    async def one_line() -> None:
        link._leaving = len(waits) == len(good)
        link.end.welcome = {} if not link._leaving and good[len(waits)] else None

    async def pause(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr(link, "_one_line", one_line)
    monkeypatch.setattr(link, "_pause", pause)
    monkeypatch.setattr("random.uniform", lambda low, high: 1.0)
    assert await link.run() == ("bye", {})
    assert waits == [0.25, 0.5, 0.25, 0.5]


async def test_a_screen_that_comes_later_is_told_what_the_link_knows(folder: Path):
    """The lobby's screen goes, the table's screen subscribes: it gets the whole story from the link."""
    host, code = await open_host(folder)
    robots, tasks = await at_play(code, folder, 10)
    kinds: list[str] = []
    robots[0].link.subscribe(lambda seat, message: kinds.append(message["kind"]))
    assert kinds[:2] == ["hello", "events"] and {"view", "question", "orders"} <= set(kinds)
    robots[1].link.send(1, chat("hello"))
    while "chat" not in kinds:
        await asyncio.sleep(0.01)
    for one, task in zip(robots, tasks, strict=True):
        one.link.close()
        await task
    await host.stop()
