"""A table elsewhere: the lobby before the game, a line that breaks, votes and pauses (the messages of the wire)."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.canvas.cells import plain
from cosmic_tui.link.remote import RemoteLink, Wishes
from cosmic_tui.screens.menu import MenuScreen
from cosmic_tui.wire.codes import Invitation
from tests.snapshots.canned import Canned, CannedLink, canned

from .playing import app_for, settled
from .sitting import Broken, Elsewhere, KeepingLink, sit_at

CHAIR = {"who": "person", "name": "Vera", "level": "", "ready": False, "here": True, "owner": True}
FREE = {"who": "open", "name": "", "level": "", "ready": False, "here": True, "owner": False}
BOT = {"who": "bot", "name": "Quill", "level": "rookie", "ready": True, "here": True, "owner": False}
LOBBY = {"name": "friday", "game": "encounter", "you": 0, "owner": True, "watching": 2, "chairs": [CHAIR, FREE, BOT],
         "options": {"flares": True, "levels": ["green"]}}  # fmt: skip
SEATED = {"name": "Vera", "who": "person", "state": "here", "away": 0.0}


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
        link.sent.clear()
        await pilot.press("f", "w")
        assert link.deeds() == [("fill", -1, "rookie"), ("stand", -1, "")]


async def test_a_click_points_at_a_chair_and_a_second_one_sits_down() -> None:
    link = LobbyLink()
    app = app_for(link)
    async with app.run_test(size=(100, 30)) as pilot:
        await settled(pilot)
        await pilot.click(offset=(5, 3))
        await settled(pilot)
        assert link.deeds() == []
        await pilot.click(offset=(5, 3))
        await settled(pilot)
        assert link.deeds() == [("sit", 1, "")]


@pytest.mark.parametrize(
    ("about", "words"),
    [
        ({}, "One seat is free. Wait"),
        ({"come_in": "cosmic join CODE"}, "Send your friends the line above"),
        ({"chairs": [CHAIR, {**CHAIR, "name": "Ines"}, BOT]}, "Ines not ready yet"),
        ({"chairs": [CHAIR, BOT]}, "Press Enter to start the game"),
        ({"owner": False}, "Press r when you are ready"),
        ({"owner": False, "chairs": [{**CHAIR, "ready": True}, FREE, BOT]}, "The host starts the game"),
        ({"owner": False, "alone": True, "chairs": [{**CHAIR, "ready": True}, FREE, BOT]}, "begins when everybody is"),
        ({"owner": False, "you": -1}, "You are watching"),
    ],
)
async def test_the_lobby_says_what_to_do_now(about: dict[str, Any], words: str) -> None:
    app = app_for(LobbyLink(**about))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert words in shown(app)


async def test_the_line_to_type_stands_in_a_row_of_its_own() -> None:
    """So that a terminal can copy it in one go."""
    line = "cosmic join 3498PGE8J5X11Q527V94WQ8AVWWC7D946Y2F7V8KES91VG00081EEP8"
    app = app_for(LobbyLink(come_in=line))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert line in [plain(row).strip() for row in app.screen.sheet.shown]


async def test_what_was_said_goes_along_to_another_chair_and_into_the_game() -> None:
    link = LobbyLink(you=-1)
    app = app_for(link)
    async with app.run_test(size=(100, 30)) as pilot:
        await settled(pilot)
        link.tell({"kind": "said", "first": 0, "lines": [[1, "Ines", "good evening"]]})
        link.tell({"kind": "chat", "seat": 1, "name": "Ines", "text": "sit down"})
        assert link._listener is not None
        link._listener(1, {"kind": "lobby", "lobby": {**LOBBY, "you": 1}})
        await settled(pilot)
        assert "good evening" in shown(app) and "sit down" in shown(app)
        link._listener(1, {"kind": "said", "first": 0, "lines": [[1, "Ines", "good evening"], [1, "Ines", "sit down"]]})
        await settled(pilot)
        assert shown(app).count("sit down") == 1


async def test_a_guest_is_ready_with_enter() -> None:
    link = LobbyLink(owner=False)
    app = app_for(link)
    async with app.run_test(size=(100, 30)) as pilot:
        await settled(pilot)
        await pilot.press("enter")
        assert link.deeds() == [("ready", -1, "")]


async def test_a_line_in_the_lobby_is_sent_or_left_by_a_click() -> None:
    """A click on Enter sends it, and starts no game meanwhile."""
    link = LobbyLink()
    app = app_for(link)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        for way, words in (("Enter", ["hi"]), ("Esc", [])):
            link.sent.clear()
            await pilot.press("c", *"hi")
            await settled(pilot)
            await pilot.click(offset=(shown(app).splitlines()[-1].index(way), 23))
            await settled(pilot)
            assert [message["text"] for message in link.sent if message["kind"] == "chat"] == words
            assert link.deeds() == [] and app.table().eyes.typing is None


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
        assert "Only the host can do that" in shown(app)


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
        assert "Your seat is saved" in at.rows[-1]
        at.link.tell(0, {"kind": "line", "state": "here", "seconds": 0.0, "code": "", "facts": {}})
        await at.press("escape")
        assert "Your seat is saved" not in at.rows[-1]
        assert "[3]" in at.text


async def test_an_answer_that_takes_long_is_told_until_a_word_comes() -> None:
    async with sit_at("planning") as at:
        line = {"kind": "line", "seconds": 0.0, "code": "", "facts": {}}
        at.link.tell(0, {**line, "state": "slow"})
        await at.press()
        assert "The host has not answered yet" in at.rows[-1]
        at.link.tell(0, {**line, "state": "quick"})
        await at.press("escape")
        assert "No word" not in at.rows[-1]


async def test_a_vote_is_answered_with_y_or_n() -> None:
    async with sit_at("planning") as at:
        vote = {"kind": "vote", "about": "pause", "seat": -1, "by": 1, "state": "open", "yes": [1], "wait": [0]}
        at.link.tell(0, vote)
        await at.press()
        assert "Tom proposes" in at.rows[-1]
        await at.press("y")
        assert at.link.sent[-1] == {"kind": "vote", "about": "pause", "seat": -1, "yes": True}
        replace = {"kind": "vote", "about": "replace", "seat": 2, "by": 1, "state": "open", "yes": [1], "wait": [0]}
        at.link.tell(0, replace)
        await at.press()
        assert f"a bot in an empty seat: {at.table.model.people[2].name}. Do you agree?" in at.rows[-1], (
            "whose seat is said"
        )
        at.link.tell(0, {**vote, "state": "passed", "wait": []})
        at.link.tell(0, {"kind": "paused", "paused": True})
        await at.press()
        assert "paused" in at.rows[-1]


async def test_a_line_that_ends_for_good_is_one_sentence() -> None:
    """The app leaves; the command line says why and ends with 2."""
    app = app_for(Broken("planning"))
    async with app.run_test(size=(100, 30)) as pilot:
        await settled(pilot)
        assert app._exit
        assert "closed the table" in app.farewell


async def test_a_lost_table_leads_back_to_the_title_if_one_came_from_there() -> None:
    app = app_for()
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        app.open_table(Broken("planning"))
        await settled(pilot)
        assert not app._exit
        assert app.table() is None
        assert "closed the table" in shown(app)
        assert "when the host has reopened it" in " ".join(shown(app).split())


async def test_a_form_that_led_nowhere_is_still_filled_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One reads what was wrong, corrects it, and tries again."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    app = app_for()
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("j", "enter", *"127.0.0.1:1", "enter", "down", "down", "enter", *"abc")
        await settled(pilot)
        assert "***" in shown(app) and "abc" not in shown(app)
        await pilot.press("enter", "down", "down", "enter")
        while "Nobody answers" not in " ".join(shown(app).split()):
            await pilot.pause(0.05)
        assert "127.0.0.1:1" in shown(app)
        await pilot.press("enter")
        while app.table() is not None or "Nobody answers" not in " ".join(shown(app).split()):
            assert "another window" not in " ".join(shown(app).split())  # the same seat once more
            await pilot.pause(0.01)
        await pilot.press("escape")
        await settled(pilot)
        assert "Open a table" in shown(app)


async def test_who_may_only_play_here_finds_no_title() -> None:
    """`cosmic join --only`: leaving the table is leaving the program."""
    app = app_for(KeepingLink("planning"), only_table=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("m", "end")
        await settled(pilot)
        assert "quit" in shown(app) and "title" not in shown(app)
        await pilot.press("escape", "q")
        await settled(pilot)
        assert "Leave the game?" in shown(app) and "title" not in shown(app)
        await pilot.press("t")
        await settled(pilot)
        assert app._exit and app.return_code == 0


async def test_whose_game_is_over_there_is_offered_the_way_out() -> None:
    app = app_for(KeepingLink("victory"), only_table=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "Esc quit" in shown(app) and "title" not in shown(app)
        await pilot.press("escape")
        await settled(pilot)
        assert app._exit and app.return_code == 0


ENDING = {"hands": [["attack_04"], *[[]] * 4], "aliens": [[]] * 5}
OVER = {"kind": "over", "seed": 7, "winners": [], "ending": ENDING}
REMATCH = {"kind": "vote", "about": "rematch", "seat": -1, "by": 1, "state": "open", "yes": [1], "wait": [0]}


async def test_a_game_that_was_ended_by_consent_has_no_winner() -> None:
    async with sit_at("planning", kind=Elsewhere) as at:
        at.link.tell(0, OVER)
        await at.press()
        assert "Nobody has won" in at.text and at.app.screen is at.table
        await at.press("enter")
        assert "Nobody has won" in at.text and "VICTORY" not in at.text


async def test_another_game_is_asked_for_and_begins() -> None:
    async with sit_at("planning", kind=Elsewhere) as at:
        at.link.tell(0, OVER)
        await at.press("enter", "R")
        assert at.link.sent[-1] == {"kind": "vote", "about": "rematch", "seat": -1, "yes": True}
        at.link.tell(0, REMATCH)
        await at.press()
        assert "Tom proposes a rematch" in at.rows[-1]
        await at.press("n")
        assert at.link.sent[-1] == {"kind": "vote", "about": "rematch", "seat": -1, "yes": False}
        at.link.tell(0, {**REMATCH, "state": "passed", "wait": []})
        for _, message in canned("planning").messages:
            at.link.tell(0, message)
        await at.press()
        assert "PLANNING" in at.text and "rematch" not in at.text


async def test_people_talk_after_the_game() -> None:
    async with sit_at("planning", kind=Elsewhere) as at:
        at.link.tell(0, OVER)
        await at.press("enter", "c", *"gg", "enter")
        assert at.link.sent[-1] == {"kind": "chat", "text": "gg"}
        at.link.tell(0, {"kind": "chat", "seat": 1, "name": "Tom", "text": "well played"})
        await at.press()
        assert "Tom: well played" in at.rows[-1]


async def test_nobody_is_shown_out_by_one_key() -> None:
    async with sit_at("planning", kind=Elsewhere) as at:
        at.link.offers = replace(at.link.offers, owner=True)
        at.link.tell(0, {"kind": "presence", "seats": [SEATED, {**SEATED, "name": "Tom"}, *[SEATED] * 3]})
        await at.press("m")
        menu = at.app.screen
        assert isinstance(menu, MenuScreen)
        await at.press(*["down"] * len(menu.commands()), "enter", "down", "down")
        assert "show Tom out" in at.text
        before = len(at.link.sent)
        await at.press("enter")
        assert "out? Enter again" in at.text and len(at.link.sent) == before
        await at.press("enter")
        assert at.link.sent[-1]["do"] == "kick" and at.link.sent[-1]["seat"] == 1


async def test_a_hint_about_a_vote_goes_with_the_vote() -> None:
    async with sit_at("planning") as at:
        vote = {"kind": "vote", "about": "pause", "seat": -1, "by": 0, "state": "open", "yes": [0], "wait": [1]}
        at.link.tell(0, vote)
        await at.press()
        assert "Tom has not answered yet" in at.rows[-1]
        at.link.tell(0, {**vote, "wait": [1, 2]})
        await at.press()
        assert "Tom and Ines have not answered yet" in at.rows[-1]
        at.link.tell(0, {**vote, "state": "failed", "wait": []})
        await at.press()
        assert "not said yet" not in at.text


async def test_a_table_elsewhere_opens_at_its_board_and_not_at_its_story() -> None:
    """The log opens by itself for records that are read, never for a game that is played."""
    link = RemoteLink(Invitation("127.0.0.1", 1), Wishes("Vera"))
    app = app_for(link)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert app.screen is app.table()


async def test_before_anything_is_told_one_waits() -> None:
    app = app_for(CannedLink(Canned([], (0,))))
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        assert "Waiting" in shown(app)
