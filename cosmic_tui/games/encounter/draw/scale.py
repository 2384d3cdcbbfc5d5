"""The scale: one line with the offense on the left and the defense on the right; the arrow points to the side that
leads.

It shows ships before the reveal and totals after; small leads are shown large. For one beat a dot marks the earlier
lead, or the one an announced act would make. A tie is the line in the middle. Draws one row.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Canvas
from cosmic_tui.games.encounter.draw.situation import DEF, OFF, lead, side_of
from cosmic_tui.games.encounter.scene import Scene

HALF_WAY = 6  # a lead of so much moves the arrow half of the way
LEAST = 8
DOT = "·"


def scale(canvas: Canvas, scene: Scene, x: int, y: int, wide: int) -> None:
    """Draw the scale from column x on, `wide` columns."""
    if wide < LEAST:
        return
    middle, reach = x + wide // 2, wide // 2 - 2
    canvas.put(x, y, "━" * (middle - x), "offense")
    canvas.put(middle + 1, y, "━" * (x + wide - middle - 1), "defense")
    canvas.put(middle, y, "┃", "text", attrs="bold")
    if scene.view["defense"] < 0:
        return
    steps = _steps(lead(scene.view), reach)
    if steps > 0:
        canvas.put(middle + 1, y, "━" * (steps - 1) + "►", "offense", attrs="bold")
    elif steps < 0:
        canvas.put(middle + steps, y, "◄" + "━" * (-steps - 1), "defense", attrs="bold")
    was = ghost(scene)
    if was is not None and (at := _steps(was, reach)) != steps:
        canvas.put(middle + at, y, DOT, "text", attrs="bold")


def _steps(ahead: int, reach: int) -> int:
    """Return how far the arrow is from the middle; to the right if the offense leads."""
    if not ahead:
        return 0
    far = max(1, round(reach * abs(ahead) / (abs(ahead) + HALF_WAY)))
    return far if ahead > 0 else -far


def ghost(scene: Scene) -> int | None:
    """Return the lead before this beat, or the one an announced act would make."""
    beat = scene.beat
    if beat is None:
        return None
    if beat.kind == "added":
        return int(beat.facts["before"][OFF]) - int(beat.facts["before"][DEF])
    if beat.kind in ("turned", "summed") and beat.frame == 0:
        return side_of(scene.view, OFF).ships - side_of(scene.view, DEF).ships
    would = _would(scene) if beat.kind in ("used", "stopped") else []
    return would[OFF] - would[DEF] if would else None


def _would(scene: Scene) -> list[int]:
    """Return the totals after the act that this beat shows."""
    assert scene.beat is not None
    facts = scene.beat.facts
    if facts.get("would"):
        return list(facts["would"])
    used = (scene.record or {}).get("used", ())
    return next((list(one["would"]) for one in used if one["act"] == facts.get("act")), [])
