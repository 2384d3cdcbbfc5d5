"""The clock of a bargain, such as the one minute of a deal; the time left is announced at a few marks.

Time comes in from outside. Knows seats by number; must not know what they talk about.
"""

from typing import Any

SPOKEN = (30, 15, 5)  # seconds left at which the clock is said aloud


class DealClock:
    """A clock that runs for `seats` while the subject of the talks (`key`) stays the same. `done`: a clock without
    force has run out.
    """

    __slots__ = ("done", "end", "key", "said", "seats")

    def __init__(self, seconds: float, seats: list[int], now: float, key: tuple[Any, ...] = ()) -> None:
        self.key = key
        self.done = False
        self.end = now + seconds
        self.seats = seats
        self.said = seconds

    def left(self, now: float) -> float:
        return max(0.0, self.end - now)

    def over(self, now: float) -> bool:
        return now >= self.end

    def next_mark(self) -> float:
        """Return the time of the next mark, or of the end."""
        for mark in SPOKEN:
            if mark < self.said:
                return self.end - mark
        return self.end

    def due(self, now: float) -> int | None:
        """Return the mark that has newly been reached, once; else None."""
        passed = [mark for mark in SPOKEN if mark < self.said and now >= self.end - mark]
        if not passed:
            return None
        self.said = passed[-1]
        return passed[-1]
