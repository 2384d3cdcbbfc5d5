"""Ships on the move: losing, coming home, landing, coming back from the warp, and counting afterwards.

Every loss is an event (T-NEST-2): replacements, the change at one stroke, counting, reactions. Knows no card or alien.

A caller pushes what follows first and moves ships last: reactions lie on top and are finished before.
Places are planet numbers, GATE, BESIDE, or one of the technologies before a seat. A batch of a loss is
[seat, place, count].
"""

from collections.abc import Iterable
from itertools import compress
from typing import Any

from engine.encounter.items import heard
from engine.encounter.offers import forced_now
from engine.encounter.state import BESIDE, CARD, GATE, PASS, PLANET_REFS, RESEARCH, SHIPS, SYSTEM, Game, step
from engine.kernel.asking import SPREAD, Question, Ref, pick

# One ship may be a special one (kept[FLAGSHIP] = [seat, place]), one more than the ordinary ones of its owner. It is
# the last to leave a place and the first to leave the warp, unless its owner says otherwise on sending or placing.
FLAGSHIP = "flagship"
IN_WARP, AFLOAT, OUT = -4, -5, -6

FIRST_TECHNOLOGY = -10  # and downwards: technologies, by their numbers; a ref names them by where they lie

NOBODY = (-1,)

PLACE_REFS: dict[int, Ref] = {GATE: ("gate",), BESIDE: ("beside",), RESEARCH: ("research",)}


def place_of(game: Game, ref: Ref) -> int:
    """The place a ref names."""
    if ref[0] == "planet":
        return int(ref[1])
    if ref[0] == "research":
        return FIRST_TECHNOLOGY - int(game.techs[ref[1]][ref[2]][CARD])
    return next(place for place, other in PLACE_REFS.items() if other[0] == ref[0])


def place_ref(place: int) -> Ref:
    """The place as everybody may know it; of research not on which technology."""
    return ("planet", place) if place >= 0 else PLACE_REFS[RESEARCH if place <= FIRST_TECHNOLOGY else place]


# --- counting ----------------------------------------------------------------------------------------------------


def recount(game: Game, movers: Iterable[int] | None = None) -> None:
    """T-POW-1: after each complete move colonies and powers are counted; what switches is announced.

    `movers`, rising: only ships of these seats have come to or left planets since the last count.
    """
    needs, ships, n = game.options.power_needs, game.ships, game.n
    brought = game.kept.get("genesis", NOBODY)[0]  # whose system has a sixth planet, the last of the board
    for seat in range(n) if movers is None else movers:
        column = ships[seat::n]
        first = seat * SYSTEM
        home = SYSTEM - column[first : first + SYSTEM].count(0)
        if seat == brought and column[-1]:
            home += 1
        game.home[seat] = home
        game.abroad[seat] = len(column) - column.count(0) - home
        on = 1 if home >= needs else 0
        if on != game.on[seat]:
            game.on[seat] = on
            game.emit("power_regained" if on else "power_lost", seat)
            if not on and heard(game, "any.power_lost"):
                game.push("windows.window", "any.power_lost", (seat,))


def count_left(game: Game, seat: int, planets: Iterable[int]) -> None:
    """Ships of a seat have left these planets: nothing changes unless they were the last ones there."""
    ships, n = game.ships, game.n
    for planet in planets:
        if not ships[planet * n + seat]:
            recount(game, (seat,))
            return


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


def standing(game: Game, seat: int, place: int) -> int:
    """Ships of a seat at a place."""
    if place >= 0:
        return game.ships[place * game.n + seat]
    if place in (GATE, BESIDE):
        return game.gate[seat] if place == GATE else game.beside[seat]
    return sum(tech[SHIPS] for tech in techs_at(game, seat, place))


def techs_at(game: Game, seat: int, place: int) -> list[list[int]]:
    """The technology that a place stands for, unless it has left play since; all of them for RESEARCH."""
    number = FIRST_TECHNOLOGY - place
    return [tech for tech in game.techs[seat] if place == RESEARCH or tech[CARD] == number]


def loosen_flagship(game: Game, seat: int, place: int) -> None:
    """The last ship has left a place: if the special one stood there, it was that one."""
    if FLAGSHIP in game.kept and game.kept[FLAGSHIP] == [seat, place] and not standing(game, seat, place):
        game.kept[FLAGSHIP][1] = AFLOAT


def put_flagship(game: Game, seat: int, place: int) -> None:
    """The special ship arrives with the others."""
    if FLAGSHIP in game.kept and game.kept[FLAGSHIP] == [seat, AFLOAT]:
        game.kept[FLAGSHIP][1] = place


def send_flagship(game: Game, seat: int, place: int, sent: dict[int, int]) -> None:
    """Ships leave for an encounter: if the special one could go along or stay, its owner is asked."""
    put_flagship(game, seat, place)
    if FLAGSHIP in game.kept and game.kept[FLAGSHIP][0] == seat and sent.get(game.kept[FLAGSHIP][1]):
        game.push("ships.flagship_goes", seat, place)


@step
def flagship_goes(game: Game, seat: int, place: int) -> Any:
    answer = yield pick(seat, "flagship", (("yes",), PASS))
    if answer == 0:
        game.kept[FLAGSHIP][1] = place
        game.emit("flagship_sent", seat)


def lift_researchers(game: Game, seat: int, tech: list[int], count: int) -> None:
    """Ships leave one technology; they float until they are put somewhere."""
    tech[SHIPS] -= count
    game.afloat[seat] += count
    loosen_flagship(game, seat, RESEARCH)


def researching(game: Game, seat: int) -> int:
    return sum(tech[SHIPS] for tech in game.techs[seat])


def research_places(game: Game, seat: int) -> tuple[list[Ref], list[int]]:
    """The technologies of a seat that have ships on them, and how many (R-TEC-9)."""
    numbers = [number for number, tech in enumerate(game.techs[seat]) if tech[SHIPS]]
    return [("research", seat, number) for number in numbers], [game.techs[seat][number][SHIPS] for number in numbers]


# --- losing ------------------------------------------------------------------------------------------------------

Batch = list[list[int]]  # [[seat, place, count], ...]


def lose(game: Game, batch: Batch, cause: str, removed: Batch | None = None) -> None:
    """Ships are about to enter the warp, some perhaps to leave the game: one event, one batch a player (T-BAT-1)."""
    batch = [entry for entry in batch if entry[2] > 0]
    removed = removed or []
    if not batch and not removed:
        return
    game.losing.append([cause, batch, removed])
    game.push("ships.enter_warp")
    if batch and heard(game, "any.ships_to_warp"):
        game.push("windows.window", "any.ships_to_warp", ())


def losing_of(game: Game, seat: int) -> int:
    """How many ships of a seat the innermost loss still takes."""
    if not game.losing:
        return 0
    return sum(count for who, _, count in game.losing[-1][1] if who == seat)


def take_out(game: Game, seat: int, count: int) -> Batch:
    """Take so many ships of a seat out of the innermost loss; they still stand where they stood."""
    taken: Batch = []
    for entry in game.losing[-1][1]:
        who, place, falling = entry
        here = min(falling, count, standing(game, who, place)) if who == seat else 0
        if here > 0:
            entry[2] -= here
            count -= here
            taken.append([seat, place, here])
    return taken


def spare(game: Game, seat: int, count: int) -> int:
    """Take ships of a seat out of the innermost loss: they leave their place and float. Returns how many."""
    spared = 0
    for _, place, here in take_out(game, seat, count):
        lift(game, seat, place, here)
        spared += here
    game.afloat[seat] += spared
    return spared


def lasting_colonies(game: Game, seat: int) -> list[int]:
    """Colonies that no loss under way is about to empty: ships cannot go back there (T-SHP-1)."""
    homes = game.colonies(seat)
    if game.losing:
        doomed = [0] * len(game.ships)
        for _, *batches in game.losing:
            for who, place, count in (entry for batch in batches for entry in batch):
                if who == seat and place >= 0:
                    doomed[place] += count
        homes = [planet for planet in homes if game.on_planet(planet, seat) > doomed[planet]]
    return homes


def sparable(game: Game, seat: int) -> bool:
    """Ships of the seat are in the innermost loss, and a colony will be left to take them."""
    return losing_of(game, seat) > 0 and bool(lasting_colonies(game, seat))


def stay(game: Game, seat: int) -> None:
    """T-RES-2 (c): one ship that would be lost stays where it is; it was not lost."""
    take_out(game, seat, 1)
    game.emit("ship_stays", seat, game.target)


def in_game(game: Game, seat: int) -> int:
    """Ships of a seat that have not been removed, wherever they are."""
    zones = (game.warp, game.gate, game.beside, game.afloat)
    return game.on_colonies(seat) + researching(game, seat) + sum(zone[seat] for zone in zones)


def remove(game: Game, seat: int, count: int) -> None:
    """T-RES-2 (b): ships of a seat in the innermost loss will leave the game instead of entering the warp (T-SHP-6)."""
    game.losing[-1][2] += take_out(game, seat, count)


def bring_back(game: Game, seat: int, count: int, why: str) -> None:
    """Ships removed from the game return to colonies of their owner's choice."""
    if count > 0:
        game.gone[seat] -= count
        game.afloat[seat] += count
        if FLAGSHIP in game.kept and game.kept[FLAGSHIP] == [seat, OUT]:
            game.kept[FLAGSHIP][1] = AFLOAT
        game.push("ships.place", seat, why)


@step
def enter_warp(game: Game) -> None:
    """T-RES-2 (e) to (g): the rest enters the warp at one stroke; counting; reactions, one batch a player."""
    cause, batch, removed = game.losing.pop()
    gone = leave_game(game, removed)
    lost = [0] * game.n
    for entry in batch:
        seat, place, count = entry
        entry[2] = count = min(count, standing(game, seat, place))  # a price of an answer may have been paid from there
        if count:
            lift(game, seat, place, count)
            lost[seat] += count
    for seat in game.order:
        if not lost[seat]:
            continue
        game.warp[seat] += lost[seat]
        put_flagship(game, seat, IN_WARP)
        game.fresh[seat] += lost[seat]
        game.emit("ships_lost", seat, lost[seat], cause, tuple((p, c) for s, p, c in batch if s == seat and c))
    game.notes[f"{cause}_removed"] = tuple(gone)
    game.notes[f"{cause}_losses"] = tuple(lost)  # who is paid for losses counts what arrived, healed or not (T-RES-5)
    if heard(game, "any.ships_lost"):
        hit = [(seat, lost[seat], cause, gone[seat]) for seat in game.order if lost[seat] or gone[seat]]
        hit.sort(key=lambda event: forced_now(game, "any.ships_lost", event, ()) is None)  # forced reactions first
        for event in reversed(hit):
            game.push("windows.window", "any.ships_lost", event)
    emptied = {seat for seat, place, _ in (*batch, *removed) if place >= 0 and not standing(game, seat, place)}
    recount(game, sorted(emptied))


def leave_game(game: Game, removed: Batch) -> list[int]:
    """The removed ships of a loss are out of the game; how many of each seat."""
    gone = [0] * game.n
    for seat, place, promised in removed:
        count = min(promised, standing(game, seat, place))
        lift(game, seat, place, count)
        if FLAGSHIP in game.kept and game.kept[FLAGSHIP] == [seat, AFLOAT]:
            game.kept[FLAGSHIP][1] = OUT
        game.gone[seat] += count
        gone[seat] += count
        game.emit("ships_removed", seat, count)
    return gone


# --- coming home -------------------------------------------------------------------------------------------------


def go_home(game: Game, seat: int, place: int, count: int) -> None:
    """Ships leave the gate or the planet's side for colonies of their owner's choice (R-SHP-1)."""
    if count <= 0:
        return
    lift(game, seat, place, count)
    game.afloat[seat] += count
    game.push("ships.place", seat, "home")


def recover(game: Game, seat: int, count: int, why: str) -> int:
    """Ships leave the warp for colonies of their owner's choice; fresh ones first (T-BAT-2). Returns how many.

    Without a colony they cannot (R-SHP-3).
    """
    count = min(count, game.warp[seat])
    if count <= 0 or not any(game.ships[seat :: game.n]):
        return 0
    leave_warp(game, seat, count)
    game.afloat[seat] += count
    if why != "cling" and heard(game, "any.warp_exit"):
        game.push("windows.window", "any.warp_exit", (seat, count, why))
    game.push("ships.place", seat, why)
    return count


def leave_warp(game: Game, seat: int, count: int) -> None:
    game.warp[seat] -= count
    game.fresh[seat] = max(0, game.fresh[seat] - count)
    if FLAGSHIP in game.kept and game.kept[FLAGSHIP] == [seat, IN_WARP]:
        game.kept[FLAGSHIP][1] = AFLOAT


def remove_from_warp(game: Game, seat: int, count: int) -> None:
    """Ships lying in the warp leave the game; nobody loses anything anew by it."""
    leave_warp(game, seat, count)
    if FLAGSHIP in game.kept and game.kept[FLAGSHIP] == [seat, AFLOAT]:
        game.kept[FLAGSHIP][1] = OUT
    game.gone[seat] += count
    game.emit("ships_removed", seat, count)


@step
def place(game: Game, seat: int, why: str, spared: int = -1) -> Any:
    """The owner spreads floating ships over own colonies; without any they go to the warp (R-SHP-1, R-SHP-3).

    Not onto a spared planet.
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
        if heard(game, "any.ships_lost"):
            game.push("windows.window", "any.ships_lost", (seat, count, "homeless", 0))
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


# --- landing -----------------------------------------------------------------------------------------------------


def found(game: Game, seat: int, planet: int, count: int) -> bool:
    """Put floating or arriving ships on a planet. True if that founds a colony."""
    index = planet * game.n + seat
    new = game.ships[index] == 0
    game.ships[index] += count
    put_flagship(game, seat, planet)
    game.emit("landed", seat, planet, count, int(new))
    return new


def founded(game: Game, founders: list[tuple[int, int]], cause: str) -> None:
    """T-RES-3: reactions to new colonies, one event for everything one landing founded."""
    if founders and heard(game, "any.colony_founded"):
        game.push("windows.window", "any.colony_founded", (tuple(founders), cause))


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
    """Which ships, from any of a seat's colonies but a spared one (its research too if a text picks there)."""
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


def chosen_batch(game: Game, question: Question, counts: tuple[int, ...]) -> Batch:
    """The answer to `choose_from_colonies` as a loss."""
    seat, chosen = question.data, zip(question.options, counts, strict=True)
    return [[seat, place_of(game, ref), count] for ref, count in chosen if count]


@step
def choose_losses(game: Game, losers: tuple[tuple[int, int], ...], cause: str, chooser: int, research: bool) -> Any:
    """Players lose ships of their or the chooser's choice (T-SHP-3): fewer than demanded means all, no debt.

    All of them choose, one after the other, before anything moves: one event with a batch each (T-BAT-1).
    """
    batch: Batch = []
    for seat, count in losers:
        question = choose_from_colonies(game, seat, "lose", count, count, chooser, research, by=("why", cause))
        if question.high:
            counts = yield question
            batch += chosen_batch(game, question, counts)
    lose(game, batch, cause)


def impose_losses(
    game: Game, losers: list[tuple[int, int]], cause: str, chooser: int = -1, research: bool = True
) -> None:
    """(seat, ships) of everybody hit by one text."""
    found = tuple((seat, count) for seat, count in losers if count > 0)
    if found:
        game.push("ships.choose_losses", found, cause, chooser, research)


def impose_loss(game: Game, seat: int, count: int, cause: str, chooser: int = -1) -> None:
    impose_losses(game, [(seat, count)], cause, chooser)
