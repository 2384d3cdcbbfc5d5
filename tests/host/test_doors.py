"""Who comes in: with the code, with the password, by a yes of whoever runs the table, or everybody by explicit wish."""

from __future__ import annotations

import pytest

from cosmic_tui.host.admission import Access, Pass, admit, locked, opens
from cosmic_tui.host.connection import Connection
from cosmic_tui.room.knocks import MOST, PATIENCE, Knocks
from engine.kernel.asking import Refused

from .world import OWNER_KEY, Peer, World

LOCKED = locked("secret")


def stranger(world: World, name: str = "Eve", **wishes: object) -> Peer:
    """Somebody who knows the address and no code, at the door."""
    peer = world.peer(name, key="", **wishes).connect()
    world.carry()
    return peer


def again(world: World, peer: Peer) -> Peer:
    """They come once more, as they were told to."""
    world.wait(2.0)
    peer.connect()
    world.carry()
    return peer


def test_an_address_alone_lets_nobody_in() -> None:
    world = World(begins_alone=False)
    assert stranger(world).closed == "code_needed", "there is nobody to ask"
    assert stranger(World(everybody=True)).closed is None
    assert stranger(World(password="secret")).closed == "password_needed"
    assert stranger(World(password="secret"), password="secret").closed is None


def test_whoever_runs_the_table_lets_somebody_in() -> None:
    world = World(begins_alone=False)
    ada, bea = (world.peer(name).connect() for name in ("Ada", "Bea"))
    world.carry()
    eve = stranger(world)
    assert eve.closed == "knocked" and ada.screen.lobby["knocks"] == ["Eve"]
    assert bea.screen.lobby["knocks"] == [], "it is not for others to say"
    assert again(world, eve).closed == "knocked"
    bea.lobby("admit", word="Eve")
    world.carry()
    assert bea.screen.refused == ["not_owner"]
    ada.lobby("admit", word="Eve")
    world.carry()
    assert ada.screen.lobby["knocks"] == []
    assert stranger(world, "Eva").closed == "knocked", "it was said of another"
    assert again(world, eve).closed is None and eve.seat == 2
    assert not eve.end.welcome["owner"]


def test_and_turns_somebody_else_away() -> None:
    world = World(begins_alone=False)
    ada = world.peer("Ada").connect()
    world.carry()
    eve = stranger(world)
    ada.lobby("turn_away", word="Eve")
    ada.lobby("admit", word="Nobody")
    world.carry()
    assert ada.screen.refused == ["no_such_knock"]
    assert again(world, eve).closed == "turned_away"
    assert again(world, eve).closed == "turned_away", "trying again does not help"


def test_who_does_not_come_again_is_forgotten() -> None:
    world = World(begins_alone=False)
    ada = world.peer("Ada").connect()
    world.carry()
    stranger(world)
    world.wait(PATIENCE + 1)
    assert ada.screen.lobby["knocks"] == []


def test_who_is_forgotten_makes_room_at_the_door() -> None:
    knocks = Knocks()
    for number in range(MOST):
        knocks.knock(f"s{number}", f"P{number}", 0.0)
    with pytest.raises(Refused, match="busy"):
        knocks.knock("late", "Late", PATIENCE)
    assert knocks.knock("late", "Late", PATIENCE + 1)


def test_few_wait_at_a_door_and_none_under_the_same_name() -> None:
    knocks = Knocks()
    for number in range(MOST):
        assert knocks.knock(f"s{number}", f"P{number}", 0.0)
    with pytest.raises(Refused, match="busy"):
        knocks.knock("more", "More", 0.0)
    knocks = Knocks()
    knocks.knock("one", "Eve", 0.0)
    with pytest.raises(Refused, match="name_taken"):
        knocks.knock("two", "eve", 0.0)


def test_a_table_belongs_to_the_first_with_the_code_and_to_nobody_without() -> None:
    world = World(everybody=True, begins_alone=False)
    eve = stranger(world)
    assert not eve.end.welcome["owner"], "who just found the table does not run it"
    ada = world.peer("Ada").connect()
    world.carry()
    assert ada.end.welcome["owner"]
    bea = world.peer("Bea", key=OWNER_KEY).connect()
    world.carry()
    assert bea.end.welcome["owner"], "the owner's key is the owner's, whoever came before"


def test_a_running_game_asks_nobody() -> None:
    world = World()
    world.players("Ada", "Bea", "Cai")
    assert stranger(world).closed == "code_needed"


@pytest.mark.parametrize(
    ("access", "key", "proved", "found"),
    [
        (Access("k", "o"), "k", False, Pass(code=True)),
        (Access("k", "o"), "o", False, Pass(code=True, owner=True)),
        (Access("k", "o", open=True), "", False, Pass()),
        (Access("k", "o", password=LOCKED), "", True, Pass()),
    ],
)
def test_what_lets_in(access: Access, key: str, proved: bool, found: Pass) -> None:
    assert admit(access, key, proved) == found


@pytest.mark.parametrize(
    ("access", "key", "code"),
    [
        (Access("k", "o", password=LOCKED), "", "password_needed"),
        (Access("k", "o", password=LOCKED, open=True), "", "password_needed"),
        (Access("k", "o", open=True), "j", "key_wrong"),
        (Access("k", "o"), "", "code_needed"),
    ],
)
def test_what_does_not(access: Access, key: str, code: str) -> None:
    with pytest.raises(Refused, match=code):
        admit(access, key, False)


class Elsewhere:
    """Passwords that are tried when the test says so."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.waiting: list[tuple[Connection, Access, str]] = []
        world.hub.guess = lambda connection, access, password, now: self.waiting.append((connection, access, password))

    def try_all(self) -> None:
        waiting, self.waiting = self.waiting, []
        for connection, access, password in waiting:
            self.world.hub.guessed(connection, access, opens(access, password), self.world.now)
        self.world.carry()


def test_whoever_waits_for_a_password_to_be_tried_keeps_nobody_waiting() -> None:
    world = World(password="secret", begins_alone=False)
    elsewhere = Elsewhere(world)
    ada = world.peer("Ada").connect()
    eve = stranger(world, "Eve", password="secret")
    mal = stranger(world, "Mal", password="guess")
    assert (eve.closed, eve.end.welcome, mal.closed) == (None, None, None)
    ada.lobby("ready")
    world.carry()
    assert ada.screen.lobby["chairs"][0]["ready"], "she is heard meanwhile"
    elsewhere.try_all()
    assert eve.seat == 1 and mal.closed == "password_wrong"


def test_guesses_that_are_tried_together_tell_no_more_than_one_after_the_other() -> None:
    """Ten lines of one address at once: five hear that they were wrong, and then not even the right one is told."""
    world = World(password="secret")
    elsewhere = Elsewhere(world)
    guesses = [stranger(world, f"E{number}", password="secret" if number > 7 else "guess") for number in range(10)]
    elsewhere.try_all()
    assert [guess.closed for guess in guesses] == ["password_wrong"] * 5 + ["too_many_tries"] * 5


def test_a_guess_counts_whose_line_has_gone() -> None:
    world = World(password="secret")
    elsewhere = Elsewhere(world)
    for number in range(5):
        stranger(world, f"E{number}", password="guess").cut()
    elsewhere.try_all()
    assert stranger(world, password="secret").closed == "too_many_tries"


def test_what_is_said_while_the_password_is_tried_is_heard_afterwards() -> None:
    world = World(password="secret")
    elsewhere = Elsewhere(world)
    eve = stranger(world, password="secret")
    connection = eve.connection
    assert connection is not None
    world.hub.data(connection, b"\xff" * 8, world.now)
    assert not connection.closing
    elsewhere.try_all()
    assert connection.closing, "it made no sense"
    eve = stranger(world, "Eva", password="secret")
    assert eve.connection is not None
    world.hub.data(eve.connection, b"x" * (1 << 17), world.now)
    world.carry()
    assert eve.closed == "flood", "nobody fills the memory meanwhile"
