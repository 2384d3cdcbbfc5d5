"""Advice at the table: what the strongest bot would do, for a person who plays against bots alone and asks.

The search takes a moment. Then the advice stands in the prompt, in place of the preview, until another answer is
highlighted; a second request opens all of it on a page. Knows the adviser of a link; must not know how advice is found.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cosmic_tui.say.parts import sentences_of
from cosmic_tui.say.review import advice_lines
from cosmic_tui.screens.finding import LOOKS
from cosmic_tui.screens.page import PageScreen
from cosmic_tui.screens.recalled import Text, advice_text
from cosmic_tui.screens.table.part import Part

if TYPE_CHECKING:
    from cosmic_tui.link.weighing import Advice as Found


class Advice(Part):
    """The part of the table screen that asks for advice, one question at a time: earlier ones are forgotten."""

    found: tuple[int, Found] | None = None  # with the serial of its question
    waits = False  # for what is thought about

    def do_advice(self) -> None:
        table = self.table
        adviser, view = table.link.offers.adviser, table.state.view
        if adviser is None:
            table.hint("scr-line-advice_none")
        elif view is None or not view["question"]:
            table.hint("scr-line-plain_nothing_asked")
        elif self.found is not None and self.found[0] == table.state.serial:
            found = self.found[1]
            if table.eyes.advice:
                table.cosmic.show(PageScreen(table.model.words.say("scr-advice"), lambda room: self._text(found)))
            else:
                self._say(found)
        else:
            adviser.ask(table.seat)
            table.eyes.advice = (table.model.words.say("scr-line-advice_coming"),)
            table.paint()
            if not self.waits:
                self.waits = True
                table.set_timer(LOOKS, self._look)

    def _look(self) -> None:
        table = self.table
        adviser, view = table.link.offers.adviser, table.state.view
        found = adviser.taken() if adviser is not None else (0, None)
        if found is None:
            table.set_timer(LOOKS, self._look)
            return
        self.waits = False
        serial, advice = found
        if advice is not None and serial == table.state.serial and view is not None and view["question"]:
            self.found = serial, advice
            self._say(advice)

    def _say(self, found: Found) -> None:
        """Put the advice into the prompt, as much as there is room for."""
        table, view = self.table, self.table.state.view
        if view is not None:
            voice = table.model.voice(table.seat)
            table.eyes.advice = tuple(advice_lines(voice, sentences_of(table.game), view, found))
            if len(table.eyes.advice) > 1:
                table.hint("scr-line-advice_more")
            else:
                table.paint()

    def _text(self, found: Found) -> Text:
        view = self.table.state.view
        return advice_text(self.table.model.voice(self.table.seat), view, found) if view and view["question"] else []
