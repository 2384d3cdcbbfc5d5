"""The map and the seats as everybody sees them: put together when something of it has changed, and kept beside the
position until then.

Each part is made of facts and of nothing else, so what was made of equal facts is the same. Must not know who watches.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from engine.andromeda.board import N_REGIONS, N_SLOTS, REGIONS
from engine.andromeda.content import (
    CARD_IDS,
    CLASSES,
    DEVELOPMENTS,
    FACTION_IDS,
    FIRST_BASE,
    FLEET,
    MODULE_IDS,
    MOON_IDS,
    PLANET_OF_TILE,
    SHIP_IDS,
    SUPREMACY_IDS,
    TILES,
    UPGRADE_IDS,
)
from engine.andromeda.moons import captured_limit
from engine.andromeda.rows import CIVILIZATION
from engine.andromeda.state import DELEGATED, DOCKED, GONE, LIMIT_AT, PAD, REPAIR, RESERVE, STATION, YARD, Game, Row
from engine.andromeda.turn import storage
from engine.andromeda.view_types import Region, Seat

Facts = tuple[Any, ...]

PLACES = (PAD, RESERVE, YARD, REPAIR, DOCKED)  # numbers in a row
TYPES = len(SHIP_IDS)
DOCKS = {-1: "", 9: "energy", 10: "ability"}  # what stands on a dock, besides ships
NEBULA = len(TILES)
TILE_NAMES = (*TILES, "nebula")
# names by number, and "" for none
card_name = CARD_IDS.__getitem__
moon_name = (*MOON_IDS, "").__getitem__
upgrade_name = (*UPGRADE_IDS, "").__getitem__
supremacy_name = (*SUPREMACY_IDS, "").__getitem__
faction_name = (*FACTION_IDS, "").__getitem__


# --- kept as long as the facts are the same ---


def regions(game: Game) -> dict[str, Region]:
    """Return every region there is, by name."""
    found: dict[str, Region] = kept(game, game.n, map_facts(game), map_rows)
    return found


def seats(game: Game) -> list[Seat]:
    """Return a new list of the seats' rows. The rows themselves are shared and must not be changed."""
    return [kept(game, who, seat_facts(game, who), seat_row) for who in range(game.n)]


def kept(game: Game, place: int, facts: Facts, make: Callable[..., Any]) -> Any:
    known = game.seen[place]
    if known[0] != facts:
        known = tuple(map(still, facts)), make(*facts)
        game.seen = (*game.seen[:place], known, *game.seen[place + 1 :])
    return known[1]


def still(fact: Any) -> Any:
    """Return a copy of a fact that would otherwise be changed in place."""
    if isinstance(fact, list):
        return [part[:] if isinstance(part, list) else part for part in fact]
    return fact.copy() if isinstance(fact, dict) else fact


def audit(game: Game) -> None:
    """Assert that the stored rows equal those made anew, so that no fact was left out and no view was changed."""
    for place, (facts, made) in enumerate(game.seen):
        if facts:
            assert made == (seat_row if place < game.n else map_rows)(*facts), "a view was changed"


# --- the map ---


def map_facts(game: Game) -> Facts:
    return game.tiles, game.moons, game.devs, game.raiders, game.bonus, game.ships, game.leaders


def map_rows(
    tiles: list[int],
    moons: list[tuple[int, ...]],
    devs: dict[int, int],
    raiders: dict[int, tuple[int, int]],
    bonus: dict[int, tuple[int, ...]],
    ships: list[list[int]],
    leaders: list[list[int]],
) -> dict[str, Region]:
    """Return a row for each slot with a tile and for each nebula. Rows omit things that are absent."""
    rows: dict[int, Region] = {}
    found: dict[str, Region] = {}
    for region in range(N_REGIONS):
        tile = tiles[region] if region < N_SLOTS else NEBULA
        if tile >= 0:
            row: Region = {"tile": TILE_NAMES[tile]}
            rows[region] = found[REGIONS[region]] = row
            pile = moons[region]
            if pile:
                row["moon"], row["moons"] = MOON_IDS[pile[-1]], len(pile)
            elif tile < FIRST_BASE:
                row["moon"], row["moons"] = "", 0
    for region, owner in devs.items():
        rows[region]["development"], rows[region]["owner"] = DEVELOPMENTS[PLANET_OF_TILE[tiles[region]]], owner
    for region, (cls, n) in raiders.items():
        rows[region]["raiders"] = [CLASSES[cls], n]
    for region, lying in bonus.items():
        rows[region]["bonus"] = list(lying)
    for seat, here in enumerate(leaders):
        for region, n in leaders_lying(tuple(here)):
            rows[region].setdefault("leaders", [0] * len(leaders))[seat] = n
        name = str(seat)
        for region, counts in fleet(tuple(ships[seat]))[1]:
            rows[region].setdefault("ships", {})[name] = counts
    return found


@lru_cache(maxsize=8192)
def leaders_lying(leaders: tuple[int, ...]) -> list[tuple[int, int]]:
    """Return each region with leaders of a seat, and how many there are."""
    return [(region, n) for region, n in enumerate(leaders[:N_REGIONS]) if n]


@lru_cache(maxsize=8192)
def fleet(ships: tuple[int, ...]) -> tuple[list[list[int]], list[tuple[int, list[int]]]]:
    """Count a seat's ships by type at each place beside the map and in each region. The result is shared by many
    questions.
    """
    places: list[list[int]] = [[0] * TYPES for _ in PLACES]
    regions: dict[int, list[int]] = {}
    for ship, where in enumerate(ships):
        if where < N_REGIONS:
            regions.setdefault(where, [0] * TYPES)[FLEET[ship]] += 1
        elif where < GONE:
            places[where - PAD][FLEET[ship]] += 1
    return places, list(regions.items())


# --- a seat ---


def seat_facts(game: Game, who: int) -> Facts:
    leaders = game.leaders[who]
    return (
        game.factions[who],
        game.vp[who],
        game.stock[who],
        len(game.hands[who]),
        game.tracks[who],
        game.rows[who],
        game.tactical[who],
        game.captured[who],
        game.upgrades[who],
        game.spare[who],
        game.marks[who],
        game.ships[who],
        leaders[STATION],
        leaders[DELEGATED],
        game.dev_cards[who],
        game.medals[who],
        len(game.discoveries[who]),
        game.lasting[who],
        len(game.destiny[who]),
    )


def seat_row(
    faction: int,
    vp: int,
    stock: list[int],
    hand: int,
    tracks: list[int],
    rows: list[Row],
    tactical: int,
    captured: list[int],
    upgrades: list[int],
    spare: tuple[int, ...],
    marks: list[int],
    ships: list[int],
    leaders: int,
    delegated: int,
    cards: list[tuple[int, bool]],
    medals: list[int],
    discoveries: int,
    lasting: list[int],
    destiny: int,
) -> Seat:
    """Return one player's station, fleet and goods."""
    pad, reserve, yard, repair, docked = fleet(tuple(ships))[0]
    return {
        "faction": faction_name(faction),
        "vp": vp,
        "stock": stock[:],
        "hand": hand,
        "hand_limit": LIMIT_AT[tracks[CIVILIZATION]],
        "storage": [*storage(faction)],
        "tracks": tracks[:],
        "rows": [*map(row_view, rows)],
        "tactical": moon_name(tactical),
        "captured": [*map(moon_name, captured)],
        "captured_limit": captured_limit(faction),
        "upgrades": [*map(upgrade_name, upgrades)],
        "upgrades_spare": [*map(upgrade_name, spare)],
        "marks": marks[:],
        "pad": pad,
        "reserve": reserve,
        "yard": yard,
        "repair_ship": repair,
        "docked": docked,
        "leaders": leaders,
        "delegated": delegated,
        "cards": [[DEVELOPMENTS[kind], up] for kind, up in cards],
        "supremacy": [*map(supremacy_name, medals)],
        "discoveries": discoveries,
        "lasting": [*map(card_name, lasting)],
        "destiny": destiny,
    }


@lru_cache(maxsize=4096)
def row_view(row: Row) -> list[list[Any]]:
    """Return one row of a station. The result is shared by many views and must not be changed."""
    return [module_view(module) for module in row]


def module_view(module: tuple[int, ...]) -> list[Any]:
    """Return a module as [module, markers, mechaphage, moon in its frame, what is on its dock, whether its frame has
    scored].
    """
    number, damage, hive, moon, dock, scored = module
    means = SHIP_IDS[FLEET[dock]] if 0 <= dock < len(FLEET) else DOCKS[dock]
    return [MODULE_IDS[number], damage, bool(hive), MOON_IDS[moon] if moon >= 0 else "", means, bool(scored)]
