"""Loss of ships: who may save some, the move to the warp, and who chooses which ships are lost (T-NEST-2, T-RES-2,
T-SHP-3).

Every loss is an event: replacements come first, then all ships move at once, colonies are counted, and reactions
follow. No card and no alien is named here.

A caller first pushes the steps that come later, and loses ships last. Reactions are then pushed on top, so they finish
first. `game.losing` holds the losses under way, the innermost last, each as [cause, batch, removed].
"""


from engine.encounter.flagship import IN_WARP, OUT, put_flagship
from engine.encounter.listening import heard
from engine.encounter.places import place_of, standing
from engine.encounter.playable import forced_now
from engine.encounter.ships import choose_from_colonies, lasting_colonies, lift, recount
from engine.encounter.state import Game, step
from engine.encounter.window_gate import open_window
from engine.kernel.asking import Asking, Question

Batch = list[list[int]]  # [[seat, place, count], ...]


def lose(game: Game, batch: Batch, cause: str, removed: Batch | None = None) -> None:
    """Announce that ships are about to enter the warp or leave the game: one event, one batch a player (T-BAT-1)."""
    batch = [entry for entry in batch if entry[2] > 0]
    removed = removed or []
    if not batch and not removed:
        return
    game.losing.append([cause, batch, removed])
    game.push("losses.enter_warp")
    if batch:
        open_window(game, "any.ships_to_warp")


# --- kept out of it ----------------------------------------------------------------------------------------------


def losing_of(game: Game, seat: int) -> int:
    """Return how many ships of a seat the innermost loss still takes."""
    if not game.losing:
        return 0
    return sum(count for who, _, count in game.losing[-1][1] if who == seat)


def take_out(game: Game, seat: int, count: int) -> Batch:
    """Take this many ships of a seat out of the innermost loss. They still stand where they stood."""
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
    """Take ships of a seat out of the innermost loss and lift them off their place. Return how many."""
    spared = 0
    for _, place, here in take_out(game, seat, count):
        lift(game, seat, place, here)
        spared += here
    game.afloat[seat] += spared
    return spared


def sparable(game: Game, seat: int) -> bool:
    """Return whether the seat has ships in the innermost loss and will keep a colony that can take them."""
    return losing_of(game, seat) > 0 and bool(lasting_colonies(game, seat))


def stay(game: Game, seat: int) -> None:
    """Let one ship that would be lost stay where it is; it was not lost (T-RES-2 (c))."""
    take_out(game, seat, 1)
    game.emit("ship_stays", seat, game.target)


def remove(game: Game, seat: int, count: int) -> None:
    """Make ships of the innermost loss leave the game instead of entering the warp (T-RES-2 (b), T-SHP-6)."""
    game.losing[-1][2] += take_out(game, seat, count)


# --- into the warp, or out of the game ---------------------------------------------------------------------------


@step
def enter_warp(game: Game) -> None:
    """Move the remaining ships into the warp at once, count them, and open the reactions, one batch a player (T-RES-2
    (e) to (g)).
    """
    cause, batch, removed = game.losing.pop()
    gone = leave_game(game, removed)
    lost = [0] * game.n
    for entry in batch:
        seat, place, count = entry
        entry[2] = count = min(count, standing(game, seat, place))  # a response may have cost ships there
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
    recount(game, sorted(emptied), ("lost", cause, batch, lost, gone))


def leave_game(game: Game, removed: Batch) -> list[int]:
    """Take the removed ships of a loss out of the game. Return how many of each seat."""
    gone = [0] * game.n
    for seat, place, promised in removed:
        count = min(promised, standing(game, seat, place))
        lift(game, seat, place, count)
        put_flagship(game, seat, OUT)
        game.gone[seat] += count
        gone[seat] += count
        game.emit("ships_removed", seat, count)
    return gone


# --- by choice ---------------------------------------------------------------------------------------------------


def chosen_batch(game: Game, question: Question, counts: tuple[int, ...]) -> Batch:
    """Return the answer to `choose_from_colonies` as a batch of lost ships."""
    seat, chosen = question.data, zip(question.options, counts, strict=True)
    return [[seat, place_of(game, ref), count] for ref, count in chosen if count]


@step
def choose_losses(game: Game, losers: tuple[tuple[int, int], ...], cause: str, chooser: int, research: bool) -> Asking:
    """Ask players, or the chooser, which ships are lost (T-SHP-3). A player with fewer ships than demanded loses all,
    and owes nothing. All choose, one after the other, before anything moves, because it is one event with a batch each
    (T-BAT-1).
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
    """Push the losses of all players hit by one text, given as (seat, ships)."""
    found = tuple((seat, count) for seat, count in losers if count > 0)
    if found:
        game.push("losses.choose_losses", found, cause, chooser, research)


def impose_loss(game: Game, seat: int, count: int, cause: str, chooser: int = -1) -> None:
    impose_losses(game, [(seat, count)], cause, chooser)
