"""The clock of an open deal: one minute for both sides, spoken of at a few marks. Time comes in from outside."""

SPOKEN = (30, 15, 5)  # seconds left at which the clock is said aloud


class DealClock:
    """Runs from the first question of a deal session to its end."""

    __slots__ = ("end", "said", "seats")

    def __init__(self, seconds: float, seats: list[int], now: float) -> None:
        self.end = now + seconds
        self.seats = seats
        self.said = seconds

    def left(self, now: float) -> float:
        return max(0.0, self.end - now)

    def over(self, now: float) -> bool:
        return now >= self.end

    def next_mark(self) -> float:
        """When something is to be said or done next."""
        for mark in SPOKEN:
            if mark < self.said:
                return self.end - mark
        return self.end

    def due(self, now: float) -> int | None:
        """The mark that has been reached and was not said yet, else None."""
        passed = [mark for mark in SPOKEN if mark < self.said and now >= self.end - mark]
        if not passed:
            return None
        self.said = passed[-1]
        return passed[-1]
