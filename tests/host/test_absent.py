"""Those who are away: their line is not a yes, they hear how it ended, and a table waits for them for days."""

from __future__ import annotations

import pytest

from cosmic_tui.host.serve import TELL_SECONDS
from cosmic_tui.room.votes import VOTE_SECONDS
from cosmic_tui.table.seats import AWAY, LEFT
from cosmic_tui.table.stand_ins import turns
from cosmic_tui.wire.frames import framed
from cosmic_tui.wire.messages import UP, pack

from .world import NAMES, SHORT_GAME, World

DAY = 86_400.0


def at_play(**plan: object) -> tuple[World, list]:
    world = World(**plan)
    peers = world.players(*NAMES)
    world.play(3)
    return world, peers


def states(world: World) -> str:
    return world.room.vote.state if world.room.vote is not None else "none"


def test_an_end_waits_for_somebody_whose_line_is_lost() -> None:
    world, (ada, bea, cai) = at_play()
    cai.cut()
    world.carry()
    ada.vote("end"), bea.vote("end")
    world.carry()
    assert not world.room.over and world.room.vote.wait == [2]
    cai.connect()
    world.carry()
    assert cai.screen.vote["wait"] == [2]
    cai.vote("end", yes=False)
    world.carry()
    assert not world.room.over and states(world) == "none"


def test_a_line_lost_in_the_middle_of_a_vote_is_no_yes_either() -> None:
    world, (ada, bea, cai) = at_play()
    ada.vote("end"), bea.vote("end")
    world.carry()
    cai.cut()
    world.carry()
    assert not world.room.over and world.room.vote.wait == [2]


def test_after_their_patience_the_others_decide_alone() -> None:
    world, (ada, bea, cai) = at_play(rest={"windows": "quick", "patience": 300.0, "stand_in": "random"})
    cai.cut()
    world.carry()
    ada.vote("end"), bea.vote("end")
    world.wait(290.0)
    assert not world.room.over
    world.wait(20.0)
    assert world.room.over


def test_what_can_be_taken_back_waits_for_nobody() -> None:
    world, (ada, bea, cai) = at_play()
    cai.cut()
    world.carry()
    ada.vote("pause"), bea.vote("pause")
    world.carry()
    assert world.room.paused is not None


def test_a_line_lost_in_the_middle_of_such_a_vote_is_waited_for_no_longer() -> None:
    world, (ada, bea, cai) = at_play()
    ada.vote("pause"), bea.vote("pause")
    world.carry()
    assert world.room.paused is None
    cai.cut()
    world.carry()
    assert world.room.paused is not None


def test_nobody_waits_for_somebody_whose_place_a_bot_has_taken() -> None:
    world, (ada, bea, cai) = at_play(rest={"windows": "quick", "stand_in": "random"})
    cai.cut()
    world.carry()
    ada.vote("replace", 2), bea.vote("replace", 2)
    world.carry()
    ada.vote("end"), bea.vote("end")
    world.carry()
    assert world.room.over


def test_whose_place_belongs_to_nobody_is_played_for_by_a_host_that_begins_anew() -> None:
    world, (ada, _, _) = at_play(rest={"windows": "quick", "stand_in": "random", "patience": 0.0})
    ada.lobby("kick", 2)
    world.carry()
    world.kill()
    assert [seat.state for seat in world.room.table.seats] == [AWAY, AWAY, LEFT]


@pytest.mark.parametrize("killed", [False, True])
def test_who_was_away_at_the_end_hears_of_it(killed: bool) -> None:
    """Also from a host that was killed and has opened its tables again."""
    world, (ada, bea, cai) = at_play(rest={"windows": "quick", "stand_in": "random"})
    cai.cut()
    world.carry()
    ada.vote("end"), bea.vote("end")
    world.wait(2 * VOTE_SECONDS)
    assert world.room.over and world.room.owed()
    if killed:
        world.kill()
        assert world.room.owed()
    cai.connect()
    world.carry()
    assert cai.screen.over is not None and not world.room.owed()


def test_a_host_waits_a_minute_for_them() -> None:
    from cosmic_tui.host.serve import Host

    world, (ada, bea, cai) = at_play(rest={"windows": "quick", "stand_in": "random"})
    cai.cut()
    world.carry()
    ada.vote("end"), bea.vote("end")
    world.wait(2 * VOTE_SECONDS)
    hosted = world.hub.tables["1"]
    ada.cut(), bea.cut()
    host = Host.__new__(Host)
    host.server = type("Clock", (), {"now": lambda self: world.now})()  # a host of which nothing but its clock is asked
    world.now = hosted.over_at + TELL_SECONDS - 1
    assert host.wanted(hosted)
    world.now += 2
    assert not host.wanted(hosted)


def test_a_table_of_absent_people_stays_for_days_and_asks_for_nothing() -> None:
    world, peers = at_play(rest={"windows": "even", "patience": 7 * DAY, "stand_in": "random"})
    world.wait(60.0)
    for peer in peers:
        peer.cut()
    world.carry()
    answers, asked = world.room.table.answers, turns(world.room.table)
    assert world.hub.wake(world.now) - world.now > 1000, "nothing is looked at while nobody is there"
    world.wait(6 * DAY)
    assert world.room.table.answers == answers
    eve = world.peer("Eve").connect()
    world.carry()
    assert eve.closed == "already_started" and eve.facts == {"who": ", ".join(asked)} and asked
    world.wait(2 * DAY)
    assert world.room.table.answers > answers, "then its bots play on"


def wakes(world: World, seconds: float) -> int:
    """How often a host looks at itself in that time, by a clock that stands still in between."""
    until, found = world.now + seconds, 0
    while (when := world.hub.wake(world.now)) < until:
        assert when > world.now, "it would run without a pause"
        world.now, found = when, found + 1
        world.hub.tick(world.now)
    return found


def test_a_host_at_which_nobody_is_wakes_once_an_hour() -> None:
    """Before the first guest, and after the last one: nothing is due, and nothing is looked at but the hour."""
    world = World()
    assert wakes(world, DAY) == 24 - 1
    peer = world.peer("Ada").connect()
    world.carry()
    assert wakes(world, 60.0) >= 59, "while a line is there somebody looks every second whether it still lives"
    peer.cut()
    world.carry()
    wakes(world, 3600.0)
    assert wakes(world, DAY) in (23, 24)


@pytest.mark.parametrize("word", ["", "pong", "bye"])
def test_a_result_is_told_when_it_was_heard(word: str):
    """A line that dies with the end unread has told nothing: who comes back hears it, from a new process too."""
    world = World(seed=SHORT_GAME)
    peers = world.players("Ada", "Bea", "Cai")
    heard = peers[2].hear
    peers[2].hear = lambda data: None if world.room.over else heard(data)
    world.play()
    cai = world.room.player(2)
    assert world.room.over and cai.number not in world.room.told and world.room.owed()
    assert {world.room.player(seat).number for seat in (0, 1)} <= world.room.told
    connection = peers[2].connection
    if word == "pong":
        peers[2].up += framed(pack(0, {"kind": "pong", "mark": connection.over_mark}, UP))
    elif word == "bye":
        peers[2].up += framed(pack(0, {"kind": "bye"}, UP))
    world.carry()
    assert world.room.owed() is (not word)
    peers[2].hear = heard
    peers[2].cut()
    world.kill()
    assert world.room.owed() is (not word), "it is written down"
    peers[2].connect()
    world.carry()
    assert peers[2].screen.over and not world.room.owed()
