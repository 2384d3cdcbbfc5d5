"""Arrow, page, Home and End keys as steps of one move, for every screen with a list or a text.

A subclass defines what a step is. Knows keys as commands; must not know what is moved through.
"""

from __future__ import annotations

from cosmic_tui.screens.sheets import SheetScreen

EDGES = 3  # rows of a page that are not its text: the frame and the keys


class SteppingScreen(SheetScreen):
    """A page on which up and down are steps, and left and right are turns."""

    def length(self) -> int:
        """Return the number of possible steps."""
        return 0

    def move(self, steps: int) -> None:
        """Move down by this many steps; up if `steps` is negative."""

    def turn(self, steps: int) -> None:
        """Move sideways by this many steps."""

    def do_up(self) -> None:
        self.move(-1)

    def do_down(self) -> None:
        self.move(1)

    def leaf(self) -> int:
        """Return how many rows fit on the screen: a banner above takes one."""
        return self.size.height - EDGES - bool(self.cosmic.banner())

    def do_page_up(self) -> None:
        self.move(-self.leaf())

    def do_page_down(self) -> None:
        self.move(self.leaf())

    def do_first(self) -> None:
        self.move(-self.length())

    def do_last(self) -> None:
        self.move(self.length())

    def do_left(self) -> None:
        self.turn(-1)

    def do_right(self) -> None:
        self.turn(1)
