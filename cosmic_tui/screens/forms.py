"""A form: rows with values that arrow keys change at once, and beside them an explanation of the row in focus.

Knows lists; subclasses define the rows. No game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from cosmic_tui.canvas.cells import Link, Row, Run, fit, width
from cosmic_tui.canvas.listing import Pane, high_of
from cosmic_tui.canvas.page import flowing
from cosmic_tui.canvas.text import FEWER, MORE
from cosmic_tui.games.rows import Field
from cosmic_tui.look.keys import ENDING, TYPING, with_key
from cosmic_tui.screens.listing import ListScreen

HIDDEN = "*"
FRAMED = 3  # columns of a list that its frame and its cursor take
ARROWS = 5  # columns around a value that can be changed
T = TypeVar("T")


def between_arrows(said: Run, room: int) -> list[Run]:
    """Return a value with an arrow on either side. Both arrows are visible however little room there is."""
    gap = " " if width(said.text) + 4 <= room else ""
    value = said._replace(text=fit(said.text, room - 2))
    return [said._replace(text=f"◄{gap}", link=FEWER), value, said._replace(text=f"{gap}►", link=MORE)]


class FormScreen(ListScreen):
    """A page of rows that can be changed."""

    label = 22  # columns of the first half of a row

    def __init__(self) -> None:
        super().__init__()
        self.typing: str | None = None
        self.problem = ""

    def fields(self) -> list[Field]:
        """Return the rows of the form as they are now."""
        return []

    def lines(self) -> list[Field | str]:
        """Return the rows to draw, in groups under headings with gaps between them if they fit the window."""
        fields = self.fields()
        begins = [
            place
            for place, row in enumerate(fields)
            if row.group and (not place or fields[place - 1].group != row.group)
        ]
        left = high_of(self.size.height, bool(self.cosmic.banner())) - len(fields)
        found: list[Field | str] = []
        for place, row in enumerate(fields):
            if place in begins and left >= len(begins):
                found += [*([""] if found and left >= 2 * len(begins) else []), row.group]
            found.append(row)
        return found

    def heads(self) -> frozenset[int]:
        return frozenset(place for place, line in enumerate(self.lines()) if isinstance(line, str))

    def here(self) -> Field:
        lines = self.lines()
        here = lines[min(self.at, len(lines) - 1)]
        return here if isinstance(here, Field) else self.fields()[0]

    def entries(self) -> list[Sequence[Run]]:
        shown: list[Sequence[Run]] = []
        for number, row in enumerate(self.lines()):
            here = number == self.at
            if isinstance(row, str):
                shown.append([Run(row, "info", "", "bold")])
                continue
            if is_button(row):
                shown.append([Run(f"[ {headed(row)} ]", "key" if here or row.strong else "text", "", "bold")])
                continue
            value = row.value
            if here and self.typing is not None:
                value = f"{HIDDEN * len(self.typing) if row.secret else self.typing}▌"
            room = self.split(self.size.width) - FRAMED
            name = fit(headed(row), max(self.label - 1, room - width(value) - ARROWS))  # a long one shifts its value
            label = Run(name.ljust(max(self.label, len(name) + 1)), row.token)
            said = Run(value, "key" if here else "text", "", "bold" if here else "")
            if here and self.typing is None and row.change is not None:
                shown.append([label, *between_arrows(said, room - len(label.text))])
            else:
                shown.append([label, said])
        return shown

    def split(self, width: int) -> int:
        return width // 2 + 6

    def detail(self, room: int) -> Pane:
        row = self.here()
        text: list[Sequence[Run]] = [[Run(row.help, "text")]]
        if self.problem:
            text += [[], [Run(self.problem, "warn")]]
        found = flowing([*text, *self.more()], room)
        left = high_of(self.size.height, bool(self.cosmic.banner())) - len(found) - 1
        picture = self.picture(room, left)
        return Pane([Run(headed(row), "text", "", "bold")], [*found, *([()] if picture else []), *picture])

    def picture(self, room: int, high: int) -> list[Row]:
        """Return a picture to draw below the form if there is room."""
        return []

    def more(self) -> list[Sequence[Run]]:
        """Return further text to show beside the form."""
        return []

    @property
    def page_name(self) -> str:
        return TYPING if self.typing is not None else ""

    def keys(self) -> list[Run]:
        ends = (("send", "key-do_it"), ("back", "key-back"))
        if self.typing is not None:
            return self.hints(*ends)
        return self.hints(("up down", "key-move"), ("left right", "key-change"), *ends)

    # --- keys ---

    def do(self, command: str) -> bool:
        """Run a command. While something is typed, only commands that end the typing do anything."""
        if self.typing is None:
            return super().do(command)
        if command in ENDING:
            typed, self.typing = self.typing, None
            row = self.here()
            if command == "send" and row.text is not None:
                self._do(partial(row.text, typed))
            self.paint()
        return True

    def typed(self, key: str) -> None:
        if self.typing is not None:
            self.typing = with_key(self.typing, key)
            self.paint()

    def pasted(self, line: str) -> None:
        if self.typing is not None:
            self.typing += line
            self.paint()

    def clicked(self, link: Link, read: bool) -> None:
        """Handle a click. One is enough for a button or an arrow; any other row first gets the focus."""
        if link[0] == "step":
            self.turn(int(link[1]))
            return
        lines = self.lines()
        line = lines[int(link[1])] if link[0] == "entry" and int(link[1]) < len(lines) else ""
        super().clicked(link, read or (isinstance(line, Field) and is_button(line)))

    def tell(self, problem: str) -> None:
        """Show beside the row why something did not work."""
        self.problem = problem
        self.paint()

    def do_tick(self) -> None:
        self.turn(1)

    def turn(self, steps: int) -> None:
        change = self.here().change
        if change is not None:
            self._do(lambda: change(steps))

    def _do(self, act: Callable[[], None]) -> None:
        self.problem = ""
        act()
        self.paint()

    def open(self) -> None:
        """Press the button, start typing, or take the next value (Enter)."""
        row = self.here()
        if row.press is not None:
            row.press()
        elif row.text is not None:
            self.typing = ""
            self.paint()
        else:
            self.turn(1)


def headed(row: Field) -> str:
    """Return a row's label with a capital letter."""
    return row.label if row.as_is else row.label[:1].upper() + row.label[1:]


def is_button(row: Field) -> bool:
    """Return whether a row does something instead of holding a value."""
    return row.press is not None and not row.value


def step(values: Sequence[T], value: T, steps: int) -> T:
    """Return the value a number of steps further on, going round at the ends."""
    place = values.index(value) if value in values else 0
    return values[(place + steps) % len(values)]
