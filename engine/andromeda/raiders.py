"""Raiders on the map: where they are placed, how they ambush, what they bring to a battle (section 10)."""


from engine.andromeda.board import N_REGIONS, N_SLOTS, REGIONS, SPECIAL_SLOTS
from engine.andromeda.content import CLASSES, MOST_DICE, RAIDER_IDS, RAIDERS, S_RAIDER
from engine.andromeda.developments import leaders_in
from engine.andromeda.rows import Raider
from engine.andromeda.state import Game, apart, planet_kind, step
from engine.kernel.asking import Asking, pick
from engine.kernel.chance import below

DIE = 6


def throw(game: Game) -> int:
    """Throw one die."""
    return game.loaded.pop(0) if game.loaded else 1 + below(game, DIE)


def card(game: Game, cls: int) -> Raider:
    return RAIDERS[game.raider_cards[cls]]


def on_map(game: Game, cls: int) -> int:
    """Return how many tokens of a class are on the map."""
    return sum(count for kind, count in game.raiders.values() if kind == cls)


def supply(game: Game, cls: int) -> int:
    return card(game, cls).tokens - on_map(game, cls)


# --- placement ---


def admits(game: Game, region: int, cls: int) -> bool:
    """Return whether raiders of this class may enter a region: two classes never share one, and only S raiders may have
    several tokens there (A-RAI-2).
    """
    return region not in game.raiders or game.raiders[region][0] == cls == S_RAIDER


def random_nebula(game: Game) -> int:
    return N_SLOTS + throw(game) - 1


def free_nebula(game: Game, cls: int, never: int = -1) -> int:
    """Return a rolled nebula that admits the class, rolled until one does; -1 if all are blocked (A-RAI-6)."""
    if not any(admits(game, region, cls) and region != never for region in range(N_SLOTS, N_REGIONS)):
        return -1
    while True:
        region = random_nebula(game)
        game.emit("nebula_rolled", REGIONS[region])
        if admits(game, region, cls) and region != never:
            return region


def random_place(game: Game, cls: int) -> int:
    """Return a random place for raiders: a rolled nebula, or, with special regions, the tile that shows the rolled
    number, else the other tile (A-SPR-6, A-AMB-46).
    """
    if game.options.special == "none":
        return free_nebula(game, cls)
    rolled = throw(game)
    game.emit("nebula_rolled", REGIONS[N_SLOTS + rolled - 1])
    first, second = SPECIAL_SLOTS if rolled <= 3 else reversed(SPECIAL_SLOTS)
    for region in (first, second):
        if admits(game, region, cls):
            return region
    return free_nebula(game, cls)


def most_leaders_planet(game: Game) -> int:
    """Return the planet with the most leaders. Ties go to the planet laid first, which is the one with the lower slot
    number (A-RAI-9, A-AMB-45).
    """
    planets = [region for region in range(N_SLOTS) if planet_kind(game, region) >= 0]
    return max(planets, key=lambda region: (leaders_in(game, region, barges=False), -region), default=-1)


def put(game: Game, region: int, cls: int, n: int) -> None:
    lying = game.raiders.get(region, (cls, 0))[1]
    game.raiders[region] = (cls, lying + n)
    game.emit("raider_placed", CLASSES[cls], n, REGIONS[region])


def reveal(game: Game, cls: int) -> None:
    """Turn up a raider card when its class first enters play (A-RAI-5)."""
    if not game.revealed[cls]:
        game.revealed[cls] = True
        game.emit("raider_revealed", RAIDER_IDS[game.raider_cards[cls]])


@step
def place(game: Game, cls: int) -> None:
    """Place the raiders that an event's class brings (A-RAI-5 to 7)."""
    reveal(game, cls)
    if on_map(game, cls):
        swarm(game, 2)
    elif cls == S_RAIDER:
        swarm(game, 1)
    else:
        where = card(game, cls).placement
        region = game.newest if where == "newest_planet" else -1
        if where == "most_leaders_planet":
            region = most_leaders_planet(game)
        if region < 0 or not admits(game, region, cls):
            region = random_place(game, cls)
        if region >= 0:
            put(game, region, cls, 1)


def swarm(game: Game, n: int) -> None:
    """Place `n` S raiders, or as many as the supply has, with one roll (A-RAI-7)."""
    n = min(n, supply(game, S_RAIDER))
    if n:
        region = random_place(game, S_RAIDER)
        if region >= 0:
            put(game, region, S_RAIDER, n)


# --- moving ---


def move(game: Game, region: int, target: int, n: int) -> None:
    cls, count = game.raiders[region]
    if count > n:
        game.raiders[region] = (cls, count - n)
    else:
        del game.raiders[region]
    lying = game.raiders.get(target, (cls, 0))[1]
    game.raiders[target] = (cls, lying + n)
    game.emit("raider_moved", CLASSES[cls], n, REGIONS[region], REGIONS[target])


def remove(game: Game, region: int, n: int) -> None:
    """Return raiders to their card, cured of damage (A-RAI-8)."""
    cls, count = game.raiders[region]
    if count > n:
        game.raiders[region] = (cls, count - n)
    else:
        del game.raiders[region]
    game.raider_marks[cls] = 0
    game.emit("raider_removed", CLASSES[cls], n, REGIONS[region])


def in_range(game: Game, region: int) -> dict[int, int]:
    """Return the raiders that could come, as a mapping from region to class. Each must be within its own range (A-RAI-3
    c).
    """
    table = apart(game)
    return {
        where: cls
        for where, (cls, _) in sorted(game.raiders.items())
        if where != region and table[where][region] <= card(game, cls).range
    }


def who_comes(game: Game, region: int) -> list[int]:
    """Return the classes of raiders that could ambush a region, in the order of their names. One of them will be chosen
    (A-RAI-3).
    """
    here = game.raiders.get(region)
    near = in_range(game, region)
    if here is not None:
        return [S_RAIDER] if here[0] == S_RAIDER and S_RAIDER in near.values() else []
    return sorted(set(near.values()))


def arrive(game: Game, region: int, cls: int) -> None:
    """Move the chosen raiders in. S raiders all come if they are within range, at the same time (A-RAI-3, A-RAI-15)."""
    for where, kind in in_range(game, region).items():
        if kind == cls:
            move(game, where, region, game.raiders[where][1])


@step
def ambush(game: Game) -> Asking:
    """Ask which raiders ambush the active region, as step 3 of a launch. This also happens on bases and nebulae, and if
    no ship is left there (A-RAI-3, A-RAI-4).
    """
    region = game.active_region
    classes = who_comes(game, region)
    if not classes:
        return
    options = [("raider", CLASSES[cls]) for cls in classes]
    chosen = classes[(yield pick(game.active, "ambush", options, ("region", REGIONS[region])))]
    game.emit("ambush", CLASSES[chosen], REGIONS[region])
    arrive(game, region, chosen)
    game.show("ambush", CLASSES[chosen], REGIONS[region], game.raiders[region][1])


# --- strength ---


def dice(game: Game, region: int) -> int:
    """Return the raiders' dice before modifiers (A-RAI-10)."""
    if region not in game.raiders:
        return 0
    cls, count = game.raiders[region]
    return min(MOST_DICE, count * card(game, cls).weapons)


def aim(game: Game, region: int) -> int:
    """Return the raiders' targeting before modifiers, or 0 where they have been beaten (A-RAI-11)."""
    if region not in game.raiders:
        return 0
    cls, count = game.raiders[region]
    return (count if cls == S_RAIDER else 1) + card(game, cls).targeting
