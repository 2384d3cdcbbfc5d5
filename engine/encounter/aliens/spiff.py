"""Spiff: an offense beaten by ten or more still lands one ship on the planet.

Wild: a beaten defense keeps one of its ships on the planet. Super: five or more is enough.
"""


from engine.encounter.items import Alien, Use
from engine.encounter.losses import losing_of, spare, stay
from engine.encounter.outcome import lost_side
from engine.encounter.ships import land, recount
from engine.encounter.state import Event, Game
from engine.kernel.asking import Choice

CRUSHING, ENOUGH = 10, 5


def crashes(game: Game, seat: int, event: Event) -> bool:
    """Return whether the encounter was lost with totals compared (T-OUT-4), and a ship of its own on the gate is on its
    way to the warp.
    """
    return event == ("stay",) and lost_side(game, seat) and losing_of(game, seat) > 0


def crushed(game: Game, seat: int, event: Event) -> bool:
    return crashes(game, seat, event) and game.margin >= CRUSHING


def beaten(game: Game, seat: int, event: Event) -> bool:
    return crashes(game, seat, event) and ENOUGH <= game.margin < CRUSHING


def crash_land(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Land one ship beside all the ships there. The attack remains lost."""
    spare(game, seat, 1)
    game.afloat[seat] -= 1
    land(game, seat, game.target, 1, "crash")
    recount(game)


def keep_one(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Keep one ship. It was not lost, so it earns no compensation."""
    stay(game, seat)


ALIEN = Alien(
    level="green",
    power=(Use(("resolution.losses",), crash_land, role="offense", when=crushed),),
    wild=Use(("resolution.losses",), keep_one, role="defense", when=crashes),
    super_=Use(("resolution.losses",), role="offense", when=beaten, rides="spiff.power"),
)
