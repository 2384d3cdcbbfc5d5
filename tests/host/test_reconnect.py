"""A line that breaks anywhere: the peer comes back by itself, nothing is lost or doubled, the screens are the same."""

from functools import cache
from math import inf
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cosmic_tui.room.guests import MOST_SESSIONS
from cosmic_tui.room.room import LOBBY_GRACE
from cosmic_tui.wire.story import mark, untold
from engine.bots import make_bot
from tests.night import one_in

from .world import LONGER_GAME, NAMES, SHORT_GAME, Peer, World


@cache
def uncut(seed: int = SHORT_GAME) -> list[Peer]:
    """Three peers whose lines held through a whole game."""
    world = World(seed=seed)
    peers = world.players(*NAMES)
    finish(world)
    return peers


def finish(world: World) -> None:
    """To the end of the game; whoever has no line takes a new one."""
    while not world.room.over:
        back(world)
        world.play(1)
    back(world)
    world.wait(2.0)
    back(world)


def back(world: World) -> None:
    for peer in world.peers:
        if peer.connection is None:
            peer.connect()
    world.carry()


def compare(cut: list[Peer], whole: list[Peer]) -> None:
    for one, other in zip(cut, whole, strict=True):
        assert one.screen.shown() == other.screen.shown()
        assert story(one) == story(other), "what links pass on to their screens"
        assert one.answers == other.answers
        assert one.screen.refused == []
        assert one.end.unacknowledged == 0


def story(peer: Peer) -> list[Any]:
    """What was passed on, without what may come more often or less often: states that replace each other."""
    return [part for told in peer.told for part in parts(told)]


def parts(told: dict[str, Any]) -> list[Any]:
    if told["kind"] == "events":
        return [(told["first"] + number, event) for number, event in enumerate(told["events"])]
    return [told["text"]] if told["kind"] == "chat" else []


class Flaky(Peer):
    """Its line breaks again and again: while it is told where the game stands, and once it has taken part in it."""

    budgets = iter(())
    breaks = 0

    def connect(self, left=inf):
        super().connect(next(self.budgets, inf) if self.breaks % 2 else left)
        return self

    def cut(self):
        self.breaks += 1
        super().cut()

    def play(self):
        if self.left == inf:
            self.left = next(self.budgets, inf)
        return super().play()


def with_flaky(budgets, seed: int = SHORT_GAME) -> list[Peer]:
    """The same game as `uncut`, with a first peer whose line breaks and breaks."""
    world = World(seed=seed)
    flaky = Flaky(world, "Ada", "the-very-session-of-Ada", key="the-key")
    world.peers.append(flaky.connect())
    world.carry()
    peers = [flaky, *world.players(*NAMES[1:])]
    flaky.lobby("ready")
    for number, peer in enumerate(peers):
        peer.bot = make_bot("random", number, 100 + number)
    world.carry()
    flaky.budgets = budgets
    finish(world)
    return peers


def test_a_line_that_breaks_after_every_few_bytes_shows_the_same_in_the_end():
    """Dozens of breaks in one game, at offsets all over every kind of message."""
    peers = with_flaky(iter(range(1, 6000, 41 * one_in(3))), LONGER_GAME)
    assert peers[0].breaks > 100 / one_in(3)
    compare(peers, uncut(LONGER_GAME))


@settings(max_examples=4)
@given(budgets=st.lists(st.integers(1, 9000), min_size=1, max_size=40))
def test_lines_may_break_at_any_byte(budgets):
    """Reconnecting: whatever the last byte was that came through."""
    compare(with_flaky(iter(budgets)), uncut())


def test_a_line_that_carries_little_each_time_catches_up():
    """What was heard is not told again from the first event on: a program that begins with nothing hears all of a
    long story over lines of which none could carry the half of it."""
    world = World(seed=LONGER_GAME)
    ada = world.players(*NAMES)[0]
    world.play(120)
    story = list(ada.screen.events)
    token, table = ada.end.hello["token"], ada.end.hello["table"]
    ada.cut()
    whole = world.peer("Ada", "a-place-with-a-good-line", token=token, table=table, key="").connect()
    world.carry()
    size = sum(len(data) for _, data in whole.heard)
    whole.cut()
    new = world.peer("Ada", "a-place-with-a-bad-line", token=token, table=table, key="")
    lines = 0
    while new.screen.view is None or new.screen.events != story:
        assert lines < 20, f"{len(new.screen.events)} of {len(story)} events"
        new.connect(size * 2 // 5)
        world.carry()
        new.cut()
        lines += 1
    assert lines > 2 and len(story) > 150 and new.screen.view == whole.screen.view
    told = [message for message in new.told if message["kind"] == "events"]
    assert [event for message in told for event in message["events"]] == story, "each once"


def test_a_story_that_has_changed_is_told_from_the_beginning():
    """Events that were taken back, those of another game, and marks that mean nothing."""
    events = [{"event": "drew", "seat": number} for number in range(50)]
    whole: list[dict[str, object]] = [{"kind": "hello"}, {"kind": "events", "first": 0, "events": events}]
    other = mark(2, [*events[:30], {"event": "undone", "seat": 1}])
    for heard in (mark(1, events[:30]), other, "", "2", "x y z", "2 -1 a"):
        assert untold(whole, 2, heard) == whole
    assert [message.get("first") for message in untold(whole, 2, mark(2, events[:30]))] == [None, 30]
    assert [message.get("first") for message in untold(whole, 2, mark(0, []))] == [None, 0, 20, 40]
    assert untold(whole, 2, mark(2, events)) == [{"kind": "hello"}]


@pytest.mark.parametrize("left", [0, 3, 50])
def test_who_never_heard_the_welcome_gets_the_same_chair(left):
    """The token was on its way when the line broke: the session tells that it is the same process."""
    world = World()
    ada = world.peer("Ada").connect(left)
    world.carry()
    ada.cut()
    assert ada.end.hello["token"] == ""
    ada.connect()
    world.carry()
    assert ada.end.welcome["seat"] == 0
    ada.cut()
    ada.end.hello["session"] = "another process of hers"
    ada.connect()
    world.carry()
    assert ada.end.welcome["seat"] == 0, "the token it got then is good"


@pytest.mark.parametrize("arrives", [False, True], ids=["the answer is lost", "its acknowledgement is lost"])
def test_a_line_cut_at_every_answer_loses_and_doubles_none(arrives):
    """Each single answer of a game is on its way when the line goes, or has arrived but nobody was told."""
    world = World()
    peers = world.players(*NAMES)
    ada = peers[0]
    cuts = 0
    while not world.room.over:
        world.carry()
        if ada.play():
            assert ada.connection is not None
            if arrives:
                world.hub.data(ada.connection, ada.up, world.now)
            ada.cut()
            cuts += 1
            assert ada.end.unacknowledged == 1
            back(world)
            assert ada.end.unacknowledged == 0
        world.play(1)
    finish(world)
    assert cuts > 25
    compare(peers, uncut())


@pytest.mark.large
def test_a_game_cut_behind_each_message_is_the_same_game():
    """One whole game for every message down: the line goes right behind it."""
    for number in range(1, len(uncut()[0].heard)):
        world = World()
        peers = world.players(*NAMES)
        cut = False
        while not world.room.over:
            if not cut and len(peers[0].heard) >= number:
                cut = True
                peers[0].cut()
            back(world)
            world.play(1)
        finish(world)
        assert cut
        compare(peers, uncut())


def test_a_new_process_finds_its_seat_by_the_token_alone():
    world = World()
    peers = world.players(*NAMES)
    world.play(40)
    old = peers[1]
    token, table = old.end.hello["token"], old.end.hello["table"]
    old.cut()
    world.peers.remove(old)
    new = world.peer("Bea", "another-session-of-hers", key="", token=token, table=table).connect()
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
    second = world.peer("Ada", "a-second-place-of-hers", token=first.end.hello["token"], table="1").connect()
    world.carry()
    assert first.closed == "taken_over" and first.connection is None
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
        other = world.peer("Ada", f"the-place-number-{number}", token=ada.end.hello["token"], table="1").connect()
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
    asked = next(peer for peer in peers if peer.screen.question["question"])
    shown = asked.screen.shown()
    asked.connection, asked.up = None, b""  # asleep: nobody says good-bye
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
