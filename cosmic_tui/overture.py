"""The title on the screen before Textual is loaded, which takes longer than everything else.

What the app draws first is drawn here already, cell by cell the same, so nobody sees the change. Keys typed meanwhile
wait, unseen. Only where the look is sure: a terminal of many colours that is large enough; elsewhere there is none.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import IO, Any

from cosmic_tui import __version__
from cosmic_tui.canvas.cells import Row, Run, in_glyphs
from cosmic_tui.draw.layout import class_of
from cosmic_tui.draw.titlemenu import foot, menu
from cosmic_tui.draw.titlepage import title_page
from cosmic_tui.look.ink import codes, ink
from cosmic_tui.look.keys import sound
from cosmic_tui.look.palette import EIGHT_BIT, TRUECOLOR, Palette
from cosmic_tui.looks import chosen_game, language_of, look_of, palette_of
from cosmic_tui.start import Start
from cosmic_tui.words.loader import words

TO_THE_OTHER_SCREEN, BACK = "\x1b[?1049h", "\x1b[?25h\x1b[?1049l"
NO_CURSOR, PLAIN = "\x1b[?25l", "\x1b[0m"


class Overture:
    """A picture that stands until the app takes over; `leave` if that never happens."""

    def __init__(self, stream: IO[str], picture: str) -> None:
        self.stream = stream
        self.stands = True
        self.before = silent(stream)
        self._write(TO_THE_OTHER_SCREEN + NO_CURSOR + picture)

    def hand_over(self) -> None:
        """The app does with the terminal what it will; the picture stays."""
        self.stands = False
        heard(self.stream, self.before)

    def leave(self) -> None:
        """As if there had been nothing; nothing, once the app has taken over."""
        if self.stands:
            self.hand_over()
            self._write(BACK)

    def _write(self, text: str) -> None:
        self.stream.write(text)
        self.stream.flush()


def begin(start: Start) -> Overture | None:
    """Show the title, if it is what will be shown and can be shown so early."""
    stream = sys.__stderr__
    if stream is None or os.name == "nt" or not stream.isatty() or "NO_COLOR" in start.env or start.problems:
        return None
    palette = palette_of(start)
    width, height = os.get_terminal_size(stream.fileno())
    unsure = palette.ansi or palette.problem is not None or palette.system not in (TRUECOLOR, EIGHT_BIT)
    if unsure or class_of(width, height) is None or sound(start.settings.keys)[1]:
        return None
    return Overture(stream, picture(start, palette, width, height))


def picture(start: Start, palette: Palette, width: int, height: int) -> str:
    """The whole window, as it is written."""
    said = words(language_of(start.settings), chosen_game(start.settings))
    look = look_of(start, said, palette).at("title")
    items = menu(said)
    at = next(number for number, item in enumerate(items) if item.command == "play")
    rows = in_glyphs(look.glyphs, title_page(look, width, height, items, at, foot(look, palette.name, __version__)))
    return "".join(f"\x1b[{y};1H{written(palette, row)}" for y, row in enumerate(rows, 1))


def written(palette: Palette, row: Row) -> str:
    return "".join(f"\x1b[{codes_of(palette, run)}m{run.text}{PLAIN}" for run in row)


def codes_of(palette: Palette, run: Run) -> str:
    readable = any(char.isalnum() for char in run.text)
    return codes(ink(palette, run.token, run.ground or "bg", run.attrs, readable), palette.system)


def silent(stream: IO[str]) -> Sequence[Any] | None:
    """What is typed is not written over the picture. What comes back undoes it; None if nothing was done."""
    import termios

    try:
        before = termios.tcgetattr(stream.fileno())
        after = [*before]
        after[3] &= ~termios.ECHO
        termios.tcsetattr(stream.fileno(), termios.TCSANOW, after)
    except termios.error:
        return None
    return before


def heard(stream: IO[str], before: Sequence[Any] | None) -> None:
    """What is typed is shown again."""
    import termios

    if before is not None:
        termios.tcsetattr(stream.fileno(), termios.TCSANOW, list(before))
