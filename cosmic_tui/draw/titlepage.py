"""The title: the name in large letters, a planet and its moon, stars only where no text is, and a menu.

Draws the whole window.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run, fit, mix, wrap
from cosmic_tui.canvas.cells import width as width_of
from cosmic_tui.canvas.text import AWAY
from cosmic_tui.draw.digits import LETTER_ROWS, banner
from cosmic_tui.draw.disc import disc
from cosmic_tui.draw.layout import CLASSES, SMALL
from cosmic_tui.draw.look import FLAT, Look
from cosmic_tui.draw.sky import fog, stars

NAME = "COSMIC"
WIDE_LEFT, LEFT = 10, 4
PLANET_SEED, MOON_SEED = 12, 4
TIP = 48
TIP_LEFT = 9  # the key and the gaps
CLEAR = 2  # columns between text and planet
SELECTED = 70
GRADIENT = ("gate", "flare")
SIZES = {"100x30": (40, 6), "140x45": (60, 10), "200x60": (84, 14)}


class Item(NamedTuple):
    """One entry of the menu; a gap stands before it if `gap`."""

    command: str
    label: str
    tip: str
    gap: bool = False


def title_page(
    look: Look,
    width: int,
    height: int,
    items: Sequence[Item],
    at: int,
    foot: Sequence[Run],
    message: str = "",
) -> list[Row]:
    """The page; a message stands in the place of the foot, in as many rows as it takes."""
    canvas = Canvas(width, height)
    large = width >= CLASSES[SMALL][0] and height >= CLASSES[SMALL][1]
    fog(canvas, look, Rect(0, 0, width, height))
    left, top = (WIDE_LEFT, height // 10) if large else (LEFT, 1)
    tips = left + TIP_LEFT + max([0, *(width_of(item.label) for item in items)])
    greeting = fit(_greeting(look), width - left - 2)
    if large and look.discs:
        told = [tips + min(width_of(item.tip), TIP) for item in items]
        _planets(canvas, look, max(left + width_of(greeting), *told))
    _name(canvas, look, left, top)
    y = top + LETTER_ROWS + 1
    menu = min(y + (3 if large else 2), height - 1 - len(items))  # a long menu needs the rows before it
    canvas.put(left, min(y, menu - 1), greeting, "text")
    y = menu
    for number, item in enumerate(items):
        y += item.gap and large
        _item(canvas, look, Rect(left, y, tips - left, 1), item, number, number == at)
        y += 1
    stars(canvas, look, Rect(0, 0, width, height - 1), 5)
    last = height - 1 - large
    if message:
        lines = wrap(message, width - 4)
        for number, line in enumerate(lines):
            canvas.put(2, last - len(lines) + 1 + number, line, "warn", "bg", link=AWAY)
    else:
        canvas.write(2, last, foot)
    return canvas.rows()


def _greeting(look: Look) -> str:
    """Return what the chosen game says of itself."""
    words = look.words
    return words.say("game-name", "tip") if words.has("game-name", "tip") else words.say("scr-line-greeting")


def _name(canvas: Canvas, look: Look, left: int, top: int) -> None:
    """The letters, in a run of colours from left to right."""
    point = "##" if look.glyphs.ascii_only else "██"
    for row, line in enumerate(banner(NAME, point)):
        for column in range(0, len(line), 2):
            if line[column] != " ":
                step = 0 if look.shades == FLAT else column * 12 // len(line)
                canvas.put(left + column, top + row, line[column : column + 2], mix(*GRADIENT, step))


def _planets(canvas: Canvas, look: Look, text: int) -> None:
    """A large planet at the right edge, beyond the column where the text ends; its moon before it."""
    width = canvas.width
    size, moon = SIZES["200x60" if width >= 200 else "140x45" if width >= 140 else "100x30"]
    x, y = max(width - size * 3 // 5, text + CLEAR), canvas.height * 3 // 10
    disc(canvas, look, x, y, size, "seat_blue", PLANET_SEED)
    disc(canvas, look, x - moon - 2, y + size * 2 // 5, moon, "seat_purple", MOON_SEED)


def _item(canvas: Canvas, look: Look, rect: Rect, item: Item, number: int, here: bool) -> None:
    """Key, label and what it does; the last stands in one column for all, `rect.width` to the right."""
    left, y, tips, _ = rect
    link = ("entry", number)
    if here:
        canvas.fill(left - 2, y, min(SELECTED, canvas.width - left), 1, "select")
        canvas.put(left - 2, y, "►", "key")
    canvas.right(left + 5, y, look.keys.of("send" if here else item.command), "key", attrs="bold", link=link)
    canvas.put(left + 7, y, item.label, "text", attrs="bold", link=link)
    canvas.put(left + tips, y, fit(item.tip, min(canvas.width - left - tips - 1, TIP)), "muted", link=link)
