"""What a peer and a host leave on the disk: tokens, keys and tables, for their owner only, and nothing of the game."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from cosmic_tui.host.serve import LOOPBACK, Host, Where, last_place, place_at
from cosmic_tui.link.remote import RemoteLink, Wishes
from cosmic_tui.link.robot import Robot
from cosmic_tui.room.lobby import Plan
from cosmic_tui.storage.append_log import framed
from cosmic_tui.storage.table_journal import MAGIC
from cosmic_tui.storage.tokens import SeatFile
from cosmic_tui.storage.trust import Trust
from cosmic_tui.wire.codes import Invitation, read
from engine.bots import make_bot
from engine.kernel.asking import Refused
from tests.host.sockets import SEATS, leave, let_in, open_host

SHORT_GAME = 27  # the seed of a game that these two have soon played


async def test_a_peer_keeps_its_token_and_the_hosts_it_has_met_and_nothing_of_the_game(folder: Path, tmp_path: Path):
    """R-SEC-1: no log, save or report of a peer tells more than its person saw, because there is none."""
    home = tmp_path / "state"
    host, code = await open_host(folder, everybody=True, seed=SHORT_GAME)
    file = SeatFile(read(code), "Ada")
    assert file.open()
    address = Invitation(LOOPBACK, host.port)
    robots = [
        Robot(RemoteLink(read(code), Wishes("Ada"), Trust(), file), lambda seat, game: make_bot("random", seat, 1)),
        Robot(RemoteLink(address, Wishes("Bea"), Trust()), lambda seat, game: make_bot("random", seat, 2)),
    ]
    tasks = [asyncio.create_task(one.link.run()) for one in robots]
    while robots[0].answers < 10:
        await asyncio.sleep(0.01)
    kept = {path.name: json.loads(path.read_bytes()) for path in home.rglob("*") if path.is_file()}
    assert kept == {
        file.path.name: {"table": "1", "token": robots[0].link.end.hello["token"]},
        "known_hosts.json": {f"{LOOPBACK}:{host.port}": host.print.hex()},
    }
    await asyncio.gather(*tasks)
    assert [path.name for path in home.rglob("*") if path.is_file()] == ["known_hosts.json"]
    file.close()
    await host.stop()


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
    assert second.seats == (0,) and host.hub.tables["1"].room.guests.names() == ["Ada"]
    await leave(second, task)
    other.close()
    await host.stop()


async def test_the_last_place_is_where_tables_are(tmp_path: Path):
    with pytest.raises(Refused):
        last_place()
    host = Host(Where(0, LOOPBACK))
    host.passing = False
    await host.start()
    host.open_table(Plan("friday", SEATS))
    link = RemoteLink(read(host.code(host.hub.tables["1"])), Wishes("Ada"), Trust(tmp_path))
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


async def test_one_table_that_cannot_go_on_keeps_no_other_shut(folder: Path):
    """A damaged one, and one of another game's making: each is left as it is, and the third is played on."""
    host, code = await open_host(folder)
    for name in ("damaged", "strange"):
        host.open_table(Plan(name, SEATS, begins_alone=True))
    link = RemoteLink(read(code), Wishes("Ada"), Trust(folder))
    await leave(link, await let_in(link))
    port = host.port
    for hosted in host.hub.tables.values():
        host.files.add(hosted, [["chat", -1, "Ada", "here"]])
    host.files.close()
    await host.server.stop("host_closed")
    host.socket.close()
    damaged, strange = folder / "2.table", folder / "3.table"
    damaged.write_bytes(damaged.read_bytes()[:40])
    strange.write_bytes(MAGIC + framed({"format": 2, "plan": 7}))
    left = damaged.read_bytes(), strange.read_bytes()
    again = Host(Where(port, LOOPBACK), folder)
    await again.start()
    assert [hosted.name for hosted in again.resume_tables()] == ["1"]
    assert [(no.code, no.facts["name"]) for no in again.shut] == [("journal_unreadable", "2"), ("setup_form", "3")]
    assert again.open_table(Plan("new", SEATS)).name == "4"
    await again.stop()
    assert (damaged.read_bytes(), strange.read_bytes()) == left
    (folder / "1.table").unlink()
    alone = Host(Where(port, LOOPBACK), folder)
    with pytest.raises(Refused, match="journal_unreadable"):
        alone.resume_tables()
    await alone.stop()
