"""Everything in the box, as tables by number, and the numbers by id. Nothing here knows a position."""

from engine.andromeda.content import civilization, commerce, industry, science
from engine.andromeda.content.cosmic_dusk import EVENTS as COSMIC_DUSK
from engine.andromeda.content.destiny import DESTINY as DESTINY
from engine.andromeda.content.factions import FACTIONS as FACTIONS
from engine.andromeda.content.galactic_dawn import EVENTS as GALACTIC_DAWN
from engine.andromeda.content.moons import MOONS as MOONS
from engine.andromeda.content.raiders import RAIDERS as RAIDERS
from engine.andromeda.content.ships import SHIP_TYPES as SHIP_TYPES
from engine.andromeda.content.ships import UPGRADES as UPGRADES
from engine.andromeda.content.tactics import CARDS as CARDS
from engine.andromeda.content.tiles import BASES as BASES
from engine.andromeda.content.tiles import PLANET_KINDS as PLANET_KINDS
from engine.andromeda.content.tiles import PLANETS as PLANETS
from engine.andromeda.content.tiles import SPECIALS as SPECIALS
from engine.andromeda.content.tokens import DISCOVERIES as DISCOVERIES
from engine.andromeda.content.tokens import SUPREMACY_TOKENS as SUPREMACY_TOKENS
from engine.andromeda.vocabulary import TRACKS

_BY_KIND = (science, industry, commerce, civilization)
MODULES = tuple(row for part in _BY_KIND for row in part.MODULES) + tuple(part.BASE for part in _BY_KIND)
BOUGHT = len(MODULES) - len(_BY_KIND)  # modules from here on are base modules
BASE_MODULES = tuple(range(BOUGHT, len(MODULES)))
MODULE_DECKS = tuple(
    tuple(number for number, row in enumerate(MODULES[:BOUGHT]) if row.kind == kind) for kind in range(len(_BY_KIND))
)
EVENTS = GALACTIC_DAWN + COSMIC_DUSK
EVENT_DECKS = {
    "galactic_dawn": range(len(GALACTIC_DAWN)),
    "cosmic_dusk": range(len(GALACTIC_DAWN), len(EVENTS)),
}
CLASSES = ("S", "A", "B", "C", "D")
S_RAIDER = 0

# tiles by number: planets, alliance bases, special regions
TILES = (*(row.id for row in PLANETS), *(row.id for row in BASES), *(row.id for row in SPECIALS))
FIRST_BASE, FIRST_SPECIAL = len(PLANETS), len(PLANETS) + len(BASES)
QUASARS = (FIRST_SPECIAL, FIRST_SPECIAL + 1)
VORTICES = (FIRST_SPECIAL + 2, FIRST_SPECIAL + 3)
PLANET_OF_TILE = tuple(row.kind for row in PLANETS) + (-1,) * (len(TILES) - len(PLANETS))
MONOLITH, TRADE_CENTER, MAXIMUS, ODESSA, SHIPYARD, OFFICE = range(FIRST_BASE, FIRST_SPECIAL)

MODULE_IDS = tuple(row.id for row in MODULES)
MODULE_KIND = tuple(row.kind for row in MODULES)
CARD_IDS = tuple(row.id for row in CARDS)
EVENT_IDS = tuple(row.id for row in EVENTS)
RAIDER_IDS = tuple(row.id for row in RAIDERS)
UPGRADE_IDS = tuple(row.id for row in UPGRADES)
FACTION_IDS = tuple(row.id for row in FACTIONS)
MOON_IDS = tuple(row.id for row in MOONS)
DISCOVERY_IDS = tuple(row.id for row in DISCOVERIES)
SUPREMACY_IDS = tuple(row.id for row in SUPREMACY_TOKENS)
DESTINY_IDS = tuple(row.id for row in DESTINY)
DEVELOPMENTS = tuple(row.development for row in PLANET_KINDS)
SHIP_IDS = tuple(row.id for row in SHIP_TYPES)

# section 17: what each space is worth, and what stands on it
SPACE_VP = (0, 1, 2, 4, 6, 8, 9, 10, 12, 15, 20)
TOP = len(SPACE_VP) - 1
LEVELS = (3, 6, 9)
ICONS: tuple[dict[int, str], ...] = (
    {2: "event", 4: "discovery", 5: "event", 7: "discovery", 8: "event"},
    {2: "event", 4: "upgrade", 5: "event", 7: "upgrade", 8: "event", 10: "upgrade"},
    {2: "event", 5: "event", 8: "event"},
    {2: "event", 4: "hand_limit", 5: "event", 7: "hand_limit", 8: "event", 10: "hand_limit"},
    {2: "token", 4: "event", 5: "token", 7: "event", 8: "token", 10: "event"},
)
DISCOVERY_SPACES = (4, 7)
TOKEN_SPACES = (2, 5, 8)
VAULTS = ((10, 2), (4, 1))  # commerce space, VP a resource (A-TRK-8)
HAND_LIMITS = ((10, 8), (7, 7), (4, 6), (0, 5))
DEVELOPMENT_VP = (0, 4, 7, 10)  # by level reached (A-END-6)
DEVELOPMENT_MOST = 10
DEVELOPMENTS_A_KIND = 3
STORAGE = (12, 6, 6, 6, 6)
CAPTURED_MOST = 4
MOST_DICE = 6
MOST_TARGETING = 5
EVENT_STEPS = {2: 4, 3: 5, 4: 6}
PLANETS_LAID = {2: 4, 3: 6, 4: 8}
LENGTHS = {"short": 50, "medium": 60, "long": 70}
FLEET = (0, 0, 0, 0, 0, 0, 1, 2, 3)  # the type of each of a player's nine ships
SHIPS = len(FLEET)
LEADERS = 9
HIVES = 5
MODULE_PRICE = ("nanocarbon", "titanium", "basic", "ice")

NUMBER: dict[str, dict[str, int]] = {
    "module": {name: number for number, name in enumerate(MODULE_IDS)},
    "card": {name: number for number, name in enumerate(CARD_IDS)},
    "event": {name: number for number, name in enumerate(EVENT_IDS)},
    "raider": {name: number for number, name in enumerate(RAIDER_IDS)},
    "upgrade": {name: number for number, name in enumerate(UPGRADE_IDS)},
    "faction": {name: number for number, name in enumerate(FACTION_IDS)},
    "moon": {name: number for number, name in enumerate(MOON_IDS)},
    "discovery": {name: number for number, name in enumerate(DISCOVERY_IDS)},
    "supremacy": {name: number for number, name in enumerate(SUPREMACY_IDS)},
    "destiny": {name: number for number, name in enumerate(DESTINY_IDS)},
    "tile": {name: number for number, name in enumerate(TILES)},
    "track": {name: number for number, name in enumerate(TRACKS)},
    "ship": {name: number for number, name in enumerate(SHIP_IDS)},
}
