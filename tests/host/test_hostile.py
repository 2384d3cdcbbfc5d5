"""Peers that mean harm or are broken: the table plays on, they are told once why, and nothing grows without end."""

import os
import tracemalloc

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cosmic_tui.host import hub as hub_module
from cosmic_tui.host.admission import MOST_ADDRESSES, MOST_TRIES, TRIES_SECONDS, Tries
from cosmic_tui.host.hub import MOST_BACKLOG, MOST_STRANGERS, MOST_STRANGERS_OF_ONE
from cosmic_tui.table import table as table_module
from cosmic_tui.table.seats import MOST_CHAT
from cosmic_tui.wire import limits
from cosmic_tui.wire.clientend import make_hello
from cosmic_tui.wire.frames import framed
from cosmic_tui.wire.messages import LOBBY_DEEDS, STRANGER, UP, VOTES, pack
from cosmic_tui.wire.packed import packed
from engine.kernel.asking import Refused

from .test_reconnect import compare, finish, uncut
from .world import World

NAMES = ("Ada", "Bea", "Cai")
LARGE = os.environ.get("COSMIC_LARGE") == "1"
LOOSE = st.recursive(
    st.none() | st.booleans() | st.integers(-(1 << 63), (1 << 64) - 1)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.sampled_from(["", "propose", "accept", "give_up", "card", "\x1b[2J", "\u202e"]),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.sampled_from(["a", "never"]), inner, max_size=3),
    max_leaves=25,
)  # fmt: skip
SEAT = st.integers(-1, 15)
OPTIONS = st.dictionaries(st.text(max_size=6), LOOSE, max_size=3)
VOTED = st.sampled_from(VOTES)
NOW = 0  # stands for the serial of the question that is open
SERIAL = st.just(NOW) | st.just(NOW) | st.integers(1, 400)
TERMS = st.lists(st.tuples(st.sampled_from(["card", "type", "choice", "random", "x"]), LOOSE).map(list), max_size=4)
OFFER = st.tuples(TERMS, LOOSE, TERMS, LOOSE, LOOSE).map(list)
DEAL = st.tuples(st.sampled_from(["propose", "accept", "decline", "give_up", "lapse"]), OFFER | LOOSE).map(list)
ANSWER = st.integers(-1, 6) | st.lists(st.integers(-1, 5), max_size=6) | DEAL | LOOSE
WISHES = st.one_of(
    st.builds(lambda s, a: {"kind": "answer", "serial": s, "answer": a}, SERIAL, ANSWER),
    st.builds(lambda s, a: {"kind": "preview", "serial": s, "answer": a}, SERIAL, ANSWER),
    st.builds(lambda t: {"kind": "chat", "text": t}, st.text(max_size=200)),
    st.builds(lambda o: {"kind": "orders", "orders": o}, st.dictionaries(st.text(max_size=6), LOOSE, max_size=4)),
    st.builds(
        lambda d, s, w, o: {"kind": "lobby", "do": d, "seat": s, "word": w, "options": o},
        st.sampled_from(LOBBY_DEEDS), SEAT, st.text(max_size=20), OPTIONS,
    ),
    st.builds(lambda a, s, y: {"kind": "vote", "about": a, "seat": s, "yes": y}, VOTED, SEAT, st.booleans()),
    st.sampled_from([{"kind": "undo"}, {"kind": "ready"}]),
)  # fmt: skip


def raw(world: World, data: bytes, address: str = "203.0.113.9"):
    """A line of somebody who speaks bytes; returns it after what has been said."""
    line = world.hub.connect(address, world.now)
    world.hub.data(line, data, world.now)
    return line


def plays_on(world: World) -> None:
    """The three players finish the very game they would have played undisturbed."""
    finish(world)
    compare(world.peers[:3], uncut())


# --- bytes -------------------------------------------------------------------------------------------------------

HELLO = framed(pack(0, make_hello("s", "Eve", "test", key="the-key", watch=True), STRANGER))
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
    "wrong version": framed(pack(0, make_hello("s", "Eve", "test", wire=99), STRANGER)),
    "wrong key": framed(pack(0, make_hello("s", "Eve", "test", key="guess"), STRANGER)),
    "no hello": framed(packed([1, {"kind": "chat", "text": "hi"}])),
    "hello and more": HELLO + framed(packed([1, {"kind": "chat", "text": "hi"}])),
    "hello twice": HELLO + HELLO,
    "a name that steers": framed(pack(0, make_hello("s", "\x1b[2JEve", "test", key="the-key", watch=True), STRANGER)),
}


@pytest.mark.parametrize("data", BAD_BYTES.values(), ids=BAD_BYTES)
def test_bad_bytes_of_a_stranger_end_the_line_with_one_word(data):
    world = World()
    world.players(*NAMES)
    line = raw(world, data)
    assert line.closing and bytes(line.out).count(b"closed") == 1
    out = bytes(line.out)
    world.hub.data(line, HELLO, world.now)
    assert bytes(line.out) == out, "nothing is said or heard after it"
    world.hub.lost(line, world.now)
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
    world.hub.data(ada.line, spoilt, world.now)
    world.wait(limits.FRAME_SECONDS + 1)
    if ada.line is not None:
        ada.cut()
    ada.end.outbox.clear()
    ada.connect()
    world.carry()
    assert ada.line is not None and ada.seat == 0
    world.play(3)
    assert world.room.table.answers > 0


@pytest.mark.parametrize("when", ["before the hello", "after it"])
def test_one_byte_a_second_is_not_waited_for(when):
    world = World()
    line = raw(world, b"" if when == "before the hello" else HELLO)
    assert not line.closing
    for byte in framed(b"x" * 60):
        world.wait(1.0)
        world.hub.data(line, bytes([byte]), world.now)
    assert line.closing == "late"


def test_who_never_says_hello_is_closed():
    world = World()
    line = world.hub.connect("203.0.113.9", world.now)
    world.wait(limits.HELLO_SECONDS + 1.5)
    assert line.closing == "late"


# --- messages ----------------------------------------------------------------------------------------------------


@settings(max_examples=2000 if LARGE else 60)
@given(wishes=st.lists(WISHES, min_size=1, max_size=25), warm=st.integers(0, 200))
def test_any_messages_of_a_player_are_granted_or_refused(wishes, warm):
    """Whatever somebody who sits there wishes: no fault, and the others still get their views."""
    world = World(options={"deals": "open"})
    peers = world.players(*NAMES)
    world.play(warm)
    bea = peers[1]
    bea.bot = None
    for wish in wishes:
        if bea.line is None:
            break
        if wish.get("serial") == NOW and bea.screen.question is not None:
            wish = {**wish, "serial": bea.screen.question["serial"]}
        bea.say(**wish)
        world.play(2)
    assert bea.closed in (None, "left", "flood")
    assert world.room.table is not None
    for peer in (peers[0], peers[2]):
        assert peer.closed in (None, "kicked")


@settings(max_examples=40)
@given(wishes=st.lists(WISHES, min_size=1, max_size=25))
def test_any_messages_in_the_lobby_are_granted_or_refused(wishes):
    world = World(begins_alone=False)
    ada = world.peer("Ada").connect()
    world.peer("Bea").connect()
    world.carry()
    for wish in wishes:
        if ada.line is None:
            break
        ada.say(**wish)
        world.wait(0.5)
    assert ada.closed in (None, "left", "flood")


def test_nobody_answers_for_another_seat():
    world = World()
    peers = world.players(*NAMES)
    world.play(25)
    asked = next(peer for peer in peers if peer.screen.question["question"])
    others = [peer for peer in peers if peer.screen.question["question"] is None]
    before = world.room.table.answers
    for other in others:
        other.say(kind="answer", serial=asked.screen.question["serial"], answer=0)
    world.carry()
    assert world.room.table.answers == before
    assert all(other.screen.refused == ["not_asked"] for other in others)


def test_a_question_that_is_held_back_cannot_be_answered_by_guessing():
    """R-SEC-2: whoever guesses the serial of a question not shown yet learns nothing from what comes back."""
    world = World(rest={"windows": "even", "beat": 5.0})
    peers = world.players(*NAMES)
    world.wait(6.0)
    while not world.room.over:
        asked = next((peer for peer in peers if peer.screen.question["question"]), None)
        if asked is None:
            world.wait(5.1)
            continue
        asked.play()
        world.carry()
        hidden = [q.seat for q in world.room.table.match.pending if not world.room.table.rules.secret(q)]
        waiting = [peer for peer in peers if peer.screen.question["question"] is None]
        if any(peer.seat in hidden for peer in waiting):
            break
        world.wait(5.1)
    answers = world.room.table.answers
    for peer in waiting:
        peer.say(kind="answer", serial=world.room.table.seats[peer.seat].serial, answer=0)
    world.carry()
    assert [peer.screen.refused for peer in waiting] == [["not_asked"]] * len(waiting)
    assert world.room.table.answers == answers


def test_a_spectator_cannot_act():
    world = World()
    world.players(*NAMES)
    eve = world.peer("Eve", watch=True).connect()
    world.carry()
    eve.say(kind="answer", serial=1, answer=0).say(kind="undo").vote("pause").lobby("kick", 0)
    world.carry()
    assert eve.screen.refused == ["not_seated", "not_seated", "not_seated", "not_owner"]
    plays_on(world)


def test_only_who_runs_the_table_shows_people_out():
    world = World()
    peers = world.players(*NAMES)
    peers[1].lobby("kick", 2)
    world.carry()
    assert peers[1].screen.refused == ["not_owner"] and peers[2].closed is None
    peers[0].lobby("kick", 2)
    world.carry()
    assert peers[2].closed == "kicked"


def test_chat_comes_without_anything_that_steers_a_terminal():
    world = World()
    ada, bea, _ = world.players(*NAMES)
    ada.say(kind="chat", text="\x1b[31mred\x07 \u202eback\u2066 \x9b2J\r\nnext")
    world.carry()
    assert bea.screen.chat == ["Ada: [31mred back 2J next"]


def test_chat_has_a_pace():
    world = World()
    ada, bea, _ = world.players(*NAMES)
    for number in range(MOST_CHAT + 3):
        ada.say(kind="chat", text=str(number))
    world.carry()
    assert len(bea.screen.chat) == MOST_CHAT
    assert ada.screen.refused == ["chat_too_fast"] * 3


def test_a_flood_is_cut_off_and_the_seat_waits():
    world = World()
    peers = world.players(*NAMES)
    peers[0].up += framed(pack(0, {"kind": "ping", "mark": 1}, UP)) * 1000
    world.carry()
    assert peers[0].closed == "flood" and peers[0].facts == {"most": int(limits.RATE)}
    assert world.room.table.seats[0].state == "away"
    world.wait(5.0)
    plays_on(world)


# --- tokens and keys ---------------------------------------------------------------------------------------------


def test_a_token_opens_its_own_seat_at_its_own_table_and_nothing_else():
    world = World(tables=2)
    ada = world.players(*NAMES)[0]
    token = ada.end.hello["token"]
    thief = world.peer("Eve", key="", token=token, table="2").connect()
    world.carry()
    assert thief.closed is None and thief.seat == 0
    assert world.hub.standings["2"].room.guests.names() == ["Eve"], "at another table it is no token at all"
    for wrong in ("token-999", token + "x", token[:-1], token.upper()):
        other = world.peer("Eva", f"s{wrong}", key="", token=wrong, table="1").connect()
        world.carry()
        assert other.closed == "already_started"


def test_a_token_is_worth_nothing_once_its_person_was_shown_out():
    world = World()
    peers = world.players(*NAMES)
    token = peers[2].end.hello["token"]
    peers[0].lobby("kick", 2)
    world.carry()
    world.peers.remove(peers[2])
    fresh = world.peer("Dov").connect()
    world.carry()
    assert fresh.seat == 2
    again = world.peer("Cai", "replayed", key="", token=token, table="1").connect()
    world.carry()
    assert again.closed == "already_started"
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


# --- many --------------------------------------------------------------------------------------------------------


def test_a_thousand_lines_from_one_address_are_told_to_wait():
    world = World()
    world.players(*NAMES)
    lines = [world.hub.connect("203.0.113.9", world.now) for _ in range(1000)]
    assert [line.closing for line in lines].count("") == MOST_STRANGERS_OF_ONE
    assert all(bytes(line.out).count(b"busy") == 1 for line in lines if line.closing)
    friend = world.peer("Wim", watch=True).connect()
    world.carry()
    assert friend.closed is None, "somebody from elsewhere comes in all the same"
    for line in lines:
        world.hub.lost(line, world.now)
    assert world.hub.strangers == {} and len(world.hub.lines) == 4
    plays_on(world)


def test_strangers_of_all_addresses_together_have_a_bound():
    world = World()
    lines = [world.hub.connect(f"203.0.113.{number}", world.now) for number in range(MOST_STRANGERS + 5)]
    assert [line.closing for line in lines[MOST_STRANGERS:]] == ["busy"] * 5
    world.wait(limits.HELLO_SECONDS + 2)
    for line in lines:
        world.hub.lost(line, world.now)
    assert world.hub.strangers == {}


def test_what_waits_while_the_disk_is_full_has_a_bound():
    world = World()
    ada = world.players(*NAMES)[0]
    world.disk.full = True
    ada.say(kind="chat", text="one")
    world.carry()
    for _ in range(MOST_BACKLOG // 1000 + 2):
        world.hub.data(ada.line, b"x" * 1000, world.now)
    assert len(ada.line.backlog) <= MOST_BACKLOG + 1000
    assert ada.line.closing == "host_disk"


def test_lines_that_come_and_go_leave_nothing_behind():
    """Joins, drops, bad bytes and chat, hundreds of times over: the host is no bigger than after the first hundred."""
    world = World()
    peers = world.players(*NAMES)

    def storm(times):
        for number in range(times):
            line = raw(world, HELLO if number % 3 else b"\0\0", f"203.0.113.{number % 50}")
            world.hub.lost(line, world.now)
            peers[0].cut()
            peers[0].connect()
            peers[1].say(kind="chat", text="x" * 200)
            world.wait(2.5)
            for peer in peers:
                peer.heard.clear()
                peer.told.clear()
                peer.screen.chat.clear()
            world.disk.chunks["1"].clear()

    storm(100)
    tracemalloc.start()
    storm(20)
    before = tracemalloc.get_traced_memory()[0]
    storm(600)
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert grown < 200_000, grown
    assert len(world.hub.lines) == 3 and world.hub.strangers == {}
    assert len(world.hub._due) < 10


# --- faults of our own -------------------------------------------------------------------------------------------


def test_a_fault_in_one_answer_leaves_the_table_as_it_was(monkeypatch):
    """An answer hits a fault of the rules half way: that line is closed, the game is as written, all play on."""
    world = World()
    peers = world.players(*NAMES)
    world.play(30)
    facts = world.room.table.match.game.facts()
    asked = next(peer for peer in peers if peer.screen.question["question"])
    real = table_module.Table.give

    def broken(self, question, answer):
        self.match.game.warp[0] += 7
        raise ZeroDivisionError("a fault of the rules")

    monkeypatch.setattr(table_module.Table, "give", broken)
    asked.play()
    world.carry()
    assert asked.closed == "fault"
    monkeypatch.setattr(table_module.Table, "give", real)
    assert world.room.table.match.game.facts() == facts
    asked.answered = None
    asked.answers -= 1
    assert asked.connect() and world.carry() is None
    assert asked.end.unacknowledged == 0, "what led to the fault is not sent again"
    for peer in peers:
        assert peer.screen.view == world.room.table.rules.view(world.room.table.match, peer.seat)
    world.play()
    assert all(peer.screen.over for peer in peers)


def test_a_fault_as_time_passes_pauses_that_table_and_no_other(monkeypatch, caplog):
    world = World(tables=2)
    peers = world.players(*NAMES)
    world.play(10)
    real = hub_module.Hub.settle

    def broken(self, now):
        raise ZeroDivisionError("secret hand: flare_zombie")

    monkeypatch.setattr(type(world.room), "tick", broken)
    world.hub._remind(world.hub.standings["1"], world.now + 1)
    world.wait(2.0)
    monkeypatch.undo()
    assert all(peer.screen.paused for peer in peers)
    assert "flare_zombie" not in caplog.text and "ZeroDivisionError" in caplog.text
    assert real is hub_module.Hub.settle
    for peer in peers:
        peer.vote("go_on")
    world.carry()
    world.play()
    assert all(peer.screen.over for peer in peers)
