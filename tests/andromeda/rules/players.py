"""Players for the battery: any lawful answer, and any lawful act beside the question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.andromeda.rules import RULES
from engine.kernel.asking import Answer, Refused, an_act, how_many, nth
from engine.kernel.game import AnyMatch
from tests.support import Dice

ACTS = 15  # of a hundred times a seat acts beside the question, if one can
MOST = 20_000  # questions; the longest game seen took 4,100

TABLES: list[dict[str, Any]] = [
    {"seats": 2, "length": "short", "events": "galactic_dawn"},
    {"seats": 3, "length": "medium", "events": "cosmic_dusk", "special": "quasars"},
    {"seats": 4, "length": "short", "events": "galactic_dawn", "special": "vortices", "destiny": True},
    {"seats": 4, "length": "short", "events": "cosmic_dusk", "teams": True, "balanced": True},
    {"seats": 4, "length": "long", "events": "galactic_dawn", "teams": True, "special": "quasars", "destiny": True},
    {"seats": 2, "length": "medium", "events": "cosmic_dusk", "special": "vortices", "raiders": "recommended"},
]


def start(seed: int, strict: bool = True, **options: Any) -> AnyMatch:
    return RULES.new(options, seed, strict)


def choose(match: AnyMatch, dice: Dice, acts: int = ACTS) -> tuple[int, Answer]:
    """A seat and what it says: mostly an answer to one of the open questions."""
    if dice.below(100) < acts:
        seat = dice.below(match.game.n)
        refs = RULES.beside(match, seat)
        if refs and not match.game.partial:
            return seat, an_act(*refs[dice.below(len(refs))])
    question = match.pending[dice.below(len(match.pending))]
    return question.seat, nth(question, dice.below(how_many(question)))


def play(
    match: AnyMatch, seed: int, watch: Callable[[AnyMatch], None] | None = None, most: int = MOST, acts: int = ACTS
) -> int:
    """To the end, or so many questions; `watch` sees every position. How many questions there were."""
    dice, n = Dice(seed), 0
    while match.pending and n < most:
        if watch is not None:
            watch(match)
        match.answer(*choose(match, dice, acts))
        n += 1
    return n


def refused(match: AnyMatch, seat: int, answer: Answer) -> str:
    """The code with which an answer is turned down, or ""."""
    try:
        match.answer(seat, answer)
    except Refused as refusal:
        return refusal.code
    return ""
