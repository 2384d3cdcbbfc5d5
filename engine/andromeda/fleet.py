"""What ships can do: ranges, abilities, where each may enter, shields of a type (A-LAU-9 to 16, A-SHP)."""

from functools import lru_cache

from engine.andromeda.board import FAR, N_REGIONS, N_SLOTS, REGIONS
from engine.andromeda.content import CARDS, FACTIONS, SHIP_IDS, SHIP_TYPES, UPGRADES
from engine.andromeda.state import PAD, Game, apart, at, hull, is_open, type_of
from engine.andromeda.supply import energy_within
from engine.kernel.asking import Ref


@lru_cache(maxsize=4096)
def _abilities(faction: int, kind: int, upgrade: int) -> frozenset[str]:
    row = SHIP_TYPES[kind] if upgrade < 0 else UPGRADES[upgrade]
    found = set(row.abilities)
    if faction >= 0:
        for ability in (FACTIONS[faction].first, FACTIONS[faction].second):
            if ability.ship_type == SHIP_IDS[kind]:
                found.add(ability.ability)
    return frozenset(found)


def can(game: Game, seat: int, kind: int, ability: str) -> bool:
    """Return whether a player's ships of a type have this ability: navigation, assault, jump or populate (A-SHP-3,
    A-FX-27).
    """
    if ability in _abilities(game.factions[seat], kind, game.upgrades[seat][kind]):
        return True
    return any(CARDS[card].ability == ability for card in game.lasting[seat])


def range_of(game: Game, seat: int, kind: int) -> int:
    return hull(game, seat, kind).range + sum(CARDS[card].range for card in game.lasting[seat])


def may_enter(game: Game, seat: int, kind: int, region: int) -> bool:
    """Return whether a ship type may enter a region: it must be open, and a nebula requires navigation (A-LAU-9,
    A-SPR-2).
    """
    return is_open(game, region) and (region < N_SLOTS or can(game, seat, kind, "navigation"))


def steps_to(game: Game, seat: int, kind: int, target: int, starts: list[int]) -> int:
    """Return the distance from the nearest start to the target for this ship type; FAR if there is no way."""
    table = apart(game, can(game, seat, kind, "navigation"))
    return min((table[start][target] for start in starts), default=FAR)


def reach(game: Game, seat: int, kind: int, start: int, plus: int = 0) -> dict[int, int]:
    """Return the regions a ship may move to, each with the energy it takes: 0 within range, 1 by a jump (A-LAU-10)."""
    table = apart(game, can(game, seat, kind, "navigation"))[start]
    far = range_of(game, seat, kind) + plus
    jump = can(game, seat, kind, "jump") and energy_within(game, seat) > 0
    found = {}
    for region in range(N_REGIONS):
        if region != start:
            if table[region] <= far:
                found[region] = 0
            elif jump and may_enter(game, seat, kind, region):
                found[region] = 1
    return found


def kinds_on_pad(game: Game, seat: int) -> list[int]:
    return sorted({type_of(ship) for ship, where in enumerate(game.ships[seat]) if where == PAD})


def ship_of(game: Game, seat: int, kind: int, where: int) -> int:
    """Return a ship of this type at a place. Ships of a type are interchangeable."""
    return next(ship for ship in at(game, seat, where) if type_of(ship) == kind)


def fleet_at(game: Game, seat: int, where: int) -> list[int]:
    """Return how many ships of each type are at a place."""
    found = [0] * len(SHIP_IDS)
    for ship in at(game, seat, where):
        found[type_of(ship)] += 1
    return found


def shields_free(game: Game, seat: int, kind: int) -> int:
    """Return how many shield icons of a type are unmarked. All ships of the type share them (A-SHP-6)."""
    return max(0, hull(game, seat, kind).shields - game.marks[seat][kind])


def ship_ref(kind: int, region: int) -> Ref:
    return ("ship", SHIP_IDS[kind], REGIONS[region])


def region_ref(region: int) -> Ref:
    return ("region", REGIONS[region])
