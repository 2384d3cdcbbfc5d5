"""Positions staged for a rookie as scenarios stage them: what its seat sees there, and what it answers."""

from __future__ import annotations

from typing import Any

from engine.bots import make_bot
from engine.bots.questions import question_of
from engine.encounter.cards import FACE_BY_NAME
from engine.encounter.content import load_content
from engine.encounter.scenario.answers import unscripted
from engine.encounter.scenario.pace import REST
from engine.encounter.scenario.position import begin_at, position, table
from engine.encounter.state import Game
from engine.encounter.view import view
from engine.kernel.asking import PICK, SOME
from engine.kernel.match import Match

FIGHT: dict[str, Any] = {"stage": "planning.pick", "defense": "b", "target": "b:1", "gate": {"a": 4}}
OPEN: dict[str, Any] = {"stage": "reveal.flipped", "defense": "b", "target": "b:1", "gate": {"a": 2}}
MOST_QUESTIONS = 200
PASS = ("pass",)


def staged(**keys: Any) -> Match[Game]:
    """A position as scenarios describe it."""
    load_content()
    options, names = table(keys)
    game = position(keys, options, names, lambda key: None)
    begin_at(game, keys["stage"])
    return Match(game)


def seen(seat: int, why: str, using: str = "", **keys: Any) -> dict[str, Any]:
    """What a seat sees at its first question of that kind, having used that power; the others do next to nothing."""
    match = staged(**keys)
    for _ in range(MOST_QUESTIONS):
        mine = match.question_for(seat)
        if mine is not None and mine.why == why:
            return view(match, seat)
        go_on(match, using)
    raise AssertionError(f"never asked: {why}")


def go_on(match: Match[Game], using: str = "", kind: str = "power") -> None:
    """The next answer: the power is used if it can be, everything else is declined."""
    question = match.pending[0]
    named = (kind, FACE_BY_NAME[using] if kind == "card" else using)
    if question.why == REST:
        match.answer(question.seat, 1)
    elif named in question.options:
        match.answer(question.seat, question.options.index(named))
    else:
        match.answer(question.seat, unscripted(question))


def told(found: dict[str, Any], bot: str = "rookie") -> Any:
    """What a bot answers: the option itself if one is picked, the options if several are."""
    question = question_of(found)
    answer = make_bot(bot, found["seat"], 1).answer(found)
    if question.shape == PICK:
        return question.options[answer]
    return [question.options[number] for number in answer] if question.shape == SOME else answer


def names_of(refs: Any) -> list[str]:
    return [ref[1] for ref in refs]
