"""Ships on the move: lifted, landing, coming home, coming back from the warp, and the colonies counted afterwards.

Losing them is in `losses.py`. No card and no alien is named here.

A caller first pushes the steps that come later, and moves ships last. Reactions are then pushed on top, so they finish
first.
"""

from collections.abc import Iterable
from itertools import compress
from typing import Any

from engine.encounter.flagship import AFLOAT, FLAGSHIP, IN_WARP, OUT, loosen_flagship, move_flagship, put_flagship
from engine.encounter.places import research_places, techs_at
from engine.encounter.state import BESIDE, GATE, OFF, PLANET_REFS, RESEARCH, SHIPS, SYSTEM, Game, step
from engine.encounter.window_gate import open_window
from engine.kernel.asking import SPREAD, Asking, Question, Ref, pick

NOBODY = (-1,)


# --- counting ----------------------------------------------------------------------------------------------------


def recount(game: Game, movers: Iterable[int] | None = None, point: tuple[Any, ...] = ()) -> None:
    """Count colonies and powers after a complete move, and announce powers that are lost or work again (T-POW-1).

    `movers`, in rising order, are the only seats whose ships have come to or left planets since the last count. `point`
    is a show point that is shown when all is counted and before powers change: so people first see that ships have
    moved, then what it has led to.
    """
    needs, ships, n = game.options.power_needs, game.ships, game.n
    brought = game.kept.get("genesis", NOBODY)[0]  # whose system has a sixth planet, the last of the board
    switched: list[int] = []
    for seat in range(n) if movers is None else movers:
        column = ships[seat::n]
        first = seat * SYSTEM
        home = SYSTEM - column[first : first + SYSTEM].count(0)
        if seat == brought and column[-1]:
            home += 1
        game.home[seat] = home
        game.abroad[seat] = len(column) - column.count(0) - home
        if (home >= needs) != game.on[seat]:
            switched.append(seat)
    if point and game.audience is not None:
        game.show(*point)
    for seat in switched:
        game.on[seat] = on = 1 - game.on[seat]
        game.emit("power_regained" if on else "power_lost", seat)
        if not on:
            open_window(game, "any.power_lost", (seat,))
        game.show("power", seat, bool(on))


def count_left(game: Game, seat: int, planets: Iterable[int], point: tuple[Any, ...] = ()) -> None:
    """Recount colonies after ships of a seat have left these planets. Nothing changes unless they were the last ones
    there.
    """
    ships, n = game.ships, game.n
    for planet in planets:
        if not ships[planet * n + seat]:
            recount(game, (seat,), point)
            return
    if point and game.audience is not None:
        game.show(*point)


# --- leaving, landing --------------------------------------------------------------------------------------------


def lift(game: Game, seat: int, place: int, count: int) -> None:
    """Take ships off a place; they float until they are put somewhere."""
    if place >= 0:
        game.ships[place * game.n + seat] -= count
    elif place == GATE:
        game.gate[seat] -= count
    elif place == BESIDE:
        game.beside[seat] -= count
    else:
        for tech in techs_at(game, seat, place):
            tech[SHIPS] -= count
        place = RESEARCH
    if FLAGSHIP in game.kept:
        loosen_flagship(game, seat, place)


def lift_researchers(game: Game, seat: int, tech: list[int], count: int) -> None:
    """Lift ships off one technology; they float until they are put somewhere."""
    tech[SHIPS] -= count
    game.afloat[seat] += count
    loosen_flagship(game, seat, RESEARCH)


def found(game: Game, seat: int, planet: int, count: int) -> bool:
    """Put floating or arriving ships on a planet. Return whether that founds a colony."""
    index = planet * game.n + seat
    new = game.ships[index] == 0
    game.ships[index] += count
    put_flagship(game, seat, planet)
    game.emit("landed", seat, planet, count, int(new))
    game.show("found", seat, planet, count, new)
    return new


def founded(game: Game, founders: list[tuple[int, int]], cause: str) -> None:
    """Open the window for reactions to new colonies. All colonies founded by one landing are one event (T-RES-3)."""
    if founders:
        open_window(game, "any.colony_founded", (tuple(founders), cause))


def land(game: Game, seat: int, planet: int, count: int, cause: str) -> None:
    """Land ships of one seat on a planet, and announce a new colony."""
    if found(game, seat, planet, count):
        founded(game, [(seat, planet)], cause)


# --- coming home -------------------------------------------------------------------------------------------------


def go_home(game: Game, seat: int, place: int, count: int) -> None:
    """Send ships from the gate or from beside the planet to colonies of their owner's choice (R-SHP-1)."""
    if count <= 0:
        return
    lift(game, seat, place, count)
    game.afloat[seat] += count
    game.push("ships.place", seat, "home")


def lasting_colonies(game: Game, seat: int) -> list[int]:
    """Return the colonies that no loss under way is about to empty; ships cannot return to the others (T-SHP-1)."""
    homes = game.colonies(seat)
    if game.losing:
        doomed = [0] * len(game.ships)
        for _, *batches in game.losing:
            for who, place, count in (entry for batch in batches for entry in batch):
                if who == seat and place >= 0:
                    doomed[place] += count
        homes = [planet for planet in homes if game.on_planet(planet, seat) > doomed[planet]]
    return homes


@step
def place(game: Game, seat: int, why: str, spared: int = -1) -> Asking:
    """Ask the owner to spread floating ships over their colonies, other than a spared planet. Without a colony the
    ships go to the warp (R-SHP-1, R-SHP-3).
    """
    count = game.afloat[seat]
    if not count:
        return
    homes = [planet for planet in lasting_colonies(game, seat) if planet != spared]
    if not homes:
        game.afloat[seat] = 0
        game.warp[seat] += count
        game.fresh[seat] += count
        put_flagship(game, seat, IN_WARP)
        game.emit("ships_lost", seat, count, "homeless", ())
        open_window(game, "any.ships_lost", (seat, count, "homeless", 0))
        recount(game)
        return
    places, caps = tuple([PLANET_REFS[planet] for planet in homes]), (count,) * len(homes)
    counts = yield Question(seat, "place", SPREAD, places, count, count, caps, ("why", why))
    landed = tuple([entry for entry in zip(homes, counts, strict=True) if entry[1]])
    berth = landed[0][0]
    if len(landed) > 1 and game.kept.get(FLAGSHIP) == [seat, AFLOAT]:
        berth = landed[(yield pick(seat, "flagship.place", [PLANET_REFS[planet] for planet, _ in landed]))][0]
    game.afloat[seat] -= count
    for planet, number in landed:
        game.ships[planet * game.n + seat] += number
    put_flagship(game, seat, berth)
    if why == "home":
        game.notes["came_home"] = (*game.notes.get("came_home", ()), *[(seat, *entry) for entry in landed])
    game.emit("ships_placed", seat, count, why, landed)
    recount(game, (seat,))


# --- out of the warp, back into the game -------------------------------------------------------------------------


def recover(game: Game, seat: int, count: int, why: str) -> int:
    """Bring ships from the warp to colonies of their owner's choice; those that went there in this encounter come first
    (T-BAT-2). Return how many. Without a colony they cannot return (R-SHP-3).
    """
    count = min(count, game.warp[seat])
    if count <= 0 or not any(game.ships[seat :: game.n]):
        return 0
    leave_warp(game, seat, count)
    game.afloat[seat] += count
    if why != "cling":
        open_window(game, "any.warp_exit", (seat,))
    game.push("ships.place", seat, why)
    return count


def leave_warp(game: Game, seat: int, count: int) -> None:
    game.warp[seat] -= count
    game.fresh[seat] = max(0, game.fresh[seat] - count)
    move_flagship(game, seat, IN_WARP, AFLOAT)


def join_from_warp(game: Game, seat: int, why: str) -> None:
    """Move one ship straight from the warp to its side of the encounter."""
    side = game.side_of(seat)
    place = GATE if side == OFF else BESIDE
    leave_warp(game, seat, 1)
    lift(game, seat, place, -1)
    put_flagship(game, seat, place)
    game.emit("ship_from_warp", seat, side)
    open_window(game, "any.warp_exit", (seat,))


def remove_from_warp(game: Game, seat: int, count: int) -> None:
    """Remove ships in the warp from the game. This is no new loss."""
    leave_warp(game, seat, count)
    put_flagship(game, seat, OUT)
    game.gone[seat] += count
    game.emit("ships_removed", seat, count)


def bring_back(game: Game, seat: int, count: int, why: str) -> None:
    """Bring ships that were removed back to colonies of their owner's choice."""
    if count > 0:
        game.gone[seat] -= count
        game.afloat[seat] += count
        move_flagship(game, seat, OUT, AFLOAT)
        game.push("ships.place", seat, why)


# --- choosing ----------------------------------------------------------------------------------------------------


def choose_from_colonies(
    game: Game,
    seat: int,
    why: str,
    low: int,
    high: int,
    chooser: int = -1,
    research: bool = False,
    by: Ref | None = None,
    spared: int = -1,
) -> Question:
    """Ask which ships, from any of a seat's colonies but a spared one (its research too if a text picks there)."""
    column = game.ships[seat :: game.n]
    if spared >= 0:
        column[spared] = 0
    places, caps = tuple(compress(PLANET_REFS, column)), tuple(filter(None, column))
    if research:
        places += tuple(research_places(game, seat)[0])
        caps += tuple(research_places(game, seat)[1])
    total = sum(caps)
    who = seat if chooser < 0 else chooser
    return Question(who, why, SPREAD, places, min(low, total), min(high, total), caps, by, seat)
