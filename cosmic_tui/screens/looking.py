"""Keys that read: the look cursor through the regions, pages over the table, jumps to a thing by a letter.

Nothing here changes an answer. Knows pages; sends nothing.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Link as Target
from cosmic_tui.draw.scene import Scene
from cosmic_tui.games import board_of
from cosmic_tui.games.available import is_there
from cosmic_tui.link.link import Link
from cosmic_tui.screens import reading
from cosmic_tui.screens.answering import AnsweringScreen
from cosmic_tui.screens.codex import CodexScreen
from cosmic_tui.screens.help import HelpScreen
from cosmic_tui.screens.jumping import JumpScreen, PaletteScreen
from cosmic_tui.screens.logbook import LogScreen
from cosmic_tui.screens.menu import MenuScreen
from cosmic_tui.screens.model import SeatState, TableModel
from cosmic_tui.screens.moments import MomentsScreen
from cosmic_tui.screens.orders import OrdersScreen
from cosmic_tui.screens.replaying import ReplayScreen


class LookingScreen(AnsweringScreen):
    """A table that can be read."""

    seat: int
    link: Link
    model: TableModel

    def scene(self) -> Scene | None:
        """The frame as it is."""
        return None

    @property
    def state(self) -> SeatState:
        return self.model.states[self.seat]

    def read(self, ref: tuple[object, ...]) -> None:
        reading.read(self, ref)

    # --- the look cursor ---

    def do_look(self) -> None:
        if self.draft is not None and not self.eyes.focus and self.draft.other_side():
            self.changed()
        else:
            self._look(1)

    def do_look_back(self) -> None:
        self._look(-1)

    def _look(self, steps: int) -> None:
        scene = self.scene()
        if scene is None:
            return
        there = ["", *[name for name in board_of(scene.game).WALK if name in scene.layout]]
        here = there.index(self.eyes.focus) if self.eyes.focus in there else 0
        self.eyes.focus = there[(here + steps) % len(there)]
        self.eyes.focus_at = 0
        self.paint()

    def do_sort(self) -> None:
        self.eyes.sort = not self.eyes.sort
        self.paint()

    def do_zoom(self) -> None:
        """What the game's board shows in place of something else; else the whole hand, or what is in focus."""
        scene = self.scene()
        zoom = board_of(scene.game).zoom(scene) if scene is not None else ""
        if zoom:
            self.eyes.zoom = "" if self.eyes.zoom == zoom else zoom
            self.paint()
        elif self.eyes.focus not in ("", "hand") or not reading.page(self, "whole_hand"):
            reading.read_in_focus(self)

    def clicked(self, link: Target, read: bool) -> None:
        """A sentence opens the log where it stands."""
        if link[0] == "log":
            self.cosmic.show(LogScreen(self, events=int(link[1])))
        else:
            super().clicked(link, read)

    # --- pages ---

    def open_page(self, name: str) -> None:
        """What the game has to be read there."""
        if not reading.page(self, name):
            self.hint("scr-line-nothing_there")

    def do_read(self) -> None:
        reading.read_in_focus(self)

    def do_why_not(self) -> None:
        self.open_page("why_not")

    def do_explain(self) -> None:
        self.open_page("explain")

    def do_odds(self) -> None:
        self.open_page("odds")

    def do_as_text(self) -> None:
        reading.as_text(self)

    def do_help(self) -> None:
        self.cosmic.show(HelpScreen(self))

    def do_timing(self) -> None:
        if is_there(self.model.words.game, "timing"):
            self.cosmic.show(MomentsScreen(self))
        else:
            self.hint("scr-line-nothing_there")

    def do_piles(self) -> None:
        self.open_page("piles")

    def do_orders(self) -> None:
        self.cosmic.show(OrdersScreen(self))

    def do_log(self) -> None:
        self.cosmic.show(LogScreen(self))

    def do_codex(self) -> None:
        self.cosmic.show_codex()

    def do_find(self) -> None:
        self.cosmic.show(CodexScreen(wanted=""))

    def do_menu(self) -> None:
        self.cosmic.show(MenuScreen(self))

    def do_go_to(self) -> None:
        self.cosmic.show(JumpScreen(self))

    def do_palette(self) -> None:
        self.cosmic.show(PaletteScreen(self))

    def do_replay(self) -> None:
        """`v`: the game once more, as a film; where nothing of it was shown, the story board by board."""
        self.replay(0)

    def replay(self, events: int) -> None:
        """The film from where so many events had happened."""
        if self.model.points(self.state):
            self.cosmic.show(ReplayScreen(self, events))
        else:
            self.cosmic.show(LogScreen(self, first=not events, events=events or -1))

    def open_log(self, events: int) -> None:
        """The story, at the sentence behind so many events."""
        self.cosmic.show(LogScreen(self, events=events))

    def explain_then(self, events: int) -> None:
        reading.explain_then(self, events)

    do_earlier = do_log
    do_later = do_log
