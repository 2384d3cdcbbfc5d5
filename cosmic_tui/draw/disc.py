"""Planets as discs of half blocks: one color, lit from the upper left, with bands of their own.

Each planet has a seed, so that it looks the same at every size. A cell holds two pixels, one above the other. Draws
runs only; with few colors the disc has three tones, without colors it is a pattern of two characters.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby

from cosmic_tui.canvas.cells import STEPS, Canvas, mix
from cosmic_tui.draw.look import CALM, FLAT, Look

DARKEST = 10  # steps towards the ground at the far edge
HALF = 0.3  # of the shades: where the flat pattern turns
LIGHT = (-0.55, -0.62, 0.56)  # where the light stands: left, above, before
TONES = (0, 5, 9)
UPPER, LOWER = "▀", "▄"


@lru_cache(maxsize=512)
def shades(size: int, seed: int, columns: int) -> tuple[tuple[int, ...], ...]:
    """Return, for every pixel in the first columns of a disc, how far it is shaded towards the background; -1 outside
    the disc.
    """
    radius = size / 2
    bands = [(seed * 37 + number * 53) % 7 - 3 for number in range(6)]
    rows = []
    across = [(x + 0.5 - radius) / radius for x in range(size)]
    for dy in across:
        row = []
        for dx in across[:columns]:
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
    """Draw a disc of `size` columns and half as many rows, dimmed by `dim` steps towards the background."""
    pixels = shades(size, seed, max(0, min(size, canvas.width - x)))
    tones = [_tone(look, _dimmed(step, dim), token, ground or "bg") for step in range(DARKEST + 1)]
    for row in range(size // 2):
        at = x
        for (above, below), same in groupby(zip(pixels[2 * row], pixels[2 * row + 1], strict=True)):
            cells = len(list(same))
            if above >= 0 and below >= 0 and look.shades != FLAT:
                canvas.put(at, y + row, UPPER * cells, tones[above], tones[below])
            elif above >= 0 or below >= 0:
                half = _flat(above, below) if look.shades == FLAT else UPPER if above >= 0 else LOWER
                tone = token if look.shades == FLAT else tones[max(above, below)]
                canvas.put(at, y + row, half * cells, tone, "" if look.shades == FLAT else ground)
            at += cells


def _dimmed(step: int, dim: int) -> int:
    """Return a shade moved this many steps towards the background; light and shadow stay distinct."""
    return dim + step * (STEPS - 1 - dim) // (STEPS - 1) if dim and step >= 0 else step


def _tone(look: Look, step: int, token: str, under: str) -> str:
    if look.decoration == CALM or look.shades < STEPS:
        step = TONES[min(2, step * 3 // (DARKEST + 1))]
    return mix(token, under, step)


def _flat(above: int, below: int) -> str:
    """Return the character for light or for shadow."""
    return "█" if max(above, below) < DARKEST * HALF + 2 else "▒"
