"""What waits, made into shots: which points have a beat of their own, and which are told by the beat of another.

A ladder of rungs: the more waits before the next question, the more is joined, and never what concerns the reader.
Pure; knows kinds of points and how long they are shown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from cosmic_tui.film import pace as paces
from cosmic_tui.film.beat import OTHER, Point
from cosmic_tui.film.pace import KEY, LIMITS, RESULTS

Say = Callable[[Point], str]
ALL, LIGHT, TWO, ONE, DIGEST = range(5)  # rungs
MANY_POINTS, MOST_POINTS, MOST_SECONDS = 25, 60, 60.0
LINES = 4  # results of encounters without the reader in one beat
CARDS = ("turned", "summed", "talks")
GATHERED = ("paid", "lost", "landed")  # of one kind in a row: rows of facts that can stand in one sentence


@dataclass
class Shot:
    """One beat to come: the point that is shown, and those it speaks for. Without a point nothing is shown."""

    point: Point | None
    merged: list[Point] = field(default_factory=list)
    sentence: str = ""
    length: float = 0.0
    lines: tuple[str, ...] = ()

    @property
    def points(self) -> list[Point]:
        return [*self.merged, *([self.point] if self.point is not None else [])]


class Folder:
    """One reader's way to fold: who reads, at what pace, and how a point is said."""

    def __init__(self, me: int, pace: str, say: Say) -> None:
        self.me, self.pace, self.say = me, pace, say

    def fold(self, waiting: Sequence[Point]) -> tuple[int, list[Shot]]:
        """The lowest rung at which what waits is not too long, and its shots."""
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
        """How much waits: seconds, or stops where keys are waited for."""
        if self.pace == KEY:
            return float(sum(shot.point is not None and self.stops(shot.point) for shot in shots))
        return sum(shot.length for shot in shots)

    def stops(self, point: Point) -> bool:
        return paces.stops(point, self.me, self.pace)

    def mine(self, point: Point) -> bool:
        return paces.concerns(point, self.me)

    def shots(self, waiting: Sequence[Point], rung: int) -> list[Shot]:
        """The shots of one rung."""
        kept = _kept_results(waiting)
        found: list[Shot] = []
        carried: list[Point] = []  # told by the next beat
        for point in waiting:
            if not self._has_beat(point, rung, kept):
                carried.append(point)
            elif (joined := self._joined(found[-1], point, rung) if found and not carried else None) is not None:
                found[-1] = joined
            else:
                found.append(self._shot(point, carried, rung))
                carried = []
        if rung >= ONE:
            found = self._listed(found)
        if carried:
            found.append(Shot(None, carried))
        return found

    def digest(self, waiting: Sequence[Point]) -> list[Shot]:
        """Only what is never merged away; of results the last."""
        last = next((p for p in reversed(waiting) if p.kind in RESULTS and self.mine(p)), None)
        found: list[Shot] = []
        carried: list[Point] = []
        for point in waiting:
            if point is last or point.kind == "ended":
                found.append(self._shot(point, carried, DIGEST))
                carried = []
            else:
                carried.append(point)
        return [*found, Shot(None, carried)] if carried else found

    def _shot(self, point: Point, merged: list[Point], rung: int) -> Shot:
        sentence = self.say(point)
        return Shot(point, merged, sentence, self._length(point, sentence, rung))

    def _length(self, point: Point, sentence: str, rung: int) -> float:
        return paces.length(point, self.me, self.pace, sentence, halved=rung >= LIGHT)

    def _has_beat(self, point: Point, rung: int, kept: dict[tuple[int, int], Point]) -> bool:
        """Whether a point is shown by itself at this rung."""
        row = paces.timing(point.kind)
        passes = point.kind == "joined" and point.facts["side"] < 0
        if passes or not row.base(self.pace) * paces.weight(point, self.me):
            return False
        if rung == ALL or self.mine(point):
            return True
        if row.light or (rung == LIGHT and point.kind == "broken" and point.role_of(self.me) == OTHER):
            return False
        if rung < TWO or point.role_of(self.me) != OTHER or point.kind == "undone":
            return True
        result = kept.get(point.encounter) is point
        return result or (rung == TWO and point.kind in CARDS)

    def _joined(self, shot: Shot, point: Point, rung: int) -> Shot | None:
        """The shot that tells both, if this point belongs to the one before it."""
        before = shot.point
        if before is None or before.encounter != point.encounter:
            return None
        neither_mine = not self.mine(before) and not self.mine(point)
        if rung and (before.kind, point.kind) == ("lost", "landed") and neither_mine:
            told = f"{shot.sentence} {self.say(point)}"
            longest = max(shot.length, self._length(point, told, rung))
            return Shot(point, [*shot.merged, before], told, longest)
        facts = self._of_both(before, point, rung)
        return None if facts is None else self._shot(replace(point, facts=facts), [*shot.merged, before], rung)

    def _of_both(self, before: Point, point: Point, rung: int) -> dict[str, Any] | None:
        """The facts of one beat for two points, if there can be one."""
        one, two = before.facts, point.facts
        same_act = bool(two.get("act")) and two.get("act") == one.get("act")
        pair = (before.kind, point.kind)
        if pair == ("paid", "paid") or (rung and pair == ("lost", "lost") and one["why"] == two["why"]):
            return _gathered(one, two)
        if pair == ("offered", "offered"):
            return two
        if pair == ("used", "added"):
            return two if same_act and (rung or one["source"] == "reinforcement") else None
        if not rung:
            return None
        if pair == ("used", "stopped"):
            return two if same_act else None
        if pair == ("stopped", "stopped"):
            return two
        if pair == ("changed_card", "changed_card"):
            return {**two, "before": one["before"]} if one["side"] == two["side"] else None
        if pair == ("added", "added"):
            return {**two, "before": one["before"]} if _same_side(one, two) else None
        if rung >= TWO and before.kind == "turned" and point.kind in ("summed", "talks"):
            return two if point.role_of(self.me) == OTHER else None
        return None

    def _listed(self, shots: list[Shot]) -> list[Shot]:
        """Results of encounters without the reader that follow each other, four a beat, as lines."""
        found: list[Shot] = []
        for shot in shots:
            last = found[-1] if found else None
            if last is None or not self._foreign(shot) or not self._foreign(last) or len(last.lines) >= LINES:
                found.append(shot)
                continue
            lines = (*(last.lines or (last.sentence,)), shot.sentence)
            longest = self._length_of_lines(shot, lines)
            found[-1] = Shot(shot.point, [*last.points, *shot.merged], shot.sentence, longest, lines)
        return found

    def _length_of_lines(self, shot: Shot, lines: tuple[str, ...]) -> float:
        assert shot.point is not None
        return self._length(shot.point, " ".join(lines), ONE)

    def _foreign(self, shot: Shot) -> bool:
        point = shot.point
        return point is not None and point.kind in RESULTS and not self.mine(point)


def _kept_results(waiting: Sequence[Point]) -> dict[tuple[int, int], Point]:
    """The last result of every encounter."""
    return {point.encounter: point for point in waiting if point.kind in RESULTS}


def _gathered(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """Two rows of facts as one: lists one behind the other."""
    return {key: [*one[key], *value] if isinstance(value, list) else value for key, value in other.items()}


def _same_side(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two changes of the sum are of one side, and neither turns the lead."""
    if one["swing"] or other["swing"]:
        return False
    changed = [[a != b for a, b in zip(facts["before"], facts["totals"], strict=True)] for facts in (one, other)]
    return changed[0] == changed[1]
