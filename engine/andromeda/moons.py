"""Moons: captured, slotted into frames, abandoned, discarded (section 8)."""

from functools import cache

from engine.andromeda.abilities import Pushed, fire, of_faction
from engine.andromeda.board import N_SLOTS, REGIONS
from engine.andromeda.content import CAPTURED_MOST, MODULE_IDS, MODULES, MOON_IDS, MOONS, NUMBER, PLANET_KINDS
from engine.andromeda.rows import INDUSTRY
from engine.andromeda.state import (
    FRAMED,
    ID,
    SCORED,
    TACTICAL,
    Game,
    change_module,
    find_module,
    module_at,
    planet_kind,
    step,
)
from engine.andromeda.supply import gain, moon_ref, score
from engine.andromeda.vocabulary import ENERGY
from engine.kernel.asking import Asking, Ref, pick

TACTICAL_NAME = "tactical"


@cache
def captured_limit(faction: int) -> int:
    """Return how many captured moons a faction may hold (A-MOO-1, A-FX-27)."""
    return max(CAPTURED_MOST, of_faction(faction, "captured_moons_limit"))


# --- frames ---


def frames(game: Game, seat: int) -> list[int]:
    """Return the frames that take a moon, each by its module's number. A half-moon frame is named by the module on its
    left (A-MOD-8).
    """
    found = []
    for kind, row in enumerate(game.rows[seat]):
        if kind == INDUSTRY:
            found += [module[ID] for module in row[:-1]]
        else:
            found += [module[ID] for module in row if MODULES[module[ID]].frame]
    return [*found, TACTICAL]


def frame_name(frame: int) -> str:
    return TACTICAL_NAME if frame == TACTICAL else MODULE_IDS[frame]


def frame_number(name: str) -> int:
    return TACTICAL if name == TACTICAL_NAME else NUMBER["module"][name]


def takes(frame: int, moon: int) -> bool:
    """Return whether a frame takes a moon. A moon with a repair icon may not go into an input frame (A-MOO-9)."""
    return frame == TACTICAL or MODULES[frame].frame != "input" or not MOONS[moon].repair


def slots(game: Game, seat: int) -> list[tuple[int, int]]:
    """Return all ways to slot a captured moon, as (moon, frame)."""
    if not game.captured[seat]:
        return []
    places = frames(game, seat)
    return [(moon, frame) for moon in game.captured[seat] for frame in places if takes(frame, moon)]


@cache
def slot_ref(moon: int, frame: int) -> Ref:
    return ("slot", MOON_IDS[moon], frame_name(frame))


@step
def slot(game: Game, seat: int, moon: int, frame: int) -> None:
    """Put a captured moon into a frame. A moon that was there is lost without reward (A-MOO-8, A-MOO-11)."""
    game.captured[seat].remove(moon)
    fire(game, seat, "slot_moon")
    game.emit("slotted", seat, MOON_IDS[moon], frame_name(frame))
    if frame == TACTICAL:
        old, game.tactical[seat] = game.tactical[seat], moon
    else:
        module = module_at(game, seat, frame)
        old = module[FRAMED]
        change_module(game, seat, frame, FRAMED, moon)
        if MODULES[frame].frame_vp and not module[SCORED]:
            change_module(game, seat, frame, SCORED, 1)
            score(game, seat, MODULES[frame].frame_vp, ("frame", MODULE_IDS[frame]))
    if old >= 0:
        put_away(game, seat, old, "replaced")


def put_away(game: Game, seat: int, moon: int, why: str) -> None:
    """Put a moon face up on the discard pile, from which it never returns (A-MOO-5)."""
    game.moon_discard.append(moon)
    game.emit("moon_discarded", seat, MOON_IDS[moon], why)


def framed(game: Game, seat: int, frame: int) -> int:
    """Return the moon in a frame, or -1."""
    if frame == TACTICAL:
        return game.tactical[seat]
    return module_at(game, seat, frame)[FRAMED] if find_module(game, seat, frame)[0] >= 0 else -1


# --- leaving ---


@step
def abandon(game: Game, seat: int, moon: int) -> None:
    """Abandon a moon in the player's own turn, and give the player everything it shows (A-MOO-4)."""
    game.captured[seat].remove(moon)
    game.moon_discard.append(moon)
    game.emit("abandoned", seat, MOON_IDS[moon])
    game.push("supply.give_moon", seat, moon)


def energy_first(game: Game, seat: int, n: int) -> None:
    """Let moons supply the energy for a jump if too little is stored. Call this after the jump has been pushed."""
    if game.stock[seat][ENERGY] < n:
        game.push("moons.bring_energy", seat, n)


@step
def bring_energy(game: Game, seat: int, n: int) -> Asking:
    """Ask which moon to abandon for a jump, until enough energy is stored (A-RES-6)."""
    moons = [moon for moon in game.captured[seat] if MOONS[moon].gives[ENERGY]]
    answer = yield pick(seat, "pay.moon", [("abandon", MOON_IDS[moon]) for moon in moons], ("jump",))
    moon = moons[answer]
    if game.stock[seat][ENERGY] + MOONS[moon].gives[ENERGY] < n:
        game.push("moons.bring_energy", seat, n)
    game.push("moons.abandon", seat, moon)


@step
def drop(game: Game, seat: int, moon: int) -> None:
    """Discard a moon in another player's turn, without reward (A-MOO-3)."""
    game.captured[seat].remove(moon)
    put_away(game, seat, moon, "no_room")


# --- capturing ---


def top_moon(game: Game, region: int) -> int:
    return game.moons[region][-1] if game.moons[region] else -1


@step
def capture(game: Game, seat: int, region: int, then: tuple[Pushed, ...] = ()) -> None:
    """Capture the top moon of a region (A-ACT-1). Without room, the owner first makes some (A-MOO-2). `then` is the
    step that follows.
    """
    moon = game.moons[region][-1]
    game.moons[region] = game.moons[region][:-1]
    game.emit("captured", seat, MOON_IDS[moon], REGIONS[region])
    for one in then:
        game.push(*one)
    kind = planet_kind(game, region)
    if kind >= 0:
        for ability in _of_planet(game, seat, kind):
            game.push(*ability)
    hold(game, seat, moon)
    game.show("capture", seat, REGIONS[region], MOON_IDS[moon])


def _of_planet(game: Game, seat: int, kind: int) -> list[Pushed]:
    from engine.andromeda.abilities import abilities_of, faction_ability, number_of

    number = number_of(game, seat, "capture_moon")
    if number < 0 or abilities_of(game, seat)[number].planet_kind != kind:
        return []
    return faction_ability(game, seat, "capture_moon")


def hold(game: Game, seat: int, moon: int) -> None:
    """Put a moon into the area of captured moons. If the area is then too full, the owner makes room before anything
    else happens.
    """
    game.captured[seat].append(moon)
    if len(game.captured[seat]) > captured_limit(game.factions[seat]):
        game.push("moons.make_room", seat, moon)


@step
def make_room(game: Game, seat: int, newest: int) -> Asking:
    """Ask which moon leaves the full area of captured moons, the new one or another, and where it goes (A-MOO-2,
    A-MOO-3).
    """
    if len(game.captured[seat]) <= captured_limit(game.factions[seat]) or newest not in game.captured[seat]:
        return
    own = seat == game.active
    leave = "abandon" if own else "drop"
    options: list[Ref] = [(leave, MOON_IDS[moon]) for moon in reversed(game.captured[seat])]
    ways = [(moon, frame) for moon, frame in slots(game, seat) if moon != newest] if "event" not in game.notes else []
    options += [slot_ref(moon, frame) for moon, frame in ways]
    answer = yield pick(seat, "moons.room", options, moon_ref(newest))
    chosen = options[answer]
    game.push("moons.make_room", seat, newest)
    moon = NUMBER["moon"][chosen[1]]
    if chosen[0] == "slot":
        game.push("moons.slot", seat, moon, frame_number(chosen[2]))
    else:
        game.push(f"moons.{leave}", seat, moon)


# --- planets ---


@step
def printed(game: Game, seat: int, region: int) -> None:
    """Give the seat all resources printed on a planet (A-ACT-1, A-FX-23)."""
    kind = planet_kind(game, region)
    gain(game, seat, PLANET_KINDS[kind].printed, ("region", REGIONS[region]))
    game.show("capture", seat, REGIONS[region], "")


def remove_top(game: Game, region: int) -> None:
    """Move the top moon of a region to the discards."""
    if game.moons[region]:
        moon = game.moons[region][-1]
        game.moons[region] = game.moons[region][:-1]
        game.moon_discard.append(moon)
        game.emit("moon_lost", REGIONS[region], MOON_IDS[moon])


def is_nebula(region: int) -> bool:
    return region >= N_SLOTS
