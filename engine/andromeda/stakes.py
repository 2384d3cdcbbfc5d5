"""The stakes of a battle before it is fought: what a victory brings and what a defeat costs (A-BAT-23 to 26).

Public facts only; cards and abilities that change it are not counted. Knows positions, decides nothing.
"""

from collections.abc import Sequence

from engine.andromeda.content import MOON_IDS, RAIDER_IDS, SPACE_VP, TOKEN_SPACES, TOP
from engine.andromeda.fleet import fleet_at, shields_free
from engine.andromeda.rows import SUPREMACY
from engine.andromeda.state import Game
from engine.andromeda.tracks import LATE
from engine.andromeda.view_types import Stakes


def stakes(game: Game, seat: int, region: int, classes: Sequence[int]) -> Stakes:
    """Return what is at stake for a seat that fights in a region; `classes`: the raiders it may meet there."""
    space = min(TOP, game.tracks[seat][SUPREMACY] + 1)
    moved = space > game.tracks[seat][SUPREMACY]
    waits = moved and space in TOKEN_SPACES
    token = waits and game.medal_spaces[TOKEN_SPACES.index(space)] >= 0
    moon = game.tactical[seat]
    return {
        "space": space if moved else -1,
        "vp": (SPACE_VP[space] - SPACE_VP[space - 1] if moved else 0) + (LATE if waits and not token else 0),
        "token": token,
        "raiders": [RAIDER_IDS[game.raider_cards[cls]] for cls in classes],
        "ships": [max(0, n - shields_free(game, seat, kind)) for kind, n in enumerate(fleet_at(game, seat, region))],
        "moon": MOON_IDS[moon] if moon >= 0 else "",
    }
