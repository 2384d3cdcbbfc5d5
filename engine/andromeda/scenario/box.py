"""Pieces taken from wherever they are, so that a scenario can place them elsewhere without losing or doubling any."""

from engine.andromeda.board import N_SLOTS
from engine.andromeda.conservation import TOKENS_DEALT
from engine.andromeda.content import (
    DISCOVERIES,
    FIRST_SPECIAL,
    MODULE_KIND,
    PLANET_KINDS,
    PLANET_OF_TILE,
    PLANETS,
    TILES,
)
from engine.andromeda.content import MOONS as ALL_MOONS
from engine.andromeda.scenario.names import number
from engine.andromeda.state import EMPTY, ID, Game, lay
from engine.andromeda.vocabulary import TRACKS
from engine.testing.names import UnknownName

KIND_WORDS = {name: kind for kind, name in enumerate(TRACKS)}


def take_module(game: Game, wanted: int) -> None:
    """Take a module from the display, a deck or a station. In the display the next module of the deck replaces it."""
    kind = MODULE_KIND[wanted]
    if wanted in game.decks[kind]:
        game.decks[kind].remove(wanted)
    elif wanted in game.display[kind]:
        game.display[kind][game.display[kind].index(wanted)] = game.decks[kind].pop() if game.decks[kind] else EMPTY
    else:
        for rows in game.rows:
            rows[kind] = tuple([module for module in rows[kind] if module[ID] != wanted])


def take_moon(game: Game, wanted: int) -> None:
    for pile in (*game.moon_stacks, game.moon_discard, *game.captured):
        if wanted in pile:
            pile.remove(wanted)
            return
    for region, moons in enumerate(game.moons):
        if wanted in moons:
            game.moons[region] = tuple([moon for moon in moons if moon != wanted])


def take_card(game: Game, wanted: int) -> None:
    for pile in (game.tactics_deck, game.tactics_discard, *game.hands):
        if wanted in pile:
            pile.remove(wanted)
            return
    raise UnknownName("unknown_name", "a third copy of a card")


def settle_tokens(game: Game) -> None:
    """Make the discovery tokens fifteen again after a scenario has added some or left some out."""
    piles = (*game.spaces, game.observatory)
    dealt = [token for pile in (*piles, *game.discoveries) for token in pile]
    for token in range(len(DISCOVERIES)):
        if len(dealt) + len(game.tokens_gone) < TOKENS_DEALT and token not in dealt:
            game.tokens_gone.append(token)
    over = len(dealt) - TOKENS_DEALT
    for pile in piles:
        while over > 0 and len(pile) > 1:
            pile.pop()
            over -= 1


# --- tiles -------------------------------------------------------------------------------------------------------


def relay(game: Game, wanted: dict[int, str]) -> None:
    """Lay the map again with these tiles in these slots: a planet by its id or kind, a base by its name, or "" for
    none. Other slots keep a tile, and every planet has three moons of its color.
    """
    gather_moons(game)
    slots = [slot for slot in range(N_SLOTS) if game.tiles[slot] >= 0 and wanted.get(slot, "x")]
    slots = sorted({*slots, *(slot for slot, name in wanted.items() if name)})
    pool = [tile for tile in game.tiles if 0 <= tile < FIRST_SPECIAL]
    fixed = {slot: tile for slot, tile in enumerate(game.tiles) if tile >= FIRST_SPECIAL}
    for slot, name in wanted.items():
        if name:
            fixed[slot] = choose_tile(game, pool, name)
    free = [slot for slot in slots if slot not in fixed]
    pool.sort(key=lambda tile: PLANET_OF_TILE[tile] >= 0)  # bases first: they stay, planets may go back
    while len(pool) < len(free):
        pool.append(game.planet_stack.pop())
    game.planet_stack += [tile for tile in pool[len(free) :] if PLANET_OF_TILE[tile] >= 0]
    game.tiles, game.laid, game.quasars = [-1] * N_SLOTS, 0, 0
    for slot, tile in sorted({**fixed, **dict(zip(free, pool, strict=False))}.items()):
        lay(game, slot, tile)
        if PLANET_OF_TILE[tile] >= 0:
            pile = game.moon_stacks[PLANET_OF_TILE[tile]]
            game.moons[slot] = tuple([pile.pop() for _ in range(3)])


def choose_tile(game: Game, pool: list[int], name: str) -> int:
    for place in (pool, game.planet_stack):
        for tile in place:
            if TILES[tile] == name or (name in KIND_WORDS and PLANET_OF_TILE[tile] == KIND_WORDS[name]):
                place.remove(tile)
                return tile
    if name not in KIND_WORDS:
        number("tile", name)
    raise UnknownName("unknown_name", f"another {name}", PLANETS)


def gather_moons(game: Game) -> None:
    """Return the moons of all planets to the stacks of their colors."""
    for slot in range(N_SLOTS):
        for moon in game.moons[slot]:
            kind = next(kind for kind, row in enumerate(PLANET_KINDS) if row.colour == ALL_MOONS[moon].colour)
            game.moon_stacks[kind].append(moon)
        game.moons[slot] = ()
