"""Pages that fill while they are read: what they show is found in another process, and asked for again and again."""

from __future__ import annotations

from typing import Any

from cosmic_tui.screens.stepping import SteppingScreen

LOOKS = 0.1  # seconds between two looks at what has been found


class FindingScreen(SteppingScreen):
    """A subclass says what is `going` on there. It ends with the page, if `leave` says nothing else."""

    going: Any

    def on_mount(self) -> None:
        super().on_mount()
        self.set_interval(LOOKS, self.look_again)

    def on_unmount(self) -> None:
        self.leave()

    def leave(self) -> None:
        """End what is going on: the page is gone."""
        self.going.close()

    def look_again(self) -> None:
        """Take what has been found since."""
        if self.news():
            self.paint()

    def news(self) -> bool:
        """Return whether something new has been found."""
        return bool(self.going.poll())
