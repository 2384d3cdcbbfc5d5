"""What one seat may see, as plain data built from nothing (section 2): names for numbers, never a hidden face.

Everything a screen, a bot or a peer gets comes from here. Reads the position; changes nothing.
"""

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
    FLEET,
    MODULE_IDS,
    MOON_IDS,
    PLANET_OF_TILE,
    RAIDER_IDS,
    SHIP_IDS,
    SUPREMACY_IDS,
    TILES,
    UPGRADE_IDS,
)
from engine.andromeda.event_track import start_space
from engine.andromeda.fleet import fleet_at
from engine.andromeda.moments import moment
from engine.andromeda.moons import captured_limit
from engine.andromeda.raiders import supply
from engine.andromeda.state import (
    DELEGATED,
    DOCKED,
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
PLACES = {PAD: "pad", RESERVE: "reserve", YARD: "yard", REPAIR: "repair_ship", DOCKED: "docked"}
TYPES = len(SHIP_IDS)
DOCKS = {-1: "", 9: "energy", 10: "ability"}  # what stands on a dock, besides ships
MODULES_SHOWN: dict[tuple[int, ...], list[Any]] = {}


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
        "map": map_view(game),
        "newest": REGIONS[game.newest] if game.newest >= 0 else "",
        "raiders": raiders_view(game),
        "display": [[MODULE_IDS[number] if number >= 0 else "" for number in column] for column in game.display],
        "decks": [len(deck) for deck in game.decks],
        "tactics": len(game.tactics_deck),
        "tactics_discards": [CARD_IDS[card] for card in game.tactics_discard],
        "events": len(game.event_deck),
        "events_used": [EVENT_IDS[card] for card in game.event_discard],
        "planets_left": len(game.planet_stack),
        "moons_gone": [MOON_IDS[moon] for moon in game.moon_discard],
        "science_tokens": [len(pile) for pile in game.spaces],
        "observatory": len(game.observatory),
        "tokens_gone": [DISCOVERY_IDS[token] for token in game.tokens_gone],
        "supremacy_tokens": [SUPREMACY_IDS[token] if token >= 0 else "" for token in game.medal_spaces],
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
        seen["hand"] = [CARD_IDS[card] for card in game.hands[seat]]
    return seen


def beside(match: "Match[Game] | Still", seat: int) -> list[list[Any]]:
    """What a seat may do beside the question that is open; nothing at a show point."""
    return [list(ref) for ref in acts(match.game, seat)] if match.pending and seat >= 0 else []


# --- the map -----------------------------------------------------------------------------------------------------


def map_view(game: Game) -> dict[str, dict[str, Any]]:
    """Every region there is, by name: slots with a tile, and nebulae. What is not there is not said."""
    found: dict[str, dict[str, Any]] = {}
    for region in range(N_REGIONS):
        if region < N_SLOTS:
            tile = game.tiles[region]
            if tile < 0:
                continue
            row: dict[str, Any] = {"tile": TILES[tile]}
            kind = PLANET_OF_TILE[tile]
        else:
            row, kind = {"tile": "nebula"}, -1
        pile = game.moons[region]
        if pile:
            row["moon"], row["moons"] = MOON_IDS[pile[-1]], len(pile)
        elif kind >= 0:
            row["moon"], row["moons"] = "", 0
        if region in game.devs:
            row["development"], row["owner"] = DEVELOPMENTS[kind], game.devs[region]
        if region in game.raiders:
            cls, n = game.raiders[region]
            row["raiders"] = [CLASSES[cls], n]
        if region in game.bonus:
            row["bonus"] = list(game.bonus[region])
        found[REGIONS[region]] = row
    for seat in range(game.n):
        leaders = game.leaders[seat]
        if any(leaders):
            for region in range(N_REGIONS):
                if leaders[region]:
                    found[REGIONS[region]].setdefault("leaders", [0] * game.n)[seat] = leaders[region]
        for ship, where in enumerate(game.ships[seat]):
            if where < N_REGIONS:
                row = found[REGIONS[where]].setdefault("ships", {})
                row.setdefault(str(seat), [0] * TYPES)[FLEET[ship]] += 1
    return found


def raiders_view(game: Game) -> list[dict[str, Any]]:
    """The five cards, S first; a card that lies face down has no name yet (A-RAI-5)."""
    return [
        {
            "class": CLASSES[cls],
            "card": RAIDER_IDS[card] if game.revealed[cls] else "",
            "marks": game.raider_marks[cls],
            "supply": supply(game, cls) if game.revealed[cls] else -1,
        }
        for cls, card in enumerate(game.raider_cards)
        if card >= 0
    ]


# --- seats -------------------------------------------------------------------------------------------------------


def seat_view(game: Game, who: int, viewer: int) -> dict[str, Any]:
    """One player's station, fleet and goods. Partners see what is private too (A-TEA-7)."""
    ships = {name: [0] * TYPES for name in PLACES.values()}
    for ship, where in enumerate(game.ships[who]):
        if where in PLACES:
            ships[PLACES[where]][FLEET[ship]] += 1
    leaders = game.leaders[who]
    row: dict[str, Any] = {
        "faction": FACTION_IDS[game.factions[who]] if game.factions[who] >= 0 else "",
        "vp": game.vp[who],
        "stock": game.stock[who][:],
        "hand": len(game.hands[who]),
        "hand_limit": hand_limit(game, who),
        "storage": storage(game, who),
        "tracks": game.tracks[who][:],
        "rows": [[module_view(module) for module in modules] for modules in game.rows[who]],
        "tactical": MOON_IDS[game.tactical[who]] if game.tactical[who] >= 0 else "",
        "captured": [MOON_IDS[moon] for moon in game.captured[who]],
        "captured_limit": captured_limit(game, who),
        "upgrades": [UPGRADE_IDS[number] if number >= 0 else "" for number in game.upgrades[who]],
        "upgrades_spare": [UPGRADE_IDS[number] for number in game.spare[who]],
        "marks": game.marks[who][:],
        **ships,
        "leaders": leaders[STATION],
        "delegated": leaders[DELEGATED],
        "cards": [[DEVELOPMENTS[kind], up] for kind, up in game.dev_cards[who]],
        "supremacy": [SUPREMACY_IDS[token] for token in game.medals[who]],
        "discoveries": len(game.discoveries[who]),
        "lasting": [CARD_IDS[card] for card in game.lasting[who]],
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


def module_view(module: tuple[int, ...]) -> list[Any]:
    """[module, markers, mechaphage, moon in its frame, what stands on its dock, frame scored]."""
    known = MODULES_SHOWN.get(module)
    if known is None:
        number, damage, hive, moon, dock, scored = module
        means = SHIP_IDS[FLEET[dock]] if 0 <= dock < len(FLEET) else DOCKS[dock]
        known = [MODULE_IDS[number], damage, bool(hive), MOON_IDS[moon] if moon >= 0 else "", means, bool(scored)]
        MODULES_SHOWN[module] = known
    return known[:]


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
