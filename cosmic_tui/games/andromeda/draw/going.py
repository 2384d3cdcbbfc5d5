"""The present moment, read from a view: which stage is shown, which region it concerns, and what the reader is
choosing.

Returns plain ids for the stage; sentences are made where they are drawn.
"""

from __future__ import annotations

from typing import Any

from cosmic_tui.games.andromeda.scene import Scene
from cosmic_tui.prompt.draft import Draft
from engine.andromeda.view_types import Launch, View, battle_of
from engine.kernel.views import asked_of

SETUP, LAUNCH, BATTLE, STATION, EVENT, QUIET, OVER = "setup", "launch", "battle", "station", "event", "quiet", "over"


def kind(scene: Scene) -> str:
    """Return the kind of stage for this moment."""
    view = scene.view
    phase = view["phase"]
    if view["over"]:
        return OVER
    if phase == "setup":
        return SETUP
    if view["battle"] is not None:
        return BATTLE
    if view["event"]:
        return EVENT
    if phase == "return":
        return STATION
    if phase in ("launch", "choose"):
        return LAUNCH
    return QUIET


def why(scene: Scene) -> str:
    """Return the name of the reader's open question, or ""."""
    question = scene.view["question"]
    return str(question["why"]) if question and scene.draft is not None else ""


def highlighted(scene: Scene) -> tuple[Any, ...]:
    """Return the highlighted option."""
    draft = scene.draft
    if isinstance(draft, Draft) and draft.choice is not None:
        return draft.choice.ref
    return ()


def ship_chosen(scene: Scene) -> str:
    """Return the type of the ship that is about to be launched or has just been launched."""
    view = scene.view
    if why(scene) == "launch.where":
        return str(asked_of(view)["by"][1])
    ref = highlighted(scene)
    if why(scene) == "turn.main" and ref[:1] == ("launch",):
        return str(ref[1])
    return str(view["launched"])


def region_meant(scene: Scene) -> str:
    """Return the region that the stage shows: the highlighted one, or the active one."""
    ref = highlighted(scene)
    if ref[:1] == ("region",):
        return str(ref[1])
    return str(scene.view["region"])


def plan(scene: Scene) -> Launch | None:
    """Return the forecast for launching this ship to this region."""
    if scene.view["region"] and why(scene) != "launch.where":
        return None
    row: Launch | None = scene.view.get("launches", {}).get(ship_chosen(scene), {}).get(region_meant(scene))
    return row


def ahead(view: View) -> list[int]:
    """Return the seats with the best dice, or [] before the throw."""
    battle = battle_of(view)
    best = max((tuple(side["rolled"]) for side in battle["sides"]), default=())
    leading = [side["side"] for side in battle["sides"] if best and tuple(side["rolled"]) == best]
    return [int(side[1]) for side in battle["winners"] or leading if side[0] == "seat"]


def station_of(scene: Scene) -> int:
    """Return the seat whose station is shown: the active player's."""
    return int(scene.view["active"])
