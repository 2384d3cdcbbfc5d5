"""The table of Chaos Galaxy as a picture: where its regions stand and what draws each of them."""

from __future__ import annotations

from collections.abc import Sequence

from cosmic_tui.canvas.cells import Rect, Row, tiled
from cosmic_tui.draw.layout import COMPACT, LARGE, MIDDLE, SMALL
from cosmic_tui.games.chaos.draw import places
from cosmic_tui.games.chaos.draw.chart import chart
from cosmic_tui.games.chaos.draw.front import front, stage
from cosmic_tui.games.chaos.draw.hand import hand
from cosmic_tui.games.chaos.draw.sides import mine, others, theirs, turn_to
from cosmic_tui.games.chaos.draw.status import phases, status
from cosmic_tui.games.chaos.scene import Scene
from engine.chaos.view_types import Event, View, Wreck

REGIONS = {
    "status": status,
    "phases": phases,
    "theirs": theirs,
    "front": front,
    "mine": mine,
    "stage": stage,
    "others": others,
    "chart": chart,
    "hand": hand,
}
WALK = ("hand", "mine", "front", "theirs", "others", "chart", "log")
FRAMELESS = {
    COMPACT: ("theirs", "others", "front", "mine", "hand", "log"),
    SMALL: ("theirs", "others", "mine", "hand"),
    MIDDLE: ("theirs", "others", "mine"),
    LARGE: ("theirs", "others", "mine"),
}
THEN = ("theirs", "front", "mine")  # what the log shows of a moment gone by


def layout(size: str, width: int, height: int, seats: int) -> dict[str, Rect]:
    return places.rects(size, width, height, seats)


def zoom(scene: Scene) -> str:
    """Turn to the other neighbor (`z`) if there are more than two players."""
    return turn_to(scene)


def gathered(view: View, events: Sequence[Event]) -> list[Wreck]:
    """Return the ships destroyed in this turn, which are drawn as wrecks."""
    lost: list[Wreck] = []
    for event in events:
        if event["event"] == "turn_began":
            lost.clear()
        elif event["event"] == "destroyed" and event["card"]:
            named = {entry[0]: entry for entry in event.get("named", [])}
            _, _, seat, kind = named.get(event["handle"], (0, "", -1, ""))
            if kind == "ship":
                lost.append({"seat": seat, "card": event["card"]})
    return lost


def then(scene: Scene) -> list[Row]:
    """Return a small picture of the board at an earlier moment: both sides and the front between them."""
    rects = places.rects(COMPACT, 80, 24, scene.n)
    top = rects["theirs"].y
    parts = [(rects[name]._replace(y=rects[name].y - top), REGIONS[name](scene)) for name in THEN]
    return tiled(80, rects["mine"].y + rects["mine"].height - top, parts)
