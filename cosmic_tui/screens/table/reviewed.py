"""The review of a game that is over: it begins by itself as soon as the last page is there, if its reader has set that.

It is found in a process of its own and goes on under every page of the table. The page that shows it looks after it
while it is open. Knows that there are reviews; must not know what is in them.
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
    """`going` is the review that has begun by itself."""

    going: Reviewing | None = None
    _timer: Any = None

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table)
        self.told: tuple[int, int] | None = None  # the progress that was painted last
        self.looks = 0

    def begin(self) -> None:
        """Begin the review when the last page has opened, if the settings want it."""
        table = self.table
        if table.cosmic.settings.review_games and not table.link.offers.replay and self._timer is None:
            self._timer = table.set_interval(LOOKS, self.look)

    def look(self) -> None:
        """Take what has been found, unless a page does; the record of a game elsewhere comes some time after its end.
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
        """Return how many decisions have been weighed, and of how many; None where nothing has begun by itself."""
        if self.going is None or not self.going.review.asked:
            return None
        return self.going.review.done, len(self.going.review.weighed)

    def of(self, seat: int) -> Reviewing | None:
        """Return the review of a seat: the one that has begun, or another one; None where there is none."""
        if self.going is not None and self.going.seat == seat:
            return self.going
        offered = self.table.link.offers.review
        return offered(seat) if offered is not None else None

    def leave(self, going: Reviewing) -> None:
        """A page has shown this one: it ends with the page if it has not begun by itself."""
        if going is not self.going:
            going.close()

    def close(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        if self.going is not None:
            self.going.close()
            self.going = None
