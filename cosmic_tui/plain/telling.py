"""The film in plain mode: each moment's sentence is printed when the moment begins, with time to read it.

Every moment is told, none are joined; where there is little time the pauses get shorter. An event that a moment also
tells stands in the log alone. Pure: time comes in with every call. Knows the film's words; no game.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from cosmic_tui.film.beat import Point
from cosmic_tui.film.game_spec import FilmPart
from cosmic_tui.film.pace import KEY, LIMITS
from cosmic_tui.say.voice import Voice
from engine.kernel.views import View

Moment = tuple[Point, View]
FOLLOWS = 0.25  # seconds between two lines that belong together

Coach = Callable[[Point], str]  # what is said of a moment, "" for nothing


def silent(point: Point) -> str:
    return ""


class Told(NamedTuple):
    """One line, the pause after it, and whether it waits for a key."""

    text: str
    seconds: float = 0.0
    stops: bool = False


class Telling:
    """A queue of lines to be printed, with their pauses. `take` adds lines, `say` returns those that are due. Without a
    pace everything is due at once.
    """

    def __init__(self, pace: str = "") -> None:
        self.pace = pace
        self.waiting: deque[Told] = deque()
        self.until = 0.0
        self.stopped = False

    def take(
        self, part: FilmPart, voice: Voice, moments: list[Moment], lines: list[tuple[int, str]], coach: Coach = silent
    ) -> None:
        """Add moments with their boards, and the lines of events that no moment tells, each with its number. A moment
        the coach speaks about is followed by a wait for a key.
        """
        me = -1 if voice.me is None else voice.me
        found: list[Told] = []
        for point, view in moments:
            while lines and lines[0][0] <= point.events:
                found.append(Told(lines.pop(0)[1], FOLLOWS))
            text = part.in_lines(voice, point, view)
            if text:
                seconds = part.length(point, me, self.pace, text) if self.pace else 0.0
                found.append(Told(text, max(seconds, FOLLOWS), part.stops(point, me, self.pace)))
            if said := coach(point):
                found.append(Told(said, FOLLOWS, True))
        found += [Told(text) for _, text in lines]
        lines.clear()
        self.waiting += self._in_time(found)

    def _in_time(self, found: list[Told]) -> list[Told]:
        """Shorten the pauses to the time that a film may take."""
        if not self.pace:
            return [line._replace(seconds=0.0, stops=False) for line in found]
        long = sum(line.seconds for line in found)
        share = min(1.0, LIMITS[self.pace] / long) if long and self.pace != KEY else 1.0
        return [line._replace(seconds=line.seconds * share) for line in found]

    def say(self, now: float) -> list[str]:
        """Return the lines that are due."""
        said: list[str] = []
        while self.waiting and not self.stopped and now >= self.until:
            line = self.waiting.popleft()
            said.append(line.text)
            self.until = now + line.seconds
            self.stopped = line.stops and bool(self.waiting)
        return said

    def go_on(self, now: float) -> None:
        """Go on to the next line at once, because a key was pressed."""
        self.stopped, self.until = False, now

    def skip(self) -> list[str]:
        """Return all waiting lines at once."""
        said = [line.text for line in self.waiting]
        self.waiting.clear()
        self.stopped, self.until = False, 0.0
        return said

    def wake(self, now: float) -> float | None:
        """Return how many seconds until a line is due; None if none is, or if a key is waited for."""
        return max(0.0, self.until - now) if self.waiting and not self.stopped else None
