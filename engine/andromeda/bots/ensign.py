"""The ensign: a cadet who errs two times where a cadet errs five times."""

from engine.andromeda.bots import cadet


class Bot(cadet.Bot):
    __slots__ = ()
    errs = cadet.Bot.errs * 2 // 5
