"""Random games of Andromeda's Edge, looked at question by question. Knows the rules of the engine as anybody does."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.games import rules_of
from engine.kernel.asking import AMOUNT, PICK, SOME, Question
from engine.kernel.match import Match

RULES = rules_of("andromeda")
TABLES: tuple[dict[str, Any], ...] = (
    {"seats": 4},
    {"seats": 2, "special": "vortices", "destiny": True},
    {"seats": 4, "teams": True, "events": "cosmic_dusk"},
    {"seats": 3, "special": "quasars", "events": "cosmic_dusk", "length": "short"},
)
MOST = 9000
ACTS = 0.12  # how often something is done beside the question


class Look(NamedTuple):
    """One question of a game: what its seat has been told since the last one, and what it sees."""

    match: Match[Any]
    question: Question
    view: dict[str, Any]
    events: list[dict[str, Any]]
    points: list[tuple[str, dict[str, Any]]]

    def helped(self) -> dict[str, Any]:
        """The view with its help, as a table tells it a person."""
        return {**self.view, **RULES.help(self.match, self.question.seat)}


def looks(seed: int) -> Iterator[Look]:
    """A whole game by chance, a look at every question; the last one has what its end told."""
    dice = random.Random(seed)
    match = RULES.new(TABLES[seed % len(TABLES)], seed)
    points: list[tuple[str, dict[str, Any]]] = []

    def heard(kind: str, facts: dict[str, Any]) -> None:
        """A table takes the board of every seat and of who watches, at each point."""
        for seat in range(-1, match.game.n):
            assert RULES.still(match, seat, kind)["seat"] == seat
        points.append((kind, facts))

    RULES.watch(match, heard)
    question = match.pending[0]
    for _ in range(MOST):
        question = match.pending[0] if match.pending else question
        known = [bool(event[2] >> question.seat & 1) for event in match.game.events]
        events = [RULES.event(event, can) for event, can in zip(match.game.events, known, strict=True)]
        match.game.events = []
        yield Look(match, question, RULES.view(match, question.seat), events, points[:])
        points.clear()
        if match.over:
            return
        acts = [ref for ref in RULES.beside(match, question.seat) if ref[0] != "rearrange"]
        if acts and dice.random() < ACTS:
            match.answer(question.seat, {"act": dice.choice(acts)})
        else:
            match.answer(question.seat, by_chance(question, dice))
    raise AssertionError(f"the game of seed {seed} does not end")


def by_chance(question: Question, dice: random.Random) -> Any:
    """Any lawful answer, but launches and modules rather than going home."""
    n = len(question.options)
    if question.shape == PICK:
        lazy = question.why in ("turn.main", "return.module") and n > 1 and dice.random() < 0.8
        return dice.randrange(n - 1 if lazy else n)
    if question.shape == SOME:
        return sorted(dice.sample(range(n), dice.randint(question.low, min(question.high, n))))
    if question.shape == AMOUNT:
        return dice.randint(question.low, question.high)
    parts = [0] * n
    for _ in range(dice.randint(question.low, min(question.high, sum(question.caps)))):
        parts[dice.choice([place for place in range(n) if parts[place] < question.caps[place]])] += 1
    return parts
