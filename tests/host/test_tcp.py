"""A host on a real socket: whole games, TLS and nothing older, handshakes that stall, peers that never read."""

from __future__ import annotations

import asyncio
import gc
import socket
import ssl
import sys
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from cosmic_tui.host import tcp
from cosmic_tui.host.admission import Access, opens
from cosmic_tui.host.serve import LOOPBACK
from cosmic_tui.host.unauthenticated import MOST, MOST_OF_ONE
from cosmic_tui.link.remote import RemoteLink, Wishes
from cosmic_tui.storage.trust import Trust
from cosmic_tui.wire import limits
from cosmic_tui.wire.codes import read
from cosmic_tui.wire.hostend import HostEnd
from engine.kernel.asking import Refused
from tests.host.sockets import hung_up, leave, let_in, open_host, robot

TLS_ALERT = b"\x15"


@pytest.mark.parametrize("tls", [True, False])
async def test_bots_play_a_whole_game_over_sockets(folder: Path, tls: bool):
    host, code = await open_host(folder, tls)
    robots = [robot(code, name, folder, tls) for name in ("Ada", "Bea")]
    ends = await asyncio.gather(*[one.link.run() for one in robots])
    assert ends == [("bye", {}), ("bye", {})]
    winners = host.hub.tables["1"].room.table.match.game.winners
    assert [one.over["winners"] for one in robots] == [winners] * 2
    await asyncio.wait_for(host.until_done(), 10)
    await host.stop()
    assert host.files.names() == [], "a game that is over needs no journal"


async def test_a_hello_that_comes_with_the_end_of_the_handshake_is_heard(folder: Path):
    """The bytes may be there before the host's own side of the handshake has returned: none is lost."""
    host, code = await open_host(folder)
    for number in range(40):
        link = RemoteLink(read(code), Wishes(f"W{number}", watch=True), Trust(folder))
        states: list[str] = []
        link.subscribe(lambda seat, message, states=states: states.append(message.get("state", "")))
        task = await let_in(link)
        assert states[:2] == ["connecting", "here"]
        await leave(link, task)
    await host.stop()


async def test_the_line_is_tls_13_and_nothing_older(folder: Path):
    host, _ = await open_host(folder)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    context.maximum_version = ssl.TLSVersion.TLSv1_2
    with pytest.raises((ssl.SSLError, ConnectionResetError)):
        await asyncio.open_connection(LOOPBACK, host.port, ssl=context)
    context.maximum_version = ssl.TLSVersion.TLSv1_3
    _, writer = await asyncio.open_connection(LOOPBACK, host.port, ssl=context)
    assert writer.get_extra_info("ssl_object").version() == "TLSv1.3"
    writer.close()
    await host.stop()


async def test_who_speaks_no_tls_is_dropped_and_the_others_come_in(folder: Path):
    host, code = await open_host(folder)
    reader, writer = await asyncio.open_connection(LOOPBACK, host.port)
    writer.write(b"GET / HTTP/1.1\r\n\r\n")
    heard = await asyncio.wait_for(reader.read(), 10)
    assert heard[:1] in (b"", TLS_ALERT), "nothing of the game without encryption"
    writer.close()
    link = RemoteLink(read(code), Wishes("Ada"), Trust(folder))
    task = await let_in(link)
    assert host.hub.tables["1"].room.guests.names() == ["Ada"]
    await leave(link, task)
    await host.stop()


async def test_a_peer_that_never_reads_is_dropped_and_memory_stays_bounded(folder: Path):
    """It comes in, pings for more, and reads nothing: what waits for it has a bound."""
    host, code = await open_host(folder, tls=False)
    host.hub.keeper = host.files
    plug = socket.create_connection((LOOPBACK, host.port))
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    link = RemoteLink(read(code), Wishes("Eve", watch=True, tls=False))
    plug.sendall(link.end.open(0.0))
    while not host.hub.tables["1"].connections:
        await asyncio.sleep(0.01)
    connection = next(iter(host.hub.tables["1"].connections.values()))
    transport = host.server.peers[connection].transport
    for _ in range(500):
        connection.out += b"x" * 65536
        host.hub.changed.add(connection)
        host.server.carry()
        if connection not in host.server.peers:
            break
        assert transport.get_write_buffer_size() <= limits.UNREAD_BYTES + 65536
        await asyncio.sleep(0)
    assert connection not in host.server.peers
    assert host.hub.tables["1"].connections == {}
    plug.close()
    await host.stop()


ELSEWHERE = "127.0.0.2"  # another address of this computer: Linux listens at all of 127/8


def silent_lines(port: int, count: int) -> list[socket.socket]:
    """Connections from ELSEWHERE that say nothing."""
    return [socket.create_connection((LOOPBACK, port), source_address=(ELSEWHERE, 0)) for _ in range(count)]


@pytest.mark.skipif(sys.platform != "linux", reason="one address of this computer is as good as another")
@pytest.mark.parametrize("tls", [True, False])
async def test_while_one_address_opens_silent_lines_a_player_from_another_comes_back_at_once(folder: Path, tls: bool):
    """Twenty a second and more, for as long as it takes to come back three times."""
    host, code = await open_host(folder, tls)
    plugs: list[socket.socket] = []

    async def open_always() -> None:
        while True:
            plugs.extend(await asyncio.to_thread(silent_lines, host.port, 4))
            await asyncio.sleep(0.02)

    opening = asyncio.create_task(open_always())
    while len(plugs) < 3 * MOST:  # more than there is room for altogether
        await asyncio.sleep(0.01)
    for number in range(3):
        link = RemoteLink(read(code), Wishes(f"W{number}", watch=True, tls=tls), Trust(folder))
        await leave(link, await asyncio.wait_for(let_in(link), 2.0))
    assert len(host.hub.unauthenticated) <= MOST_OF_ONE + 1
    opening.cancel()
    await asyncio.gather(opening, return_exceptions=True)
    while sum(map(hung_up, plugs)) < len(plugs) - MOST_OF_ONE:
        await asyncio.sleep(0.01)
    for plug in plugs:
        plug.close()
    while host.hub.connections:
        await asyncio.sleep(0.01)
    assert host.server.peers == {} and host.server.lingering == {}
    await host.stop()


async def test_who_begins_a_handshake_and_says_no_more_is_not_waited_for(folder: Path, monkeypatch):
    monkeypatch.setattr("cosmic_tui.host.tcp.HANDSHAKE_SECONDS", 0.05)
    host, _ = await open_host(folder)
    plug = socket.create_connection((LOOPBACK, host.port))
    plug.sendall(b"\x16\x03\x01")  # the first three bytes of one
    while not host.hub.connections:
        await asyncio.sleep(0.01)
    while host.hub.connections:
        await asyncio.sleep(0.01)
    assert len(host.hub.unauthenticated) == 0 and host.server.peers == {}
    plug.close()
    await host.stop()


async def test_words_for_many_who_were_refused_are_not_kept_for_long(folder: Path, monkeypatch):
    """A refused line may linger to be read; of very many the oldest are dropped at once."""
    monkeypatch.setattr("cosmic_tui.host.tcp.MOST_LINGERING", 4)
    host, _ = await open_host(folder, tls=False)
    plugs = [socket.create_connection((LOOPBACK, host.port)) for _ in range(20)]
    for plug in plugs:
        plug.sendall(bytes(4))  # an empty frame: refused
    while len(host.server.peers) != 4:
        await asyncio.sleep(0.01)
    assert len(host.server.lingering) == 4
    for plug in plugs:
        plug.close()
    await host.stop()


@pytest.mark.skipif(sys.platform != "linux", reason="what a process holds is read from /proc")
async def test_what_a_line_held_is_given_back_after_it(folder: Path):
    """Lines that came, looked on and went leave no trace in the host, and each costs little while it lasts."""
    host, code = await open_host(folder)
    house = host.hub.tables["1"]
    gc.collect()
    before = {id(found) for found in gc.get_objects()}
    gc.disable()  # as good as that with many tables: what is only held by a ring of objects would stay
    try:
        for number in range(12):
            link = RemoteLink(read(code), Wishes(f"W{number}", watch=True), Trust(folder))
            await leave(link, await let_in(link))
        while house.connections or host.hub.connections:
            await asyncio.sleep(0.01)
        held = [found for found in gc.get_objects() if isinstance(found, (tcp.Secure, tcp.Peer, HostEnd))]
        assert [found for found in held if id(found) not in before] == []
    finally:
        gc.enable()
    assert tcp.Secure.max_size <= 1 << 14, "asyncio keeps as much for every line"
    await host.stop()


async def test_guessing_a_password_stops_nobody(folder: Path, monkeypatch: pytest.MonkeyPatch):
    """Each guess takes a second here; meanwhile others come in and leave again, and the SSH door asks as well."""
    started, go_on = threading.Event(), threading.Event()

    def slowly(access: Access, password: str) -> bool:
        started.set()
        return go_on.wait(60) and opens(access, password)

    monkeypatch.setattr(tcp, "opens", slowly)
    host, _ = await open_host(folder, password="secret")
    (hosted,) = host.hub.tables.values()
    code = host.code(hosted)
    without = replace(read(code), key=b"")
    guest = RemoteLink(without, Wishes("Eve", password="secret"), Trust(folder))
    coming = asyncio.create_task(guest.run())
    while not started.is_set():
        await asyncio.sleep(0)
    check = host.password_check()
    assert check is not None
    at_the_ssh_door = asyncio.create_task(check("192.0.2.7", "guess"))
    friend = RemoteLink(read(code), Wishes("Ada"), Trust(folder))
    await leave(friend, await asyncio.wait_for(let_in(friend), 30))
    assert guest.end.welcome is None and not at_the_ssh_door.done(), "they still wait"
    go_on.set()
    while guest.end.welcome is None:
        await asyncio.sleep(0.01)
    with pytest.raises(Refused, match="password_wrong"):
        await at_the_ssh_door
    await leave(guest, coming)
    await host.stop()
