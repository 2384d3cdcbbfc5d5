"""Collapsium Hulls (4): losing as the defense by five or less, one ship stays on the planet (R-TEC, T-OUT-4)."""


from engine.encounter.items import Technology, Use
from engine.encounter.losses import losing_of, stay
from engine.encounter.outcome import lost_side
from engine.encounter.state import Event, Game
from engine.kernel.asking import Choice

MARGIN = 5


def barely_lost(game: Game, seat: int, event: Event) -> bool:
    """Return whether the defense lost by five or less. Without compared totals there is no amount to lose by."""
    return event == ("stay",) and 0 <= game.margin <= MARGIN and lost_side(game, seat) and losing_of(game, seat) > 0


def hold(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Keep one ship. It was not lost, so it earns no compensation."""
    stay(game, seat)


TECHNOLOGY = Technology(4, (Use(("resolution.losses",), hold, role="defense", when=barely_lost),), keeps="stays")
