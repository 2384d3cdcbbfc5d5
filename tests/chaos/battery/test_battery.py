"""Properties of every game there can be: all modes, options, seats and cards mixed. Later cards join by themselves."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.chaos.rules import RULES
from engine.chaos.state import Game
from engine.games import new_record, resume
from engine.kernel.asking import AMOUNT, PICK, SPREAD, Question, Refused
from engine.kernel.match import Match
from tests.chaos.battery.players import FEW, answer_one, any_table, keen, play, start, uniform
from tests.night import one_in
from tests.support import Dice

LONGEST = 60_000  # questions; a game of five random players has some ten thousand
SOME_QUESTIONS = 150  # where every single position is taken apart

seeds = st.integers(0, 2**32)


def table_of(seed: int) -> dict[str, Any]:
    return any_table(Dice(seed))


@FEW
@given(seeds)
def test_every_game_ends_and_loses_nothing(seed: int) -> None:
    """K-ZONE-9, K-DMG-1, K-SHIP-2: every owner's cards stay together, no number goes below 0, somebody wins.

    Strict mode also proves that no step changes or tells anything before its last question.
    """
    match = start(seed, **table_of(seed))
    turns = 0

    def steady(match: Match[Game]) -> None:
        nonlocal turns
        turns += 1
        if turns % one_in(7) == 0 and (turns % 3 == 0 or match.game.fight):
            RULES.audit(match)

    questions = play(match, seed, keen if seed % 2 else uniform, steady, LONGEST)
    assert match.over, f"no end after {questions} questions"
    RULES.audit(match)
    assert match.game.winners


@FEW
@given(seeds)
def test_handles_are_never_given_twice_and_tell_no_order(seed: int) -> None:
    """K-INFO-2: a handle is fresh for every row, and a later one is as often smaller as larger."""
    match = start(seed, **table_of(seed))
    seen: list[int] = []

    def note(match: Match[Game]) -> None:
        for handle in match.game.rows:
            if handle not in seen:
                seen.append(handle)

    play(match, seed, keen, note, SOME_QUESTIONS * 4)
    assert len(set(seen)) == len(seen)
    if len(seen) > 40:
        smaller = sum(later < earlier for earlier, later in pairwise(seen))
        assert 0.2 < smaller / (len(seen) - 1) < 0.8


@FEW
@given(seeds)
def test_a_refused_answer_changes_no_byte(seed: int) -> None:
    match, dice = start(seed, **table_of(seed)), Dice(seed)
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
        with pytest.raises(Refused):
            match.answer(match.game.n, {"act": ("concede",)})
        assert match.game.dump() == before
        answer_one(match, dice, keen)


def wrong_answers(question: Question) -> list[Any]:
    wrong: list[Any] = [None, "1", -1, 1.0, (0.5,), {}, True, {"act": ("leave",)}]
    if question.shape == PICK:
        return [*wrong, len(question.options), (0,)]
    if question.shape == AMOUNT:
        return [*wrong, question.low - 1, question.high + 1, ()]
    if question.shape == SPREAD:
        caps = question.caps
        return [*wrong, (*caps, 0), tuple(cap + 1 for cap in caps), (-1, *caps[1:]), (0,) * (len(caps) + 1)]
    return [*wrong, (len(question.options),), (1, 0), (0, 0), tuple(range(question.high + 1))]


@FEW
@given(seeds)
def test_forks_saves_and_originals_agree(seed: int) -> None:
    """Forked, or dumped and loaded, at every question, the game goes on byte for byte the same."""
    wishes = table_of(seed)
    match, copied = start(seed, **wishes), start(seed, **wishes)
    mine, theirs = Dice(seed), Dice(seed)
    for number in range(SOME_QUESTIONS):
        if match.over:
            break
        kept = match.fork()
        at_rest = kept.game.dump()
        copied = copied.fork() if number % 2 else Match.resume(loaded(copied.game), strict=True)
        answer_one(match, mine, keen)
        answer_one(copied, theirs, keen)
        assert match.game.dump() == copied.game.dump()
        assert [q.plain() for q in match.pending] == [q.plain() for q in copied.pending]
        assert kept.game.dump() == at_rest, "a fork moved with its original"


def loaded(game: Game) -> Game:
    """The same position from its bytes."""
    other = Game.blank(0)
    other.load(game.dump())
    other.options, other.derived = game.options, None
    return other


@FEW
@given(seeds)
def test_a_record_comes_to_the_same_end(seed: int) -> None:
    record = new_record(RULES, table_of(seed), seed)
    match, dice = RULES.new(record.config, seed), Dice(seed)
    for _ in range(SOME_QUESTIONS * 3):
        if match.over:
            break
        question = match.pending[0]
        answer = keen(question, dice)
        record.answers.append((question.seat, answer))
        match.answer(question.seat, answer)
    again = resume(type(record).loads(record.dumps()) if hasattr(record, "dumps") else record)
    assert again.game.dump() == match.game.dump()


@FEW
@given(seeds)
def test_conceding_at_any_moment_leaves_a_game_that_goes_on(seed: int) -> None:
    """K-WIN-6, K-MULTI-9, K-CLAR-35: in every window, in the middle of a choice, on and off turn."""
    match, dice = start(seed, **table_of(seed)), Dice(seed)
    leaves = 20 + dice.below(400)
    asked = 0
    while match.pending and asked < SOME_QUESTIONS * 8:
        asked += 1
        if asked == leaves and len(match.game.alive()) > 1:
            alive = match.game.alive()
            seat = alive[dice.below(len(alive))]
            match.answer(seat, {"act": ("concede",)})
            assert match.game.out[seat] or match.over
            RULES.audit(match)
            leaves += 20 + dice.below(300)
        elif match.pending:
            answer_one(match, dice, keen)
    RULES.audit(match)


PLAY_AND_HASH = """
import sys
from tests.chaos.battery.test_battery import fingerprint
print(fingerprint(int(sys.argv[1])))
"""


def fingerprint(seed: int) -> str:
    """A whole game as one number: every event and the last position."""
    match = start(seed, strict=False, seats=3, species="free")
    play(match, seed, keen, most=900)
    return hashlib.sha256(repr(match.game.events).encode() + match.game.dump()).hexdigest()


def test_the_same_seed_is_the_same_game_in_every_process() -> None:
    expected = fingerprint(11)
    for hash_seed in ("0", "4711"):
        run = subprocess.run(
            [sys.executable, "-c", PLAY_AND_HASH, "11"],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        )
        assert run.stdout.strip() == expected
