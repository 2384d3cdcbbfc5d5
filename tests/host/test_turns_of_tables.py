"""Many tables in one host: who comes is found at once, and bots with much to say let other tables have their turn."""

from __future__ import annotations

import pytest

from cosmic_tui.host.admission import Access
from cosmic_tui.host.hosted import HostedTable
from cosmic_tui.room.guests import Guests
from cosmic_tui.room.lobby import Plan
from cosmic_tui.room.room import AT_ONCE, Room

from .world import KEY, LONGER_GAME, World


def with_tables(count: int) -> World:
    world = World()
    for number in range(2, count + 1):
        room = Room(Plan("friday", ("open", "random", "random"), rest={"windows": "quick"}), world.chances)
        room.lobby_changed()
        world.hub.open(HostedTable(str(number), room, Access(f"key-{number}", f"owner-{number}")), world.now)
    return world


def left_alone(answers: int = 40) -> World:
    """Three people in the middle of a game with stand-ins; the last of them is about to go for good."""
    world = World(seed=LONGER_GAME, rest={"windows": "quick", "stand_in": "random"})
    peers = world.players("Ada", "Bea", "Cai")
    world.play(answers)
    for peer in peers[:2]:
        peer.say(kind="leave")
    world.carry()
    return world


def test_bots_that_play_to_the_end_let_others_have_their_turn() -> None:
    """Some answers at a time: what is due at other tables comes between them, and nobody hears how far it has come."""
    world = left_alone()
    watcher = world.peer("Wim", watch=True).connect()
    world.carry()
    table, cai = world.room.table, world.peers[2]
    cai.say(kind="leave")
    before = table.answers
    world.carry()
    assert table.busy and 0 < table.answers - before <= AT_ONCE and not world.room.over
    assert world.hub.wake(world.now) <= world.now, "it goes on as soon as others have had their turn"
    heard, turns = len(watcher.told), 0
    while table.busy:
        before = table.answers
        world.hub.tick(world.now)
        world.carry()
        turns += 1
        assert table.answers - before <= AT_ONCE
        assert not table.busy or len(watcher.told) == heard, "how far it has come"
    assert turns > 5 and world.room.over and watcher.screen.over


def test_who_comes_back_meanwhile_sees_what_was_seen_last() -> None:
    world = left_alone(43)  # where it is not Cai's turn to answer
    ada, cai = world.peers[0], world.peers[2]
    seen, world.room.table.at_once = cai.screen.view, 1
    cai.say(kind="leave")
    world.carry()
    assert world.room.table.busy
    cai.cut()
    cai.connect()
    world.carry()
    assert world.room.table.busy and cai.screen.view == seen
    cai.say(kind="answer", serial=cai.screen.question["serial"], answer=0)
    world.wait(1.0)
    assert not world.room.table.busy and (cai.screen.question["question"] or world.room.over)
    assert ada.screen.view["seats"] is not None


@pytest.mark.parametrize("tables", [2, 60])
def test_a_hello_walks_over_no_table(tables: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many there are: one look by digest, for keys, tokens and sessions."""
    world = with_tables(tables)
    looked: list[object] = []
    with_token, with_session = Guests.with_token, Guests.with_session
    monkeypatch.setattr(Guests, "with_token", lambda *facts: looked.append(facts) or with_token(*facts))
    monkeypatch.setattr(Guests, "with_session", lambda *facts: looked.append(facts) or with_session(*facts))
    ada = world.peer("Ada", key=f"key-{tables}").connect()
    world.carry()
    assert ada.end.welcome["table"] == str(tables) and not looked
    token = ada.end.welcome["token"]
    ada.cut()
    again = world.peer("Ada", "another-session-of-hers", key="", token=token).connect()
    world.carry()
    assert (again.end.welcome["table"], again.end.welcome["token"]) == (str(tables), token)
    again.cut()
    third = world.peer("Ada", key="").connect()
    world.carry()
    assert not third.closed, third.closed
    assert third.end.welcome["table"] == str(tables) and third.end.welcome["token"] != token, "by her session"
    third.cut()
    late = world.peer("Ada", "a-third-session-of-hers", key="", token=token).connect()
    world.carry()
    assert late.closed, "that token is worth nothing any more"
    bea, cai = world.peer("Bea", key="no-such-key").connect(), world.peer("Cai", key=KEY).connect()
    world.carry()
    assert len(looked) == 2, "only at the table of the one who came"
    assert bea.closed == "key_wrong" and cai.end.welcome["table"] == "1"
