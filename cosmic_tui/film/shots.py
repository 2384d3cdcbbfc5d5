"""Planning the beats of a film: which waiting points have a beat of their own, and which are told by the beat of
another.

A ladder of rungs: the more waits before the next question, the more is joined, but never what concerns the reader.
Pure; the game's part says which points belong together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from cosmic_tui.film.beat import OTHER, Point
from cosmic_tui.film.game_spec import UNDONE, FilmPart
from cosmic_tui.film.pace import KEY, LIMITS

Say = Callable[[Point], str]
ALL, LIGHT, TWO, ONE, DIGEST = range(5)  # rungs
MANY_POINTS, MOST_POINTS, MOST_SECONDS = 25, 60, 60.0
LINES = 4  # results without the reader in one beat


@dataclass
class Shot:
    """One step of the film: the show point that is drawn, and the earlier show points that it replaces. A step without
    a point draws nothing.
    """

    point: Point | None
    merged: list[Point] = field(default_factory=list)
    sentence: str = ""
    length: float = 0.0
    lines: tuple[str, ...] = ()

    @property
    def points(self) -> list[Point]:
        return [*self.merged, *([self.point] if self.point is not None else [])]


class Folder:
    """The planner of one reader's beats: which game, who reads, at what pace, and how a point is said."""

    def __init__(self, part: FilmPart, me: int, pace: str, say: Say) -> None:
        self.part, self.me, self.pace, self.say = part, me, pace, say

    def fold(self, waiting: Sequence[Point]) -> tuple[int, list[Shot]]:
        """Return the lowest rung at which the film is not too long, and its beats."""
        shots: list[Shot] = []
        for rung in (ALL, LIGHT, TWO, ONE):
            if len(waiting) > MANY_POINTS and rung < ONE:
                continue
            shots = self.shots(waiting, rung)
            if self.load(shots) <= LIMITS[self.pace]:
                return rung, shots
        if len(waiting) > MOST_POINTS or sum(shot.length for shot in shots) > MOST_SECONDS:
            return DIGEST, self.digest(waiting)
        return ONE, shots

    def load(self, shots: Sequence[Shot]) -> float:
        """Return the length of these beats: seconds, or the number of stops at the pace that waits for keys."""
        if self.pace == KEY:
            return float(sum(shot.point is not None and self.stops(shot.point) for shot in shots))
        return sum(shot.length for shot in shots)

    def stops(self, point: Point) -> bool:
        return self.part.stops(point, self.me, self.pace)

    def mine(self, point: Point) -> bool:
        return self.part.concerns(point, self.me)

    def away(self, point: Point) -> bool:
        return self.part.role(point, self.me) == OTHER

    def shots(self, waiting: Sequence[Point], rung: int) -> list[Shot]:
        """Return the planned beats at one rung."""
        kept = {point.encounter: point for point in waiting if point.kind in self.part.results}
        found: list[Shot] = []
        carried: list[Point] = []  # told by the next beat
        for point in waiting:
            if not self._has_beat(point, rung, kept):
                carried.append(point)
            elif (joined := self._joined(found[-1], point, rung) if found and not carried else None) is not None:
                found[-1] = joined
            else:
                found.append(self.shot(point, carried, rung))
                carried = []
        if rung >= ONE:
            found = self._listed(found)
        if carried:
            found.append(Shot(None, carried))
        return found

    def digest(self, waiting: Sequence[Point]) -> list[Shot]:
        """Return only the beats that are never left out; of results only the reader's last."""
        results = (p for p in reversed(waiting) if p.kind in self.part.results and self.mine(p))
        return self.only(waiting, {id(next(results, None)), *(id(p) for p in waiting if p.kind in self.part.last)})

    def only(self, waiting: Sequence[Point], shown: set[int]) -> list[Shot]:
        """Return beats for only the points named in `shown` by `id`; the others are carried along."""
        found: list[Shot] = []
        carried: list[Point] = []
        for point in waiting:
            if id(point) in shown:
                found.append(self.shot(point, carried, ALL))
                carried = []
            else:
                carried.append(point)
        return [*found, Shot(None, carried)] if carried else found

    def shot(self, point: Point, merged: list[Point], rung: int) -> Shot:
        sentence = self.say(point)
        return Shot(point, merged, sentence, self._length(point, sentence, rung))

    def _length(self, point: Point, sentence: str, rung: int) -> float:
        return self.part.length(point, self.me, self.pace, sentence, halved=rung >= LIGHT)

    def _has_beat(self, point: Point, rung: int, kept: dict[tuple[int, int], Point]) -> bool:
        """Return whether a point has a beat of its own at this rung."""
        row = self.part.timing(point.kind)
        if not self.part.has_beat(point) or not row.base(self.pace) * self.part.weight(point, self.me):
            return False
        if not self.say(point):
            return False  # nothing can be said of it: the board is shown with the next one
        if rung == ALL or self.mine(point):
            return True
        if row.light or (rung == LIGHT and self.part.dropped_early(point, self.me)):
            return False
        if rung < TWO or not self.away(point) or point.kind == UNDONE:
            return True
        result = kept.get(point.encounter) is point
        return result or (rung == TWO and point.kind in self.part.shortened)

    def _joined(self, shot: Shot, point: Point, rung: int) -> Shot | None:
        """Return one beat for both, if this point belongs to the one before it."""
        before = shot.point
        if before is None or before.encounter != point.encounter:
            return None
        if rung and self.part.side_by_side(before, point, self.me):
            told = f"{shot.sentence} {self.say(point)}"
            longest = max(shot.length, self._length(point, told, rung))
            return Shot(point, [*shot.merged, before], told, longest)
        facts = self.part.joined(before, point, rung, self.me)
        return None if facts is None else self.shot(replace(point, facts=facts), [*shot.merged, before], rung)

    def _listed(self, shots: list[Shot]) -> list[Shot]:
        """Merge results that do not involve the reader and follow each other into lists, four to a beat."""
        found: list[Shot] = []
        for shot in shots:
            last = found[-1] if found else None
            if last is None or not self._foreign(shot) or not self._foreign(last) or len(last.lines) >= LINES:
                found.append(shot)
                continue
            lines = (*(last.lines or (last.sentence,)), shot.sentence)
            assert shot.point is not None
            longest = self._length(shot.point, " ".join(lines), ONE)
            found[-1] = Shot(shot.point, [*last.points, *shot.merged], shot.sentence, longest, lines)
        return found

    def _foreign(self, shot: Shot) -> bool:
        point = shot.point
        return point is not None and point.kind in self.part.results and not self.mine(point)
