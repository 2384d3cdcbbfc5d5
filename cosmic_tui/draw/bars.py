"""Bars that show the value of answers: one row each, the best answer first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from cosmic_tui.canvas.cells import Run, fit
from cosmic_tui.canvas.cells import width as columns
from cosmic_tui.draw.look import Look

HUNDRED = 100
LONGEST_NAME, LONGEST_BAR = 34, 50
GAPS, NUMBER = 4, 3


class Bar(Protocol):
    """One answer (`cosmic_tui/say/puzzles.py`)."""

    @property
    def name(self) -> str: ...
    @property
    def worth(self) -> int: ...
    @property
    def right(self) -> bool: ...
    @property
    def given(self) -> bool: ...


def bar_rows(look: Look, bars: Sequence[Bar], mine: str, room: int) -> list[list[Run]]:
    """Return the rows; `mine` is written behind the answer that was given. The best answer has the longest bar."""
    longest = min(max(columns(bar.name) for bar in bars), LONGEST_NAME, room // 2)
    high = min(LONGEST_BAR, room - longest - columns(mine) - GAPS - NUMBER)
    most = max(1, *(bar.worth for bar in bars))
    rows = []
    for bar in bars:
        token = "ok" if bar.right else "danger" if bar.given else "muted"
        full = round(max(0, bar.worth) * high / most)
        name = fit(bar.name, longest)
        rows.append([
            Run(name + " " * (longest - columns(name) + 1), "text", "", "bold" if bar.given else ""),
            Run(look.glyphs["full"] * full, token),
            Run(" " * (high - full + 1)),
            Run(f"{bar.worth:{NUMBER}d}", token, "", "bold"),
            *([Run(f" {mine}", token)] if bar.given else []),
        ])  # fmt: skip
    return rows
