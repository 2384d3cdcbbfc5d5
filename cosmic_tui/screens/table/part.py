"""`Part`: the base of the parts of the table screen, each of which may take a key or a click.

The screen offers a key to one part after the other and stops at the first that takes it, so nothing is done twice.
Knows the screen it belongs to; must not know the order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cosmic_tui.screens.table.screen import TableScreen
    from cosmic_tui.widgets.sheet import Sheet


class Part:
    """A part of the table's screen. Each of its commands is a method `do_<command>`; other keys are for `press`."""

    def __init__(self, table: TableScreen) -> None:
        self.table = table

    def press(self, key: str, command: str) -> bool:
        """Return whether this part has handled the key. It gets a key and its command, "" for none; or only a command,
        from a click or a page.
        """
        act = getattr(self, f"do_{command}", None) if command else None
        if act is None:
            return False
        act()
        return True

    def click(self, hit: Sheet.Hit) -> bool:
        """Handle a click on something that is not a key. Return whether this part has handled it."""
        return False
