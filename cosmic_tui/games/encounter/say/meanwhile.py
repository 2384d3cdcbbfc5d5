"""What has happened since the reader was last asked, in short sentences: done to the reader, close to winning, results.

Takes show points; draws nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cosmic_tui.games.encounter.say import film
from cosmic_tui.games.encounter.say.voice import Voice
from cosmic_tui.games.encounter.scene import Point

RESULTS = ("won", "deal", "no_deal", "broken")
MAIN_ROLES = ("offense", "defense")
AT_LEAST = 2  # encounters: of a single one everything has just been seen


def meanwhile(voice: Voice, points: Sequence[Point]) -> list[str]:
    """Return the sentences, the most important first; none if only one encounter has passed, and the reader saw it."""
    decided = [point for point in points if point.kind in RESULTS]
    if len({point.encounter for point in decided}) < AT_LEAST and not any(point.jumped for point in decided):
        return []
    me = -1 if voice.me is None else voice.me
    results = _last_of_each(point for point in points if point.kind in RESULTS)
    mine = [point for point in results if _main(point, me)]
    to_me = [point for point in points if _takes_from(point, me)]
    near = [point for point in points if point.kind == "near"]
    others = [point for point in reversed(results) if point not in mine]
    said = [film.sentence(voice, point) for point in (*reversed(mine), *reversed(to_me), *reversed(near), *others)]
    return [sentence for sentence in dict.fromkeys(said) if sentence]


def _last_of_each(points: Iterable[Point]) -> list[Point]:
    """Return the last result of every encounter."""
    return list({point.encounter: point for point in points}.values())


def _main(point: Point, me: int) -> bool:
    return 0 <= me < len(point.roles) and point.roles[me] in MAIN_ROLES


def _takes_from(point: Point, me: int) -> bool:
    """Return whether the point took ships, cards or the power of the reader."""
    facts = point.facts
    if point.kind == "lost":
        return any(row[0] == me for name in ("lost", "removed") for row in facts[name])
    if point.kind == "paid":
        return any(row[1] == me for row in facts["compensation"])
    return point.kind == "power" and facts["seat"] == me and not facts["on"]
