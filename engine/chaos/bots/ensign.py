"""The ensign: a cadet who errs two times where a cadet errs five times."""

from engine.chaos.bots import cadet


class Bot(cadet.Bot):
    errs = {kind: errs * 2 // 5 for kind, errs in cadet.ERRS.items()}
