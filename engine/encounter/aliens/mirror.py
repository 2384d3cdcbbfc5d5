"""Mirror: calls a reversal, and every attack among the two cards is read from right to left once they are turned.

Wild: your card counts as a copy of the opposing card. Super: only one card is reversed.
"""


from engine.encounter.acts import riding
from engine.encounter.cards import FACE_BY_NAME
from engine.encounter.items import Alien, Use
from engine.encounter.state import DEF, OFF, Event, Game
from engine.encounter.values import types, values
from engine.kernel.asking import Asking, Choice, pick

SOURCE = ("power", "mirror.power")
FLARE = ("card", FACE_BY_NAME["flare_mirror"])


def reverse(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Reverse the cards of the named sides, whatever card lies there in the end (X-03)."""
    only = riding(game, "mirror.power")
    for side in only or (OFF, DEF):
        game.effects.append(("reverse", side, SOURCE))


def name_card(game: Game, seat: int, event: Event) -> Asking:
    """Ask whose card to reverse. The answer is public and is given while both cards lie face down."""
    side = game.side_of(seat)
    answer = yield pick(seat, "mirror.card", (("mine",), ("theirs",)))
    return (side if answer == 0 else 1 - side,)


def copy(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Copy the other card's type and value as they are now; later changes are not shared (T-VAL-1)."""
    side = game.side_of(seat)
    kind, value = types(game)[1 - side], values(game)[0][1 - side]
    game.effects.append(("copied", side, kind, value, FLARE))


ALIEN = Alien(
    level="yellow",
    power=(Use(("planning.cards_down",), reverse, role="main"),),
    wild=Use(("reveal.flipped", "reveal.reinforce"), copy, role="main"),
    super_=Use(("planning.cards_down",), role="main", announce=name_card, rides="mirror.power"),
)
