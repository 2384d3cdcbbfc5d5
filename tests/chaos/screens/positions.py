"""Positions reached by playing: a bot of chance answers until a seat is asked what a test wants to see.

The same name is always the same position, as long as the rules are. Each game is played once for all tests that ask.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from engine.games import rules_of
from engine.kernel.asking import AMOUNT, PICK, SOME, Question

RULES = rules_of("chaos")
ENOUGH = 6000  # questions of a game that is looked through
EAGER = ("attack", "play", "pay")  # what a player of chance is fond of, so that something happens
DECKS = ("human_combined_fleet", "zarg_invasion", "sharkfolk_hunt", "triciplite_arsenal", "insectoid_hive")


def answer(question: Question, chance: random.Random) -> Any:
    """Lawful, lively, and the same for the same numbers."""
    count = len(question.options)
    if question.shape == PICK:
        if question.why == "main":
            fond = [at for at, ref in enumerate(question.options) if ref[0] in EAGER]
            if fond and chance.random() < 0.6:
                return chance.choice(fond)
            if chance.random() < 0.2:
                return count - 1
        return chance.randrange(count)
    if question.shape == SOME:
        low = question.low if question.why != "bomb.ships" else question.high
        return tuple(sorted(chance.sample(range(count), chance.randint(low, question.high))))
    if question.shape == AMOUNT:
        return chance.randint(question.low, question.high)
    left = chance.randint(question.low, question.high)
    counts = [0] * count
    while left:
        at = chance.randrange(count)
        if counts[at] < question.caps[at]:
            counts[at] += 1
            left -= 1
    return tuple(counts)


def play(options: dict[str, Any], seed: int, most: int = ENOUGH) -> Any:
    """The match, question by question, before each is answered."""
    match = RULES.new(options, seed)
    chance = random.Random(seed)
    for _ in range(most):
        if not match.pending:
            break
        yield match
        question = match.pending[0]
        match.answer(question.seat, answer(question, chance))
    yield match


def view(match: Any, seat: int) -> dict[str, Any]:
    """What a table shows a person."""
    seen = RULES.view(match, seat)
    seen.update(RULES.help(match, seat))
    return seen


@cache
def asked(why: str, seats: int = 2) -> dict[str, Any]:
    """The view of somebody who is asked that, well into a game."""
    for seed in range(1, 60):
        options = {"seats": seats, "decks": list(DECKS[:seats]) if seed % 2 else list(DECKS[::-1][:seats])}
        for match in play(options, seed):
            for question in match.pending:
                if question.why == why and match.game.turn > 6:
                    return view(match, question.seat)
    raise LookupError(f"nobody is ever asked {why}")


@cache
def every_question() -> dict[str, dict[str, Any]]:
    """A view for every kind of question that comes up in a few games, the latest of each."""
    found: dict[str, dict[str, Any]] = {}
    for seed, seats, mode in ((1, 2, "official"), (2, 2, "official"), (3, 3, "official"), (4, 2, "beginner")):
        options: dict[str, Any] = {"seats": seats, "mode": mode}
        for number, match in enumerate(play(options, seed)):
            for question in match.pending:
                if question.why not in found or number % 97 == 0:
                    found[question.why] = view(match, question.seat)
    return found


@cache
def events() -> list[dict[str, Any]]:
    """Everything that is told in a few games, as the seat that may know most is told it."""
    told = []
    for seed, seats in ((1, 2), (2, 2), (3, 3), (5, 2), (7, 2)):
        *_, match = play({"seats": seats}, seed)
        told += [RULES.event(event, True) for event in match.game.events]
    return told
