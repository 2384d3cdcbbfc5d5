"""Small pictures of points, two a cell: bases, special tiles, raiders, and clouds for nebulae.

A picture is rows of letters: g the colour itself, d the same in shadow, k a light, a dot nothing. Draws into a canvas;
with few colours or none the pictures are left out, because words say all of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt

from cosmic_tui.canvas.cells import SPACE, Canvas, mix
from cosmic_tui.draw.look import FINE, FLAT, Look

SHADOW = 5
CLOUD = 4  # steps of twelve where it is thickest
UNDER_LETTERS = 2

SMALL: dict[str, tuple[str, ...]] = {
    "monolith": (".kd.", ".gd.", ".gd.", "gggd"),
    "shipyard": ("gggd", "g..d", "g.kd", "g..d"),
    "maximus_field": (".gd.", "g.kd", "gk.d", ".gd."),
    "odessa_field": ("g..d", ".gk.", ".kd.", "g..d"),
    "trade_center": (".gd.", "gkkd", "gkkd", ".gd."),
    "development_office": ("..k.", ".gd.", "ggd.", "gggd"),
    "quasar_1": ("g..g", ".kk.", ".kk.", "g..g"),
    "quasar_2": ("g..g", ".kk.", ".kk.", "g..g"),
    "vortex_1": (".ggd", "g.kd", "gk.d", "ggd."),
    "vortex_2": (".ggd", "g.kd", "gk.d", "ggd."),
}
MIDDLE: dict[str, tuple[str, ...]] = {
    "monolith": ("..kd..", "..gd..", "..gd..", "..gd..", ".gggd.", "ggggdd"),
    "shipyard": ("ggggdd", "g....d", "g.kk.d", "g.kk.d", "g....d", "gg..dd"),
    "maximus_field": ("..gd..", ".gggd.", "gg.kdd", "ggk.dd", ".gggd.", "..gd.."),
    "odessa_field": ("gg..dd", "ggg.dd", ".ggkd.", ".gkdd.", "gg.ddd", "gg..dd"),
    "trade_center": ("..gd..", ".gggd.", "ggkkdd", "ggkkdd", ".gggd.", "..gd.."),
    "development_office": ("...k..", "..ggd.", "..ggd.", "g.ggd.", "ggggdd", "ggggdd"),
    "quasar_1": ("g.gg.g", ".gkkg.", "gkkkkg", "gkkkkg", ".gkkg.", "g.gg.g"),
    "quasar_2": ("g.gg.g", ".gkkg.", "gkkkkg", "gkkkkg", ".gkkg.", "g.gg.g"),
    "vortex_1": (".gggd.", "gd..gd", "g.kk.d", "g.kd.d", "gg..dd", ".ggdd."),
    "vortex_2": (".gggd.", "gd..gd", "g.kk.d", "g.kd.d", "gg..dd", ".ggdd."),
}
LARGE: dict[str, tuple[str, ...]] = {
    "monolith": ("...kd...", "...gd...", "...gd...", "...gd...", "...gd...", "..gggd..", ".ggggdd.", "ggggggdd"),
    "shipyard": (
        "ggggggdd", "gg....dd", "gg....dd", "gg.kk.dd", "gg.kk.dd", "gg....dd", "gg....dd", "ggg..ddd",
    ),
    "maximus_field": (
        "...gd...", ".ggggdd.", ".gg..dd.", "gg.kk.dd", "gg.kk.dd", ".gg..dd.", ".ggggdd.", "...gd...",
    ),
    "odessa_field": (
        "gg....dd", "ggg..ddd", ".ggg.dd.", "..gkkd..", "..gkkd..", ".ggg.dd.", "ggg..ddd", "gg....dd",
    ),
    "trade_center": (
        "...gd...", "..gggd..", ".ggggdd.", "gggkkddd", "gggkkddd", ".ggggdd.", "..gggd..", "...gd...",
    ),
    "development_office": (
        "....k...", "...ggd..", "...ggd..", "gd.ggd..", "gd.ggdgd", "ggdggdgd", "gggggddd", "gggggddd",
    ),
    "quasar_1": (
        "g..gg..g", ".g.gg.g.", "..gkkg..", "ggkkkkgg", "ggkkkkgg", "..gkkg..", ".g.gg.g.", "g..gg..g",
    ),
    "quasar_2": (
        "g..gg..g", ".g.gg.g.", "..gkkg..", "ggkkkkgg", "ggkkkkgg", "..gkkg..", ".g.gg.g.", "g..gg..g",
    ),
    "vortex_1": (
        "..gggd..", ".gg..gd.", "gg....gd", "g..kk..d", "g..kkd.d", "gg...d.d", ".gg...dd", "..ggddd.",
    ),
    "vortex_2": (
        "..gggd..", ".gg..gd.", "gg....gd", "g..kk..d", "g..kkd.d", "gg...d.d", ".gg...dd", "..ggddd.",
    ),
}  # fmt: skip
BITMAPS = {4: SMALL, 6: MIDDLE, 8: LARGE}
SKULL = ("ggggg", "g.g.g", "ggggg", ".g.g.")
TOKENS = {"quasar": "warp", "vortex": "info"}


def picture(canvas: Canvas, look: Look, x: int, y: int, size: int, name: str, dim: int = 0, ground: str = "") -> None:
    """Draw the picture of a base or special tile, `size` columns wide."""
    if look.discs and look.shades != FLAT:
        token = TOKENS.get(name.partition("_")[0], "gate")
        points(canvas, x, y, BITMAPS[size][name], token, dim, ground)


def skull(canvas: Canvas, look: Look, x: int, y: int) -> None:
    if look.discs and look.shades != FLAT:
        points(canvas, x, y, SKULL, "danger")


def points(canvas: Canvas, x: int, y: int, rows: Sequence[str], token: str, dim: int = 0, ground: str = "") -> None:
    """Draw a picture given as letters. Each row of cells shows two of its rows."""
    under = ground or "bg"
    for row in range(0, len(rows), 2):
        for column, (above, below) in enumerate(zip(rows[row], rows[row + 1], strict=True)):
            one, other = _token(above, token, under, dim), _token(below, token, under, dim)
            if one and other:
                canvas.put(x + column, y + row // 2, "▀", one, other)
            elif one or other:
                canvas.put(x + column, y + row // 2, "▀" if one else "▄", one or other, ground)


def _token(letter: str, token: str, under: str, dim: int) -> str:
    if letter == ".":
        return ""
    if letter == "k":
        return mix("key", under, dim)
    return mix(token, under, min(11, dim + (SHADOW if letter == "d" else 0)))


# --- clouds --------------------------------------------------------------------------------------------------------


def cloud(canvas: Canvas, look: Look, x: int, y: int, columns: int, rows: int) -> None:
    """Draw a soft patch in the color of the warp as background, thinner where letters stand."""
    if not look.discs or look.shades == FLAT:
        return
    for row in range(max(0, y), min(canvas.height, y + rows)):
        for column in range(max(0, x), min(canvas.width, x + columns)):
            step = _thick(column - x, row - y, columns, rows)
            if look.shades < FINE:
                step = 0 if step < 2 else 3
            if step <= 0:
                continue
            token, old, attrs, link = canvas.styles[row][column]
            if old == "bg" or (step > 1 and old.startswith("neb_")):
                written = canvas.chars[row][column] != SPACE
                ground = mix("bg", "warp", min(step, UNDER_LETTERS) if written else step)
                canvas.styles[row][column] = (token, ground, attrs, link)


@lru_cache(maxsize=4096)
def _thick(x: int, y: int, columns: int, rows: int) -> int:
    """Return how dense the cloud is at a point. It is densest in the middle and has a rough edge."""
    dx = (x // 2 * 2 + 1 - columns / 2) / (columns / 2)
    dy = (y + 0.5 - rows / 2) / (rows / 2)
    rough = ((x // 2 * 7 + y * 13 + columns) % 5 - 2) / 16
    far = sqrt(dx * dx + dy * dy) + rough
    return max(0, min(CLOUD, round((1.12 - far) * 5)))
