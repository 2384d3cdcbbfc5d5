"""The table of all expectations, and what they may look at. The expectations register themselves here."""

from collections.abc import Callable, Iterator
from typing import Any

from engine.encounter.scenario.names import Names
from engine.encounter.scenario.shapes import Shape
from engine.encounter.scenario.watch import Watch
from engine.encounter.state import Game
from engine.kernel.asking import Question
from engine.testing.staging import Run

Row = tuple[str, Any, Any]  # whose or what, if there are several; wanted; found


class Scene:
    """The game, its names and its course, at which an expectation may look."""

    def __init__(self, run: Run, names: Names, watch: Watch) -> None:
        self.run = run
        self.names = names
        self.watch = watch
        self.game: Game = run.match.game

    def seats(self, wanted: dict[str, Any]) -> Iterator[tuple[int, str, Any]]:
        for who, value in wanted.items():
            seat = self.names.seat(who)
            yield seat, self.names.say_seat(seat), value

    def pending(self, seat: int) -> Question | None:
        return self.run.match.question_for(seat)


Expectation = Callable[[Scene, Any], Iterator[Row]]
TABLE: dict[str, tuple[Shape, Expectation]] = {}


def key(shape: Shape) -> Callable[[Expectation], Expectation]:
    """Register an expectation under its name, with the kind of value it takes."""

    def register(function: Expectation) -> Expectation:
        TABLE[function.__name__] = (shape, function)
        return function

    return register
