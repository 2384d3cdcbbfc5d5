"""When a host gives memory back: rings of objects that nobody holds any more, and what is free besides.

Python looks for such rings by a measure of its own. With a thousand tables it would stop everybody for tens of
milliseconds twice a second and find nothing: an answer leaves no rings. What leaves some are connections that are
gone. So a host of many tables looks when there is something to find: in a quiet moment, else once as many connections
have gone as are there, and every half hour whatever happens. Knows no connection and no table.
"""

import ctypes
import gc
import sys

SOME = 200  # connections that are gone: worth a look in a quiet moment
QUIET_SECONDS = 2.0  # in which nobody has said anything
EVERY_SECONDS = 1800.0


def look_rarely() -> None:
    """Turn the collector off but for a sweeper, and freeze the program itself."""
    gc.collect()
    gc.freeze()
    gc.disable()


def give_back() -> None:
    """Return free memory to the system, where its library can do that."""
    gc.collect()
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    if trim is not None:
        trim(0)


class Sweeper:
    """Decides when to sweep. `gone` counts connections since the last sweep; `stirred` is when a message came last."""

    def __init__(self, now: float) -> None:
        self.gone = 0
        self.stirred = self.swept = now

    def due(self, now: float, there: int) -> bool:
        """Return whether to look now, while so many connections are there."""
        if now >= self.swept + EVERY_SECONDS:
            return True
        return self.gone >= SOME and (now >= self.stirred + QUIET_SECONDS or self.gone >= there)

    def done(self, now: float) -> None:
        self.gone, self.swept = 0, now
