"""Simulated games are counted rightly, and whatever goes wrong in one leaves a record that goes wrong again."""

from __future__ import annotations

from typing import Any

import pytest

from engine.bots import bots, simulate
from engine.bots.simulate import Result, Share, Tally, play
from engine.encounter.bots.random import Bot as RandomBot
from engine.encounter.phases import reveal
from engine.encounter.rules import RULES
from engine.games import resume, start
from engine.kernel.asking import Question, Refused


def test_a_game_is_counted() -> None:
    result = play(RULES, {"seats": 3}, 4, ("random",), keep_record=True)
    assert result.record is not None
    match = resume(result.record)
    assert result.winners == tuple(match.game.winners)
    assert result.turns == match.game.turn
    assert result.questions == len(result.record.answers)
    assert result.counted == {"encounters": sum(event[0] == "encounter_over" for event in match.game.events)}
    assert [len(aliens) for aliens in result.played["alien"]] == [1, 1, 1]


def test_shared_wins_are_shared() -> None:
    """R-VIC-3: each winner has won; the game counts once, in equal parts."""
    tally = Tally(3)
    human, mite, fido = ["human"], ["mite"], ["fido"]
    first, second = {"alien": [human, mite, fido]}, {"alien": [fido, human, mite]}
    tally.add(Result(1, turns=9, counted={"encounters": 10}, questions=90, winners=(0, 2), played=first))
    tally.add(Result(2, turns=7, counted={"encounters": 8}, questions=70, winners=(0,), played=second))
    assert (tally.games, tally.counted, tally.questions, tally.shared) == (2, {"encounters": 18}, 160, 1)
    assert (tally.seat_wins, tally.seat_share) == ([2, 0, 1], [1.5, 0.0, 0.5])
    assert tally.played["alien"] == {"human": Share(2, 1, 0.5), "mite": Share(2, 0, 0.0), "fido": Share(2, 2, 1.5)}


def test_tallies_join_to_the_tally_of_all() -> None:
    together, first, second = Tally(4), Tally(4), Tally(4)
    for seed in range(6):
        result = play(RULES, {}, seed, ("random",))
        together.add(result)
        (first if seed < 2 else second).add(result)
    first.join(second)
    assert first == together


def test_the_line_up_begins_again_if_it_is_short() -> None:
    record = play(RULES, {"seats": 5}, 1, ("random", "rookie"), keep_record=True).record
    assert record is not None
    assert record.about["bots"] == ("random", "rookie", "random", "rookie", "random")


def test_a_table_that_cannot_be_is_refused_and_no_fault() -> None:
    with pytest.raises(Refused) as no:
        play(RULES, {"seats": 3, "aliens": ["sorcerer", "gambler"]}, 1, ("random",))
    assert no.value.code == "aliens_exclude"


class Sleepwalker(RandomBot):
    """Answers what is no answer when it comes to cards."""

    def glance(self, question: Question) -> Any:
        return "zzz" if question.why == "planning.pick" else super().glance(question)


def test_a_bot_that_answers_nonsense_is_a_fault_with_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots(), "sleepwalker", Sleepwalker)
    result = play(RULES, {}, 2, ("sleepwalker",))
    assert result.fault is not None
    assert result.fault.kind.startswith("Refused")
    assert result.fault.record.answers[-1][1] == "zzz"
    with pytest.raises(Refused):
        resume(result.fault.record)


def test_a_fault_of_the_rules_happens_again_from_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last answer of the record is the one that broke it."""

    def broken(game: Any) -> None:
        raise ZeroDivisionError("as if")

    monkeypatch.setattr(reveal, "copies_of_morph", broken)
    result = play(RULES, {}, 2, ("random",))
    assert result.fault is not None
    assert result.fault.kind == "ZeroDivisionError: as if"
    match = start(result.fault.record)
    for seat, answer in result.fault.record.answers[:-1]:
        match.answer(seat, answer)
    with pytest.raises(ZeroDivisionError):
        match.answer(*result.fault.record.answers[-1])


def test_a_game_without_end_is_broken_off_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "ENDLESS", 30)
    tally = Tally(4)
    tally.add(play(RULES, {}, 2, ("random",)))
    assert (tally.games, tally.turns, tally.faults) == (1, [], [])
    assert [len(record.answers) for record in tally.endless] == [30]
