"""Games that bots play, position by position, and what their seats see there."""

from __future__ import annotations

from typing import Any

from engine.bots.questions import question_of
from engine.bots.simulate import play
from engine.encounter.bots.reading.sight import Sight
from engine.encounter.rules import RULES
from engine.encounter.state import Game
from engine.encounter.view import view
from engine.games import start
from engine.kernel.asking import Question
from engine.kernel.match import Match

TABLES: list[dict[str, Any]] = [
    {"seats": 3},
    {"seats": 4, "alien_mode": "none", "flares": False},
    {"seats": 4, "hidden_powers": True, "hot_swapped": True},
    {"seats": 4, "four_planets": True, "technology": True},
    {"seats": 5, "wild_flares": True, "deals": "open"},
]


def positions(seed: int, names: tuple[str, ...] = ("rookie",), **options: Any) -> list[tuple[Match[Game], int, Any]]:
    """Every position of a game with who answered what."""
    record = play(RULES, options, seed, names, keep_record=True).record
    assert record is not None
    match = start(record)
    found = []
    for seat, answer in record.answers:
        found.append((match.fork(), seat, answer))
        match.answer(seat, answer)
    return found


def sights(seed: int, **options: Any) -> list[Sight]:
    return [Sight(view(match, seat)) for match, seat, _ in positions(seed, **options)]


def main_sights() -> list[tuple[Sight, Question]]:
    """What main players of a few games saw when they laid a card."""
    found = []
    for seed in range(3):
        for match, seat, _ in positions(seed, seats=4, alien_mode="none", flares=False):
            question = match.question_for(seat)
            if question is not None and question.why == "planning.pick":
                seen = view(match, seat)
                found.append((Sight(seen), question_of(seen)))
    return found
