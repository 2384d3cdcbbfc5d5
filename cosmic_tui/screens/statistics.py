"""The statistics of whoever plays here, as a page. Knows drawn texts and the diary; no game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cosmic_tui.canvas.cells import Run
from cosmic_tui.screens.page import PageScreen
from cosmic_tui.screens.statistics_lines import statistics

if TYPE_CHECKING:
    from cosmic_tui.screens.shell import Shell


def statistics_screen(cosmic: Shell) -> PageScreen:
    """Counted once, when the page is opened."""
    found = cosmic.diary.statistics()

    def text(room: int) -> Sequence[Sequence[Run]]:
        return statistics(cosmic.words, found, room)

    return PageScreen(cosmic.words.say("scr-stats"), text)
