"""The table of Cosmic Encounter as a picture: its regions, the functions that draw them, and the layers over them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cosmic_tui.canvas.cells import Rect, Row
from cosmic_tui.draw.layout import COMPACT, SMALL
from cosmic_tui.draw.parts import Drawer, Over
from cosmic_tui.games.encounter.draw.chart import chart
from cosmic_tui.games.encounter.draw.choosing import choosing, wanted
from cosmic_tui.games.encounter.draw.deals import offers
from cosmic_tui.games.encounter.draw.desk import desk
from cosmic_tui.games.encounter.draw.hand import hand
from cosmic_tui.games.encounter.draw.matrix import matrix, seat_list
from cosmic_tui.games.encounter.draw.panels import panels
from cosmic_tui.games.encounter.draw.places import layout
from cosmic_tui.games.encounter.draw.samples import samples
from cosmic_tui.games.encounter.draw.situation import kind
from cosmic_tui.games.encounter.draw.stage import stage
from cosmic_tui.games.encounter.draw.stage_compact import stage_compact
from cosmic_tui.games.encounter.draw.status import status
from cosmic_tui.games.encounter.draw.tight import reveals, tight
from cosmic_tui.games.encounter.draw.warp import warp
from cosmic_tui.games.encounter.prompt.desk import Desk
from cosmic_tui.games.encounter.scene import Scene
from cosmic_tui.prompt.draft import Draft
from engine.encounter.view_types import Event, View

__all__ = ["FRAMELESS", "REGIONS", "WALK", "gathered", "layout", "over", "page", "samples", "then", "zoom"]


def systems(scene: Scene) -> list[Row]:
    """Draw the systems: as panels, or as the matrix where there is no room for panels."""
    return matrix(scene) if scene.narrow else panels(scene)


OFFERED = "offered"  # the moment at which the desk tells more than the stage
REGIONS: Mapping[str, Drawer] = {
    "status": status,
    "systems": systems,
    "stage": stage,
    "hand": hand,
    "chart": chart,
    "warp": warp,
}
WALK: tuple[str, ...] = ("hand", "stage", "systems", "warp", "log", "chart")
FRAMELESS: Mapping[str, tuple[str, ...]] = {
    COMPACT: ("systems", "stage", "hand", "log"),
    SMALL: ("systems", "hand"),
}


def over(scene: Scene) -> Over:
    """Return the layer over the table: the deal desk over the stage, or over matrix and stage.

    While ships for a deal are chosen the board is shown again. At 100 columns a short list of the seats stands beside
    the desk; at 80 a reveal takes the rows of the hand.
    """
    if scene.compact and reveals(scene):
        return Over(("stage", "hand"), (tight(scene),))
    if kind(scene.view) != "deal" or scene.zoom == "systems":
        return Over()
    if scene.beat is not None and (scene.narrow or scene.beat.kind != OFFERED):
        return Over()
    stage_, systems_ = scene.layout["stage"], scene.layout["systems"]
    if not scene.narrow:
        return Over(("stage",), ((stage_, desk(scene, stage_)),))
    if isinstance(scene.draft, Draft):
        return Over()
    rect = Rect(0, systems_.y, stage_.width, systems_.height + stage_.height)
    parts = [(rect, desk(scene, rect))]
    if stage_.width < systems_.width:
        beside = Rect(stage_.width, systems_.y, systems_.width - stage_.width, systems_.height)
        parts.append((beside, seat_list(scene, beside.width, beside.height)))
    return Over(("stage", "systems"), tuple(parts))


def page(scene: Scene) -> list[Row] | None:
    """Return the page of alien sheets while aliens are chosen."""
    return choosing(scene) if wanted(scene) else None


def zoom(scene: Scene) -> str:
    """Return what the zoom key shows instead of the desk while a deal is made: the systems."""
    return "systems" if isinstance(scene.draft, Desk) else ""


def gathered(view: View, events: Sequence[Event]) -> tuple[object, ...]:
    """Return the offers on the table, gathered from the events."""
    return tuple(offers(events)) if view["outcome"] == "deal_due" else ()


def then(scene: Scene) -> list[Row]:
    """Return a past board: the matrix, and the encounter below it."""
    return [*matrix(scene), *stage_compact(scene)]
