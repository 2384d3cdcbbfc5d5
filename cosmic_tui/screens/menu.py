"""The menu of a running game: everything that has a page of its own, and the ways out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cosmic_tui.canvas.cells import Run
from cosmic_tui.screens.listing import ListScreen

if TYPE_CHECKING:
    from cosmic_tui.screens.table import TableScreen

ENTRIES = (
    "help", "log", "codex", "find", "timing", "piles", "odds", "advice", "explain", "why_not", "prepare", "orders",
    "undo", "sort", "zoom", "as_text", "report",
)  # fmt: skip
SETTINGS, TITLE, QUIT, TOGETHER = "settings", "title", "quit", "together"
UNKEPT = {TITLE: "key-title", QUIT: "key-quit"}  # where leaving loses the game nobody is promised that it is saved
LABELS = {QUIT: "cmd-quit", TOGETHER: "scr-together", SETTINGS: "scr-settings", TITLE: "scr-to_title"}


class MenuScreen(ListScreen):
    """Commands by name; Enter does them."""

    one_click = True
    headline = "scr-menu"

    def __init__(self, table: TableScreen) -> None:
        super().__init__()
        self.table = table

    @property
    def elsewhere(self) -> bool:
        """Return whether the people at this table each have a screen of their own."""
        return self.table.link.offers.remote

    def commands(self) -> list[str]:
        """Return the entries that this table has."""
        return [name for name in ENTRIES if self.table.offers(name)]

    def ways(self) -> list[str]:
        """Return what comes after the entries, as far as this table has it."""
        title = [] if self.cosmic.start.only_table else [TITLE]
        return [*([TOGETHER] if self.elsewhere else []), SETTINGS, *title, QUIT]

    def entries(self) -> list[Sequence[Run]]:
        labels = LABELS if self.cosmic.kept else LABELS | UNKEPT
        rows: list[Sequence[Run]] = [self._entry(self.look.keys.of(name), f"cmd-{name}") for name in self.commands()]
        for name in self.ways():
            rows.append(self._entry(self.look.keys.of(name) if name == QUIT else "", labels[name]))
        return rows

    def _entry(self, key: str, ident: str) -> list[Run]:
        return [Run(key.ljust(4), "key", "", "bold"), Run(self.cosmic.words.say(ident), "text")]

    def open(self) -> None:
        name = (*self.commands(), *self.ways())[self.at]
        self.dismiss(None)
        if name == SETTINGS:
            from cosmic_tui.screens.settings import SettingsScreen

            self.app.call_later(self.cosmic.show, SettingsScreen())
        elif name == TOGETHER:
            from cosmic_tui.screens.together import TogetherScreen

            self.app.call_later(self.cosmic.show, TogetherScreen(self.table))
        elif name == TITLE:
            self.app.call_later(self.cosmic.close_table if self.cosmic.kept else self.cosmic.leave)
        elif name == QUIT:
            self.app.call_later(self.cosmic.leave)
        else:
            self.app.call_later(self.table.do, name)

    def do_menu(self) -> None:
        self.dismiss(None)
