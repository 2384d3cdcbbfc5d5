"""A game's rules for its film: how long each show point is shown, whom it concerns, which points are joined, in which
words.

A game defines them in `cosmic_tui/games/<game>/film.py`: as names at the top level of that module (NAMES below), or as
a subclass of FilmPart whose instance is called FILM. The defaults here suit a game whose points are all alike. Knows
words by their voice; no screen; views only as data.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import ModuleType
from typing import Any

from cosmic_tui.film.beat import ALLY, MAIN, OTHER, Point
from cosmic_tui.film.pace import (
    ALWAYS,
    AT_A_SWING,
    FLOORS,
    HALF,
    KEY,
    LEAST_RESULT,
    MINE,
    NORMAL,
    SWING,
    UNKNOWN,
    Timing,
)
from cosmic_tui.film.pace import UNDONE as TIME_OF_UNDONE

UNDONE = "taken_back"  # the table's own point
WEIGHTED = (MAIN, ALLY, OTHER)


class FilmPart:
    """The film rules of one game. `point.roles` are what `Rules.about` returns."""

    times: Mapping[str, Timing] = {}
    results: frozenset[str] = frozenset()  # every part of the game shows one of these; it stands until something newer
    kept: frozenset[str] = frozenset(("ended",))  # what is shown even without motion
    shortened: frozenset[str] = frozenset()  # of a part without the reader: shown beside its result, when much waits
    live: frozenset[str] = frozenset()  # drawn at once while the reader bargains
    last: frozenset[str] = frozenset(("ended",))  # never left out of anything
    late: frozenset[str] = frozenset()  # the log tells of these when their picture stands, not while it opens

    # --- the story, by kinds of events ---
    headings: frozenset[str] = frozenset()  # with these a new part of the story begins
    outcomes: frozenset[str] = frozenset()  # these are what came of it
    together: tuple[frozenset[str], ...] = ()  # kinds whose sentences share a line when they follow each other
    shown: frozenset[str] = frozenset()  # kinds of which a show point says the same: plain mode tells them once

    # --- whom it concerns, and for how long ---

    def timing(self, kind: str) -> Timing:
        return TIME_OF_UNDONE if kind == UNDONE else self.times.get(kind, UNKNOWN)

    def role(self, point: Point, me: int) -> str:
        """Return MAIN if the reader acts at this point, ALLY if the point touches the reader, OTHER if the reader only
        watches.
        """
        return OTHER if me < 0 else MAIN

    def concerns(self, point: Point, me: int) -> bool:
        """Return whether the point must never be merged away: it changes something of the reader, is a result of the
        reader's, or is the end.
        """
        return point.kind in self.last

    def has_beat(self, point: Point) -> bool:
        """Return whether the point ever has a beat of its own."""
        return True

    def dropped_early(self, point: Point, me: int) -> bool:
        """Return whether the next point can stand for this one as soon as too much waits. Light points are dropped in
        any case.
        """
        return False

    def weight(self, point: Point, me: int) -> float:
        return self.timing(point.kind).weights[WEIGHTED.index(self.role(point, me))]

    def stops(self, point: Point, me: int, pace: str) -> bool:
        """Return whether the point waits for a key, at the pace that waits for keys."""
        when = self.timing(point.kind).stops
        if pace != KEY or not when:
            return False
        swings = bool(point.facts.get("swing"))
        return bool({ALWAYS: True, MINE: point.facts.get("seat") == me, AT_A_SWING: swings}[when])

    def length(self, point: Point, me: int, pace: str, sentence: str, halved: bool = False) -> float:
        """Return for how many seconds the point is shown; 0 if it has no beat of its own."""
        base = self.timing(point.kind).base(pace) * self.weight(point, me)
        if not base:
            return 0.0
        mine = self.concerns(point, me)
        if halved and not mine and self.role(point, me) == OTHER:
            base *= HALF
        if point.facts.get("swing"):
            base *= SWING
        if pace in (NORMAL, KEY) and mine and point.kind in self.results:
            base = max(base, LEAST_RESULT)
        least, letter = FLOORS[pace]
        return max(base, least + letter * len(sentence)) / 1000

    # --- what joins what ---

    def joined(self, before: Point, point: Point, rung: int, me: int) -> Any:
        """Return the facts of one beat for two points in a row, if they can be joined at this rung."""
        return None

    def side_by_side(self, before: Point, point: Point, me: int) -> bool:
        """Return whether two points share a beat, one sentence behind the other, when too much waits."""
        return False

    # --- words and pictures ---

    def sentence(self, voice: Any, point: Point) -> str:
        """Return the point's sentence for the reader; "" for a kind that this version does not know."""
        return ""

    def in_lines(self, voice: Any, point: Point, view: Any) -> str:
        """Return the point's sentence for use without a picture, with all its numbers in it."""
        return self.sentence(voice, point)

    def frames(self, kind: str, facts: Any, view: Any) -> tuple[float, ...]:
        """Return the seconds of each frame before the still."""
        return ()

    def watching(self, kind: str, view: Any) -> str:
        """Return the message that says what is being shown: `Watching the reveal`."""
        return "film-watching"

    def record(self, record: Any, point: Point) -> Any:
        """Return the results of a part of the game, with one more point added. Its result is drawn from them."""
        return {**record, point.kind: point.facts} if point.kind in self.results else record

    def explained(self, record: Any, view: Any) -> bool:
        """Return whether this board is the last that shows how the totals of its part of the game came about."""
        return False

    def meanwhile(self, voice: Any, points: Sequence[Point]) -> list[str]:
        """Return what has happened since the reader was last asked, in short sentences, the most important first."""
        return []


# What a module of a game may say at its top level, and what that is called here.
NAMES = {
    "TIMES": "times", "RESULTS": "results", "KEPT": "kept", "SHORTENED": "shortened", "LIVE": "live", "LAST": "last",
    "LATE": "late", "HEADINGS": "headings", "OUTCOMES": "outcomes", "TOGETHER": "together", "SHOWN": "shown",
    "concerns": "concerns",
    "role_of": "role", "has_beat": "has_beat", "dropped_early": "dropped_early", "joined": "joined",
    "side_by_side": "side_by_side", "sentence": "sentence", "in_lines": "in_lines", "frames": "frames",
    "watching": "watching", "record": "record", "explained": "explained", "meanwhile": "meanwhile",
}  # fmt: skip


class ModulePart(FilmPart):
    """A film part that is a module of functions and tables. Defaults apply to what the module does not define."""

    def __init__(self, module: Any) -> None:
        for name, here in NAMES.items():
            if hasattr(module, name):
                setattr(self, here, getattr(module, name))


@cache
def part_of(module: ModuleType | None) -> FilmPart:
    """Return the film part of a game: `FILM` of its module `film`, or the module itself. Without a module return the
    defaults.
    """
    if module is None:
        return FilmPart()
    found = getattr(module, "FILM", None)
    return found if isinstance(found, FilmPart) else ModulePart(module)
