"""What all screens share: a sheet as large as the window, keys as commands, and a page for windows that are too small.

A screen says how it is drawn (`rows`) and what its commands do (`do_...`). Knows Textual and drawn rows; no game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any, cast

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from cosmic_tui.canvas.cells import Link, Row, Run, in_glyphs
from cosmic_tui.canvas.text import key_runs
from cosmic_tui.draw.layout import LEAST, class_of
from cosmic_tui.draw.look import Look
from cosmic_tui.draw.small import too_small
from cosmic_tui.screens.keymap import key_of
from cosmic_tui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from cosmic_tui.screens.shell import Shell


LONGEST_PASTE = 240


class SheetScreen(Screen[Any]):
    """A screen that is one sheet."""

    BINDINGS = []
    ALLOW_SELECT = False
    DEFAULT_CSS = "SheetScreen { layout: vertical; overflow: hidden; }"
    inherit_bindings = False
    _to_paint = False
    _painted: tuple[int, int] | None = None  # the size of what was painted last

    @cached_property
    def cosmic(self) -> Shell:
        """Return the app as screens see it. A screen belongs to one app for good."""
        return cast("Shell", self.app)

    def compose(self) -> ComposeResult:
        yield Sheet(self.cosmic.painter)

    @property
    def sheet(self) -> Sheet:
        return self.query_one(Sheet)

    @property
    def page_name(self) -> str:
        """Return the page whose own letters come first here; see look/keys.py."""
        return ""

    @property
    def look(self) -> Look:
        """Return how things are drawn here, and which key does what."""
        return self.cosmic.look.at(self.page_name)

    def hints(self, *found: tuple[str, str]) -> list[Run]:
        """Return key hints, each command labeled by a message."""
        return key_runs(self.look.keys, [(names, self.cosmic.words.say(ident)) for names, ident in found])

    def speak(self) -> None:
        """Make everything anew that was made of words, because the reader has chosen another language."""

    @property
    def on_top(self) -> bool:
        """Return whether this is the screen that is seen. Textual's `is_current` is also true of the one below it."""
        return self.is_running and self.app.screen is self

    @property
    def has_left(self) -> bool:
        """Return whether the program has been left: it only has to end yet."""
        return self.app._exit

    @property
    def small(self) -> bool:
        return class_of(*self.size) is None

    # --- drawing ---

    def rows(self, width: int, height: int) -> list[Row]:
        """Return the rows of this screen."""
        return []

    def paint(self) -> None:
        """Draw everything, once what is under way has been taken: one key may ask for it several times."""
        if not self._to_paint:
            self._to_paint = True
            self.call_later(self._paint)

    def _paint(self) -> None:
        """Draw now; the sheet finds out what has changed. A page under another is drawn when it is seen again."""
        self._to_paint = False
        if self.has_left or not self.is_mounted or not self.on_top or not self.size.width:
            return
        width, height = self._painted = self.size
        rows = too_small(self.look, width, height, LEAST) if self.small else self.rows(width, height)
        changed = self.sheet.show(in_glyphs(self.look.glyphs, rows))
        self.draws()
        if not changed:
            self.drawn()

    def draws(self) -> None:
        """Note that a picture has been drawn; it is not on the screen yet."""

    def drawn(self) -> None:
        """Do what is due once the screen has been drawn."""

    def on_mount(self) -> None:
        if not self.has_left:  # else there will be no sheet any more
            self.sheet.focus()

    def on_resize(self, event: events.Resize) -> None:
        """Paint the picture for another size. While it starts, Textual reports the same size several times."""
        if event.size != self._painted:
            self.paint()

    def on_screen_resume(self) -> None:
        """Paint the screen before Textual shows it, for the first time or again, so that no empty screen is sent."""
        self._paint()

    # --- keys ---

    def on_key(self, event: events.Key) -> None:
        """Handle every key here; none of Textual's own bindings is wanted."""
        event.stop()
        event.prevent_default()
        if self._came_late(events.Key(event.key, event.character)):
            return
        key = key_of(event)
        if self.small:
            if self.look.keys.does(key) == "quit":
                self.cosmic.leave()
            return
        self.press(key)

    def _came_late(self, event: events.Event) -> bool:
        """Return whether this screen is no longer the one that is seen. Many keys may wait here when one of them opens
        or closes a page; those behind it were meant for what is seen now, and are handed on. Once one of them has left
        the program, the others are meant for nobody.
        """
        if self.has_left:
            return True
        top = self.app.screen
        if top is self:
            return False
        top.post_message(event)
        return True

    def on_paste(self, event: events.Paste) -> None:
        """Type what is pasted, where something is being typed."""
        event.stop()
        if self._came_late(events.Paste(event.text)):
            return
        line = " ".join(event.text.split())[:LONGEST_PASTE]
        if line and not self.small:
            self.pasted(line)

    def pasted(self, line: str) -> None:
        """Take one line of pasted text; ignored unless a screen is being typed into."""

    def press(self, key: str) -> None:
        """Handle a key by its name."""
        command = self.look.keys.does(key)
        if not command or not self.do(command):
            self.typed(key)

    def do(self, command: str) -> bool:
        """Run a command, by its key or by a click. Return False if it means nothing here."""
        handler: Callable[[], None] | None = getattr(self, f"do_{command}", None)
        if handler is None:
            return False
        handler()
        return True

    def typed(self, key: str) -> None:
        """Handle a key that is no command here."""

    def do_back(self) -> None:
        """Go one step back (Esc)."""
        self.dismiss(None)

    def do_quit(self) -> None:
        self.cosmic.leave()

    def do_redraw(self) -> None:
        self.cosmic.redraw()

    def do_suspend(self) -> None:
        self.cosmic.action_suspend_process()

    # --- the mouse ---

    def on_sheet_hit(self, hit: Sheet.Hit) -> None:
        hit.stop()
        if not self.small and self.on_top and not self.has_left:  # else it was aimed at what is no longer seen
            self.hit(hit)

    def hit(self, hit: Sheet.Hit) -> None:
        """Handle a click or a turn of the wheel anywhere."""
        if hit.steps:
            self.wheel(hit.link, hit.x, hit.y, hit.steps)
        elif hit.link and hit.link[0] == "do":
            self.do(str(hit.link[1]))
        elif hit.link and hit.link[0] == "key":
            self.press(str(hit.link[1]))
        elif hit.link:
            self.clicked(hit.link, hit.right or (hit.again and not self.counts(hit.link)))

    def counts(self, link: Link) -> bool:
        """Return whether every click on this does the same again; else a double click reads."""
        return False

    def clicked(self, link: Link, read: bool) -> None:
        """Handle a click on something that is not a key."""

    def wheel(self, link: Link, x: int, y: int, steps: int) -> None:
        """Treat a turn of the wheel as an arrow, unless a screen knows better."""
        self.do("up" if steps < 0 else "down")
