"""The position of a scenario: a table laid by its seed, swept clean, and what the file says laid on it.

Swept clean: nobody has a faction, resources, cards or leaders on the map, everybody has three transports on the pad,
ten VP and nothing on the tracks; no raider is out.
"""

from collections.abc import Callable
from typing import Any

from engine.andromeda.content import (
    BASE_MODULES,
    CLASSES,
    EVENT_DECKS,
    LEADERS,
)
from engine.andromeda.game import new_game
from engine.andromeda.options import Options
from engine.andromeda.scenario import box
from engine.andromeda.scenario.names import SEATS, number, region_number, seat_number
from engine.andromeda.scenario.places import SEAT
from engine.andromeda.state import (
    DELEGATED,
    EMPTY,
    PAD,
    RESERVE,
    Game,
)
from engine.andromeda.vocabulary import RESOURCES, TRACKS
from engine.testing.names import UnknownName

OPTIONS = ("seats", "length", "events", "raider_cards", "special", "destiny", "teams", "balanced", "factions")
VP = 10
TURN = 5  # somewhere in the middle of a game


def options_of(keys: dict[str, Any]) -> dict[str, Any]:
    found = {name: keys[name] for name in OPTIONS if name in keys and name != "raider_cards"}
    if "raider_cards" in keys:
        found["raiders"] = keys["raider_cards"]
    return found


def position(keys: dict[str, Any], options: Options, looking_at: Callable[[str], None]) -> Game:
    """Return the position that the file describes. `looking_at` is called with each key before it is read, for error
    messages.
    """
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
                    raise UnknownName("unknown_key", key, SEAT)
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
    """Place raiders: a region, then their class and number ("S 2", "A")."""
    for name, text in wanted.items():
        cls, _, count = text.partition(" ")
        if cls not in CLASSES:
            raise UnknownName("unknown_name", cls, CLASSES)
        game.raiders[region_number(name)] = (CLASSES.index(cls), int(count or 1))
        game.revealed[CLASSES.index(cls)] = True


def put_raider_marks(game: Game, wanted: dict[str, int]) -> None:
    for cls, n in wanted.items():
        game.raider_marks[CLASSES.index(cls)] = n


def put_bonus(game: Game, wanted: dict[str, dict[str, int]]) -> None:
    for name, what in wanted.items():
        game.bonus[region_number(name)] = tuple([what.get(kind, 0) for kind in RESOURCES[:5]])


def put_display(game: Game, wanted: dict[str, list[str]]) -> None:
    """Lay out a column of modules from the bottom; "" is a gap at its top."""
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
    """Put modules on top of their deck, the next one first. `[]` empties the deck and gives its modules to the last
    seat.
    """
    for name, modules in wanted.items():
        kind = TRACKS.index(name)
        deck = game.decks[kind]
        if not modules:
            game.rows[-1][kind] += tuple([(module, 0, 0, EMPTY, EMPTY, 0) for module in deck])
            deck.clear()
        for module in reversed([number("module", module) for module in modules]):
            box.take_module(game, module)
            deck.append(module)


def put_tactics(game: Game, wanted: list[str]) -> None:
    """Put cards on top of the tactics deck, the next one first."""
    numbers = [number("card", card) for card in wanted]
    for card in numbers:
        box.take_card(game, card)
    game.tactics_deck += reversed(numbers)


def put_tactics_used(game: Game, wanted: str) -> None:
    """Move the whole tactics deck to the discard pile."""
    if wanted != "all":
        raise UnknownName("unknown_name", wanted, ["all"])
    game.tactics_discard, game.tactics_deck = game.tactics_deck, []


def put_event_cards(game: Game, wanted: list[str]) -> None:
    """Stack the whole event deck, the next card first. The other cards of the deck count as used."""
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
    """Stack the planets, the next one first. All others are out of the game."""
    numbers = [number("tile", planet) for planet in wanted]
    left = [planet for planet in game.planet_stack if planet not in numbers]
    game.planet_stack = [*left, *reversed(numbers)]


def put_active(game: Game, wanted: str) -> None:
    game.active = seat_number(wanted, game.n)


def put_number(name: str) -> Callable[[Game, Any], None]:
    def put(game: Game, wanted: Any) -> None:
        setattr(game, name, wanted)

    return put


def put_ended(game: Game, wanted: bool) -> None:
    """Mark the end as triggered, so the marker is gone (A-END-1). `left` is the number of turns still to come."""
    game.ended = wanted
    game.marker = -1 if wanted else game.marker


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
    "turn": put_number("turn"),
    "marker": put_number("marker"),
    "ended": put_ended,
    "left": put_number("left"),
    "goal": put_number("goal"),
    "mechaphages": put_number("hives"),
}
