"""Puzzles that begin at a written position: what is true of them is true without any doubt."""

from __future__ import annotations

from typing import Any

from cosmic_tui.puzzles.pack import KEY, Puzzle, puzzle_of
from engine.bots import judged
from engine.bots.lookahead import worlds_of
from engine.bots.puzzling import WEIGHED, as_data, choices, weighed
from engine.games import rules_of, seal, start
from engine.kernel.agreeing import POSITION
from engine.kernel.record import Record

GAME = "encounter"
FIGHT = {"stage": "planning.pick", "defense": "b", "target": "b:1", "gate": {"a": 4}}
LAST = {**{f"{owner}:{number}": {owner: 4, "a": 1} for owner in "bc" for number in (3, 4)}, "b:1": {"b": 1}}
STRONG: dict[str, Any] = {**FIGHT, "planets": LAST, "hands": {"a": ["attack 40", "attack 4"], "b": 8}}


def record_at(keys: dict[str, Any], seat: int = 0, worlds: int = WEIGHED) -> Record:
    """A sealed record that begins at this position, with its first question to the seat as a puzzle."""
    rules = rules_of(GAME)
    config = {"seats": rules.seats({POSITION: keys}), POSITION: keys}
    record = Record(GAME, rules.version, config, keys.get("seed", 1))
    match = start(record)
    question = match.question_for(seat)
    assert question is not None, match.pending
    part = judged(GAME)
    found = weighed(rules, worlds_of(rules, match, seat), question, choices(question), record.seed, worlds)
    record.about = {KEY: as_data(part.themes(match.game, question), question, found)}
    return seal(record)


def puzzle_at(keys: dict[str, Any], rating: int = 0) -> Puzzle:
    record = record_at(keys, worlds=24)
    record.about[KEY]["rating"] = rating
    return puzzle_of(record)
