"""The two sides: their line, surface and ships above the front, mine below it in the other order; others a line each.

Draws the regions "theirs", "mine" and "others".
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Rect, Row
from cosmic_tui.draw.layout import COMPACT, SMALL
from cosmic_tui.games.chaos import pieces
from cosmic_tui.games.chaos.draw import heap, line, places, rows
from cosmic_tui.games.chaos.draw.front_bombs import danger
from cosmic_tui.games.chaos.draw.lit import FACED, faced
from cosmic_tui.games.chaos.scene import Scene


def turn_to(scene: Scene) -> str:
    """Return the neighbor not shown now, or "" during a combat, for a spectator or if there is only one."""
    view = scene.view
    if scene.n < 3 or view["fight"] or scene.me < 0:
        return ""
    shown, _ = pieces.facing(view, faced(scene))
    rest = [seat for seat in view["seats"][scene.me]["neighbours"] if seat != shown]
    return f"{FACED}{rest[0]}" if rest else ""


def theirs(scene: Scene) -> list[Row]:
    seat, _ = pieces.facing(scene.view, faced(scene))
    return _side(scene, scene.layout["theirs"], seat, up=False)


def mine(scene: Scene) -> list[Row]:
    _, seat = pieces.facing(scene.view, faced(scene))
    return _side(scene, scene.layout["mine"], seat, up=True)


def others(scene: Scene) -> list[Row]:
    rect = scene.layout["others"]
    canvas = Canvas(rect.width, rect.height, "panel")
    line.other_line(canvas, scene, 0, rect.width, pieces.others(scene.view, faced(scene)))
    return canvas.rows()


def _side(scene: Scene, rect: Rect, seat: int, up: bool) -> list[Row]:
    """Draw one side: two rows of words and a row of tiles, arranged so that the ships are nearest to the front."""
    canvas = Canvas(rect.width, rect.height)
    name = scene.layout.name
    tall = places.TALL[name]
    ships = 0 if up else 2
    line.seat_line(canvas, scene, tall + 1 if up else 0, rect.width, seat)
    line.surface(canvas, scene, tall if up else 1, rect.width, seat)
    if name not in (COMPACT, SMALL):
        hit = danger(scene, seat)
        pile = places.HEAP[name]
        heap.pile(canvas, scene, Rect(pile.x, ships, pile.width, pile.height), seat, hit)
        x = places.NUMBER[name]
        heap.beside(canvas, scene, x, ships, places.SHIPS[name] - x, seat, hit)
    x = places.SHIPS[name]
    rows.ships(canvas, scene, Rect(x, ships, rect.width - x, tall), seat, up)
    return canvas.rows()
