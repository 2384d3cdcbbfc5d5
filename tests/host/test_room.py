"""What people do around a running game: votes, pauses, undo, bots for the absent, newcomers, another game."""

import pytest

from cosmic_tui.room.doors import orphans
from cosmic_tui.room.votes import VOTE_SECONDS
from cosmic_tui.room.voting import waits_until
from cosmic_tui.table.updates import view_of
from engine.kernel.views import View

from .world import NAMES, World


def as_it_stands(world: World, seat: int) -> View:
    """What this seat is told now."""
    table = world.room.table
    return view_of(table, table.seats[seat], table.rules.views(table.match))


STAND_IN = {"windows": "quick", "stand_in": "random", "patience": 0.0}


def test_a_pause_needs_everybody_and_so_does_going_on():
    world = World(options={"deals": "open"}, rest={"windows": "even"})
    ada, bea, cai = world.players(*NAMES)
    world.play(6)
    ada.vote("pause")
    world.carry()
    assert bea.screen.vote == {
        "kind": "vote", "about": "pause", "seat": -1, "by": 0, "state": "open", "yes": [0], "wait": [1, 2],
    }  # fmt: skip
    bea.vote("pause")
    world.carry()
    assert not ada.screen.paused
    cai.vote("pause")
    world.carry()
    assert [peer.screen.paused for peer in (ada, bea, cai)] == [True] * 3
    answers = world.room.table.answers
    for peer in (ada, bea, cai):
        peer.play()
    world.wait(500.0)
    assert world.room.table.answers == answers
    for peer in (ada, bea, cai):
        peer.screen.refused.clear()
        peer.answered = None
        peer.vote("go_on")
    world.carry()
    assert [peer.screen.paused for peer in (ada, bea, cai)] == [False] * 3
    world.play(5)
    assert world.room.table.answers > answers


def test_a_pause_stops_the_clock_of_a_deal():
    """R-NEG-1: the minute is a minute of play."""
    world = World(options={"deals": "open"}, rest={"windows": "quick", "deal_seconds": 60, "soft_seconds": 0}, seed=7)
    peers = world.players(*NAMES)
    while world.room.table.clock is None and not world.room.over:
        world.play(1)
    for peer in peers:
        peer.vote("pause")
    world.carry()
    left = world.room.table.clock.left(world.room.time(world.now))
    world.wait(300.0)
    assert world.room.table.clock.left(world.room.time(world.now)) == left
    for peer in peers:
        peer.vote("go_on")
    world.carry()
    world.wait(left + 1)
    assert world.room.table.clock is None


def test_one_no_ends_a_vote_and_so_does_time():
    world = World()
    ada, bea, _ = world.players(*NAMES)
    ada.vote("end")
    world.carry()
    bea.vote("end", yes=False)
    world.carry()
    assert ada.screen.vote["state"] == "failed" and world.room.vote is None
    ada.vote("end")
    world.carry()
    world.wait(VOTE_SECONDS + 1)
    assert ada.screen.vote["state"] == "failed" and not world.room.over


def test_a_lost_line_is_no_yes():
    """What cannot be taken back waits for who has gone, for a while, and goes on once that seat is back and says so."""
    world = World()
    ada, bea, cai = world.players(*NAMES)
    ada.vote("end")
    bea.vote("end")
    world.carry()
    cai.cut()
    world.carry()
    assert ada.screen.vote["state"] == "open" and not world.room.over
    cai.connect()
    world.carry()
    cai.vote("end")
    world.carry()
    assert ada.screen.vote["state"] == "passed" and world.room.over


def test_no_vote_waits_for_somebody_who_is_shown_out():
    world = World()
    ada, bea, _ = world.players(*NAMES)
    for peer in (ada, bea):
        peer.vote("pause")
    world.carry()
    assert not ada.screen.paused
    ada.lobby("kick", 2)
    world.carry()
    assert ada.screen.paused and bea.screen.vote["state"] == "passed"


def test_a_final_vote_waits_for_who_is_away_from_the_time_the_line_was_lost():
    """As long as the table has patience with them, and for everybody a minute at least."""
    world = World(rest={"windows": "quick", "patience": 300.0})
    _, _, cai = world.players(*NAMES)
    assert waits_until(world.room, 2, world.now) == world.now + 300.0, "somebody who is here goes now"
    cai.cut()
    world.carry()
    lost = world.now
    assert waits_until(world.room, 2, lost + 100.0) == lost + 300.0
    assert waits_until(world.room, 2, lost + 290.0) == lost + 290.0 + VOTE_SECONDS


def test_a_game_ended_by_consent_shows_all_hands_and_no_winner():
    world = World()
    peers = world.players(*NAMES)
    wim = world.peer("Wim", watch=True).connect()
    world.play(30)
    for peer in peers:
        peer.vote("end")
    world.carry()
    hands = [len(hand) for hand in world.room.table.match.game.hands]
    for peer in [*peers, wim]:
        assert peer.screen.over["winners"] == []
        assert [len(hand) for hand in peer.screen.over["ending"]["hands"]] == hands
    late = world.peer("Xia", watch=True).connect()
    world.carry()
    assert late.screen.over == wim.screen.over
    peers[0].say(kind="answer", serial=1, answer=0)
    world.carry()
    assert peers[0].screen.refused == ["game_over"]


@pytest.mark.parametrize(
    ("about", "seat", "yes", "code"),
    [
        ("rematch", -1, True, "game_not_over"),
        ("go_on", -1, True, "not_paused"),
        ("replace", 1, True, "not_absent"),
        ("replace", 9, True, "no_such_seat"),
        ("undo", -1, True, "no_such_seat"),
        ("pause", -1, False, "vote_none"),
        ("undo", 0, True, "undo_gone"),
    ],
)
def test_a_vote_about_nothing_is_refused(about, seat, yes, code):
    world = World()
    ada = world.players(*NAMES)[0]
    ada.vote(about, seat, yes)
    world.carry()
    assert ada.screen.refused == [code]


def test_one_vote_at_a_time_and_one_voice_each():
    world = World()
    ada, bea, _ = world.players(*NAMES)
    ada.vote("pause")
    world.carry()
    bea.vote("end")
    ada.vote("pause")
    world.carry()
    assert bea.screen.refused == ["vote_open"] and ada.screen.refused == ["vote_spoken"]


def test_the_others_may_have_a_bot_play_for_somebody_absent_who_gets_the_seat_back():
    """R-NEG-11: nobody has to wait for ever, and nobody loses a seat."""
    world = World(rest=STAND_IN)
    ada, bea, cai = world.players(*NAMES)
    world.play(20)
    cai.cut()
    world.play(20)
    stuck = world.room.table.answers
    world.wait(600.0)
    assert world.room.table.answers == stuck, "a lost line alone brings no bot"
    assert any(question.seat == 2 for question in world.room.table.match.pending)
    ada.vote("replace", 2)
    bea.vote("replace", 2)
    world.carry()
    world.play(30)
    assert world.room.table.answers > stuck + 5
    cai.connect()
    world.carry()
    assert cai.screen.presence == ["here"] * 3
    cai.answered = None
    world.play(10)
    helped = [seat.helped for seat in world.room.table.seats]
    assert helped == [False] * 3
    assert cai.screen.view == as_it_stands(world, 2)


@pytest.mark.parametrize("leaver", [0, 2])
def test_a_leaver_is_played_for_at_once_and_may_come_back(leaver: int):
    world = World(rest=STAND_IN)
    peers = world.players(*NAMES)
    cai, bea = peers[leaver], peers[1]
    world.play(10)
    cai.say(kind="leave")
    world.carry()
    cai.cut()
    assert bea.screen.presence == ["left" if seat == leaver else "here" for seat in range(3)]
    world.play(40)
    assert world.room.table.answers > 60
    cai.connect()
    world.carry()
    assert bea.screen.presence == ["here"] * 3 and cai.seat == leaver


def test_a_newcomer_inherits_the_seat_of_somebody_shown_out():
    world = World(rest=STAND_IN)
    ada, _, _ = world.players(*NAMES)
    world.play(20)
    ada.lobby("kick", 2)
    world.carry()
    assert orphans(world.room) == [2]
    eve = world.peer("Eve", key=world.room.key).connect()
    world.carry()
    assert eve.seat == 2 and orphans(world.room) == []
    assert eve.screen.view == as_it_stands(world, 2)
    assert [seat["name"] for seat in eve.screen.hello["seats"]] == ["Ada", "Bea", "Eve"]
    late = world.peer("Fay", key=world.room.key).connect()
    world.carry()
    assert late.closed == "already_started"


def test_undo_needs_the_consent_of_the_others():
    world = World(rest={"windows": "quick"})
    peers = world.players(*NAMES)
    asker = None
    while asker is None:
        world.play(1)
        table = world.room.table
        asker = next((peer for peer in peers if table.history.reaches(peer.seat, table.match.game.counter)), None)
    others = [peer for peer in peers if peer is not asker]
    before = world.room.table.answers
    asker.say(kind="undo")
    world.carry()
    assert others[0].screen.vote["about"] == "undo" and world.room.table.answers == before
    others[0].vote("undo", asker.seat)
    others[1].vote("undo", asker.seat)
    world.carry()
    assert world.room.table.answers < before
    assert {"event": "undone", "seat": asker.seat} in others[0].screen.events
    assert asker.screen.question["question"] is not None
    for peer in peers:
        peer.answered = None
    world.play(10)
    facts = world.room.table.match.game.facts()
    world.kill()
    assert world.room.table.match.game.facts() == facts, "the journal knows that answers were taken back"


def test_alone_with_bots_undo_asks_nobody():
    world = World(("open", "random", "random"))
    ada = world.players("Ada")[0]
    for _ in range(80):
        world.play(1)
        if world.room.table.history.reaches(0, world.room.table.match.game.counter):
            break
    before = world.room.table.answers
    ada.say(kind="undo")
    world.carry()
    assert world.room.table.answers < before and world.room.vote is None


def test_the_same_people_play_again_with_another_deal():
    world = World()
    peers = world.players(*NAMES)
    world.play()
    first = world.room.table
    for peer in peers:
        peer.answered = None
        peer.vote("rematch")
    world.carry()
    assert world.room.table.setup.seed != first.setup.seed and not world.room.over
    assert all(peer.screen.over is None for peer in peers)
    world.play()
    assert world.room.over and world.ended == ["1", "1"]


def test_who_comes_back_is_told_which_game_of_the_room_it_is(monkeypatch):
    """Else a program would take another game for the old one gone on, and leave out what it has heard there."""
    world = World()
    peers = world.players(*NAMES)
    told = []
    monkeypatch.setattr(peers[1].catchup, "begin", told.append)
    peers[1].cut()
    peers[1].connect()
    world.play()
    for peer in peers:
        peer.vote("rematch")
    world.carry()
    peers[1].cut()
    peers[1].connect()
    world.carry()
    assert told == [1, 2]
