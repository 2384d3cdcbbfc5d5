"""What the strongest bot would do here, for a person who plays against bots alone and asks.

It takes a moment and stands in the prompt then, in the place of what an answer would bring, until another answer is
highlighted. Knows the adviser of a link; must not know how advice is found.
"""

from __future__ import annotations

from cosmic_tui.say.advice import advised
from cosmic_tui.say.parts import tongue_of
from cosmic_tui.screens.table.part import Part

LOOKS = 0.1  # seconds between two looks whether it is there


class Advice(Part):
    """One question at a time; what was asked before is forgotten."""

    def do_advice(self) -> None:
        table = self.table
        adviser, view = table.link.offers.adviser, table.state.view
        if adviser is None:
            table.hint("scr-line-advice_none")
            return
        if view is None or not view["question"]:
            table.hint("scr-line-plain_nothing_asked")
            return
        adviser.ask(table.seat)
        table.hint("scr-line-advice_coming")
        table.set_timer(LOOKS, self._look)

    def _look(self) -> None:
        table = self.table
        adviser, view = table.link.offers.adviser, table.state.view
        found = adviser.taken() if adviser is not None else None
        if found is None:
            table.set_timer(LOOKS, self._look)
        elif found[0] == table.state.serial and view is not None and view["question"]:
            voice = table.model.voice(table.seat)
            rest = adviser.rest if adviser is not None else ()
            table.eyes.advice = advised(voice, tongue_of(table.game), view, found[1], found[2], rest)
            table.eyes.hint = table.notices.told
            table.paint()
