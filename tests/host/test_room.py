"""What people do around a game: the lobby, chairs, kicking, votes, pauses, bots for the absent, another game."""

import pytest

from cosmic_tui.table.doors import orphans
from cosmic_tui.table.room import MOST_SAID
from cosmic_tui.table.seats import CHAT_SECONDS, MOST_CHAT
from cosmic_tui.table.votes import VOTE_SECONDS

from .world import OWNER_KEY, World

NAMES = ("Ada", "Bea", "Cai")
STAND_IN = {"windows": "quick", "stand_in": "random", "patience": 0.0}


def lobby_world(chairs=("open",) * 4, **plan):
    """A lobby with its owner in it."""
    world = World(chairs, begins_alone=False, **plan)
    ada = world.peer("Ada", key=OWNER_KEY).connect()
    world.carry()
    return world, ada


def chairs(peer):
    return [chair["name"] or chair["who"] for chair in peer.screen.lobby["chairs"]]


# --- the lobby ---------------------------------------------------------------------------------------------------


def test_everybody_sees_the_same_lobby():
    world, ada = lobby_world()
    bea = world.peer("Bea", seat=2).connect()
    wim = world.peer("Wim", watch=True).connect()
    world.carry()
    bea.lobby("ready")
    world.carry()
    for peer in (ada, bea, wim):
        assert chairs(peer) == ["Ada", "open", "Bea", "open"]
        assert peer.screen.lobby["watching"] == 1
        assert [chair["ready"] for chair in peer.screen.lobby["chairs"]] == [False, False, True, False]
    assert (ada.screen.lobby["you"], bea.screen.lobby["you"], wim.screen.lobby["you"]) == (0, 2, -1)
    assert (ada.screen.lobby["owner"], bea.screen.lobby["owner"]) == (True, False)


def test_a_ready_that_crosses_the_beginning_of_the_game_is_no_fault():
    world = World(("open", "open", "random"))
    ada, bea, wim = world.peer("Ada").connect(), world.peer("Bea").connect(), world.peer("Wim", watch=True).connect()
    world.carry()
    for peer in (ada, bea, ada, bea):  # both say it again before they hear that the game has begun
        peer.lobby("ready")
    world.carry()
    wim.lobby("ready")
    bea.lobby("unready")
    world.carry()
    assert world.room.table is not None
    assert (ada.screen.refused, bea.screen.refused) == ([], ["already_started"])
    assert wim.screen.refused == ["already_started"]
    assert (ada.closed, bea.closed, wim.closed) == (None, None, None)


def test_an_answer_that_crosses_the_end_of_the_game_is_refused_and_the_line_goes_on():
    world = World()
    peers = world.players("Ada", "Bea", "Cai")
    world.play()
    assert world.room.over
    for peer in peers:
        peer.say(kind="answer", serial=world.room.table.seats[peer.seat].serial, answer=0)
    world.carry()
    assert [(peer.screen.refused[-1], peer.closed) for peer in peers] == [("game_over", None)] * 3


def test_another_chair_is_another_colour():
    world, ada = lobby_world()
    ada.lobby("sit", 3)
    world.carry()
    assert chairs(ada) == ["open", "open", "open", "Ada"]
    bea = world.peer("Bea").connect()
    world.carry()
    bea.lobby("sit", 3)
    world.carry()
    assert bea.screen.refused == ["seat_taken"]


def test_the_owner_fills_frees_adds_and_takes_away_chairs():
    world, ada = lobby_world(("open",) * 3)
    ada.lobby("bot", 1, "random").lobby("open").lobby("fill", word="rookie")
    world.carry()
    assert [chair["level"] for chair in ada.screen.lobby["chairs"]] == ["", "random", "rookie", "rookie"]
    assert len({chair["name"] for chair in ada.screen.lobby["chairs"]}) == 4
    ada.lobby("bot", 1, "rookie").lobby("open", 2).lobby("shut", 3)
    world.carry()
    assert [chair["level"] for chair in ada.screen.lobby["chairs"]] == ["", "rookie", ""]
    ada.lobby("shut", 2)
    world.carry()
    assert ada.screen.refused == ["seats"], "a game has three players at least"
    assert len(ada.screen.lobby["chairs"]) == 3


@pytest.mark.parametrize(
    ("deed", "code"),
    [
        (("bot", 0, "random"), "seat_taken"),
        (("bot", 1, "nobody"), "unknown_bot"),
        (("bot", 9, "random"), "no_such_seat"),
        (("shut", 0), "seat_taken"),
        (("open", 0), "seat_taken"),
        (("kick", 1), "no_such_seat"),
        (("kick", 0), "no_such_seat"),
        (("start",), "seats_open"),
        (("options", -1, "", {"seats": 9, "four_planets": "yes"}), "option_type"),
        (("options", -1, "", {"nonsense": 1}), "unknown_option"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(deed, code):
    world, ada = lobby_world()
    before = ada.screen.lobby
    ada.lobby(*deed)
    world.carry()
    assert ada.screen.refused == [code]
    assert ada.screen.lobby == before


@pytest.mark.parametrize("do", ["bot", "open", "shut", "fill", "start", "options", "kick"])
def test_guests_do_not_run_the_table(do):
    world, _ = lobby_world()
    bea = world.peer("Bea").connect()
    world.carry()
    bea.lobby(do, 0, "random")
    world.carry()
    assert bea.screen.refused == ["not_owner"]


def test_the_owner_changes_the_rules_and_everybody_sees_them():
    world, ada = lobby_world()
    bea = world.peer("Bea").connect()
    world.carry()
    ada.lobby("options", options={"four_planets": True})
    world.carry()
    assert bea.screen.lobby["options"]["four_planets"] is True
    ada.lobby("fill", word="random").lobby("start")
    world.carry()
    assert bea.screen.view["goal"] == 4, "R-V4P-2"


def test_people_stand_up_to_watch_and_sit_down_to_play():
    world, ada = lobby_world()
    ada.lobby("stand")
    world.carry()
    assert chairs(ada) == ["open"] * 4 and ada.screen.lobby["watching"] == 1
    ada.lobby("sit", 1)
    world.carry()
    assert chairs(ada)[1] == "Ada" and ada.screen.lobby["watching"] == 0


def test_who_is_shown_out_of_the_lobby_may_come_again_with_the_key():
    world, ada = lobby_world()
    bea = world.peer("Bea").connect()
    world.carry()
    ada.lobby("kick", 1)
    world.carry()
    assert bea.closed == "kicked" and chairs(ada)[1] == "open"


def test_without_the_owner_the_one_who_sat_first_runs_the_table():
    world = World(("open",) * 3, begins_alone=False)
    ada, bea = (world.peer(name).connect() for name in NAMES[:2])
    world.carry()
    assert ada.screen.lobby["owner"] and not bea.screen.lobby["owner"]
    ada.say(kind="leave")
    world.carry()
    assert ada.closed == "left" and bea.screen.lobby["owner"]
    assert bea.screen.lobby["chairs"][1]["owner"]


def test_a_newcomer_hears_the_last_lines_of_chat_and_no_more_than_the_bound():
    world, ada = lobby_world()
    for number in range(MOST_SAID + 7):
        ada.say(kind="chat", text=f"line {number}")
        world.wait(CHAT_SECONDS / MOST_CHAT + 0.1)
    wim = world.peer("Wim", watch=True).connect()
    world.carry()
    assert wim.screen.chat == [f"Ada: line {number}" for number in range(7, MOST_SAID + 7)]
    assert len(world.room.said) == MOST_SAID


def test_a_table_is_full_when_it_is():
    world = World(("open", "random", "random"))
    world.players("Ada")
    world.peers[0].lobby("kick", 0)
    late = world.peer("Bea").connect()
    world.carry()
    assert late.closed == "already_started"
    other = World(("open", "random", "random"), begins_alone=False)
    first, second = other.peer("Ada").connect(), other.peer("Bea").connect()
    other.carry()
    assert first.closed is None and (second.closed, second.facts) == ("table_full", {"n": 3})


@pytest.mark.parametrize("name", ["ada", "", "x" * 13, "a\nb", " a"])
def test_names_are_clean_and_told_apart(name):
    world, _ = lobby_world()
    other = world.peer(name, "other").connect()
    world.carry()
    assert other.closed == ("name_taken" if name == "ada" else "name_form")


# --- in the game -------------------------------------------------------------------------------------------------


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
    world.play()
    assert world.room.over


def test_a_pause_stops_the_clock_of_a_deal():
    """R-NEG-1: the minute is a minute of play."""
    world = World(options={"deals": "open"}, rest={"windows": "quick", "deal_seconds": 60, "soft_seconds": 0})
    peers = world.players(*NAMES)
    while world.room.table.clock is None:
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


def test_a_vote_does_not_wait_for_somebody_who_has_gone():
    world = World()
    ada, bea, cai = world.players(*NAMES)
    ada.vote("end")
    bea.vote("end")
    world.carry()
    cai.cut()
    world.carry()
    assert ada.screen.vote["state"] == "passed" and world.room.over


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
        assert [len(hand) for hand in peer.screen.over["hands"]] == hands
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
    assert cai.screen.view == world.room.table.rules.view(world.room.table.match, 2)


def test_a_leaver_is_played_for_at_once_and_may_come_back():
    world = World(rest=STAND_IN)
    ada, _, cai = world.players(*NAMES)
    world.play(10)
    cai.say(kind="leave")
    world.carry()
    cai.cut()
    assert ada.screen.presence == ["here", "here", "left"]
    world.play(40)
    assert world.room.table.answers > 60
    cai.connect()
    world.carry()
    assert ada.screen.presence == ["here"] * 3 and cai.seat == 2


def test_a_newcomer_inherits_the_seat_of_somebody_shown_out():
    world = World(rest=STAND_IN)
    ada, _, _ = world.players(*NAMES)
    world.play(20)
    ada.lobby("kick", 2)
    world.carry()
    assert orphans(world.room) == [2]
    eve = world.peer("Eve").connect()
    world.carry()
    assert eve.seat == 2 and orphans(world.room) == []
    assert eve.screen.view == world.room.table.rules.view(world.room.table.match, 2)
    assert [seat["name"] for seat in eve.screen.hello["seats"]] == ["Ada", "Bea", "Eve"]
    late = world.peer("Fay").connect()
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
    world.play()
    assert world.room.over
    world.kill()
    assert world.room.over, "the journal knows that answers were taken back"


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
