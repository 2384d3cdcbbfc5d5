"""A host that serves a series of games: what a table that ends has to do with it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cosmic_tui.extras import hosted_series


class StandIn:
    """A host that opens no port."""

    keeps_all = False

    def __init__(self, where: Any, folder: Any, ended: Any) -> None:
        self.where, self.ended, self.stopped = where, ended, ""

    async def start(self) -> None:
        assert not self.keeps_all

    def resume_tables(self) -> None:
        assert self.keeps_all, "guests who wait there are not sent away"

    async def stop(self, code: str) -> None:
        self.stopped = code


@pytest.mark.parametrize("over", [True, False])
def test_a_table_that_ends_is_told_to_the_series(over: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Guests are kept for the next game, unless there is none."""
    heard: list[Any] = []
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    class Tables:
        def __init__(self, series: Any, host: StandIn, say: Any) -> None:
            self.host = host
            heard.append(host)

        def find(self) -> None: ...

        async def run(self, stop: Any) -> bool:
            self.host.ended("the table")
            return over

        def ended(self, table: Any) -> None:
            heard.append(table)

    monkeypatch.setattr("cosmic_tui.host.serve.Host", StandIn)
    monkeypatch.setattr("cosmic_tui.host.sweeping.look_rarely", lambda: None)
    monkeypatch.setattr(hosted_series, "Tables", Tables)
    args: Any = SimpleNamespace(no_tls=True, no_lan=True, port=7, bind="", address="")
    series: Any = SimpleNamespace(folder="cups", name="friday")
    assert asyncio.run(hosted_series._serve(args, series, lambda *_, **__: None)) is over
    host, table = heard
    assert (table, host.stopped, host.keeps_all) == ("the table", "host_closed", not over)
    assert (host.where.tls, host.where.lan, host.where.port) == (False, False, 7)
