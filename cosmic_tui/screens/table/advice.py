"""What the strongest bot would do here, for who plays against bots alone and asks: it takes a moment, and is a hint.

Knows whoever gives advice; must not know how it is found.
"""

from __future__ import annotations

from cosmic_tui.canvas.text import notice
from cosmic_tui.say.advice import advised
from cosmic_tui.say.parts import tongue_of
from cosmic_tui.screens.table.part import Part

LOOKS = 0.1  # seconds between two looks whether it is there


class Advice(Part):
    """Has no key of its own: it is asked for where there is nothing to do beside the question."""

    def ask(self) -> None:
        table = self.table
        adviser, view = table.link.offers.adviser, table.state.view
        if adviser is None or view is None or not view["question"]:
            table.hint("scr-line-beside_none")
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
            table.eyes.hint = notice(advised(voice, tongue_of(table.game), view, found[1], found[2], rest))
            table.paint()
