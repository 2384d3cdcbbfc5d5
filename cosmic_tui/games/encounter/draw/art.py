"""The sizes of the stage's drawings. The stage chooses one by its own rectangle; no other module compares sizes."""

from __future__ import annotations

from typing import NamedTuple

from cosmic_tui.games.encounter.scene import Scene


class Art(NamedTuple):
    """The measures of one drawing: the smallest stage it fits, then its card, its planet, its rows, the lines of its
    beam.
    """

    columns: int
    rows: int
    card: tuple[int, int]
    disc: int
    height: int
    reach: int


TIGHT = Art(80, 5, (9, 3), 0, 3, 0)
LOW = Art(62, 8, (9, 5), 8, 5, 1)
FULL = Art(72, 20, (12, 9), 16, 9, 2)
LARGE = Art(112, 29, (19, 14), 26, 14, 3)
ARTS = (LARGE, FULL)


def art_of(scene: Scene) -> Art:
    """Return the largest drawing that fits the stage; in the smallest windows the stage has rows only."""
    if scene.compact:
        return TIGHT
    stage = scene.layout["stage"]
    return next((art for art in ARTS if stage.width >= art.columns and stage.height >= art.rows), LOW)
