"""A host as one thing: who is sent to which of its tables, and whether another computer can reach it at all."""

from __future__ import annotations

import asyncio
import errno
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.canvas.cells import plain
from cosmic_tui.draw.lobby import lobby as draw_lobby
from cosmic_tui.draw.look import Look
from cosmic_tui.draw.parts import Parts
from cosmic_tui.host import serve
from cosmic_tui.host.own import House, OwnTable
from cosmic_tui.host.serve import LOOPBACK, Host, Where
from cosmic_tui.link.remote import Wishes
from cosmic_tui.look.glyphs import UNICODE
from cosmic_tui.room import doors
from cosmic_tui.room.lobby import Plan
from cosmic_tui.say.peers import ended
from cosmic_tui.words.loader import words
from engine.kernel.asking import Refused


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    found = Host(Where(0, LOOPBACK), tmp_path)
    await found.start()
    yield found
    await found.stop()


async def test_a_port_that_is_taken_is_a_refusal(host: Host, folder: Path) -> None:
    with pytest.raises(Refused) as refused:
        Host(Where(host.port, LOOPBACK), folder)
    assert refused.value.code == "port_taken" and refused.value.facts["port"] == host.port
    with pytest.raises(Refused) as refused:
        Host(Where(0, "203.0.113.77"), folder)
    assert refused.value.code == "address_unusable"


def test_no_table_is_no_way_in(tmp_path: Path) -> None:
    host = Host(Where(0, LOOPBACK), tmp_path)
    host.socket.close()
    with pytest.raises(Refused) as refused:
        host.way_in("Ada", {})
    assert refused.value.code == "no_table"


async def test_newcomers_fill_one_table_after_the_other(host: Host) -> None:
    tables = [host.open_table(Plan(name, ("open", "random", "random"))) for name in ("friday", "saturday")]
    first, second = [host.code(hosted, here=True) for hosted in tables]
    assert host.way_in("Ada", {}) == (first, False)
    assert host.way_in("Bea", {"Ada": first}) == (second, False)
    assert host.way_in("Cyd", {"Ada": first, "Bea": second}) == (first, True)
    doors.come_in(tables[1].room, "Ada", -1, False, False, 0.0)
    assert host.way_in("ada", {}) == (second, False)
    assert host.way_in("Bea", {"Ada": second}) == (first, False)


@pytest.mark.parametrize(
    ("where", "own", "only_here", "only_near"),
    [
        (Where(0), LOOPBACK, True, False),
        (Where(0), "192.168.1.20", False, True),
        (Where(0), "203.0.114.20", False, False),
        (Where(0, address="table.example"), LOOPBACK, False, False),
        (Where(0, LOOPBACK), LOOPBACK, False, False),
    ],
)
def test_a_host_without_a_network_knows_it(
    where: Where, own: str, only_here: bool, only_near: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Said once, when the table is opened; who asks for this computer only need not be told."""
    monkeypatch.setattr(serve, "own_address", lambda bind: own)
    host = Host(where, tmp_path)
    host.socket.close()
    assert (host.only_here, host.only_near) == (only_here, only_near)


async def sits(link: OwnTable) -> dict[str, Any]:
    """The first lobby that the host's own window is told; then it is closed."""
    lobbies: list[dict[str, Any]] = []
    link.subscribe(lambda seat, message: lobbies.append(message) if message["kind"] == "lobby" else None)
    line = asyncio.create_task(link.run())
    while not lobbies:
        await asyncio.sleep(0.01)
    link.close()
    await line
    return lobbies[0]["lobby"]


async def test_a_resumed_table_is_its_owners_under_whatever_name_the_window_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    plan = Plan("friday", ("open", "open", "random"))
    first = OwnTable(House(Where(0, LOOPBACK), plan), Wishes("Vera"))
    assert not first.offers.kept
    lobby = await sits(first)
    assert (lobby["chairs"][lobby["you"]]["name"], first.offers.kept) == ("Vera", True)
    assert lobby["come_in"].startswith("cosmic join 3")
    page = draw_lobby(Look(words("en"), UNICODE, parts=Parts("encounter")), 80, 24, lobby, 0, [], "", None)
    assert lobby["print"] and any(lobby["print"] in plain(row) for row in page), "the host shows its fingerprint"
    where, folder = serve.last_place()
    again = OwnTable(House(where, plan, folder=folder), Wishes("guest"))
    lobby = await sits(again)
    assert lobby["chairs"][lobby["you"]]["name"] == "Vera" and lobby["owner"]
    assert [chair["name"] for chair in lobby["chairs"]][1] == ""


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (OSError(errno.EADDRINUSE, ""), "port_taken"),
        (PermissionError(errno.EACCES, ""), "port_forbidden"),
        (OSError(errno.EADDRNOTAVAIL, ""), "address_unusable"),
        (OSError(), "address_unusable"),
        (OverflowError(), "port_range"),
    ],
)
def test_why_a_port_was_not_opened_has_a_sentence_of_its_own(error: OSError | OverflowError, code: str) -> None:
    refused = serve.not_opened(error, 80, LOOPBACK)
    assert (refused.code, refused.facts["port"]) == (code, 80)
    assert "80" in ended(words("en", plain=True), code, {"port": 80, "host": "80"})


async def test_a_resumed_host_is_reached_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Address, encryption, network and SSH port are written down; none of them has to be typed again."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    host = Host(Where(0, LOOPBACK, "table.example", tls=False, lan=False))
    await host.start()
    host.where.ssh_port = 2200
    host.remember()
    doors.come_in(host.open_table(Plan("friday", ("open",) * 3)).room, "Ada", -1, False, False, 0.0)
    await host.stop()
    where, folder = serve.last_place()
    assert (where, folder) == (Where(host.port, LOOPBACK, "table.example", False, False, 2200), host.folder)


def test_what_an_older_program_wrote_down_is_enough(tmp_path: Path) -> None:
    (tmp_path / serve.ABOUT_FILE).write_text('{"port": 4750, "bind": "127.0.0.1", "address": "", "tls": true}')
    assert serve.place_of(tmp_path) == Where(4750, LOOPBACK)
