"""Warpspace Key (3): in the own regroup phase all own ships leave the warp."""

from typing import Any

from engine.encounter.items import Technology, Use
from engine.encounter.ships import recover
from engine.encounter.state import Game


def ships_in_warp(game: Game, seat: int, event: tuple[Any, ...]) -> bool:
    return game.warp[seat] > 0 and game.on_colonies(seat) > 0


def open_up(game: Game, seat: int, choice: Any, event: tuple[Any, ...]) -> None:
    recover(game, seat, game.warp[seat], "warpspace_key")


TECHNOLOGY = Technology(3, (Use(("regroup.begin",), open_up, role="offense", when=ships_in_warp),))
