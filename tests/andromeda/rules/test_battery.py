"""One set of properties over everything in the box and all variants mixed. Long runs stand behind COSMIC_LARGE."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest

from engine.andromeda.rules import RULES
from engine.andromeda.state import Game
from engine.kernel.asking import AMOUNT, PICK, SOME, SPREAD, Question
from engine.kernel.game import AnyMatch
from engine.kernel.match import Match
from tests.andromeda.rules.players import MOST, TABLES, choose, play, refused, start
from tests.support import Dice

LARGE = bool(os.environ.get("COSMIC_LARGE"))
SEEDS = range(20 if LARGE else 1)
APART = 20_000 if LARGE else 260  # questions of a game at which every single position is taken apart


def tables() -> list[Any]:
    return [pytest.param(table, seed, id=f"{number}-{seed}") for number, table in enumerate(TABLES) for seed in SEEDS]


@pytest.mark.parametrize(("table", "seed"), tables())
def test_every_game_ends_and_loses_nothing(table: dict[str, Any], seed: int) -> None:
    """Strict mode audits every question, and proves that no step changes or tells anything before its last one."""
    match = start(seed, strict=True, **table)
    questions = play(match, seed, most=MOST if LARGE or table["seats"] == 2 else 900)
    if match.pending:
        assert questions == 900
        match = start(seed, strict=False, **table)
        play(match, seed)
    assert match.over, "no end"
    match.game.audit()
    assert match.game.winners


def loaded(game: Game) -> Game:
    """A position that was saved and read again."""
    made = Game.blank(game.seed)
    made.load(game.dump())
    made.options = game.options
    return made


@pytest.mark.parametrize(("table", "seed"), tables())
def test_forks_saves_and_originals_agree(table: dict[str, Any], seed: int) -> None:
    """Forked, or saved and loaded, at every question, the game goes on byte for byte the same; a fork stands still."""
    match = start(seed, **table)
    copied = match.fork()
    dice, n = Dice(seed), 0
    while match.pending and n < APART:
        resting, at_rest = match.fork(), match.game.dump()
        seat, answer = choose(match, dice)
        copied = Match.resume(loaded(copied.game), strict=True) if n % 2 else copied.fork()
        assert [one.plain() for one in copied.pending] == [one.plain() for one in match.pending]
        match.answer(seat, answer)
        copied.answer(seat, answer)
        assert match.game.dump() == copied.game.dump()
        assert resting.game.dump() == at_rest, "a fork moved with its original"
        n += 1


def impossible(question: Question) -> list[Any]:
    """Answers that are none."""
    if question.shape == PICK:
        return [-1, len(question.options), "0", None, True]
    if question.shape == AMOUNT:
        return [question.low - 1, question.high + 1, (1,)]
    if question.shape == SOME:
        return [(len(question.options),), (0, 0), 3, ("a",), tuple(range(question.high + 1))]
    assert question.shape == SPREAD
    over = tuple(cap + 1 for cap in question.caps)
    return [over, (), (-1,) * len(question.caps), 0]


@pytest.mark.parametrize("table", TABLES[:3])
def test_only_legal_answers_are_taken_and_refusals_change_nothing(table: dict[str, Any]) -> None:
    match = start(5, **table)
    acts = [("play", "TA99"), ("slot", "G1", "S01"), ("fly",), ("abandon", "W1"), ("recruit", "A1"), ("exchange",)]
    dice, n = Dice(5), 0
    while match.pending and n < APART:
        before = match.game.dump()
        for question in match.pending:
            for wrong in impossible(question):
                assert refused(match, question.seat, wrong), (question, wrong)
        for seat in range(match.game.n):
            lawful = RULES.beside(match, seat)
            for act in acts:
                if act not in lawful:
                    assert refused(match, seat, {"act": act})
        assert match.game.dump() == before
        match.answer(*choose(match, dice))
        n += 1


@pytest.mark.parametrize("table", TABLES)
def test_the_same_seed_is_the_same_game(table: dict[str, Any]) -> None:
    one, other = start(11, strict=False, **table), start(11, strict=False, **table)
    play(one, 4, most=1200)
    play(other, 4, most=1200)
    assert one.game.dump() == other.game.dump()
    assert one.game.events == other.game.events
    different = start(12, strict=False, **table)
    assert different.game.dump() != start(11, strict=False, **table).game.dump()


def test_the_same_seed_is_the_same_game_in_every_process() -> None:
    """Nothing hangs on the order in which Python keeps sets."""
    code = (
        "from tests.andromeda.rules.players import *; import hashlib;"
        "m = start(3, strict=False, **TABLES[4]); play(m, 3, most=1500);"
        "print(hashlib.sha256(m.game.dump() + repr(m.game.events).encode()).hexdigest())"
    )
    prints = {
        subprocess.run(
            [sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    assert len(prints) == 1


def watched(match: AnyMatch, seed: int) -> list[tuple[str, dict[str, Any]]]:
    told: list[tuple[str, dict[str, Any]]] = []
    RULES.watch(match, lambda kind, facts: told.append((kind, facts)))
    play(match, seed, most=1500)
    return told


def test_looking_on_changes_nothing() -> None:
    """Show points are told to whoever watches, and the game goes the same way."""
    alone, seen = start(8, strict=False, **TABLES[2]), start(8, strict=False, **TABLES[2])
    play(alone, 8, most=1500)
    told = watched(seen, 8)
    assert alone.game.dump() == seen.game.dump()
    assert {"turn", "lift", "capture", "home", "worked", "back", "battle", "thrown", "judged"} <= {
        kind for kind, _ in told
    }
