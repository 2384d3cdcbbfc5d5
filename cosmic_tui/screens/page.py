"""A page of text over the table: it scrolls with arrows, never closes by itself, and shows if a question waits.

The text is made when the page is drawn, so that it fits the width of the window. Knows drawn pages; no game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cosmic_tui.canvas.cells import Row, Run
from cosmic_tui.canvas.page import flowing, high_of, page, room_of
from cosmic_tui.screens.stepping import SteppingScreen

Text = Callable[[int], Sequence[Sequence[Run]]]


class PageScreen(SteppingScreen):
    """A page of text over the table. `text` takes the number of columns and returns paragraphs."""

    def __init__(self, title: str, text: Text, keys: Sequence[tuple[str, str]] = ()) -> None:
        super().__init__()
        self.heading = title
        self.text = text
        self.keys = list(keys)
        self.top = 0
        self.body: list[Row] = []

    def rows(self, width: int, height: int) -> list[Row]:
        room = room_of(width)
        self.body = flowing(self.text(room), room)
        banner = self.cosmic.banner()
        self.top = max(0, min(self.top, len(self.body) - high_of(height, bool(banner))))
        return page(
            width,
            height,
            [Run(self.heading, "text", "", "bold")],
            self.body,
            top=self.top,
            keys=[*self.hints(("up down", "key-move"), *self.keys, ("back", "key-back")), *self.cosmic.behind()],
            banner=banner,
        )

    def length(self) -> int:
        return len(self.body)

    def move(self, steps: int) -> None:
        self.top = max(0, self.top + steps)
        self.paint()

    def do_send(self) -> None:
        self.dismiss(None)
