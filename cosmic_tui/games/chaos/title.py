"""What Chaos Galaxy adds to the title's menu. It is asked before anything is shown: no screen is loaded yet."""

from __future__ import annotations

from typing import Any

LEARNING = 20


def deck_builder() -> Any:
    from cosmic_tui.games.chaos.screens.builder import BuilderScreen

    return BuilderScreen()


def tournaments() -> Any:
    from cosmic_tui.games.chaos.screens.cups import CupsScreen

    return CupsScreen()


ENTRIES = {"build": deck_builder, "cups": tournaments}
