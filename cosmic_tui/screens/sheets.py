"""The base of all screens: a sheet as large as the window, keys as commands, and a page for windows that are too small.

A subclass defines how it is drawn (`rows`) and what its commands do (`do_...`). Knows Textual and drawn rows; no game.
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
    """A screen that consists of one sheet."""

    BINDINGS = []
    ALLOW_SELECT = False
    DEFAULT_CSS = "SheetScreen { layout: vertical; overflow: hidden; }"
    inherit_bindings = False
    _to_paint = False
    _painted: tuple[int, int] | None = None  # the size of what was painted last

    @cached_property
    def cosmic(self) -> Shell:
        """Return the app, typed as screens see it."""
        return cast("Shell", self.app)

    def compose(self) -> ComposeResult:
        yield Sheet(self.cosmic.painter)

    @property
    def sheet(self) -> Sheet:
        return self.query_one(Sheet)

    @property
    def page_name(self) -> str:
        """Return the name of the page whose own letters take precedence here; see look/keys.py."""
        return ""

    @property
    def look(self) -> Look:
        """Return the look: how things are drawn here, and which key does what."""
        return self.cosmic.look.at(self.page_name)

    def hints(self, *found: tuple[str, str]) -> list[Run]:
        """Return key hints, each command with the label of its message."""
        return key_runs(self.look.keys, [(names, self.cosmic.words.say(ident)) for names, ident in found])

    def speak(self) -> None:
        """Make all texts again, because the reader has chosen another language."""

    @property
    def on_top(self) -> bool:
        """Return whether this screen is the one in front. Textual's `is_current` is also true of the one below it."""
        return self.is_running and self.app.screen is self

    @property
    def has_left(self) -> bool:
        """Return whether the reader has left the program, which is about to end."""
        return self.app._exit

    @property
    def small(self) -> bool:
        return class_of(*self.size) is None

    # --- drawing ---

    def rows(self, width: int, height: int) -> list[Row]:
        """Return the rows of this screen."""
        return []

    def paint(self) -> None:
        """Draw the screen after the current messages: one key may ask for it several times."""
        if not self._to_paint:
            self._to_paint = True
            self.call_later(self._paint)

    def _paint(self) -> None:
        """Draw now; the sheet finds out what has changed. A screen under another is drawn when it comes to the front.
        """
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
        """Note that a picture has been drawn; it is not visible yet."""

    def drawn(self) -> None:
        """Do what is due once the picture is visible."""

    def on_mount(self) -> None:
        if not self.has_left:  # else there will be no sheet any more
            self.sheet.focus()

    def on_resize(self, event: events.Resize) -> None:
        """Draw the screen for another size. At its start, Textual reports the same size several times."""
        if event.size != self._painted:
            self.paint()

    def on_screen_resume(self) -> None:
        """Draw the screen before Textual shows it, for the first time or again, so that no empty screen is sent."""
        self._paint()

    # --- keys ---

    def on_key(self, event: events.Key) -> None:
        """Handle every key here, because none of Textual's own bindings is used."""
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
        """Return whether this screen is no longer in front, and pass the key on.

        Many keys may wait here when one of them opens or closes a page; the later ones are meant for the new page. Once
        one of them has left the program, the others are dropped.
        """
        if self.has_left:
            return True
        top = self.app.screen
        if top is self:
            return False
        top.post_message(event)
        return True

    def on_paste(self, event: events.Paste) -> None:
        """Type pasted text, if a line is being typed."""
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
        """Run a command, by its key or by a click. Return False if this screen does not know it."""
        handler: Callable[[], None] | None = getattr(self, f"do_{command}", None)
        if handler is None:
            return False
        handler()
        return True

    def typed(self, key: str) -> None:
        """Handle a key that stands for no command here."""

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
        """Return whether every click on this thing repeats its action; otherwise a double click reads about it."""
        return False

    def clicked(self, link: Link, read: bool) -> None:
        """Handle a click on something that is not a key."""

    def wheel(self, link: Link, x: int, y: int, steps: int) -> None:
        """Treat a turn of the wheel as an arrow key, unless a subclass overrides this."""
        self.do("up" if steps < 0 else "down")
