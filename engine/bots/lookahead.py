"""How bots look ahead: the worlds they are given, and a thought that can be thought in another process.

    why in bot.searched    it looks ahead at such a question; only such as are put to everybody in its place
    why in bot.weighed     the same for a bot that is asked for advice
    bot.think(view, worlds)    its answer, with `worlds(number)` for copies that look the same to its seat
    bot.advise(view, worlds)    the same answer, with more weighed on the way

A door can deal and nothing else: a bot never holds the match that is really played.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.games import rules_of
from engine.kernel.asking import Answer
from engine.kernel.game import AnyMatch, Options, Rules
from engine.kernel.views import View

if TYPE_CHECKING:
    from engine.bots.player import Player

Worlds = Callable[[int], AnyMatch | None]


def worlds_of(rules: Rules, match: AnyMatch, seat: int) -> Worlds:
    """Return the door to worlds that look the same to a seat where the match stands: it deals, by a number, and no
    more.
    """

    def world(number: int) -> AnyMatch | None:
        return rules.redeal(match, seat, Dice(number))

    return world


class Dice:
    """A stream of chance of its own."""

    def __init__(self, seed: int) -> None:
        self.seed, self.counter = seed, 0


@dataclass(frozen=True)
class Thought:
    """All it takes to think somewhere else. It holds the true position, so it stays with the holder of the table."""

    game: str
    options: Options
    seed: int
    position: bytes
    seat: int
    view: View
    bot: "Player"
    advice: bool = False


def relive(bot: "Player", view: View, looked: bool) -> None:
    """Ask a bot again what it was asked before, so that its dice and its memory are as they were afterwards. `looked`:
    it could look ahead there; that it has done so counts, what came of it is in the answer that was given."""
    bot.answer(view)
    if looked and view["question"]["why"] in bot.searched:
        bot.count_thought()


def ponder(thought: Thought) -> tuple[Answer, "Player"]:
    """Return the answer, and the bot as it is after thinking."""
    rules = rules_of(thought.game)
    match = rules.thawed(thought.options, thought.seed, thought.position)
    look = thought.bot.advise if thought.advice else thought.bot.think
    answer = look(thought.view, worlds_of(rules, match, thought.seat))
    return answer, thought.bot
