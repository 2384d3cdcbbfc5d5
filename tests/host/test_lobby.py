"""What people do before a game: chairs, rules, readiness, names, who runs the table, showing somebody out."""

import pytest

from cosmic_tui.room.doors import come_in
from cosmic_tui.room.room import MOST_SAID
from cosmic_tui.table.seats import CHAT_SECONDS, MOST_CHAT

from .world import NAMES, OWNER_KEY, World


def lobby_world(chairs=("open",) * 4, **plan):
    """A lobby with its owner in it."""
    world = World(chairs, begins_alone=False, **plan)
    ada = world.peer("Ada", key=OWNER_KEY).connect()
    world.carry()
    return world, ada


def chairs(peer):
    return [chair["name"] or chair["who"] for chair in peer.screen.lobby["chairs"]]


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
    other = world.peer(name, "another-session-of-hers").connect()
    world.carry()
    assert other.closed == ("name_taken" if name == "ada" else "name_form")


@pytest.mark.parametrize(("wished", "chair"), [(0, 1), (1, 1), (2, 2), (-1, 1), (-2, 1), (3, 1), (99, 1)])
def test_a_newcomer_sits_where_wished_if_that_chair_is_there_and_free(wished: int, chair: int):
    world = World(begins_alone=False)
    world.peer("Ada").connect()
    world.carry()
    guest, _ = come_in(world.room, "Eve", wished, False, False, world.now)
    assert [one.guest for one in world.room.lobby.chairs].index(guest.number) == chair


@pytest.mark.parametrize("robot", [False, True])
def test_the_table_knows_which_of_its_people_are_bots_from_elsewhere(robot: bool):
    world = World(rest={"windows": "quick", "stand_in": "random"})
    ada, _, _ = world.players("Ada", "Bea", "Cai")
    ada.lobby("kick", 2)
    world.carry()
    come_in(world.room, "Eve", 2, False, False, world.now, robot=robot)
    assert [seat.robot for seat in world.room.table.seats] == [False, False, robot]
