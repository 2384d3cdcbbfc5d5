"""The course of a turn with a rest before each row, so that a scenario can check the table or stop there.

It replaces the course of moments.py, which runs as many rows at a time as it can. Each row does the same in both.
"""


from engine.encounter.moments import COURSE, FIRST_ROW, MOMENT_NUMBER
from engine.encounter.state import Game, step
from engine.encounter.window_gate import open_window
from engine.kernel.asking import Asking, amount

REST = "scenario.rest"


@step.named(REST)
def rest(game: Game) -> Asking:
    """Stop before a row without really asking; then open the row's window and run its step."""
    yield amount(game.offense, REST, 0, 1)
    row = COURSE[game.at]
    game.at += 1
    game.moment = MOMENT_NUMBER.get(row.moment, game.moment)
    game.push(REST)
    if row.step is not None:
        game.push(row.step)
    if row.asks_first:
        open_window(game, row.moment)


def arrived(game: Game, moment: str) -> bool:
    """Return whether this moment is the next one of the course."""
    return game.at == FIRST_ROW[moment]
