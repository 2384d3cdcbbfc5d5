"""Lines that are broken or mean harm, one or thousands: told once why, dropped, and nothing grows without end."""

import tracemalloc

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cosmic_tui.host.hub import MOST_BACKLOG
from cosmic_tui.host.unauthenticated import MOST, MOST_OF_ONE, Unauthenticated
from cosmic_tui.messages.packing import packed
from cosmic_tui.wire import limits
from cosmic_tui.wire.clientend import make_hello
from cosmic_tui.wire.frames import framed
from cosmic_tui.wire.messages import STRANGER, UP, pack
from tests.night import one_in

from .strangers import HELLO, plays_on, raw
from .world import NAMES, World

BAD_BYTES = {
    "noise": b"\xff" * 64,
    "http": b"GET / HTTP/1.1\r\nHost: table\r\n\r\n",
    "tls": bytes.fromhex("16030100a5010000a10303"),
    "giant": (1 << 31).to_bytes(4, "big"),
    "empty frame": bytes(4),
    "not msgpack": framed(b"\xc1"),
    "deep": framed(b"\x91" * 1000),
    "bomb": framed(b"\xdc\x07\x00" + b"\x80" * 1792),
    "claims": framed(b"\xdd\xff\xff\xff\xff"),
    "wrong version": framed(pack(0, make_hello("a-strangers-session", "Eve", "test", wire=99), STRANGER)),
    "wrong key": framed(pack(0, make_hello("a-strangers-session", "Eve", "test", key="guess"), STRANGER)),
    "no hello": framed(packed([1, {"kind": "chat", "text": "hi"}])),
    "hello and more": HELLO + framed(packed([1, {"kind": "chat", "text": "hi"}])),
    "hello twice": HELLO + HELLO,
    "a name that steers": framed(pack(0, make_hello("a-strangers-session", "\x1b[2JE", "t", key="the-key"), STRANGER)),
}


@pytest.mark.parametrize("data", BAD_BYTES.values(), ids=BAD_BYTES)
def test_bad_bytes_of_a_stranger_end_the_line_with_one_word(data):
    world = World()
    world.players(*NAMES)
    connection = raw(world, data)
    assert connection.closing and bytes(connection.out).count(b"closed") == 1
    out = bytes(connection.out)
    world.hub.data(connection, HELLO, world.now)
    assert bytes(connection.out) == out, "nothing is said or heard after it"
    world.hub.lost(connection, world.now)
    plays_on(world)


@settings(max_examples=25)
@given(data=st.binary(max_size=400), at=st.integers(0, 200))
def test_any_bytes_of_a_player_leave_the_table_as_it_is(data, at):
    """A spoilt stream of somebody who has been let in: closed, and the seat waits for its person."""
    world = World()
    peers = world.players(*NAMES)
    ada = peers[0]
    good = framed(pack(ada.end.number + 1, {"kind": "chat", "text": "x" * 200}, UP))
    spoilt = good[: at % len(good)] + data
    world.hub.data(ada.connection, spoilt, world.now)
    world.wait(limits.FRAME_SECONDS + 1)
    if ada.connection is not None:
        ada.cut()
    ada.end.outbox.clear()
    ada.connect()
    world.carry()
    assert ada.connection is not None and ada.seat == 0
    world.play(3)
    assert world.room.table.answers > 0


@pytest.mark.parametrize("when", ["before the hello", "after it"])
def test_one_byte_a_second_is_not_waited_for(when):
    world = World()
    connection = raw(world, b"" if when == "before the hello" else HELLO)
    assert not connection.closing
    for byte in framed(b"x" * 60):
        world.wait(1.0)
        world.hub.data(connection, bytes([byte]), world.now)
    assert connection.closing == "late"


def test_who_never_says_hello_is_closed():
    world = World()
    connection = world.hub.connect("203.0.113.9", world.now)
    world.wait(limits.HELLO_SECONDS + 1.5)
    assert connection.closing == "late"


def test_a_thousand_silent_lines_from_one_address_drive_out_each_other():
    """And nobody else: somebody from elsewhere comes in, and so does somebody from that very address."""
    world = World()
    world.players(*NAMES)
    connections = [world.hub.connect("203.0.113.9", world.now) for _ in range(1000)]
    assert [connection.closing for connection in connections] == ["busy"] * (1000 - MOST_OF_ONE) + [""] * MOST_OF_ONE
    assert all(bytes(connection.out).count(b"busy") == 1 for connection in connections if connection.closing)
    friend = world.peer("Wim", watch=True).connect()
    world.carry()
    assert friend.closed is None
    assert not raw(world, HELLO).closing
    for connection in connections:
        world.hub.lost(connection, world.now)
    assert len(world.hub.unauthenticated) == 0 and len(world.hub.connections) == 5
    plays_on(world)


def test_silent_lines_of_all_addresses_together_have_a_bound():
    """Whoever comes from one of the few lines of an address is safe from an address with many."""
    world = World()
    few = world.hub.connect("198.51.100.1", world.now)
    connections = [world.hub.connect(f"203.0.113.{number % 40}", world.now) for number in range(3 * MOST)]
    assert len(world.hub.unauthenticated) == MOST and not few.closing
    world.wait(limits.HELLO_SECONDS + 2)
    for connection in [few, *connections]:
        world.hub.lost(connection, world.now)
    assert len(world.hub.unauthenticated) == 0


def test_whoever_was_let_in_is_not_counted():
    """A university behind one address: what its lines proved to be counts, not how many they are."""
    world = World(chairs=("open",) * 5)
    silent = [world.hub.connect("198.51.100.7", world.now) for _ in range(MOST_OF_ONE)]  # where all peers come from
    peers = []
    for number in range(2 * MOST_OF_ONE):
        peers.append(world.peer(f"W{number}", watch=True).connect())
        world.carry()
    assert [peer.closed for peer in peers] == [None] * len(peers)
    assert [each.closing for each in silent] == ["busy"] + [""] * (MOST_OF_ONE - 1), "one made room for all of them"


def test_a_line_that_was_refused_gives_its_place_back_before_it_is_gone():
    world = World(password="sesame")
    connection = raw(world, framed(pack(0, make_hello("a-strangers-session", "Eve", "test"), STRANGER)))
    assert connection.closing == "password_needed" and len(world.hub.unauthenticated) == 0
    assert connection in world.hub.connections


def test_guesses_of_one_shut_nobody_out_who_has_the_key():
    """From the very same address; only those who would guess as well have to wait."""
    world = World(password="sesame")
    for number in range(8):
        peer = world.peer(f"E{number}", key="", password="wrong").connect()
        world.carry()
    assert peer.closed == "too_many_tries"
    friend, other = world.peer("Ada").connect(), world.peer("Bea", key="", password="sesame").connect()
    world.carry()
    assert (friend.closed, other.closed) == (None, "too_many_tries")


@given(steps=st.lists(st.tuples(st.integers(0, 5), st.booleans()), max_size=60))
def test_no_address_and_all_together_have_more_than_their_share(steps):
    """The count is what is there, the oldest go first, and the newest is never the one that goes."""
    unproven, there = Unauthenticated(most=6, most_of_one=3), []
    for number, (address, comes) in enumerate(steps):
        mine = [connection for connection in there if connection[0] == address]
        if comes:
            gone = unproven.add(str(address), (address, number))
            there.append((address, number))
            if gone is not None:
                there.remove(gone)
                assert gone == min(connection for connection in [*there, gone] if connection[0] == gone[0])
        elif mine:
            unproven.remove(str(address), mine[0])
            there.remove(mine[0])
        assert len(unproven) == len(there) <= 6
        assert all(sum(connection[0] == one for connection in there) <= 3 for one in range(6))


def test_what_comes_before_a_bad_message_in_the_same_bytes_is_kept_and_acknowledged():
    world = World()
    ada, bea, _ = world.players(*NAMES)
    ada.say(kind="chat", text="one").say(kind="chat", text="two")
    ada.up += framed(b"\xc1")
    world.carry()
    assert ada.closed == "packing" and bea.screen.chat == ["Ada: one", "Ada: two"]
    assert ada.end.unacknowledged == 0
    ada.connect()
    world.carry()
    assert bea.screen.chat == ["Ada: one", "Ada: two"], "nothing came twice"


def test_the_last_word_acknowledges_only_what_was_written_down():
    """While the disk is full nothing is; who is closed then says it all again."""
    world = World()
    ada, bea, _ = world.players(*NAMES)
    world.disk.full = True
    ada.say(kind="chat", text="one").say(kind="chat", text="two")
    ada.up += framed(b"\xc1")
    world.carry()
    assert ada.closed == "packing" and ada.end.unacknowledged == 2
    world.disk.full = False
    world.wait(10)
    ada.connect()
    world.carry()
    assert ada.end.unacknowledged == 0 and bea.screen.chat == ["Ada: one", "Ada: two"]


def test_what_waits_while_the_disk_is_full_has_a_bound():
    world = World()
    ada = world.players(*NAMES)[0]
    world.disk.full = True
    ada.say(kind="chat", text="one")
    world.carry()
    for _ in range(MOST_BACKLOG // 1000 + 2):
        world.hub.data(ada.connection, b"x" * 1000, world.now)
    assert len(ada.connection.backlog) <= MOST_BACKLOG + 1000
    assert ada.connection.closing == "host_disk"


def test_lines_that_come_and_go_leave_nothing_behind():
    """Joins, drops, bad bytes and chat, again and again: the host is no bigger than after the first hundred."""
    world = World()
    peers = world.players(*NAMES)

    def storm(times):
        for number in range(times):
            connection = raw(world, HELLO if number % 3 else b"\0\0", f"203.0.113.{number % 50}")
            world.hub.lost(connection, world.now)
            peers[0].cut()
            peers[0].connect()
            peers[1].say(kind="chat", text="x" * 200)
            world.wait(2.5)
            for peer in peers:
                peer.heard.clear()
                peer.told.clear()
                peer.screen.chat.clear()
            world.disk.chunks["1"].clear()

    times = 600 // one_in(10)
    storm(60)
    tracemalloc.start()
    storm(60)
    before = tracemalloc.get_traced_memory()[0]
    storm(times)
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert grown < 333 * times, grown
    assert len(world.hub.connections) == 3 and len(world.hub.unauthenticated) == 0
    assert len(world.hub._due) < 10
