"""A line that breaks anywhere: the peer comes back by itself, nothing is lost or doubled, the screens are the same."""

from math import inf

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cosmic_tui.table.guests import MOST_SESSIONS
from cosmic_tui.table.room import LOBBY_GRACE
from engine.bots import make_bot

from .world import Peer, World

NAMES = ("Ada", "Bea", "Cai")


def uncut(answers: int) -> list[Peer]:
    """Three peers whose lines hold, after so many answers of the first."""
    world = World()
    peers = world.players(*NAMES)
    play(world, peers[0], answers)
    return peers


def play(world: World, peer: Peer, answers: int) -> None:
    """Until this peer has answered so often, and everybody has come to rest."""
    while peer.answers < answers and not world.room.over:
        back(world, peer)
        world.play(1)
    back(world, peer, inf)
    world.carry()


def back(world: World, peer: Peer, left: float | None = None) -> None:
    if peer.line is None:
        peer.connect(inf if left is None else left)
        world.carry()


def compare(cut: list[Peer], whole: list[Peer]) -> None:
    for one, other in zip(cut, whole, strict=True):
        assert one.screen.shown() == other.screen.shown()
        assert one.answers == other.answers
        assert one.screen.refused == []


class Flaky(Peer):
    """A line that carries only so many bytes down, again and again."""

    def __init__(self, *args, budgets, **more):
        super().__init__(*args, **more)
        self.budgets = budgets
        self.breaks = 0

    def connect(self, left=None):
        if left is None or left == inf:
            left = next(self.budgets)
        return super().connect(left)


def with_flaky(budgets, answers: int) -> tuple[World, list[Peer]]:
    world = World()
    flaky = Flaky(world, "Ada", "session-of-Ada", key="the-key", budgets=budgets)
    world.peers.append(flaky)
    peers: list[Peer] = [flaky]
    while world.room.lobby.free() == 0:
        back(world, flaky)
    peers += [world.peer(name).connect() for name in NAMES[1:]]
    world.carry()
    back(world, flaky)
    for number, peer in enumerate(peers):
        peer.lobby("ready")
        peer.bot = make_bot("random", number, 100 + number)
    while world.room.table is None or flaky.screen.hello is None:
        back(world, flaky)
        world.carry()
    play(world, flaky, answers)
    while flaky.line is None or flaky.up:
        back(world, flaky)
        world.carry()
    return world, peers


def growing(first: int, step: int, last: int):
    """Budgets that end at every place of what a returning peer is told, and now and then let it come through."""
    while True:
        yield from range(first, last, step)
        yield 1 << 20


def test_a_line_that_breaks_after_every_few_bytes_shows_the_same_in_the_end():
    """Hundreds of breaks in one game, at every offset within every kind of message."""
    answers = 25
    world, peers = with_flaky(growing(200, 37, 7000), answers)
    assert len(peers[0].heard) > 100
    compare(peers, uncut(answers))


@settings(max_examples=12)
@given(budgets=st.lists(st.integers(1, 5000), min_size=1, max_size=8))
def test_lines_may_break_at_any_byte(budgets):
    """Reconnecting: whatever the last byte was that came through."""

    def forever():
        while True:
            yield from budgets
            yield 1 << 20

    compare(with_flaky(forever(), 8)[1], uncut(8))


@pytest.mark.parametrize("lost", ["the answer", "its acknowledgement"])
def test_a_line_cut_at_every_answer_loses_and_doubles_none(lost):
    """Each single answer of a game is on its way when the line goes, or has arrived but nobody was told."""
    world = World()
    peers = world.players(*NAMES)
    ada = peers[0]
    cuts = 0
    while ada.answers < 40 and not world.room.over:
        before = ada.answers
        if ada.line is not None and ada.play():
            if lost == "its acknowledgement":
                world.hub.data(ada.line, ada.up, world.now)
            ada.cut()
            cuts += 1
            assert ada.end.unacknowledged == 1
            ada.connect()
            world.carry()
            assert ada.end.unacknowledged == 0
        world.play(1)
        assert ada.answers - before <= 2
    assert cuts > 10
    compare(peers, uncut(ada.answers))


@pytest.mark.large
def test_a_game_cut_after_each_message_down_is_the_same_game():
    """One whole game for every message: the line goes right behind it."""
    world = World()
    world.players(*NAMES)[0]
    world.play()
    whole = world.peers
    messages = len(whole[0].heard)
    for number in range(0, messages):
        world = World()
        peers = world.players(*NAMES)
        while not world.room.over:
            if len(peers[0].heard) >= number and peers[0].line is not None and not getattr(peers[0], "was_cut", False):
                peers[0].was_cut = True
                peers[0].cut()
            back(world, peers[0])
            world.play(1)
        world.wait(2.0)
        compare(peers, whole)


def test_a_new_process_finds_its_seat_by_the_token_alone():
    world = World()
    peers = world.players(*NAMES)
    world.play(40)
    old = peers[1]
    token, table = old.end.hello["token"], old.end.hello["table"]
    old.cut()
    world.peers.remove(old)
    new = world.peer("Bea", "another-session", key="", token=token, table=table).connect()
    world.carry()
    assert new.seat == old.seat
    assert new.screen.shown() == {**old.screen.shown(), "chat": []}
    new.bot = old.bot
    world.play()
    assert new.screen.over["winners"] == peers[0].screen.over["winners"]


def test_a_second_place_takes_the_seat_over_and_the_first_may_take_it_back():
    world = World()
    peers = world.players(*NAMES)
    world.play(30)
    first = peers[0]
    second = world.peer("Ada", "second", token=first.end.hello["token"], table="1").connect()
    world.carry()
    assert first.closed == "taken_over" and first.line is None
    assert second.screen.shown() == first.screen.shown()
    assert world.room.table.seats[0].state == "here"
    second.say(kind="chat", text="from here")
    first.say(kind="chat", text="from there")
    world.carry()
    assert second.screen.chat == ["Ada: from here"]
    first.connect()
    world.carry()
    assert second.closed == "taken_over"
    assert first.screen.chat == second.screen.chat + ["Ada: from there"]


def test_a_session_is_remembered_for_the_last_few_places_only():
    world = World()
    ada = world.players(*NAMES)[0]
    for number in range(MOST_SESSIONS + 3):
        other = world.peer("Ada", f"place-{number}", token=ada.end.hello["token"], table="1").connect()
        world.carry()
        other.say(kind="chat", text="here")
        world.wait(3.0)
    guest = world.room.guests.by_number[1]
    assert len(guest.sessions) == MOST_SESSIONS


def test_others_see_who_is_away_and_who_is_back():
    world = World()
    ada, bea, _ = world.players(*NAMES)
    bea.cut()
    world.carry()
    assert ada.screen.presence == ["here", "away", "here"]
    bea.connect()
    world.carry()
    assert ada.screen.presence == ["here", "here", "here"]
    assert bea.screen.presence == ["here", "here", "here"]


def test_a_player_asleep_for_an_hour_comes_back_to_the_same_question():
    world = World()
    peers = world.players(*NAMES)
    world.play(30)
    asked = [peer for peer in peers if peer.screen.question["question"]][0]
    shown = asked.screen.shown()
    asked.line, asked.up = None, b""  # asleep: nobody says good-bye
    asked.end.lost()
    world.wait(3600.0)
    assert world.room.table.seats[asked.seat].state == "away"
    asked.connect()
    world.carry()
    assert asked.screen.shown() == shown


def test_in_the_lobby_a_lost_line_keeps_its_chair_for_a_while():
    world = World()
    ada, bea = world.peer("Ada").connect(), world.peer("Bea").connect()
    world.carry()
    ada.cut()
    world.wait(LOBBY_GRACE - 1)
    assert world.room.lobby.chairs[0].name == "Ada"
    ada.connect()
    world.carry()
    assert ada.end.welcome["seat"] == 0
    ada.cut()
    world.wait(LOBBY_GRACE + 1)
    assert world.room.lobby.chairs[0].name == ""
    assert bea.screen.lobby["chairs"][0]["who"] == "open"
    ada.connect()
    world.carry()
    assert ada.end.welcome["seat"] == 0, "with the key of the table she is simply a newcomer"


def test_chat_and_votes_are_there_after_a_break():
    world = World()
    ada, bea, _ = world.players(*NAMES)
    ada.say(kind="chat", text="one")
    world.carry()
    bea.cut()
    ada.say(kind="chat", text="two").vote("pause")
    world.carry()
    bea.connect()
    world.carry()
    assert bea.screen.chat == ["Ada: one", "Ada: two"]
    assert bea.screen.vote["about"] == "pause"
