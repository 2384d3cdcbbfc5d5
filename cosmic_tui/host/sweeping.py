"""When a host runs the garbage collector and returns free memory to the system.

Python's own timing does not fit: with a thousand tables it would stop everybody for tens of milliseconds twice a second
and find nothing, because an answer leaves no cycles of references. Closed connections do leave some. So a host of many
tables collects in a quiet moment; else once as many connections have closed as are open, and every half hour in any
case. Knows no connection and no table.
"""

import ctypes
import gc
import sys

SOME = 200  # connections that are gone: worth a look in a quiet moment
QUIET_SECONDS = 2.0  # in which nobody has said anything
EVERY_SECONDS = 1800.0


def look_rarely() -> None:
    """Turn off automatic garbage collection except for a sweeper, and freeze the program's own objects."""
    gc.collect()
    gc.freeze()
    gc.disable()


def give_back() -> None:
    """Return free memory to the system, if the C library can do that."""
    gc.collect()
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    if trim is not None:
        trim(0)


class Sweeper:
    """The timing of garbage collection. `gone` counts connections closed since the last one; `stirred` is when the last
    message came.
    """

    def __init__(self, now: float) -> None:
        self.gone = 0
        self.stirred = self.swept = now

    def due(self, now: float, there: int) -> bool:
        """Return whether to collect garbage now, with this many connections open."""
        if now >= self.swept + EVERY_SECONDS:
            return True
        return self.gone >= SOME and (now >= self.stirred + QUIET_SECONDS or self.gone >= there)

    def done(self, now: float) -> None:
        self.gone, self.swept = 0, now
