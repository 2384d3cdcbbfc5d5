"""Genesis Bomb (4, secret): the Genesis planet joins the own system; its researchers may colonise it at once."""

from typing import Any

from engine.encounter.items import Technology, Use, technology_of
from engine.encounter.ships import found, founded, recount
from engine.encounter.state import SHIPS, SYSTEM, Game, step
from engine.kernel.asking import amount


def colonists(game: Game, seat: int, event: tuple[Any, ...]) -> Any:
    tech = technology_of(game, seat, "genesis_bomb")
    aboard = tech[SHIPS] if tech is not None else 0
    count = yield amount(seat, "genesis_bomb.ships", 0, aboard)
    return (count,)


def create(game: Game, seat: int, choice: Any, event: tuple[Any, ...]) -> None:
    """If it is in play already it moves, with the ships on it."""
    planet, count = game.n * SYSTEM, choice[0]
    game.kept["genesis"] = [seat]
    game.emit("genesis", seat, planet)
    game.push("genesis_bomb.settle")
    if count:
        tech = technology_of(game, seat, "genesis_bomb")
        if tech is not None:
            tech[SHIPS] -= count
            new = found(game, seat, planet, count)
            founded(game, [(seat, planet)] if new else [], "genesis_bomb")


@step
def settle(game: Game) -> None:
    recount(game)


TECHNOLOGY = Technology(4, (Use(("regroup.begin",), create, announce=colonists),), secret=True)
