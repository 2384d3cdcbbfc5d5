"""The first step of a launch: which ship may go where (section 6), and whether a base could be activated (A-LAU-8)."""

from operator import add

from engine.andromeda.abilities import modifier
from engine.andromeda.board import BESIDE, FAR, N_REGIONS, N_SLOTS, nearest, open_regions
from engine.andromeda.content import (
    FIRST_BASE,
    FIRST_SPECIAL,
    MAXIMUS,
    MONOLITH,
    MOONS,
    ODESSA,
    OFFICE,
    SHIPYARD,
    TRADE_CENTER,
)
from engine.andromeda.developments import sites
from engine.andromeda.fleet import can, kinds_on_pad, range_of
from engine.andromeda.modules import field_kinds, price
from engine.andromeda.state import Game, is_open, occupied, regions_with_ships, tile
from engine.andromeda.supply import can_pay, energy_within
from engine.andromeda.vocabulary import ENERGY, TACTICS, amounts

TWO_OF_ANY = amounts(any=2)
FIELDS = {MAXIMUS: (0, 1), ODESSA: (2, 3)}
Means = tuple[list[int], int]  # resources, and tactics cards


def launches(game: Game, seat: int) -> dict[int, dict[int, int]]:
    """Return every legal launch: {ship type: {region: energy of a jump, 0 or 1}}."""
    starts = regions_with_ships(game, seat)
    jumping = energy_within(game, seat) > 0
    gathered, tiles = means(game, seat), game.tiles
    bases: dict[tuple[int, int], bool] = {}
    found = {}
    for kind in kinds_on_pad(game, seat):
        nebulae = can(game, seat, kind, "navigation")
        enterable = open_regions(game.laid, game.quasars, nebulae)
        targets = {}
        if starts:
            far, jump = range_of(game, seat, kind), jumping and can(game, seat, kind, "jump")
            for region, distance in enumerate(nearest(game.laid, game.quasars, nebulae, tuple(starts))):
                if 0 < distance <= far:
                    targets[region] = 0
                elif jump and distance and (distance < FAR or region in enterable):
                    targets[region] = 1
        else:  # the first launch, at any distance (A-LAU-3, A-LAU-5)
            taken = occupied(game) if not can(game, seat, kind, "assault") else ()
            targets = {region: 0 for region in enterable if region not in taken}
        allowed = {}
        for region, energy in targets.items():
            if region < N_SLOTS and FIRST_BASE <= tiles[region] < FIRST_SPECIAL:
                if (region, energy) not in bases:
                    bases[region, energy] = could_activate(game, seat, region, energy, gathered)
                if not bases[region, energy]:
                    continue
            allowed[region] = energy
        if allowed:
            found[kind] = allowed
    return found


def could_activate(game: Game, seat: int, region: int, energy: int, gathered: Means) -> bool:
    """Return whether the seat could pay for this base with everything within reach: stored resources, moons to abandon,
    bonus resources and leaders to collect (A-LAU-8).

    Those on the base itself count, as the ship will be there. `gathered` is a result of `means`.
    """
    base = tile(game, region)
    if base == SHIPYARD:
        return True
    stock, cards = gathered[0][:], gathered[1]
    if region in game.bonus and region not in game.ships[seat]:
        stock = [*map(add, stock, game.bonus[region])]
    stock[ENERGY] -= energy
    if base == OFFICE:
        return bool(buildable(game, seat, region, stock, cards))
    return pays_for(game, seat, base, stock, cards)


def means(game: Game, seat: int) -> Means:
    """Return the stored resources plus those from captured moons and from bonus resources where the seat has ships."""
    stock, cards = game.stock[seat][:], len(game.hands[seat])
    for moon in game.captured[seat]:
        gives = MOONS[moon].gives
        for kind in range(5):
            stock[kind] += gives[kind]
        cards += gives[TACTICS]
    for region, lying in game.bonus.items():
        if region in game.ships[seat]:
            for kind in range(5):
                stock[kind] += lying[kind]
    return stock, cards


def pays_for(game: Game, seat: int, base: int, stock: list[int], cards: int) -> bool:
    if base in (MONOLITH, TRADE_CENTER):
        return can_pay(stock, cards, TWO_OF_ANY)
    for kind in field_kinds(game, seat, FIELDS[base]):
        cheapest = next((row for row, module in enumerate(game.display[kind]) if module >= 0), -1)
        if cheapest >= 0 and can_pay(stock, cards, price(kind, cheapest)):
            return True
    return False


def recruitable(game: Game, seat: int, target: int = -1) -> int:
    """Return how many leaders side actions could recruit: from regions with a ship of the seat, or within range of
    Envoys.
    """
    return sum(game.leaders[seat][region] for region in recruit_regions(game, seat, target))


def recruit_regions(game: Game, seat: int, target: int = -1) -> list[int]:
    if not any(game.leaders[seat][:N_REGIONS]):
        return []
    regions = set(regions_with_ships(game, seat))
    if target >= 0:
        regions.add(target)
    if modifier(game, seat, "recruit_range"):
        regions |= {other for region in regions for other in BESIDE[region] if is_open(game, other)}
    return [region for region in sorted(regions) if game.leaders[seat][region]]


def buildable(game: Game, seat: int, target: int, stock: list[int], cards: int) -> list[int]:
    """Return the sites where the seat could build after collecting everything within reach."""
    hypothetical = game.stock[seat]
    game.stock[seat] = stock
    try:
        return sites(game, seat, 0, recruitable(game, seat, target), moons=False)
    finally:
        game.stock[seat] = hypothetical


def can_activate(game: Game, seat: int) -> bool:
    """Return whether the base in the active region can be activated with what is stored now (A-LAU-8, A-LAU-15)."""
    base = tile(game, game.active_region)
    if not FIRST_BASE <= base < FIRST_SPECIAL or base == SHIPYARD:
        return True
    if base == OFFICE:
        return bool(sites(game, seat, moons=False))
    return pays_for(game, seat, base, game.stock[seat], len(game.hands[seat]))
