"""The part of a scenario file about one seat, set up on a cleared position."""

from collections.abc import Callable
from typing import Any

from engine.andromeda.board import REGIONS
from engine.andromeda.content import DEVELOPMENTS, MODULE_KIND, MODULES, SHIP_IDS, UPGRADES
from engine.andromeda.rows import INDUSTRY, TRANSPORT
from engine.andromeda.scenario import box
from engine.andromeda.scenario.names import number, region_number
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
from engine.andromeda.vocabulary import RESOURCES
from engine.testing.names import UnknownName

PLACES = {"pad": PAD, "reserve": RESERVE, "scrapyard": YARD, "repair_ship": REPAIR, "gone": GONE}


def put_ships(game: Game, seat: int, wanted: dict[str, list[str]]) -> None:
    """Put a seat's ships in their places. Ships that are not named go to the reserve."""
    fleet = [RESERVE] * len(game.ships[seat])
    for name, types in wanted.items():
        where = PLACES[name] if name in PLACES else region_number(name)
        for kind in types:
            wanted_type = number("ship", kind)
            ship = next((ship for ship, at in enumerate(fleet) if at == RESERVE and type_of(ship) == wanted_type), None)
            if ship is None:
                raise UnknownName("unknown_name", f"another {kind}", SHIP_IDS)
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
    """Put modules after the base modules, in this order, all undamaged."""
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
    """Put moons into the frames of modules, or into the tactical operation. An industry module has its frame on its
    right.
    """
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
    """Put leaders into regions or the "station". The remaining leaders count as delegated."""
    for name, n in wanted.items():
        where = STATION if name == "station" else region_number(name)
        game.leaders[seat][where] += n
        game.leaders[seat][DELEGATED] -= n


def put_upgrades(game: Game, seat: int, wanted: list[str]) -> None:
    for name in wanted:
        upgrade = number("upgrade", name)
        game.upgrades[seat][UPGRADES[upgrade].type] = upgrade


def put_spare(game: Game, seat: int, wanted: list[str]) -> None:
    game.spare[seat] = tuple([number("upgrade", name) for name in wanted])


def put_marks(game: Game, seat: int, wanted: dict[str, int]) -> None:
    for kind, n in wanted.items():
        game.marks[seat][number("ship", kind)] = n


def put_developments(game: Game, seat: int, wanted: list[str]) -> None:
    """Put developments on planets and turn their cards face down. `cards` turns some of them up again."""
    for name in wanted:
        region = region_number(name)
        if planet_kind(game, region) < 0:
            raise UnknownName(
                "unknown_name", name, [REGIONS[slot] for slot in range(23) if planet_kind(game, slot) >= 0]
            )
        game.devs[region] = seat
        game.dev_cards[seat].append((planet_kind(game, region), False))
        transports = [ship for ship, where in enumerate(game.ships[seat]) if type_of(ship) == TRANSPORT]
        ship = next((ship for ship in reversed(transports) if game.ships[seat][ship] == RESERVE), None)
        if ship is None:
            raise UnknownName("unknown_name", "another transport", SHIP_IDS)
        game.ships[seat][ship] = GONE


def put_cards(game: Game, seat: int, wanted: list[str]) -> None:
    """Lay development cards face up."""
    for name in wanted:
        if name not in DEVELOPMENTS:
            raise UnknownName("unknown_name", name, DEVELOPMENTS)
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
