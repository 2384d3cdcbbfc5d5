"""A hand too long for its row: with which card the row begins. Draws nothing."""

from __future__ import annotations

from cosmic_tui.draw.scene import Scene


def first_shown(scene: Scene, count: int, room: int, here: int | None) -> int:
    """Return with which of `count` cards a row of `room` begins, so that the one in focus or highlighted is in sight.
    """
    most = max(0, count - room)
    start = min(scene.page, most)
    if here is None or start <= here < start + room:
        return start
    return max(0, min(most, here - room + 1 if here > start else here))
