"""The automatic review of a finished game: it starts when the last page opens, if the settings say so.

It is computed in another process and goes on under every page of the table. The page that shows it polls it while it is
open. Knows that there are reviews; must not know what is in them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cosmic_tui.screens.finding import LOOKS
from cosmic_tui.screens.review import ReviewScreen
from cosmic_tui.screens.table.part import Part

if TYPE_CHECKING:
    from cosmic_tui.link.reviewing import Reviewing
    from cosmic_tui.screens.table import TableScreen

A_PAINT = 10  # looks until the last page says how far it has come


class Reviewed(Part):
    """The part of the table screen for the review. `going` is the review that was started automatically."""

    going: Reviewing | None = None
    _timer: Any = None

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table)
        self.told: tuple[int, int] | None = None  # the progress that was painted last
        self.looks = 0

    def begin(self) -> None:
        """Start the review when the last page has opened, if the settings want it."""
        table = self.table
        if table.cosmic.settings.review_games and not table.link.offers.replay and self._timer is None:
            self._timer = table.set_interval(LOOKS, self.look)

    def look(self) -> None:
        """Take new results, unless a page does so. The record of a game on another host arrives some time after its
        end.
        """
        table = self.table
        if self.going is None:
            offered = table.link.offers.review
            self.going = offered(max(0, table.seat)) if offered is not None else None
        elif not any(isinstance(screen, ReviewScreen) for screen in table.app.screen_stack):
            self.going.poll()
            self.looks += 1
            if self.looks % A_PAINT == 0 and self.progress() != self.told:
                self.told = self.progress()
                table.cosmic.paint_all()

    def progress(self) -> tuple[int, int] | None:
        """Return how many decisions are done, and of how many; None without an automatic review."""
        if self.going is None or not self.going.review.asked:
            return None
        return self.going.review.done, len(self.going.review.weighed)

    def of(self, seat: int) -> Reviewing | None:
        """Return the review of a seat: the automatic one, or a new one; None if there can be none."""
        if self.going is not None and self.going.seat == seat:
            return self.going
        offered = self.table.link.offers.review
        return offered(seat) if offered is not None else None

    def leave(self, going: Reviewing) -> None:
        """End the review of a page that was closed, unless it is the automatic one."""
        if going is not self.going:
            going.close()

    def close(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        if self.going is not None:
            self.going.close()
            self.going = None
