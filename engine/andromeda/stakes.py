"""The stakes of a battle before it is fought: what a victory brings and what a defeat costs (A-BAT-23 to 26).

Public facts only: what lies before everybody is counted, shields, lasting cards, abilities and upgrades; what may be in
a hand is not. Knows positions, decides nothing.
"""

from collections.abc import Sequence

from engine.andromeda.abilities import (
    Pushed,
    abilities_of,
    closed,
    cost_of,
    faction_ability,
    number_of,
    source_of,
    upgrade_special,
)
from engine.andromeda.aftermath import ignored, is_robbery
from engine.andromeda.content import MOON_IDS, RAIDER_IDS, SPACE_VP, TOKEN_SPACES, TOP
from engine.andromeda.fleet import fleet_at, shields_free
from engine.andromeda.rows import SUPREMACY
from engine.andromeda.state import Game, players_at, side_of
from engine.andromeda.supply import within_means
from engine.andromeda.tracks import LATE
from engine.andromeda.view_types import Stakes
from engine.andromeda.vocabulary import ENERGY


def stakes(game: Game, seat: int, region: int, classes: Sequence[int]) -> Stakes:
    """Return what a seat may win and lose by fighting in a region. `classes` are the raiders it may meet there."""
    space = min(TOP, game.tracks[seat][SUPREMACY] + 1)
    moved = space > game.tracks[seat][SUPREMACY]
    waits = moved and space in TOKEN_SPACES
    token = waits and game.medal_spaces[TOKEN_SPACES.index(space)] >= 0
    moon = game.tactical[seat]
    here = fleet_at(game, seat, region)
    ships, spared = hit(game, seat, here)
    return {
        "space": space if moved else -1,
        "vp": (SPACE_VP[space] - SPACE_VP[space - 1] if moved else 0) + (LATE if waits and not token else 0),
        "token": token,
        "raiders": [RAIDER_IDS[game.raider_cards[cls]] for cls in classes],
        "ships": ships,
        "spared": spared,
        "rescue": rescue(game, seat),
        "won": [list(source_of(game, one)) for one in won(game, seat, region, here)],
        "lost": [list(source_of(game, one)) for one in lost(game, seat, ships)],
        "moon": MOON_IDS[moon] if moon >= 0 else "",
    }


def hit(game: Game, seat: int, here: Sequence[int]) -> tuple[list[int], int]:
    """Return, by type, the ships that no shield protects, and how many of them Shield Harmonics spares. If the owner
    has no choice, spared ships are already deducted.
    """
    ships = [max(0, n - shields_free(game, seat, kind)) for kind, n in enumerate(here)]
    spared = min(ignored(game, seat), sum(ships))
    if spared and (spared == sum(ships) or max(ships) == sum(ships)):
        ships = [n - spared * (n > 0) if n == sum(ships) else 0 for n in ships]
        spared = 0
    return ships, spared


def rescue(game: Game, seat: int) -> int:
    """Return the energy for which a ship goes to the repair ship rather than the scrapyard, or -1 if it cannot."""
    number = number_of(game, seat, "ship_to_scrapyard")
    if number < 0 or closed(game, abilities_of(game, seat)[number]):
        return -1
    cost = cost_of(abilities_of(game, seat)[number])
    return int(cost[ENERGY]) if within_means(game, seat, cost) else -1


def won(game: Game, seat: int, region: int, here: Sequence[int]) -> list[Pushed]:
    """Return the abilities and ship upgrades that a victory triggers. Effects that rob a player do not apply to
    raiders.
    """
    found = faction_ability(game, seat, "win_battle")
    enemies = any(side_of(game, who) != side_of(game, seat) for who in players_at(game, region))
    if found and is_robbery(game, seat) and not enemies:
        found = []
    return found + [one for kind, n in enumerate(here) if n for one in upgrade_special(game, seat, kind, "win_battle")]


def lost(game: Game, seat: int, ships: Sequence[int]) -> list[Pushed]:
    """Return the abilities that a defeat triggers, and the upgrades triggered by ships that go to the scrapyard."""
    fallen = [kind for kind, n in enumerate(ships) if n]
    found = faction_ability(game, seat, "lose_battle")
    return found + [one for kind in fallen for one in upgrade_special(game, seat, kind, "ship_to_scrapyard")]
