"""Xenon Lasers (3): once in an encounter, add 1 to the own side's total or subtract 1 from it."""

from typing import Any

from engine.encounter.items import Technology, Use
from engine.encounter.state import Game
from engine.kernel.asking import pick


def more_or_less(game: Game, seat: int, event: tuple[Any, ...]) -> Any:
    answer = yield pick(seat, "xenon_lasers.sign", (("add",), ("subtract",)))
    return (1 if answer == 0 else -1,)


def shoot(game: Game, seat: int, choice: Any, event: tuple[Any, ...]) -> None:
    game.effects.append(("flat", game.side_of(seat), choice[0], ("technology", "xenon_lasers")))


TECHNOLOGY = Technology(
    3,
    (Use(("reveal.flipped", "reveal.reinforce"), shoot, role="main_or_ally", announce=more_or_less),),
    keeps="stays",
)
