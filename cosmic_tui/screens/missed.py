"""Missed results: a page that lists them, newest last, before the film goes on.

It is for readers whose connection was lost or too slow to show the moments, and for those who were away while many
waited. Uses the model of a table; knows no game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cosmic_tui.canvas.cells import Run
from cosmic_tui.draw.names import spoken
from cosmic_tui.draw.scene import RESULT, LogLine
from cosmic_tui.screens.page import PageScreen

if TYPE_CHECKING:
    from cosmic_tui.screens.table import TableScreen

MOST = 8  # lines


def missed_lines(table: TableScreen) -> list[str]:
    """Return the latest results that were never shown, at most MOST of them, and forget them."""
    state = table.state
    film, since = state.film, state.missed_from
    results = film.part.results
    points, film.missed = [point for point in film.missed if point.kind in results], []
    told: list[str] = [film.say(point) for point in {point.encounter: point for point in points}.values()]
    if since is not None:
        state.missed_from = None
        told += [line.text for line in state.told if _counts(line, since)]
    return [sentence for sentence in dict.fromkeys(told) if sentence][-MOST:]


def _counts(line: LogLine, since: int) -> bool:
    return line.mark == RESULT and line.number > since


def tell_missed(table: TableScreen) -> None:
    """Open the page if there are missed results."""
    told = missed_lines(table)
    if not told:
        return

    def text(room: int) -> Sequence[Sequence[Run]]:
        scene = table.scene()
        lines = [spoken(scene, line) if scene is not None else [Run(line, "text")] for line in told]
        return [[], *lines, [], [Run(table.cosmic.words.say("film-missed_rest"), "muted")]]

    table.cosmic.show(PageScreen(table.cosmic.words.say("film-missed"), text))
