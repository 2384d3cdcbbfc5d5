"""How imagined games are played: about as real ones are, near the end above all."""

from __future__ import annotations

from itertools import chain
from typing import Any

import pytest

from engine.bots.ahead.course import Plan
from engine.bots.ahead.search import worth
from engine.bots.lookahead import Dice
from engine.encounter.bots.ahead import leaf, light
from engine.encounter.bots.ahead.course import COURSE
from engine.encounter.likely import BOTH, GUARDED, LANDING, OPEN, stage_of
from engine.encounter.state import DEF, Game
from engine.kernel.asking import Question
from engine.kernel.match import Match
from tests.encounter.bots.games import positions
from tests.encounter.bots.stages import FIGHT, PASS, staged

NEAR_A = {f"c:{number}": {"a": 1, "c": 4} for number in range(1, 5)}
NEAR_B = {f"c:{number}": {"b": 1, "c": 4} for number in range(1, 5)}
NEAR_BOTH = {f"c:{number}": {"a": 1, "b": 1, "c": 4} for number in range(1, 5)}
THERE = {"b:1": {"a": 1, "b": 4}, **{place: ships for place, ships in NEAR_BOTH.items() if place != "c:4"}}
THERE["c:4"] = {"b": 1, "c": 4}


@pytest.mark.parametrize(
    "planets, stage",
    [({}, OPEN), (NEAR_A, LANDING), (NEAR_B, GUARDED), (NEAR_BOTH, LANDING), (THERE, BOTH)],
)
def test_how_near_the_end_a_fight_is(planets: dict[str, Any], stage: int) -> None:
    """R-VIC-2: who needs one colony wins by landing, unless it stands there already."""
    assert stage_of(staged(**{**FIGHT, "planets": planets}).game) == stage


def asked(match: Match[Game], why: str) -> Question:
    """The first question of that kind; everybody passes before it, lays a negotiate, and is for landing."""
    for _ in range(200):
        question = match.pending[0]
        if question.why == why:
            return question
        match.answer(question.seat, plain(question))
    raise AssertionError(f"never asked: {why}")


def plain(question: Question) -> Any:
    if PASS in question.options:
        return question.options.index(PASS)
    return light.tallest(question, question.low) if question.caps else 0


@pytest.mark.parametrize("planets, words", [({}, {"propose"}), (NEAR_A, {"give_up"}), (NEAR_B, {"give_up"})])
def test_nobody_gives_the_win_away_in_talks(planets: dict[str, Any], words: set[str]) -> None:
    """R-DEA-3: a colony from a deal counts; to whom it is the last one none is granted."""
    hands = {"a": ["negotiate"], "b": ["negotiate"]}
    match = staged(**{**FIGHT, "planets": planets, "hands": hands})
    question = asked(match, "deal")
    said = {light.answer(match.game, question, Dice(number))[0] for number in range(60)}
    assert words <= said <= words | {"give_up"} and said - {"give_up"} == words - {"give_up"}


def test_an_ally_lands_with_one_ship_and_defends_with_four() -> None:
    for side, ships in ((0, 1), (DEF, 4)):
        invited = {"invited": {"offense": ["c"], "defense": ["c"]}}
        match = staged(**{**FIGHT, **invited, "stage": "alliance.join"})
        match.answer(2, asked(match, "alliance.join").options.index(("side", side)))
        question = asked(match, "alliance.send")
        assert sum(light.answer(match.game, question, Dice(1))) == ships


def test_nobody_gives_up_a_colony_to_help() -> None:
    """R-SHP-2: no ship, no colony. One ship too many sends that one; none sends nobody."""
    invited = {"stage": "alliance.join", "invited": {"offense": ["c"], "defense": ["c"]}}
    thin = {f"c:{number}": {"c": 1} for number in range(1, 6)}
    match = staged(**{**FIGHT, **invited, "planets": {**thin, "c:1": {"c": 2}}})
    match.answer(2, asked(match, "alliance.join").options.index(("side", DEF)))
    assert sum(light.answer(match.game, asked(match, "alliance.send"), Dice(1))) == 1
    match = staged(**{**FIGHT, **invited, "planets": thin})
    question = asked(match, "alliance.join")
    assert {question.options[light.answer(match.game, question, Dice(number))] for number in range(40)} == {PASS}


def test_an_answer_that_ends_the_encounter_is_played_no_further() -> None:
    """Or it would be compared by another encounter than those after which a question follows."""
    ended = 0
    for match, seat, _ in chain(positions(5, ("rookie",), seats=4), positions(6, ("rookie",), seats=4)):
        question = match.question_for(seat)
        if question is None or question.why != "reward.ships":
            continue
        fork = match.fork()
        here = COURSE.begins(fork, seat)
        fork.answer(seat, question.low)
        if fork.pending and COURSE.ended(fork, here):
            ended, found = ended + 1, (leaf.shares(fork.game)[seat], 0)
            assert all(worth(COURSE, match, seat, Plan(question.low), seed, 0) == found for seed in range(3))
    assert ended
