"""The two rows of ships that face each other: as many tiles as fit, then narrow ones, then pages.

Ships in the combat and those that may be chosen come first. Draws into a canvas.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Rect, Run, wrap
from cosmic_tui.canvas.text import numbers
from cosmic_tui.draw.layout import COMPACT, LARGE, MIDDLE, SMALL
from cosmic_tui.games.chaos import pieces
from cosmic_tui.games.chaos.draw import tile
from cosmic_tui.games.chaos.draw.lit import by_handle
from cosmic_tui.games.chaos.facts import STATS
from cosmic_tui.games.chaos.scene import Scene
from engine.chaos.view_types import Row, Wreck

TILE = {COMPACT: 20, SMALL: 25, MIDDLE: 21, LARGE: 25}  # columns from one tile to the next
INSIDE = {COMPACT: 19, SMALL: 24, MIDDLE: 20, LARGE: 24}  # columns of a tile
NARROW = 13  # the least columns of a tile when there are many
PAGER = 4


def ships(canvas: Canvas, scene: Scene, rect: Rect, seat: int, up: bool) -> None:
    """Draw a seat's ships, and as wrecks those destroyed this turn if there is room."""
    name = scene.layout.name
    lit = by_handle(scene)
    here = pieces.ships(scene.view, seat)
    here.sort(key=lambda row: (not row["fights"], row["handle"] not in lit))
    step, inside = TILE[name], INSIDE[name]
    fits = max(1, (rect.width + step - inside) // step)
    small = name in (COMPACT, SMALL)
    slim = not small and len(here) > fits
    if slim:
        inside = max(NARROW, min(inside, (rect.width + 1) // len(here) - 1))
        step = inside + 1
        fits = max(1, (rect.width + 1) // step)
    start = page_start(scene, here, fits)
    for place, row in enumerate(here[start : start + fits]):
        at = Rect(rect.x + place * step, rect.y, inside, rect.height)
        mark = lit.get(row["handle"])
        if small:
            tile.small(canvas, scene, row, at, mark)
        elif slim:
            tile.narrow(canvas, scene, row, at, mark)
        else:
            tile.framed(canvas, scene, row, at, mark, up)
    free = fits - len(here[start : start + fits])
    used = len(here[start : start + fits])
    for gone in lost(scene, seat)[:free]:
        tile.wreck(canvas, scene, gone, Rect(rect.x + used * step, rect.y, inside, rect.height), up)
        used, free = used + 1, free - 1
    if len(here) > fits:
        text = scene.say("scr-page_of", low=start + 1, high=min(len(here), start + fits), max=len(here))
        pager = Run(f"‹ {text} ›", "muted", "", "", ("page", "ships", seat))
        canvas.write_right(rect.x + rect.width, rect.y + rect.height - 1, [pager])
    elif free and small:
        _legend(canvas, scene, Rect(rect.x + used * step + 1, rect.y, inside - 1, rect.height), seat, up)
    elif free:
        _places_left(canvas, scene, rect, seat, rect.x + used * step)


def _places_left(canvas: Canvas, scene: Scene, rect: Rect, seat: int, x: int) -> None:
    limit = scene.view["limits"].get("hangar")
    if limit is None:
        return  # beginners have room for everything
    left = max(0, limit - scene.seat(seat)["hangar"])
    said = scene.say("bd-hangar_left", n=left)
    if x + len(said) + 1 <= rect.x + rect.width:
        canvas.put(x + 1, rect.y + rect.height // 2, said, "muted")


def _legend(canvas: Canvas, scene: Scene, rect: Rect, seat: int, up: bool) -> None:
    """Draw, in place of a tile, how full the hangar is. The upper row (not `up`) also says what a ship's four numbers
    mean, if that fits.
    """
    limit = scene.view["limits"].get("hangar")
    if limit is not None:
        canvas.write(rect.x, rect.y, numbers(scene.say("bd-hangar", number=scene.seat(seat)["hangar"], max=limit)))
    lines = wrap(" - ".join(scene.say(f"stat-{stat}") for stat in STATS), rect.width)
    if not up and len(lines) <= rect.height - 2:
        for y, line in enumerate(lines, rect.y + 2):
            canvas.put(rect.x, y, line, "muted")


def page_start(scene: Scene, here: list[Row], fits: int) -> int:
    """Return the first ship of the page that shows the highlighted one."""
    if len(here) <= fits:
        return 0
    lit = by_handle(scene)
    place = next((at for at, row in enumerate(here) if (mark := lit.get(row["handle"])) and mark.here), 0)
    return min(place // fits * fits, len(here) - fits)


def lost(scene: Scene, seat: int) -> list[Wreck]:
    """Return a seat's ships that were destroyed this turn."""
    return [gone for gone in getattr(scene, "gathered", None) or [] if gone["seat"] == seat]
