"""The title on the screen before Textual is loaded, which takes longer than everything else.

What the app shows first is drawn here already; its title shows these very rows, so nobody sees the change. Keys typed
meanwhile wait, unseen. Only where the look is sure: a terminal of many colours that is large enough.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import cache
from typing import IO, Any

from cosmic_tui import __version__
from cosmic_tui.appearance import chosen_game, language_of, look_of, palette_of, theme_name
from cosmic_tui.canvas.cells import Row, Run, in_glyphs, runs_width
from cosmic_tui.draw.layout import class_of
from cosmic_tui.draw.titlemenu import foot, menu
from cosmic_tui.draw.titlepage import title_page
from cosmic_tui.launch_options import LaunchOptions
from cosmic_tui.look.ink import codes, ink
from cosmic_tui.look.keys import sound
from cosmic_tui.look.palette import EIGHT_BIT, TRUECOLOR, Palette
from cosmic_tui.words.loader import words

TO_THE_OTHER_SCREEN, BACK = "\x1b[?1049h", "\x1b[?25h\x1b[?1049l"
NO_CURSOR, PLAIN = "\x1b[?25l", "\x1b[0m"


class EarlyTitle:
    """A picture that stands until the app takes over; `leave` if that never happens."""

    def __init__(self, stream: IO[str], rows: Sequence[Row], picture: str) -> None:
        self.stream = stream
        self.rows = rows
        self.stands = True
        self.before = silent(stream)
        self._write(TO_THE_OTHER_SCREEN + NO_CURSOR + picture)

    def fits(self, width: int, height: int) -> bool:
        """Return whether the picture fills a window of this size."""
        return len(self.rows) == height and all(runs_width(row) == width for row in self.rows)

    def hand_over(self) -> None:
        """Hand the terminal over to the app. The picture stays."""
        self.stands = False
        heard(self.stream, self.before)

    def leave(self) -> None:
        """Restore the terminal, unless the app has already taken it over."""
        if self.stands:
            self.hand_over()
            self._write(BACK)

    def _write(self, text: str) -> None:
        self.stream.write(text)
        self.stream.flush()


def begin(start: LaunchOptions) -> EarlyTitle | None:
    """Show the title, if the app will show it first and this terminal can show it so early."""
    stream = sys.__stderr__
    if stream is None or os.name == "nt" or not stream.isatty() or "NO_COLOR" in start.env or start.problems:
        return None
    palette = palette_of(start)
    width, height = os.get_terminal_size(stream.fileno())
    unsure = palette.ansi or palette.problem is not None or palette.system not in (TRUECOLOR, EIGHT_BIT)
    if unsure or class_of(width, height) is None or sound(start.settings.keys)[1]:
        return None
    rows = page(start, palette, width, height)
    return EarlyTitle(stream, rows, picture(palette, rows))


def page(start: LaunchOptions, palette: Palette, width: int, height: int) -> list[Row]:
    """Return the title before saved games have been looked for."""
    said = words(language_of(start.settings), chosen_game(start.settings))
    look = look_of(start, said, palette).at("title")
    items = menu(said, look.parts)
    at = next(number for number, item in enumerate(items) if item.command == "play")
    below = foot(look, theme_name(palette, said), __version__)
    return in_glyphs(look.glyphs, title_page(look, width, height, items, at, below))


def picture(palette: Palette, rows: Sequence[Row]) -> str:
    """Return the whole window as terminal output."""
    return "".join(f"\x1b[{y};1H{written(palette, row)}" for y, row in enumerate(rows, 1))


def written(palette: Palette, row: Row) -> str:
    return "".join([f"\x1b[{codes_of(palette, *run[1:4], readable(run))}m{run.text}{PLAIN}" for run in row])


def readable(run: Run) -> bool:
    return any(map(str.isalnum, run.text))


@cache
def codes_of(palette: Palette, token: str, ground: str, attrs: str, is_read: bool) -> str:
    return codes(ink(palette, token, ground or "bg", attrs, is_read), palette.system)


def silent(stream: IO[str]) -> Sequence[Any] | None:
    """Turn off terminal echo. Return the old settings for restoring it, or None if nothing changed."""
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
    """Turn terminal echo on again."""
    import termios

    if before is not None:
        termios.tcsetattr(stream.fileno(), termios.TCSANOW, list(before))
