"""The codex: list on the left, text on the right, a row of letters to find things by; opened at whatever was in focus.

Knows drawn codex pages; no game that is being played.
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmic_tui.draw.cells import Link, Row, Run
from cosmic_tui.draw.codexpage import TABS, Entry, detail, entries, filtered
from cosmic_tui.draw.listing import Pane
from cosmic_tui.draw.page import flowing
from cosmic_tui.screens.listing import ListScreen

NARROW_LIST, LIST = 26, 36
RULES_LIST = 50
PLACE = tuple[str, str]


class CodexScreen(ListScreen):
    """Everything that can be looked up."""

    def __init__(self, tab: str = "aliens", ident: str = "", wanted: str | None = None) -> None:
        super().__init__()
        self.tab = tab if tab in TABS else TABS[0]
        self.wanted = wanted or ""
        self.typing = wanted is not None
        self.back: list[PLACE] = []
        self._all: dict[str, list[Entry]] = {}
        self._go(self.tab, ident)

    # --- entries ---

    def _found(self) -> list[Entry]:
        if self.tab not in self._all:
            self._all[self.tab] = entries(self.cosmic.words, self.tab)
        return filtered(self._all[self.tab], self.wanted)

    def entries(self) -> list[Sequence[Run]]:
        return [entry.row for entry in self._found()]

    def _here(self) -> Entry | None:
        found = self._found()
        return found[min(self.at, len(found) - 1)] if found else None

    def split(self, width: int) -> int:
        if self.tab == "rules" and width >= 140:
            return RULES_LIST
        return NARROW_LIST if width < 100 else LIST

    def detail(self, room: int) -> Pane:
        entry = self._here()
        if entry is None:
            return Pane((), [[Run(self.cosmic.words.say("scr-line-nothing_found"), "muted")]])
        title, text = detail(self.cosmic.words, self.tab, entry.ident)
        return Pane([Run(title, "text", "", "bold")], flowing(text, room))

    def list_pane(self, shown: list[Sequence[Run]]) -> Pane:
        say = self.cosmic.words.say
        wide = self.size.width < 100
        title = [Run(say(f"scr-tab_{self.tab}"), "key", "", "bold")]
        count = Run(say("scr-found", number=len(shown), max=len(self._all.get(self.tab, ()))), "muted")
        return Pane(title, shown, [] if wide else [count])

    def keys(self) -> list[tuple[str, str]]:
        say = self.cosmic.words.say
        if self.typing:
            return [(f"/ {self.wanted}▌", ""), ("Enter", say("key-read")), ("Esc", say("key-back"))]
        tabs = [(str(number), say(f"scr-tab_{tab}")) for number, tab in enumerate(TABS, 1)]
        return [*tabs, ("/", self.wanted or say("key-find")), ("Esc", say("key-back"))]

    # --- going about ---

    def _go(self, tab: str, ident: str) -> None:
        """To a tab, and in it to an entry."""
        self.tab = tab
        self.at = self.detail_top = self.top = 0
        self._wish = ident

    def rows(self, width: int, height: int) -> list[Row]:
        if self._wish:
            found = [entry.ident for entry in self._found()]
            wish, self._wish = self._wish, ""
            if wish in found:
                self.at = found.index(wish)
        return super().rows(width, height)

    def typed(self, key: str) -> None:
        if key.isdigit() and 1 <= int(key) <= len(TABS):
            self.wanted = ""
            self._go(TABS[int(key) - 1], "")
            self.paint()
        elif key == "Backspace" and self.back:
            self._go(*self.back.pop())
            self.paint()

    def press(self, key: str) -> None:
        if not self.typing:
            super().press(key)
        elif key in ("Enter", "Esc"):
            self.typing = False
            self.paint()
        elif key in ("↑", "↓", "PgUp", "PgDn"):
            super().press(key)
        else:
            self._letter(key)

    def _letter(self, key: str) -> None:
        """A letter of what is looked for."""
        if key == "Backspace":
            self.wanted = self.wanted[:-1]
        elif key == "Space":
            self.wanted += " "
        elif len(key) == 1:
            self.wanted += key
        self.at = self.top = self.detail_top = 0
        self.paint()

    def do_find(self) -> None:
        self.typing = True
        self.paint()

    def do_left(self) -> None:
        self._turn(-1)

    def do_right(self) -> None:
        self._turn(1)

    def do_look(self) -> None:
        self._turn(1)

    def do_look_back(self) -> None:
        self._turn(-1)

    def _turn(self, steps: int) -> None:
        self._go(TABS[(TABS.index(self.tab) + steps) % len(TABS)], "")
        self.paint()

    def do_later(self) -> None:
        self._scroll(5)

    def do_earlier(self) -> None:
        self._scroll(-5)

    def do_tick(self) -> None:
        self._scroll(self.size.height - 5)

    def _scroll(self, lines: int) -> None:
        self.detail_top = max(0, self.detail_top + lines)
        self.paint()

    def open(self) -> None:
        """Enter follows the first number of a rule in the text."""
        entry = self._here()
        if entry is None:
            return
        _, text = detail(self.cosmic.words, self.tab, entry.ident)
        link = next((run.link for runs in text for run in runs if run.link), None)
        if link is not None:
            self._follow(str(link[1]))

    def _follow(self, rule: str) -> None:
        entry = self._here()
        if entry is not None:
            self.back.append((self.tab, entry.ident))
        self.wanted = ""
        self._go("rules", rule)
        self.paint()

    def clicked(self, link: Link, read: bool) -> None:
        if link[0] == "rule":
            self._follow(str(link[1]))
        else:
            super().clicked(link, read)
