"""Void: ships that lose to it leave the game for good, but each player keeps as many ships as colonies are needed to
win.

Wild: pay a ship to cancel an artifact that was just announced. Super: the power works as an ally of the winning side
too.
"""


from engine.encounter.acts import CANCELLED, act_by, stop_act
from engine.encounter.items import Alien, Use
from engine.encounter.losses import lose, losing_of, remove
from engine.encounter.outcome import won_side
from engine.encounter.places import colonies_outside, in_game
from engine.encounter.state import Event, Game
from engine.kernel.asking import Asking, Choice, pick


def removable(game: Game, loser: int) -> int:
    """Return how many of the losing ships may leave the game: their owner keeps as many ships as colonies are needed to
    win. The others go to the warp.
    """
    return min(losing_of(game, loser), max(0, in_game(game, loser) - game.options.goal))


def won_and_beat(game: Game, seat: int, event: Event) -> bool:
    return event == ("removal",) and won_side(game, seat) and any(removable(game, loser) for loser in game.order)


def eradicate(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Remove the lost ships from the game, before anything can save ships from the warp (T-RES-2 (b), X-10)."""
    for loser in game.order:
        remove(game, loser, removable(game, loser))


# --- wild --------------------------------------------------------------------------------------------------------


def can_pay(game: Game, seat: int, event: Event) -> bool:
    """Return whether the holder can pay a ship to cancel this artifact; its own artifacts too."""
    return act_by(game, event[0]) is not None and bool(colonies_outside(game, seat))


def name_ship(game: Game, seat: int, event: Event) -> Asking:
    planets = colonies_outside(game, seat)
    answer = yield pick(seat, "void.pay", [("planet", planet) for planet in planets])
    return (planets[answer],)


def pay(game: Game, seat: int, choice: Choice, event: Event) -> None:
    if game.on_planet(choice[0], seat):
        lose(game, [[seat, choice[0], 1]], "void")


def swallow(game: Game, seat: int, choice: Choice, event: Event) -> None:
    stop_act(game, event[0], CANCELLED)


ALIEN = Alien(
    level="red",
    power=(Use(("resolution.losses",), eradicate, role="main", when=won_and_beat, forced=True),),
    wild=Use(("any.artifact_attempt",), swallow, when=can_pay, announce=name_ship, price=pay),
    super_=Use(("resolution.losses",), eradicate, role="ally", when=won_and_beat),
)
