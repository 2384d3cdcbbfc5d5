"""The ensign: a cadet who errs a little less often."""

from engine.encounter.bots import cadet


class Bot(cadet.Bot):
    __slots__ = ()
    errs = 95
