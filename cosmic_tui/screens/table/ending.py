"""The end of a game at the table screen: the last board for a moment, then the last page; any key opens it at once.

Knows that a game is over; must not know who has won, nor why.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from cosmic_tui.screens import diary
from cosmic_tui.screens.table.part import Part
from cosmic_tui.screens.victory import VictoryScreen
from cosmic_tui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from cosmic_tui.diary.dailies import Try
    from cosmic_tui.screens.table import TableScreen

LAST_LOOK = 1.2  # seconds for which the last board is seen before the page with the winners opens


class Ending(Part):
    """The part of the table screen for the end of a game. `reached` is True once the person has seen the game end."""

    reached = False
    _timer: Any = None  # what opens the last page
    _played = False  # whether there was a board before the end

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table)
        self.reports: list[Path] = []  # of this game, as long as they lack its record
        self.daily: Try | None = None  # what was noted of the game of a day

    def press(self, key: str, command: str) -> bool:
        """Open the last page at any key while the last board is shown. The key does nothing else."""
        return self.table.eyes.typing is None and self.open()

    def click(self, hit: Sheet.Hit) -> bool:
        return self.press("", "")

    def news(self) -> None:
        """Open the last page when the game is over; close it if the game goes on after all."""
        table = self.table
        if (table.model.over is not None and not table.state.film.busy) != self.reached:
            self._turn()
        if self.reached:
            diary.complete_reports(table)
        self._played = self._played or (not self.reached and table.state.view is not None)

    def _turn(self) -> None:
        """Show the last board for a moment if the reader has played, then the last page."""
        table = self.table
        self.reached = not self.reached
        table.cosmic.pop_to_table()
        self._stop()
        if not self.reached:
            self.reports.clear()
            table.reviewed.close()
        if self.reached and not table.link.offers.replay:
            diary.note_result(table)
            diary.note_daily(table)
        if self.reached and self._played and table.turns.curtain is None:
            self._timer = table.set_timer(LAST_LOOK, self.open)
        elif self.reached:
            self._show()

    def open(self) -> bool:
        """Open the last page if it is about to open."""
        table = self.table
        if self._timer is None or table.closed:
            return False
        self._stop()
        table.cosmic.pop_to_table()
        self._show()
        return True

    def _show(self) -> None:
        self.table.cosmic.show(VictoryScreen(self.table))
        self.table.reviewed.begin()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
