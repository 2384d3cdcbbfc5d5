"""The lessons of the game chosen on the title: one row each, with a sign if it is done. The cursor starts at the next
one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cosmic_tui.canvas.cells import Run
from cosmic_tui.diary.notes import LESSONS
from cosmic_tui.games import lessons_of
from cosmic_tui.screens.listing import ListScreen

if TYPE_CHECKING:
    from cosmic_tui.screens.title import TitleScreen


class LessonsScreen(ListScreen):
    """The list of lessons. Enter plays the highlighted one."""

    headline = "scr-lessons"

    def __init__(self, title: TitleScreen) -> None:
        super().__init__()
        self.title_screen = title
        self.game = title.cosmic.words.game
        self.names = lessons_of(self.game)
        self.done = title.cosmic.diary.notes(LESSONS)
        self.at = next((place for place, name in enumerate(self.names) if not self.is_done(name)), 0)

    def is_done(self, name: str) -> bool:
        return f"{self.game} {name}" in self.done

    def entries(self) -> list[Sequence[Run]]:
        say, done = self.cosmic.words.say, self.look.glyphs["done"]
        return [
            [Run(f"{done if self.is_done(name) else ' '} ", "info"), Run(say(f"les-name_{name}"), "text")]
            for name in self.names
        ]

    def open(self) -> None:
        """Play the lesson, from its beginning."""
        self.dismiss(None)
        self.title_screen.learn(self.names[self.at])
