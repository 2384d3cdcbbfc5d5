"""One set of properties over everything registered; content that comes later joins without an edit here."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.encounter.listening import load
from engine.encounter.state import Game
from engine.encounter.view import SPECTATOR, view
from engine.kernel.asking import AMOUNT, BARGAIN, PICK, SPREAD, Question, Refused
from engine.kernel.match import Match
from tests.encounter.battery.checks import check_conservation, check_counts, redeal
from tests.encounter.battery.players import FEW, Dice, answer_one, keen, play, start, uniform

LONGEST = 20_000  # questions; the longest game ever seen here took 6,052
SOME_QUESTIONS = 250  # where every single position is taken apart

TABLES: list[dict[str, Any]] = [
    {"seats": 4, "alien_mode": "none", "flares": False},
    {"seats": 3, "alien_mode": "dealt"},
    {"seats": 4, "alien_mode": "random"},
    {"seats": 5, "alien_mode": "random"},
    {"seats": 4, "alien_mode": "random", "four_planets": True, "technology": True},
    {"seats": 4, "alien_mode": "random", "hidden_powers": True, "hot_swapped": True},
    {"seats": 5, "alien_mode": "random", "wild_flares": True, "technology": True, "deals": "open"},
    {"seats": 3, "alien_mode": "random", "four_planets": True, "hidden_powers": True, "wild_flares": True},
]

tables = st.sampled_from(TABLES)
seeds = st.integers(0, 2**32)


def steady(match: Match[Game]) -> None:
    check_conservation(match.game)
    check_counts(match.game)


@FEW
@given(tables, seeds)
def test_every_game_ends_and_loses_nothing(table: dict[str, Any], seed: int) -> None:
    """R-SET-2, R-SET-7, R-RES-12, R-VIC-5: ships and cards are conserved at every question, and somebody wins.

    Strict mode also proves that no step changes anything before its last question.
    """
    match = start(seed, **table)
    questions = play(match, seed, uniform, steady, LONGEST)
    assert match.over, f"no end after {questions} questions"
    assert match.game.winners


@FEW
@given(tables, seeds)
def test_a_refused_answer_changes_no_byte(table: dict[str, Any], seed: int) -> None:
    """R-TIM-1: only legal answers are accepted; R-NEG-5 for proposals."""
    match, dice = start(seed, **table), Dice(seed)
    for _ in range(SOME_QUESTIONS):
        if match.over:
            break
        question = match.pending[0]
        before = match.game.dump()
        for wrong in wrong_answers(question):
            with pytest.raises(Refused):
                match.answer(question.seat, wrong)
        with pytest.raises(Refused):
            match.answer(match.game.n, 0)
        assert match.game.dump() == before
        answer_one(match, dice, keen)


def wrong_answers(question: Question) -> list[Any]:
    wrong: list[Any] = [None, "1", -1, 1.0, (0.5,), {}, True]
    if question.shape == PICK:
        return [*wrong, len(question.options), (0,)]
    if question.shape == AMOUNT:
        return [*wrong, question.low - 1, question.high + 1, ()]
    if question.shape == BARGAIN:
        return [*wrong, ("propose", ((), (), (), (), ())), ("accept", 999), ("propose", None), ("give",)]
    if question.shape == SPREAD:
        caps = question.caps
        return [*wrong, (*caps, 0), tuple(cap + 1 for cap in caps), (-1, *caps[1:]), (0,) * (len(caps) + 1)]
    too_many = tuple(range(question.high + 1))
    return [*wrong, (len(question.options),), (1, 0), (0, 0), too_many]


# a Mutant with its super plays a card it has named to be discarded, in answer to an answer
PLAYED_MEANWHILE = {
    "seats": 3, "alien_mode": "random", "four_planets": True, "hidden_powers": True, "wild_flares": True,
}  # fmt: skip


@FEW
@example(PLAYED_MEANWHILE, 1368)
@given(tables, seeds)
def test_forks_saves_and_originals_agree(table: dict[str, Any], seed: int) -> None:
    """R-GEN-7: forked, or dumped and loaded, at every single question, the game goes on byte for byte the same."""
    match, copied = start(seed, **table), start(seed, **table)
    mine, theirs = Dice(seed), Dice(seed)
    for number in range(SOME_QUESTIONS):
        if match.over:
            break
        kept = match.fork()
        at_rest = kept.game.dump()
        if number % 2:
            copied = copied.fork()
        else:
            copied = Match.resume(load(copied.game, copied.game.dump()), strict=True)
        answer_one(match, mine, keen)
        answer_one(copied, theirs, keen)
        assert match.game.dump() == copied.game.dump()
        assert [q.plain() for q in match.pending] == [q.plain() for q in copied.pending]
        assert kept.game.dump() == at_rest, "a fork moved with its original"


@FEW
@given(tables, seeds)
def test_nobody_notices_what_he_cannot_see(table: dict[str, Any], seed: int) -> None:
    """R-SEC-1 to 4: dealing hidden cards anew leaves every byte of a seat's and a spectator's view unchanged."""
    match, dice = start(seed, **table), Dice(seed)
    for number in range(SOME_QUESTIONS):
        if match.over:
            break
        seat = number % (match.game.n + 1) - 1
        other = match.fork()
        redeal(other.game, seat, seed + number)
        assert view(match, seat) == view(other, seat)
        answer_one(match, dice, keen)


def test_a_spectator_sees_no_hand() -> None:
    """R-SEC-4."""
    match = start(7, seats=4, alien_mode="random")
    seen = view(match, SPECTATOR)
    assert "hand" not in seen and "cards" not in seen and seen["question"] is None


PLAY_AND_HASH = """
import sys
from tests.encounter.battery.test_battery import fingerprint
print(fingerprint(int(sys.argv[1])))
"""


def fingerprint(seed: int) -> str:
    """A whole game as one number: every event and the last position."""
    match = start(seed, strict=False, seats=4, alien_mode="random", technology=True)
    play(match, seed, keen, most=600)
    return hashlib.sha256(repr(match.game.events).encode() + match.game.dump()).hexdigest()


def test_the_same_seed_is_the_same_game_in_every_process() -> None:
    """R-GEN-7: with any hash seed."""
    expected = fingerprint(11)
    for hash_seed in ("0", "1", "4711"):
        run = subprocess.run(
            [sys.executable, "-c", PLAY_AND_HASH, "11"],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        )
        assert run.stdout.strip() == expected
