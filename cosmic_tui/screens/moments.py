"""The chart of a turn: all its moments, where the game is now, who may act when, and marks for standing orders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cosmic_tui.canvas.cells import Run
from cosmic_tui.canvas.listing import Pane
from cosmic_tui.canvas.page import flowing
from cosmic_tui.draw.scene import Scene
from cosmic_tui.messages import up
from cosmic_tui.say.parts import Moment, TurnPhases, turn_phases_of
from cosmic_tui.screens.listing import ListScreen

if TYPE_CHECKING:
    from cosmic_tui.screens.table import TableScreen

LIST = 44
WIDE = 60  # columns of the text, from which on the other moments of its phase stand below it
PAST, NOW, COMING = "✓", "►", "·"


class MomentsScreen(ListScreen):
    """The chart of all moments."""

    headline = "scr-when"

    def __init__(self, table: TableScreen) -> None:
        super().__init__()
        self.table = table
        scene = table.scene()
        now = scene.view["moment"] if scene is not None else ""
        rows = self._all()
        self.at = next((place for place, row in enumerate(rows) if isinstance(row, Moment) and row.ident == now), 0)

    @property
    def turn_phases(self) -> TurnPhases:
        return turn_phases_of(self.table.model.words.game)

    def _all(self) -> list[Moment | str]:
        """Return the phases as headings, with their moments below them."""
        rows: list[Moment | str] = []
        for moment in self.turn_phases.moments(self.table.state.view):
            if moment.phase not in rows:
                rows.append(moment.phase)
            rows.append(moment)
        return rows

    def heads(self) -> frozenset[int]:
        return frozenset(place for place, row in enumerate(self._all()) if isinstance(row, str))

    def entries(self) -> list[Sequence[Run]]:
        scene = self.table.scene()
        if scene is None:
            return []
        words = scene.words
        marked = self.table.state.orders.get("marked", [])
        signs = self._signs(scene)
        shown: list[Sequence[Run]] = []
        for row in self._all():
            if isinstance(row, str):
                shown.append([Run(self.turn_phases.phase_name(words, row).upper(), "muted", "", "bold")])
                continue
            sign = signs[row.ident]
            flag = "[x]" if row.ident in marked else "[ ]" if row.open else "   "
            name = self.turn_phases.moment_name(words, row.ident, "short")
            now = sign == NOW
            shown.append(
                [
                    Run(f"{flag} {sign} ", "key" if now else "muted"),
                    Run(name, "key" if now else "text", "", "bold" if now else ""),
                ]
            )
        return shown

    def _signs(self, scene: Scene) -> dict[str, str]:
        """Return a sign for each moment: past, present or to come."""
        idents = [moment.ident for moment in self.turn_phases.moments(scene.view)]
        now = idents.index(scene.view["moment"]) if scene.view["moment"] in idents else -1
        return {
            ident: PAST if number < now else NOW if number == now else COMING for number, ident in enumerate(idents)
        }

    def split(self, width: int) -> int:
        return min(LIST, width // 2)

    def detail(self, room: int) -> Pane:
        rows, scene = self._all(), self.table.scene()
        row = rows[self.at] if self.at < len(rows) else None
        if not isinstance(row, Moment) or scene is None:
            return Pane((), ())
        words, key = scene.words, f"moment-{row.ident.replace('.', '-')}"
        text: list[Sequence[Run]] = [[Run(words.say(key, "help"), "text")], []] if words.has(key, "help") else []
        text += self.turn_phases.at_moment(scene, row.ident)
        if row.open:
            text += [[], [Run(self.look.say_keys("scr-line-mark_what"), "muted")]]
        text += self._around(scene, row) if room >= WIDE else []
        title = self.turn_phases.moment_name(words, row.ident)
        return Pane([Run(title, "text", "", "bold")], flowing(text, room))

    def _around(self, scene: Scene, here: Moment) -> list[Sequence[Run]]:
        """Return the other moments of the same phase, each with its purpose."""
        words = scene.words
        found: list[Sequence[Run]] = []
        for moment in self.turn_phases.moments(scene.view):
            key = f"moment-{moment.ident.replace('.', '-')}"
            if moment.phase == here.phase and moment != here and words.has(key, "help"):
                name = self.turn_phases.moment_name(words, moment.ident)
                found += [[], [Run(name, "muted", "", "bold")], [Run(words.say(key, "help"), "muted")]]
        heading = [Run(self.turn_phases.phase_name(words, here.phase).upper(), "muted", "", "bold")]
        return [[], [], heading, *found] if found else []

    def keys(self) -> list[Run]:
        return self.hints(("up down", "key-move"), ("tick", "key-mark"), ("back", "key-back"))

    def do_tick(self) -> None:
        """Mark a moment: standing orders never pass there."""
        rows = self._all()
        row = rows[self.at] if self.at < len(rows) else None
        if not isinstance(row, Moment) or not row.open:
            return
        orders = dict(self.table.state.orders)
        marked = list(orders.get("marked", []))
        if row.ident in marked:
            marked.remove(row.ident)
        else:
            marked.append(row.ident)
        orders["marked"] = marked
        self.table.link.send(self.table.seat, up.orders(orders))
        self.paint()

    def open(self) -> None:
        self.do_tick()

    def do_timing(self) -> None:
        self.dismiss(None)
