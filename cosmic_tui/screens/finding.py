"""Pages that fill while they are read: their content is computed in another process and polled for."""

from __future__ import annotations

from typing import Any

from cosmic_tui.screens.stepping import SteppingScreen

LOOKS = 0.1  # seconds between two looks at what has been found


class FindingScreen(SteppingScreen):
    """A base for pages whose results come in while the page is read. A subclass keeps the search that finds them as
    `going`; the search ends with the page unless `leave` is overridden.
    """

    going: Any

    def on_mount(self) -> None:
        super().on_mount()
        self.set_interval(LOOKS, self.look_again)

    def on_unmount(self) -> None:
        self.leave()

    def leave(self) -> None:
        """Stop the search, because the page has been closed."""
        self.going.close()

    def look_again(self) -> None:
        """Take the results found since the last call."""
        if self.news():
            self.paint()

    def news(self) -> bool:
        """Return whether something new has been found."""
        return bool(self.going.poll())
