"""Planets as discs of half blocks: one colour, lit from the upper left, with bands of their own.

A seed per planet keeps its face the same at every size. Two pixels a cell, one above the other. Draws runs only; with
few colours the disc has three tones, without colours it is a pattern of two characters.
"""

from __future__ import annotations

from functools import lru_cache

from cosmic_tui.canvas.cells import STEPS, Canvas, mix
from cosmic_tui.draw.scene import CALM, FLAT, Look

DARKEST = 10  # steps towards the ground at the far edge
HALF = 0.3  # of the shades: where the flat pattern turns
LIGHT = (-0.55, -0.62, 0.56)  # where the light stands: left, above, before
TONES = (0, 5, 9)
UPPER, LOWER = "▀", "▄"


@lru_cache(maxsize=512)
def shades(size: int, seed: int) -> tuple[tuple[int, ...], ...]:
    """Steps towards the ground for every pixel of a disc, -1 outside it."""
    radius = size / 2
    bands = [(seed * 37 + number * 53) % 7 - 3 for number in range(6)]
    rows = []
    for y in range(size):
        row = []
        for x in range(size):
            dx, dy = (x + 0.5 - radius) / radius, (y + 0.5 - radius) / radius
            far = dx * dx + dy * dy
            if far > 1:
                row.append(-1)
                continue
            depth = (1 - far) ** 0.5
            light = dx * LIGHT[0] + dy * LIGHT[1] + depth * LIGHT[2]
            band = bands[int((dy + 1 + dx * 0.2) * 2.6) % len(bands)] / 3 if size > 8 else 0
            row.append(max(0, min(DARKEST, round((1 - light) / 1.75 * DARKEST + band - 0.8))))
        rows.append(tuple(row))
    return tuple(rows)


def disc(
    canvas: Canvas, look: Look, x: int, y: int, size: int, token: str, seed: int, ground: str = "", dim: int = 0
) -> None:
    """Draw a disc of `size` columns and half as many rows; `dim` steps towards the ground."""
    pixels = shades(size, seed)
    under = ground or "bg"
    for row in range(size // 2):
        top, bottom = pixels[2 * row], pixels[2 * row + 1]
        for column in range(size):
            above, below = top[column], bottom[column]
            if above < 0 and below < 0:
                continue
            if look.shades == FLAT:
                canvas.put(x + column, y + row, _flat(above, below), token)
            else:
                _cell(canvas, look, x + column, y + row, _dimmed(above, dim), _dimmed(below, dim), token, under, ground)


def _dimmed(step: int, dim: int) -> int:
    """A shade so many steps nearer to the ground; light and shadow stay apart."""
    return dim + step * (STEPS - 1 - dim) // (STEPS - 1) if dim and step >= 0 else step


def _cell(
    canvas: Canvas, look: Look, x: int, y: int, above: int, below: int, token: str, under: str, ground: str
) -> None:
    one, other = (_tone(look, step, token, under) if step >= 0 else "" for step in (above, below))
    if one and other:
        canvas.put(x, y, UPPER, one, other)
    elif one:
        canvas.put(x, y, UPPER, one, ground)
    else:
        canvas.put(x, y, LOWER, other, ground)


def _tone(look: Look, step: int, token: str, under: str) -> str:
    if look.decoration == CALM or look.shades < STEPS:
        step = TONES[min(2, step * 3 // (DARKEST + 1))]
    return mix(token, under, step)


def _flat(above: int, below: int) -> str:
    """Two characters for light and shadow."""
    return "█" if max(above, below) < DARKEST * HALF + 2 else "▒"
