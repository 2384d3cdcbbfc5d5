"""Pacifist: its negotiate against an attack wins the encounter.

Wild: your negotiate against an attack counts as attack 15. Super: in a failed deal you lose one ship, the other five.
"""


from engine.encounter.cards import FACE_BY_NAME
from engine.encounter.items import Alien, Use
from engine.encounter.state import Event, Game
from engine.encounter.values import ATTACK_TYPE, NEGOTIATE_TYPE, types
from engine.kernel.asking import Choice, Ref

WILD_VALUE = 15
OWN_PENALTY, THEIR_PENALTY = 1, 5
SOURCE: Ref = ("power", "pacifist.power")
FLARE: Ref = ("card", FACE_BY_NAME["flare_pacifist"])


def peace_meets_war(game: Game, seat: int, event: Event) -> bool:
    kinds, side = types(game), game.side_of(seat)
    return kinds[side] == NEGOTIATE_TYPE and kinds[1 - side] == ATTACK_TYPE


def win(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Win the encounter for as long as a negotiate faces an attack (T-REV-3)."""
    game.effects.append(("wins", game.side_of(seat), SOURCE, "peace"))


def arm(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.effects.append(("base", game.side_of(seat), WILD_VALUE, FLARE))


def shift_penalty(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Set both penalties. They are one package: both apply or neither does."""
    game.notes[f"penalty:{seat}"] = OWN_PENALTY
    game.notes[f"penalty:{game.opponent(seat)}"] = THEIR_PENALTY


ALIEN = Alien(
    level="green",
    power=(Use(("reveal.flipped",), win, role="main", when=peace_meets_war, forced=True),),
    wild=Use(("reveal.flipped", "reveal.reinforce"), arm, role="main", when=peace_meets_war),
    super_=Use(("resolution.penalty",), shift_penalty, role="main"),
)
