"""Reading at the table screen: the focus in the regions, pages over the table, the film of the game so far.

Nothing here changes an answer. Knows pages; sends nothing.
"""

from __future__ import annotations

from typing import Any

from cosmic_tui.canvas.cells import Link as Target
from cosmic_tui.draw.parts import Parts, board_of
from cosmic_tui.new_game import Refused
from cosmic_tui.screens import diary, reading
from cosmic_tui.screens.codex import CodexScreen
from cosmic_tui.screens.help import HelpScreen
from cosmic_tui.screens.jumping import JumpScreen, PaletteScreen
from cosmic_tui.screens.logbook import LogScreen
from cosmic_tui.screens.menu import MenuScreen
from cosmic_tui.screens.moments import MomentsScreen
from cosmic_tui.screens.orders import OrdersScreen
from cosmic_tui.screens.replaying import ReplayScreen
from cosmic_tui.screens.table.part import Part
from cosmic_tui.widgets.sheet import Sheet

STEPS = {"left": -1, "up": -1, "right": 1, "down": 1}


class Reader(Part):
    """The part of the table screen that moves the focus. `focus` and `focus_at` of the screen's eyes say where it is.
    """

    def press(self, key: str, command: str) -> bool:
        """Move the focus with the arrows inside the region in focus."""
        eyes = self.table.eyes
        if not eyes.focus or command not in STEPS:
            return super().press(key, command)
        eyes.focus_at = max(0, eyes.focus_at + STEPS[command])
        self.table.paint()
        return True

    def click(self, hit: Sheet.Hit) -> bool:
        """Open the page of a clicked thing that cannot be chosen. A click on a sentence opens the log there; one on an
        edge of the hand turns it.
        """
        kind = hit.link[0] if hit.link else ""
        if kind == "log":
            self.open_log(int(hit.link[1]))
        elif kind == "hand":
            self.table.eyes.page = int(hit.link[1])
            self.table.paint()
        elif kind == "read":
            self.read(hit.link[1])
        else:
            return False
        return True

    # --- the focus ---

    def do_look(self) -> None:
        answer = self.table.answer
        if answer.draft is not None and not self.table.eyes.focus and answer.draft.other_side():
            answer.changed()
        else:
            self._look(1)

    def do_look_back(self) -> None:
        self._look(-1)

    def _look(self, steps: int) -> None:
        scene, eyes = self.table.scene(), self.table.eyes
        if scene is None:
            return
        there = ["", *[name for name in board_of(scene.game).WALK if name in scene.layout]]
        here = there.index(eyes.focus) if eyes.focus in there else 0
        eyes.focus = there[(here + steps) % len(there)]
        eyes.focus_at = 0
        self.table.paint()

    def do_sort(self) -> None:
        self.table.eyes.sort = not self.table.eyes.sort
        self.table.paint()

    def do_zoom(self) -> None:
        """Switch the board to the game's other view; else show the whole hand, or the thing in focus."""
        scene, eyes = self.table.scene(), self.table.eyes
        zoom = board_of(scene.game).zoom(scene) if scene is not None else ""
        if zoom:
            eyes.zoom = "" if eyes.zoom == zoom else zoom
            self.table.paint()
        elif eyes.focus not in ("", "hand") or not reading.page(self.table, "whole_hand"):
            reading.read_in_focus(self.table)

    # --- pages ---

    def read(self, ref: Target) -> None:
        """Open the page about anything a view can point at."""
        reading.read(self.table, ref)

    def do_read(self) -> None:
        reading.read_in_focus(self.table)

    def _page(self, name: str) -> None:
        """Open the game's page about this thing."""
        if not reading.page(self.table, name):
            self.table.hint("scr-line-nothing_there")

    def do_why_not(self) -> None:
        self._page("why_not")

    def do_explain(self) -> None:
        self._page("explain")

    def do_odds(self) -> None:
        self._page("odds")

    def do_piles(self) -> None:
        self._page("piles")

    def do_as_text(self) -> None:
        reading.as_text(self.table)

    def do_timing(self) -> None:
        if Parts(self.table.game).offers("timing"):
            self._show(MomentsScreen(self.table))
        else:
            self.table.hint("scr-line-nothing_there")

    def do_help(self) -> None:
        self._show(HelpScreen(self.table))

    def do_orders(self) -> None:
        self._show(OrdersScreen(self.table))

    def do_codex(self) -> None:
        self.table.cosmic.show_codex()

    def do_find(self) -> None:
        self._show(CodexScreen(wanted=""))

    def do_menu(self) -> None:
        self._show(MenuScreen(self.table))

    def do_go_to(self) -> None:
        self._show(JumpScreen(self.table))

    def do_palette(self) -> None:
        self._show(PaletteScreen(self.table))

    def do_report(self) -> None:
        diary.report(self.table)

    def _show(self, page: Any) -> None:
        self.table.cosmic.show(page)

    # --- the story ---

    def do_log(self) -> None:
        self._show(LogScreen(self.table))

    do_earlier = do_log
    do_later = do_log

    def open_log(self, events: int) -> None:
        """Open the log at the sentence after this many events."""
        self._show(LogScreen(self.table, events=events))

    def do_replay(self) -> None:
        """Show the game again as a film (`v`); if it has no show points, board by board."""
        self.replay()

    def replay(self, events: int = 0) -> None:
        """Show the film from the moment at which this many events had happened."""
        table = self.table
        told = table.model.points(table.state) > 0
        try:
            page = ReplayScreen(table, events) if told or table.link.offers.retold is not None else None
        except Refused:  # a host's record that is of no use here
            page = None
        self._show(page or LogScreen(table, first=not events, events=events or -1))
