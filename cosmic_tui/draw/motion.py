"""What moves, and for how short: ships lift onto the gate, destiny turns its card, two cards turn and totals count up.

Purely local: the state behind it is final before the first frame, and any key ends it. Gives the first frame of what a
new view begins, how long a frame is shown, and scenes that show a moment; starts no timer.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cosmic_tui.draw.scene import Scene

View = dict[str, Any]
# Frames of the three motions, counted through: a frame says by itself what moves.
TURN, COUNT = 4, 6
FIRST, LAST = 1, TURN + COUNT
LIFT_FIRST, LIFT_LAST = 21, 26
DESTINY_FIRST, DESTINY_LAST = 41, 43
ENDS = (LAST, LIFT_LAST, DESTINY_LAST)
TURN_SECONDS, COUNT_SECONDS, LIFT_SECONDS, DESTINY_SECONDS = 0.045, 0.07, 0.05, 0.06
NARROW = {1: 1, 2: 2, 3: 2, 4: 1, DESTINY_FIRST: 1, DESTINY_FIRST + 1: 2, DESTINY_LAST: 1}


def begun(before: View | None, now: View) -> int:
    """The first frame of what has just happened; 0 if that does not move."""
    if before is None or (before["turn"], before["number"]) != (now["turn"], now["number"]):
        return 0
    if is_reveal(before, now):
        return FIRST
    if now["destiny"] and now["destiny"] != before["destiny"]:
        return DESTINY_FIRST
    on_gate = [sum(seat["gate"] for seat in view["seats"]) for view in (before, now)]
    return LIFT_FIRST if now["target"] >= 0 and on_gate[1] > on_gate[0] else 0


def is_reveal(before: View | None, now: View) -> bool:
    """Whether two cards have just been turned up."""
    if before is None or "sum" in before or "sum" not in now:
        return False
    return bool((before["turn"], before["number"]) == (now["turn"], now["number"]))


def seconds(frame: int) -> float:
    """How long a frame is shown; 0 after the last one of its motion."""
    if frame - 1 in ENDS:
        return 0.0
    if frame >= DESTINY_FIRST:
        return DESTINY_SECONDS
    if frame >= LIFT_FIRST:
        return LIFT_SECONDS
    return TURN_SECONDS if frame <= TURN else COUNT_SECONDS


def moved(scene: Scene) -> Scene:
    """The scene as it looks in this frame."""
    frame = scene.motion
    if not FIRST <= frame <= LAST or "sum" not in scene.view:
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
    return NARROW.get(frame, 0)


def face_hidden(frame: int) -> bool:
    """Whether the destiny card still shows its back."""
    return frame == DESTINY_FIRST


def lifts(frame: int) -> bool:
    """Whether ships are on their way to the gate."""
    return LIFT_FIRST <= frame <= LIFT_LAST


def aboard(frame: int, ships: int) -> int:
    """How many of so many ships have come to the gate, where they are only counted: one after the other."""
    frames = LIFT_LAST - LIFT_FIRST + 1
    return -(-ships * (frame - LIFT_FIRST + 1) // frames) if lifts(frame) else ships


def lifted(frame: int, way: int) -> int:
    """How many of `way` columns the ships still have before them on the beam."""
    if not lifts(frame):
        return 0
    return way * (LIFT_LAST - frame) // (LIFT_LAST - LIFT_FIRST)
