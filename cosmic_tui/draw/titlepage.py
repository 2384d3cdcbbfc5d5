"""The title: the name in large letters, a planet and its moon, stars only where no text is, and a menu.

Draws the whole window.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
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
    """One entry of the menu. `gap`: an empty row comes before it."""

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
    """Draw the page. A message replaces the foot, in as many rows as it takes."""
    canvas = Canvas(width, height)
    large = width >= CLASSES[SMALL][0] and height >= CLASSES[SMALL][1]
    fog(canvas, look, Rect(0, 0, width, height))
    left, top = (WIDE_LEFT, height // 10) if large else (LEFT, 1)
    tips = left + TIP_LEFT + max([0, *(width_of(item.label) for item in items)])
    greeting = fit(_greeting(look), width - left - 2)
    y = top + LETTER_ROWS + 1
    menu = min(y + (3 if large else 2), height - 1 - len(items))  # a long menu needs the rows before it
    gaps = accumulate(item.gap and large for item in items)
    rows = [menu + number + gap for number, gap in enumerate(gaps)]
    if large and look.discs:
        ends = {row: tips + min(width_of(item.tip), TIP) for row, item in zip(rows, items, strict=True)}
        _planets(canvas, look, max(left + width_of(greeting), *ends.values()), ends)
    _name(canvas, look, left, top)
    canvas.put(left, min(y, menu - 1), greeting, "text")
    for number, (row, item) in enumerate(zip(rows, items, strict=True)):
        _item(canvas, look, Rect(left, row, tips - left, 1), item, number, number == at)
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
    """Return the chosen game's description of itself."""
    words = look.words
    return words.say("game-name", "tip") if words.has("game-name", "tip") else words.say("scr-line-greeting")


def _name(canvas: Canvas, look: Look, left: int, top: int) -> None:
    """Draw the program's name in large letters, in colors that change from left to right."""
    point = "##" if look.glyphs.ascii_only else "██"
    for row, line in enumerate(banner(NAME, point)):
        for column in range(0, len(line), 2):
            if line[column] != " ":
                step = 0 if look.shades == FLAT else column * 12 // len(line)
                canvas.put(left + column, top + row, line[column : column + 2], mix(*GRADIENT, step))


def _planets(canvas: Canvas, look: Look, text: int, ends: Mapping[int, int]) -> None:
    """Draw a large planet at the right edge, beyond all text, and its moon before it unless the text of a row (`ends`)
    is in the way.
    """
    width = canvas.width
    size, moon = SIZES["200x60" if width >= 200 else "140x45" if width >= 140 else "100x30"]
    x, y = max(width - size * 3 // 5, text + CLEAR), canvas.height * 3 // 10
    disc(canvas, look, x, y, size, "seat_blue", PLANET_SEED)
    left, top = x - moon - 2, y + size * 2 // 5
    if all(ends.get(row, 0) <= left for row in range(top, top + (moon + 1) // 2)):
        disc(canvas, look, left, top, moon, "seat_purple", MOON_SEED)


def _item(canvas: Canvas, look: Look, rect: Rect, item: Item, number: int, here: bool) -> None:
    """Draw one entry: key, label and description. All descriptions begin in one column, `rect.width` to the right."""
    left, y, tips, _ = rect
    link = ("entry", number)
    if here:
        canvas.fill(left - 2, y, min(SELECTED, canvas.width - left), 1, "select")
        canvas.put(left - 2, y, "►", "key")
    canvas.right(left + 5, y, look.keys.of("send" if here else item.command), "key", attrs="bold", link=link)
    canvas.put(left + 7, y, item.label, "text", attrs="bold", link=link)
    canvas.put(left + tips, y, fit(item.tip, min(canvas.width - left - tips - 1, TIP)), "muted", link=link)
