"""Real sockets on the loopback address: TLS, real links, lines that break in a proxy, peers that never read."""

from __future__ import annotations

import asyncio
import json
import socket
import ssl
import struct
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.host.serve import Host, Where, last_place, place_at
from cosmic_tui.link import remote
from cosmic_tui.link.link import chat
from cosmic_tui.link.remote import RemoteLink, Wishes
from cosmic_tui.link.robot import Robot
from cosmic_tui.link.tokens import SeatFile
from cosmic_tui.link.trust import Trust
from cosmic_tui.say.peers import ended
from cosmic_tui.table.lobby import Plan
from cosmic_tui.wire import limits
from cosmic_tui.wire.codes import Invitation, decode, read
from cosmic_tui.words.loader import words
from engine.bots import make_bot
from engine.kernel.asking import Refused

HERE = "127.0.0.1"
SEATS = ("open", "open", "random")
TLS_ALERT = b"\x15"


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch):
    """What this player remembers of tables elsewhere, in a folder of the test's own."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


async def open_host(folder: Path, tls: bool = True, **plan: Any) -> tuple[Host, str]:
    """A host with one table, and the code that leads to it."""
    host = Host(Where(0, HERE, tls=tls), folder)
    await host.start()
    plan.setdefault("rest", {"windows": "quick", "pace": 0.0})
    standing = host.open_table(Plan("friday", SEATS, begins_alone=True, **plan), seed=7)
    return host, host.code(standing)


def robot(code: str, name: str, folder: Path, tls: bool = True, file: SeatFile | None = None) -> Robot:
    link = RemoteLink(read(code), Wishes(name, tls=tls), Trust(folder), file)
    return Robot(link, lambda seat: make_bot("random", seat, 100 + seat))


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


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "host"
    place.mkdir()
    return place


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
        self.server = await asyncio.start_server(self.serve, HERE, 0)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(HERE, self.to)
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


async def test_links_come_back_by_themselves_through_a_line_that_breaks(folder: Path):
    host, code = await open_host(folder)
    proxy = await Proxy(host.port).start()
    there = decode(code)
    through = Invitation(HERE, proxy.port, there.key, there.fingerprint)
    robots = []
    for name in ("Ada", "Bea"):
        link = RemoteLink(through, Wishes(name), Trust(folder))
        robots.append(Robot(link, lambda seat: make_bot("random", seat, 100 + seat)))
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
    link = RemoteLink(Invitation(HERE, proxy.port, there.key, there.fingerprint), Wishes("Ada"), Trust(folder))
    states: asyncio.Queue[str] = asyncio.Queue()
    link.subscribe(lambda seat, message: states.put_nowait(message["state"]) if message["kind"] == "line" else None)
    task = asyncio.create_task(link.run())
    while await states.get() != "here":
        pass
    proxy.open.clear()
    chat(link, link.seats[0], "is anybody there?")
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
        peer.line = None
        peer.abort()
    host.files.close()
    host.socket.close()
    again = Host(Where(port, HERE), folder)
    await again.start()
    assert [standing.name for standing in again.resume_tables()] == ["1"]
    assert again.code(again.hub.standings["1"]) == code
    assert await asyncio.wait_for(asyncio.gather(*tasks), 60) == [("bye", {}), ("bye", {})]
    assert robots[0].over["winners"] == again.hub.standings["1"].room.table.match.game.winners
    await again.stop()


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


@pytest.mark.parametrize("tls", [True, False])
async def test_who_speaks_differently_is_told_so_and_does_not_try_for_ever(folder: Path, tls: bool):
    """With TLS where there is none, and the other way round."""
    host, _ = await open_host(folder, tls)
    link = RemoteLink(Invitation(HERE, host.port), Wishes("Ada", tls=not tls), Trust(folder))
    with pytest.raises(Refused) as refused:
        await asyncio.wait_for(link.run(), 30)
    assert refused.value.code == "not_a_table"
    assert "not as a table does" in ended(words("en", plain=True), refused.value.code, refused.value.facts)
    await host.stop()


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

    proxy.server = await asyncio.start_server(first_hang_up, HERE, 0)
    port = proxy.server.sockets[0].getsockname()[1]
    link = RemoteLink(replace(read(code), port=port), Wishes("Ada", tls=False), Trust(folder))
    task = await let_in(link)
    assert len(met) == 2
    await leave(link, task)
    await proxy.stop()
    await host.stop()


async def test_another_host_at_the_same_address_is_not_spoken_to(folder: Path, tmp_path: Path):
    """The certificate in the join code is the host's: whoever answers with another one hears nothing."""
    host, code = await open_host(folder)
    other_folder = tmp_path / "other"
    other_folder.mkdir()
    other, _ = await open_host(other_folder)
    real = decode(code)
    link = RemoteLink(Invitation(HERE, other.port, real.key, real.fingerprint), Wishes("Ada"), Trust(folder))
    with pytest.raises(Refused) as refused:
        await link.run()
    assert refused.value.code == "fingerprint"
    assert other.hub.standings["1"].room.guests.names() == []
    for one in (host, other):
        await one.stop()


async def test_a_host_met_once_is_known_again(folder: Path, tmp_path: Path):
    """Joining by address: the first certificate counts from then on."""
    host, _ = await open_host(folder)
    trust = Trust(tmp_path)
    first = RemoteLink(Invitation(HERE, host.port), Wishes("Ada"), trust)
    await leave(first, await let_in(first))
    port = host.port
    await host.stop()
    for file in ("key.pem", "certificate.pem"):
        (folder / file).unlink()
    impostor = Host(Where(port, HERE), folder)
    await impostor.start()
    with pytest.raises(Refused) as refused:
        await RemoteLink(Invitation(HERE, port), Wishes("Ada"), trust).run()
    assert refused.value.code == "fingerprint"
    await impostor.stop()


async def test_waits_grow_and_begin_anew_with_every_line_that_was_good(monkeypatch: pytest.MonkeyPatch):
    link = RemoteLink(Invitation(HERE, 1), Wishes("Ada"), None)
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


async def test_the_line_is_tls_13_and_nothing_older(folder: Path):
    host, _ = await open_host(folder)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    context.maximum_version = ssl.TLSVersion.TLSv1_2
    with pytest.raises((ssl.SSLError, ConnectionResetError)):
        await asyncio.open_connection(HERE, host.port, ssl=context)
    context.maximum_version = ssl.TLSVersion.TLSv1_3
    _, writer = await asyncio.open_connection(HERE, host.port, ssl=context)
    assert writer.get_extra_info("ssl_object").version() == "TLSv1.3"
    writer.close()
    await host.stop()


async def test_who_speaks_no_tls_is_dropped_and_the_others_come_in(folder: Path):
    host, code = await open_host(folder)
    reader, writer = await asyncio.open_connection(HERE, host.port)
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
    plug = socket.create_connection((HERE, host.port))
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
    plugs = [socket.create_connection((HERE, host.port)) for _ in range(12)]
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
    plug = socket.create_connection((HERE, host.port))
    plug.sendall(b"\x16\x03\x01")  # the first three bytes of one
    while not host.hub.lines:
        await asyncio.sleep(0.01)
    while host.hub.lines or host.server.handshakes:
        await asyncio.sleep(0.01)
    assert host.hub.strangers == {} and host.server.peers == {}
    plug.close()
    await host.stop()


async def test_a_peer_keeps_its_token_and_the_hosts_it_has_met_and_nothing_of_the_game(folder: Path, tmp_path: Path):
    """R-SEC-1: no log, save or report of a peer tells more than its person saw, because there is none."""
    home = tmp_path / "state"
    host, code = await open_host(folder)
    file = SeatFile(read(code), "Ada")
    assert file.open()
    address = Invitation(HERE, host.port)
    robots = [
        Robot(RemoteLink(read(code), Wishes("Ada"), Trust(), file), lambda seat: make_bot("random", seat, 1)),
        Robot(RemoteLink(address, Wishes("Bea"), Trust()), lambda seat: make_bot("random", seat, 2)),
    ]
    tasks = [asyncio.create_task(one.link.run()) for one in robots]
    while robots[0].answers < 10:
        await asyncio.sleep(0.01)
    kept = {path.name: json.loads(path.read_bytes()) for path in home.rglob("*") if path.is_file()}
    assert kept == {
        file.path.name: {"table": "1", "token": robots[0].link.end.hello["token"]},
        "known_hosts.json": {f"{HERE}:{host.port}": host.print.hex()},
    }
    await asyncio.gather(*tasks)
    assert [path.name for path in home.rglob("*") if path.is_file()] == ["known_hosts.json"]
    file.close()
    await host.stop()


async def test_a_refusal_reaches_the_peer_in_words_of_the_protocol(folder: Path):
    host, code = await open_host(folder)
    there = decode(code)
    link = RemoteLink(Invitation(HERE, host.port, b"wrongkey!", there.fingerprint), Wishes("Ada"), Trust(folder))
    assert await link.run() == ("key_wrong", {})
    await host.stop()


async def test_nobody_answers_there():
    with socket.socket() as free:
        free.bind((HERE, 0))
        port = free.getsockname()[1]
    with pytest.raises(Refused) as refused:
        await RemoteLink(Invitation(HERE, port), Wishes("Ada"), None).run()
    assert refused.value.code == "connection_refused"


async def test_a_new_process_takes_its_seat_by_the_token_on_disk(folder: Path, tmp_path: Path):
    host, code = await open_host(folder)
    place = tmp_path / "seats"
    place.mkdir()
    file = SeatFile(read(code), "Ada", place)
    assert file.open()
    first = RemoteLink(read(code), Wishes("Ada"), Trust(folder), file)
    task = await let_in(first)
    assert file.path.stat().st_mode & 0o777 == 0o600
    other = SeatFile(read(code), "ada", place)
    assert not other.open(), "another place uses it"
    await leave(first, task)
    file.close()
    assert other.open()
    second = RemoteLink(read(code), Wishes("Ada"), Trust(folder), other)
    task = await let_in(second)
    assert second.seats == (0,) and host.hub.standings["1"].room.guests.names() == ["Ada"]
    await leave(second, task)
    other.close()
    await host.stop()


async def test_a_screen_that_comes_later_is_told_what_the_link_knows(folder: Path):
    """The lobby's screen goes, the table's screen subscribes: it gets the whole story from the link."""
    host, code = await open_host(folder)
    robots, tasks = await at_play(code, folder, 10)
    kinds: list[str] = []
    robots[0].link.subscribe(lambda seat, message: kinds.append(message["kind"]))
    assert kinds[:2] == ["hello", "events"] and {"view", "question", "orders"} <= set(kinds)
    chat(robots[1].link, 1, "hello")
    while "chat" not in kinds:
        await asyncio.sleep(0.01)
    for one, task in zip(robots, tasks, strict=True):
        one.link.close()
        await task
    await host.stop()


async def test_a_port_that_is_taken_is_a_refusal(folder: Path, tmp_path: Path):
    host, _ = await open_host(folder)
    with pytest.raises(Refused) as refused:
        Host(Where(host.port, HERE), tmp_path)
    assert refused.value.code == "port_taken" and refused.value.facts["port"] == host.port
    with pytest.raises(Refused) as refused:
        Host(Where(0, "203.0.113.77"), tmp_path)
    assert refused.value.code == "address_unusable"
    await host.stop()


async def test_the_last_place_is_where_tables_are(tmp_path: Path):
    with pytest.raises(Refused):
        last_place()
    host = Host(Where(0, HERE))
    host.passing = False
    await host.start()
    host.open_table(Plan("friday", SEATS))
    link = RemoteLink(read(host.code(host.hub.standings["1"])), Wishes("Ada"), Trust(tmp_path))
    await leave(link, await let_in(link))
    await host.stop()
    where, folder = last_place()
    assert (where.port, folder) == (host.port, host.folder) == (place_at(host.port)[0].port, place_at(host.port)[1])


async def test_a_table_where_nobody_sat_leaves_no_file(folder: Path):
    host, _ = await open_host(folder)
    assert host.files.names() == ["1"]
    await host.stop()
    assert host.files.names() == []


async def test_the_keys_of_a_host_are_for_its_owner_only(folder: Path):
    host, _ = await open_host(folder)
    modes = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
    assert set(modes.values()) == {0o600} and {"key.pem", "certificate.pem", "1.table", "host.json"} == set(modes)
    await host.stop()
