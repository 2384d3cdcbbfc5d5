"""A turn: start phase, main phase as a menu, end phase (K-TURN, K-START, K-MAIN, K-END). Combat stands elsewhere."""


from engine.chaos.cards import EFFECTS, listens, numbers
from engine.chaos.state import (
    ACTIVE,
    CTRL,
    END,
    FACE,
    FULL,
    LEFT,
    MAIN,
    PAID,
    PAID_UP,
    START,
    TURN,
    Game,
    step,
)
from engine.chaos.stats import derived, hangar_size, recount
from engine.chaos.table import gain, last_card_gone, leave, shuffle_colony, to_ruin, turn_back
from engine.chaos.verbs.piles import look_and_take, pick_cards
from engine.chaos.windows import W_END, W_MAIN_ENDS, W_START, open_window
from engine.kernel.asking import Asking, pick

INCOME = 5  # K-START-1
RAMP = (1, 2, 3, 4)  # of the first four turns of a duel (K-SETUP-7)
CENTRE_LIMIT, HANGAR_LIMIT, CREDIT_LIMIT = 5, 12, 20  # K-END-2, K-END-3
DRAW_COST, SEARCH_COST, SALVAGE_COST, SALE = 1, 2, 2, 1  # K-MAIN-7, 8, 9, 3
SEARCH_LOOK, SALVAGE_COLONY, SOLD_AT_ONCE = 5, 5, 2


# --- start ---------------------------------------------------------------------------------------------------------


@step
def begin(game: Game, seat: int) -> None:
    """Begin a turn: income, effects delayed to this turn, effects of paid cards, and the window for starters
    (K-START-1..3).
    """
    game.active, game.phase = seat, START
    game.turn += 1
    game.turns[seat] += 1
    game.emit("turn_began", seat, game.turn)
    gain(game, seat, income(game))
    game.push("turn.main_begins", seat)
    open_window(game, W_START, seat)
    game.push("turn.start_effects", seat)
    late = [entry for entry in game.delayed if entry[0] == seat]
    if late:
        game.delayed[:] = [entry for entry in game.delayed if entry[0] != seat]
        for _, face, number in reversed(late):
            then = numbers(EFFECTS[number].then)
            game.push("effects.run", (seat, -1, face, 0, -1), then, (None,) * len(then), 0)


def income(game: Game) -> int:
    """Return the income of a turn, which differs for two players (K-SETUP-7), more (K-MULTI-5) and beginners (K-BEG-2).
    """
    if game.n == 2 and not game.options.beginner and game.turn <= len(RAMP):
        return RAMP[game.turn - 1]
    return INCOME


@step
def start_effects(game: Game, seat: int) -> None:
    """Apply start-phase effects in the order their controller names (K-START-2)."""
    if game.options.beginner:
        return
    waiting = tuple(
        (seat, -1, row[FACE], handle, number)
        for handle, row in game.rows.items()
        if row[CTRL] == seat and row[PAID] == PAID_UP
        for number in listens(row[FACE], "start_phase")
    )
    if waiting:
        game.push("effects.triggers", waiting)


# --- the main phase ------------------------------------------------------------------------------------------------


@step
def main_begins(game: Game, seat: int) -> None:
    game.phase = MAIN
    game.push("turn.main", seat)


@step
def search(game: Game, seat: int) -> Asking:
    """Ask for one of the top five cards of the colony, or of all if fewer are left; then shuffle the colony (K-MAIN-8).
    """
    if game.out[seat]:
        return
    face = yield from look_and_take(game, seat, SEARCH_LOOK)
    game.colony[seat].remove(face)
    game.centre[seat].append(face)
    game.emit("looked", seat, seat, "colony_top")
    game.whisper("took", 1 << seat, (face,), seat, "colony", 1)
    shuffle_colony(game, seat)
    game.show("main", seat, "search", -1, 0, 1)
    last_card_gone(game, seat, seat)


def salvage(game: Game, seat: int) -> None:
    """Move the bottom card of the ruin into the centre (K-MAIN-9)."""
    face = game.ruin[seat].pop(0)
    game.centre[seat].append(face)
    game.whisper("took", 1 << seat, (face,), seat, "ruin", 1)


@step
def main_ends(game: Game, seat: int) -> None:
    """Open the last window of the main phase; if a card is played in it, continue the phase (K-MAIN-17)."""
    if game.out[seat]:
        game.push("turn.over", seat)
        return
    game.notes.pop("answered", None)
    game.push("turn.main_ended", seat)
    open_window(game, W_MAIN_ENDS, game.clockwise(seat)[1] if len(game.alive()) > 1 else seat)


@step
def main_ended(game: Game, seat: int) -> None:
    if "answered" in game.notes and not game.out[seat]:
        game.push("turn.main", seat)
    else:
        game.push("turn.end", seat)


# --- the end phase -------------------------------------------------------------------------------------------------


@step
def end(game: Game, seat: int) -> None:
    """End a turn: open a window; then, without another one, apply limits, restore armor, turn cards back and check for
    a win (K-END).
    """
    game.phase = END
    game.push("turn.over", seat)
    game.push("turn.hangar_limit", seat)
    game.push("turn.centre_limit", seat)
    open_window(game, W_END, seat)


@step
def centre_limit(game: Game, seat: int) -> Asking:
    """Ask which cards exceed the limit of the centre (K-END-2)."""
    surplus = len(game.centre[seat]) - CENTRE_LIMIT
    if surplus <= 0 or game.out[seat]:
        return
    faces = yield from pick_cards(game, seat, seat, surplus, "limit.centre")
    to_ruin(game, seat, faces, "limit")


@step
def hangar_limit(game: Game, seat: int) -> Asking:
    """Ask which ships go to the scrap, no more than needed; they are not destroyed (K-END-3, K-CLAR-25)."""
    if game.options.beginner or game.out[seat]:
        return
    ships = derived(game).ships[seat]
    surplus = sum(hangar_size(game, ship) for ship in ships) - HANGAR_LIMIT
    if surplus > 0:
        answer = yield pick(seat, "limit.hangar", [("row", ship) for ship in ships])
        game.push("turn.hangar_limit", seat)
        game.emit("over_hangar_limit", seat, ships[answer], game.rows[ships[answer]][FACE])
        leave(game, [ships[answer]])
        return
    if game.credits[seat] > CREDIT_LIMIT:
        game.emit("credits_over", seat, game.credits[seat] - CREDIT_LIMIT)
        game.credits[seat] = CREDIT_LIMIT


@step
def over(game: Game, seat: int) -> None:
    """End a turn after the limits: restore armor, turn cards back, end effects, check for a win, begin the next turn
    (K-END-4..6).
    """
    for row in game.rows.values():
        row[LEFT] = row[FULL]
    if not game.out[seat]:
        for handle in [handle for handle, row in game.rows.items() if row[CTRL] == seat and row[TURN] != ACTIVE]:
            turn_back(game, handle, 1)
    game.mods.clear()
    game.shields.clear()
    game.forbids[:] = [
        entry
        for entry in game.forbids
        if entry[0] == "attack" and not (entry[1] == seat and game.turns[seat] >= entry[2])
    ]
    game.notes.clear()
    recount(game)
    for row in game.rows.values():
        row[LEFT] = row[FULL]
    game.emit("turn_over", seat, game.turn)
    game.show("end", seat, game.turn)
    game.push("victory.check", seat)
