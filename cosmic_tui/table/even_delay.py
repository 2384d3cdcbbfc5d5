"""How long an even table pauses when nobody is asked in secret: as long as one of its people might have taken.

The times are drawn from those that people have taken at this table: over secret questions once there are enough, over
open ones until then, and from a built-in guess while there are none. `tests/measure/windows.py` measures how well this
hides who was asked, and what it costs. Chance comes from outside, and nobody at the table knows it.
"""

from collections import deque
from collections.abc import Callable
from math import exp

KEPT = 60  # times
ENOUGH = 12  # of those that were taken in secret
ENOUGH_OPEN = 6
BLUR = 0.25  # by how much a time is stretched or shortened, so that none comes twice
SUPPOSED = (1.0, 1.4, 1.8, 2.2, 2.6, 3.1, 3.7, 4.5, 5.8, 8.0)  # seconds, of people nobody knows yet
LEAST = 0.2  # seconds: a silence is always one that can be noticed
MOST_SECONDS = 60.0  # who takes longer has left the room, and is no measure


class Pauses:
    """The times people have taken at this table, and the draw of a pause from them. `chance` gives numbers from 0 to 1.
    """

    def __init__(self, chance: Callable[[], float]) -> None:
        self.chance = chance
        self._secret: deque[float] = deque(maxlen=KEPT)
        self._open: deque[float] = deque(maxlen=KEPT)

    def learn(self, seconds: float) -> None:
        """Note the length of a silence in which a person was asked."""
        if seconds <= MOST_SECONDS:
            self._secret.append(seconds)

    def learn_open(self, seconds: float) -> None:
        """Learn from a person's answer to a question that everybody saw."""
        if seconds <= MOST_SECONDS:
            self._open.append(seconds)

    def known(self) -> list[float]:
        """Return the known times, sorted."""
        if len(self._secret) >= ENOUGH:
            return sorted(self._secret)
        if len(self._open) >= ENOUGH_OPEN:
            return sorted([*self._open, *self._secret])
        return list(SUPPOSED)

    def draw(self) -> float:
        """Draw how many seconds to wait."""
        which, one, other = (self.chance() for _ in range(3))
        times = self.known()
        return max(LEAST, times[int(which * len(times))] * exp(BLUR * (one + other - 1.0)))
