"""A hand too long for its row: which card comes first in the row. Draws nothing."""

from __future__ import annotations

from cosmic_tui.draw.scene import Scene


def first_shown(scene: Scene, count: int, room: int, here: int | None) -> int:
    """Return the first of `count` cards to draw in a row for `room` cards, so that the one in focus or highlighted is
    visible.
    """
    most = max(0, count - room)
    start = min(scene.page, most)
    if here is None or start <= here < start + room:
        return start
    return max(0, min(most, here - room + 1 if here > start else here))
