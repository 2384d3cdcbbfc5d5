"""What every single deed during a game brings about, and for whom; at a room without lines."""

from __future__ import annotations

from base64 import b64decode
from functools import partial
from math import inf, nextafter
from random import Random
from typing import Any

import pytest

from cosmic_tui.messages.words import LONGEST_PART
from cosmic_tui.room import doors, inbox
from cosmic_tui.room.doors import orphans
from cosmic_tui.room.public_feed import PublicFeed
from cosmic_tui.room.record import in_parts, record_of
from cosmic_tui.room.restore import restore
from cosmic_tui.room.room import Room
from cosmic_tui.table.bot_search import Thinker
from engine.kernel.asking import Refused
from engine.kernel.record import read

from .party import Party, refused
from .world import NAMES

pytestmark = pytest.mark.usefixtures("toy")
ALONE = {"windows": "quick"}


# --- seats -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_waits_for_its_person(name: str) -> None:
    """Whichever seat it is: away, back, given up, away all the same, back."""
    party = Party().begun()
    seat = NAMES.index(name)
    witness = party.screen(NAMES[seat - 1])

    def state() -> str:
        assert witness.presence[seat] == party.states()[seat]
        assert [other for number, other in enumerate(party.states()) if number != seat] == ["here"] * 2
        return party.states()[seat]

    party.go(name)
    assert state() == "away" and party.room.wake(party.now) == party.now + 40.0, "as long as its patience"
    party.back(name)
    assert state() == "here" and party.screen(name).view["seat"] == seat
    party.say(name, kind="leave")
    assert state() == "left" and party.guest(name).number in party.room.seats.values()
    party.go(name)
    assert state() == "left", "given up is given up"
    party.back(name)
    assert state() == "here" and party.shown_out == []
    party.wait(1000.0)
    assert party.room.seats == {0: 1, 1: 2, 2: 3}, "nobody loses a seat by waiting"


def test_somebody_who_is_shown_out_has_an_heir() -> None:
    party = Party().begun("Wim")
    assert party.lobby("Bea", "kick", 0) == ["not_owner"] and party.lobby("Ada", "kick", 0) == ["no_such_seat"]
    assert orphans(party.room) == [] and refused(partial(party.come, "Eve")) == "already_started"
    with pytest.raises(Refused) as no:
        doors.come_in(party.room, "Eve", -1, False, False, party.now)
    assert no.value.facts == {"who": "Ada, Bea, Cai"}, "whose turn it is"
    party.lobby("Ada", "kick", 1), party.lobby("Ada", "kick", 2)
    assert orphans(party.room) == [1, 2] and party.states() == ["here", "left", "left"]
    assert party.lobby("Ada", "kick", 1) == ["no_such_seat"], "nobody sits there any more"
    party.come("Eve", 2)
    assert party.states() == ["here", "left", "here"] and party.room.seats == {0: 1, 2: 5}
    party.come("Fay", 0, robot=True)
    assert party.room.seats == {0: 1, 1: 6, 2: 5} and orphans(party.room) == []
    assert [seat.robot for seat in party.room.table.seats] == [False, True, False]
    party.lobby("Ada", "kick", 1)
    assert [seat.robot for seat in party.room.table.seats] == [False] * 3, "whoever plays there now is of this house"
    party.say("Ada", kind="leave")
    assert party.guest("Ada").owner, "who has left the game may come back to it"
    party.lobby("Ada", "kick", 2)
    for name in ("Gil", "Hal"):
        party.come(name)
    for name in ("Gil", "Hal"):
        party.vote(name, "end")
    for name in ("Gil", "Hal"):
        assert party.vote(name, "rematch") == []
    assert party.room.games == 2 and [seat.name for seat in party.room.table.seats] == ["Ada", "Gil", "Hal"]


def test_who_was_shown_out_and_whose_place_is_empty_is_played_for_in_the_next_game() -> None:
    party = Party().begun()
    party.go("Bea")
    party.lobby("Ada", "kick", 2)
    party.vote("Ada", "end")
    party.wait(61.0)
    assert party.room.ended
    party.vote("Ada", "rematch")
    party.wait(61.0)
    assert party.room.games == 2 and party.states() == ["here", "away", "left"] and party.room.seats == {0: 1, 1: 2}
    assert party.screen("Ada").presence == ["here", "away", "left"]


@pytest.mark.parametrize("seat", [0, 2])
def test_whichever_seat_it_is_somebody_is_shown_out_of(seat: int) -> None:
    party = Party().begun()
    party.come("Wim", watch=True, owner=True)
    assert party.lobby("Wim", "kick", seat) == [] and orphans(party.room) == [seat]
    assert party.states()[seat] == "left" and party.room.guests.names()[-1] == "Wim"


def test_who_looks_on_goes_without_a_word_and_leaves_by_the_same_door() -> None:
    party = Party().begun("Wim", "Xia")
    assert party.screen("Wim").view["seat"] == -1 and party.screen("Wim").view["hand"] == []
    for kind in ("orders", "answer", "undo", "help", "preview"):
        more: dict[str, Any] = {"orders": {}, "answer": 0, "serial": 1}
        assert party.say("Wim", kind=kind, **more) == ["not_seated"]
    assert party.vote("Wim", "pause") == ["not_seated"]
    party.say("Wim", kind="leave"), party.go("Xia")
    assert party.shown_out == [("Wim", "left")] and party.room.guests.names() == list(NAMES)
    assert party.states() == ["here"] * 3


def test_who_comes_late_is_told_all_that_holds() -> None:
    """Players how things stand for them, others the public story; the chat, a pause, an open vote, an end by vote."""
    party = Party().begun()
    party.say("Ada", kind="chat", text="hello"), party.vote("Bea", "pause")
    wim = party.come("Wim", watch=True)
    assert party.screen("Wim").vote["yes"] == [1] and party.screen("Wim").chat == ["Ada: hello"]
    assert wim.number not in party.room.seats.values()
    party.vote("Ada", "pause"), party.vote("Cai", "pause")
    party.go("Cai"), party.back("Cai")
    assert party.screen("Cai").paused and party.screen("Cai").chat == ["Ada: hello"]
    for name in NAMES:
        party.vote(name, "end")
    party.go("Cai"), party.back("Cai")
    assert party.screen("Cai").heard.count("over") == 1
    party.come("Xia", watch=True)
    assert party.screen("Cai").over == party.screen("Xia").over == party.screen("Ada").over


# --- answers, pauses, time ---------------------------------------------------------------------------------------


def test_nothing_is_answered_in_a_pause_nor_after_the_end() -> None:
    party = Party().begun()
    for name in NAMES:
        party.vote(name, "pause")
    assert party.give("Ada", 0) == ["paused"]
    assert party.say("Ada", kind="orders", orders={"never": ["turn"]}) == [], "what is no answer is heard"
    assert party.vote("Ada", "pause") == ["paused"]
    for name in NAMES:
        party.vote(name, "go_on")
    assert party.vote("Ada", "go_on") == ["not_paused"] and party.give("Ada", 0) == []
    for name in NAMES:
        party.vote(name, "end")
    assert party.give("Bea", 0) == party.say("Bea", kind="undo") == ["game_over"]
    assert party.vote("Bea", "pause") == party.vote("Bea", "end") == ["game_over"]


def test_the_time_of_the_game_stands_still_in_a_pause() -> None:
    party = Party().begun()
    room, began = party.room, party.now
    for _ in range(2):
        room.pause(party.now, True)
        party.settle()
        party.wait(100.0)
        room.pause(party.now, True)  # it is paused already
        party.settle()
        party.wait(50.0)
        assert room.wake(party.now) is None and room.time(party.now) == began
        room.pause(party.now, False)
        party.settle()
        assert room.time(party.now) == began
        party.wait(7.0)
        began += 7.0
    room.pause(party.now, False)
    assert (room.skipped, room.time(party.now)) == (300.0, began)
    for due in (began, began + 0.1, 1e9 + 1 / 3):
        when = room.clock_time(due)
        assert room.time(when) >= due > room.time(nextafter(when, -inf)), "the first time at which it has come"


def test_no_stand_in_plays_while_the_game_is_paused_or_after_an_end_by_vote() -> None:
    for about in ("pause", "end"):
        party = Party().begun()
        for name in NAMES:
            party.vote(name, about)
        party.go("Cai")
        party.wait(1000.0)
        assert party.room.table.answers == 0, about
        party.room.tick(party.now + 1000.0)
        party.settle()
        assert party.room.table.answers == 0, about
    party = Party().begun()
    party.go("Cai")
    party.wait(39.0)
    assert party.room.table.answers == 0
    party.wait(2.0)
    assert party.room.table.answers == 1


def test_who_has_heard_how_it_ended_is_written_down_once() -> None:
    party = Party(rest=ALONE).begun()
    party.go("Cai")
    for name in ("Ada", "Bea"):
        party.vote(name, "end")
    party.wait(61.0)
    assert party.room.told == {1, 2} and party.room.owed() and party.again().owed()
    party.back("Cai")
    assert party.room.told == {1, 2, 3} and not party.room.owed()
    party.settle()
    assert [record[1] for record in party.written if record[0] == "told"] == [1, 2, 3]


def test_the_next_game_is_a_new_one() -> None:
    """A table of its own, nobody looks on at the old one; the record of before is handed out no more."""
    party = Party()
    thinker = Thinker.__new__(Thinker)
    party.room.think_with(thinker)
    party.begun("Wim")
    first = party.room.table
    assert first.thinker is thinker and first.hands_out
    assert party.say("Ada", kind="record", first=0, serial=0) == ["game_not_over"]
    for name in NAMES:
        party.vote(name, "end")
    for name in ("Ada", "Wim"):
        assert party.say(name, kind="record", first=0) == []
        told = party.screen(name).record
        assert (told["first"], told["of"]) == (0, 1)
        assert read(b64decode("".join(told["parts"]))).seed == first.setup.seed
    assert party.room.record_parts
    first.match.game.audience = print
    for name in NAMES:
        party.vote(name, "rematch")
    room = party.room
    assert room.table is not first and first.match.game.audience is None and room.table.thinker is thinker
    assert (room.games, room.record_parts, room.ended, room.told) == (2, [], False, set())
    assert party.screen("Wim").events == room.table.watchers.log
    room.think_with(Thinker.__new__(Thinker))
    assert room.table.thinker is not thinker


def test_the_last_record_of_a_batch_says_what_each_seat_was_asked() -> None:
    """So that a host which begins anew numbers its questions on, and clocks go on where they were."""
    party = Party(rest={"windows": "quick", "clock": "bank", "clock_seconds": 100.0}).begun()
    for name in NAMES:
        party.give(name, 0)
    party.wait(30.4)
    asked_next = [seat.serial + (seat.question is None) for seat in party.room.table.seats]
    inbox.heard(party.room, party.guest("Ada"), "s", 4)
    party.settle()
    assert party.written[-1][:4] == ["seen", 1, "s", 4]
    assert [serial for serial, _ in party.written[-1][4]] == asked_next == [2, 2, 2]
    again = party.again().table
    assert [seat.serial >= serial for seat, serial in zip(again.seats, asked_next, strict=True)] == [True] * 3
    assert [seat.bank for seat in again.seats] == [bank for _, bank in party.written[-1][4]]


def test_a_room_made_again_knows_by_which_rules_it_was_played_and_tells_at_once_how_things_stand() -> None:
    party = Party().begun()
    again = party.again()
    wim, _ = doors.come_in(again, "Wim", -1, True, False, party.now)
    assert [message["kind"] for message in wim.out[:3]] == ["hello", "events", "view"]
    place = next(number for number, record in enumerate(party.written) if record[0] == "start")
    start = party.written[place]
    party.give("Ada", 0)
    for other, theirs in ((start[:2], 1), ([*start[:2], start[2] + 1], start[2] + 1), ([*start[:2], 0], 0)):
        party.written[place] = other
        table = party.again().table
        assert table is not None and [seat.log[-1]["event"] for seat in table.seats] == ["newer_rules"] * 3
        written = [record for record in party.written if record[0] != "snapshot"]  # of a program that kept none
        answer = next(record for record in written if record[0] == "answer")
        with pytest.raises(Refused) as no:
            wrong = [[*answer[:3], 1] if record is answer else record for record in written]
            restore(Room(party.plan, party.chances), wrong, party.now)
        assert (no.value.code, no.value.facts) == ("save_other_rules", {"theirs": theirs, "ours": start[2]})


# --- the public --------------------------------------------------------------------------------------------------


def test_who_looks_on_is_told_as_late_as_the_table_wants() -> None:
    party = Party(delay=30.0)
    party.come("Wim", watch=True)
    for name in NAMES:
        party.come(name)
    party.lobby("Ada", "start")
    wim = party.screen("Wim")
    assert wim.hello is None and party.room.wake(party.now) == party.now + 30.0
    party.wait(10.0)
    for name in NAMES:
        party.give(name, 0)
    party.wait(19.9)
    assert wim.hello is None
    party.wait(0.1)
    assert wim.hello is not None and [event["event"] for event in wim.events] == ["dealt"] * 3
    party.wait(10.0)
    assert [event["event"] for event in wim.events] == ["dealt"] * 3 + ["shown"]
    assert party.come("Xia", watch=True) and party.screen("Xia").events == wim.events
    for name in NAMES:
        party.vote(name, "end")
    assert party.say("Wim", kind="record", first=0) == ["game_not_over"], "for all they know"
    for name in NAMES:
        assert party.say(name, kind="record", first=0) == []
    party.wait(30.0)
    assert party.say("Wim", kind="record", first=0) == []


def test_a_long_record_goes_in_parts_eight_at_a_time() -> None:
    party = Party().begun()
    for name in NAMES:
        party.vote(name, "end")
    dice = Random(1)
    record = record_of(party.room.table)
    record.about = {str(number): "".join(dice.choices("abcdefghij", k=400)) for number in range(60)}
    parts = in_parts(record)
    assert len(parts) > 2 and read(b64decode("".join(parts))).about == record.about
    assert {len(part) for part in parts[:-1]} == {LONGEST_PART} and 0 < len(parts[-1]) <= LONGEST_PART
    party.room.record_parts = [f"part {number}" for number in range(20)]
    for first, count in ((0, 8), (8, 8), (16, 4), (19, 1), (20, 0)):
        assert party.say("Ada", kind="record", first=first) == []
        told = party.screen("Ada").record
        assert (told["first"], told["of"], told["parts"]) == (first, 20, party.room.record_parts[first : first + count])


def test_a_feed_tells_in_time_and_newcomers_what_the_others_know() -> None:
    feed = PublicFeed(5.0)
    hello: dict[str, Any] = {"kind": "hello"}
    assert feed.wake() is None and feed.so_far() == [] and feed.due(99.0) == []
    feed.put([hello], 9.0)
    assert feed.wake() == 14.0
    feed.put([{"kind": "events", "first": 0, "events": ["a", "b"]}], 10.0)
    assert feed.wake() == 14.0
    feed.put([{"kind": "view", "view": 1}, {"kind": "clock", "left": 3}], 11.0)
    assert feed.due(13.9) == [] and len(feed.due(15.0)) == 2
    assert feed.so_far() == [hello, {"kind": "events", "first": 0, "events": ["a", "b"]}]
    assert feed.wake() == 16.0 and [message["kind"] for message in feed.due(16.0)] == ["view", "clock"]
    feed.put([{"kind": "events", "first": 1, "events": ["c"]}, {"kind": "show", "view": 2, "show": 1}], 12.0)
    feed.put([{"kind": "over", "winners": []}], 12.0)
    assert not feed.ended and len(feed.due(17.0)) == 3 and feed.ended and feed.wake() is None
    assert feed.so_far() == [
        hello, {"kind": "events", "first": 0, "events": ["a", "c"]}, {"kind": "view", "view": 2},
        {"kind": "over", "winners": []},
    ]  # fmt: skip
    feed.put([hello], 20.0)
    assert feed.due(25.0) == [hello] == feed.so_far() and not feed.ended, "another game, another story"
