"""Calculator: announces that the higher of two attacks will be reduced by the lower one.

Wild: call odd or even; if right, the opponent's attack drops by yours, if wrong yours by the opponent's.
Super: announce as an ally.
"""


from engine.encounter.cards import FACE_BY_NAME
from engine.encounter.items import Alien, Use
from engine.encounter.state import Event, Game
from engine.kernel.asking import Asking, Choice, pick

SOURCE = ("power", "calculator.power")
FLARE = ("card", FACE_BY_NAME["flare_calculator"])
CALLS = (("even",), ("odd",))


def equalize(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Announce the reduction. The arithmetic at the flip follows from this announcement even if the power is lost
    meanwhile (T-POW-2).
    """
    game.effects.append(("equalize", seat, SOURCE))


def call(game: Game, seat: int, event: Event) -> Asking:
    answer = yield pick(seat, "calculator.call", CALLS)
    return CALLS[answer]


def take_call(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Record the call for its side, not for the card that lies there now (X-03)."""
    game.effects.append(("parity", game.side_of(seat), CALLS.index(choice), seat, FLARE))


ALIEN = Alien(
    level="yellow",
    power=(Use(("planning.cards_down",), equalize, role="main"),),
    wild=Use(("planning.cards_down",), take_call, role="main", announce=call),
    super_=Use(("planning.cards_down",), equalize, role="ally"),
)
