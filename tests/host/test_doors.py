"""Who comes in: with the code, with the password, by a yes of whoever runs the table, or everybody by explicit wish."""

from __future__ import annotations

import pytest

from cosmic_tui.host.admission import Access, Pass, admit
from cosmic_tui.room.knocks import MOST, PATIENCE, Knocks
from engine.kernel.asking import Refused

from .world import OWNER_KEY, Peer, World


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
    ("access", "key", "password", "found"),
    [
        (Access("k", "o"), "k", "", Pass(code=True)),
        (Access("k", "o"), "o", "", Pass(code=True, owner=True)),
        (Access("k", "o", open=True), "", "", Pass()),
    ],
)
def test_what_lets_in(access: Access, key: str, password: str, found: Pass) -> None:
    assert admit(access, key, password) == found
