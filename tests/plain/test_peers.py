"""Plain mode at a table elsewhere: lobby and votes by typed words, a whole game over a real line, and its bad days."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cosmic_tui.host.serve import Host, Where
from cosmic_tui.link.link import Offers
from cosmic_tui.link.remote import RemoteLink, Wishes
from cosmic_tui.plain.peers import PeerSession
from cosmic_tui.room.lobby import Plan
from cosmic_tui.storage.trust import Trust
from cosmic_tui.wire.codes import read
from cosmic_tui.words.loader import words
from tests.support import Person

SAID = words("en", plain=True)
CHAIRS = [
    {"who": "person", "name": "Ada", "level": "", "ready": True, "here": True, "owner": True},
    {"who": "person", "name": "Bea", "level": "", "ready": False, "here": False, "owner": False},
    {"who": "bot", "name": "Tom", "level": "rookie", "ready": False, "here": True, "owner": False},
    {"who": "open", "name": "", "level": "", "ready": False, "here": True, "owner": False},
]


class Sent:
    """A link that only remembers what it was given to send."""

    offers = Offers()

    seats = (0,)

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []

    def send(self, seat: int, message: dict[str, Any]) -> None:
        self.messages.append(message)


def lobby(owner: bool = True) -> dict[str, Any]:
    about = {"name": "friday", "game": "encounter", "you": 0, "owner": owner, "watching": 0}
    return {"kind": "lobby", "lobby": {**about, "chairs": CHAIRS, "options": {}}}


def in_lobby(owner: bool = True) -> tuple[PeerSession, Sent]:
    link = Sent()
    session = PeerSession(link, SAID)
    session.hear(0, lobby(owner))
    return session, link


def in_game() -> tuple[PeerSession, Sent]:
    session, link = in_lobby()
    session.take()
    session.lobby = None
    return session, link


def test_the_lobby_is_told_in_sentences():
    session, _ = in_lobby()
    assert session.take() == [
        "Table friday. Seats:",
        "1 red: Ada, ready.",
        "2 green: Bea, away.",
        "3 blue: Tom, a bot.",
        "4 yellow: free.",
        "You are the host: bot 3 rookie, fill rookie, open 3, shut 3, kick 3, start.",
        "You can type ready, seat 3, watch, c and words to chat, or q to leave.",
    ]
    guest, _ = in_lobby(owner=False)
    assert not any("You run it" in line for line in guest.take())


@pytest.mark.parametrize(
    ("typed", "do", "seat", "word"),
    [
        ("ready", "ready", -1, ""),
        ("seat 4", "sit", 3, ""),
        ("watch", "stand", -1, ""),
        ("bot 4 rookie", "bot", 3, "rookie"),
        ("fill random", "fill", -1, "random"),
        ("kick 2", "kick", 1, ""),
        ("shut 4", "shut", 3, ""),
        ("start", "start", -1, ""),
    ],
)
def test_what_is_typed_in_the_lobby_is_sent(typed, do, seat, word):
    session, link = in_lobby()
    session.line(typed)
    assert link.messages == [{"kind": "lobby", "do": do, "seat": seat, "word": word, "options": {}}]


def test_anything_else_tells_the_lobby_again_and_sends_nothing():
    session, link = in_lobby()
    session.take()
    session.line("what now")
    assert session.take()[0] == "Table friday. Seats:" and link.messages == []


@pytest.mark.parametrize(
    ("typed", "about", "seat"),
    [("v pause", "pause", -1), ("v go on", "go_on", -1), ("v bot be", "replace", 1), ("v end", "end", -1)],
)
def test_a_wish_for_a_vote(typed, about, seat):
    session, link = in_game()
    session.line(typed)
    assert link.messages == [{"kind": "vote", "about": about, "seat": seat, "yes": True}]


def test_a_vote_is_told_once_and_answered_by_yes_or_no():
    session, link = in_game()
    vote = {"kind": "vote", "about": "replace", "seat": 1, "by": 2, "state": "open", "yes": [2], "wait": [0]}
    session.hear(0, vote)
    session.hear(0, vote)
    assert session.take() == [
        "Tom asks for a bot to play for Bea, who is away.", "Everybody has to agree: type v yes or v no.",
    ]  # fmt: skip
    session.line("v no")
    assert link.messages == [{"kind": "vote", "about": "replace", "seat": 1, "yes": False}]
    session.hear(0, {**vote, "state": "failed", "wait": []})
    assert session.take() == ["Not everybody agrees."]


def test_what_is_not_understood_about_votes_is_explained():
    session, link = in_game()
    session.line("v dance")
    session.line("k nobody")
    assert link.messages == [] and len(session.take()) == 2


def test_the_line_is_spoken_of():
    session, _ = in_game()
    session.hear(0, {"kind": "line", "state": "waiting", "seconds": 0.2, "code": "", "facts": {}})
    session.hear(0, {"kind": "line", "state": "closed", "seconds": 0, "code": "kicked", "facts": {}})
    assert session.take() == ["Trying again in 1 second.", SAID.say("err-kicked") + " " + SAID.say("err-kicked", "do")]
    assert session.done


@pytest.fixture
async def host(tmp_path: Path):
    table = Host(Where(0, "127.0.0.1"), tmp_path)
    await table.start()
    yield table
    await table.stop()


def code_of(host: Host, chairs: tuple[str, ...], **plan: Any) -> str:
    plan.setdefault("rest", {"windows": "quick"})
    return host.code(host.open_table(Plan("friday", chairs, begins_alone=True, **plan), seed=9))


def typed(session: PeerSession, person: Person) -> str:
    """What this person types now."""
    if session.lobby is not None:
        return "ready"
    return "yes" if session.sure is not None else person.types(session.state.voice, session.state.view)


async def test_a_person_types_through_a_whole_game(host: Host, tmp_path: Path):
    """From the lobby to the end, every answer in words, over a real line."""
    link = RemoteLink(read(code_of(host, ("open", "rookie", "rookie"))), Wishes("Ada"), Trust(tmp_path))
    session, person = PeerSession(link, SAID), Person(5)
    link.subscribe(session.hear)
    task = asyncio.create_task(link.run())
    said: list[str] = []
    while not session.finished:
        session.speak()
        said += session.take()
        if session.waits_for_line and not session.finished and not link.listening:
            session.line(typed(session, person))
        await asyncio.sleep(0)
    assert "The game begins." in said and any(line.startswith("The seed was") for line in said)
    said.clear()
    session.line("v rematch")
    while "The game begins." not in said:
        said += session.take()
        await asyncio.sleep(0)
    assert "Everybody agrees." in said
    session.line("q")
    assert session.done
    link.close()
    await task


async def test_a_spectator_hears_the_game_in_sentences(host: Host, tmp_path: Path):
    code = code_of(host, ("open", "random", "random"))
    player = RemoteLink(read(code), Wishes("Ada"), Trust(tmp_path))
    watcher = RemoteLink(read(code), Wishes("Wim", watch=True), Trust(tmp_path))
    session, other, person = PeerSession(player, SAID), PeerSession(watcher, SAID), Person(5)
    tasks = []
    for link, mine in ((player, session), (watcher, other)):
        link.subscribe(mine.hear)
        tasks.append(asyncio.create_task(link.run()))
    said: list[str] = []
    while len(said) < 40:
        for mine in (session, other):
            mine.speak()
        session.take()
        said += other.take()
        if session.waits_for_line and not player.listening:
            session.line(typed(session, person))
        await asyncio.sleep(0)
    assert other.active == -1 and not other.waits_for_line
    assert not any(line.startswith("To you") for line in said)
    for link, task in zip((player, watcher), tasks, strict=True):
        link.close()
        await task


@pytest.mark.parametrize("watch", [False, True], ids=["to play", "to look on"])
async def test_who_comes_later_hears_what_was_said_before(host: Host, tmp_path: Path, watch: bool):
    """R-NEG-12: chat is for everybody at the table, and each line is said once."""
    code = code_of(host, ("open", "open", "random"))
    first = RemoteLink(read(code), Wishes("Ada"), Trust(tmp_path))
    later = RemoteLink(read(code), Wishes("Bea", watch=watch), Trust(tmp_path / "bea"))
    ada, bea = PeerSession(first, SAID), PeerSession(later, SAID)
    first.subscribe(ada.hear)
    tasks = [asyncio.create_task(first.run())]
    while not ada.waits_for_line:
        await asyncio.sleep(0)
    ada.line("c hello, you there")
    said: list[str] = []
    while "Ada says: hello, you there" not in said:
        said += ada.take()
        await asyncio.sleep(0)
    later.subscribe(bea.hear)
    tasks.append(asyncio.create_task(later.run()))
    said.clear()
    while not any("says" in line for line in said):
        said += bea.take()
        await asyncio.sleep(0)
    assert said.count("Ada says: hello, you there") == 1
    for link, task in zip((first, later), tasks, strict=True):
        link.close()
        await task
