"""Virus: its own ships are multiplied by its attack instead of being added to it.

Wild: your ships and allied ships are multiplied instead of added. Super: its allies' ships are multiplied together with
its own.
"""


from engine.encounter.acts import riding
from engine.encounter.cards import FACE_BY_NAME
from engine.encounter.items import Alien, Use
from engine.encounter.state import Event, Game
from engine.encounter.values import ATTACK_TYPE, types
from engine.kernel.asking import Choice

SOURCE = ("power", "virus.power")
FLARE = ("card", FACE_BY_NAME["flare_virus"])


def own_attack(game: Game, seat: int, event: Event) -> bool:
    return types(game)[game.side_of(seat)] == ATTACK_TYPE


def multiply(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Multiply ships and card value as they are when the totals are compared. Each ship is one piece (T-TOT-1)."""
    with_allies = int(riding(game, "virus.power") is not None)
    game.effects.append(("product", game.side_of(seat), with_allies, SOURCE))


def multiply_ships(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.effects.append(("ship_product", game.side_of(seat), FLARE))


ALIEN = Alien(
    level="red",
    power=(Use(("reveal.flipped",), multiply, role="main", when=own_attack, forced=True),),
    wild=Use(("reveal.flipped", "reveal.reinforce"), multiply_ships, role="main"),
    super_=Use(("reveal.flipped",), role="main", when=own_attack, rides="virus.power"),
)
