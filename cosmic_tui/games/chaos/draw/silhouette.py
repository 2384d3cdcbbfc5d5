"""Ships of cards as silhouettes of half blocks: eight points square, one drawing for each species and size.

The left half is written down, the right half is its shadow. A used ship lies on its side, a damaged one is full of
holes, a destroyed one is a wreck. Draws cells only; with few colours or none it draws nothing: words say it all.
"""

from __future__ import annotations

from functools import lru_cache

from cosmic_tui.canvas.cells import Canvas, mix
from cosmic_tui.draw.look import FLAT, Look

SIZE = 8  # points of a side; half as many rows
# Left halves from the bow to the stern, a hexadecimal digit a row of four points: scout, fighter, cruiser, destroyer.
HULLS = {
    "human": ("01137510", "11337d92", "133bff75", "1377ffbd"),
    "xeno": ("02733110", "4ce737d8", "9df77fd9", "abff7fd9"),
    "insectoid": ("04237310", "853f3f34", "973f7f7a", "d7f7f7fa"),
    "carnoplant": ("01733130", "37d37312", "7fd7ff35", "7fdff7fd"),
    "triciplite": ("01333320", "23377fb2", "577fbff5", "bffbbffd"),
    "sharkfolk": ("01173350", "113bf735", "13bdf736", "137bff7d"),
    "cerebrite": ("03767310", "37fdf352", "7fdff735", "7f9ffbf5"),
    "zarg": ("05337580", "9d737d91", "9df7f7ba", "dbfdffba"),
}
CLASSES = ("scout", "fighter", "cruiser", "destroyer")
BRIGHT, SHADOW, ENGINE = 1, 2, 3
STERN = SIZE - 2  # rows from here on may hold an engine
DARK = {"active": 0, "used": 5, "damaged": 5, "destroyed": 8}  # steps towards the ground
SHADED = 4
HOLES = frozenset(((1, 3), (2, 5), (3, 2), (4, 6), (5, 4), (6, 1), (6, 5)))
WRECK = frozenset((x, y) for y in range(SIZE) for x in range(SIZE) if (3 * x + 5 * y + x * y) % 7 in (0, 2, 5))
Points = tuple[tuple[int, ...], ...]


@lru_cache(maxsize=256)
def points(species: str, kind: str, state: str = "active", up: bool = True) -> Points:
    """Return the points of a ship: 0 for empty, otherwise a brightness."""
    hull = HULLS[species][CLASSES.index(kind)]
    last = max(y for y in range(SIZE) if int(hull[y], 16))
    rows = []
    for y in range(SIZE):
        half = f"{int(hull[y], 16):04b}"
        row = [int(bit) * BRIGHT for bit in half] + [int(bit) * SHADOW for bit in reversed(half)]
        rows.append(
            [ENGINE if point and y == last and y >= STERN - 1 and state == "active" else point for point in row]
        )
    gone = HOLES if state == "damaged" else WRECK if state == "destroyed" else frozenset()
    rows = [[0 if (x, y) in gone else point for x, point in enumerate(row)] for y, row in enumerate(rows)]
    if state == "used":
        rows = [[rows[SIZE - 1 - x][y] for x in range(SIZE)] for y in range(SIZE)]
        return tuple(map(tuple, rows if up else [row[::-1] for row in rows]))
    return tuple(map(tuple, rows if up else rows[::-1]))


def draw(
    canvas: Canvas,
    look: Look,
    x: int,
    y: int,
    species: str,
    kind: str,
    token: str,
    *,
    state: str = "active",
    up: bool = True,
    ground: str = "bg",
    scale: int = 1,
) -> None:
    """Draw a ship in eight columns and four rows, or twice that size. Draw nothing if the terminal has too few colors
    or decoration is switched off.
    """
    if look.shades == FLAT or not look.discs:
        return
    grid = points(species, kind, state, up)
    if scale > 1:
        grid = tuple(tuple(p for p in row for _ in range(scale)) for row in grid for _ in range(scale))
    for row in range(len(grid) // 2):
        for column, (above, below) in enumerate(zip(grid[2 * row], grid[2 * row + 1], strict=True)):
            _cell(canvas, x + column, y + row, _tone(above, token, state, ground), _tone(below, token, state, ground))


def _cell(canvas: Canvas, x: int, y: int, above: str, below: str) -> None:
    if above and above == below:
        canvas.put(x, y, "█", above)
    elif above and below:
        canvas.put(x, y, "▀", above, below)
    elif above:
        canvas.put(x, y, "▀", above)
    elif below:
        canvas.put(x, y, "▄", below)


def _tone(point: int, token: str, state: str, ground: str) -> str:
    """Return the color of a point, or ""."""
    if not point:
        return ""
    if state == "destroyed":
        return "faint"
    if point == ENGINE:
        return "artifact"
    return mix(token, ground, DARK[state] + (SHADED if point == SHADOW else 0))
