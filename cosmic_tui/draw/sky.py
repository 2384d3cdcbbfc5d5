"""Stars and fog behind the stage and the title: always the same sky for the same place, and never under a text.

Draws into a canvas; fog only in themes that have clouds. Calm decoration leaves out both.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from cosmic_tui.canvas.cells import SPACE, STEPS, Canvas, Rect, mix
from cosmic_tui.draw.look import Look

STARS = (".", "·", "'", "+", "*")
EVERY = 61  # about one cell in so many has a star
FOG_STEPS = 8
THIN, THICK = 420, 420  # of a noise that goes to 1023: where fog begins, and where it is at its thickest
PATCH = (14, 5)  # columns and rows between two points of the fog's grain
FOGS = ("neb_1", "neb_2", "neb_3")


@lru_cache(maxsize=20000)
def _noise(x: int, y: int, seed: int) -> int:
    """Return a number from 0 to 1023, always the same for the same place."""
    value = (x * 374761393 + y * 668265263 + seed * 982451653) & 0xFFFFFFFF
    value = ((value ^ (value >> 13)) * 1274126177) & 0xFFFFFFFF
    return (value ^ (value >> 16)) & 1023


@lru_cache(maxsize=1024)
def _stars_of(y: int, start: int, stop: int, seed: int) -> tuple[tuple[int, int], ...]:
    """Return the places of a row where a star may stand, each with its noise."""
    base, found = y * 668265263 + seed * 982451653, []
    for x in range(start, stop):  # `_noise`, written out: a sky has thousands of places
        value = (x * 374761393 + base) & 0xFFFFFFFF
        value = ((value ^ (value >> 13)) * 1274126177) & 0xFFFFFFFF
        noise = (value ^ (value >> 16)) & 1023
        if not noise % EVERY:
            found.append((x, noise))
    return tuple(found)


def stars(canvas: Canvas, look: Look, rect: Rect, seed: int = 1, avoid: Sequence[Rect] = ()) -> None:
    """Draw stars in empty places with empty neighbors, but not in the rectangles to avoid."""
    if not look.stars:
        return
    for y in range(rect.y, rect.y + rect.height):
        row = canvas.chars[y]
        for x, noise in _stars_of(y, rect.x + 1, rect.x + rect.width - 1, seed):
            empty = row[x - 1] == row[x] == row[x + 1] == SPACE
            if empty and not any(other.holds(x, y) for other in avoid):
                bright = noise % 5 == 0
                canvas.put(x, y, STARS[noise // EVERY % len(STARS)], "star_bright" if bright else "star")


def fog(canvas: Canvas, look: Look, rect: Rect, seed: int = 3) -> None:
    """Color the background of a rectangle in soft patches, in few steps so that few colors change."""
    if not look.fog or not look.stars:
        return
    for y in range(rect.y, rect.y + rect.height):
        for x in range(rect.x, rect.x + rect.width):
            ground = fog_at(x // 2 * 2, y, seed)
            token, old, attrs, link = canvas.styles[y][x]
            if old == "bg":
                canvas.styles[y][x] = (token, ground, attrs, link)


@lru_cache(maxsize=40000)
def fog_at(x: int, y: int, seed: int) -> str:
    """Return the background of one place: a fog color of the theme, blended with the plain background."""
    fields = sorted(((_smooth(x, y, seed + 31 * number, 2), kind) for number, kind in enumerate(FOGS)), reverse=True)
    # Where two fogs are equally thick there is nothing of either: so one never ends abruptly at another.
    thick = min(fields[0][0] - THIN, 3 * (fields[0][0] - fields[1][0]))
    step = FOG_STEPS - max(0, min(FOG_STEPS, thick * FOG_STEPS // THICK))
    return mix(fields[0][1], "bg", step * STEPS // FOG_STEPS)


def _smooth(x: int, y: int, seed: int, coarse: int) -> int:
    """Return smooth noise between the points of a grid."""
    wide, high = PATCH[0] * coarse, PATCH[1] * coarse
    column, dx = divmod(x, wide)
    row, dy = divmod(y, high)
    top = _noise(column, row, seed) * (wide - dx) + _noise(column + 1, row, seed) * dx
    bottom = _noise(column, row + 1, seed) * (wide - dx) + _noise(column + 1, row + 1, seed) * dx
    return (top * (high - dy) + bottom * dy) // (wide * high)
