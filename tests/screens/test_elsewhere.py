"""A table elsewhere: the lobby before the game, a line that breaks, votes and pauses (the messages of the wire)."""

from typing import Any

import pytest

from cosmic_tui.draw.cells import plain
from tests.snapshots.canned import Canned, CannedLink, canned

from .playing import app_for, settled
from .sitting import KeepingLink, sit_at

CHAIR = {"who": "person", "name": "Vera", "level": "", "ready": False, "here": True, "owner": True}
FREE = {"who": "open", "name": "", "level": "", "ready": False, "here": True, "owner": False}
BOT = {"who": "bot", "name": "Quill", "level": "rookie", "ready": True, "here": True, "owner": False}
LOBBY = {"name": "friday", "game": "encounter", "you": 0, "owner": True, "watching": 2, "chairs": [CHAIR, FREE, BOT],
         "options": {"flares": True, "levels": ["green"]}}  # fmt: skip


class LobbyLink(CannedLink):
    """A room that has not begun; keeps the deeds it is sent."""

    def __init__(self, **about: Any) -> None:
        super().__init__(Canned([(0, {"kind": "lobby", "lobby": {**LOBBY, **about}})], (0,)))
        self.sent: list[dict[str, Any]] = []

    def send(self, seat: int, message: dict[str, Any]) -> None:
        self.sent.append(message)

    def tell(self, message: dict[str, Any]) -> None:
        assert self._listener is not None
        self._listener(0, message)

    def deeds(self) -> list[tuple[str, int, str]]:
        return [
            (message["do"], message["seat"], message["word"]) for message in self.sent if message["kind"] == "lobby"
        ]


def shown(app: Any) -> str:
    return "\n".join(plain(row) for row in app.screen.sheet.shown)


@pytest.mark.parametrize("size", [(80, 24), (140, 45)], ids=str)
async def test_the_lobby_shows_who_sits_where(size: tuple[int, int]) -> None:
    app = app_for(LobbyLink())
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        text = shown(app)
        for words in ("friday", "Vera", "free", "Quill", "bot rookie", "flares", "2 watching", "waiting for 1 more"):
            assert words in text


async def test_deeds_of_whoever_runs_the_table() -> None:
    link = LobbyLink()
    app = app_for(link)
    async with app.run_test(size=(100, 30)) as pilot:
        await settled(pilot)
        await pilot.press("r", "down", "b", "x", "k", "enter")
        assert link.deeds() == [
            ("ready", -1, ""),
            ("bot", 1, "rookie"),
            ("shut", 1, ""),
            ("sit", 1, ""),
            ("start", -1, ""),
        ]


async def test_a_guest_is_ready_with_enter() -> None:
    link = LobbyLink(owner=False)
    app = app_for(link)
    async with app.run_test(size=(100, 30)) as pilot:
        await settled(pilot)
        await pilot.press("enter")
        assert link.deeds() == [("ready", -1, "")]


async def test_people_talk_in_the_lobby() -> None:
    link = LobbyLink()
    app = app_for(link)
    async with app.run_test(size=(100, 30)) as pilot:
        await settled(pilot)
        await pilot.press("c", *"hi", "enter")
        assert {"kind": "chat", "text": "hi"} in link.sent
        link.tell({"kind": "chat", "seat": 2, "name": "Ines", "text": "hello"})
        link.tell({"kind": "refused", "serial": 0, "code": "not_owner", "facts": {}})
        await settled(pilot)
        assert "Ines: hello" in shown(app)
        assert "whoever runs the table" in shown(app)


async def test_the_game_begins() -> None:
    link = LobbyLink()
    app = app_for(link)
    async with app.run_test(size=(100, 30)) as pilot:
        await settled(pilot)
        for _, message in canned("planning").messages:
            link.tell(message)
        await settled(pilot)
        assert "PLANNING" in shown(app)


async def test_a_line_that_is_gone_is_told_and_nothing_is_lost() -> None:
    async with sit_at("planning") as at:
        await at.press("3")
        at.link.tell(0, {"kind": "line", "state": "waiting", "seconds": 2.0, "code": "", "facts": {}})
        await at.press()
        assert "Your seat is kept" in at.rows[-1]
        at.link.tell(0, {"kind": "line", "state": "here", "seconds": 0.0, "code": "", "facts": {}})
        await at.press("escape")
        assert "Your seat is kept" not in at.rows[-1]
        assert "[3]" in at.text


async def test_a_vote_is_answered_with_y_or_n() -> None:
    async with sit_at("planning") as at:
        vote = {"kind": "vote", "about": "pause", "seat": -1, "by": 1, "state": "open", "yes": [1], "wait": [0]}
        at.link.tell(0, vote)
        await at.press()
        assert "Tom asks everybody" in at.rows[-1]
        await at.press("y")
        assert at.link.sent[-1] == {"kind": "vote", "about": "pause", "seat": -1, "yes": True}
        at.link.tell(0, {**vote, "state": "passed", "wait": []})
        at.link.tell(0, {"kind": "paused", "paused": True})
        await at.press()
        assert "paused" in at.rows[-1]


async def test_a_line_that_ends_for_good_is_one_sentence() -> None:
    """The app leaves; the command line says why and ends with 2."""

    class Broken(KeepingLink):
        async def run(self) -> tuple[str, dict[str, Any]]:
            return "host_closed", {}

    app = app_for(Broken("planning"))
    async with app.run_test(size=(100, 30)) as pilot:
        await settled(pilot)
        assert app._exit
        assert "closed the table" in app.farewell


async def test_before_anything_is_told_one_waits() -> None:
    app = app_for(CannedLink(Canned([], (0,))))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "waits" in shown(app)
