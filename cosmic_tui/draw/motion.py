"""The reveal in motion: cards turn, then totals count up. Purely local: the state behind it is final before the first
frame, and any key ends it.

Gives scenes that show a moment of the motion; starts no timer.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cosmic_tui.draw.scene import Scene

TURN, COUNT = 4, 6  # frames
TURN_SECONDS, COUNT_SECONDS = 0.045, 0.07
LAST = TURN + COUNT


def is_reveal(before: dict[str, Any] | None, now: dict[str, Any]) -> bool:
    """Whether two cards have just been turned up."""
    if before is None or "sum" in before or "sum" not in now:
        return False
    return bool((before["turn"], before["number"]) == (now["turn"], now["number"]))


def seconds(frame: int) -> float:
    """How long a frame is shown; 0 after the last one."""
    return 0.0 if frame > LAST else TURN_SECONDS if frame <= TURN else COUNT_SECONDS


def moved(scene: Scene) -> Scene:
    """The scene as it looks in this frame."""
    frame = scene.motion
    if not frame or "sum" not in scene.view:
        return scene
    if frame <= TURN // 2:
        view = {key: value for key, value in scene.view.items() if key != "sum"}
        view["laid"] = [["down", ""], ["down", ""]]
        return replace(scene, view=view)
    found = dict(scene.view["sum"])
    if frame <= TURN or not found["totals"]:
        found["totals"] = []
    else:
        found["totals"] = [total * (frame - TURN) // COUNT for total in found["totals"]]
    return replace(scene, view={**scene.view, "sum": found})


def narrowing(frame: int) -> int:
    """Columns that a turning card is narrower on either side, in sixths of its width."""
    return {1: 1, 2: 2, 3: 2, 4: 1}.get(frame, 0)
