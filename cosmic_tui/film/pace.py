"""How long a beat is shown: the table of all show points by pace and weight, and the least time a sentence needs.

`beat = max(base of the pace x weight, floor)`. Knows kinds of points; no screen.
"""

from __future__ import annotations

from typing import NamedTuple

from cosmic_tui.film.beat import ALLY, MAIN, OTHER, Point

PACES = ("brisk", "normal", "calm", "key")
BRISK, NORMAL, CALM, KEY = PACES
FLOORS = {BRISK: (150, 8), NORMAL: (250, 15), CALM: (400, 22), KEY: (250, 15)}  # milliseconds, and a character
LIMITS = {BRISK: 6.0, NORMAL: 12.0, CALM: 20.0, KEY: 12.0}  # seconds that may wait; with *key* so many stops
RESULTS = ("won", "deal", "no_deal", "broken")
LEAST_RESULT = 2000  # at normal, of an encounter the reader was in
HALF = 0.5
WEIGHTED = (MAIN, ALLY, OTHER)


class Timing(NamedTuple):
    """A row: milliseconds at three paces; whether it waits for a key at the fourth; weights; whether it is light."""

    brisk: int
    normal: int
    calm: int
    stops: str = ""  # "", "always", "mine", "swing"
    weights: tuple[float, float, float] = (1.0, 1.0, 1.0)
    light: bool = False

    def base(self, pace: str) -> int:
        return {BRISK: self.brisk, CALM: self.calm}.get(pace, self.normal)


TIMES: dict[str, Timing] = {
    "turn": Timing(250, 500, 800, "", (1, 0.6, 0.6), True),
    "regroup": Timing(300, 600, 900, "", (1, 0, 0), True),
    "destiny": Timing(500, 1100, 1600, "", (1, 0.6, 0.6)),
    "launched": Timing(500, 1100, 1600, "", (1, 0.7, 0.6)),
    "invited": Timing(300, 700, 1000, "", (1, 1, 0.4), True),
    "joined": Timing(0, 400, 600, "", (1, 0.8, 0), True),
    "sides": Timing(700, 1400, 2100, "always", (1, 1, 0.6)),
    "laid": Timing(300, 700, 1000, "", (1, 0.8, 0.5), True),
    "turned": Timing(900, 1600, 2400, "always", (1, 1, 0.7)),
    "changed_card": Timing(600, 1300, 1900, "", (1, 0.8, 0.6)),
    "summed": Timing(700, 1500, 2200, "", (1, 1, 0.7)),
    "used": Timing(600, 1200, 1800, "", (1, 0.8, 0.6)),
    "stopped": Timing(700, 1300, 1900, "", (1, 0.9, 0.7)),
    "added": Timing(600, 1300, 2000, "swing", (1, 0.9, 0.6)),
    "won": Timing(1300, 2400, 3500, "always", (1, 0.9, 0.7)),
    "lost": Timing(500, 1100, 1600, "", (1, 1, 0.6)),
    "landed": Timing(600, 1200, 1800, "", (1, 1, 0.6)),
    "paid": Timing(400, 900, 1300, "", (1, 1, 0.4)),
    "power": Timing(700, 1400, 2000, "mine", (1, 1, 0.7)),
    "near": Timing(600, 1200, 1800, "always", (1, 1, 1)),
    "talks": Timing(600, 1200, 1800, "", (1, 0.7, 0.6)),
    "offered": Timing(0, 600, 900, "", (0, 0.5, 0.5)),
    "deal": Timing(1000, 2200, 3200, "always", (1, 1, 0.6)),
    "no_deal": Timing(900, 2000, 3000, "always", (1, 1, 0.6)),
    "broken": Timing(900, 2000, 2900, "", (1, 1, 0.3)),
    "ended": Timing(2500, 4000, 6000, "always", (1, 1, 1)),
    "undone": Timing(600, 600, 600),
}
UNKNOWN = Timing(500, 1000, 1500)  # of a point that another version of the program has
SWING = 1.4


def timing(kind: str) -> Timing:
    return TIMES.get(kind, UNKNOWN)


def weight(point: Point, me: int) -> float:
    return timing(point.kind).weights[WEIGHTED.index(point.role_of(me))]


def concerns(point: Point, me: int) -> bool:
    """Whether it is never merged away: what changes the reader's ships, cards or power, results, the end."""
    facts = point.facts
    if point.kind in ("near", "ended"):
        return True
    if me < 0:
        return False
    if point.kind in RESULTS:
        return point.role_of(me) != OTHER
    rows = [row for name in ("lost", "removed", "landed", "rewards", "compensation") for row in facts.get(name, ())]
    if point.kind in ("lost", "landed", "paid"):
        return any(me in row[: 2 if "compensation" in facts and row in facts["compensation"] else 1] for row in rows)
    return point.kind in ("power", "regroup") and facts.get("seat") == me


def stops(point: Point, me: int, pace: str) -> bool:
    """Whether it waits for a key at the pace that waits for keys."""
    when = timing(point.kind).stops
    if pace != KEY or not when:
        return False
    if when == "mine":
        return bool(point.facts.get("seat") == me)
    return when == "always" or bool(point.facts.get("swing"))


def length(point: Point, me: int, pace: str, sentence: str, halved: bool = False) -> float:
    """Seconds for which it is shown; 0 if it has no beat of its own."""
    base = timing(point.kind).base(pace) * weight(point, me)
    if not base:
        return 0.0
    mine = concerns(point, me)
    if halved and not mine and point.role_of(me) == OTHER:
        base *= HALF
    if point.facts.get("swing"):
        base *= SWING
    if pace in (NORMAL, KEY) and mine and point.kind in RESULTS:
        base = max(base, LEAST_RESULT)
    least, letter = FLOORS[pace]
    return max(base, least + letter * len(sentence)) / 1000
