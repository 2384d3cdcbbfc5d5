"""The lieutenant: a cadet who errs less often than an ensign."""

from engine.encounter.bots import cadet


class Bot(cadet.Bot):
    __slots__ = ()
    errs = 60
