"""The list of tables near by: looked for as long as its screen is seen, anew when it is seen again, and no longer."""

from __future__ import annotations

import asyncio
import hashlib
import json
import ssl
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from cosmic_tui.app import CosmicApp
from cosmic_tui.host.lan import Announced
from cosmic_tui.host.serve import LOOPBACK
from cosmic_tui.screens import joining
from cosmic_tui.screens.codex import CodexScreen
from cosmic_tui.screens.joining import JoinScreen
from cosmic_tui.settings import Settings
from cosmic_tui.storage.trust import Trust
from cosmic_tui.wire.codes import shown
from tests.host.sockets import open_host

from .playing import app_for, rows, settled


def near(name: str, port: int, free: int = 1) -> Announced:
    return Announced(name, "192.0.2.1", port, free, "", True)


FRIDAY, SATURDAY, SUNDAY = near("friday", 1), near("saturday", 2), near("sunday", 3)


class Network:
    """Tables come when they are told to; `step` ends a look."""

    def __init__(self, *tables: Announced) -> None:
        self.tables = list(tables)
        self.looks = 0
        self.open = 0  # looks under way
        self.ends = asyncio.Event()

    async def __call__(self, seen: Callable[[Announced], None]) -> None:
        self.looks += 1
        self.open += 1
        try:
            for table in self.tables:
                seen(table)
            await self.ends.wait()
            self.ends.clear()
        finally:
            self.open -= 1

    async def step(self, pilot: Pilot[int]) -> None:
        self.ends.set()
        while self.ends.is_set():
            await asyncio.sleep(0)
        await settled(pilot)


async def opened(network: Network, pilot: Pilot[int], app: CosmicApp) -> JoinScreen:
    await settled(pilot)
    screen = JoinScreen()
    app.show(screen)
    while not network.open:
        await asyncio.sleep(0)
    await settled(pilot)
    return screen


def names(screen: JoinScreen) -> list[str]:
    return [table.name for table in screen.near]


async def test_coming_back_to_the_screen_looks_again() -> None:
    network = Network(FRIDAY, SATURDAY)
    app = app_for(look=network)
    async with app.run_test() as pilot:
        screen = await opened(network, pilot, app)
        assert names(screen) == ["friday", "saturday"] and screen.looking
        await network.step(pilot)
        app.push_screen(CodexScreen("aliens", ""))
        await settled(pilot)
        assert network.open == 0
        network.tables = [near("friday", 1, free=0), SUNDAY]
        app.pop_screen()
        while network.looks < 2:
            await asyncio.sleep(0)
        await settled(pilot)
        assert names(screen) == ["friday", "saturday", "sunday"]
        await network.step(pilot)
        assert screen.near == network.tables


async def test_while_the_screen_is_seen_the_network_is_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(joining, "AGAIN_SECONDS", 0.0)
    network = Network()
    app = app_for(look=network)
    async with app.run_test() as pilot:
        screen = await opened(network, pilot, app)
        assert screen.looking
        for tables in ([FRIDAY], [FRIDAY, SUNDAY], [SUNDAY], []):
            network.tables = tables
            await network.step(pilot)
            await network.step(pilot)
            assert screen.near == tables and not screen.looking


@pytest.mark.parametrize(
    ("left", "stands_at"), [([FRIDAY, SUNDAY], SUNDAY), ([SUNDAY], SUNDAY), ([FRIDAY], None), ([], None)]
)
async def test_the_cursor_stays_on_its_table_or_goes_to_the_button(
    left: list[Announced], stands_at: Announced | None
) -> None:
    """Enter must never sit down at another table than the one that was read."""
    network = Network(FRIDAY, SATURDAY, SUNDAY)
    app = app_for(look=network)
    async with app.run_test() as pilot:
        screen = await opened(network, pilot, app)
        await network.step(pilot)
        screen.do_last()
        await settled(pilot)
        assert screen.here().label.startswith("sunday")
        app.push_screen(CodexScreen("aliens", ""))
        await settled(pilot)
        network.tables = left
        app.pop_screen()
        while network.looks < 2:
            await asyncio.sleep(0)
        await network.step(pilot)
        expected = stands_at.name if stands_at is not None else app.words.say("scr-join")
        assert screen.here().label.startswith(expected)


async def test_who_goes_away_stops_looking() -> None:
    network = Network(FRIDAY)
    app = app_for(look=network)
    async with app.run_test() as pilot:
        screen = await opened(network, pilot, app)
        screen.do_back()
        await settled(pilot)
        assert (network.looks, network.open) == (1, 0)


@pytest.mark.parametrize(
    ("language", "env", "name"),
    [("en", {}, "guest"), ("hu", {}, "vendég"), ("de", {"USER": " "}, "Gast"), ("pl", {"USER": "Bea"}, "Bea")],
)
async def test_who_has_no_name_is_a_guest_in_their_own_language(language: str, env: dict[str, str], name: str) -> None:
    app = app_for(settings=Settings(language=language))
    app.start.env = {**app.start.env, **env}
    async with app.run_test() as pilot:
        app.push_screen(JoinScreen())
        await settled(pilot)
        assert app.screen.visit.name == name


async def test_a_host_that_has_changed_is_trusted_on_the_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both fingerprints can be read; without the switch it is refused again, with it believed once and remembered."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    host, _ = await open_host(tmp_path, everybody=True)
    name, met = f"{LOOPBACK}:{host.port}", Trust()
    old = bytes(range(32))
    met.path.write_text(json.dumps({name: old.hex()}), encoding="utf-8")
    app = app_for(look=Network())
    async with app.run_test(size=(140, 45)) as pilot:
        screen = JoinScreen()
        app.show(screen)
        await settled(pilot)
        screen.visit.name, screen.visit.where = "Ada", name
        labels = [row.label for row in screen.fields()]
        for _ in range(2):
            screen.go()
            await refused(pilot, app, screen)
            assert screen.here().label == "Trust this host" and screen.here().value == "off"
            assert "not the same host as last time" in rows(app) and "--trust" not in rows(app)
            assert f"Last time: {shown(old)}" in rows(app) and f"Now: {shown(host.print)}" in rows(app)
        assert not host.hub.tables["1"].room.guests.names()
        screen.visit.where = f"{LOOPBACK}:1"  # another host is not meant
        assert [row.label for row in screen.fields()] == labels
        screen.visit.where = name
        await pilot.press("right")
        assert screen.here().value == "on"
        screen.go()
        while not host.hub.tables["1"].room.guests.names():
            await pilot.pause(0.01)
        assert json.loads(met.path.read_bytes())[name] == hashlib.sha256(certificate(tmp_path)).hexdigest()
        assert not screen.visit.trust and [row.label for row in screen.fields()] == labels
    await host.stop()


async def refused(pilot: Pilot[int], app: CosmicApp, screen: JoinScreen) -> None:
    """The table has been left again."""
    while app.screen is not screen or not screen.problem:
        await pilot.pause(0.01)


def certificate(folder: Path) -> bytes:
    return ssl.PEM_cert_to_DER_cert((folder / "certificate.pem").read_text())
