"""Whom a link speaks to at all: the host of its join code, the one it has met before, and none that is no table."""

from __future__ import annotations

import asyncio
import socket
from dataclasses import replace
from pathlib import Path

import pytest

from cosmic_tui.host.lan import Announced
from cosmic_tui.host.serve import LOOPBACK, Host, Where
from cosmic_tui.link.remote import RemoteLink, Wishes
from cosmic_tui.new_game import Visit, join
from cosmic_tui.room.lobby import Plan
from cosmic_tui.say.peers import ended
from cosmic_tui.storage.trust import Trust
from cosmic_tui.wire.codes import Invitation, decode, shown
from cosmic_tui.words.loader import words
from engine.kernel.asking import Refused
from tests.host.sockets import SEATS, leave, let_in, open_host


@pytest.mark.parametrize("tls", [True, False])
async def test_who_speaks_differently_is_told_so_and_does_not_try_for_ever(folder: Path, tls: bool):
    """With TLS where there is none, and the other way round."""
    host, _ = await open_host(folder, tls)
    link = RemoteLink(Invitation(LOOPBACK, host.port), Wishes("Ada", tls=not tls), Trust(folder))
    with pytest.raises(Refused) as refused:
        await asyncio.wait_for(link.run(), 30)
    assert refused.value.code == "not_a_table"
    assert "not a table" in ended(words("en", plain=True), refused.value.code, refused.value.facts)
    await host.stop()


async def test_another_host_at_the_same_address_is_not_spoken_to(folder: Path, tmp_path: Path):
    """The certificate in the join code is the host's: whoever answers with another one hears nothing."""
    host, code = await open_host(folder)
    other_folder = tmp_path / "other"
    other_folder.mkdir()
    other, _ = await open_host(other_folder)
    real = decode(code)
    link = RemoteLink(Invitation(LOOPBACK, other.port, real.key, real.fingerprint), Wishes("Ada"), Trust(folder))
    with pytest.raises(Refused) as refused:
        await link.run()
    assert refused.value.code == "fingerprint_other", "it has not changed: it is another one"
    assert other.hub.tables["1"].room.guests.names() == []
    for one in (host, other):
        await one.stop()


async def test_a_host_met_once_is_known_again(folder: Path, tmp_path: Path):
    """Joining by address: the first certificate counts from then on."""
    host, _ = await open_host(folder, everybody=True)
    trust = Trust(tmp_path)
    first = RemoteLink(Invitation(LOOPBACK, host.port), Wishes("Ada"), trust)
    await leave(first, await let_in(first))
    port = host.port
    await host.stop()
    for file in ("key.pem", "certificate.pem"):
        (folder / file).unlink()
    impostor = Host(Where(port, LOOPBACK), folder)
    await impostor.start()
    with pytest.raises(Refused) as refused:
        await RemoteLink(Invitation(LOOPBACK, port), Wishes("Ada"), trust).run()
    assert refused.value.code == "fingerprint"
    said = ended(words("en", plain=True), refused.value.code, refused.value.facts)
    assert "not the same host as last time" in said and shown(impostor.print) in said and "--trust" in said
    impostor.open_table(Plan("friday", SEATS), everybody=True)
    for name, anew in (("Bea", True), ("Cai", False)):  # and then it is known
        again = RemoteLink(Invitation(LOOPBACK, port), Wishes(name), Trust(tmp_path, anew=anew))
        await leave(again, await let_in(again))
    await impostor.stop()


async def test_the_fingerprint_is_said_at_the_first_meeting_and_only_then(folder: Path, tmp_path: Path):
    host, code = await open_host(folder, everybody=True)
    address = Invitation(LOOPBACK, host.port)
    for number, (invitation, said) in enumerate(
        [(decode(code), []), (address, [shown(host.print)]), (address, [])]
    ):  # fmt: skip
        heard: list[dict[str, object]] = []
        link = RemoteLink(invitation, Wishes(f"W{number}", watch=True), Trust(tmp_path))
        link.subscribe(lambda seat, message, heard=heard: heard.append(message))
        await leave(link, await let_in(link))
        assert [message["facts"]["value"] for message in heard if message.get("code") == "first_met"] == said
    await host.stop()


async def test_what_the_network_has_announced_has_to_be_true(folder: Path, tmp_path: Path, monkeypatch):
    """An address from the list of tables nearby comes with a fingerprint, and another host is not spoken to."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    host, _ = await open_host(folder, everybody=True)
    here = Announced("friday", LOOPBACK, host.port, 2, host.print.hex(), True)
    link = join(Visit(here.address, "Ada", fingerprint=here.print), keep=False)
    await leave(link, await let_in(link))
    with pytest.raises(Refused, match="fingerprint_other"):
        await join(Visit(here.address, "Bea", fingerprint=b"another one's..."), keep=False).run()
    assert [replace(here, fingerprint=text).print for text in ("", "zz", "ab")] == [b""] * 3, "nothing to compare with"
    await host.stop()


async def test_a_refusal_reaches_the_peer_in_words_of_the_protocol(folder: Path):
    host, code = await open_host(folder)
    there = decode(code)
    link = RemoteLink(Invitation(LOOPBACK, host.port, b"wrongkey!", there.fingerprint), Wishes("Ada"), Trust(folder))
    assert await link.run() == ("key_wrong", {})
    await host.stop()


async def test_nobody_answers_there():
    with socket.socket() as free:
        free.bind((LOOPBACK, 0))
        port = free.getsockname()[1]
    with pytest.raises(Refused) as refused:
        await RemoteLink(Invitation(LOOPBACK, port), Wishes("Ada"), None).run()
    assert refused.value.code == "connection_refused"
