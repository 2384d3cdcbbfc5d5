"""The position of a scenario: a table laid by its seed, swept clean, and what the file says laid on it.

Swept clean: nobody has a faction, resources, cards or leaders on the map, everybody has three transports on the pad,
ten VP and nothing on the tracks; no raider is out.
"""

from collections.abc import Callable
from typing import Any

from engine.andromeda.board import REGIONS
from engine.andromeda.content import (
    BASE_MODULES,
    CLASSES,
    DEVELOPMENTS,
    EVENT_DECKS,
    LEADERS,
    MODULE_KIND,
    MODULES,
    SHIP_IDS,
)
from engine.andromeda.options import Options
from engine.andromeda.rows import INDUSTRY, TRANSPORT
from engine.andromeda.scenario import box
from engine.andromeda.scenario.names import SEATS, Unknown, number, region_number, seat_number
from engine.andromeda.setup import new_game
from engine.andromeda.state import (
    DAMAGE,
    DELEGATED,
    EMPTY,
    FRAMED,
    GONE,
    HIVE,
    PAD,
    REPAIR,
    RESERVE,
    SCORED,
    STATION,
    YARD,
    Game,
    change_module,
    planet_kind,
    type_of,
)
from engine.andromeda.vocabulary import RESOURCES, TRACKS

PLACES = {"pad": PAD, "reserve": RESERVE, "scrapyard": YARD, "repair_ship": REPAIR, "gone": GONE}
OPTIONS = ("seats", "length", "events", "raider_cards", "special", "destiny", "teams", "factions")
VP = 10
TURN = 5  # somewhere in the middle of a game


def options_of(keys: dict[str, Any]) -> dict[str, Any]:
    found = {name: keys[name] for name in OPTIONS if name in keys and name != "raider_cards"}
    if "raider_cards" in keys:
        found["raiders"] = keys["raider_cards"]
    return found


def position(keys: dict[str, Any], options: Options, looking_at: Callable[[str], None]) -> Game:
    """What the file describes. `looking_at` is told which key is being read, for complaints."""
    game = new_game(options, keys.get("seed", 1)).game
    sweep(game)
    for key, put in TABLE.items():
        if key in keys:
            looking_at(key)
            put(game, keys[key])
    for name in SEATS[: game.n]:
        if name in keys:
            looking_at(name)
            seat = seat_number(name, game.n)
            for key in keys[name]:
                if key not in SEAT:
                    raise Unknown("unknown_key", key, SEAT)
            for key, put_seat in SEAT.items():
                if key in keys[name]:
                    looking_at(key)
                    put_seat(game, seat, keys[name][key])
    box.settle_tokens(game)
    return game


def sweep(game: Game) -> None:
    game.stack.clear()
    game.events.clear()
    game.notes.clear()
    game.turn = TURN
    game.raiders.clear()
    for seat in range(game.n):
        game.tactics_deck = [*game.hands[seat], *game.tactics_deck]
        game.hands[seat] = []
        game.stock[seat] = [0] * 5
        game.factions[seat] = -1
        game.tracks[seat] = [0] * 5
        game.vp[seat] = VP
        game.ships[seat] = [PAD] * 3 + [RESERVE] * 6
        game.leaders[seat] = [0] * len(game.leaders[seat])
        game.leaders[seat][DELEGATED] = LEADERS
        game.spare[seat] = game.destiny[seat] = ()
        game.rows[seat] = [((base, 0, 0, EMPTY, EMPTY, 0),) for base in BASE_MODULES]


# --- the table ---------------------------------------------------------------------------------------------------


def put_map(game: Game, wanted: dict[str, str]) -> None:
    box.relay(game, {region_number(name): tile for name, tile in wanted.items()})


def put_moons(game: Game, wanted: dict[str, list[str]]) -> None:
    for name, moons in wanted.items():
        region = region_number(name)
        numbers = [number("moon", moon) for moon in moons]
        for moon in numbers:
            box.take_moon(game, moon)
        game.moon_discard += game.moons[region]
        game.moons[region] = tuple(numbers)


def put_raiders(game: Game, wanted: dict[str, str]) -> None:
    """Region to class and how many: "S 2", "A"."""
    for name, text in wanted.items():
        cls, _, count = text.partition(" ")
        if cls not in CLASSES:
            raise Unknown("unknown_name", cls, CLASSES)
        game.raiders[region_number(name)] = (CLASSES.index(cls), int(count or 1))
        game.revealed[CLASSES.index(cls)] = True


def put_raider_marks(game: Game, wanted: dict[str, int]) -> None:
    for cls, n in wanted.items():
        game.raider_marks[CLASSES.index(cls)] = n


def put_bonus(game: Game, wanted: dict[str, dict[str, int]]) -> None:
    for name, what in wanted.items():
        game.bonus[region_number(name)] = tuple([what.get(kind, 0) for kind in RESOURCES[:5]])


def put_display(game: Game, wanted: dict[str, list[str]]) -> None:
    """A column from the bottom; "" for a gap at its top."""
    for name, modules in wanted.items():
        kind = TRACKS.index(name)
        game.decks[kind] = [*(one for one in game.display[kind] if one >= 0), *game.decks[kind]]
        numbers = [number("module", module) if module else EMPTY for module in modules]
        game.display[kind] = [EMPTY] * 3
        for module in numbers:
            if module >= 0:
                box.take_module(game, module)
        game.display[kind] = numbers


def put_decks(game: Game, wanted: dict[str, list[str]]) -> None:
    """Modules on top of their deck, the next one first; `[]` puts the whole deck under nobody's eyes: it is empty."""
    for name, modules in wanted.items():
        deck = game.decks[TRACKS.index(name)]
        for module in reversed([number("module", module) for module in modules]):
            box.take_module(game, module)
            deck.append(module)


def put_tactics(game: Game, wanted: list[str]) -> None:
    """Cards on top of the deck, the next one first."""
    numbers = [number("card", card) for card in wanted]
    for card in numbers:
        box.take_card(game, card)
    game.tactics_deck += reversed(numbers)


def put_tactics_used(game: Game, wanted: str) -> None:
    """How the deck lies: all of it among the discards."""
    if wanted != "all":
        raise Unknown("unknown_name", wanted, ["all"])
    game.tactics_discard, game.tactics_deck = game.tactics_deck, []


def put_event_cards(game: Game, wanted: list[str]) -> None:
    """The whole event deck, the next card first; the others of this deck have been used."""
    numbers = [number("event", card) for card in wanted]
    game.event_deck = numbers[::-1]
    game.event_discard = [card for card in EVENT_DECKS[game.options.events] if card not in numbers]


def put_supremacy_tokens(game: Game, wanted: list[str]) -> None:
    game.medal_spaces = [number("supremacy", token) if token else -1 for token in wanted]


def put_science_tokens(game: Game, wanted: list[list[str]]) -> None:
    numbers = [[number("discovery", token) for token in pile] for pile in wanted]
    game.observatory = [token for token in game.observatory if not any(token in pile for pile in numbers)]
    game.spaces = numbers


def put_observatory(game: Game, wanted: list[str]) -> None:
    numbers = [number("discovery", token) for token in wanted]
    game.spaces = [[token for token in pile if token not in numbers] for pile in game.spaces]
    game.observatory = numbers


def put_planets(game: Game, wanted: list[str]) -> None:
    """The stack of planets, the next one first; all others are out of the game."""
    numbers = [number("tile", planet) for planet in wanted]
    left = [planet for planet in game.planet_stack if planet not in numbers]
    game.planet_stack = [*left, *reversed(numbers)]


def put_active(game: Game, wanted: str) -> None:
    game.active = seat_number(wanted, game.n)


def put_number(name: str) -> Callable[[Game, Any], None]:
    def put(game: Game, wanted: Any) -> None:
        setattr(game, name, wanted)

    return put


def put_newest(game: Game, wanted: str) -> None:
    game.newest = region_number(wanted)


TABLE: dict[str, Callable[[Game, Any], None]] = {
    "map": put_map,
    "moons": put_moons,
    "raiders": put_raiders,
    "raider_marks": put_raider_marks,
    "bonus": put_bonus,
    "display": put_display,
    "decks": put_decks,
    "tactics": put_tactics,
    "tactics_used": put_tactics_used,
    "event_cards": put_event_cards,
    "supremacy_tokens": put_supremacy_tokens,
    "science_tokens": put_science_tokens,
    "observatory": put_observatory,
    "planets": put_planets,
    "newest": put_newest,
    "active": put_active,
    "marker": put_number("marker"),
    "goal": put_number("goal"),
    "mechaphages": put_number("hives"),
}


# --- a seat ------------------------------------------------------------------------------------------------------


def put_ships(game: Game, seat: int, wanted: dict[str, list[str]]) -> None:
    """Place to types of ships; those that are not named are in reserve."""
    fleet = [RESERVE] * len(game.ships[seat])
    for name, types in wanted.items():
        where = PLACES[name] if name in PLACES else region_number(name)
        for kind in types:
            wanted_type = number("ship", kind)
            ship = next((ship for ship, at in enumerate(fleet) if at == RESERVE and type_of(ship) == wanted_type), None)
            if ship is None:
                raise Unknown("unknown_name", f"another {kind}", SHIP_IDS)
            fleet[ship] = where
    game.ships[seat] = fleet


def put_stock(game: Game, seat: int, wanted: dict[str, int]) -> None:
    game.stock[seat] = [wanted.get(kind, 0) for kind in RESOURCES[:5]]


def put_hand(game: Game, seat: int, wanted: list[str]) -> None:
    numbers = [number("card", card) for card in wanted]
    for card in numbers:
        box.take_card(game, card)
    game.hands[seat] = numbers


def put_lasting(game: Game, seat: int, wanted: list[str]) -> None:
    numbers = [number("card", card) for card in wanted]
    for card in numbers:
        box.take_card(game, card)
    game.lasting[seat] = numbers


def put_tracks(game: Game, seat: int, wanted: dict[str, int]) -> None:
    for name, space in wanted.items():
        game.tracks[seat][number("track", name)] = space


def put_modules(game: Game, seat: int, wanted: list[str]) -> None:
    """Behind the base modules, in this order, each undamaged."""
    for name in wanted:
        module = number("module", name)
        box.take_module(game, module)
        game.rows[seat][MODULE_KIND[module]] += ((module, 0, 0, EMPTY, EMPTY, 0),)


def put_damaged(game: Game, seat: int, wanted: dict[str, int]) -> None:
    for name, n in wanted.items():
        change_module(game, seat, number("module", name), DAMAGE, n)


def put_mechaphage(game: Game, seat: int, wanted: list[str]) -> None:
    for name in wanted:
        change_module(game, seat, number("module", name), HIVE, 1)
        game.hives -= 1


def put_frames(game: Game, seat: int, wanted: dict[str, str]) -> None:
    """A moon in the frame of a module (of industry modules: in the one on its right), or in the tactical operation."""
    for name, moon in wanted.items():
        box.take_moon(game, number("moon", moon))
        if name == "tactical":
            game.tactical[seat] = number("moon", moon)
        else:
            module = number("module", name)
            change_module(game, seat, module, FRAMED, number("moon", moon))
            if MODULES[module].frame_vp and MODULE_KIND[module] != INDUSTRY:
                change_module(game, seat, module, SCORED, 1)


def put_captured(game: Game, seat: int, wanted: list[str]) -> None:
    numbers = [number("moon", moon) for moon in wanted]
    for moon in numbers:
        box.take_moon(game, moon)
    game.captured[seat] = numbers


def put_leaders(game: Game, seat: int, wanted: dict[str, int]) -> None:
    """Region or "station" to how many; the others are delegated."""
    for name, n in wanted.items():
        where = STATION if name == "station" else region_number(name)
        game.leaders[seat][where] += n
        game.leaders[seat][DELEGATED] -= n


def put_upgrades(game: Game, seat: int, wanted: list[str]) -> None:
    from engine.andromeda.content import UPGRADES

    for name in wanted:
        upgrade = number("upgrade", name)
        game.upgrades[seat][UPGRADES[upgrade].type] = upgrade


def put_spare(game: Game, seat: int, wanted: list[str]) -> None:
    game.spare[seat] = tuple([number("upgrade", name) for name in wanted])


def put_marks(game: Game, seat: int, wanted: dict[str, int]) -> None:
    for kind, n in wanted.items():
        game.marks[seat][number("ship", kind)] = n


def put_developments(game: Game, seat: int, wanted: list[str]) -> None:
    """Regions with planets: each has the development of its kind, whose card is used; `cards` turns some up."""
    for name in wanted:
        region = region_number(name)
        if planet_kind(game, region) < 0:
            raise Unknown("unknown_name", name, [REGIONS[slot] for slot in range(23) if planet_kind(game, slot) >= 0])
        game.devs[region] = seat
        game.dev_cards[seat].append((planet_kind(game, region), False))
        transports = [ship for ship, where in enumerate(game.ships[seat]) if type_of(ship) == TRANSPORT]
        ship = next(ship for ship in reversed(transports) if game.ships[seat][ship] == RESERVE)
        game.ships[seat][ship] = GONE


def put_cards(game: Game, seat: int, wanted: list[str]) -> None:
    """Development cards that lie face up."""
    for name in wanted:
        if name not in DEVELOPMENTS:
            raise Unknown("unknown_name", name, DEVELOPMENTS)
        kind = DEVELOPMENTS.index(name)
        cards = game.dev_cards[seat]
        if (kind, False) in cards:
            cards[cards.index((kind, False))] = (kind, True)
        else:
            cards.append((kind, True))


def put_tokens(game: Game, seat: int, wanted: list[str]) -> None:
    numbers = [number("discovery", token) for token in wanted]
    for pile in (*game.spaces, game.observatory):
        pile[:] = [token for token in pile if token not in numbers]
    game.discoveries[seat] = numbers


def put_medals(game: Game, seat: int, wanted: list[str]) -> None:
    game.medals[seat] = [number("supremacy", token) for token in wanted]
    game.medal_spaces = [-1 if token in game.medals[seat] else token for token in game.medal_spaces]


def put_faction(game: Game, seat: int, wanted: str) -> None:
    game.factions[seat] = number("faction", wanted)


def put_destiny(game: Game, seat: int, wanted: str) -> None:
    game.destiny[seat] = (number("destiny", wanted),)


def put_vp(game: Game, seat: int, wanted: int) -> None:
    game.vp[seat] = wanted


SEAT: dict[str, Callable[[Game, int, Any], None]] = {
    "faction": put_faction,
    "vp": put_vp,
    "stock": put_stock,
    "tracks": put_tracks,
    "ships": put_ships,
    "developments": put_developments,
    "cards": put_cards,
    "hand": put_hand,
    "lasting": put_lasting,
    "modules": put_modules,
    "damaged": put_damaged,
    "mechaphage": put_mechaphage,
    "frames": put_frames,
    "captured": put_captured,
    "leaders": put_leaders,
    "upgrades": put_upgrades,
    "spare": put_spare,
    "marks": put_marks,
    "tokens": put_tokens,
    "supremacy": put_medals,
    "destiny": put_destiny,
}
