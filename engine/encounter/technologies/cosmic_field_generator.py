"""Cosmic Field Generator (2): acts once like a Cosmic Zap, but cards that respond to artifacts cannot respond to it."""


from engine.encounter.acts import ZAPPED_OFF, stop_act, zappable
from engine.encounter.items import Technology, Use
from engine.encounter.state import Event, Game
from engine.kernel.asking import Choice


def a_use_is_open(game: Game, seat: int, event: Event) -> bool:
    return zappable(game, event[0])


def zap(game: Game, seat: int, choice: Choice, event: Event) -> None:
    stop_act(game, event[0], ZAPPED_OFF)


TECHNOLOGY = Technology(2, (Use(("any.use_declared",), zap, when=a_use_is_open, zap=True),))
