"""A bot at the other end of a line, of every rung of every game: it gets what the line carries and answers lawfully."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from cosmic_tui.cli.join import made
from cosmic_tui.link.robot import Robot
from cosmic_tui.messages.packing import VALUES_DOWN, VALUES_UP, packed, unpacked
from engine.bots import bots, characters, make_bot, named, parted
from engine.games import games, rules_of

MOST_SEATS, MOST = 4, 400  # players and answers of a table


def tables() -> Iterator[tuple[str, list[str]]]:
    """Every rung of every game at a table of some, and the rungs that take a character with one."""
    for game in sorted(games()):
        rungs = sorted(bots(game))
        rungs += [f"{name}:{min(characters(game))}" for name in rungs if bots(game)[name].takes_character]
        number = -(-len(rungs) // MOST_SEATS)
        for first in range(number):
            yield game, rungs[first::number]


def carried(value: Any, most: int) -> Any:
    """Return what comes out of the line at its other end."""
    return unpacked(packed(value), most)


class Line:
    """Carries messages as bytes, like one to a host elsewhere."""

    series = file = None

    def __init__(self) -> None:
        self.said: list[Any] = []

    def subscribe(self, listener: Any) -> None:
        self.listener = listener

    def hear(self, seat: int, message: dict[str, Any]) -> None:
        self.listener(seat, carried(message, VALUES_DOWN))

    def send(self, seat: int, message: dict[str, Any]) -> None:
        self.said.append(carried(message, VALUES_UP)["answer"])


@pytest.mark.parametrize(("game", "names"), tables())
def test_a_bot_from_afar_answers_as_the_rung_it_says_does_here(game: str, names: list[str]) -> None:
    """It has only the views: who looks ahead at its own table plays as the rung that it names."""
    rules = rules_of(game)
    match = rules.new(rules.agreed({"seats": len(names)}), 3)
    lines, fell, here = [Line() for _ in names], [], []
    for seat, (level, line) in enumerate(zip(names, lines, strict=True)):
        Robot(line, partial(made, level, seat), fell.append)  # type: ignore[arg-type]
        line.hear(seat, {"kind": "hello", "seats": [{"name": name} for name in names], "game": game})
        rung, character = parted(level)
        rung = bots(game)[rung].without_worlds or rung
        keeps = character if bots(game)[rung].takes_character else ""
        here.append(make_bot(named(rung, keeps), seat, seat, game))
    for serial in range(MOST):
        if not match.pending:
            break
        question = match.pending[serial % len(match.pending)]
        seat, seen = question.seat, rules.view(match, question.seat)
        lines[seat].hear(seat, {"kind": "view", "view": seen})
        lines[seat].hear(seat, {"kind": "question", "serial": serial, "question": seen["question"]})
        said = lines[seat].said[-1]
        assert said == carried(here[seat].answer(seen), VALUES_UP), (names[seat], question.why)
        match.answer(seat, rules.answer(question, said))
    assert not fell and all(len(line.said) > 5 for line in lines)
