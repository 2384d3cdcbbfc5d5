"""The worlds that bots look ahead in, and a search that can run in another process.

    why in bot.searched         the bot looks ahead at this kind of question, which any seat in its place is asked too
    why in bot.weighed          the same for a bot that is asked for advice
    bot.think(view, worlds)     the bot's answer; `worlds(number)` returns copies that look the same to its seat
    bot.advise(view, worlds)    the same answer, after weighing more of the possible answers

A function of the type `Worlds` can only deal: a bot never holds the match that is really played.
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
    """Return a function that deals worlds by number. They look the same to this seat as the match does now."""

    def world(number: int) -> AnyMatch | None:
        return rules.redeal(match, seat, Dice(number))

    return world


class Dice:
    """A stream of random numbers of its own."""

    def __init__(self, seed: int) -> None:
        self.seed, self.counter = seed, 0


@dataclass(frozen=True)
class Thought:
    """All data that a bot needs to think in another process. It holds the true position, so only the program that runs
    the table may have it.
    """

    game: str
    options: Options
    seed: int
    position: bytes
    seat: int
    view: View
    bot: "Player"
    advice: bool = False


def relive(bot: "Player", view: View, looked: bool) -> None:
    """Ask a bot again what it was asked before, so that its dice and its memory are as they were afterwards.

    `looked` says that it could look ahead at this question. Then the search is counted but not repeated, because its
    result is in the answer that was given.
    """
    bot.answer(view)
    if looked and view["question"]["why"] in bot.searched:
        bot.count_thought()


def ponder(thought: Thought) -> tuple[Answer, "Player"]:
    """Run the search of a `Thought`. Return the answer, and the bot as it is afterwards."""
    rules = rules_of(thought.game)
    match = rules.thawed(thought.options, thought.seed, thought.position)
    look = thought.bot.advise if thought.advice else thought.bot.think
    answer = look(thought.view, worlds_of(rules, match, thought.seat))
    return answer, thought.bot
