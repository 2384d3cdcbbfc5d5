"""The codex: a list on the left, text on the right, a row of letters to search with. It opens at the thing in focus.

Knows drawn codex pages; no game that is being played.
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmic_tui.canvas.cells import Canvas, Link, Row, Run, fit, runs_width
from cosmic_tui.canvas.listing import Pane
from cosmic_tui.canvas.page import flowing
from cosmic_tui.canvas.text import key_runs
from cosmic_tui.draw.disc import disc
from cosmic_tui.draw.guide import WIDE, is_answer
from cosmic_tui.draw.parts import Entry, Pages, pages_of
from cosmic_tui.look.keys import ENDING, TYPING, with_key
from cosmic_tui.screens.listing import ListScreen
from cosmic_tui.words.search import Index, Text, grammar, place

NARROW_LIST, LIST = 26, 36
NARROW_LONG, LONG, WIDE_LONG = 34, 40, 50  # where sentences are listed
FEW = 5  # lines of the text
GAP = 1
EDGE = 3  # columns of a list that are not its text: the frame and the cursor
PLANET, LEAST_PLANET, SEEDS = 28, 12, 40
HEAD_AND_FOOT = 5  # rows of the page that are not its text, and one between text and planet
NO_COLOUR = ("text", "muted", "key")
PLACE = tuple[str, str]
ANSWER, RULE, THING = 1.6, 1.0, 0.5
ELLIPSIS = "…"


def upto_name(row: Sequence[Run]) -> Sequence[Run]:
    """Return the runs of a row up to its bold name, the name included."""
    at = next((number for number, run in enumerate(row, 1) if run.attrs == "bold"), 0)
    return row[:at]


def whole(row: Sequence[Run], room: int) -> Sequence[Run]:
    """Return a row without its last run if that is one word which would be cut in the middle."""
    cut = runs_width(row) > room and " " not in row[-1].text.strip() and len(row) > 1
    return row[:-1] if cut else row


def colour_of(entry: Entry) -> str:
    """Return an entry's own color, which is that of its first run; "" if it is an ordinary text color."""
    token = entry.row[0].token if entry.row else ""
    return "" if token in NO_COLOUR else token


def weight(book: Pages, tab: str, entry: Entry) -> float:
    """Return the weight of an entry in a search: answers first, then rules and words, then cards and other things."""
    if is_answer(entry.ident):
        return ANSWER
    return RULE if tab in book.LONG_TABS or tab in ("rules", "words") else THING


def sought(book: Pages, tab: str, entry: Entry) -> Text:
    """Return the text of an entry that a search looks through. The heading of a rule is that of its section."""
    named = is_answer(entry.ident) or not entry.section
    return Text(called(entry), entry.text, weight(book, tab, entry), named)


def called(entry: Entry) -> str:
    """Return the name of an entry: its own heading, or its text in the list."""
    return entry.head or "".join(run.text for run in entry.row)


def excerpt(text: str, at: int, room: int) -> str:
    """Return the text from its beginning, or from the word that was found if that would be cut away."""
    end = next((place for place in range(max(0, at), len(text)) if text[place] == " "), len(text))
    return text if at < 0 or end <= room - 1 else f"{ELLIPSIS}{text[at:]}"


class CodexScreen(ListScreen):
    """The codex: everything that can be looked up."""

    pages_detail = True

    def __init__(self, tab: str = "", ident: str = "", wanted: str | None = None) -> None:
        super().__init__()
        self.tab = tab
        self.wanted = wanted or ""
        self.typing = wanted is not None
        self.back: list[PLACE] = []
        self._all: dict[str, list[Entry]] = {}
        self._index: Index | None = None
        self._hits: tuple[str, list[tuple[str, Entry]]] = ("", [])
        self._go(self.tab, ident)

    def speak(self) -> None:
        self._all.clear()
        self._index = None
        self._hits = ("", [])

    @property
    def book(self) -> Pages:
        """The game whose pages are shown."""
        return pages_of(self.cosmic.words.game)

    @property
    def tabs(self) -> tuple[str, ...]:
        return self.book.TABS

    def on_mount(self) -> None:
        self.tab = self.tab if self.tab in self.tabs else self.tabs[0]
        super().on_mount()

    # --- entries ---

    def _found(self) -> list[tuple[str, Entry]]:
        """Return the entries to list with their tabs: those of the open tab under headings, or the search results of
        all tabs.
        """
        wanted = self.wanted.strip()
        if not wanted:
            return [(self.tab, entry) for entry in self._headed(self.tab)]
        if self._hits[0] != wanted:
            every = [(tab, entry) for tab in self.tabs for entry in self._entries(tab)]
            self._hits = (wanted, [every[number] for number in self._searched().find(wanted)])
        return self._hits[1]

    def _searched(self) -> Index:
        """Return the search index of all tabs. It is made at the first search."""
        if self._index is None:
            book, words = self.book, self.cosmic.words
            every = [(tab, entry) for tab in self.tabs for entry in self._entries(tab)]
            self._index = Index(grammar(words), [sought(book, tab, entry) for tab, entry in every])
        return self._index

    def _headed(self, tab: str) -> list[Entry]:
        """Return the entries of a tab, with a line before each group for its heading."""
        shown: list[Entry] = []
        section = ""
        for entry in self._entries(tab):
            if entry.section != section:
                section = entry.section
                shown.append(Entry("", [Run(section, "muted", "", "bold")], ""))
            shown.append(entry)
        return shown

    def heads(self) -> frozenset[int]:
        return frozenset(number for number, (_, entry) in enumerate(self._found()) if not entry.ident)

    def _entries(self, tab: str) -> list[Entry]:
        if tab not in self._all:
            self._all[tab] = self.book.entries(self.cosmic.words, tab)
        return self._all[tab]

    def entries(self) -> list[Sequence[Run]]:
        if self.wanted.strip():
            return [self._hit(tab, entry) for tab, entry in self._found()]
        room = self.split(self.size.width) - EDGE
        return [whole(entry.row, room) for _, entry in self._found()]

    def _hit(self, tab: str, entry: Entry) -> Sequence[Run]:
        """Return the row of a search result: its name and its tab; for a rule, the text found and its number."""
        if is_answer(entry.ident):
            return entry.row
        if tab not in self.book.LONG_TABS:
            kept = [run for run in upto_name(entry.row) if run.text.strip()] or entry.row[-1:]
            return [*kept, Run(f" · {self.cosmic.words.say(f'scr-tab_{tab}')}", "muted")]
        number, text = entry.row[0], entry.row[-1].text
        index = self._searched()
        needles = index.looked_for(self.wanted)
        at = place(text, index.rules, needles)
        said = entry.section if at < 0 <= place(entry.section, index.rules, needles) else ""
        room = self.split(self.size.width) - EDGE - WIDE
        words = fit(said or excerpt(text, at, room), room)
        return [Run(words.ljust(room + GAP), "text"), number._replace(text=number.text.rstrip(), token="muted")]

    def _here(self) -> tuple[str, Entry] | None:
        found = self._found()
        here = found[min(self.at, len(found) - 1)] if found else None
        return here if here is not None and here[1].ident else None

    def split(self, width: int) -> int:
        if self.tab in self.book.LONG_TABS or self.wanted:
            return NARROW_LONG if width < 100 else LONG if width < 140 else WIDE_LONG
        least = NARROW_LIST if width < 100 else LIST
        return max(least, min(NARROW_LONG, self._names() + EDGE))

    def _names(self) -> int:
        """Return the width of the longest name in the list, so that no name is cut if there is room."""
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
        """Return a disc in the entry's color, drawn below its text if there is room."""
        size = min(PLANET, 2 * high) // 4 * 4
        if not token or not self.look.discs or size < LEAST_PLANET or size > room:
            return []
        canvas = Canvas(room, size // 2)
        disc(canvas, self.look, room - size, 0, size, token, self.at % SEEDS)
        return canvas.rows()

    def list_pane(self, shown: list[Sequence[Run]]) -> Pane:
        say = self.cosmic.words.say
        name = f"/ {self.wanted}" if self.wanted.strip() else say(f"scr-tab_{self.tab}")
        number = len(shown) - len(self.heads())
        count = Run(say("scr-found", number=number, max=self._total()), "muted")
        return Pane([Run(name, "key", "", "bold")], shown, [] if self.size.width < 100 else [count])

    def _total(self) -> int:
        """Return the number of entries in the open tab or the search."""
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
        """Run a command. During a search, the commands that send and go back end the typing."""
        if not self.typing or command not in ENDING:
            return super().do(command)
        self.typing = False
        self.paint()
        return True

    def _letter(self, key: str) -> None:
        """Add a letter to the search."""
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
        """Follow the first rule number in the text (Enter)."""
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
