"""Warpish: its attack counts one more for every ship in the warp, of every seat.

Wild: your total counts one more for each of your own ships there. Super: the opponent's total counts one less for each
of the opponent's ships there.
"""


from engine.encounter.cards import FACE_BY_NAME
from engine.encounter.items import Alien, Use
from engine.encounter.state import Event, Game
from engine.encounter.values import ATTACK_TYPE, types
from engine.kernel.asking import Choice

SOURCE = ("power", "warpish.power")
FLARE = ("card", FACE_BY_NAME["flare_warpish"])


def own_attack(game: Game, seat: int, event: Event) -> bool:
    return types(game)[game.side_of(seat)] == ATTACK_TYPE


def raise_the_dead(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Add the ships in the warp to the total, counted once. Ships that come and go later change nothing (X-41)."""
    game.effects.append(("flat", game.side_of(seat), sum(game.warp), SOURCE))


def call_own(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.effects.append(("flat", game.side_of(seat), game.warp[seat], FLARE))


def haunt(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.effects.append(("flat", 1 - game.side_of(seat), -game.warp[game.opponent(seat)], FLARE))


ALIEN = Alien(
    level="red",
    power=(Use(("reveal.flipped",), raise_the_dead, role="main", when=own_attack, forced=True),),
    wild=Use(("reveal.flipped", "reveal.reinforce"), call_own, role="main"),
    super_=Use(("reveal.flipped", "reveal.reinforce"), haunt, role="main"),
)
