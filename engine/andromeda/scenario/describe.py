"""A position in the terms of scenario files, so that the result of a scenario can be compared with them."""

from typing import Any

from engine.andromeda.board import N_REGIONS, REGIONS
from engine.andromeda.content import (
    BOUGHT,
    CARD_IDS,
    CLASSES,
    DEVELOPMENTS,
    DISCOVERY_IDS,
    EVENT_IDS,
    FACTION_IDS,
    MODULE_IDS,
    MOON_IDS,
    RAIDER_IDS,
    SHIP_IDS,
    SUPREMACY_IDS,
    TILES,
    UPGRADE_IDS,
)
from engine.andromeda.scenario.names import SEATS
from engine.andromeda.scenario.places import PLACES
from engine.andromeda.state import (
    DAMAGE,
    DELEGATED,
    DOCKED,
    FRAMED,
    HIVE,
    ID,
    STATION,
    Game,
    damaged_modules,
    hand_limit,
    type_of,
)
from engine.andromeda.vocabulary import RESOURCES, TRACKS

WHERE = {**{number: name for name, number in PLACES.items()}, DOCKED: "docked"}


def table(game: Game) -> dict[str, Any]:
    """Return the part of a position that belongs to no player."""
    return {
        "turn": game.turn,
        "active": SEATS[game.active],
        "region": REGIONS[game.active_region] if game.active_region >= 0 else "",
        "marker": game.marker,
        "due": game.due,
        "ended": game.ended,
        "left": game.left,
        "over": game.over,
        "map": {REGIONS[slot]: TILES[tile] for slot, tile in enumerate(game.tiles) if tile >= 0},
        "tiles": sum(1 for tile in game.tiles if tile >= 0),
        "moons": {REGIONS[region]: [MOON_IDS[moon] for moon in pile] for region, pile in enumerate(game.moons)},
        "moons_gone": sorted(MOON_IDS[moon] for moon in game.moon_discard),
        "raiders": {
            REGIONS[region]: f"{CLASSES[cls]} {n}" if n > 1 else CLASSES[cls]
            for region, (cls, n) in sorted(game.raiders.items())
        },
        "raider_marks": dict(zip(CLASSES, game.raider_marks, strict=True)),
        "revealed": [RAIDER_IDS[card] for card, up in zip(game.raider_cards, game.revealed, strict=True) if up],
        "bonus": {
            REGIONS[region]: {name: n for name, n in zip(RESOURCES, lying, strict=False) if n}
            for region, lying in sorted(game.bonus.items())
        },
        "developments": {REGIONS[region]: SEATS[seat] for region, seat in sorted(game.devs.items())},
        "display": {
            TRACKS[kind]: [MODULE_IDS[one] if one >= 0 else "" for one in column]
            for kind, column in enumerate(game.display)
        },
        "decks": {TRACKS[kind]: len(deck) for kind, deck in enumerate(game.decks)},
        "under": {TRACKS[kind]: MODULE_IDS[deck[0]] if deck else "" for kind, deck in enumerate(game.decks)},
        "tactics": len(game.tactics_deck),
        "tactics_discards": [CARD_IDS[card] for card in game.tactics_discard],
        "event_cards": [EVENT_IDS[card] for card in reversed(game.event_deck)],
        "events_used": [EVENT_IDS[card] for card in game.event_discard],
        "planets": len(game.planet_stack),
        "mechaphages": game.hives,
        "science_tokens": [sorted(DISCOVERY_IDS[token] for token in pile) for pile in game.spaces],
        "observatory": sorted(DISCOVERY_IDS[token] for token in game.observatory),
        "supremacy_tokens": [SUPREMACY_IDS[token] if token >= 0 else "" for token in game.medal_spaces],
        "winners": [SEATS[seat] for seat in game.winners],
        "battle": game.battle is not None,
    }


def seat(game: Game, who: int) -> dict[str, Any]:
    """Return the part of a position that belongs to one player."""
    ships: dict[str, list[str]] = {}
    for ship, where in enumerate(game.ships[who]):
        ships.setdefault(REGIONS[where] if where < N_REGIONS else WHERE[where], []).append(SHIP_IDS[type_of(ship)])
    modules = [module for row in game.rows[who] for module in row]
    leaders = {REGIONS[region]: n for region, n in enumerate(game.leaders[who][:N_REGIONS]) if n}
    return {
        "faction": FACTION_IDS[game.factions[who]] if game.factions[who] >= 0 else "",
        "vp": game.vp[who],
        "stock": dict(zip(RESOURCES, game.stock[who], strict=False)),
        "hand": [CARD_IDS[card] for card in sorted(game.hands[who])],
        "cards_held": len(game.hands[who]),
        "hand_limit": hand_limit(game, who),
        "lasting": [CARD_IDS[card] for card in game.lasting[who]],
        "tracks": dict(zip(TRACKS, game.tracks[who], strict=True)),
        "ships": {**{name: [] for name in WHERE.values()}, **ships},
        "modules": [MODULE_IDS[module[ID]] for module in modules if module[ID] < BOUGHT],
        "rows": {TRACKS[kind]: [MODULE_IDS[module[ID]] for module in row] for kind, row in enumerate(game.rows[who])},
        "damaged": {MODULE_IDS[module[ID]]: module[DAMAGE] for module in modules if module[DAMAGE]},
        "damaged_modules": damaged_modules(game, who),
        "mechaphage": [MODULE_IDS[module[ID]] for module in modules if module[HIVE]],
        "frames": {
            **{MODULE_IDS[module[ID]]: MOON_IDS[module[FRAMED]] for module in modules if module[FRAMED] >= 0},
            **({"tactical": MOON_IDS[game.tactical[who]]} if game.tactical[who] >= 0 else {}),
        },
        "captured": [MOON_IDS[moon] for moon in game.captured[who]],
        "leaders": {**leaders, "station": game.leaders[who][STATION], "delegated": game.leaders[who][DELEGATED]},
        "upgrades": [UPGRADE_IDS[number] for number in game.upgrades[who] if number >= 0],
        "spare": [UPGRADE_IDS[number] for number in game.spare[who]],
        "marks": {name: n for name, n in zip(SHIP_IDS, game.marks[who], strict=True) if n},
        "developments": [REGIONS[region] for region, owner in sorted(game.devs.items()) if owner == who],
        "cards": [DEVELOPMENTS[kind] for kind, up in game.dev_cards[who] if up],
        "used": [DEVELOPMENTS[kind] for kind, up in game.dev_cards[who] if not up],
        "tokens": [DISCOVERY_IDS[token] for token in game.discoveries[who]],
        "supremacy": [SUPREMACY_IDS[token] for token in game.medals[who]],
    }
