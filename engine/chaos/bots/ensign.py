"""The ensign: plays as the cadet does, with two errors for every five of the cadet's."""

from engine.chaos.bots import cadet


class Bot(cadet.Bot):
    errs = {kind: errs * 2 // 5 for kind, errs in cadet.ERRS.items()}
