"""Who is shown out stays out: key, token, session and name are dead, from a new process and after a restart too."""

from __future__ import annotations

import pytest

from cosmic_tui.link.remote import COMMAND, RemoteLink, Wishes
from cosmic_tui.room.doors import OWN_WORDS
from cosmic_tui.room.knocks import MOST_OF_ONE
from cosmic_tui.wire.codes import Invitation, base32, encode

from .world import KEY, NAMES, World


def shown_out(**plan: object) -> tuple[World, str]:
    """Cai is kicked out of a running game; the token of his."""
    world = World(**plan)
    peers = world.players(*NAMES)
    world.play(10)
    token = peers[2].end.welcome["token"]
    peers[0].lobby("kick", 2)
    world.carry()
    assert peers[2].closed == "kicked"
    return world, token


@pytest.mark.parametrize("killed", [False, True])
@pytest.mark.parametrize(
    ("name", "wishes", "code"),
    [
        ("Cai", {}, "key_wrong"),
        ("Dan", {}, "key_wrong"),
        ("Dan", {"watch": True}, "key_wrong"),
        ("Dan", {"key": "", "token": "his"}, "code_needed"),
        ("Dan", {"key": ""}, "code_needed"),
        ("Dan", {"session": "the-very-session-of-Cai"}, "key_wrong"),
    ],
)
def test_no_way_leads_back(killed: bool, name: str, wishes: dict[str, object], code: str) -> None:
    world, token = shown_out()
    if killed:
        world.kill()
    back = world.peer(name, **{key: token if each == "his" else each for key, each in wishes.items()}).connect()
    world.carry()
    assert back.closed == code
    assert world.room.player(2) is None, "his seat is nobody's"


@pytest.mark.parametrize("killed", [False, True])
def test_whoever_runs_the_table_is_told_the_new_key_and_nobody_else(killed: bool) -> None:
    world, _ = shown_out()
    ada, bea, _ = world.peers
    key = world.room.key
    assert key not in (KEY, "") and world.hub.tables["1"].access.key == key
    told = [message["facts"] for message in ada.told if message.get("code") == "new_code"]
    assert told == [{"key": key}]
    assert key not in repr(bea.told) and "new_code" not in repr(bea.told)
    if killed:
        world.kill()
    dan = world.peer("Dan", key=key).connect()
    late = world.peer("Cai", "a-new-session-of-his", key=key).connect()
    world.carry()
    assert dan.end.welcome["seat"] == 2 and late.closed == "name_taken", "a dead name"


def test_an_open_door_asks_for_a_yes_from_then_on() -> None:
    world = World(everybody=True)
    ada, bea = (world.peer(name).connect() for name in NAMES[:2])
    world.carry()
    ada.lobby("kick", 1)
    world.carry()
    back = world.peer("Eve", key="").connect()
    world.carry()
    assert bea.closed == "kicked" and back.closed == "knocked" and ada.screen.lobby["knocks"] == ["Eve"]
    ada.lobby("admit", word="Eve")
    world.carry()
    back.connect()
    world.carry()
    assert back.end.welcome and ada.screen.lobby["key"] == world.room.key and back.screen.lobby["key"] == ""


def test_the_line_to_type_changes_with_the_key() -> None:
    link = RemoteLink(Invitation("table.example", 4747, b"k" * 9, b"p" * 16), Wishes("Ada"))
    link._take({"kind": "refused", "serial": 0, "code": "new_code", "facts": {"key": base32(b"n" * 9)}})
    assert link.come_in == f"{COMMAND} {encode(Invitation('table.example', 4747, b'n' * 9, b'p' * 16))}"
    link._rekey("")
    assert link.come_in == "", "who does not run the table does not know it"


@pytest.mark.parametrize("session", ["", "s", "s" * 40, "abababababababababab", "only-15-signs-x"])
def test_a_session_that_can_be_guessed_is_none(session: str) -> None:
    world = World()
    eve = world.peer("Eve", session or " ").connect()
    world.carry()
    assert eve.closed == "field"


def test_one_address_does_not_fill_the_list_of_those_who_knock() -> None:
    world = World()
    world.peer("Ada").connect()
    world.carry()
    knocking = [world.peer(f"Eve{number}", key="").connect() for number in range(MOST_OF_ONE + 2)]
    world.carry()
    assert [peer.closed for peer in knocking] == ["knocked"] * MOST_OF_ONE + ["busy"] * 2
    other = world.peer("Dan", key="").connect()
    other.connection.address = "203.0.113.9"
    world.carry()
    assert other.closed == "knocked"


@pytest.mark.parametrize("watch", [False, True])
def test_nobody_is_called_like_the_table_itself(watch: bool) -> None:
    world = World(("open", "open", "rookie"))
    bot = world.room.lobby.chairs[2].name
    for name in (*OWN_WORDS, "SYSTEM", "sуstem", bot, bot.upper()):
        eve = world.peer(name, f"the-session-of-number-{name}", watch=watch).connect()
        world.carry()
        assert eve.closed == "name_taken", name
