"""A form: rows with values that arrows change at once, and beside them what the row in focus means.

Knows lists; subclasses say which rows there are. No game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cosmic_tui.draw.cells import Link, Run
from cosmic_tui.draw.listing import Pane
from cosmic_tui.draw.page import flowing
from cosmic_tui.draw.text import FEWER, MORE
from cosmic_tui.screens.listing import ListScreen

LABEL = 22
HIDDEN = "*"


@dataclass
class Field:
    """One row. `change` is called with -1 or 1; `text` with what was typed; `press` on Enter."""

    label: str
    value: str = ""
    help: str = ""
    change: Callable[[int], None] | None = None
    text: Callable[[str], None] | None = None
    press: Callable[[], None] | None = None
    strong: bool = False
    token: str = "muted"
    secret: bool = False  # what is typed is not shown


class FormScreen(ListScreen):
    """Rows to be changed."""

    def __init__(self) -> None:
        super().__init__()
        self.typing: str | None = None
        self.problem = ""

    def fields(self) -> list[Field]:
        """The rows as they stand."""
        return []

    def here(self) -> Field:
        fields = self.fields()
        return fields[min(self.at, len(fields) - 1)]

    def entries(self) -> list[Sequence[Run]]:
        shown: list[Sequence[Run]] = []
        for number, row in enumerate(self.fields()):
            here = number == self.at
            if is_button(row):
                shown.append([Run(f"[ {row.label} ]", "key" if here or row.strong else "text", "", "bold")])
                continue
            value = row.value
            if here and self.typing is not None:
                value = f"{HIDDEN * len(self.typing) if row.secret else self.typing}▌"
            label = Run(row.label[: LABEL - 1].ljust(LABEL), row.token)
            said = Run(value, "key" if here else "text", "", "bold" if here else "")
            if here and self.typing is None and row.change is not None:
                less, more = said._replace(text="◄ ", link=FEWER), said._replace(text=" ►", link=MORE)
                shown.append([label, less, said, more])
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
        return Pane([Run(row.label, "text", "", "bold")], flowing([*text, *self.more()], room))

    def more(self) -> list[Sequence[Run]]:
        """What else stands beside the form."""
        return []

    def keys(self) -> list[tuple[str, str]]:
        say = self.cosmic.words.say
        if self.typing is not None:
            return [("Enter", say("key-do_it")), ("Esc", say("key-back"))]
        return [
            ("↑ ↓", say("key-move")),
            ("← →", say("key-change")),
            ("Enter", say("key-do_it")),
            ("Esc", say("key-back")),
        ]

    # --- keys ---

    def press(self, key: str) -> None:
        if self.typing is None:
            super().press(key)
            return
        if key == "Esc":
            self.typing = None
        elif key == "Enter":
            typed, self.typing = self.typing, None
            row = self.here()
            if row.text is not None:
                self._do(lambda: row.text(typed) if row.text else None)
        elif key == "Backspace":
            self.typing = self.typing[:-1]
        elif key == "Space":
            self.typing += " "
        elif len(key) == 1 and key.isprintable():
            self.typing += key
        self.paint()

    def pasted(self, line: str) -> None:
        if self.typing is not None:
            self.typing += line
            self.paint()

    def clicked(self, link: Link, read: bool) -> None:
        """One click is enough for a button and for an arrow; other rows come into focus first."""
        if link[0] == "step":
            self._change(int(link[1]))
            return
        button = link[0] == "entry" and int(link[1]) < len(fields := self.fields()) and is_button(fields[int(link[1])])
        super().clicked(link, read or button)

    def tell(self, problem: str) -> None:
        """Why something did not work, beside the row."""
        self.problem = problem
        self.paint()

    def do_left(self) -> None:
        self._change(-1)

    def do_right(self) -> None:
        self._change(1)

    def do_tick(self) -> None:
        self._change(1)

    def _change(self, steps: int) -> None:
        change = self.here().change
        if change is not None:
            self._do(lambda: change(steps))

    def _do(self, act: Callable[[], None]) -> None:
        self.problem = ""
        act()
        self.paint()

    def open(self) -> None:
        """Enter: press, type, or the next value."""
        row = self.here()
        if row.press is not None:
            row.press()
        elif row.text is not None:
            self.typing = ""
            self.paint()
        else:
            self._change(1)


def is_button(row: Field) -> bool:
    """Whether a row does something instead of holding a value."""
    return row.press is not None and not row.value


def step(values: Sequence[str], value: str, steps: int) -> str:
    """The next of some values, in a circle."""
    place = values.index(value) if value in values else 0
    return values[(place + steps) % len(values)]
