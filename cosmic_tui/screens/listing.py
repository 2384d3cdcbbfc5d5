"""A screen with a list: arrows move through it, Enter opens an entry, and details of the entry stand beside it.

Subclasses define the entries; this module keeps the cursor visible. Knows drawn lists; no game.
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmic_tui.canvas.cells import Link, Row, Run
from cosmic_tui.canvas.listing import Listing, Pane, high_of, listing
from cosmic_tui.screens.stepping import EDGES, SteppingScreen

Entry = Sequence[Run]


class ListScreen(SteppingScreen):
    """A page with a list of entries, a cursor, and a pane beside them."""

    pages_detail = False  # whether a key turns the pages of the text beside the list
    one_click = False  # whether a click does what an entry says at once; else the first one only points at it
    headline = ""  # a message

    @property
    def heading(self) -> str:
        """Return the title in the border."""
        return self.cosmic.words.say(self.headline)

    def __init__(self) -> None:
        super().__init__()
        self.at = 0
        self.top = 0
        self.detail_top = 0
        self._rest = 0  # lines of the text that stand below the window

    # --- what a subclass says ---

    def entries(self) -> list[Entry]:
        """Return the drawn rows of the list."""
        return []

    def heads(self) -> frozenset[int]:
        """Return the numbers of the entries that are only headings."""
        return frozenset()

    def split(self, width: int) -> int:
        """Return the width of the list if there is a pane beside it; 0 if there is none."""
        return 0

    def detail(self, room: int) -> Pane:
        """Return the details of the highlighted entry, in lines of at most `room` columns."""
        return Pane((), ())

    def list_pane(self, entries: list[Entry]) -> Pane:
        return Pane([Run(self.heading, "text", "", "bold")], entries)

    def keys(self) -> list[Run]:
        """Return the last row: the keys of the page."""
        return self.hints(("up down", "key-move"), ("send", "key-open"), ("back", "key-back"))

    def open(self) -> None:
        """Open the highlighted entry (Enter)."""

    def moved(self) -> None:
        """Update what depends on the highlighted entry."""

    # --- drawing ---

    def rows(self, width: int, height: int) -> list[Row]:
        entries = self.entries()
        heads = self.heads()
        banner = self.cosmic.banner()
        at = self._allowed(min(self.at, len(entries) - 1), 1, len(entries), heads)
        if at != self.at:  # another entry is lit than the one that was meant
            self.at = at
            entries = self.entries()
        high = high_of(height, bool(banner))
        self.top = max(0, min(self.top, self.at, len(entries) - high if len(entries) > high else 0))
        if self.at >= self.top + high:
            self.top = self.at - high + 1
        split = self.split(width)
        detail = self.detail(width - split - 4) if split else Pane((), ())
        self.detail_top = max(0, min(self.detail_top, len(detail.rows) - high))
        page = Listing(
            self.list_pane(entries),
            self.at,
            self.top,
            split,
            detail._replace(foot=self._foot(len(detail.rows), high)),
            self.detail_top,
            self.keys(),
            banner,
            heads,
        )
        return listing(width, height, page)

    def _foot(self, lines: int, high: int) -> Sequence[Run]:
        """Return the reader's position in a text longer than its room, and the key for the next page."""
        if not self.pages_detail or lines <= high:
            return ()
        self._rest = lines - high - self.detail_top
        where = Run(f"{self.detail_top + 1}-{min(lines, self.detail_top + high)}/{lines}", "muted")
        if not self.look.keys.at(self.page_name).of("tick"):  # a blank is typed
            return [where]
        return [*self.hints(("tick", "key-more")), Run("  "), where]

    @staticmethod
    def _allowed(at: int, steps: int, count: int, heads: frozenset[int]) -> int:
        """Return the nearest entry that is no heading, searching forward first and then back."""
        for way in (steps, -steps):
            place = max(0, at)
            while 0 <= place < count:
                if place not in heads:
                    return place
                place += way
        return max(0, at)

    # --- moving ---

    def length(self) -> int:
        return len(self.entries())

    def move(self, steps: int) -> None:
        count = len(self.entries())
        if not count:
            return
        wanted = max(0, min(count - 1, self.at + steps))
        place = self._allowed(wanted, 1 if steps > 0 else -1, count, self.heads())
        if place != self.at:
            self.at, self.detail_top = place, 0
            self.moved()
        self.paint()

    def do_send(self) -> None:
        self.open()

    def do_tick(self) -> None:
        """Show the next page of the text beside the list. After the last page comes the first."""
        if self.pages_detail:
            self.scroll(self.size.height - EDGES - 1 if self._rest > 0 else -self.detail_top)

    def scroll(self, lines: int) -> None:
        """Scroll the text beside the list by so many lines."""
        self.detail_top = max(0, self.detail_top + lines)
        self.paint()

    def clicked(self, link: Link, read: bool) -> None:
        if link[0] != "entry":
            return
        again = link[1] == self.at
        if not again:
            self.at, self.detail_top = int(link[1]), 0
            self.moved()
        self.paint()
        if read or again or self.one_click:
            self.open()

    def wheel(self, link: Link, x: int, y: int, steps: int) -> None:
        if self.split(self.size.width) and x >= self.split(self.size.width):
            self.scroll(steps)
        else:
            self.move(steps)
