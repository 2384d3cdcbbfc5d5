"""The way to the next table of a tournament: when a game is over its guest goes there; until then a page shows the
standings.

A person who types or reads another page is not taken away from it. Knows what the host tells of a tournament; no game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cosmic_tui.canvas.cells import Run
from cosmic_tui.messages.down import InSeries
from cosmic_tui.new_game import Refused
from cosmic_tui.say import series as said
from cosmic_tui.say.peers import ended
from cosmic_tui.screens.page import PageScreen
from cosmic_tui.screens.table.part import Part
from cosmic_tui.screens.victory import VictoryScreen

PATIENCE = 20.0  # seconds on the last page of a game, until the next one opens by itself


class Onward(Part):
    """The part of the table screen for tournaments. `series` is the latest state of the tournament; `said` the sentence
    about it that has been read.
    """

    series: InSeries | None = None
    said = ""
    _told_at = 0.0
    _timer: Any = None

    def hear(self, message: InSeries) -> None:
        self.series, self._told_at = message, self.table.cosmic.start.now()

    def left(self) -> float | None:
        """Return how many seconds remain until the judge decides this game; None where there is no judge."""
        if self.series is None or self.series["left"] < 0:
            return None
        return max(0.0, self._told_at + self.series["left"] - self.table.cosmic.start.now())

    @property
    def ready(self) -> bool:
        """Return whether the game here is over and the next one is known."""
        return self.table.ending.reached and self.table.link.offers.onward is not None

    def news(self) -> None:
        """Go on when the host has told where the next game is, or that there are no more."""
        if self.ready and self._timer is None:
            self._timer = self.table.set_timer(PATIENCE, self._go_if_idle)
        elif not self.ready and self._timer is not None:
            self._timer.stop()
            self._timer = None

    def _go_if_idle(self) -> None:
        """Go to the next table, unless the person is in the middle of something; then try again after a while."""
        self._timer = None
        table = self.table
        if table.closed or not self.ready:
            return
        if isinstance(table.app.screen, VictoryScreen) and table.eyes.typing is None:
            self.go()
        else:
            self.news()

    def go(self) -> None:
        """Leave this table for the next game, if it is known."""
        make = self.table.link.offers.onward
        if make is None or not self.ready:
            return
        try:
            link = make()
        except Refused as no:
            self.table.cosmic.lost_table(ended(self.table.cosmic.words, no.code, no.facts))
        else:
            self.table.cosmic.change_table(link)

    def words(self) -> str:
        """Return a sentence about what comes next, and when; "" at a table that belongs to no tournament."""
        series, words = self.series, self.table.cosmic.words
        if series is None:
            return ""
        if self.ready:
            return words.say("scr-line-series_soon", who=series["against"], number=round(PATIENCE))
        where = said.stage(words, series)
        return said.onward(words, series, self.table.ending.reached) or (f"{series['name']}: {where}" if where else "")

    def show(self) -> None:
        """Open the page with the standings."""
        cosmic, model = self.table.cosmic, self.table.model

        def text(room: int) -> Sequence[Sequence[Run]]:
            series = self.series
            if series is None:
                return []
            words = cosmic.words
            over = self.table.ending.reached
            clock = "" if over else said.clock(words, self.left())
            sentences = [said.stage(words, series), clock, said.onward(words, series, over)]
            told: list[list[Run]] = [[Run(sentence, "text")] for sentence in sentences if sentence]
            heads, *rows = said.standings(words, series)
            names = {person.name for person in model.people}
            lit = [[Run(row, "text", "", "bold" if row[5:].split("  ")[0] in names else "")] for row in rows]
            return [*told, [], [Run(heads, "muted")], *lit]

        if self.series is not None:
            cosmic.show(PageScreen(cosmic.words.say("scr-series", name=self.series["name"]), text))
