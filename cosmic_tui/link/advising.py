"""What the strongest bot would do in the place of a person who plays against bots alone: asked for, never offered.

It thinks in the process in which bots think, from worlds dealt anew, as if it sat there: the person learns nothing
that its own view does not hold. Among people nobody gets advice. Knows the table; must not know words.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from cosmic_tui.table.bot_search import Thinker
from cosmic_tui.table.falls import guarded
from cosmic_tui.table.table import Table
from engine.bots.worlds import Thought
from engine.kernel.asking import BARGAIN, Question

NAME = "advice"


class Advising:
    """One question at a time. `helper` gives the process that thinks."""

    def __init__(self, table: Table, helper: Callable[[], Thinker]) -> None:
        self.table, self.helper = table, helper
        self.asked: tuple[int, int] | None = None  # seat, serial
        self.found: tuple[Any, list[Any]] | None = None
        self.rest: tuple[Any, ...] = ()  # of the plan that was taken last: what follows from its answer

    def ask(self, number: int) -> None:
        table, seat = self.table, self.table.seat(number)
        question = table.match.question_for(number)
        self.asked = self.found = None
        self.rest = ()
        if question is None or not table.alone(seat):
            return
        guarded(table, seat, partial(self._begin, number, question), None)

    def _begin(self, number: int, question: Question) -> None:
        """Hand it over to be thought about, else say at once what its rules of thumb say."""
        table, serial = self.table, self.table.seat(number).serial
        bot = table.bots(table.rules.strongest, number, table.setup.seed)
        view = table.rules.view(table.match, number)
        if question.shape != BARGAIN and question.why in bot.weighed:
            position = table.rules.frozen(table.match)
            thought = Thought(table.setup.game, table.options, table.setup.seed, position, number, view, bot, True)
            if self.helper().begin((NAME, number, serial), thought):
                self.asked = number, serial
                return
        self.found = bot.answer(view), []
        self.asked = number, serial

    def taken(self) -> tuple[int, Any, list[Any]] | None:
        if self.asked is None:
            return 0, None, []
        if self.found is None:
            result = self.helper().taken((NAME, *self.asked))
            if result is None:
                return None
            number = self.asked[0]
            self.rest = result[1].rest if result else ()
            at_once = partial(guarded, self.table, self.table.seat(number), self._at_once, None)
            self.found = (result[0], result[1].considered) if result else at_once()
            if self.found is None:
                self.asked = None
                return 0, None, []
        (_, serial), (answer, considered), self.asked = self.asked, self.found, None
        return serial, answer, sorted(considered, key=lambda entry: (entry[0] != answer, -entry[1]))

    def _at_once(self) -> tuple[Any, list[Any]]:
        """Return what the bot would do by its rules of thumb, where no worker could think."""
        assert self.asked is not None
        number = self.asked[0]
        bot = self.table.bots(self.table.rules.strongest, number, self.table.setup.seed)
        return bot.answer(self.table.rules.view(self.table.match, number)), []
