"""Tripler: its attack is multiplied by three up to 10, and divided by three above.

Wild: the opposing attack of 15 or more is cut to a third before everything else. Super: its attacks up to 13 are
multiplied.
"""


from engine.encounter.acts import riding
from engine.encounter.cards import FACE_BY_NAME
from engine.encounter.items import Alien, Use
from engine.encounter.state import Event, Game
from engine.encounter.values import ATTACK_TYPE, THIRD_FROM, base_value, types
from engine.kernel.asking import Choice

LIMIT, SUPER_LIMIT = 10, 13
SOURCE = ("power", "tripler.power")
FLARE = ("card", FACE_BY_NAME["flare_tripler"])


def own_attack(game: Game, seat: int, event: Event) -> bool:
    return types(game)[game.side_of(seat)] == ATTACK_TYPE


def triple(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Triple every attack that the side has from now on, at the value that then counts (T-VAL-5)."""
    limit = LIMIT if riding(game, "tripler.power") is None else SUPER_LIMIT
    game.effects.append(("triple", game.side_of(seat), limit, SOURCE))


def strong_opponent(game: Game, seat: int, event: Event) -> bool:
    side = 1 - game.side_of(seat)
    return types(game)[side] == ATTACK_TYPE and base_value(game, side) >= THIRD_FROM


def cut(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.effects.append(("third", 1 - game.side_of(seat), FLARE))


ALIEN = Alien(
    level="red",
    power=(Use(("reveal.flipped",), triple, role="main", when=own_attack, forced=True),),
    wild=Use(("reveal.flipped", "reveal.reinforce"), cut, role="main", when=strong_opponent),
    super_=Use(("reveal.flipped",), role="main", when=own_attack, rides="tripler.power"),
)
