"""The lieutenant: a cadet who has learnt some of it."""

from engine.encounter.bots import cadet


class Bot(cadet.Bot):
    __slots__ = ()
    errs = 60
