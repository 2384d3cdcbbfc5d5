"""The statistics of the person who plays here: totals, strength against bots, and the share of wins over time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cosmic_tui.canvas.cells import Run
from cosmic_tui.diary.count import count
from cosmic_tui.diary.rating import rating, trend
from cosmic_tui.screens.page import PageScreen
from cosmic_tui.screens.statistics_lines import rated, statistics, trend_lines

if TYPE_CHECKING:
    from cosmic_tui.screens.title import TitleScreen


class StatisticsScreen(PageScreen):
    """The page of statistics, computed once when it is opened. It is the first of three tabs."""

    def __init__(self, title: TitleScreen) -> None:
        super().__init__(title.cosmic.words.say("scr-stats"), self.paragraphs, [("look", "scr-collection")])
        self.title_screen = title
        results = title.cosmic.diary.results()
        self.found = count(results)
        self.rating = rating(results)
        self.trend = trend(results, title.cosmic.words.game)

    def paragraphs(self, room: int) -> Sequence[Sequence[Run]]:
        said = self.cosmic.words
        lines = list(statistics(said, self.found, room))
        return [*lines, *rated(said, self.rating), *trend_lines(said, self.trend, room)]

    def do_look(self) -> None:
        """Go to the next tab."""
        self.title_screen.next_tab(self, 1)

    def do_look_back(self) -> None:
        self.title_screen.next_tab(self, -1)
