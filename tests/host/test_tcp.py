"""A host on a real socket: whole games, TLS and nothing older, handshakes that stall, peers that never read."""

from __future__ import annotations

import asyncio
import socket
import ssl
import struct
from pathlib import Path

import pytest

from cosmic_tui.host.serve import LOOPBACK
from cosmic_tui.link.remote import RemoteLink, Wishes
from cosmic_tui.link.trust import Trust
from cosmic_tui.wire import limits
from cosmic_tui.wire.codes import read
from tests.host.sockets import hung_up, leave, let_in, open_host, robot

TLS_ALERT = b"\x15"


@pytest.mark.parametrize("tls", [True, False])
async def test_bots_play_a_whole_game_over_sockets(folder: Path, tls: bool):
    host, code = await open_host(folder, tls)
    robots = [robot(code, name, folder, tls) for name in ("Ada", "Bea")]
    ends = await asyncio.gather(*[one.link.run() for one in robots])
    assert ends == [("bye", {}), ("bye", {})]
    winners = host.hub.standings["1"].room.table.match.game.winners
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
    assert host.hub.standings["1"].room.guests.names() == ["Ada"]
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
    while not host.hub.standings["1"].lines:
        await asyncio.sleep(0.01)
    line = next(iter(host.hub.standings["1"].lines.values()))
    transport = host.server.peers[line].transport
    for _ in range(500):
        line.out += b"x" * 65536
        host.hub.changed.add(line)
        host.server.carry()
        if line not in host.server.peers:
            break
        assert transport.get_write_buffer_size() <= limits.UNREAD_BYTES + 65536
        await asyncio.sleep(0)
    assert line not in host.server.peers
    assert host.hub.standings["1"].lines == {}
    plug.close()
    await host.stop()


async def test_more_handshakes_than_the_bound_are_dropped(folder: Path, monkeypatch):
    monkeypatch.setattr("cosmic_tui.host.tcp.MOST_HANDSHAKES", 4)
    host, code = await open_host(folder)
    plugs = [socket.create_connection((LOOPBACK, host.port)) for _ in range(12)]
    while sum(map(hung_up, plugs)) < 8:
        await asyncio.sleep(0.01)
    assert len(host.server.handshakes) == 4
    for plug in plugs:
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        plug.close()
    while host.server.handshakes:
        await asyncio.sleep(0.01)
    link = RemoteLink(read(code), Wishes("Ada"), Trust(folder))
    await leave(link, await let_in(link))
    await host.stop()


async def test_who_begins_a_handshake_and_says_no_more_is_not_waited_for(folder: Path, monkeypatch):
    monkeypatch.setattr("cosmic_tui.host.tcp.HANDSHAKE_SECONDS", 0.05)
    host, _ = await open_host(folder)
    plug = socket.create_connection((LOOPBACK, host.port))
    plug.sendall(b"\x16\x03\x01")  # the first three bytes of one
    while not host.hub.lines:
        await asyncio.sleep(0.01)
    while host.hub.lines or host.server.handshakes:
        await asyncio.sleep(0.01)
    assert host.hub.strangers == {} and host.server.peers == {}
    plug.close()
    await host.stop()
