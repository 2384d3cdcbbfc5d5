"""The menu of a running game, a box over the table: every page that can be opened, and the ways to leave."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cosmic_tui.canvas.cells import Canvas, Row, Run, runs_width
from cosmic_tui.canvas.listing import Listing, listing
from cosmic_tui.canvas.text import closer
from cosmic_tui.screens.listing import ListScreen

if TYPE_CHECKING:
    from cosmic_tui.screens.table import TableScreen

BESIDE = "beside"
EDGES = 3  # rows of the window that are no entries: the frame of the box and the keys
AROUND = 5  # columns of the box that are no words
ENTRIES = (
    "help", "log", "codex", "find", "timing", "piles", "odds", "advice", "explain", "why_not", "prepare", BESIDE,
    "orders", "undo", "sort", "zoom", "as_text", "report",
)  # fmt: skip
SETTINGS, TITLE, QUIT, TOGETHER = "settings", "title", "quit", "together"
UNKEPT = {TITLE: "key-title", QUIT: "key-quit"}  # where leaving loses the game nobody is promised that it is saved
LABELS = {QUIT: "cmd-quit", TOGETHER: "scr-together", SETTINGS: "scr-settings", TITLE: "scr-to_title"}


class MenuScreen(ListScreen):
    """The list of commands by name. Enter runs one."""

    one_click = True
    headline = "scr-menu"

    def __init__(self, table: TableScreen) -> None:
        super().__init__()
        self.table = table

    @property
    def elsewhere(self) -> bool:
        """Return whether each person at this table has a screen of their own."""
        return self.table.link.offers.remote

    def commands(self) -> list[str]:
        """Return the entries that this table has."""
        return [name for name in ENTRIES if self.table.offers(name)]

    def ways(self) -> list[str]:
        """Return the entries at the end of the menu that this table has, such as leaving."""
        title = [] if self.cosmic.start.only_table else [TITLE]
        return [*([TOGETHER] if self.elsewhere else []), SETTINGS, *title, QUIT]

    def entries(self) -> list[Sequence[Run]]:
        labels = LABELS if self.cosmic.kept else LABELS | UNKEPT
        rows: list[Sequence[Run]] = [self._entry(self.look.keys.of(name), f"cmd-{name}") for name in self.commands()]
        for name in self.ways():
            rows.append(self._entry(self.look.keys.of(name) if name == QUIT else "", labels[name]))
        return rows

    def _entry(self, key: str, ident: str) -> list[Run]:
        """Return the row of an entry. It also names what else can be done there, because conceding is found nowhere
        else.
        """
        words = self.cosmic.words.say(ident)
        if ident == f"cmd-{BESIDE}" and (names := self.table.acts.names()):
            words = f"{words}: {names}"
        return [Run(key.ljust(4), "key", "", "bold"), Run(words, "text")]

    def rows(self, width: int, height: int) -> list[Row]:
        """Draw the box in the middle of the table. A click on the table closes the box."""
        entries = self.entries()
        self.at = min(self.at, len(entries) - 1)
        high = min(len(entries), height - EDGES)
        self.top = max(min(self.top, self.at), self.at - high + 1)
        wide = min(width, max(runs_width(entry) for entry in entries) + AROUND)
        page = Listing(self.list_pane(entries), self.at, self.top)
        box = listing(wide, high + EDGES, page)[:-1]
        canvas = Canvas(width, height)
        canvas.paste(0, 0, [[run._replace(link=()) for run in row] for row in self.table.rows(width, height)])
        canvas.fill(0, 0, width, height - 1, link=("do", "back"))
        canvas.paste((width - wide) // 2, (height - 1 - len(box)) // 2, box)
        canvas.clear(0, height - 1, width)
        canvas.write(1, height - 1, closer(self.keys(), width - 2))
        return canvas.rows()

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
