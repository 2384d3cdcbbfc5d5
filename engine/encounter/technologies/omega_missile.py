"""Omega Missile (8): a planet in any system leaves the game, and all ships on it go to the warp."""


from engine.encounter.items import Technology, Use
from engine.encounter.losses import lose
from engine.encounter.ships import recount
from engine.encounter.state import SYSTEM, Event, Game, step
from engine.kernel.asking import Asking, Choice, pick


def name_planet(game: Game, seat: int, event: Event) -> Asking:
    planets = game.planets()
    answer = yield pick(seat, "omega_missile.planet", [("planet", planet) for planet in planets])
    return (planets[answer],)


def fire(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.push("omega_missile.strike", choice[0])


@step
def strike(game: Game, planet: int) -> None:
    """Destroy a planet: all ships on it are lost, even those that land there in response. Then the planet is gone."""
    batch = [[who, planet, game.on_planet(planet, who)] for who in game.order]
    if any(count for _, _, count in batch):
        game.push("omega_missile.strike", planet)
        lose(game, batch, "omega_missile")
        return
    game.lost_planets.append(planet)
    if planet == game.n * SYSTEM:
        del game.kept["genesis"]
    game.emit("planet_destroyed", planet)
    for who, _, left, _ in game.ears.get("planet_left", ()):
        left(game, who, planet)
    recount(game)


TECHNOLOGY = Technology(8, (Use(("regroup.begin",), fire, announce=name_planet),))
