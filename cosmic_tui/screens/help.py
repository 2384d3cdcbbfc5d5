"""Help: how to answer the open question, what every key does, and the words on this screen. An entry with a key can be
run.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cosmic_tui.canvas.cells import Run
from cosmic_tui.canvas.listing import Pane
from cosmic_tui.canvas.page import flowing
from cosmic_tui.draw.parts import Parts, pages_of
from cosmic_tui.prompt.draft import AMOUNT, BARGAIN, PICK, SOME, SPREAD
from cosmic_tui.screens.listing import ListScreen
from cosmic_tui.words.loader import ENGLISH, VALUE

if TYPE_CHECKING:
    from cosmic_tui.screens.table import TableScreen

DIGITS = "digits"
# shape of a question -> what answers it
QUESTION = {
    PICK: (DIGITS, "left", "right", "send", "page_down", "back"),
    SOME: (DIGITS, "tick", "left", "right", "send", "back"),
    AMOUNT: (DIGITS, "left", "right", "send", "back"),
    SPREAD: (DIGITS, "more", "fewer", "left", "right", "send", "back"),
    BARGAIN: ("up", "down", "left", "right", "look", DIGITS, "send", "back"),
}
EVERYWHERE = (
    "look", "read", "why_not", "odds", "advice", "explain", "log", "chat", "codex", "find", "timing", "piles", "orders",
    "prepare", "undo", "sort", "go_to", "zoom", "as_text", "menu", "report", "redraw", "suspend", "quit",
)  # fmt: skip
ANY_DIGIT = "0-9"


class HelpScreen(ListScreen):
    """The help page: keys by command. Enter runs the highlighted one."""

    headline = "scr-help"
    pages_detail = True

    def __init__(self, table: TableScreen | None) -> None:
        super().__init__()
        self.table = table

    def _rows(self) -> list[str]:
        """Return the commands, with headings in front of them."""
        draft = self.table.answer.draft if self.table is not None else None
        here = ["#scr-help_question", *QUESTION[draft.shape]] if draft is not None else []
        view = self.table.state.view if self.table is not None else None
        if view is not None and view.get("beside"):
            here.append("beside")
        offers = self.table.offers if self.table is not None else Parts(self.cosmic.words.game).offers
        there = [row for row in EVERYWHERE if row not in here and offers(row)]
        return [*here, "#scr-help_everywhere", *there]

    def _said(self, row: str) -> str:
        """Return what a key does, in the words of the open question if it uses the key."""
        draft, words = self.table.answer.draft if self.table is not None else None, self.cosmic.words
        form = draft.shape if draft is not None else VALUE
        return words.say_or_value(f"cmd-{row}", form)

    def _terms(self) -> list[str]:
        """Return the words for this moment, then those that are always shown, each once."""
        scene = self.table.scene() if self.table is not None else None
        game = self.table.model.words.game if self.table is not None else self.cosmic.words.game
        return list(dict.fromkeys(pages_of(game).terms(scene.view["moment"] if scene is not None else "")))

    def heads(self) -> frozenset[int]:
        return frozenset(place for place, row in enumerate(self._rows()) if row.startswith("#"))

    def entries(self) -> list[Sequence[Run]]:
        say = self.cosmic.words.say
        shown: list[Sequence[Run]] = []
        for row in self._rows():
            if row.startswith("#"):
                shown.append([Run(say(row[1:]), "muted", "", "bold")])
            else:
                key = ANY_DIGIT if row == DIGITS else self.look.keys.of(row)
                shown.append([Run(key.ljust(11), "key", "", "bold"), Run(self._said(row), "text")])
        return shown

    def split(self, width: int) -> int:
        return max(44, width * 45 // 100) if width >= 100 else 48

    def detail(self, room: int) -> Pane:
        """Return the page that explains words of the table."""
        words = self.cosmic.words
        text: list[Sequence[Run]] = []
        if words.language != ENGLISH:
            text += [[Run(words.say("scr-line-letters"), "info")], []]
        if self.table is not None:
            text += [[Run(words.say("scr-line-held_key"), "info")], []]
        for term in self._terms():
            key = f"term-{term}"
            text += [[Run(words.say(key), "text", "", "bold")], [Run(words.say(key, "help"), "muted")], []]
        if self.table is not None and not self.table.offers("advice"):
            text.append([Run(words.say("scr-line-advice_none"), "info")])
        title = words.say("scr-help_words" if self.table is not None else "scr-tab_words")
        return Pane([Run(title, "text", "", "bold")], flowing(text, room))

    def keys(self) -> list[Run]:
        return self.hints(("up down", "key-move"), ("send", "key-do_it"), ("back", "key-back"))

    def open(self) -> None:
        """Run the entry's command at the table."""
        row = self._rows()[self.at]
        table = self.table
        self.dismiss(None)
        if table is not None and not row.startswith("#") and row not in ("send", DIGITS):
            self.app.call_later(table.do, row)

    def do_help(self) -> None:
        self.dismiss(None)
