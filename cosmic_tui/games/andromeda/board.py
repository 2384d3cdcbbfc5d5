"""The table of Andromeda's Edge as a picture: which regions it has, what draws them, what lies over them when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cosmic_tui.canvas.cells import Canvas, Rect, Row, Run
from cosmic_tui.canvas.frame import frame
from cosmic_tui.draw.layout import COMPACT, SMALL
from cosmic_tui.draw.parts import Drawer, Over
from cosmic_tui.games.andromeda.draw import going
from cosmic_tui.games.andromeda.draw.board import board
from cosmic_tui.games.andromeda.draw.hand import hand
from cosmic_tui.games.andromeda.draw.layout import layout, station_rect
from cosmic_tui.games.andromeda.draw.phases import phases
from cosmic_tui.games.andromeda.draw.seats import seats
from cosmic_tui.games.andromeda.draw.stage import stage
from cosmic_tui.games.andromeda.draw.station import station
from cosmic_tui.games.andromeda.draw.status import status
from cosmic_tui.games.andromeda.scene import Scene
from engine.andromeda.view_types import Event, View

__all__ = ["FRAMELESS", "REGIONS", "WALK", "gathered", "layout", "over", "page", "remembered", "then", "zoom"]

REGIONS: Mapping[str, Drawer] = {
    "status": status,
    "phases": phases,
    "map": board,
    "seats": seats,
    "stage": stage,
    "hand": hand,
}
WALK: tuple[str, ...] = ("map", "hand", "stage", "seats", "log")
FRAMELESS: Mapping[str, tuple[str, ...]] = {
    COMPACT: ("map", "seats", "stage", "hand", "log"),
    SMALL: ("map", "seats", "hand"),
}
STATION = "station"
AT_STATION = ("return.module", "return.with", "return.science", "return.by_ability", "modules.rearrange")


def over(scene: Scene) -> Over:
    """Return what covers the map: the station, during a return if the stage is too small for it, or when the reader
    asks for it.
    """
    works = scene.narrow and scene.view["phase"] == "return" and going.why(scene) in AT_STATION
    wanted = scene.zoom == STATION
    if works == wanted or not scene.view["turn"]:
        return Over()
    rect = large_rect(scene) if wanted and not scene.narrow else station_rect(scene.layout)
    hides = ("map", "seats") if scene.compact else ("map",) if scene.narrow else ("map", "seats")
    return Over(hides, ((rect, station_rows(scene, rect)),))


def large_rect(scene: Scene) -> Rect:
    """Return the whole room of map and seats."""
    map_, seats_ = scene.layout["map"], scene.layout["seats"]
    return Rect(map_.x, map_.y, map_.width + seats_.width, map_.height)


def station_rows(scene: Scene, rect: Rect) -> list[Row]:
    """Return a station in a frame, or without one if rows are scarce."""
    canvas = Canvas(rect.width, rect.height)
    who = scene.me if scene.zoom == STATION and scene.me >= 0 else going.station_of(scene)
    if scene.compact:
        station(canvas, scene, Rect(0, 0, rect.width, rect.height), who)
        return canvas.rows()
    name = scene.people[who].name
    title = [Run(f"{scene.tag(who)} ", scene.token(who)), Run(name, "text", "", "bold")]
    frame(canvas, Rect(0, 0, *rect[2:]), token="gate", title=title)
    station(canvas, scene, Rect(1, 1, rect.width - 2, rect.height - 2), who)
    return canvas.rows()


def zoom(scene: Scene) -> str:
    """Return the station, unless something else has the focus."""
    return STATION if scene.focus in ("", "map", "stage") else ""


def page(scene: Scene) -> list[Row] | None:
    """Return None, because no page replaces the table: factions are chosen on the stage."""
    return None


def gathered(view: View, events: Sequence[Event]) -> Any:
    return None


def remembered(before: View | None, view: View) -> View | None:
    """Return the last view of a battle that had dice, for as long as its turn lasts."""
    if view["battle"] is not None and any(side["rolled"] for side in view["battle"]["sides"]):
        return view
    return before if before is not None and before["turn"] == view["turn"] else None


def then(scene: Scene) -> list[Row]:
    """Return the map and the seats at an earlier moment, side by side."""
    left, right = board(scene), seats(scene)
    return [(*one, *other) for one, other in zip(left, right, strict=False)]
