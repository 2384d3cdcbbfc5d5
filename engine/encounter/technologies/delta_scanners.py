"""Delta Scanners (2): take any one card from the cosmic discard pile."""

from typing import Any

from engine.encounter.items import Technology, Use
from engine.encounter.state import Game
from engine.kernel.asking import pick


def something_discarded(game: Game, seat: int, event: tuple[Any, ...]) -> bool:
    return bool(game.discards)


def name_card(game: Game, seat: int, event: tuple[Any, ...]) -> Any:
    faces = sorted(set(game.discards))
    answer = yield pick(seat, "delta_scanners.take", [("card", face) for face in faces])
    return (faces[answer],)


def take(game: Game, seat: int, choice: Any, event: tuple[Any, ...]) -> None:
    if choice[0] in game.discards:
        game.discards.remove(choice[0])
        game.gain(seat, choice[0])
        game.emit("taken_from_discards", seat, choice[0])


TECHNOLOGY = Technology(2, (Use(("regroup.begin",), take, when=something_discarded, announce=name_card),))
