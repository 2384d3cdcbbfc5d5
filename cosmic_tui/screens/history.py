"""The history: a row for each finished game, the latest first. Enter shows its film, `w` its review."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cosmic_tui.canvas.cells import Run
from cosmic_tui.new_game import can_be_seen
from cosmic_tui.screens import history_lines as drawn
from cosmic_tui.screens.listing import ListScreen

if TYPE_CHECKING:
    from cosmic_tui.screens.title import TitleScreen


class HistoryScreen(ListScreen):
    """All games that were finished at this keyboard. A game whose save or record still exists has a film."""

    page_name = "history"
    headline = "scr-history"

    def __init__(self, title: TitleScreen) -> None:
        super().__init__()
        self.title_screen = title
        self.results = list(reversed(title.cosmic.diary.results()))
        self.kept = can_be_seen(title.cosmic.start.games)
        said = title.cosmic.words
        self.cells = [drawn.cells(said, result) for result in self.results]
        self.wide = drawn.columns(self.cells)
        self.told = ""  # why a film or a review is not to be had

    def entries(self) -> list[Sequence[Run]]:
        return [drawn.row(cells, self.wide) for cells in self.cells]

    def keys(self) -> list[Run]:
        if self.told:
            return [Run(self.told, "warn")]
        here = (("send", "key-replay"), ("review", "key-review"), ("look", "scr-stats"))
        return self.hints(("up down", "key-move"), *here, ("back", "key-back"))

    def moved(self) -> None:
        self.told = ""

    def save(self) -> str:
        """Return the name of the game under the cursor. If its file is gone, say so and return ""."""
        if not self.results:
            return ""
        name = self.results[self.at].save
        if name not in self.kept:
            self.told = self.cosmic.words.say("scr-line-no_film")
            self.paint()
            return ""
        return name

    def open(self) -> None:
        name = self.save()
        if name:
            self.dismiss(None)
            self.title_screen.look_back(name)

    def do_review(self) -> None:
        """Show what each decision cost, where games of this kind can be reviewed."""
        name = self.save()
        if name:
            self.dismiss(None)
            self.title_screen.review(name)

    def do_look(self) -> None:
        """Go to the next tab."""
        self.title_screen.next_tab(self, 1)

    def do_look_back(self) -> None:
        self.title_screen.next_tab(self, -1)
