"""The course of a turn with a rest after each step, so that a scenario can look at the table or stop there.

The rest is a frame between the course and what the course has called; the rules notice nothing of it.
"""

from typing import Any

from engine.encounter.items import heard
from engine.encounter.moments import COURSE, FIRST_ROW, MOMENTS, course
from engine.encounter.state import Game, step
from engine.kernel.asking import amount

REST = "scenario.rest"
ABOVE_THE_COURSE = 1  # where the frame of the rest lies in the stack


@step.named(REST)
def rest(game: Game) -> Any:
    """Nobody is really asked; then one row of the course is run, as the course itself runs it."""
    yield amount(game.offense, REST, 0, 1)
    game.stack.pop()
    course(game)
    game.stack.insert(ABOVE_THE_COURSE, [REST, (), []])


def next_row(game: Game) -> int:
    """The row at which something will happen next."""
    at = game.at
    while COURSE[at].step is None and not heard(game, COURSE[at].moment) and "any.between" not in game.ears:
        at += 1
    return at


def arrived(game: Game, moment: str) -> bool:
    """Whether the next thing to happen lies at that moment or behind it, and the last thing lay before it."""
    return moment in MOMENTS and game.at <= FIRST_ROW[moment] <= next_row(game)
