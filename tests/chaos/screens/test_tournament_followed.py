"""Guests of a hosted tournament hear how it stands, and their programs follow them to the next game by themselves."""

from __future__ import annotations

import argparse
import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.cli import join
from cosmic_tui.extras.hosted_series import Tables
from cosmic_tui.games.chaos import cup
from cosmic_tui.host.serve import LOOPBACK, Host, Where
from cosmic_tui.link.remote import RemoteLink, Wishes
from cosmic_tui.messages.up import in_lobby
from cosmic_tui.plain import remote
from cosmic_tui.plain.peers import PeerSession
from cosmic_tui.storage.trust import Trust
from cosmic_tui.wire.codes import read
from cosmic_tui.words.loader import words
from engine.bots.player import Player
from engine.bots.questions import question_of
from engine.kernel.asking import nth
from tests.chaos.screens.test_tournament_kept import DECKS, OneHost
from tests.host.world import Peer, World


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


class Evening:
    """A tournament of people at one host, in the test's own world. Whoever sits first gives up."""

    def __init__(self, *names: str) -> None:
        entries = tuple(cup.Entry(name, deck) for name, deck in zip(names, DECKS, strict=False))
        self.cup = cup.new("friday", entries, 3)
        self.world = World(tables=0)
        self.clock = 0.0
        self.tables = Tables(self.cup, OneHost(self.world), lambda *_, **__: None, lambda: self.clock)  # type: ignore[arg-type]
        self.world.hub.ended = self.tables.ended
        self.look()

    def look(self) -> None:
        self.tables.open_tables()
        self.tables.tell()
        self.world.carry()

    def sit(self, name: str, key: str, follows: bool = True) -> Peer:
        peer = self.world.peer(name, f"the-session-of-{name}-{key}", key=key, follows=follows).connect()
        self.world.carry()
        return peer

    def play(self, key: str, loser: str, *names: str) -> list[Peer]:
        peers = [self.sit(name, key) for name in names]
        for peer in peers:
            peer.lobby("ready")
        self.world.carry()
        self.tables.look_at_clocks()
        self.look()
        (out,) = [peer for peer in peers if peer.name == loser]
        out.say(kind="answer", serial=0, answer={"act": ["concede"]})
        self.world.carry()
        return peers


def last(peer: Peer) -> dict[str, Any]:
    return [message for message in peer.told if message["kind"] == "series"][-1]


def test_everybody_hears_the_round_the_standings_the_clock_and_the_next_game() -> None:
    evening = Evening("Ada", "Bea", "Cyd", "Dan")
    first, second = (evening.tables.open[id] for id in ("swiss-1-1", "swiss-1-2"))
    one, other = ([chair for chair in hosted.room.plan.kept] for hosted in (first, second))
    ada = evening.sit(one[0], first.access.key)
    assert last(ada) | {"standings": []} == {
        "kind": "series", "name": "friday", "stage": "swiss", "round": 1, "of": 2, "standings": [], "left": -1.0,
        "against": "", "key": "",
    }  # fmt: skip
    assert [row[1:] for row in last(ada)["standings"]] == [[0, 0, 0]] * 4
    ada.cut()
    evening.clock = 100.0
    winners = evening.play(first.access.key, one[1], *one)
    assert last(winners[0])["left"] == pytest.approx(3600.0, abs=2), "the hour has just begun"
    evening.look()
    assert last(winners[0])["standings"][0] == [one[0], 1, 0, 0] and last(winners[0])["key"] == "", "round 1 goes on"
    others = evening.play(second.access.key, other[1], *other)
    evening.look()
    for peer in (*winners, *others):
        told = last(peer)
        hosted = next(hosted for hosted in evening.tables.open.values() if hosted.access.key == told["key"])
        assert hosted.room.plan.name.startswith("swiss-2") and told["round"] == 2
        assert set(hosted.room.plan.kept) == {peer.name, told["against"]}


def test_who_does_not_follow_and_who_looks_on_hear_no_key() -> None:
    """Nor does a watcher who has the name of somebody at another table: the key would open that chair."""
    evening = Evening("Ada", "Bea", "Cyd", "Dan")
    first, second = (evening.tables.open[id] for id in ("swiss-1-1", "swiss-1-2"))
    old = evening.world.peer("Zoe", key=first.access.key, watch=True).connect()
    name = second.room.plan.kept[0]
    watcher = evening.world.peer(name, "the-session-of-Yan", key=first.access.key, watch=True, follows=True).connect()
    evening.world.carry()
    for hosted in (first, second):
        evening.play(hosted.access.key, hosted.room.plan.kept[0], *hosted.room.plan.kept)
    evening.look()
    assert [message for message in old.told if message["kind"] == "series"] == [], "an older program knows no such word"
    assert last(watcher)["round"] == 2 and last(watcher)["key"] == ""


def test_a_tournament_has_no_rematch_and_says_when_it_is_over() -> None:
    evening = Evening("Ada", "Bea")
    for id in ("swiss-1-1", "final-1-1", "final-1-2"):
        ada, bea = evening.play(evening.tables.open[id].access.key, "Bea", "Ada", "Bea")
        ada.vote("rematch")
        evening.world.carry()
        assert ada.screen.refused == ["no_rematch"]
        evening.look()
    assert last(bea)["stage"] == "over" and last(bea)["key"] == ""
    assert [row[0] for row in last(bea)["standings"]] == ["Ada", "Bea"]


class Typist:
    """The keyboard of somebody in plain mode: ready at once, and Bea gives up when she is asked something."""

    END = "end"
    session: Any = None  # of the table where this person is now

    def __init__(self, name: str) -> None:
        self.name = name

    def next(self, prompt: str, seconds: float) -> str | None:
        session = self.session
        if session.lobby is not None:
            ready = session.lobby["you"] >= 0 and session.lobby["chairs"][session.lobby["you"]]["ready"]
            return None if ready else "ready"
        if session.finished or not session.playing or self.name != "Bea":
            return None
        return "yes" if session.sure is not None else "concede"


async def begun(folder: Path) -> tuple[cup.Cup, Host, asyncio.Task[bool], str]:
    """Begin a tournament of Ada and Bea on a host of its own. Return it, the host, its evening and the first code."""
    kept = cup.new("friday", (cup.Entry("Ada", DECKS[0]), cup.Entry("Bea", DECKS[1])), 3)
    found: list[Tables] = []
    host = Host(Where(0, LOOPBACK), folder, lambda table: found[0].ended(table))
    await host.start()
    found.append(Tables(kept, host, lambda *_, **__: None))
    evening = asyncio.create_task(found[0].run(asyncio.Event()))
    while "swiss-1-1" not in found[0].open:
        await asyncio.sleep(0.01)
    return kept, host, evening, host.code(found[0].open["swiss-1-1"])


async def test_two_programs_play_a_tournament_through_and_nobody_types_a_second_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Both join the first table; after every game they are at the next one, until the tournament is over."""
    typists = {name: Typist(name) for name in ("Ada", "Bea")}

    class Session(PeerSession):
        def __init__(self, link: Any, *args: Any) -> None:
            super().__init__(link, *args)
            typists[link.wishes.name].session = self

    monkeypatch.setattr(remote, "PATIENCE", 0.05)
    monkeypatch.setattr(remote, "PeerSession", Session)
    monkeypatch.setattr(remote.sys, "stdin", Terminal())
    monkeypatch.setattr("cosmic_tui.extras.hosted_series.LOOK", 0.05)
    kept, host, evening, first_code = await begun(tmp_path)
    code = read(first_code)
    links = {name: RemoteLink(code, Wishes(name), Trust(tmp_path / name)) for name in typists}
    said = words("en", plain=True)
    playing = [asyncio.create_task(remote.play(links[name], said, typists[name])) for name in typists]  # type: ignore[arg-type]
    while typists["Ada"].session is None or (typists["Ada"].session.series or {}).get("stage") != "over":
        await asyncio.sleep(0.01)
        assert not any(task.done() for task in playing)
    assert [id for id, _ in kept.games.results] == ["swiss-1-1", "final-1-1", "final-1-2"]
    for typist in typists.values():
        typist.session.done = True
    await asyncio.gather(*playing)
    await evening
    await host.stop()
    told = capsys.readouterr().out
    assert "Your next game is against Bea." in told and "Table final-1-2" in told and "The tournament is over." in told


async def test_bots_play_a_tournament_through_with_one_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`cosmic join CODE --bot random --name Ada`, and Bea: each says the result of every game, and ends with the last.
    """
    monkeypatch.setattr("cosmic_tui.extras.hosted_series.LOOK", 0.05)
    monkeypatch.setattr(join, "made", GivesUp)
    kept, host, evening, code = await begun(tmp_path)
    parser = argparse.ArgumentParser()
    join.configure(parser)  # type: ignore[arg-type]
    words_of = [[code, "--bot", level, "--name", name] for name, level in (("Ada", "random"), ("Bea", "rookie"))]
    assert await asyncio.gather(*(join.send_bot(parser.parse_args(typed)) for typed in words_of)) == [0, 0]
    assert await asyncio.wait_for(evening, 10)
    assert [id for id, _ in kept.games.results] == ["swiss-1-1", "final-1-1", "final-1-2"]
    assert len(re.findall("^Ada won. This bot gave", capsys.readouterr().out, re.M)) == 2 * 3
    await host.stop()


class Guest:
    """Somebody at a screen elsewhere: ready at once; who is to lose gives up when the game has begun."""

    def __init__(self, code: str, name: str, folder: Path, loses: bool) -> None:
        self.link = RemoteLink(read(code), Wishes(name), Trust(folder))
        self.loses, self.over = loses, False
        self.link.subscribe(self.hear)
        self.line = asyncio.create_task(self.link.run())

    def hear(self, seat: int, message: Any) -> None:
        self.over = self.over or message["kind"] == "over"
        if message["kind"] == "lobby" and seat >= 0 and not message["lobby"]["chairs"][seat]["ready"]:
            self.link.send(seat, in_lobby("ready"))
        elif message["kind"] == "view" and self.loses:
            self.loses = False
            self.link.send(seat, {"kind": "answer", "serial": 0, "answer": {"act": ["concede"]}})

    @property
    def key(self) -> str:
        return self.link.series["key"] if self.link.series is not None else ""


async def until(reached: Callable[[], bool]) -> None:
    while not reached():
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("killed", [False, True])
async def test_who_waits_on_a_finished_table_is_taken_along_by_a_host_that_was_restarted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, killed: bool
) -> None:
    """Ada and Bea have played, Cyd and Dan have not when the host ends; behind the restart all hear of round two. The
    result of a host that was killed before it had written it down is written down then.
    """
    monkeypatch.setattr("cosmic_tui.extras.hosted_series.LOOK", 0.05)
    monkeypatch.setattr("cosmic_tui.link.remote.LONGEST_WAIT", 0.1)
    entries = tuple(cup.Entry(name, deck) for name, deck in zip(("Ada", "Bea", "Cyd", "Dan"), DECKS, strict=False))
    kept = cup.new("friday", entries, 3)

    async def opened(port: int) -> tuple[Host, Tables, asyncio.Task[bool], asyncio.Event]:
        found: list[Tables] = []
        record = (lambda table: None) if killed and not port else (lambda table: found[0].ended(table))
        host = Host(Where(port, LOOPBACK, lan=False), tmp_path / "host", record)
        host.keeps_all = True
        await host.start()
        host.resume_tables()
        found.append(Tables(kept, host, lambda *_, **__: None))
        found[0].find()
        stop = asyncio.Event()
        return host, found[0], asyncio.create_task(found[0].run(stop)), stop

    (tmp_path / "host").mkdir()
    host, tables, evening, stop = await opened(0)
    await until(lambda: "swiss-1-2" in tables.open)
    first, second = (tables.open[id] for id in ("swiss-1-1", "swiss-1-2"))
    pairs = [(host.code(hosted), hosted.room.plan.kept) for hosted in (first, second)]
    early = [Guest(pairs[0][0], name, tmp_path / name, name == pairs[0][1][1]) for name in pairs[0][1]]
    await until(lambda: all(guest.over for guest in early) and not first.room.owed())
    assert [id for id, _ in kept.games.results] == ([] if killed else ["swiss-1-1"])
    stop.set()
    await evening
    await host.stop()
    again, tables, evening, stop = await opened(host.port)
    assert [id for id, _ in kept.games.results] == ["swiss-1-1"]
    late = [Guest(pairs[1][0], name, tmp_path / name, name == pairs[1][1][1]) for name in pairs[1][1]]
    await until(lambda: all(guest.key for guest in (*early, *late)))
    ways = {hosted.access.key: hosted.room.plan for hosted in tables.open.values()}
    for guest in (*early, *late):
        plan = ways[guest.key]
        assert plan.name.startswith("swiss-2") and guest.link.wishes.name in plan.kept
        guest.link.close()
    await asyncio.gather(*(guest.line for guest in (*early, *late)))
    stop.set()
    await evening
    again.keeps_all = False
    await again.stop()
    assert again.files.names() == []


class GivesUp(Player):
    """If it was sent as a rookie; any other takes whatever comes first."""

    def __init__(self, name: str, seed: int, seat: int, game: str) -> None:
        self.name = name

    def answer(self, view: Any) -> Any:
        return {"act": ["concede"]} if self.name == "rookie" else nth(question_of(view), 0)


class Terminal:
    """A keyboard is there, and nobody uses it but the typists."""

    def isatty(self) -> bool:
        return True
