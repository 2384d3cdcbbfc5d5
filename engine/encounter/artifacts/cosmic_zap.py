"""Cosmic Zap: one use of a power, anybody's, is undone, and that power rests until the encounter ends (R-POW-7)."""


from engine.encounter.acts import ZAPPED_OFF, stop_act, zappable
from engine.encounter.items import Artifact, Use
from engine.encounter.state import Event, Game
from engine.kernel.asking import Choice


def a_use_is_open(game: Game, seat: int, event: Event) -> bool:
    return zappable(game, event[0])


def zap(game: Game, seat: int, choice: Choice, event: Event) -> None:
    stop_act(game, event[0], ZAPPED_OFF)


ARTIFACT = Artifact(2, Use(("any.use_declared",), zap, when=a_use_is_open, zap=True))
