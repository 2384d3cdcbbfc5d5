"""Players that mean harm, and faults of our own: every message is granted or refused, and the table plays on."""

import os

from hypothesis import given, settings
from hypothesis import strategies as st

from cosmic_tui.host import hub as hub_module
from cosmic_tui.messages.words import LOBBY_ACTIONS, VOTES
from cosmic_tui.table import table as table_module
from cosmic_tui.table.seats import MOST_CHAT
from cosmic_tui.table.updates import view_of
from cosmic_tui.wire import limits
from cosmic_tui.wire.frames import framed
from cosmic_tui.wire.messages import UP, pack

from .strangers import plays_on
from .world import NAMES, World

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
        st.sampled_from(LOBBY_ACTIONS), SEAT, st.text(max_size=20), OPTIONS,
    ),
    st.builds(lambda a, s, y: {"kind": "vote", "about": a, "seat": s, "yes": y}, VOTED, SEAT, st.booleans()),
    st.sampled_from([{"kind": "undo"}, {"kind": "ready"}]),
)  # fmt: skip


@settings(max_examples=2000 if LARGE else 24)
@given(wishes=st.lists(WISHES, min_size=1, max_size=25), warm=st.integers(0, 100 if LARGE else 40))
def test_any_messages_of_a_player_are_granted_or_refused(wishes, warm):
    """Whatever somebody who sits there wishes: no fault, and the others still get their views."""
    world = World(options={"deals": "open"})
    peers = world.players(*NAMES)
    world.play(warm)
    bea = peers[1]
    bea.bot = None
    for wish in wishes:
        if bea.connection is None:
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
        if ada.connection is None:
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
        hidden = [q.seat for q in world.room.table.match.pending if not q.secret]
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
    table = world.room.table
    seen = table.rules.views(table.match)
    for peer in peers:
        assert peer.screen.view == view_of(table, table.seats[peer.seat], seen)
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
    world.hub._remind(world.hub.tables["1"], world.now + 1)
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
