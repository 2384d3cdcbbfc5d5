"""Observer: in the resolution, ships of its allies, or its own if it is an ally, go home instead of into the warp.

Wild: each of your allies draws a card. Super: one of your ships joins the encounter straight from the warp.
"""


from engine.encounter.hand import draw
from engine.encounter.items import Alien, Use
from engine.encounter.losses import losing_of, sparable, spare
from engine.encounter.moments import moment_name, phase_of
from engine.encounter.phases.launch import ship_limit
from engine.encounter.ships import join_from_warp
from engine.encounter.state import DEFENSE, OFFENSE, PASS, Event, Game, step
from engine.encounter.totals import allies
from engine.kernel.asking import Asking, Choice, pick

RESOLUTION = ("resolution", "encounter", "turn")
MAIN = (OFFENSE, DEFENSE)


def protected(game: Game, seat: int) -> list[int]:
    """Return the seats whose lost ships are saved: the owner's own if it is an ally, or those of its allies if it is a
    main player (D-45).
    """
    wards = allies(game, game.side_of(seat)) if game.role[seat] in MAIN else [seat]
    return [ward for ward in wards if sparable(game, ward)]


def somebody_falls(game: Game, seat: int, event: Event) -> bool:
    return phase_of(moment_name(game)) in RESOLUTION and bool(protected(game, seat))


def protect(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Save the ships of all protected seats with one use. Their owners place them."""
    for ward in reversed(protected(game, seat)):
        spare(game, ward, losing_of(game, ward))
        game.push("ships.place", ward, "observer")


# --- wild --------------------------------------------------------------------------------------------------------


def has_allies(game: Game, seat: int, event: Event) -> bool:
    return bool(allies(game, game.side_of(seat)))


def treat(game: Game, seat: int, choice: Choice, event: Event) -> None:
    for ally in reversed(allies(game, game.side_of(seat))):
        game.push("observer.gift", ally)


@step
def gift(game: Game, ally: int) -> Asking:
    """Ask an ally whether to take a card; allies are asked clockwise from the offense's left."""
    answer = yield pick(ally, "observer.gift", (("yes",), PASS))
    if answer == 0:
        draw(game, ally, 1, "observer")


# --- super -------------------------------------------------------------------------------------------------------


def can_call(game: Game, seat: int, event: Event) -> bool:
    """Return whether Observer is sending ships now, as the offense or as an ally who has joined, and may send one more.
    """
    sends = event in ((), (seat, game.side_of(seat)))
    return sends and game.warp[seat] > 0 and game.ships_in(seat) < ship_limit(game, seat)


def call(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Send one ship from the warp, within the limit of ships that may be sent. It may be the only one (X-32)."""
    join_from_warp(game, seat, "observer")


ALIEN = Alien(
    level="green",
    power=(Use(("any.ships_to_warp",), protect, role="main_or_ally", when=somebody_falls, forced=True),),
    wild=Use(("alliance.closed",), treat, role="main", when=has_allies),
    super_=Use(("launch.send", "alliance.join"), call, role="offense_or_ally", when=can_call),
)
