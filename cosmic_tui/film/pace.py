"""How long a beat is shown: by the reader's pace and by how much it concerns the reader, never too short to read.

`beat = max(base of the pace x weight, floor)`. The game's part (game_spec.py) defines the kinds of points.
"""

from __future__ import annotations

from typing import NamedTuple

PACES = ("brisk", "normal", "calm", "key")
BRISK, NORMAL, CALM, KEY = PACES
FULL, REDUCED, NONE = MOTIONS = ("full", "reduced", "none")  # without motion a few are still shown, for half their time
OFF = "off"  # nothing is shown at all
FLOORS = {BRISK: (150, 8), NORMAL: (250, 15), CALM: (400, 22), KEY: (250, 15)}  # milliseconds, and a character
LIMITS = {BRISK: 6.0, NORMAL: 12.0, CALM: 20.0, KEY: 12.0}  # seconds that may wait; with *key* so many stops
LEAST_RESULT = 2000  # at normal, of a part of the game the reader was in
HALF = 0.5
SWING = 1.4
ALWAYS, MINE, AT_A_SWING = "always", "mine", "swing"  # when a beat waits for a key at the pace that waits for keys


class Timing(NamedTuple):
    """The timing of one kind of point: milliseconds at three paces; when it waits for a key at the fourth; weights;
    whether it is light.

    The weights are for a reader who acts, one who is touched by the point, one who watches. A light point joins the
    next one when there is no time.
    """

    brisk: int
    normal: int
    calm: int
    stops: str = ""
    weights: tuple[float, float, float] = (1.0, 1.0, 1.0)
    light: bool = False

    def base(self, pace: str) -> int:
        return {BRISK: self.brisk, CALM: self.calm}.get(pace, self.normal)


UNKNOWN = Timing(500, 1000, 1500)  # of a point that another version of the program has
UNDONE = Timing(600, 600, 600)  # an answer was taken back: the table's own point
