"""Help: what this question takes, what every key does, and the words on this screen. An entry with a key can be run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cosmic_tui.draw.cells import Run
from cosmic_tui.draw.listing import Pane
from cosmic_tui.draw.page import flowing
from cosmic_tui.screens.listing import ListScreen

if TYPE_CHECKING:
    from cosmic_tui.screens.looking import LookingScreen

QUESTION = ("send", "left", "right", "tick", "more", "fewer", "back", "page_down")
EVERYWHERE = (
    "look", "read", "why_not", "odds", "explain", "log", "chat", "codex", "find", "timing", "piles", "orders",
    "prepare", "undo", "sort", "go_to", "zoom", "as_text", "menu", "redraw", "quit",
)  # fmt: skip
WORDS = (
    "colony",
    "home_colony",
    "foreign_colony",
    "warp",
    "hyperspace_gate",
    "alien_power",
    "zap",
    "ally",
    "flare",
    "compensation",
)


class HelpScreen(ListScreen):
    """Keys by command; Enter runs the highlighted one."""

    headline = "scr-help"

    def __init__(self, table: LookingScreen | None) -> None:
        super().__init__()
        self.table = table

    def _rows(self) -> list[str]:
        """Commands, with headings in front of them."""
        here = ["#scr-help_question", *QUESTION] if self.table is not None else []
        return [*here, "#scr-help_everywhere", *EVERYWHERE]

    def heads(self) -> frozenset[int]:
        return frozenset(place for place, row in enumerate(self._rows()) if row.startswith("#"))

    def entries(self) -> list[Sequence[Run]]:
        say = self.cosmic.words.say
        shown: list[Sequence[Run]] = []
        for row in self._rows():
            if row.startswith("#"):
                shown.append([Run(say(row[1:]), "muted", "", "bold")])
            else:
                key = self.look.keys.of(row)
                shown.append([Run(key.ljust(11), "key", "", "bold"), Run(say(f"cmd-{row}"), "text")])
        return shown

    def split(self, width: int) -> int:
        return max(44, width * 45 // 100) if width >= 100 else 48

    def detail(self, room: int) -> Pane:
        """The words one meets on the table."""
        words = self.cosmic.words
        text: list[Sequence[Run]] = []
        for term in WORDS:
            key = f"term-{term}"
            if words.has(key):
                text += [[Run(words.say(key), "text", "", "bold")], [Run(words.say(key, "help"), "muted")], []]
        return Pane([Run(words.say("scr-help_words"), "text", "", "bold")], flowing(text, room))

    def keys(self) -> list[Run]:
        return self.hints(("up down", "key-move"), ("send", "key-do_it"), ("back", "key-back"))

    def open(self) -> None:
        """Do what the entry says, at the table."""
        row = self._rows()[self.at]
        table = self.table
        self.dismiss(None)
        if table is not None and not row.startswith("#") and row != "send":
            self.app.call_later(table.do, row)

    def do_help(self) -> None:
        self.dismiss(None)
