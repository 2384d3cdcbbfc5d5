"""What is in the box, as screens need it: the kind of a planet, what a moon shows, what a module costs. By id, as views
name things.

Reads the tables of the game's content, which never change; must not know positions, screens or words.
"""

from __future__ import annotations

from engine.andromeda import content
from engine.andromeda.board import BESIDE, NEBULAE, REGIONS, SLOTS
from engine.andromeda.board import place as slot_place
from engine.andromeda.rows import Card, Event, Faction, Hull, Module, Moon, Raider, Upgrade
from engine.andromeda.view_types import NOWHERE, View
from engine.andromeda.vocabulary import LISTS, RESOURCES, TRACKS

SHIPS = content.SHIP_IDS
CLASSES = content.CLASSES
TOP = content.TOP
SPACE_VP = content.SPACE_VP
LEVELS = content.LEVELS
MODULES: dict[str, Module] = {row.id: row for row in content.MODULES}
CARDS: dict[str, Card] = {row.id: row for row in content.CARDS}
EVENTS: dict[str, Event] = {row.id: row for row in content.EVENTS}
RAIDERS: dict[str, Raider] = {row.id: row for row in content.RAIDERS}
UPGRADES: dict[str, Upgrade] = {row.id: row for row in content.UPGRADES}
FACTIONS: dict[str, Faction] = {row.id: row for row in content.FACTIONS}
MOONS: dict[str, Moon] = {row.id: row for row in content.MOONS}
HULLS: tuple[Hull, ...] = content.SHIP_TYPES
PLANET_KIND: dict[str, int] = {row.id: row.kind for row in content.PLANETS}
KINDS = content.PLANET_KINDS
BASES = tuple(row.id for row in content.BASES)
SPECIALS = tuple(row.id for row in content.SPECIALS)
DESTINY = {row.id: row for row in content.DESTINY}
DEVELOPMENTS = content.DEVELOPMENTS
BASE_MODULES = tuple(content.MODULE_IDS[number] for number in content.BASE_MODULES)
PRICE_KIND = content.MODULE_PRICE
EFFECTS = LISTS
N_KINDS = 4  # rows of a station; supremacy has no modules
ENERGY, TITANIUM, ICE, NANOCARBON, CREDIT, TACTICS = range(6)

__all__ = [
    "BESIDE", "NEBULAE", "REGIONS", "RESOURCES", "SLOTS", "TRACKS", "icon", "kind_of", "neighbours", "next_icon",
    "slot_place",
]  # fmt: skip


def kind_of(view: View, region: str) -> int:
    """Return the kind of planet in a region, or -1."""
    return PLANET_KIND.get(view["map"].get(region, NOWHERE).get("tile", ""), -1)


def neighbours(region: str) -> tuple[str, ...]:
    return tuple(REGIONS[other] for other in BESIDE[REGIONS.index(region)])


def icon(track: int, space: int) -> str:
    """Return the reward on a space of a track, as the end of a message's id, or ""."""
    if space in LEVELS:
        return f"level_{LEVELS.index(space) + 1}"
    name = content.ICONS[track].get(space, "")
    if name == "hand_limit":
        return f"hand_{dict(content.HAND_LIMITS)[space]}"
    if track == 2 and not name and space in (4, 10):
        return "vault_1" if space == 4 else "vault_2"
    return name


def next_icon(track: int, space: int) -> tuple[int, str]:
    """Return the next space of a track with a reward, and the reward. Return (0, "") if there is none."""
    for later in range(space + 1, TOP + 1):
        if name := icon(track, later):
            return later, name
    return 0, ""
