"""Phase 4, alliance: invitations by offense and defense, then answers clockwise (R-ALL).

No alien is named here: powers change invitations and answers by notes and modifiers.
"""

from functools import cache

from engine.encounter.flagship import send_flagship
from engine.encounter.listening import heard
from engine.encounter.phases.launch import MOST_SHIPS, ship_limit
from engine.encounter.ships import choose_from_colonies, count_left, go_home, lift
from engine.encounter.state import (
    BESIDE,
    BYSTANDER,
    DEF,
    DEFENSIVE_ALLY,
    GATE,
    NONE,
    OFF,
    OFFENSIVE_ALLY,
    PASS,
    SEAT_REFS,
    Game,
    per_seat,
    step,
)
from engine.encounter.window_gate import open_window_next, silent
from engine.kernel.asking import PICK, SOME, Asking, Question, Ref

SIDES = (((), (DEF,)), ((OFF,), (OFF, DEF)))  # by whether the offense and whether the defense has invited
SIDE_REFS: tuple[Ref, ...] = (("side", OFF), ("side", DEF))
MUST_JOIN, NO_INVITATIONS = per_seat("must_join"), per_seat("no_invitations")


@step
def invite(game: Game) -> None:
    """Let the offense announce all its invitations, then the defense (R-ALL-1, R-ALL-2)."""
    game.push("alliance.announce_invitations", DEF)
    game.push("alliance.announce_invitations", OFF)


@step
def announce_invitations(game: Game, side: int) -> Asking:
    """Ask a main player to invite any, all or none of the others. A text may forbid it."""
    main = game.main(side)
    if NO_INVITATIONS[side] in game.notes:
        return
    others = game.third_parties()
    chosen = yield whom_to_invite(main, side, others)
    invited: list[int] = []
    for number in chosen:
        invited.append(others[number])
        game.invited[side] |= 1 << others[number]
    game.emit("invited", main, side, tuple(invited))
    open_window_next(game, "alliance.invite", (side,))


@step
def join(game: Game) -> None:
    """Ask clockwise from the offense's left; each answers before the next is asked (R-ALL-3)."""
    game.show("invited")
    game.push("alliance.formed")
    for seat in reversed(game.third_parties()):
        game.push("alliance.turn_of", seat)


@step
def formed(game: Game) -> None:
    """Show the sides of the encounter, now that all have answered."""
    game.show("sides")


@step
def turn_of(game: Game, seat: int) -> Asking:
    """Ask one player in the order to join. A player who is not invited is asked if a power allows it."""
    if not game.has_colony(seat) and not heard(game, "alliance.join"):  # R-ALL-6
        return
    if silent(game, game.listeners["alliance.join"], (seat, NONE)):
        yield from ask(game, seat)
    else:
        game.push("alliance.ask", seat)
        game.push("windows.window", "alliance.join", (seat, NONE))


@cache
def whom_to_invite(main: int, side: int, others: tuple[int, ...]) -> Question:
    refs = tuple([SEAT_REFS[seat] for seat in others])
    return Question(main, "alliance.invite", SOME, refs, 0, len(others), (), None, side)


@cache
def whom_to_join(seat: int, sides: tuple[int, ...]) -> Question:
    return Question(seat, "alliance.join", PICK, (*[SIDE_REFS[side] for side in sides], PASS))


def open_sides(game: Game, seat: int) -> tuple[int, ...]:
    """Return the sides that have invited a seat."""
    by_offense, by_defense = game.invited
    return SIDES[by_offense >> seat & 1][by_defense >> seat & 1]


@step
def ask(game: Game, seat: int) -> Asking:
    """Ask whether to join the offense, the defense, or neither (R-ALL-3)."""
    if game.role[seat] or not can_join(game, seat):
        return
    if ships_owed(game, seat):
        commit(game, seat, game.notes[MUST_JOIN[seat]])
        return
    sides = open_sides(game, seat)
    if not sides:
        return
    answer = yield whom_to_join(seat, sides)
    if answer == len(sides):
        game.notes["stayed_out"] = (*game.notes.get("stayed_out", ()), seat)
        game.emit("stayed_out", seat)
        game.show("joined", seat, NONE, 0)
    else:
        commit(game, seat, sides[answer])


def can_join(game: Game, seat: int) -> bool:
    """Return whether the seat has a ship to send; a text may bring one from elsewhere (R-ALL-6)."""
    return game.has_colony(seat)


def ships_owed(game: Game, seat: int) -> int:
    """Return how many ships an ally owes who is obliged to join: four, but no more than it can spare without giving up
    a colony.
    """
    if MUST_JOIN[seat] not in game.notes:
        return 0
    return min(MOST_SHIPS, game.on_colonies(seat) - len(game.colonies(seat)))


def commit(game: Game, seat: int, side: int) -> None:
    """Make the seat an ally of its side (T-ENC-2): limits and riders first, then the ships."""
    game.role[seat] = OFFENSIVE_ALLY if side == OFF else DEFENSIVE_ALLY
    game.push("alliance.send", seat, side)
    open_window_next(game, "alliance.join", (seat, side))


@step
def send(game: Game, seat: int, side: int) -> Asking:
    """Ask for one to four ships and send them at once, onto the gate or beside the planet (R-ALL-4, R-ALL-5)."""
    there = game.ships_in(seat)  # a text may have brought one from elsewhere
    most = max(0, ship_limit(game, seat) - there)
    fewest = max(0 if there else 1, ships_owed(game, seat) - there)
    question = choose_from_colonies(game, seat, "alliance.send", min(fewest, most), most)
    counts = yield question
    bring_ships(game, seat, side, {r[1]: c for r, c in zip(question.options, counts, strict=True) if c})


def bring_ships(game: Game, seat: int, side: int, sent: dict[int, int]) -> None:
    """Move an ally's ships from their planets to the encounter."""
    for planet, count in sent.items():
        lift(game, seat, planet, count)
    put_ally(game, seat, side, sum(sent.values()))
    send_flagship(game, seat, GATE if side == OFF else BESIDE, sent)
    count_left(game, seat, sent, ("joined", seat, side, game.ships_in(seat)))


def put_ally(game: Game, seat: int, side: int, count: int) -> None:
    """Make a seat an ally with ships that have already left their colonies."""
    zone = game.gate if side == OFF else game.beside
    zone[seat] += count
    game.role[seat] = OFFENSIVE_ALLY if side == OFF else DEFENSIVE_ALLY
    game.emit("joined", seat, side, zone[seat])


def cancel_alliance(game: Game, seat: int) -> None:
    """End an alliance; the ally's ships go home (X-35)."""
    if game.side_of(seat) != NONE:
        game.role[seat] = BYSTANDER
        game.emit("alliance_cancelled", seat)
        go_home(game, seat, GATE, game.gate[seat])
        go_home(game, seat, BESIDE, game.beside[seat])
