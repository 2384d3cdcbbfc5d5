"""What happens between two questions, told line by line: each moment's sentence when it begins, as long as it is read.

Everything is told, nothing is joined; where there is little time the pauses get shorter. What an event says that a
moment says as well stands in the log alone. Pure: time comes in with every call. Knows the film's words; no game.
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
    """One line, how long it has before the next, and whether a key is waited for behind it."""

    text: str
    seconds: float = 0.0
    stops: bool = False


class Telling:
    """A queue of lines to be printed, with their pauses. `take` what is to be told, `say` what is due. Without a pace
    everything is due at once.
    """

    def __init__(self, pace: str = "") -> None:
        self.pace = pace
        self.waiting: deque[Told] = deque()
        self.until = 0.0
        self.stopped = False

    def take(
        self, part: FilmPart, voice: Voice, moments: list[Moment], lines: list[tuple[int, str]], coach: Coach = silent
    ) -> None:
        """Take moments with their boards, and the lines of events that no moment tells, each with its number. A moment
        about which the coach says something is followed by a wait for a key.
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
        """Shorten the lines' times to what a film may take."""
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
        """Return everything that waits, at once."""
        said = [line.text for line in self.waiting]
        self.waiting.clear()
        self.stopped, self.until = False, 0.0
        return said

    def wake(self, now: float) -> float | None:
        """Return how many seconds until something is due; None if nothing is, or if a key is waited for."""
        return max(0.0, self.until - now) if self.waiting and not self.stopped else None
