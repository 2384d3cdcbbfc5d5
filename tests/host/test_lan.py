"""The local network, as far as the loopback address is one: a table is found, its free seats are told, and it goes."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import socket

import pytest
from zeroconf import ServiceInfo

from cosmic_tui.host import lan
from cosmic_tui.host.lan import SERVICE, Announced, Announcement, look, read
from cosmic_tui.wire import limits

HERE = ["127.0.0.1"]


def unique() -> str:
    """Other tests may announce at the same time."""
    return f"table-{secrets.token_hex(4)}"


async def found(name: str, gone: bool = False) -> Announced | None:
    """The table of this name, as soon as it is there (or, `gone`, no longer there)."""
    for _ in range(40):
        near = next((near for near in await look(0.5, HERE) if near.name == name), None)
        if (near is None) == gone:
            return near
    raise AssertionError("the network does not come to rest")


async def test_a_table_is_found_with_its_free_seats_and_goes(monkeypatch):
    monkeypatch.setattr(lan, "REFRESH_SECONDS", 0.05)
    name, free = unique(), [2]
    announcement = Announcement(name, "127.0.0.1", 4747, b"\x01" * 32, lambda: free[0], HERE)
    announcement.start()
    near = await found(name)
    assert near == Announced(name, "127.0.0.1", 4747, 2, "01" * 32, True)
    free[0] = 1
    while (await found(name)).free != 1:
        await asyncio.sleep(0)
    await announcement.stop()
    await found(name, gone=True)


async def test_who_looks_hears_of_each_table_as_it_comes():
    name = unique()
    announcement = Announcement(name, "127.0.0.1", 4748, b"", lambda: 3, HERE)
    announcement.start()
    seen: list[Announced] = []
    while name not in [near.name for near in seen]:
        await look(0.5, HERE, seen.append)
    assert {(near.port, near.free) for near in seen if near.name == name} == {(4748, 3)}
    await announcement.stop()


async def test_without_a_network_there_is_nothing_and_nobody_waits():
    announcement = Announcement(unique(), "127.0.0.1", 4749, b"", lambda: 1, ["203.0.113.1"])
    announcement.start()
    assert announcement._task is not None
    await announcement._task
    await announcement.stop()
    assert await look(0.05, ["203.0.113.1"]) == []


async def test_without_a_single_interface_there_is_nothing(monkeypatch):
    def none_at_all(*args: object, **kwargs: object) -> None:
        raise RuntimeError("No interfaces to listen on")

    monkeypatch.setattr("zeroconf.asyncio.AsyncZeroconf.__init__", none_at_all)
    assert await look(0.05) == []
    announcement = Announcement(unique(), "127.0.0.1", 4750, b"", lambda: 1)
    announcement.start()
    assert announcement._task is not None
    await announcement._task
    await announcement.stop()


def told(**properties: str) -> ServiceInfo:
    given = {"name": "friday", "wire": str(limits.VERSION), "free": "2", "fingerprint": "ab", **properties}
    address = [socket.inet_aton("192.168.1.20")]
    return ServiceInfo(SERVICE, f"x.{SERVICE}", addresses=address, port=4747, properties=given)


def test_another_version_is_seen_and_does_not_fit():
    assert read(told(wire="99")).fits is False
    assert read(told()).fits is True


@pytest.mark.parametrize(
    ("properties", "name", "free"),
    [
        ({"name": "\x1b[2Jgo\n"}, "[2Jgo", 2),
        ({"name": "x" * 200}, "x" * lan.LONGEST_NAME, 2),
        ({"free": "99999"}, "friday", 999),
    ],
)
def test_what_strangers_announce_is_cleaned(properties, name, free):
    near = read(told(**properties))
    assert (near.name, near.free) == (name, free)


@pytest.mark.parametrize("properties", [{"free": "many"}, {"free": ""}, {"free": "-1"}])
def test_what_makes_no_sense_is_left_out(properties):
    assert read(told(**properties)) is None


def held() -> set[object]:
    """Open sockets by their inode, and tasks: what an earlier test left and is closed meanwhile does not count."""
    sockets = set()
    for number in os.listdir("/proc/self/fd"):
        with contextlib.suppress(FileNotFoundError):  # the listing's own, closed already
            sockets.add(os.readlink(f"/proc/self/fd/{number}"))
    return {name for name in sockets if name.startswith("socket:")} | asyncio.all_tasks()


async def announces() -> None:
    announcement = Announcement(unique(), "127.0.0.1", 4751, b"", lambda: 1, HERE)
    announcement.start()
    try:
        await asyncio.sleep(30.0)
    finally:
        await announcement.stop()


@pytest.mark.parametrize("steps", [1, 2, 3, 5, 50])
@pytest.mark.parametrize("work", [lambda: look(30.0, HERE), announces])
async def test_who_looks_or_announces_and_goes_away_leaves_no_socket_and_no_task(work, steps: int):
    """Cancelled at once or a little later: each time all that was opened is closed."""
    await look(0.0, HERE)  # what is loaded once is loaded now
    before = held()
    for _ in range(3):
        task = asyncio.create_task(work())
        for _ in range(steps):
            await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    while held() - before:  # a socket is closed in the next round of the loop
        await asyncio.sleep(0.01)
