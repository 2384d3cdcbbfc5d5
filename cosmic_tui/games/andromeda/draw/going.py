"""What is going on, read off a view: which stage is wanted, which region it is about, what the reader is choosing.

Plain ids for the stage; sentences are made where they are drawn.
"""

from __future__ import annotations

from typing import Any

from cosmic_tui.games.andromeda.scene import Scene
from cosmic_tui.prompt.draft import Draft
from engine.andromeda.view_types import Launch, View, battle_of
from engine.kernel.views import asked_of

SETUP, LAUNCH, BATTLE, STATION, EVENT, QUIET, OVER = "setup", "launch", "battle", "station", "event", "quiet", "over"


def kind(scene: Scene) -> str:
    """Return the stage that belongs to this moment."""
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
    """Return the step that asks the reader; empty if nobody does."""
    question = scene.view["question"]
    return str(question["why"]) if question and scene.draft is not None else ""


def highlighted(scene: Scene) -> tuple[Any, ...]:
    """Return the option that is highlighted."""
    draft = scene.draft
    if isinstance(draft, Draft) and draft.choice is not None:
        return draft.choice.ref
    return ()


def ship_chosen(scene: Scene) -> str:
    """Return the type of ship that is about to be launched, or has been."""
    view = scene.view
    if why(scene) == "launch.where":
        return str(asked_of(view)["by"][1])
    ref = highlighted(scene)
    if why(scene) == "turn.main" and ref[:1] == ("launch",):
        return str(ref[1])
    return str(view["launched"])


def region_meant(scene: Scene) -> str:
    """Return the region the stage is about: the highlighted one, or the active one."""
    ref = highlighted(scene)
    if ref[:1] == ("region",):
        return str(ref[1])
    return str(scene.view["region"])


def plan(scene: Scene) -> Launch | None:
    """Return what a launch of this ship to this region would bring, as the game works it out."""
    if scene.view["region"] and why(scene) != "launch.where":
        return None
    row: Launch | None = scene.view.get("launches", {}).get(ship_chosen(scene), {}).get(region_meant(scene))
    return row


def ahead(view: View) -> list[int]:
    """Return the seats whose dice are the best on the table; [] before they are thrown."""
    battle = battle_of(view)
    best = max((tuple(side["rolled"]) for side in battle["sides"]), default=())
    leading = [side["side"] for side in battle["sides"] if best and tuple(side["rolled"]) == best]
    return [int(side[1]) for side in battle["winners"] or leading if side[0] == "seat"]


def station_of(scene: Scene) -> int:
    """Return whose station works: that of the active player."""
    return int(scene.view["active"])
