"""A check that no piece of the box is lost or doubled: each is in exactly one place. The debug mode runs it at every
question.
"""

from collections import Counter

from engine.andromeda.board import N_REGIONS
from engine.andromeda.content import BOUGHT, CARDS, EVENT_DECKS, FLEET, HIVES, LEADERS, MODULES, MOONS, PLANETS, TOP
from engine.andromeda.state import BY_ENERGY, DOCK, DOCKED, FRAMED, HIVE, ID, PAD, Game, hull

TOKENS_DEALT = 15


class Lost(AssertionError):
    """The error that a piece is in two places, or in none."""


def check(game: Game) -> None:
    if not game.turn:  # the table is still being laid
        return
    for name, found, box in (
        ("tactics cards", cards(game), Counter({card: 2 for card in range(len(CARDS))})),
        ("modules", modules(game), Counter(range(BOUGHT))),
        ("moons", moons(game), Counter(range(len(MOONS)))),
        ("planets", planets(game), Counter(range(len(PLANETS)))),
        ("events", events(game), Counter(EVENT_DECKS[game.options.events])),
    ):
        if found != box:
            raise Lost(f"{name}: too many {found - box}, too few {box - found}")
    for seat in range(game.n):
        of_seat(game, seat)
    tokens = Counter([*game.tokens_gone, *game.observatory, *game.spaces[0], *game.spaces[1]])
    for kept in game.discoveries:
        tokens.update(kept)
    if any(count > 1 for count in tokens.values()) or len(tokens) != TOKENS_DEALT:
        raise Lost("discovery tokens")
    hives = sum(module[HIVE] for rows in game.rows for row in rows for module in row)
    if hives + game.hives != HIVES:
        raise Lost("mechaphage tokens")
    if any(count < 1 for _, count in game.raiders.values()):
        raise Lost("raiders")


def cards(game: Game) -> Counter[int]:
    found = Counter([*game.tactics_deck, *game.tactics_discard, *game.notes.get("played", ())])
    for hand, lasting in zip(game.hands, game.lasting, strict=True):
        found.update(hand)
        found.update(lasting)
    return found


def modules(game: Game) -> Counter[int]:
    found = Counter(number for column in game.display for number in column if number >= 0)
    for deck in game.decks:
        found.update(deck)
    found.update(module[ID] for rows in game.rows for row in rows for module in row if module[ID] < BOUGHT)
    found.update(game.notes.get("attaching", ()))
    return found


def moons(game: Game) -> Counter[int]:
    found = Counter([*game.moon_discard, *(moon for moon in game.tactical if moon >= 0)])
    for pile in [*game.moons, *game.moon_stacks, *game.captured]:
        found.update(pile)
    found.update(module[FRAMED] for rows in game.rows for row in rows for module in row if module[FRAMED] >= 0)
    return found


def planets(game: Game) -> Counter[int]:
    return Counter([*game.planet_stack, *(tile for tile in game.tiles if 0 <= tile < len(PLANETS))])


def events(game: Game) -> Counter[int]:
    found = Counter([*game.event_deck, *game.event_discard])
    found.update(args[0] for name, args, _ in game.stack if name == "events.reset")
    return found


def of_seat(game: Game, seat: int) -> None:
    if sum(game.leaders[seat]) != LEADERS or min(game.leaders[seat]) < 0:
        raise Lost(f"leaders of {seat}")
    if len(game.ships[seat]) != len(FLEET) or any(N_REGIONS <= where < PAD for where in game.ships[seat]):
        raise Lost(f"ships of {seat}")
    if min(game.stock[seat]) < 0 or game.vp[seat] < 0 or max(game.tracks[seat]) > TOP:
        raise Lost(f"numbers of {seat}")
    docked = [module[DOCK] for row in game.rows[seat] for module in row if 0 <= module[DOCK] < BY_ENERGY]
    if sorted(docked) != [ship for ship, where in enumerate(game.ships[seat]) if where == DOCKED]:
        raise Lost(f"docks of {seat}")
    for kind, marks in enumerate(game.marks[seat]):
        if not 0 <= marks <= hull(game, seat, kind).shields:
            raise Lost(f"shields of {seat}")
    rows = game.rows[seat]
    if any(MODULES[module[ID]].kind != kind for kind, row in enumerate(rows) for module in row):
        raise Lost(f"rows of {seat}")
