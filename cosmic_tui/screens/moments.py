"""All moments of a turn: where we are, who may act there, and marks for standing orders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cosmic_tui.draw.cells import Run
from cosmic_tui.draw.listing import Pane
from cosmic_tui.draw.page import flowing
from cosmic_tui.games.encounter.draw.chart import NOW, Entry, entries, everywhere, moment_word, phase_heading
from cosmic_tui.link import link as wire
from cosmic_tui.screens.listing import ListScreen

if TYPE_CHECKING:
    from cosmic_tui.screens.looking import LookingScreen

LIST = 44


class MomentsScreen(ListScreen):
    """The chart in full."""

    headline = "scr-when"

    def __init__(self, table: LookingScreen) -> None:
        super().__init__()
        self.table = table
        scene = table.scene()
        rows = self._rows([*entries(scene), *everywhere(scene)]) if scene is not None else []
        self.at = next((place for place, row in enumerate(rows) if isinstance(row, Entry) and row.mark == NOW), 0)

    @staticmethod
    def _rows(found: list[Entry]) -> list[Entry | str]:
        """Headings by phase, entries below them."""
        rows: list[Entry | str] = []
        for entry in found:
            if entry.moment.phase not in [row for row in rows if isinstance(row, str)]:
                rows.append(entry.moment.phase)
            rows.append(entry)
        return rows

    def _all(self) -> list[Entry | str]:
        scene = self.table.scene()
        return self._rows([*entries(scene), *everywhere(scene)]) if scene is not None else []

    def heads(self) -> frozenset[int]:
        return frozenset(place for place, row in enumerate(self._all()) if isinstance(row, str))

    def entries(self) -> list[Sequence[Run]]:
        scene = self.table.scene()
        if scene is None:
            return []
        shown: list[Sequence[Run]] = []
        marked = self.table.state.orders.get("marked", [])
        for row in self._all():
            if isinstance(row, str):
                ident = "scr-phase_turn" if row == "turn" else ""
                shown.append(
                    [Run(scene.say(ident).upper() if ident else phase_heading(scene, row), "muted", "", "bold")]
                )
                continue
            now = row.mark == NOW
            flag = "[x]" if row.moment.ident in marked else "[ ]" if row.moment.open else "   "
            shown.append(
                [
                    Run(f"{flag} {row.mark} ", "key" if now else "muted"),
                    Run(moment_word(scene, row.moment.ident), "key" if now else "text", "", "bold" if now else ""),
                ]
            )
        return shown

    def split(self, width: int) -> int:
        return min(LIST, width // 2)

    def detail(self, room: int) -> Pane:
        rows = self._all()
        row = rows[self.at] if self.at < len(rows) else None
        say = self.cosmic.words.say
        if not isinstance(row, Entry):
            return Pane((), ())
        key = f"moment-{row.moment.ident.replace('.', '-')}"
        text: list[Sequence[Run]] = [[Run(say(key, "help"), "text")], []]
        if row.moment.computed:
            text.append([Run(say("scr-computed"), "muted")])
        for item in row.items:
            text.append([Run(item, "text", "", "bold")])
        if row.flares:
            text.append([Run(say("scr-flares"), "flare")])
        if row.moment.open:
            text += [[], [Run(self.look.say_keys("scr-line-mark_what"), "muted")]]
        return Pane([Run(say(key), "text", "", "bold")], flowing(text, room))

    def keys(self) -> list[Run]:
        return self.hints(("up down", "key-move"), ("tick", "key-mark"), ("back", "key-back"))

    def do_tick(self) -> None:
        """Mark a moment: standing orders never pass there."""
        rows = self._all()
        row = rows[self.at] if self.at < len(rows) else None
        if not isinstance(row, Entry) or not row.moment.open:
            return
        orders = dict(self.table.state.orders)
        marked = list(orders.get("marked", []))
        if row.moment.ident in marked:
            marked.remove(row.moment.ident)
        else:
            marked.append(row.moment.ident)
        orders["marked"] = marked
        wire.orders(self.table.link, self.table.seat, orders)
        self.paint()

    def open(self) -> None:
        self.do_tick()

    def do_timing(self) -> None:
        self.dismiss(None)
