"""The page for a window that is too small for anything else. Draws rows of the window's size, however small."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cosmic_tui.canvas.cells import Canvas, Row, wrap
from cosmic_tui.draw.look import Look


def too_small(look: Look, width: int, height: int, least: tuple[int, int]) -> list[Row]:
    """Return the page: the window's size, the size needed, and that nothing is lost."""
    canvas = Canvas(max(1, width), max(1, height))
    words = look.words
    size = {"width": width, "height": height, "minwidth": least[0], "minheight": least[1]}
    sentences = (words.say("scr-line-please_enlarge", **size), words.say("scr-line-too_small"))
    lines = [line for sentence in sentences for line in wrap(sentence, max(1, width - 2))]
    top = max(0, (height - len(lines)) // 2)
    for number, line in enumerate(lines[:height]):
        canvas.put(max(0, (width - len(line)) // 2), top + number, line, "text" if number == 0 else "muted")
    return canvas.rows()


def waiting_page(look: Look, width: int, height: int, line: Mapping[str, Any] | None) -> list[Row]:
    """Return the page for a table that has told nothing yet: whether the program is still connecting."""
    canvas = Canvas(max(1, width), max(1, height))
    words = look.words.say("scr-waiting" if line is None else "scr-reconnecting")
    canvas.put(max(0, (width - len(words)) // 2), height // 2, words, "muted")
    return canvas.rows()
