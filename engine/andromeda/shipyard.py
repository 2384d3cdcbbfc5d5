"""Building ships, and upgrades of a type (A-SHP-2, A-SHP-4, A-SHP-5, A-FX-7)."""


from engine.andromeda.abilities import abilities_of, ability_ref, is_spent, key, number_of
from engine.andromeda.content import SHIP_IDS, SHIP_TYPES, UPGRADE_IDS, UPGRADES
from engine.andromeda.fleet import ship_of
from engine.andromeda.paying import paying
from engine.andromeda.state import PAD, RESERVE, Game, at, step, type_of
from engine.andromeda.supply import payable, spend, titanium_cost, within_means
from engine.kernel.asking import ALWAYS, Asking, Ref, pick

NONE = ("none",)


def price(game: Game, seat: int, kind: int, less: int) -> int:
    """Return the titanium that a ship of a type costs. With Bulk Orders the first ship of the player's turn is cheaper.
    """
    cost = SHIP_TYPES[kind].titanium - less
    number = number_of(game, seat, "build_ship")
    if number >= 0 and seat == game.active and not is_spent(game, seat, number):
        cost += abilities_of(game, seat)[number].build_cost_titanium
    return max(0, cost)


def buildable(game: Game, seat: int, less: int, only: str = "") -> list[int]:
    """Return the ship types in reserve that the seat could pay for, also by abandoning moons."""
    kinds = sorted({type_of(ship) for ship in at(game, seat, RESERVE)})
    return [
        kind
        for kind in kinds
        if only in ("", SHIP_IDS[kind]) and within_means(game, seat, titanium_cost(price(game, seat, kind, less)))
    ]


@step.named("op.build_ship")
def build_ship(game: Game, seat: int, by: Ref, must: bool, less: int, only: str = "") -> Asking:
    """Build a ship from the reserve onto the launch pad, at its cost. Building is optional unless it has already been
    chosen.
    """
    kinds = buildable(game, seat, less, only)
    if not kinds:
        return
    now = [kind for kind in kinds if payable(game, seat, titanium_cost(price(game, seat, kind, less)))]
    options: list[Ref] = [("ship", SHIP_IDS[kind]) for kind in now]
    if not must or not now:
        options.append(NONE)
    data = [price(game, seat, kind, less) for kind in now]
    answer = yield pick(seat, "build.ship", options, by, data, marks=0 if now else ALWAYS)
    if options[answer] == NONE:
        return
    kind = now[answer]
    paid = yield from paying(game, seat, titanium_cost(price(game, seat, kind, less)), by)
    spend(game, seat, paid, by)
    built(game, seat, kind)
    number = number_of(game, seat, "build_ship")
    if number >= 0 and seat == game.active and not is_spent(game, seat, number):
        game.used[key(game, seat, number)] = 1
        game.emit("ability_used", seat, ability_ref(game, seat, number))


def built(game: Game, seat: int, kind: int) -> None:
    game.ships[seat][ship_of(game, seat, kind, RESERVE)] = PAD
    game.emit("built", seat, SHIP_IDS[kind])


# --- upgrades ---


def installable(game: Game, seat: int) -> list[int]:
    """Return the upgrades in reserve whose ship type has none yet (A-SHP-5)."""
    return [number for number in game.spare[seat] if game.upgrades[seat][UPGRADES[number].type] < 0]


@step.named("op.upgrade")
def upgrade(game: Game, seat: int, by: Ref, must: bool) -> Asking:
    """Install an upgrade, which replaces all values of the ship type. A ship of the type in reserve is built at once,
    free of charge (A-SHP-4).
    """
    choices = installable(game, seat)
    if not choices:
        return
    number = choices[(yield pick(seat, "upgrade", [("upgrade", UPGRADE_IDS[choice]) for choice in choices], by))]
    kind = UPGRADES[number].type
    game.upgrades[seat][kind] = number
    game.spare[seat] = tuple(spare for spare in game.spare[seat] if spare != number)
    game.marks[seat][kind] = min(game.marks[seat][kind], UPGRADES[number].shields)
    game.emit("upgraded", seat, UPGRADE_IDS[number])
    if any(type_of(ship) == kind for ship in at(game, seat, RESERVE)):
        built(game, seat, kind)
