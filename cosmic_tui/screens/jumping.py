"""Two shortcuts: everything that can be read by a letter, and every answer and command by its name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from string import ascii_lowercase
from typing import TYPE_CHECKING, Any

from cosmic_tui.canvas.cells import Run
from cosmic_tui.draw.parts import Parts, pages_of
from cosmic_tui.look.keys import TYPING, with_key
from cosmic_tui.screens.listing import ListScreen
from cosmic_tui.words.letters import fold

if TYPE_CHECKING:
    from cosmic_tui.screens.table import TableScreen

Do = Callable[[], Any]
COMMANDS = (
    "help", "read", "why_not", "odds", "explain", "log", "chat", "codex", "find", "timing", "piles", "orders",
    "prepare", "undo", "go_to", "sort", "zoom", "as_text", "report", "menu", "quit",
)  # fmt: skip


class JumpScreen(ListScreen):
    """The list of seats and the reader's own cards, each with a letter that opens it."""

    one_click = True
    headline = "scr-go_to"
    page_name = TYPING

    def __init__(self, table: TableScreen) -> None:
        super().__init__()
        self.table = table

    def _things(self) -> list[tuple[Sequence[Run], tuple[object, ...]]]:
        scene = self.table.scene()
        if scene is None:
            return []
        found: list[tuple[Sequence[Run], tuple[object, ...]]] = []
        for who, person in enumerate(scene.people):
            found.append(([Run(f"{scene.tag(who)} ", scene.token(who)), Run(person.name, "text")], ("seat", who)))
        found += [(thing.runs, thing.ref) for thing in pages_of(scene.game).things(scene)]
        return found[: len(ascii_lowercase)]

    def entries(self) -> list[Sequence[Run]]:
        things = self._things()
        return [
            [Run(f" {letter}  ", "key", "", "bold"), *runs]
            for letter, (runs, _) in zip(ascii_lowercase, things, strict=False)
        ]

    def typed(self, key: str) -> None:
        if len(key) == 1 and key in ascii_lowercase:
            self._open(ascii_lowercase.index(key))

    def open(self) -> None:
        self._open(self.at)

    def _open(self, place: int) -> None:
        things = self._things()
        if place < len(things):
            self.dismiss(None)
            self.app.call_later(self.table.reader.read, things[place][1])


class PaletteScreen(ListScreen):
    """A list of all answers and commands, filtered by what is typed."""

    one_click = True
    page_name = TYPING

    def __init__(self, table: TableScreen) -> None:
        super().__init__()
        self.table = table
        self.wanted = ""

    @property
    def heading(self) -> str:
        return f"/ {self.wanted}▌"

    def _all(self) -> list[tuple[str, str, Do, str]]:
        """Return all entries as (key, words, what it does, its short name)."""
        found: list[tuple[str, str, Do, str]] = []
        scene = self.table.scene()
        asking = scene.asking if scene is not None else None
        if asking is not None:
            for place, choice in enumerate(asking.draft.choices):
                words = asking.labels.get(choice.index, "")
                found.append((choice.digit, words, partial(self.table.answer.go_to, place), ""))
        said = self.cosmic.words
        for command in COMMANDS:
            if not Parts(said.game).offers(command):
                continue
            short = said.say(f"key-{command}") if said.has(f"key-{command}") else ""
            key = self.table.look.keys.of(command)
            found.append((key, said.say(f"cmd-{command}"), partial(self.table.do, command), short))
        return found

    def _found(self) -> list[tuple[str, str, Do, str]]:
        """Return the entries that match the typed text, by their words or by their short names in the key row."""
        wanted = fold(self.wanted)
        return [entry for entry in self._all() if wanted in fold(f"{entry[1]} {entry[3]}")]

    def entries(self) -> list[Sequence[Run]]:
        shown: list[Sequence[Run]] = []
        for key, words, _, _ in self._found():
            shown.append([Run(key.ljust(6), "key", "", "bold"), Run(words, "text")])
        return shown or [[Run(self.cosmic.words.say("scr-line-nothing_found"), "muted")]]

    def typed(self, key: str) -> None:
        self.wanted = with_key(self.wanted, key)
        self.at = self.top = 0
        self.paint()

    def open(self) -> None:
        found = self._found()
        if found:
            self.dismiss(None)
            self.app.call_later(found[min(self.at, len(found) - 1)][2])
