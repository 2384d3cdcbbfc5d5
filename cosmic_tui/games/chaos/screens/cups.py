"""Tournaments on screen: all there are, and the standings of one with its rounds beside them, as they come.

They are only looked at: a host or `cosmic tournament play` writes them, and what it writes is here within a second.
"""

from __future__ import annotations

from collections.abc import Sequence

from cosmic_tui.canvas.cells import Run, wrap_runs
from cosmic_tui.canvas.listing import Pane
from cosmic_tui.canvas.page import flowing
from cosmic_tui.games.chaos import cup
from cosmic_tui.games.chaos.draw import cup as drawn
from cosmic_tui.screens.listing import ListScreen
from cosmic_tui.words import words
from cosmic_tui.words.loader import Words
from engine.kernel.asking import Refused

GAME = "chaos"
LOOK = 1.0  # seconds between two looks at the files
NARROW, WIDE = 46, 54


class Live(ListScreen):
    """A page about files that another program writes."""

    def on_mount(self) -> None:
        super().on_mount()
        self.set_interval(LOOK, self.refreshed)

    @property
    def said(self) -> Words:
        return words(self.cosmic.settings.language, GAME)

    def refreshed(self) -> None:
        """Read the files again, and draw what has changed."""


class CupsScreen(Live):
    """A list of tournaments; Enter shows the standings of one."""

    def __init__(self) -> None:
        super().__init__()
        self.found = _all()

    @property
    def heading(self) -> str:
        return self.said.say("scr-cups")

    def entries(self) -> list[Sequence[Run]]:
        if not self.found:
            room = self.size.width - 4
            return list(wrap_runs([Run(self.said.say("tool-cup_none"), "muted")], room))
        return [self._row(name, kept) for name, kept in self.found.items()]

    def _row(self, name: str, kept: cup.Cup | None) -> list[Run]:
        say = self.said.say
        if kept is None:
            return [Run(f"{name:<34}", "text"), Run(say("cup-broken"), "danger")]
        games = kept.games
        if games.over:
            now = Run(say("cup-champion", who=kept.entries[games.ranking()[0]].name), "ok")
        else:
            now = Run(say("cup-open", n=len(games.open())), "warn")
        return [
            Run(f"{name:<34}", "text", "", "bold"),
            Run(say("cup-players", n=len(kept.entries)), "muted"),
            Run("   "),
            now,
        ]

    def refreshed(self) -> None:
        found = _all()
        if _standing(found) != _standing(self.found):
            self.found = found
            self.paint()

    def open(self) -> None:
        kept = list(self.found.values())[self.at] if self.found else None
        if kept is not None:
            self.cosmic.show(CupScreen(kept))


class CupScreen(Live):
    """The standings of one tournament, with its rounds beside them. Those of the player under the cursor are brighter.
    """

    pages_detail = True

    def __init__(self, kept: cup.Cup) -> None:
        super().__init__()
        self.kept = kept

    @property
    def heading(self) -> str:
        return self.said.say("cup-standings", name=self.kept.name)

    def heads(self) -> frozenset[int]:
        return frozenset((0,))

    def entries(self) -> list[Sequence[Run]]:
        return [drawn.heads(self.said), *drawn.standings(self.said, self.kept)]

    def split(self, width: int) -> int:
        return NARROW if width < 100 else WIDE

    def detail(self, room: int) -> Pane:
        order = drawn.order(self.kept)
        player = order[min(max(0, self.at - 1), len(order) - 1)]
        rows = drawn.played(self.said, self.kept, player)
        return Pane([Run(self.said.say("cup-rounds"), "text", "", "bold")], flowing(rows, room))

    def keys(self) -> list[Run]:
        return self.hints(("up down", "key-move"), ("back", "key-back"))

    def refreshed(self) -> None:
        try:
            found = cup.load(self.kept.name)
        except Refused:
            return  # it is being written, or it was removed: what was seen last stays
        if found.games.results != self.kept.games.results:
            self.kept = found
            self.paint()


def _all() -> dict[str, cup.Cup | None]:
    """Return every tournament by its name, with None for a file that cannot be read."""
    found: dict[str, cup.Cup | None] = {}
    for name in cup.names():
        try:
            found[name] = cup.load(name)
        except Refused:
            found[name] = None
    return found


def _standing(found: dict[str, cup.Cup | None]) -> dict[str, int]:
    return {name: len(kept.games.results) if kept else -1 for name, kept in found.items()}
