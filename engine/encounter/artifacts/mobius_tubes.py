"""Mobius Tubes: at the start of an encounter of its user's own, all ships of all players leave the warp."""


from engine.encounter.items import Artifact, Use
from engine.encounter.ships import recover
from engine.encounter.state import Event, Game
from engine.kernel.asking import Choice


def somebody_in_the_warp(game: Game, seat: int, event: Event) -> bool:
    return any(game.warp)


def free_everybody(game: Game, seat: int, choice: Choice, event: Event) -> None:
    for owner in reversed(game.order):  # owners place in the order of R-TIM-2
        recover(game, owner, game.warp[owner], "mobius_tubes")


ARTIFACT = Artifact(2, Use(("regroup.begin",), free_everybody, role="offense", when=somebody_in_the_warp))
