"""Vacuum: for ships it loses to the warp it names others who lose as many, divided as it likes.

Wild: bring one of your ships from the warp for each other main player who shows an attack. Super: it picks the lost
ships itself.
"""


from engine.encounter.acts import riding
from engine.encounter.items import Alien, Use
from engine.encounter.losses import impose_losses
from engine.encounter.ships import recover
from engine.encounter.state import DEF, NONE, OFF, Event, Game
from engine.encounter.values import types
from engine.kernel.asking import Asking, Choice, amount, spread


def targets(game: Game, seat: int) -> list[int]:
    return [other for other in game.others_clockwise(seat) if game.has_colony(other)]


def has_lost(game: Game, seat: int, event: Event) -> bool:
    """Return whether ships of this seat entered the warp; removed ones do not count (X-11)."""
    return event[0] == seat and event[1] > 0 and bool(targets(game, seat))


def divide(game: Game, seat: int, event: Event) -> Asking:
    """Ask which players lose how many ships, up to as many as it lost. Naming none is allowed."""
    others = targets(game, seat)
    caps = [min(event[1], game.on_colonies(other)) for other in others]
    counts = yield spread(seat, "vacuum.divide", [("seat", other) for other in others], caps, 0, event[1])
    return tuple((other, count) for other, count in zip(others, counts, strict=True) if count)


def drag_down(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Make the named players lose ships, in one event for all. They choose the ships, or Vacuum does."""
    chooses = riding(game, "vacuum.power") is not None
    game.notes.pop("rider:vacuum.power", None)  # it covers this one catharsis
    named = [(other, count) for other in game.order for who, count in choice if who == other]
    impose_losses(game, named, "vacuum", seat if chooses else NONE, research=not chooses)


# --- wild --------------------------------------------------------------------------------------------------------


def attackers(game: Game, seat: int) -> int:
    """Return how many other main players have a card that counts as an attack."""
    kinds = types(game)
    return sum([kinds[side] == "attack" and game.main(side) != seat for side in (OFF, DEF)])


def can_breathe(game: Game, seat: int, event: Event) -> bool:
    return game.warp[seat] > 0 and game.has_colony(seat) and attackers(game, seat) > 0


def name_number(game: Game, seat: int, event: Event) -> Asking:
    ships = yield amount(seat, "vacuum.recover", 1, min(attackers(game, seat), game.warp[seat]))
    return (ships,)


def breathe(game: Game, seat: int, choice: Choice, event: Event) -> None:
    recover(game, seat, choice[0], "vacuum")


ALIEN = Alien(
    level="green",
    power=(Use(("any.ships_lost",), drag_down, when=has_lost, announce=divide, forced=True),),
    wild=Use(("reveal.flipped", "reveal.reinforce"), breathe, when=can_breathe, announce=name_number),
    super_=Use(("any.ships_lost",), when=has_lost, rides="vacuum.power"),
)
