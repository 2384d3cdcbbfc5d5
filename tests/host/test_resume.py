"""The host is killed at any moment and comes back from its journal: nothing that was acknowledged is lost."""

import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cosmic_tui.host.hosted import HostedTable, reopened
from cosmic_tui.host.hub import DISK_BEAT, Hub
from cosmic_tui.room.guests import MOST_WATCHERS
from cosmic_tui.room.room import LOBBY_GRACE
from cosmic_tui.storage.table_journal import MAGIC, Files, read
from engine.kernel.asking import Refused
from tests.night import LARGE, one_in

from .test_reconnect import back, compare, finish, uncut
from .world import LONGER_GAME, NAMES, SHORT_GAME, World

GAME = LONGER_GAME if LARGE else SHORT_GAME
MOST_ROUNDS = 200  # in which this game is over
BOTS_ANSWER_OFTEN = 10  # the seed of a short game of two people and three bots


def killed(fates, seed: int) -> World:
    """A whole game in which the host dies as `fates` say, chunk by chunk."""
    world = World(seed=seed)
    world.players(*NAMES)
    world.disk.fate = iter(fates)
    finish(world)
    return world


def test_killed_at_every_single_write_the_game_is_the_same_game():
    """Each time the answer is on the disk and nobody has been told of it yet: to the end of the game. By day every
    third write of a short game."""
    world = killed(["after", *[""] * (one_in(3) - 1)] * 400, GAME)
    before_it = 1 + 2 * len(NAMES)  # opened; who sat down, and is ready
    writes = len(world.disk.chunks["1"]) - before_it
    assert writes > 100 and world.kills == -(-writes // one_in(3))
    compare(world.peers, uncut(GAME))
    assert not any(peer.forgotten for peer in world.peers)


def test_killed_before_a_write_the_answer_is_sent_again():
    world = killed(["before", "", "", ""] * 20, GAME)
    assert world.kills == 20
    compare(world.peers, uncut(GAME))
    assert not any(peer.forgotten for peer in world.peers)


@settings(max_examples=5)
@given(fates=st.lists(st.sampled_from(["before", "after", "", "", ""]), max_size=30))
def test_killed_at_any_moments(fates):
    world = killed(fates, SHORT_GAME)
    compare(world.peers, uncut())
    assert not any(peer.forgotten for peer in world.peers)


def test_killed_while_bots_answer_nobody_is_asked_under_a_number_that_was_answered():
    """Of many answers of bots a host writes five at a time: the next question of a person comes after the last write in
    which that person was heard."""
    world = World(("open", "open", "random", "random", "random"), seed=BOTS_ANSWER_OFTEN)
    world.players(*NAMES[:2])
    world.disk.fate = iter(["after", ""] * 400)
    for _ in range(MOST_ROUNDS):
        back(world)
        world.play(1)
    assert world.kills > 30 and world.room.over
    assert not any(peer.forgotten or peer.screen.refused for peer in world.peers)


def test_everything_in_the_room_comes_back():
    """Chat, standing orders, who runs the table, a pause, and who is who."""
    world = World(options={"deals": "open"})
    ada, bea, _ = world.players(*NAMES)
    world.play(20)
    ada.say(kind="chat", text="hello").vote("pause")
    bea.say(kind="orders", orders={"never": ["regroup"]})
    world.carry()
    for peer in world.peers[1:]:
        peer.vote("pause")
    world.carry()
    shown = [peer.screen.shown() for peer in world.peers]
    assert world.room.paused is not None
    world.kill()
    assert world.room.paused is not None
    back(world)
    assert [peer.screen.shown() for peer in world.peers] == shown
    assert [guest.owner for guest in world.room.guests.by_number.values()] == [True, False, False]


def test_a_lobby_comes_back():
    world = World(("open", "random", "open", "open"))
    ada = world.peer("Ada").connect()
    world.carry()
    ada.lobby("sit", 2).lobby("shut", 0).lobby("ready")
    world.carry()
    lobby = ada.screen.lobby
    world.kill()
    back(world)
    assert ada.screen.lobby == lobby
    assert ada.end.welcome["seat"] == 1 and ada.end.welcome["owner"]


def test_chairs_and_places_to_look_on_are_kept_for_those_who_come_back_soon():
    """The host was away, not they: their time runs from when it is there again."""
    world = World(begins_alone=False)
    ada, wim = world.peer("Ada").connect(), world.peer("Wim", watch=True).connect()
    world.carry()
    world.kill()
    world.wait(LOBBY_GRACE - 1)
    ada.connect()
    world.carry()
    assert [chair["name"] for chair in ada.screen.lobby["chairs"]] == ["Ada", "", ""]
    assert ada.screen.lobby["watching"] == 1
    world.wait(2.0)
    assert ada.screen.lobby["watching"] == 0 and wim.connection is None


def test_who_looked_on_when_the_host_was_killed_takes_no_place_for_ever():
    world = World()
    world.players("Ada", "Bea", "Cai")
    for number in range(MOST_WATCHERS):
        world.peer(f"W{number}", watch=True).connect()
    world.carry()
    world.kill()
    world.wait(LOBBY_GRACE + 1)
    assert [guest.name for guest in world.room.guests.by_number.values()] == ["Ada", "Bea", "Cai"]
    world.kill()
    assert world.room.guests.watchers() == []
    assert world.peer("Wim", watch=True).connect() and world.carry() is None
    assert len(world.room.guests.watchers()) == 1


def test_a_rematch_comes_back():
    world = World()
    peers = world.players(*NAMES)
    finish(world)
    for peer in peers:
        peer.answered = None
        peer.vote("rematch")
    world.carry()
    assert not world.room.over
    world.play(10)
    shown = [peer.screen.shown() for peer in peers]
    world.kill()
    back(world)
    assert [peer.screen.shown() for peer in peers] == shown


def test_a_seat_that_changed_hands_comes_back_with_its_new_owner():
    world = World()
    peers = world.players(*NAMES)
    peers[0].lobby("kick", 1)
    world.carry()
    assert peers[1].closed == "kicked"
    world.peers.remove(peers[1])
    eve = world.peer("Eve", key=world.room.key).connect()
    world.carry()
    assert eve.seat == 1
    world.kill()
    back(world)
    assert eve.seat == 1
    assert [seat["name"] for seat in eve.screen.hello["seats"]] == ["Ada", "Eve", "Cai"]


# --- the disk ----------------------------------------------------------------------------------------------------


def test_while_the_disk_is_full_nobody_is_told_anything_and_then_all_goes_on():
    world = World()
    peers = world.players(*NAMES)
    world.play(10)
    world.disk.full = True
    before = [len(peer.screen.events) for peer in peers]
    world.play(3)
    assert [len(peer.screen.events) for peer in peers] == before
    assert all("host_disk" in peer.screen.refused for peer in peers)
    assert sum(peer.end.unacknowledged for peer in peers) > 0
    world.disk.full = False
    world.wait(DISK_BEAT + 1)
    for peer in peers:
        peer.screen.refused.clear()
    finish(world)
    compare(peers, uncut())


def on_disk(folder: Path) -> tuple[Files, World]:
    """A world whose hub writes real files."""
    world = World()
    files = Files(folder)
    world.hub = Hub(files)
    room = World().hub.tables["1"].room
    hosted = HostedTable("1", room, World().hub.tables["1"].access)
    room.lobby_changed()
    world.hub.open(hosted, world.now)
    world.players(*NAMES)
    world.play(30)
    return files, world


def test_a_journal_on_disk_brings_the_table_back(tmp_path: Path):
    files, world = on_disk(tmp_path)
    facts = world.room.table.match.game.facts()
    files.close()
    again = Files(tmp_path)
    assert again.names() == ["1"]
    hosted = reopened(again, "1", world.chances, 0.0)
    assert hosted.room.table.match.game.facts() == facts
    again.close()
    assert (tmp_path / "1.table").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("lost", [1, 7, 100])
def test_a_torn_end_is_dropped_and_written_over(tmp_path: Path, lost):
    files, world = on_disk(tmp_path)
    files.close()
    path = tmp_path / "1.table"
    whole = path.read_bytes()
    path.write_bytes(whole[:-lost])
    again = Files(tmp_path)
    hosted = reopened(again, "1", world.chances, 0.0)
    again.add(hosted, [["chat", 0, "Ada", "back"]])
    again.close()
    _, records, good = read(path.read_bytes(), "1")
    assert good == path.stat().st_size
    assert records[-1] == ["chat", 0, "Ada", "back"]


def test_a_journal_cut_at_every_byte_gives_a_table_or_a_refusal(tmp_path: Path):
    files, _ = on_disk(tmp_path)
    files.close()
    data = (tmp_path / "1.table").read_bytes()
    answers = []
    for cut in range(0, len(data), 97):
        try:
            _, records, _ = read(data[:cut], "1")
        except Refused as refused:
            assert refused.code == "journal_unreadable"
        else:
            answers.append(sum(record[0] == "answer" for record in records))
    assert answers == sorted(answers) and answers[-1] > 10


def test_damage_in_the_middle_is_refused_and_left_alone(tmp_path: Path):
    """What stands behind it was acknowledged: dropping it in silence would be a loss."""
    files, world = on_disk(tmp_path)
    files.close()
    path = tmp_path / "1.table"
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)
    with pytest.raises(Refused) as refused:
        reopened(Files(tmp_path), "1", world.chances, 0.0)
    assert refused.value.code == "journal_unreadable"
    assert path.read_bytes() == data


def test_a_game_that_bots_play_in_one_go_can_be_read_again(tmp_path: Path):
    files = Files(tmp_path)
    hosted = World().hub.tables["1"]
    entries = [["answer", 0, [1, 2, 3], number] for number in range(20_000)]
    files.add(hosted, entries)
    files.close()
    assert read((tmp_path / "1.table").read_bytes(), "1")[1] == entries


@pytest.mark.parametrize("data", [b"", b"nothing", MAGIC, MAGIC + b"\0" * 40])
def test_what_is_no_journal_is_refused_and_left_alone(tmp_path: Path, data):
    path = tmp_path / "1.table"
    path.write_bytes(data)
    with pytest.raises(Refused) as refused:
        reopened(Files(tmp_path), "1", World().chances, 0.0)
    assert refused.value.code == "journal_unreadable"
    assert path.read_bytes() == data


def test_one_host_at_a_time_has_a_journal(tmp_path: Path):
    files, world = on_disk(tmp_path)
    with pytest.raises(Refused) as refused:
        reopened(Files(tmp_path), "1", world.chances, 0.0)
    assert refused.value.code == "journal_in_use"
    files.close()


def test_a_write_that_fails_half_way_leaves_no_half(tmp_path: Path, monkeypatch):
    files, world = on_disk(tmp_path)
    hosted = world.hub.tables["1"]
    path = tmp_path / "1.table"
    before = path.read_bytes()
    real = os.write

    def half(handle, data):
        real(handle, data[: len(data) // 2])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "write", half)
    with pytest.raises(OSError, match="space"):
        files.add(hosted, [["chat", 0, "Ada", "lost"]])
    monkeypatch.undo()
    assert path.read_bytes() == before
    files.close()
