"""What one seat may see, as plain data built from nothing (section 2): names for numbers, never a hidden face.

Everything a screen, a bot or a peer gets comes from here. Reads the position; changes nothing.
"""

from functools import lru_cache
from typing import Any

from engine.andromeda.battle import dice_of, participants, parts_of, side_name, targeting_of
from engine.andromeda.beside import acts
from engine.andromeda.board import N_REGIONS, N_SLOTS, REGIONS
from engine.andromeda.content import (
    CARD_IDS,
    CLASSES,
    DESTINY_IDS,
    DEVELOPMENTS,
    DISCOVERY_IDS,
    EVENT_IDS,
    FACTION_IDS,
    FIRST_BASE,
    FLEET,
    MODULE_IDS,
    MOON_IDS,
    PLANET_OF_TILE,
    RAIDER_IDS,
    RAIDERS,
    SHIP_IDS,
    SUPREMACY_IDS,
    TILES,
    UPGRADE_IDS,
)
from engine.andromeda.event_track import start_space
from engine.andromeda.fleet import fleet_at
from engine.andromeda.moments import moment
from engine.andromeda.moons import captured_limit
from engine.andromeda.state import (
    DELEGATED,
    DOCKED,
    GONE,
    PAD,
    REPAIR,
    RESERVE,
    STATION,
    YARD,
    Game,
    hand_limit,
    partner,
)
from engine.andromeda.turn import storage
from engine.kernel import telling
from engine.kernel.match import Match
from engine.kernel.telling import Still, plain

SPECTATOR = -1
PLACES = (PAD, RESERVE, YARD, REPAIR, DOCKED)  # numbers in a row
TYPES = len(SHIP_IDS)
DOCKS = {-1: "", 9: "energy", 10: "ability"}  # what stands on a dock, besides ships
# names by number, and "" for none
module_name = (*MODULE_IDS, "").__getitem__
card_name = CARD_IDS.__getitem__
moon_name = (*MOON_IDS, "").__getitem__
upgrade_name = (*UPGRADE_IDS, "").__getitem__
supremacy_name = (*SUPREMACY_IDS, "").__getitem__
faction_name = (*FACTION_IDS, "").__getitem__
NEBULA = len(TILES)
TILE_NAMES = (*TILES, "nebula")


def view(match: "Match[Game] | Still", seat: int) -> dict[str, Any]:
    """The whole position for one seat, or for a spectator."""
    game = match.game
    question = match.question_for(seat) if seat >= 0 else None
    where = moment(game)
    seen: dict[str, Any] = {
        "seat": seat,
        "n": game.n,
        "turn": game.turn,
        "active": game.active,
        "phase": where.partition(".")[0],
        "moment": where,
        "region": REGIONS[game.active_region] if game.active_region >= 0 else "",
        "launched": SHIP_IDS[game.notes["launched"]] if "launched" in game.notes else "",
        "goal": game.goal,
        "ended": game.ended,
        "left": game.left,
        "marker": game.marker,
        "marker_start": start_space(game),
        "event_due": game.due,
        "event": EVENT_IDS[game.notes["event"]] if "event" in game.notes else "",
        "special": game.options.special,
        "teams": game.options.teams,
        "balanced": game.options.balanced,
        "map": map_view(game),
        "newest": REGIONS[game.newest] if game.newest >= 0 else "",
        "raiders": raiders_view(game),
        "display": [[*map(module_name, column)] for column in game.display],
        "decks": [*map(len, game.decks)],
        "tactics": len(game.tactics_deck),
        "tactics_discards": [*map(card_name, game.tactics_discard)],
        "events": len(game.event_deck),
        "events_used": [EVENT_IDS[card] for card in game.event_discard],
        "planets_left": len(game.planet_stack),
        "moons_gone": [*map(moon_name, game.moon_discard)],
        "science_tokens": [*map(len, game.spaces)],
        "observatory": len(game.observatory),
        "tokens_gone": [DISCOVERY_IDS[token] for token in game.tokens_gone],
        "supremacy_tokens": [*map(supremacy_name, game.medal_spaces)],
        "mechaphages": game.hives,
        "battle": battle_view(game) if game.battle is not None else None,
        "seats": [seat_view(game, who, seat) for who in range(game.n)],
        "scores": [[list(line) for line in lines] for lines in game.scores],
        "winners": game.winners[:],
        "over": game.over,
        "question": telling.question(question) if question is not None else None,
        "asked": telling.asked(match, seat),
        "beside": beside(match, seat),
    }
    if seat >= 0:
        seen["hand"] = [*map(card_name, game.hands[seat])]
    return seen


def beside(match: "Match[Game] | Still", seat: int) -> list[list[Any]]:
    """What a seat may do beside the question that is open; nothing at a show point."""
    return [list(ref) for ref in acts(match.game, seat)] if match.pending and seat >= 0 else []


# --- the map -----------------------------------------------------------------------------------------------------


def map_view(game: Game) -> dict[str, dict[str, Any]]:
    """Every region there is, by name: slots with a tile, and nebulae. What is not there is not said."""
    rows: list[dict[str, Any]] = [{}] * N_REGIONS
    found: dict[str, dict[str, Any]] = {}
    moons, tiles = game.moons, game.tiles
    for region in range(N_REGIONS):
        tile = tiles[region] if region < N_SLOTS else NEBULA
        if tile >= 0:
            row: dict[str, Any] = {"tile": TILE_NAMES[tile]}
            rows[region] = found[REGIONS[region]] = row
            pile = moons[region]
            if pile:
                row["moon"], row["moons"] = MOON_IDS[pile[-1]], len(pile)
            elif tile < FIRST_BASE:
                row["moon"], row["moons"] = "", 0
    for region, owner in game.devs.items():
        rows[region]["development"], rows[region]["owner"] = DEVELOPMENTS[PLANET_OF_TILE[tiles[region]]], owner
    for region, (cls, n) in game.raiders.items():
        rows[region]["raiders"] = [CLASSES[cls], n]
    for region, lying in game.bonus.items():
        rows[region]["bonus"] = list(lying)
    for seat in range(game.n):
        for region, n in leaders_lying(tuple(game.leaders[seat])):
            rows[region].setdefault("leaders", [0] * game.n)[seat] = n
        name = str(seat)
        for region, counts in fleet(tuple(game.ships[seat]))[1]:
            rows[region].setdefault("ships", {})[name] = counts
    return found


@lru_cache(maxsize=8192)
def leaders_lying(leaders: tuple[int, ...]) -> list[tuple[int, int]]:
    """The regions in which leaders of a seat lie, and how many."""
    return [(region, n) for region, n in enumerate(leaders[:N_REGIONS]) if n]


@lru_cache(maxsize=8192)
def fleet(ships: tuple[int, ...]) -> tuple[list[list[int]], list[tuple[int, list[int]]]]:
    """Ships of a seat by type, at each of the places beside the map and in each region; the same for many questions."""
    places: list[list[int]] = [[0] * TYPES for _ in PLACES]
    regions: dict[int, list[int]] = {}
    for ship, where in enumerate(ships):
        if where < N_REGIONS:
            regions.setdefault(where, [0] * TYPES)[FLEET[ship]] += 1
        elif where < GONE:
            places[where - PAD][FLEET[ship]] += 1
    return places, list(regions.items())


def raiders_view(game: Game) -> list[dict[str, Any]]:
    """The five cards, S first; a card that lies face down has no name yet (A-RAI-5)."""
    out = [0] * len(CLASSES)
    for cls, n in game.raiders.values():
        out[cls] += n
    return [
        {
            "class": CLASSES[cls],
            "card": RAIDER_IDS[card] if game.revealed[cls] else "",
            "marks": game.raider_marks[cls],
            "supply": RAIDERS[card].tokens - out[cls] if game.revealed[cls] else -1,
        }
        for cls, card in enumerate(game.raider_cards)
        if card >= 0
    ]


# --- seats -------------------------------------------------------------------------------------------------------


def seat_view(game: Game, who: int, viewer: int) -> dict[str, Any]:
    """One player's station, fleet and goods. Partners see what is private too (A-TEA-7)."""
    places, _ = fleet(tuple(game.ships[who]))
    leaders = game.leaders[who]
    row: dict[str, Any] = {
        "faction": faction_name(game.factions[who]),
        "vp": game.vp[who],
        "stock": game.stock[who][:],
        "hand": len(game.hands[who]),
        "hand_limit": hand_limit(game, who),
        "storage": storage(game, who),
        "tracks": game.tracks[who][:],
        "rows": [*map(row_view, game.rows[who])],
        "tactical": moon_name(game.tactical[who]),
        "captured": [*map(moon_name, game.captured[who])],
        "captured_limit": captured_limit(game, who),
        "upgrades": [*map(upgrade_name, game.upgrades[who])],
        "upgrades_spare": [*map(upgrade_name, game.spare[who])],
        "marks": game.marks[who][:],
        "pad": places[0],
        "reserve": places[1],
        "yard": places[2],
        "repair_ship": places[3],
        "docked": places[4],
        "leaders": leaders[STATION],
        "delegated": leaders[DELEGATED],
        "cards": [[DEVELOPMENTS[kind], up] for kind, up in game.dev_cards[who]],
        "supremacy": [*map(supremacy_name, game.medals[who])],
        "discoveries": len(game.discoveries[who]),
        "lasting": [*map(card_name, game.lasting[who])],
        "destiny": len(game.destiny[who]),
    }
    if viewer == who or (viewer >= 0 and partner(game, viewer) == who):
        row["tokens"] = [DISCOVERY_IDS[token] for token in game.discoveries[who]]
        row["goals"] = [DESTINY_IDS[card] for card in game.destiny[who]]
        if viewer != who:
            row["hand_cards"] = [CARD_IDS[card] for card in game.hands[who]]
    elif game.over and game.destiny[who]:
        row["goals"] = [DESTINY_IDS[card] for card in game.destiny[who]]
    return row


@lru_cache(maxsize=4096)
def row_view(row: tuple[tuple[int, ...], ...]) -> list[list[Any]]:
    """A row of a station: it stays the same for many questions, and nobody changes a view."""
    return [module_view(module) for module in row]


def module_view(module: tuple[int, ...]) -> list[Any]:
    """[module, markers, mechaphage, moon in its frame, what stands on its dock, frame scored]."""
    number, damage, hive, moon, dock, scored = module
    means = SHIP_IDS[FLEET[dock]] if 0 <= dock < len(FLEET) else DOCKS[dock]
    return [MODULE_IDS[number], damage, bool(hive), MOON_IDS[moon] if moon >= 0 else "", means, bool(scored)]


# --- a battle ----------------------------------------------------------------------------------------------------


def raiders_at(game: Game) -> list[Any]:
    """[class, how many] in the active region."""
    cls, n = game.raiders.get(game.active_region, (-1, 0))
    return [CLASSES[cls], n] if n else []


def battle_view(game: Game) -> dict[str, Any]:
    """Sides with what counts for them now, and the dice once they lie."""
    battle = game.battle
    assert battle is not None
    return {
        "step": battle["stage"],
        "sides": [
            {
                "side": list(side_name(side)),
                "dice": dice_of(game, side),
                "targeting": targeting_of(game, side),
                "energy": battle["energy"].get(side, 0),
                "parts": {name: n for name, n in parts_of(game, side).items() if n},
                "ships": fleet_at(game, side, game.active_region) if side >= 0 else raiders_at(game),
                "rolled": list(battle["rolls"].get(side, ())),
                "first": list(battle["thrown"][side][0]) if side in battle["thrown"] else [],
                "again": plain(battle["thrown"][side][1]) if side in battle["thrown"] else [],
            }
            for side in sorted({*participants(game), *battle["rolls"]}, key=lambda side: (side < 0, side))
        ],
        "forbidden": battle["forbidden"],
        "rescue": battle["rescue"],
        "winners": [list(side_name(side)) for side in battle["winners"]],
        "lost": [list(side_name(side)) for side in battle["lost"]],
    }
