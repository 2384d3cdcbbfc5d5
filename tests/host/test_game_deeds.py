"""What every single deed during a game brings about, and for whom; at a room without lines."""

from __future__ import annotations

from functools import partial
from math import inf, nextafter
from typing import Any

import pytest

from cosmic_tui.room import doors, inbox
from cosmic_tui.room.doors import orphans
from cosmic_tui.room.public_feed import PublicFeed
from cosmic_tui.room.votes import Vote, ask
from cosmic_tui.table.thoughts import Thinker
from engine.kernel.asking import Refused

from .party import Party, refused
from .world import NAMES

pytestmark = pytest.mark.usefixtures("toy")
ALONE = {"windows": "quick"}


def on(party: Party, why: str) -> str:
    """On, until somebody is asked this: who it is. Everybody does the first thing there is."""
    for _ in range(100):
        for name in NAMES:
            asked = party.screen(name).question
            if asked is not None and asked["question"] is not None:
                if asked["question"]["why"] == why:
                    return name
                answer: Any = [] if asked["question"]["shape"] == "some" else asked["question"]["low"]
                assert party.say(name, kind="answer", serial=asked["serial"], answer=answer) == []
    raise AssertionError(f"nobody is asked {why}")


def give(party: Party, name: str, answer: Any) -> list[str]:
    return party.say(name, kind="answer", serial=party.screen(name).question["serial"], answer=answer)


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
    assert give(party, "Ada", 0) == ["paused"]
    assert party.say("Ada", kind="orders", orders={"never": ["turn"]}) == [], "what is no answer is heard"
    assert party.vote("Ada", "pause") == ["paused"]
    for name in NAMES:
        party.vote(name, "go_on")
    assert party.vote("Ada", "go_on") == ["not_paused"] and give(party, "Ada", 0) == []
    for name in NAMES:
        party.vote(name, "end")
    assert give(party, "Bea", 0) == party.say("Bea", kind="undo") == ["game_over"]
    assert party.vote("Bea", "pause") == party.vote("Bea", "end") == ["game_over"]


def test_the_time_of_the_game_stands_still_in_a_pause() -> None:
    party = Party().begun()
    room, began = party.room, party.now
    for _ in range(2):
        room.pause(party.now, True)
        party.wait(100.0)
        room.pause(party.now, True)  # it is paused already
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
        assert party.screen(name).record["first"] == 0 and len(party.screen(name).record["parts"]) == 1
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
        give(party, name, 0)
    party.wait(30.4)
    serials = [seat.serial for seat in party.room.table.seats]
    inbox.heard(party.room, party.guest("Ada"), "s", 4)
    party.settle()
    assert party.written[-1][:4] == ["seen", 1, "s", 4]
    assert [serial for serial, _ in party.written[-1][4]] == serials and max(serials) > 1
    again = party.again().table
    assert [seat.serial >= serial for seat, serial in zip(again.seats, serials, strict=True)] == [True] * 3
    assert [seat.bank for seat in again.seats] == [bank for _, bank in party.written[-1][4]]


# --- votes -------------------------------------------------------------------------------------------------------


def test_a_vote_in_all_its_parts() -> None:
    vote = ask("pause", -1, 1, [0, 1, 2], 100.0)
    assert vote.plain() == {
        "kind": "vote", "about": "pause", "seat": -1, "by": 1, "state": "open", "yes": [1], "wait": [0, 2],
    }  # fmt: skip
    assert (vote.until, vote.next_time(), vote.tick(159.9), vote.state) == (160.0, 160.0, False, "open")
    with pytest.raises(Refused, match="vote_spoken"):
        vote.say(1, False)
    vote.say(0, True)
    assert vote.state == "open"
    vote.say(2, False)
    assert (vote.state, vote.yes, vote.wait) == ("failed", [1, 0], [])
    assert ask("pause", -1, 0, [0], 0.0).state == "passed", "alone one agrees with oneself"
    for about, by, code in (("party", 0, "form"), ("pause", 3, "not_seated")):
        with pytest.raises(Refused, match=code):
            ask(about, -1, by, [0, 1], 0.0)
    late = ask("pause", -1, 0, [0, 1], 0.0)
    assert late.tick(60.0) and late.state == "failed"


def test_a_final_vote_waits_for_who_is_away_and_another_does_not() -> None:
    def called(about: str) -> Vote:
        return ask(about, -1, 0, [0, 1, 2], 0.0)

    for about in ("pause", "go_on", "replace"):
        vote = called(about)
        vote.gone(2, 500.0)
        assert (vote.wait, vote.until, vote.away) == ([1], 60.0, {})
        vote.gone(1, 500.0)
        assert vote.state == "passed"
    for about in ("end", "undo", "rematch"):
        vote = called(about)
        vote.gone(2, 500.0), vote.gone(0, 600.0)
        assert (vote.wait, vote.until, vote.next_time(), vote.away) == ([1, 2], 500.0, 500.0, {2: 500.0})
        vote.gone(1, 70.0)
        assert (vote.until, vote.next_time()) == (500.0, 70.0)
        vote.back(1)
        assert (vote.next_time(), vote.tick(70.0), vote.wait) == (500.0, False, [1, 2])
        vote.drop(1)
        assert vote.state == "open" and vote.tick(500.0) and vote.state == "passed", "then the others have decided"
    vote = called("end")
    vote.yes.clear()
    vote.drop(1), vote.drop(2), vote.drop(7)
    assert vote.state == "failed", "where nobody has said yes nobody has agreed"


def test_somebody_who_came_back_in_silence_has_not_agreed() -> None:
    """Away, the vote would wait for that seat a while and then do without it; back, it needs the voice."""
    party = Party(rest=ALONE | {"patience": 300.0}).begun()
    for name in ("Ada", "Bea"):
        party.vote(name, "end")
    party.go("Cai")
    assert party.room.vote.next_time() == party.now + 300.0
    party.wait(10.0)
    party.back("Cai")
    party.wait(400.0)
    assert not party.room.over and party.screen("Ada").vote["state"] == "failed"


def test_no_vote_waits_for_somebody_who_has_left_the_game() -> None:
    for leaves in (partial(Party.say, name="Cai", kind="leave"), partial(Party.lobby, name="Ada", do="kick", seat=2)):
        party = Party().begun()
        for name in ("Ada", "Bea"):
            party.vote(name, "end")
        leaves(party)
        assert party.room.over, "nor in a final one"
        party.vote("Ada", "rematch"), party.vote("Bea", "rematch")
        assert party.room.games == 2
    party = Party().begun()
    party.vote("Ada", "end")
    party.go("Ada")
    assert party.room.vote is not None, "whoever has spoken may go"
    assert party.room.vote.wait == [1, 2] and party.room.vote.away == {}


def test_a_voice_is_for_the_vote_that_is_open() -> None:
    party = Party().begun()
    party.go("Cai")
    assert party.vote("Ada", "pause", yes=False) == ["vote_none"]
    for about, seat in (("replace", 3), ("replace", -1), ("undo", 3), ("undo", -1)):
        assert party.vote("Ada", about, seat) == ["no_such_seat"]
    assert party.vote("Ada", "undo", 0) == ["undo_gone"] and party.vote("Ada", "replace", 1) == ["not_absent"]
    assert party.vote("Ada", "rematch") == ["game_not_over"] and party.vote("Ada", "go_on") == ["not_paused"]
    assert party.vote("Ada", "party") == ["form"]
    assert party.vote("Ada", "replace", 2) == []
    assert party.room.vote.wait == [1], "who is away has no say in what can be taken back"
    for about, seat in (("pause", -1), ("replace", 1)):
        assert party.vote("Bea", about, seat) == ["vote_open"]
    assert party.vote("Bea", "replace", 2) == [] and party.room.table.seats[2].helped
    assert party.vote("Ada", "replace", 2) == ["not_absent"], "somebody plays there already"
    assert party.vote("Ada", "end") == [] and party.room.vote.wait == [1], "and has no voice"
    assert party.vote("Bea", "end", yes=False) == [] and party.room.vote is None and not party.room.over


def test_undo_is_free_in_the_middle_of_a_choice_and_a_vote_otherwise() -> None:
    party = Party().begun()
    for name in NAMES:
        assert party.say(name, kind="undo") == ["undo_gone"]
    lead = on(party, "turn.prize")
    seat = NAMES.index(lead)
    assert give(party, lead, 0) == [] and party.screen(lead).question["question"]["why"] == "turn.worth"
    assert party.say(lead, kind="undo") == [] and party.screen(lead).question["question"]["why"] == "turn.prize"
    give(party, lead, 0), give(party, lead, 2)
    assert party.screen(lead).question["question"]["why"] == "turn.throw"
    assert party.say(lead, kind="undo") == []
    vote = party.room.vote
    assert (vote.about, vote.seat, vote.by, vote.yes) == ("undo", seat, seat, [seat])
    assert party.say(lead, kind="undo") == ["vote_open"]
    others = [name for name in NAMES if name != lead]
    for name in others:
        assert party.vote(name, "undo", seat) == []
    assert party.screen(lead).question["question"]["why"] == "turn.worth" and party.room.vote is None
    assert {"event": "undone", "seat": seat} in party.screen(others[0]).events


def test_a_vote_about_something_that_has_gone_by_fails() -> None:
    """The game goes on while people make up their minds: then the last voice brings nothing about, and is no fault."""
    party = Party().begun()
    lead = on(party, "turn.prize")
    seat = NAMES.index(lead)
    others = [name for name in NAMES if name != lead]
    give(party, lead, 0), give(party, lead, 2)
    party.say(lead, kind="undo")
    party.vote(others[0], "undo", seat)
    on(party, "turn.lay")
    for name in NAMES:
        give(party, name, 0)  # all cards are shown: nothing before that is taken back
    answers = party.room.table.answers
    assert party.vote(others[1], "undo", seat) == []
    assert party.screen(lead).vote["state"] == "failed" and party.room.vote is None
    assert party.room.table.answers == answers


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
        give(party, name, 0)
    party.wait(19.9)
    assert wim.hello is None
    party.wait(0.1)
    assert wim.hello is not None and [event["event"] for event in wim.events] == ["dealt"] * 3
    party.wait(10.0)
    assert [event["event"] for event in wim.events] == ["dealt"] * 3 + ["shown"]
    assert party.come("Xia", watch=True) and party.screen("Xia").events == wim.events


def test_a_feed_tells_in_time_and_newcomers_what_the_others_know() -> None:
    feed = PublicFeed(5.0)
    hello: dict[str, Any] = {"kind": "hello"}
    assert feed.wake() is None and feed.so_far() == [] and feed.due(99.0) == []
    feed.put([hello, {"kind": "events", "first": 0, "events": ["a", "b"]}], 10.0)
    feed.put([{"kind": "view", "view": 1}, {"kind": "clock", "left": 3}], 11.0)
    assert feed.wake() == 15.0 and feed.due(14.9) == [] and len(feed.due(15.0)) == 2
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
