"""Genesis Bomb (4, secret): the Genesis planet joins its owner's system; the researching ships may colonize it at once.
"""


from engine.encounter.items import Technology, Use
from engine.encounter.sheets import technology_of
from engine.encounter.ships import land, lift_researchers, recount
from engine.encounter.state import SHIPS, SYSTEM, Event, Game
from engine.kernel.asking import Asking, Choice, amount


def not_destroyed(game: Game, seat: int, event: Event) -> bool:
    """Return whether the Genesis planet has not been destroyed. There is only one."""
    return game.n * SYSTEM not in game.lost_planets


def colonists(game: Game, seat: int, event: Event) -> Asking:
    tech = technology_of(game, seat, "genesis_bomb")
    aboard = tech[SHIPS] if tech is not None else 0
    count = yield amount(seat, "genesis_bomb.ships", 0, aboard)
    return (count,)


def create(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Add the Genesis planet to the owner's system. If it is in play already, it moves with the ships on it, and its
    former owner's colony there is foreign from now on.
    """
    planet, count = game.n * SYSTEM, choice[0]
    game.kept["genesis"] = [seat]
    game.emit("genesis", seat, planet)
    game.push("victory.after_effect")
    tech = technology_of(game, seat, "genesis_bomb")
    if count and tech is not None:
        lift_researchers(game, seat, tech, count)
        game.afloat[seat] -= count
        land(game, seat, planet, count, "genesis_bomb")
    recount(game)


TECHNOLOGY = Technology(4, (Use(("regroup.begin",), create, when=not_destroyed, announce=colonists),), secret=True)
