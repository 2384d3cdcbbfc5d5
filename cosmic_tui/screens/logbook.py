"""The log page: every sentence of the game, and beside it the board at that time. Filters: to me, powers, cards, chat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from cosmic_tui.canvas.cells import Canvas, Row, Run, runs_width, wrap_runs
from cosmic_tui.canvas.listing import Pane
from cosmic_tui.canvas.page import flowing
from cosmic_tui.canvas.text import key_runs, notice
from cosmic_tui.draw.layout import LEAST, layout
from cosmic_tui.draw.log import sentence
from cosmic_tui.draw.names import spoken
from cosmic_tui.draw.parts import board_of, pages_of
from cosmic_tui.draw.scene import LogLine, Scene
from cosmic_tui.screens import reading
from cosmic_tui.screens.listing import ListScreen
from engine.kernel.views import View

if TYPE_CHECKING:
    from cosmic_tui.screens.table import TableScreen

BOARD = 80
EDGES = 5  # columns of a list that are not its sentences


class LogScreen(ListScreen):
    """The log page. The newest sentence is at the end."""

    page_name = "story"

    def __init__(self, table: TableScreen, first: bool = False, events: int = -1) -> None:
        """Open the log at its end; with `first` at its beginning; with `events` after that many events."""
        super().__init__()
        self.table = table
        self.filter = 0
        lines = self._lines()
        later = (place for place, line in enumerate(lines) if 0 <= events <= line.number)
        self.at = 0 if first else next(later, len(lines) - 1)

    @property
    def filters(self) -> tuple[str, ...]:
        """Return the filters: none, what was done to the reader, those of the game, chat."""
        return ("", "me", *pages_of(self.table.model.words.game).FILTERS, "chat")

    @property
    def heading(self) -> str:
        say = self.cosmic.words.say
        name = self.filters[self.filter]
        return say("scr-log") if not name else f"{say('scr-log')} · {say(f'scr-filter_{name}')}"

    def _lines(self) -> list[LogLine]:
        name = self.filters[self.filter]
        lines = self.table.state.lines
        if name == "me":
            return [line for line in lines if line.to_me]
        if name == "chat":
            return [line for line in lines if line.chat]
        if name:
            kinds = pages_of(self.table.model.words.game).FILTERS[name]
            return [line for line in lines if line.key in kinds]
        return lines

    def _wide(self) -> bool:
        return self.size.width >= BOARD + 50

    def split(self, width: int) -> int:
        return width - BOARD - 4 if self._wide() else 0

    def entries(self) -> list[Sequence[Run]]:
        scene = self.table.scene()
        if scene is None:
            return []
        shown: list[Sequence[Run]] = []
        for line in self._lines():
            edge = Run("▌ " if line.to_me else "  ", scene.token(scene.me) if line.to_me and scene.me >= 0 else "muted")
            shown.append([edge, *sentence(scene, line)])
        return shown

    def detail(self, room: int) -> Pane:
        """Return the board after the highlighted line."""
        lines = self._lines()
        scene = self.table.scene()
        if scene is None or not lines:
            return Pane((), ())
        line = lines[min(self.at, len(lines) - 1)]
        then = self.then(scene, line.number)
        title = self.cosmic.words.say("scr-board_then")
        return Pane(
            [Run(title, "text", "", "bold")], [*self._board(then), (), *flowing([spoken(scene, line.text)], room)]
        )

    def then(self, scene: Scene, events: int) -> Scene:
        """Return the scene as it was after this many events."""
        view = self.table.model.board_at(self.table.state, events) or scene.view
        place = layout(*LEAST, scene.n, scene.look.parts)
        assert place is not None
        return replace(scene, view=view, layout=place, asking=None, gathered=self.gathered_then(view, events))

    def gathered_then(self, view: View, events: int) -> Any:
        """Return what the game's board gathers from the events up to that time."""
        return board_of(self.table.model.words.game).gathered(view, self.table.state.events[:events])

    def _board(self, scene: Scene) -> list[Row]:
        return board_of(scene.game).then(scene)

    def rows(self, width: int, height: int) -> list[Row]:
        """Return the rows. A highlighted sentence that is cut in the list stands in full below it."""
        full = self._in_full(width)
        rows = super().rows(width, height - len(full))
        return [*rows[:-1], *full, rows[-1]]

    def _in_full(self, width: int) -> list[Row]:
        scene, lines = self.table.scene(), self._lines()
        if scene is None or not lines:
            return []
        said = spoken(scene, lines[min(self.at, len(lines) - 1)].text)
        if runs_width(said) <= (self.split(width) or width) - EDGES:
            return []
        room = width - 2
        shown = wrap_runs(said, room)
        canvas = Canvas(width, len(shown))
        for y, row in enumerate(shown):
            canvas.write(1, y, row)
        return canvas.rows()

    def keys(self) -> list[Run]:
        here = [("filter", "key-filter"), ("send", "scr-board_then"), ("explain", "key-explain")]
        if self.table.model.points(self.table.state):
            here.append(("replay", "key-replay"))
        return self.hints(("up down", "key-move"), *here, ("back", "key-back"))

    def do_filter(self) -> None:
        """Go to the next filter."""
        self.filter = (self.filter + 1) % len(self.filters)
        self.at = max(0, len(self._lines()) - 1)
        self.paint()

    def do_explain(self) -> None:
        """Show how the totals of that encounter came about."""
        lines = self._lines()
        if lines:
            reading.explain_then(self.table, lines[min(self.at, len(lines) - 1)].number)

    def do_replay(self) -> None:
        """Show the film, beginning at the highlighted sentence."""
        lines = self._lines()
        if lines and self.table.model.points(self.table.state):
            self.dismiss(None)
            self.app.call_later(self.table.reader.replay, lines[min(self.at, len(lines) - 1)].number)

    def do_log(self) -> None:
        self.dismiss(None)

    def open(self) -> None:
        """Show the board of the highlighted line in the whole window."""
        scene = self.table.scene()
        lines = self._lines()
        if scene is not None and lines:
            self.cosmic.show(ThenScreen(self, self.at))


class ThenScreen(ListScreen):
    """A page with a past board. The arrows go from one line of the log to the next."""

    def __init__(self, book: LogScreen, at: int) -> None:
        super().__init__()
        self.book = book
        self.at = at

    def rows(self, width: int, height: int) -> list[Row]:
        from cosmic_tui.draw.table import table

        lines = self.book._lines()
        self.at = max(0, min(self.at, len(lines) - 1))
        scene = self.book.table.scene()
        if scene is None:
            return []
        if not lines:  # taken back meanwhile, or filtered away
            return table(replace(scene, asking=None))
        view = self.book.table.model.board_at(self.book.table.state, lines[self.at].number) or scene.view
        say = self.cosmic.words.say
        ways = key_runs(self.look.keys, [("left right", say("key-move")), ("back", say("key-back"))])
        known = tuple(self.book.table.state.lines[: self.book.table.state.lines.index(lines[self.at]) + 1])
        shown = replace(
            scene,
            view=view,
            asking=None,
            log=known,
            waiting=lines[self.at].text,
            onward="key-back",
            hint=notice(f"{say('scr-board_then')}: {lines[self.at].text}", ways),
            typing=None,
            gathered=self.book.gathered_then(view, lines[self.at].number),
        )
        return table(shown)

    def move(self, steps: int) -> None:
        self.at = self.book.at = max(0, min(self.at + steps, len(self.book._lines()) - 1))
        self.paint()

    def turn(self, steps: int) -> None:
        self.move(steps)

    def do_earlier(self) -> None:
        self.move(-1)

    def do_later(self) -> None:
        self.move(1)

    def open(self) -> None:
        self.dismiss(None)
