"""The menu of a running game: everything that has a page of its own, and the ways out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cosmic_tui.draw.cells import Run
from cosmic_tui.screens.listing import ListScreen

if TYPE_CHECKING:
    from cosmic_tui.screens.looking import LookingScreen

ENTRIES = ("help", "log", "codex", "timing", "piles", "odds", "explain", "orders", "undo", "as_text")
SETTINGS, TITLE, QUIT, TOGETHER = "settings", "title", "quit", "together"


class MenuScreen(ListScreen):
    """Commands by name; Enter does them."""

    headline = "scr-menu"

    def __init__(self, table: LookingScreen) -> None:
        super().__init__()
        self.table = table

    @property
    def elsewhere(self) -> bool:
        """Whether this is a table of several people, each at a screen of their own."""
        return hasattr(getattr(self.table, "link", None), "run")

    def entries(self) -> list[Sequence[Run]]:
        say = self.cosmic.words.say
        rows: list[Sequence[Run]] = []
        for name in ENTRIES:
            rows.append(self._command(name))
        if self.elsewhere:
            rows.append([Run("    "), Run(say("scr-together"), "text")])
        rows.append([Run("    "), Run(say("scr-settings"), "text")])
        rows.append([Run("    "), Run(say("scr-to_title"), "text")])
        return [*rows, self._command(QUIT)]

    def _command(self, name: str) -> list[Run]:
        key = self.look.keys.of(name)
        return [Run(key.ljust(4), "key", "", "bold"), Run(self.cosmic.words.say(f"cmd-{name}"), "text")]

    def open(self) -> None:
        names = (*ENTRIES, *([TOGETHER] if self.elsewhere else []), SETTINGS, TITLE, QUIT)
        name = names[self.at]
        self.dismiss(None)
        if name == SETTINGS:
            from cosmic_tui.screens.settings import SettingsScreen

            self.app.call_later(self.cosmic.show, SettingsScreen())
        elif name == TOGETHER:
            from cosmic_tui.screens.together import TogetherScreen

            self.app.call_later(self.cosmic.show, TogetherScreen(self.table))
        elif name == TITLE:
            self.app.call_later(self.cosmic.close_table)
        elif name == QUIT:
            self.app.call_later(self.cosmic.leave)
        else:
            self.app.call_later(self.table.do, name)

    def do_menu(self) -> None:
        self.dismiss(None)
