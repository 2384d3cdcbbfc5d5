"""Warpspace Key (3): in its owner's regroup phase all ships of its owner leave the warp."""


from engine.encounter.items import Technology, Use
from engine.encounter.ships import recover
from engine.encounter.state import Event, Game
from engine.kernel.asking import Choice


def ships_in_warp(game: Game, seat: int, event: Event) -> bool:
    return game.warp[seat] > 0 and game.has_colony(seat)


def open_up(game: Game, seat: int, choice: Choice, event: Event) -> None:
    recover(game, seat, game.warp[seat], "warpspace_key")


TECHNOLOGY = Technology(3, (Use(("regroup.begin",), open_up, role="offense", when=ships_in_warp),))
