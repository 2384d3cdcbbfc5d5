"""The record of a game leaves its host after the end, part by part, for those who ask: and never sooner."""

from __future__ import annotations

import asyncio
import random
from base64 import b64decode
from pathlib import Path
from typing import Any

import msgpack
import pytest

from cosmic_tui.link.fetch import MOST_PARTS, Fetch
from cosmic_tui.link.film import FilmLink
from cosmic_tui.link.remote import RemoteLink, Wishes
from cosmic_tui.link.replay import ReplayLink, load
from cosmic_tui.messages.up import vote
from cosmic_tui.messages.words import LONGEST_PART
from cosmic_tui.new_game import can_be_seen, look_back
from cosmic_tui.room.record import PARTS_AT_ONCE, in_parts, record_of
from cosmic_tui.screens.replaying import ReplayScreen
from cosmic_tui.storage import records
from cosmic_tui.storage.trust import Trust
from cosmic_tui.table.setup import BOT, GameSetup, SeatSetup
from cosmic_tui.table.table import Table
from cosmic_tui.wire.codes import read as read_code
from engine.bots import make_bot
from engine.chaos.decks import READY
from engine.games import start
from engine.kernel.asking import Refused
from engine.kernel.record import Record, read, replay, write
from tests.screens.playing import answer, app_for, rows, settled

from .sockets import leave, let_in, open_host, robot
from .world import World

SOME = 8  # answers of a person, after which a game is ended by consent where its end does not matter
DECKS = [dict(READY[name].cards) for name in ("sharkfolk_hunt", "human_combined_fleet")]


def fetched(peer: Any, first: int = 0) -> Record | None:
    """What a program gets that asks for all of it from there on."""
    parts: list[str] = []
    while True:
        before = len(peer.told)
        peer.say(kind="record", first=first + len(parts))
        peer.world.carry()
        answers = [message for message in peer.told[before:] if message["kind"] == "record"]
        if not answers:
            return None
        parts += answers[0]["parts"]
        if first + len(parts) >= answers[0]["of"]:
            return read(b64decode("".join(parts), validate=True))


def bytes_heard(peer: Any) -> bytes:
    return b"".join(data for _, data in peer.heard)


class TestWithoutSockets:
    def test_it_is_refused_before_the_end_at_every_moment_and_nothing_of_it_is_told(self) -> None:
        """To a player, to somebody who looks on, in the lobby and after every answer."""
        world = World()
        ada, watcher = world.peer("Ada").connect(), world.peer("Wim", watch=True).connect()
        world.carry()
        assert fetched(ada) is None and ada.screen.refused == ["not_started"]
        world = World()
        ada, *_ = world.players("Ada", "Bea", "Cai")
        watcher = world.peer("Wim", watch=True).connect()
        asked = 0
        while not world.room.over:
            world.play(1)
            if world.room.over:
                break
            assert fetched(ada) is None and fetched(watcher) is None
            asked += 1
            world.wait(0.2)  # as fast as a peer may speak
        assert asked > 20
        assert set(ada.screen.refused) == set(watcher.screen.refused) == {"game_not_over"}
        assert all("parts" not in message for peer in (ada, watcher) for message in peer.told)
        assert world.room.record_parts == []

    def test_after_the_end_everybody_gets_the_same_game(self) -> None:
        world = World()
        ada, bea, _ = world.players("Ada", "Bea", "Cai")
        watcher = world.peer("Wim", watch=True).connect()
        world.play()
        table = world.room.table
        assert table is not None and ada.screen.over["ending"]["record"] is True
        record = fetched(ada)
        assert record is not None and record == fetched(bea) == fetched(watcher)
        assert record.about == {"names": ("Ada", "Bea", "Cai"), "people": (0, 1, 2)}
        again = start(record)
        replay(record, again)
        assert again.over and again.game.facts() == table.match.game.facts()

    def test_who_looks_on_with_a_delay_gets_it_when_they_know_the_end(self) -> None:
        world = World(delay=30.0)
        ada, *_ = world.players("Ada", "Bea", "Cai")
        watcher = world.peer("Wim", watch=True).connect()
        world.play()
        assert fetched(ada) is not None
        assert watcher.screen.over is None and fetched(watcher) is None
        world.wait(31.0)
        assert watcher.screen.over is not None and fetched(watcher) is not None

    def test_what_was_taken_back_is_not_in_it_and_a_killed_host_still_has_it(self) -> None:
        world = World(("open", "random", "random"))
        (ada,) = world.players("Ada")
        world.play(12)
        table = world.room.table
        assert table is not None
        answers = 0
        while table.answers >= answers:  # until one of them could be taken back
            answers = table.answers
            ada.say(kind="undo")
            world.carry()
            if table.answers >= answers:
                world.play(1)
        world.play()
        record = fetched(ada)
        world.kill()
        ada.connect()
        world.carry()
        assert record is not None and record == fetched(ada)
        match = start(record)
        replay(record, match)
        assert match.over and len(record.answers) == table.answers

    def test_a_game_ended_by_consent_is_handed_out_as_far_as_it_came(self) -> None:
        world = World()
        peers = world.players("Ada", "Bea", "Cai")
        world.play(10)
        for peer in peers:
            peer.vote("end")
            world.carry()
        record = fetched(peers[0])
        assert record is not None and not start(record).over
        assert world.room.table is not None and len(record.answers) == world.room.table.answers

    def test_the_next_game_takes_it_away(self) -> None:
        world = World()
        peers = world.players("Ada", "Bea", "Cai")
        world.play()
        assert fetched(peers[0]) is not None
        for peer in peers:
            peer.vote("rematch")
            world.carry()
        assert fetched(peers[0]) is None and peers[0].screen.refused[-1] == "game_not_over"


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("encounter", {"technology": True}), ("andromeda", {"length": "short"}),
        ("chaos", {"decks": DECKS, "last_turn": 20}),
    ],
    ids=["encounter", "andromeda", "chaos"],
)  # fmt: skip
def test_the_record_of_every_game_fits_into_parts_and_is_read_again(game: str, options: dict[str, Any]) -> None:
    names = ("Ada", "Bea", "Cai")[: 3 if game == "encounter" else 2]
    seats = tuple(SeatSetup(BOT, name, "random") for name in names)
    table = Table(GameSetup(seats, 7, {"seats": len(seats), **options}, game))
    table.start(0.0)
    assert table.match.over
    parts = in_parts(record_of(table))
    assert 0 < len(parts) <= MOST_PARTS and all(len(part) <= LONGEST_PART for part in parts)
    assert len(b"".join(part.encode() for part in parts)) < 10_000, "a game is a few kilobytes"
    record = read(b64decode("".join(parts)))
    seen = ReplayLink(record, names, 1)
    assert seen.match.over and seen.past.points(1) > 20


# --- the other end of the line ------------------------------------------------------------------------------------


def told_end(record: Record, **more: Any) -> dict[str, Any]:
    return {"kind": "over", "winners": [], "seed": record.seed, "ending": {"record": True, **more}}


def hello(record: Record) -> dict[str, Any]:
    return {"kind": "hello", "game": record.game, "seats": [{}, {}, {}]}


RECORD = Record("encounter", 1, {"seats": 3}, 7, [(0, (1, "x" * 300))] * 3)


def test_an_older_host_is_not_asked() -> None:
    asked: list[int] = []
    fetch = Fetch(asked.append)
    fetch.take(hello(RECORD))
    fetch.take({**told_end(RECORD), "ending": {}})
    assert asked == [] and fetch.record is None


def test_parts_are_asked_for_until_all_are_there() -> None:
    asked: list[int] = []
    fetch = Fetch(asked.append)
    parts = [in_parts(RECORD)[0][at : at + 40] for at in range(0, len(in_parts(RECORD)[0]), 40)]
    fetch.take(hello(RECORD))
    fetch.take(told_end(RECORD))
    for first in range(0, len(parts), 2):
        assert asked[-1] == first and fetch.record is None
        fetch.take({"kind": "record", "first": first, "of": len(parts), "parts": parts[first : first + 2]})
    assert fetch.record == RECORD and fetch.data == write(RECORD)
    fetch.take(told_end(RECORD))  # the end is told again to a guest who comes again
    assert len(asked) == (len(parts) + 1) // 2


@pytest.mark.parametrize(
    "lie",
    [
        {"first": 1}, {"of": MOST_PARTS + 1}, {"parts": []}, {"parts": ["%"]}, {"parts": ["QUJD"]}, {"of": 0},
        {"parts": in_parts(Record("encounter", 1, {"seats": 3}, 8))}, {"parts": in_parts(Record("chaos", 1, {}, 7))},
    ],
)  # fmt: skip
def test_a_host_that_sends_something_else_is_asked_no_more(lie: dict[str, Any]) -> None:
    asked: list[int] = []
    fetch = Fetch(asked.append)
    fetch.take(hello(RECORD))
    fetch.take(told_end(RECORD))
    fetch.take({"kind": "record", "first": 0, "of": 1, "parts": in_parts(RECORD), **lie})
    assert fetch.record is None and fetch.data == b"" and asked == [0]


def test_parts_that_nobody_asked_for_are_no_record() -> None:
    fetch = Fetch(lambda first: None)
    fetch.take(hello(RECORD))
    fetch.take({"kind": "record", "first": 0, "of": 1, "parts": in_parts(RECORD)})
    assert fetch.record is None


# --- over real sockets --------------------------------------------------------------------------------------------


class Player:
    """Somebody at a screen of their own, for whom a bot chooses."""

    def __init__(self, code: str, name: str, folder: Path, watch: bool = False) -> None:
        self.link = RemoteLink(read_code(code), Wishes(name, watch=watch), Trust(folder))
        self.bot = make_bot("random", 0, 100)
        self.view: Any = None
        self.kinds: list[str] = []
        self.early = False
        self.answers = 0
        self.link.subscribe(self.heard)

    def heard(self, seat: int, message: Any) -> None:
        self.kinds.append(message["kind"])
        self.early |= "over" not in self.kinds and self.link.offers.retold is not None
        if message["kind"] == "lobby" and seat >= 0 and not message["lobby"]["chairs"][seat]["ready"]:
            self.link.send(seat, {"kind": "lobby", "do": "ready", "seat": -1, "word": "", "options": {}})
        if message["kind"] == "view":
            self.view = message["view"]
        if message["kind"] == "question" and message["question"] is not None:
            self.answers += 1
            given = {"kind": "answer", "serial": message["serial"], "answer": self.bot.answer(self.view)}
            self.link.send(seat, given)


async def test_a_person_elsewhere_sees_the_game_from_any_seat_once_it_is_over(folder: Path) -> None:
    host, code = await open_host(folder, chairs=("open", "random", "random"))
    ada = Player(code, "Ada", folder)
    task = await let_in(ada.link)
    watcher = Player(code, "Wim", folder, watch=True)
    watching = await let_in(watcher.link)
    while ada.answers < SOME:
        await asyncio.sleep(0.01)
    assert ada.link.offers.record == b""
    ada.link.send(0, vote("end"))
    for one in (ada, watcher):
        while one.link.offers.retold is None:
            assert not task.done() and not watching.done()
            await asyncio.sleep(0.01)
        assert one.kinds.index("over") < one.kinds.index("record") and not one.early
    table = host.hub.tables["1"].room.table
    assert table is not None
    for seat, own in enumerate(table.seats):
        retold = ada.link.retold(seat)
        assert isinstance(retold, ReplayLink) and retold.names[0] == "Ada"
        if own.person:
            assert retold.events == own.log
        assert retold.past.points(seat) > 3
    assert read(watcher.link.offers.record) == read(ada.link.offers.record)
    await leave(watcher.link, watching)
    await leave(ada.link, task)
    await host.stop()


def refusing(*_: Any) -> Any:
    raise Refused("record_rules", theirs=1, ours=2)


def story(link: Any) -> Any:
    heard: list[Any] = []
    link.subscribe(lambda seat, message: heard.append(message))
    return plain(heard)


def plain(told: Any) -> Any:
    return msgpack.unpackb(msgpack.packb(told))


async def test_a_guest_keeps_the_game_and_sees_its_film_under_later_rules(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As its own seat was told it: nothing is in the film that the record would not show to that seat."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    host, code = await open_host(folder, chairs=("open", "random", "random"))
    ada = Player(code, "Ada", folder)
    ada.link.keeps = True
    task = await let_in(ada.link)
    while ada.answers < SOME:
        await asyncio.sleep(0.01)
    assert ada.link.offers.kept_as == "" and not (tmp_path / "data").exists()
    ada.link.send(0, vote("end"))
    while not list(tmp_path.glob("data/cosmic/records/*.film")):
        await asyncio.sleep(0.01)
    name, table = ada.link.offers.kept_as, host.hub.tables["1"].room.table
    kept = records.find(name)
    assert [one.name for one in sorted(kept.parent.iterdir())] == [f"{name}.cosmicgame", f"{name}.film"]
    assert kept.read_bytes() == ada.link.offers.record and name in can_be_seen(None)
    again = look_back(name, None)
    assert isinstance(again, ReplayLink) and table is not None and again.events == table.seats[0].log
    monkeypatch.setattr("cosmic_tui.link.replay.start", refusing)  # nothing can be played again
    seen = look_back(name, None)
    assert isinstance(seen, FilmLink) and story(seen) == story(again)
    assert seen.past.plain(0) == again.past.plain(0) and seen.past.points(0) > 3
    await leave(ada.link, task)
    await host.stop()


async def test_a_screen_elsewhere_tells_the_game_to_any_seat_and_completes_its_report(folder: Path) -> None:
    """The report written at the first question gets the record when the game is over; another seat is one key away."""
    host, code = await open_host(folder, chairs=("open", "random", "random"))
    link = RemoteLink(read_code(code), Wishes("Vera"), Trust(folder))
    app, chance = app_for(link, diary=folder), random.Random(5)
    async with app.run_test(size=(100, 30)) as pilot:
        table = app.table()
        while table.model.lobby is None:
            await pilot.pause(0.01)
        link.send(0, {"kind": "lobby", "do": "ready", "seat": -1, "word": "", "options": {}})
        while table.answer.draft is None:
            await pilot.pause(0.01)
        await pilot.press("exclamation_mark")
        (report,) = (folder / "reports").iterdir()
        while table.state.answers < SOME:
            assert [file.name for file in report.iterdir()] == ["report.json"]
            if table.state.question is not None and table.answer.draft is not None:
                answer(app, chance)
            await settled(pilot)
        link.send(0, vote("end"))
        while not (report / "game.cosmic").exists():
            await pilot.pause(0.01)
        record = load(report / "game.cosmic")
        assert start(record).game.n == 3 and len(record.answers) >= SOME
        await pilot.press("v", "v")  # to the last page, and from there
        await settled(pilot)
        page = app.screen
        assert isinstance(page, ReplayScreen) and "other seat" in rows(app)
        await pilot.press("tab")
        await settled(pilot)
        assert page.told.seat == 1 and page.state.view is not None and page.state.view["seat"] == 1
        record.rules = 999  # of a host that speaks of another game than was played
        link.fetch.record = record
        await pilot.press("tab")
        await settled(pilot)
        assert page.told.seat == 1 and "made by other rules" in rows(app)
    await host.stop()


async def test_a_bot_elsewhere_does_not_ask(folder: Path) -> None:
    host, code = await open_host(folder, chairs=("open", "random", "random"))
    player = robot(code, "Ada", folder)
    player.link.wishes.bot = True
    task = asyncio.create_task(player.link.run())
    room = host.hub.tables["1"].room
    while player.answers < SOME:
        await asyncio.sleep(0.01)
    player.link.send(0, vote("end"))
    while player.over is None:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.1)
    assert room.over and room.record_parts == [] and player.link.offers.retold is None
    await leave(player.link, task)
    await host.stop()


def test_parts_come_a_few_at_a_time() -> None:
    long = Record("encounter", 1, {}, 7, [(0, str(number)) for number in range(60_000)])
    parts = in_parts(long)
    assert len(parts) > PARTS_AT_ONCE
    world = World()
    ada, *_ = world.players("Ada", "Bea", "Cai")
    world.play()
    world.room.record_parts = parts
    assert fetched(ada) == long
    told = [message for message in ada.told if message["kind"] == "record"]
    assert max(len(message["parts"]) for message in told) == PARTS_AT_ONCE
