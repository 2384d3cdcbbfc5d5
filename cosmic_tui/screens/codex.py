"""The codex: list on the left, text on the right, a row of letters to find things by; opened at whatever was in focus.

Knows drawn codex pages; no game that is being played.
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmic_tui.canvas.cells import Canvas, Link, Row, Run, runs_width
from cosmic_tui.canvas.listing import Pane
from cosmic_tui.canvas.page import flowing
from cosmic_tui.canvas.text import key_runs
from cosmic_tui.draw.disc import disc
from cosmic_tui.draw.parts import Entry, Pages, pages_of
from cosmic_tui.look.keys import ENDING, TYPING, with_key
from cosmic_tui.screens.listing import ListScreen
from cosmic_tui.words.letters import fold

NARROW_LIST, LIST = 26, 36
NARROW_LONG, LONG, WIDE_LONG = 34, 40, 50  # where sentences are listed
FEW = 5  # lines of the text
EDGE = 3  # columns of a list that are not its text: the frame and the cursor
PLANET, LEAST_PLANET, SEEDS = 28, 12, 40
HEAD_AND_FOOT = 5  # rows of the page that are not its text, and one between text and planet
NO_COLOUR = ("text", "muted", "key")
PLACE = tuple[str, str]


def filtered(found: list[Entry], wanted: str) -> list[Entry]:
    """Return the entries that have all the words looked for."""
    needles = fold(wanted).split()
    return [entry for entry in found if all(needle in entry.text for needle in needles)]


def upto_name(row: Sequence[Run]) -> Sequence[Run]:
    """Return the runs before a name, and the name."""
    at = next((number for number, run in enumerate(row, 1) if run.attrs == "bold"), 0)
    return row[:at]


def colour_of(entry: Entry) -> str:
    """Return an entry's own color, that of its first word in the list; "" if that is the color of any text."""
    token = entry.row[0].token if entry.row else ""
    return "" if token in NO_COLOUR else token


def named(entry: Entry) -> str:
    """Return an entry's text in the list, folded for searching."""
    return fold("".join(run.text for run in entry.row))


class CodexScreen(ListScreen):
    """Everything that can be looked up."""

    pages_detail = True

    def __init__(self, tab: str = "", ident: str = "", wanted: str | None = None) -> None:
        super().__init__()
        self.tab = tab
        self.wanted = wanted or ""
        self.typing = wanted is not None
        self.back: list[PLACE] = []
        self._all: dict[str, list[Entry]] = {}
        self._go(self.tab, ident)

    def speak(self) -> None:
        self._all.clear()

    @property
    def book(self) -> Pages:
        """The game that is looked up."""
        return pages_of(self.cosmic.words.game)

    @property
    def tabs(self) -> tuple[str, ...]:
        return self.book.TABS

    def on_mount(self) -> None:
        self.tab = self.tab if self.tab in self.tabs else self.tabs[0]
        super().on_mount()

    # --- entries ---

    def _found(self) -> list[tuple[str, Entry]]:
        """Entries with their tabs: of the open one, or of all of them while something is looked for."""
        if not self.wanted.strip():
            return [(self.tab, entry) for entry in self._entries(self.tab)]
        tabs = [self.tab, *[tab for tab in self.tabs if tab != self.tab]]
        found = [(tab, entry) for tab in tabs for entry in filtered(self._entries(tab), self.wanted)]
        return sorted(found, key=lambda hit: fold(self.wanted.strip()) not in named(hit[1]))  # names come first

    def _entries(self, tab: str) -> list[Entry]:
        if tab not in self._all:
            self._all[tab] = self.book.entries(self.cosmic.words, tab)
        return self._all[tab]

    def entries(self) -> list[Sequence[Run]]:
        return [self._row(tab, entry) for tab, entry in self._found()]

    def _row(self, tab: str, entry: Entry) -> Sequence[Run]:
        """Return an entry's row. One found in another tab says in which; rules are known by their numbers."""
        if tab == self.tab or tab in self.book.LONG_TABS:
            last, room = entry.row[-1].text.strip(), self.split(self.size.width) - EDGE
            cut = runs_width(entry.row) > room and " " not in last and len(entry.row) > 1
            return entry.row[:-1] if cut else entry.row  # half a word says nothing
        return [Run(f"{self.cosmic.words.say(f'scr-tab_{tab}')} · ", "muted"), *entry.row]

    def _here(self) -> tuple[str, Entry] | None:
        found = self._found()
        return found[min(self.at, len(found) - 1)] if found else None

    def split(self, width: int) -> int:
        if self.tab in self.book.LONG_TABS or self.wanted:
            return NARROW_LONG if width < 100 else LONG if width < 140 else WIDE_LONG
        least = NARROW_LIST if width < 100 else LIST
        return max(least, min(NARROW_LONG, self._names() + EDGE))

    def _names(self) -> int:
        """Columns of the longest name in the list: it stands there whole, if that can be."""
        return max((runs_width(upto_name(entry.row)) for entry in self._entries(self.tab)), default=0)

    def detail(self, room: int) -> Pane:
        here = self._here()
        if here is None:
            return Pane((), [[Run(self.cosmic.words.say("scr-line-nothing_found"), "muted")]])
        title, text = self.book.detail(self.cosmic.words, here[0], here[1].ident)
        token = "" if here[0] in self.book.LONG_TABS else colour_of(here[1])
        found = flowing(text, room)
        planet = self._planet(token, room, self.size.height - HEAD_AND_FOOT - len(found))
        return Pane([Run(title, token or "text", "", "bold")], [*found, *planet])

    def _planet(self, token: str, room: int, high: int) -> list[Row]:
        """A disc in the colour of what is read, below its text if there is room."""
        size = min(PLANET, 2 * high) // 4 * 4
        if not token or not self.look.discs or size < LEAST_PLANET or size > room:
            return []
        canvas = Canvas(room, size // 2)
        disc(canvas, self.look, room - size, 0, size, token, self.at % SEEDS)
        return canvas.rows()

    def list_pane(self, shown: list[Sequence[Run]]) -> Pane:
        say = self.cosmic.words.say
        name = f"/ {self.wanted}" if self.wanted.strip() else say(f"scr-tab_{self.tab}")
        count = Run(say("scr-found", number=len(shown), max=self._total()), "muted")
        return Pane([Run(name, "key", "", "bold")], shown, [] if self.size.width < 100 else [count])

    def _total(self) -> int:
        """Return how many entries there are where the reader looks."""
        return sum(len(self._entries(tab)) for tab in (self.tabs if self.wanted.strip() else (self.tab,)))

    @property
    def page_name(self) -> str:
        return TYPING if self.typing else ""

    def keys(self) -> list[Run]:
        if self.typing:
            line = Run(f"/ {self.wanted}▌", "key", "", "bold")
            return [line, Run("   "), *self.hints(("send", "key-read"), ("back", "key-back"))]
        say = self.cosmic.words.say
        form = "short" if self.size.width < 100 else ""
        shown = [self.cosmic.words.say_or_value(f"scr-tab_{tab}", form) for tab in self.tabs]
        ways = [("find", say("key-find")), ("back", say("key-back"))]
        far = sorted(range(len(shown)), key=lambda place: -abs(place - self.tabs.index(self.tab)))
        for bare in range(len(shown)):  # tabs far from this one are digits alone where there is no room for words
            hints = [(str(at + 1), "" if at in far[:bare] else name) for at, name in enumerate(shown)]
            runs = key_runs(self.look.keys, [*hints, *ways])
            if runs_width(key_runs(self.look.keys, [*hints, *ways], 1)) <= self.size.width - 2:
                break
        return runs

    # --- going about ---

    def _go(self, tab: str, ident: str) -> None:
        """Go to a tab, and in it to an entry."""
        self.tab = tab
        self.at = self.detail_top = self.top = 0
        self._wish = ident

    def rows(self, width: int, height: int) -> list[Row]:
        if self._wish:
            found = [entry.ident for _, entry in self._found()]
            wish, self._wish = self._wish, ""
            if wish in found:
                self.at = found.index(wish)
        return super().rows(width, height)

    def typed(self, key: str) -> None:
        if self.typing:
            self._letter(key)
        elif key.isdigit() and 1 <= int(key) <= len(self.tabs):
            self.wanted = ""
            self._go(self.tabs[int(key) - 1], "")
            self.paint()
        elif key == "Backspace" and self.back:
            self._go(*self.back.pop())
            self.paint()

    def do(self, command: str) -> bool:
        """While something is typed, what sends and what goes back end that."""
        if not self.typing or command not in ENDING:
            return super().do(command)
        self.typing = False
        self.paint()
        return True

    def _letter(self, key: str) -> None:
        """A letter of what is looked for."""
        self.wanted = with_key(self.wanted, key)
        self.at = self.top = self.detail_top = 0
        self.paint()

    def do_find(self) -> None:
        self.typing = True
        self.paint()

    def do_look(self) -> None:
        self.turn(1)

    def do_look_back(self) -> None:
        self.turn(-1)

    def turn(self, steps: int) -> None:
        self._go(self.tabs[(self.tabs.index(self.tab) + steps) % len(self.tabs)], "")
        self.paint()

    def do_later(self) -> None:
        self.scroll(FEW)

    def do_earlier(self) -> None:
        self.scroll(-FEW)

    def open(self) -> None:
        """Enter follows the first number of a rule in the text."""
        here = self._here()
        if here is None:
            return
        _, text = self.book.detail(self.cosmic.words, here[0], here[1].ident)
        link = next((run.link for runs in text for run in runs if run.link), None)
        if link is not None:
            self._follow(str(link[1]))

    def _follow(self, rule: str) -> None:
        here = self._here()
        if here is not None:
            self.back.append((here[0], here[1].ident))
        self.wanted = ""
        self._go("rules", rule)
        self.paint()

    def clicked(self, link: Link, read: bool) -> None:
        if link[0] == "rule":
            self._follow(str(link[1]))
        else:
            super().clicked(link, read)
