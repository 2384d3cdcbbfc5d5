"""Tokens, keys and passwords: each opens its own and nothing else, and guessing gets slower than it is worth."""

import pytest

from cosmic_tui.host.admission import MOST_ADDRESSES, MOST_TRIES, TRIES_SECONDS, Tries
from engine.kernel.asking import Refused

from .world import NAMES, World


def test_a_token_opens_its_own_seat_at_its_own_table_and_nothing_else():
    world = World(tables=2, everybody=True)
    ada = world.players(*NAMES)[0]
    token = ada.end.hello["token"]
    thief = world.peer("Eve", key="", token=token, table="2").connect()
    world.carry()
    assert thief.closed is None and thief.seat == 0
    assert world.hub.tables["2"].room.guests.names() == ["Eve"], "at another table it is no token at all"
    for wrong in ("token-999", token + "x", token[:-1], token.upper()):
        other = world.peer("Eva", f"the-session-with-{wrong}", key="", token=wrong, table="1").connect()
        world.carry()
        assert other.closed == "already_started"


def test_a_token_is_worth_nothing_once_its_person_was_shown_out():
    world = World(everybody=True)
    peers = world.players(*NAMES)
    token = peers[2].end.hello["token"]
    peers[0].lobby("kick", 2)
    world.carry()
    world.peers.remove(peers[2])
    fresh = world.peer("Dov", key=world.room.key).connect()
    world.carry()
    assert fresh.seat == 2
    again = world.peer("Cai", "a-session-replayed", key="", token=token, table="1").connect()
    world.carry()
    assert again.closed == "code_needed"
    assert world.room.table.seats[2].name == "Dov"


def test_what_is_kept_of_a_token_is_not_the_token():
    world = World()
    ada = world.players(*NAMES)[0]
    token = ada.end.hello["token"].encode()
    assert len(token) > 5
    assert not any(token in chunk for chunk in world.disk.chunks["1"])


@pytest.mark.parametrize("how", [{"key": "guess"}, {"key": "", "password": "guess"}])
def test_guessing_gets_slower_than_it_is_worth(how):
    world = World(password="secret")
    codes = []
    for number in range(MOST_TRIES + 2):
        eve = world.peer(f"Eve{number}", **how).connect()
        world.carry()
        codes.append(eve.closed)
    assert codes[MOST_TRIES:] == ["too_many_tries"] * 2
    assert len(set(codes[:MOST_TRIES])) == 1
    honest = world.peer("Ada", key="", password="secret").connect()
    world.carry()
    assert honest.closed == "too_many_tries" and honest.facts["seconds"] > 0, "from the same address, for a while"
    world.wait(TRIES_SECONDS + 1)
    honest.connect()
    world.carry()
    assert honest.closed is None


def test_a_password_lets_in_and_so_does_the_key():
    world = World(password="secret")
    for name, wishes, closed in [
        ("Ada", {"key": "", "password": "secret"}, None),
        ("Bea", {}, None),
        ("Cai", {"key": "", "password": ""}, "password_needed"),
    ]:
        peer = world.peer(name, **wishes).connect()
        world.carry()
        assert peer.closed == closed


def test_wrong_guesses_of_many_addresses_are_forgotten_in_time():
    tries = Tries()
    for number in range(MOST_ADDRESSES * 2):
        tries.wrong(f"address {number}", 0.0)
    assert len(tries._wrong) == MOST_ADDRESSES
    for _ in range(MOST_TRIES):
        tries.wrong("one", 1.0)
    with pytest.raises(Refused):
        tries.check("one", 2.0)
    tries.check("one", 2.0 + TRIES_SECONDS)
