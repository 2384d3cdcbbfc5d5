"""The clock of a bargain, an open deal's minute above all, spoken of at a few marks. Time comes in from outside.

Knows seats by number; must not know what they talk about.
"""

from typing import Any

SPOKEN = (30, 15, 5)  # seconds left at which the clock is said aloud


class DealClock:
    """Runs for these seats while what they talk about (`key`) stays the same; `done`: a soft one that is over."""

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
        """Return when something has to be said or done next."""
        for mark in SPOKEN:
            if mark < self.said:
                return self.end - mark
        return self.end

    def due(self, now: float) -> int | None:
        """Return the mark that has been reached and was not said yet, else None."""
        passed = [mark for mark in SPOKEN if mark < self.said and now >= self.end - mark]
        if not passed:
            return None
        self.said = passed[-1]
        return passed[-1]
