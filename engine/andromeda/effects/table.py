"""Operations on the whole table: events, bonus resources, raiders pushed, columns turned over (A-FX-12 to 14, 23)."""

from typing import Any

from engine.andromeda.board import N_REGIONS, N_SLOTS, REGIONS
from engine.andromeda.content import CARD_IDS, CLASSES, MODULE_IDS, S_RAIDER
from engine.andromeda.damage import ships_on_map
from engine.andromeda.effects.running import count, start
from engine.andromeda.fleet import region_ref, ship_ref
from engine.andromeda.modules import displayed, refs_of, under
from engine.andromeda.moons import remove_top
from engine.andromeda.paying import choosing_cards
from engine.andromeda.raiders import move, random_nebula
from engine.andromeda.rows import CIVILIZATION
from engine.andromeda.state import (
    DAMAGE,
    ID,
    STATION,
    Game,
    apart,
    change_module,
    is_damaged,
    is_open,
    planet_kind,
    regions_with_ships,
    step,
    turn_order,
    type_of,
)
from engine.andromeda.supply import discard_cards, gain, score, spend
from engine.andromeda.vocabulary import BASIC, RESOURCES, TRACKS
from engine.kernel.asking import Asking, Ref, pick, some


def each(game: Game, name: str, *args: Any, seats: list[int] | None = None) -> None:
    """Push a step for every player in turn order (A-TRN-5, A-EVT-12)."""
    for seat in reversed(turn_order(game) if seats is None else seats):
        game.push(name, seat, *args)


@step.named("op.all_players")
def all_players(game: Game, seat: int, by: Ref, must: bool, number: int) -> None:
    for who in reversed(turn_order(game)):
        start(game, number, who, by)


@step.named("op.leaders_of_track")
def leaders_of_track(game: Game, seat: int, by: Ref, must: bool, track: int, number: int) -> None:
    best = max(spaces[track] for spaces in game.tracks)
    for who in reversed(turn_order(game)):
        if best and game.tracks[who][track] == best:
            start(game, number, who, by)


# --- bonus resources ---


@step.named("op.place_bonus")
def place_bonus(game: Game, seat: int, by: Ref, must: bool, resource: int, n: int, where: str, regions: int) -> Asking:
    """Ask where bonus resources are placed; never on a quasar (A-FX-13, A-FX-28)."""
    if where == "newest_planet":
        places = [game.newest] if game.newest >= 0 else []
    elif where:
        kind = TRACKS.index(where.removeprefix("planets_of_kind_"))
        places = [region for region in range(N_SLOTS) if planet_kind(game, region) == kind]
    else:
        could = [region for region in range(N_REGIONS) if is_open(game, region)]
        n_regions = min(regions, len(could))
        chosen = yield some(seat, "bonus.where", [region_ref(region) for region in could], n_regions, n_regions, by)
        places = [could[place] for place in chosen]
    kinds = [resource] * len(places)
    if resource == BASIC:
        kinds = []
        for region in places:
            refs = [("resource", RESOURCES[kind]) for kind in (1, 2, 3)]
            kinds.append(1 + (yield pick(seat, "bonus.which", refs, region_ref(region))))
    for region, kind in zip(places, kinds, strict=True):
        lying = game.bonus.get(region, (0,) * 5)
        game.bonus[region] = tuple([units + n * (place == kind) for place, units in enumerate(lying)])
        game.emit("bonus_placed", REGIONS[region], RESOURCES[kind], n)


@step.named("op.printed_resource")
def printed_resource(game: Game, seat: int, by: Ref, must: bool, most: int) -> Asking:
    """Gain the printed resource of up to `n` planets where the seat has a ship."""
    planets = [region for region in regions_with_ships(game, seat) if planet_kind(game, region) >= 0]
    if not planets:
        return
    chosen = yield some(seat, "printed.where", [region_ref(region) for region in planets], 0, most, by)
    for place in reversed(chosen):
        game.push("moons.printed", seat, planets[place])


# --- raiders and the display ---


@step.named("op.move_raider")
def move_raider(game: Game, seat: int, by: Ref, must: bool, far: int) -> Asking:
    """Ask which raider token moves, and where, up to `far` regions; never onto another class or a quasar. No ambush
    follows (A-FX-23, A-AMB-47).
    """
    table = apart(game)
    ways = {}
    for region, (cls, _) in sorted(game.raiders.items()):
        targets = [
            target
            for target in range(N_REGIONS)
            if target != region
            and table[region][target] <= far
            and (target not in game.raiders or game.raiders[target][0] == cls == S_RAIDER)
        ]
        if targets:
            ways[region] = targets
    if not ways:
        return
    regions = list(ways)
    refs = [("raider", CLASSES[game.raiders[region][0]], REGIONS[region]) for region in regions]
    region = regions[(yield pick(seat, "raider.which", refs, by))]
    target = ways[region][(yield pick(seat, "raider.to", [region_ref(target) for target in ways[region]], by))]
    move(game, region, target, 1)


@step.named("op.cycle_column")
def cycle_column(game: Game, seat: int, by: Ref, must: bool, most: int) -> Asking:
    """Put up to `n` modules of one column under their deck, in the chosen order, then refill the column (A-FX-23)."""
    columns = [kind for kind in range(4) if displayed(game, (kind,))]
    if not columns:
        return
    kind = columns[(yield pick(seat, "cycle.column", [("track", TRACKS[kind]) for kind in columns], by))]
    left = displayed(game, (kind,))
    order: list[tuple[int, int]] = []
    while left and len(order) < most:
        options = [*refs_of(game, left), ("done",)]
        answer = yield pick(seat, "cycle.module", options, by)
        if answer == len(left):
            break
        order.append(left.pop(answer))
    for place in order:
        under(game, place)
    game.push("modules.refill")


@step.named("op.damage_opponent")
def damage_opponent(game: Game, seat: int, by: Ref, must: bool, n: int) -> Asking:
    """Let another player who has a ship within one region of the seat's ships choose one of their modules and damage
    it.
    """
    others = near_others(game, seat)
    if others:
        victim = others[(yield pick(seat, "damage.whom", [("seat", who) for who in others], by))]
        for _ in range(n):
            game.push("damage.module_damage", victim)


def near_others(game: Game, seat: int) -> list[int]:
    table = apart(game)
    mine = regions_with_ships(game, seat)
    return [
        who
        for who in turn_order(game)
        if who != seat and any(table[one][other] <= 1 for one in mine for other in regions_with_ships(game, who))
    ]


# --- what events do ---


@step.named("op.festival")
def festival(game: Game, seat: int, by: Ref, must: bool) -> None:
    for who in turn_order(game):
        if own := count(game, who, "developments"):
            score(game, who, min(2, own), by)
        else:
            gain(game, who, (0, 0, 1, 0, 0, 0), by)


@step.named("op.lose_energy_or_damage")
def lose_energy_or_damage(game: Game, seat: int, by: Ref, must: bool, n: int) -> None:
    each(game, "table.ion_storm", n, by)


@step
def ion_storm(game: Game, seat: int, n: int, by: Ref) -> Asking:
    """Ask a player whether the storm costs energy or damages a module. Only possible options are offered."""
    options: list[Ref] = []
    if game.stock[seat][0] >= n:
        options.append(("lose_energy",))
    if any(not is_damaged(module) for row in game.rows[seat] for module in row):
        options.append(("damage_module",))
    if not options:
        return
    answer = yield pick(seat, "event.ion_storm", options, by)
    if options[answer][0] == "lose_energy":
        spend(game, seat, ((n, 0, 0, 0, 0), ()), by)
    else:
        game.push("damage.module_damage", seat)


@step.named("op.all_damage_module")
def all_damage_module(game: Game, seat: int, by: Ref, must: bool) -> None:
    each(game, "damage.module_damage")


@step.named("op.embargo")
def embargo(game: Game, seat: int, by: Ref, must: bool, threshold: int) -> None:
    rich = [who for who in turn_order(game) if sum(game.stock[who][1:]) >= threshold]
    each(game, "table.lose_resource", 1, by, seats=rich)


@step
def lose_resource(game: Game, seat: int, first: int, by: Ref) -> Asking:
    """Ask which resource the player loses: any of the six, or, if `first` is 1, titanium, ice, nanocarbon or a credit.
    """
    kinds = [kind for kind in range(first, 5) if game.stock[seat][kind]]
    options: list[Ref] = [("resource", RESOURCES[kind]) for kind in kinds]
    if not first and game.hands[seat]:
        options.append(("resource", "tactics"))
    if not options:
        return
    answer = yield pick(seat, "lose.resource", options, by)
    if answer < len(kinds):
        spend(game, seat, (tuple([int(kind == kinds[answer]) for kind in range(5)]), ()), by)
    else:
        cards = yield from choosing_cards(game, seat, "lose.card", 1, by)
        discard_cards(game, seat, cards, "lost")


@step.named("op.leader_to_random_nebula")
def leader_to_random_nebula(game: Game, seat: int, by: Ref, must: bool, threshold: int) -> None:
    for who in turn_order(game):
        if game.leaders[who][STATION] >= threshold:
            region = random_nebula(game)
            put_leader(game, who, region)


def put_leader(game: Game, seat: int, region: int) -> None:
    """Move a leader from the station into a region."""
    game.leaders[seat][STATION] -= 1
    game.leaders[seat][region] += 1
    game.emit("leader_lost", seat, REGIONS[region])


@step.named("op.all_damage_ship")
def all_damage_ship(game: Game, seat: int, by: Ref, must: bool, threshold: int) -> None:
    many = [who for who in turn_order(game) if sum(1 for where in game.ships[who] if where < N_REGIONS) >= threshold]
    each(game, "table.choose_hit", by, seats=many)


@step
def choose_hit(game: Game, seat: int, by: Ref) -> Asking:
    ships = ships_on_map(game, seat)
    kind, region = ships[(yield pick(seat, "damage.ship", [ship_ref(*ship) for ship in ships], by))]
    game.push("damage.hit", seat, kind, region)


@step.named("op.all_discard_tactics")
def all_discard_tactics(game: Game, seat: int, by: Ref, must: bool) -> None:
    each(game, "table.discard_one", by, seats=[who for who in turn_order(game) if game.hands[who]])


@step
def discard_one(game: Game, seat: int, by: Ref) -> Asking:
    hand = sorted(game.hands[seat])
    answer = yield pick(seat, "lose.card", [("card", CARD_IDS[card]) for card in hand], by)
    discard_cards(game, seat, [hand[answer]], "lost")


@step.named("op.remove_top_moons")
def remove_top_moons(game: Game, seat: int, by: Ref, must: bool, threshold: int) -> None:
    for region in range(N_SLOTS):
        if len(game.moons[region]) >= threshold:
            remove_top(game, region)


@step.named("op.raider_toll")
def raider_toll(game: Game, seat: int, by: Ref, must: bool, far: int) -> None:
    table = apart(game)
    near = [
        who
        for who in turn_order(game)
        if any(table[raider][region] <= far for raider in game.raiders for region in regions_with_ships(game, who))
    ]
    each(game, "table.lose_resource", 0, by, seats=near)


@step.named("op.plague")
def plague(game: Game, seat: int, by: Ref, must: bool) -> None:
    each(game, "table.plague_strikes", by)


@step
def plague_strikes(game: Game, seat: int, by: Ref) -> Asking:
    """Damage one module of a player with three or more undamaged civilization modules; take 1 VP from any other player.
    """
    sound = [module[ID] for module in game.rows[seat][CIVILIZATION] if not is_damaged(module)]
    if len(sound) < 3:
        score(game, seat, -1, by)
        return
    chosen = sound[(yield pick(seat, "damage.module", [("module", MODULE_IDS[number]) for number in sound], by))]
    change_module(game, seat, chosen, DAMAGE, 1)
    game.emit("module_damaged", seat, MODULE_IDS[chosen])


@step.named("op.supernova")
def supernova(game: Game, seat: int, by: Ref, must: bool) -> None:
    """Damage every player's ship in a nebula, and remove the top moon of every nebula."""
    for region in range(N_SLOTS, N_REGIONS):
        remove_top(game, region)
    for who in reversed(turn_order(game)):
        for ship, where in enumerate(game.ships[who]):
            if N_SLOTS <= where < N_REGIONS:
                game.push("damage.hit", who, type_of(ship), where)
