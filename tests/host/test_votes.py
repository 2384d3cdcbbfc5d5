"""Votes of a table: who has a voice, whom it waits for and how long, what a passed one brings about."""

from __future__ import annotations

from functools import partial

import pytest

from cosmic_tui.room.votes import Vote, ask
from cosmic_tui.table.even_hold import Silence
from engine.kernel.asking import Refused

from .party import Party
from .world import NAMES

pytestmark = pytest.mark.usefixtures("toy")
ALONE = {"windows": "quick"}


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
    vote.gone(1, 500.0), vote.gone(2, 70.0)
    assert vote.tick(70.0) and (vote.wait, vote.next_time(), vote.tick(71.0)) == ([1], 500.0, False), "once is enough"
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


def test_who_is_away_when_a_final_vote_is_called_has_a_voice() -> None:
    """For as long as the table has patience with a lost line, and a minute at least, however late it is."""
    for patience, passed in ((300.0, 280.0), (300.0, 0.0), (20.0, 0.0), (20.0, 500.0)):
        party = Party(rest=ALONE | {"patience": patience}).begun()
        party.go("Cai")
        lost = party.now
        party.wait(passed)
        assert party.vote("Ada", "pause") == [] and party.room.vote.wait == [1]
        assert party.room.wake(party.now) == party.now + 60.0
        assert party.vote("Bea", "pause", yes=False) == []
        assert party.vote("Ada", "end") == [] and party.room.vote.wait == [1, 2]
        until = max(lost + max(patience, 60.0), party.now + 60.0)
        assert party.room.vote.away == {2: until} and party.room.vote.next_time() == until
    party.vote("Bea", "end", yes=False), party.say("Ada", kind="leave")
    assert party.vote("Ada", "end") == ["not_seated"], "whoever has left the game has no voice"


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
    lead = party.on("turn.prize")
    seat = NAMES.index(lead)
    assert party.give(lead, 0) == [] and party.screen(lead).question["question"]["why"] == "turn.worth"
    assert party.say(lead, kind="undo") == [] and party.screen(lead).question["question"]["why"] == "turn.prize"
    party.give(lead, 0), party.give(lead, 2)
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
    lead = party.on("turn.prize")
    seat = NAMES.index(lead)
    others = [name for name in NAMES if name != lead]
    party.give(lead, 0), party.give(lead, 2)
    party.say(lead, kind="undo")
    party.vote(others[0], "undo", seat)
    party.on("turn.lay")
    for name in NAMES:
        party.give(name, 0)  # all cards are shown: nothing before that is taken back
    answers = party.room.table.answers
    assert party.vote(others[1], "undo", seat) == []
    assert party.screen(lead).vote["state"] == "failed" and party.room.vote is None
    assert party.room.table.answers == answers


class Held(Party):
    """A party at an even table: what screens show lags behind the table in a silence."""

    def everybody_sees(self) -> None:
        if self.room.table is None:
            super().everybody_sees()


def held(windows: str = "even") -> Held:
    """All have laid a card, and somebody is asked in secret. Before the last card a vote was called, on the first."""
    party = Held(rest={"windows": windows, "patience": 40.0}).begun()
    party.give("Ada", 0), party.give("Bea", 0)
    assert party.say("Ada", kind="undo") == [] and party.vote("Bea", "undo", 0) == []
    assert party.room.vote is not None and party.room.vote.wait == [2]
    party.give("Cai", 0)
    (protest,) = party.room.table.match.pending
    assert protest.secret and not party.room.table.history.reaches(0, party.room.table.match.game.counter)
    return party


@pytest.mark.parametrize("windows", ["even", "sealed"])
def test_an_undo_in_a_silence_tells_nobody_anything(windows: str) -> None:
    """R-SEC-2: one code for all, for the seat that is asked too; the true one comes when the silence is over."""
    party = held(windows)
    party.room.vote = None
    for name in NAMES:
        assert party.say(name, kind="undo") == ["act_later"]
        for seat in range(3):
            assert party.vote(name, "undo", seat) == ["act_later"]
    lead = NAMES[party.room.table.match.pending[0].seat]
    party.give(lead, 0)
    assert not party.room.table.match.pending[0].secret
    assert party.say("Ada", kind="undo") == ["undo_gone"] == party.vote("Ada", "undo", 0)


def test_an_undo_agreed_upon_in_a_silence_is_decided_after_it() -> None:
    party = held()
    assert party.vote("Cai", "undo", 0) == []
    for name in NAMES:
        seen = party.screen(name).vote
        assert (seen["state"], seen["wait"], seen["yes"]) == ("open", [], [0, 1, 2])
    party.wait(30.0)
    assert party.room.vote is not None and party.vote("Bea", "undo", 0, yes=False) == ["vote_spoken"]
    party.give(NAMES[party.room.table.match.pending[0].seat], 0)
    party.wait(1.0)
    assert party.room.vote is None and {party.screen(name).vote["state"] for name in NAMES} == {"failed"}


def test_an_undo_agreed_upon_where_nobody_is_asked_in_secret_is_carried_out_after_the_silence() -> None:
    party = Held(rest={"windows": "even", "patience": 40.0}).begun()
    party.give("Ada", 0)
    answers, table = party.room.table.answers, party.room.table
    party.say("Ada", kind="undo"), party.vote("Bea", "undo", 0)
    table.silence, table.hold = Silence(party.room.time(party.now), party.now + 5.0), party.now + 5.0
    assert party.vote("Cai", "undo", 0) == [] and table.answers == answers
    for when in (party.now + 4.9, party.now + 5.0):
        assert table.answers == answers and party.room.vote is not None
        assert party.room.wake(party.now) == table.hold
        party.now = when
        party.room.tick(when)
        party.settle()
    assert table.answers == answers - 1 and party.room.vote is None and party.screen("Bea").vote["state"] == "passed"
