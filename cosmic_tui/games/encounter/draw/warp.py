"""The warp: a row a seat, its sign, its ships, the sum at the right; ships lost in this encounter are underlined.

Draws the region "warp" of the wide classes; the matrix has the same numbers in its last column.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run
from cosmic_tui.canvas.frame import frame
from cosmic_tui.draw.scene import edge_of
from cosmic_tui.games.encounter.draw.ships import pips, tight
from cosmic_tui.games.encounter.scene import Scene

MOST_PIPS = 15
PIPS = 6


def warp(scene: Scene) -> list[Row]:
    """Draw the whole region."""
    rect = scene.layout["warp"]
    canvas = Canvas(rect.width, rect.height)
    total = sum(scene.seat(who)["warp"] for who in range(scene.n))
    token, heavy = edge_of(scene, "warp")
    frame(
        canvas,
        Rect(0, 0, rect.width, rect.height),
        token=token,
        heavy=heavy,
        title=[Run(scene.say("scr-warp"), "warp", "", "bold")],
        corner=[Run(scene.say("scr-warp_ships", n=total), "muted")],
    )
    for who in range(scene.n):
        _row(canvas, scene, who, 1 + who)
    return canvas.rows()


def _row(canvas: Canvas, scene: Scene, who: int, y: int) -> None:
    seat = scene.seat(who)
    count, fresh = seat["warp"], min(seat["fresh"], seat["warp"])
    canvas.fill(1, y, canvas.width - 2, 1, link=("read", ("seat", who)))
    canvas.put(2, y, scene.tag(who), scene.token(who))
    if count > MOST_PIPS:
        canvas.put(PIPS, y, tight(scene, who, count), scene.token(who))
    else:
        shape = pips(scene, who, 1)
        x = canvas.put(PIPS, y, shape * (count - fresh), scene.token(who))
        canvas.put(x, y, shape * fresh, scene.token(who), attrs="underline")
    end = canvas.right(canvas.width - 2, y, str(count), "text" if count else "muted", attrs="bold")
    if fresh:
        end = canvas.right(end - 2, y, scene.say("scr-warp_new", number=fresh), "warn")
    if seat["gone"]:
        canvas.right(end - 2, y, scene.say("scr-gone_short", number=seat["gone"]), "danger")
