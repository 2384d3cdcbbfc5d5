"""Precursor Seed (9): its owner gains an unused alien's power while the Seed is in play (X-81, R-VMX-4)."""

from engine.encounter.items import Technology
from engine.encounter.state import KIND, SEED, Game
from engine.encounter.variants import draw_alien, give_sheet, remove_sheet


def sprout(game: Game, seat: int) -> None:
    """Give the seat the Seed's alien, face up even where powers are hidden."""
    number = draw_alien(game)
    if number is not None:
        give_sheet(game, seat, number, SEED, 1)


def wither(game: Game, seat: int) -> None:
    for sheet in [sheet for sheet in game.sheets[seat] if sheet[KIND] == SEED]:
        remove_sheet(game, seat, sheet)


TECHNOLOGY = Technology(9, keeps="stays", completed=sprout, left=wither)
