"""Operations on what a player has: gains, conversions, choices, leaders, repairs, cards drawn and kept."""


from engine.andromeda.abilities import PASS
from engine.andromeda.board import N_REGIONS
from engine.andromeda.content import CARD_IDS, MOONS, NUMBER
from engine.andromeda.developments import sites
from engine.andromeda.effects.running import count, start
from engine.andromeda.fleet import reach, region_ref, ship_of, ship_ref
from engine.andromeda.moons import energy_first, framed, top_moon
from engine.andromeda.paying import paying
from engine.andromeda.shipyard import buildable
from engine.andromeda.state import STATION, TACTICAL, Game, planet_kind, regions_with_ships, step, type_of
from engine.andromeda.supply import (
    choosing_gain,
    discard_cards,
    gain,
    payable,
    score,
    spend,
    top_card,
    within_means,
)
from engine.andromeda.supply import eyes_of as eyes
from engine.andromeda.vocabulary import ENERGY, LISTS, MOON, RESOURCES, Amounts, Effect
from engine.kernel.asking import ALWAYS, Asking, Ref, pick, some, spread

CONVERT = ("convert",)
NONE = ("none",)


def frame_of(by: Ref) -> int:
    """Return the frame that an effect comes from: the tactical one, or that of a module; -1 for anything else."""
    return TACTICAL if by[0] == "tactical" else NUMBER["module"][by[1]] if by[0] == "module" else -1


@step.named("op.gain")
def op_gain(game: Game, seat: int, by: Ref, must: bool, what: Amounts) -> Asking:
    found = yield from choosing_gain(game, seat, what, by)
    if what[MOON] and (moon := framed(game, seat, frame_of(by))) >= 0:
        game.push("supply.give_moon", seat, moon)  # A-MOO-12
    gain(game, seat, found, by)


@step.named("op.convert")
def op_convert(game: Game, seat: int, by: Ref, must: bool, pay: Amounts, number: int, most: int) -> Asking:
    """Pay a cost and gain something for it. Skip this if the cost cannot be paid (A-FX-2, A-RES-8, A-RET-14)."""
    if pay[MOON]:  # the module was activated for it: the moon's resources are its cost (A-RET-7)
        moon = framed(game, seat, frame_of(by))
        if moon < 0 or not payable(game, seat, MOONS[moon].gives):
            return
        pay, must = MOONS[moon].gives, True
    if not within_means(game, seat, pay):
        return
    now = payable(game, seat, pay)
    if not (must and now):
        options = [CONVERT, PASS] if now else [PASS]
        answer = yield pick(seat, "convert", options, by, [list(pay), number], marks=0 if now else ALWAYS)
        if options[answer] == PASS:
            return
    paid = yield from paying(game, seat, pay, by)
    if most > 1:
        game.push("op.convert", seat, by, False, pay, number, most - 1)
    start(game, number, seat, by, True)
    spend(game, seat, paid, by)


def feasible(game: Game, seat: int, number: int) -> bool:
    """Return whether an option of a choice can be carried out (A-FX-3)."""
    return all(possible(game, seat, effect) for effect in LISTS[number])


def possible(game: Game, seat: int, effect: Effect) -> bool:
    op = effect[0]
    if op == "build_ship":
        return bool(buildable(game, seat, effect[1], effect[2]))
    if op == "build_development":
        return bool(sites(game, seat, effect[1]))
    if op == "convert":
        return within_means(game, seat, effect[1])
    return True


@step.named("op.choose")
def op_choose(game: Game, seat: int, by: Ref, must: bool, numbers: tuple[int, ...]) -> Asking:
    """Ask for exactly one option that can be carried out (A-FX-3)."""
    places = [place for place, number in enumerate(numbers) if feasible(game, seat, number)]
    if not places:
        return
    options = [("choice", place) for place in places]
    chosen = places[(yield pick(seat, "choose", options, by, [numbers[place] for place in places]))]
    start(game, numbers[chosen], seat, by, True)


@step.named("op.vp")
def op_vp(game: Game, seat: int, by: Ref, must: bool, n: int) -> None:
    score(game, seat, n, by)


@step.named("op.repair")
def op_repair(game: Game, seat: int, by: Ref, must: bool, n: int) -> None:
    """Repair `n` times, one after the other. The same target may be chosen again (A-DMG-6)."""
    if n > 1:
        game.push("op.repair", seat, by, must, n - 1)
    game.push("damage.repair", seat, by)


@step.named("op.recruit")
def op_recruit(game: Game, seat: int, by: Ref, must: bool, n: int) -> Asking:
    """Ask for up to n of the seat's leaders, from anywhere (A-FX-5)."""
    mine = game.leaders[seat]
    regions = [region for region in range(N_REGIONS) if mine[region]]
    if not regions:
        return
    parts = yield spread(
        seat, "recruit", [region_ref(region) for region in regions], [mine[region] for region in regions], 0, n, by
    )
    bring_home(game, seat, dict(zip(regions, parts, strict=True)))


def bring_home(game: Game, seat: int, counts: dict[int, int]) -> None:
    for region, n in counts.items():
        if n:
            game.leaders[seat][region] -= n
            game.leaders[seat][STATION] += n
            game.emit("recruited", seat, n, region_ref(region)[1])


@step.named("op.per")
def op_per(game: Game, seat: int, by: Ref, must: bool, counter: str, number: int, div: int, most: int) -> None:
    times = min(most, count(game, seat, counter) // div)
    for _ in range(times):
        start(game, number, seat, by, True)


# --- cards ---


@step.named("op.draw_keep")
def op_draw_keep(game: Game, seat: int, by: Ref, must: bool, n: int, keep: int) -> None:
    """Draw several cards and keep some. The others are discarded face up (A-FX-28)."""
    drawn = [card for card in (top_card(game) for _ in range(n)) if card >= 0]
    if drawn:
        game.hands[seat] += drawn
        names = [CARD_IDS[card] for card in drawn]
        game.whisper("drawn", eyes(game, seat), (names,), seat, len(drawn), by)
        game.push("basics.keep", seat, by, tuple(sorted(drawn)), keep)


@step
def keep(game: Game, seat: int, by: Ref, drawn: tuple[int, ...], n: int) -> Asking:
    n = min(n, len(drawn))
    refs = [("card", CARD_IDS[card]) for card in drawn]
    kept = yield some(seat, "cards.keep", refs, n, n, by)
    discard_cards(game, seat, [card for place, card in enumerate(drawn) if place not in kept], "not_kept")


# --- moons and ships ---


@step.named("op.capture_moon")
def op_capture_moon(game: Game, seat: int, by: Ref, must: bool, active_only: bool) -> Asking:
    """Offer the top moon of a planet where the player has a ship; optional (A-FX-10)."""
    regions = [
        region
        for region in regions_with_ships(game, seat)
        if planet_kind(game, region) >= 0 and top_moon(game, region) >= 0
    ]
    if active_only:
        regions = [region for region in regions if region == game.active_region]
    if not regions:
        return
    answer = yield pick(seat, "moons.capture", [*(region_ref(region) for region in regions), NONE], by)
    if answer < len(regions):
        game.push("moons.capture", seat, regions[answer])


@step.named("op.move_ship")
def op_move_ship(game: Game, seat: int, by: Ref, must: bool, plus: int) -> Asking:
    """Move one of the seat's ships on the map, up to its range and an addition, to a region where the seat has no ship
    yet (A-FX-10).
    """
    ways = {}
    for kind, region in sorted({(type_of(ship), where) for ship, where in enumerate(game.ships[seat])}):
        if region < N_REGIONS:
            found = {
                target: energy
                for target, energy in reach(game, seat, kind, region, plus).items()
                if target not in game.ships[seat]
            }
            if found:
                ways[kind, region] = found
    if not ways:
        return
    ships = list(ways)
    options: list[Ref] = [ship_ref(*ship) for ship in ships]
    if game.stock[seat][ENERGY] == 0 and all(all(found.values()) for found in ways.values()):
        options.append(NONE)  # nobody has to abandon a moon (A-RES-6)
    chosen = yield pick(seat, "move.ship", options, by)
    if options[chosen] == NONE:
        return
    kind, region = ships[chosen]
    targets = list(ways[kind, region])
    energies = [ways[kind, region][target] for target in targets]
    answer = yield pick(seat, "move.to", [region_ref(target) for target in targets], by, energies)
    game.push("op.fly", seat, kind, region, targets[answer], energies[answer])
    energy_first(game, seat, energies[answer])


@step.named("op.fly")
def op_fly(game: Game, seat: int, kind: int, region: int, target: int, energy: int) -> None:
    """Fly a ship to its target. If this needs a jump, pay for the jump first."""
    if energy:
        spend(game, seat, ((energy, 0, 0, 0, 0), ()), ("jump",))
    game.ships[seat][ship_of(game, seat, kind, region)] = target
    game.emit("moved", seat, ship_ref(kind, region)[1], region_ref(region)[1], region_ref(target)[1])
    if game.battle is not None:
        game.push("battle.check")


@step.named("op.swap_basic")
def op_swap_basic(game: Game, seat: int, by: Ref, must: bool) -> Asking:
    """Ask which of titanium, ice and nanocarbon to swap for another of the three."""
    have = [kind for kind in (1, 2, 3) if game.stock[seat][kind]]
    if not have:
        return
    given = have[(yield pick(seat, "swap.give", [("resource", RESOURCES[kind]) for kind in have], by))]
    others = [kind for kind in (1, 2, 3) if kind != given]
    taken = others[(yield pick(seat, "swap.take", [("resource", RESOURCES[kind]) for kind in others], by))]
    spend(game, seat, (tuple([int(kind == given) for kind in range(5)]), ()), by)
    gain(game, seat, [int(kind == taken) for kind in range(6)], by)
