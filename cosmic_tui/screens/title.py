"""The title: Enter plays at once; everything else is one key away."""

from __future__ import annotations

from cosmic_tui.screens.sheets import SheetScreen


class TitleScreen(SheetScreen):
    """The first screen."""
