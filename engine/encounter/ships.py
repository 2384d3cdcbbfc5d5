"""Ships on the move: losing, coming home, landing, coming back from the warp, and counting afterwards.

Every loss is an event (T-NEST-2): replacements, the change at one stroke, counting, reactions. Knows no card and no alien.

A caller pushes what follows first and moves ships last: reactions lie on top and are finished before.
Places are planet numbers, or GATE, BESIDE, RESEARCH. A batch of a loss is [seat, place, count].
"""

from typing import Any

from engine.encounter.items import heard
from engine.encounter.state import BESIDE, GATE, RESEARCH, SYSTEM, Game, step
from engine.kernel.asking import Question, Ref, pick, spread

# One ship may be a special one (kept[FLAGSHIP] = [seat, place]). It goes along when it is the last to leave a place, or
# when its owner says so on sending ships; it is the first to leave the warp.
FLAGSHIP = "flagship"
IN_WARP, AFLOAT = -4, -5

PLACE_REFS: dict[int, Ref] = {GATE: ("gate",), BESIDE: ("beside",), RESEARCH: ("research",)}


def place_ref(place: int) -> Ref:
    return ("planet", place) if place >= 0 else PLACE_REFS[place]


# --- counting ----------------------------------------------------------------------------------------------------


def recount(game: Game) -> None:
    """T-POW-1: after each complete move colonies and powers are counted; what switches is announced."""
    n, ships, needs = game.n, game.ships, game.options.power_needs
    for seat in range(n):
        column = ships[seat::n]
        first = seat * SYSTEM
        all_colonies = len(column) - column.count(0)
        home = SYSTEM - column[first : first + SYSTEM].count(0)
        if "genesis" in game.kept and column[-1] and game.kept["genesis"][0] == seat:
            home += 1
        game.home[seat] = home
        game.abroad[seat] = all_colonies - home
        on = 1 if home >= needs else 0
        if on != game.on[seat]:
            game.on[seat] = on
            game.emit("power_regained" if on else "power_lost", seat)
            if not on and heard(game, "any.power_lost"):
                game.push("acts.window", "any.power_lost", (seat,))


def lift(game: Game, seat: int, place: int, count: int) -> None:
    """Take ships off a place; they float until they are put somewhere."""
    if place >= 0:
        game.ships[place * game.n + seat] -= count
    elif place == GATE:
        game.gate[seat] -= count
    elif place == BESIDE:
        game.beside[seat] -= count
    else:
        lift_research(game, seat, count)
    if FLAGSHIP in game.kept and game.kept[FLAGSHIP] == [seat, place] and not standing(game, seat, place):
        game.kept[FLAGSHIP][1] = AFLOAT


def standing(game: Game, seat: int, place: int) -> int:
    """Ships of a seat at a place."""
    if place >= 0:
        return game.ships[place * game.n + seat]
    return game.gate[seat] if place == GATE else game.beside[seat] if place == BESIDE else researching(game, seat)


def put_flagship(game: Game, seat: int, place: int) -> None:
    """The special ship arrives with the others."""
    if FLAGSHIP in game.kept and game.kept[FLAGSHIP][0] == seat and game.kept[FLAGSHIP][1] in (AFLOAT, GATE):
        game.kept[FLAGSHIP][1] = place


def send_flagship(game: Game, seat: int, place: int, sent: dict[int, int]) -> None:
    """Ships leave for an encounter: if the special one could go along or stay, its owner is asked."""
    put_flagship(game, seat, place)
    if FLAGSHIP in game.kept and game.kept[FLAGSHIP][0] == seat and sent.get(game.kept[FLAGSHIP][1]):
        game.push("ships.flagship_goes", seat, place)


@step
def flagship_goes(game: Game, seat: int, place: int) -> Any:
    answer = yield pick(seat, "flagship", (("yes",), ("pass",)))
    if answer == 0:
        game.kept[FLAGSHIP][1] = place
        game.emit("flagship_sent", seat)


def lift_research(game: Game, seat: int, count: int) -> None:
    """Ships researching face-down technologies (R-TEC-9), from the fullest first."""
    for _ in range(count):
        fullest = max((tech for tech in game.techs[seat]), key=lambda tech: tech[2])
        fullest[2] -= 1


def researching(game: Game, seat: int) -> int:
    return sum(tech[2] for tech in game.techs[seat])


# --- losing ------------------------------------------------------------------------------------------------------

Batch = list[list[int]]  # [[seat, place, count], ...]


def lose(game: Game, batch: Batch, cause: str) -> None:
    """Ships are about to enter the warp: one event, one batch a player (T-BAT-1)."""
    batch = [entry for entry in batch if entry[2] > 0]
    if not batch:
        return
    game.losing.append([cause, batch])
    game.push("ships.enter_warp")
    if heard(game, "any.ships_to_warp"):
        game.push("acts.window", "any.ships_to_warp", ())


def losing_of(game: Game, seat: int) -> int:
    """How many ships of a seat the innermost loss still takes."""
    if not game.losing:
        return 0
    return sum(count for who, _, count in game.losing[-1][1] if who == seat)


def spare(game: Game, seat: int, count: int) -> int:
    """Take ships of a seat out of the innermost loss: they leave their place and float. Returns how many."""
    spared = 0
    for entry in game.losing[-1][1]:
        if entry[0] == seat and spared < count:
            here = min(entry[2], count - spared)
            lift(game, seat, entry[1], here)
            entry[2] -= here
            spared += here
    game.afloat[seat] += spared
    return spared


@step
def enter_warp(game: Game) -> None:
    """T-RES-2 (e) to (g): the rest enters the warp at one stroke; counting; reactions, one batch a player."""
    cause, batch = game.losing.pop()
    lost = [0] * game.n
    for seat, place, count in batch:
        if count:
            lift(game, seat, place, count)
            lost[seat] += count
    losers = [seat for seat in game.order if lost[seat]]
    for seat in losers:
        game.warp[seat] += lost[seat]
        put_flagship(game, seat, IN_WARP)
        game.fresh[seat] += lost[seat]
        game.emit("ships_lost", seat, lost[seat], cause, tuple((p, c) for s, p, c in batch if s == seat and c))
    game.notes[f"{cause}_losses"] = tuple(lost)  # who is paid for losses counts what arrived, healed or not (T-RES-5)
    if heard(game, "any.ships_lost"):
        for seat in reversed(losers):
            game.push("acts.window", "any.ships_lost", (seat, lost[seat], cause, 0))
    recount(game)


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
        game.push("acts.window", "any.warp_exit", (seat, count, why))
    game.push("ships.place", seat, why)
    return count


def leave_warp(game: Game, seat: int, count: int) -> None:
    game.warp[seat] -= count
    game.fresh[seat] = max(0, game.fresh[seat] - count)
    if FLAGSHIP in game.kept and game.kept[FLAGSHIP] == [seat, IN_WARP]:
        game.kept[FLAGSHIP][1] = AFLOAT


@step
def place(game: Game, seat: int, why: str) -> Any:
    """The owner spreads floating ships over own colonies; without any they go to the warp (R-SHP-1, R-SHP-3)."""
    count = game.afloat[seat]
    if not count:
        return
    homes = game.colonies(seat)
    if not homes:
        game.afloat[seat] = 0
        game.warp[seat] += count
        game.fresh[seat] += count
        put_flagship(game, seat, IN_WARP)
        game.emit("ships_lost", seat, count, "homeless", ())
        if heard(game, "any.ships_lost"):
            game.push("acts.window", "any.ships_lost", (seat, count, "homeless", 0))
        recount(game)
        return
    counts = yield spread(
        seat, "place", [("planet", p) for p in homes], [count] * len(homes), count, count, by=("why", why)
    )
    game.afloat[seat] -= count
    for planet, number in zip(homes, counts, strict=True):
        game.ships[planet * game.n + seat] += number
        if number:
            put_flagship(game, seat, planet)
    game.emit("ships_placed", seat, count, why, tuple((p, c) for p, c in zip(homes, counts, strict=True) if c))
    recount(game)


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
        game.push("acts.window", "any.colony_founded", (tuple(founders), cause))


# --- choosing ----------------------------------------------------------------------------------------------------


def choose_from_colonies(
    game: Game, seat: int, why: str, low: int, high: int, chooser: int = -1, research: bool = False, by: Ref | None = None
) -> Question:
    """Which ships, from any of a seat's colonies (and its research, if a text picks there: T-SHP-3)."""
    places = [("planet", p) for p in game.colonies(seat)]
    caps = [game.ships[p * game.n + seat] for p in game.colonies(seat)]
    if research and researching(game, seat):
        places.append(("research", seat))
        caps.append(researching(game, seat))
    total = sum(caps)
    return spread(seat if chooser < 0 else chooser, why, places, caps, min(low, total), min(high, total), by, seat)


def chosen_batch(question: Question, counts: tuple[int, ...]) -> Batch:
    """The answer to `choose_from_colonies` as a loss."""
    seat = question.data
    return [
        [seat, ref[1] if ref[0] == "planet" else RESEARCH, count]
        for ref, count in zip(question.options, counts, strict=True)
        if count
    ]


@step
def choose_losses(game: Game, seat: int, count: int, cause: str, chooser: int) -> Any:
    """A player loses ships of choice (T-SHP-3): fewer than demanded means all, no debt."""
    question = choose_from_colonies(game, seat, "lose", count, count, chooser, research=True, by=("why", cause))
    if not question.high:
        return
    counts = yield question
    lose(game, chosen_batch(question, counts), cause)


def impose_loss(game: Game, seat: int, count: int, cause: str, chooser: int = -1) -> None:
    if count > 0:
        game.push("ships.choose_losses", seat, count, cause, seat if chooser < 0 else chooser)
