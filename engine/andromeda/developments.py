"""Developments: where one may be built, its cost, and the results of building it (section 16)."""


from engine.andromeda.abilities import fire
from engine.andromeda.board import BESIDE, N_REGIONS, REGIONS
from engine.andromeda.content import DEVELOPMENT_MOST, DEVELOPMENTS, PLANET_KINDS, UPGRADES
from engine.andromeda.fleet import region_ref, ship_of
from engine.andromeda.paying import paying
from engine.andromeda.rows import TRANSPORT
from engine.andromeda.state import DELEGATED, GONE, STATION, Game, at, owned, planet_kind, step, type_of
from engine.andromeda.supply import payable, score, spend, within_means
from engine.andromeda.vocabulary import RESOURCES, Amounts
from engine.kernel.asking import ALWAYS, Asking, Ref, pick, spread

NONE = ("none",)


def undeveloped(game: Game, seat: int) -> list[int]:
    """Return the planets without a development where the seat has a transport."""
    found = []
    for region in sorted({where for ship, where in enumerate(game.ships[seat]) if type_of(ship) == TRANSPORT}):
        if region < N_REGIONS and planet_kind(game, region) >= 0 and region not in game.devs:
            found.append(region)
    return found


def affordable(game: Game, seat: int, region: int, less: int, moons: bool = True) -> bool:
    kind = PLANET_KINDS[planet_kind(game, region)]
    pays = within_means if moons else payable
    return any(pays(game, seat, cost) for cost in reductions(kind.cost, less))


def reductions(cost: Amounts, less: int) -> list[Amounts]:
    """Return all ways to reduce a cost by `less` units (A-DEV-11)."""
    found = {cost}
    for _ in range(min(less, sum(cost))):
        found = {
            (*one[:kind], one[kind] - 1, *one[kind + 1 :]) for one in found for kind in range(len(one)) if one[kind]
        }
    return sorted(found)


def sites(game: Game, seat: int, less: int = 0, extra_leaders: int = 0, moons: bool = True) -> list[int]:
    """Return where the seat can build: it needs a transport there, leaders, resources, and at least one other ship
    (A-DEV-2, A-DEV-5).
    """
    if owned(game, seat) < 2:
        return []
    leaders = game.leaders[seat][STATION] + extra_leaders
    return [
        region
        for region in undeveloped(game, seat)
        if PLANET_KINDS[planet_kind(game, region)].leaders <= leaders and affordable(game, seat, region, less, moons)
    ]


@step.named("op.build_development")
def build(game: Game, seat: int, by: Ref, must: bool, less: int) -> Asking:
    """Ask where to build a development (A-DEV-4). Building is optional unless it has already been chosen."""
    regions = sites(game, seat, less)
    if not regions:
        return
    now = sites(game, seat, less, moons=False)
    options: list[Ref] = [region_ref(region) for region in now]
    if not must or not now:
        options.append(NONE)
    answer = yield pick(seat, "build.development", options, by, marks=0 if now else ALWAYS)
    if options[answer] == NONE:
        return
    region = now[answer]
    kind = planet_kind(game, region)
    cost = yield from reducing(game, seat, PLANET_KINDS[kind].cost, less, by)
    paid = yield from paying(game, seat, cost, by)
    spend(game, seat, paid, by)
    raise_development(game, seat, region, by)


def reducing(game: Game, seat: int, cost: Amounts, less: int, by: Ref) -> Asking:
    """Ask the builder by which units the cost is reduced (A-DEV-11), so that the rest can be paid."""
    ways = [one for one in reductions(cost, less) if payable(game, seat, one)]
    if len(ways) == 1:
        return ways[0]
    kinds = [kind for kind in range(5) if cost[kind]]
    n = min(less, sum(cost))
    refs = [("less", RESOURCES[kind]) for kind in kinds]
    if len(ways) == len(reductions(cost, less)):
        parts = yield spread(seat, "build.less", refs, [cost[kind] for kind in kinds], n, n, by)
        taken = dict(zip(kinds, parts, strict=True))
        return tuple([units - taken.get(kind, 0) for kind, units in enumerate(cost)])
    answer = yield pick(seat, "build.cost", [("cost", *way[:5]) for way in ways], by)
    return ways[answer]


def raise_development(game: Game, seat: int, region: int, by: Ref) -> None:
    """Build a development: its leaders and transport leave their owner for good, its card is gained, its track
    advances, and it is scored (A-DEV-4, A-DEV-5).
    """
    kind = planet_kind(game, region)
    game.leaders[seat][STATION] -= PLANET_KINDS[kind].leaders
    game.leaders[seat][DELEGATED] += PLANET_KINDS[kind].leaders
    game.ships[seat][ship_of(game, seat, TRANSPORT, region)] = GONE
    game.devs[region] = seat
    game.dev_cards[seat].append((kind, True))
    game.emit("developed", seat, DEVELOPMENTS[kind], REGIONS[region])
    if game.battle is not None:
        game.push("battle.check")
    game.push("developments.rate", seat, region)
    game.push("tracks.advance", seat, kind, 1)


@step
def rate(game: Game, seat: int, region: int) -> None:
    """Score a new development (A-DEV-8), then trigger the owner's ability for building."""
    fire(game, seat, "build_development")
    leaders = sum(leaders_counted(game, region).values())
    vp = min(DEVELOPMENT_MOST, leaders)
    score(game, seat, vp, ("development", REGIONS[region]))
    game.show("built", seat, DEVELOPMENTS[planet_kind(game, region)], REGIONS[region], leaders, vp)


def leaders_counted(game: Game, region: int) -> dict[int, int]:
    """Return, by region, what counts for a development: leaders in the region and beside it, leaders delegated to it,
    the numbers on developments beside it, and Choir Barges (A-DEV-9, A-FX-25).
    """
    return {where: count for where in (region, *BESIDE[region]) if (count := leaders_in(game, where))}


def leaders_in(game: Game, region: int, barges: bool = True) -> int:
    count = sum(leaders[region] for leaders in game.leaders)
    if region in game.devs:
        count += PLANET_KINDS[planet_kind(game, region)].leaders
    if barges:
        for seat in range(game.n):
            for ship in at(game, seat, region):
                installed = game.upgrades[seat][type_of(ship)]
                count += UPGRADES[installed].extra_leaders if installed >= 0 else 0
    return count


def bonus_dice(game: Game, seat: int, region: int) -> int:
    """Return the bonus dice of a seat: one for each of its developments in the region or beside it (A-DEV-7)."""
    return sum(1 for where in (region, *BESIDE[region]) if game.devs.get(where) == seat)


@step.named("op.flip_development")
def flip(game: Game, seat: int, by: Ref, must: bool) -> Asking:
    """Ask which used development card is turned face up again."""
    used = sorted({kind for kind, up in game.dev_cards[seat] if not up})
    if not used:
        return
    kind = used[(yield pick(seat, "development.flip", [("development", DEVELOPMENTS[kind]) for kind in used], by))]
    turn_card(game, seat, kind, True)


def turn_card(game: Game, seat: int, kind: int, up: bool) -> None:
    game.dev_cards[seat][game.dev_cards[seat].index((kind, not up))] = (kind, up)
    game.emit("card_turned", seat, DEVELOPMENTS[kind], up)
