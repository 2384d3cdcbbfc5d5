"""Phase 7, resolution: losses, landings, deals, discarding of the cards, win check (R-RES, R-DEA, T-RES).

The order is the course of moments.py; the stages of losses are `removal`, `stay`, `after`. Compensation and rewards
stand in `compensation.py`. Names no alien.
"""


from engine.encounter import victory
from engine.encounter.cards import MORPH
from engine.encounter.deals import begin_session
from engine.encounter.hand import discard, take_from_pile
from engine.encounter.losses import Batch, lose
from engine.encounter.outcome import winning_side
from engine.encounter.phases.planning import ships_home
from engine.encounter.places import gate_and_colonies, place_of, research_places
from engine.encounter.ships import found, founded, lift, recount
from engine.encounter.state import (
    BESIDE,
    BOTH_LOST,
    DEAL_DUE,
    DEAL_FAILED,
    DEF,
    DEFENSE_WON,
    GATE,
    NONE,
    OFF,
    OFFENSE_WON,
    Game,
    step,
)
from engine.encounter.window_gate import open_in_turn, window_later
from engine.kernel.asking import Asking, Question, spread

DEAL_PENALTY = 3  # R-DEA-14


# --- losses ------------------------------------------------------------------------------------------------------


def losing_ships(game: Game) -> Batch:
    """Return the ships that the outcome costs, wherever they stand in the encounter (R-RES-2, R-RES-6)."""
    winner = winning_side(game)
    batch: Batch = []
    if winner == DEF or game.outcome == BOTH_LOST:
        batch += [[seat, GATE, game.gate[seat]] for seat in game.order if game.gate[seat]]
    if winner == OFF or game.outcome == BOTH_LOST:
        if game.target != NONE and game.on_planet(game.target, game.defense):
            batch.append([game.defense, game.target, game.on_planet(game.target, game.defense)])
        batch += [[seat, BESIDE, game.beside[seat]] for seat in game.order if game.beside[seat]]
    return batch


@step
def losses(game: Game) -> None:
    """Run the losses in their order: removal from the game, ships that stay, rescues, the warp, reactions, and only
    then extra losses (T-RES-2).
    """
    game.show("decided")  # a text may have decided it, or turned it since
    game.notes["defeat_losses"] = game.notes["defeat_removed"] = (0,) * game.n
    batch = losing_ships(game)
    if game.outcome not in (OFFENSE_WON, DEFENSE_WON, BOTH_LOST):
        return
    window_later(game, "resolution.losses", ("after",))
    if not batch:
        return
    game.losing.append(["defeat", batch, []])
    game.push("resolution.fall")
    open_in_turn(game, "resolution.losses", ("removal",), ("stay",))


@step
def fall(game: Game) -> None:
    """Send the ships that are still to be lost to the warp. Compensation counts those that arrived (T-RES-5)."""
    cause, batch, removed = game.losing.pop()
    lose(game, batch, cause, removed)


# --- landing -----------------------------------------------------------------------------------------------------


@step
def landing(game: Game) -> None:
    """Land the ships on the gate, or send the defensive allies home (R-RES-1, R-RES-8)."""
    winner = winning_side(game)
    if winner == OFF:
        land_gate(game)
    elif winner == DEF:
        ships_home(game)


def land_gate(game: Game) -> None:
    """Land all ships on the gate at once, allies' included. Those cut off go home (X-69)."""
    cut_off = game.notes.get("cut_off", ())
    founders = []
    for seat in game.order:
        count = game.gate[seat]
        if count and seat not in cut_off:
            lift(game, seat, GATE, count)
            if found(game, seat, game.target, count):
                founders.append((seat, game.target))
    ships_home(game)
    founded(game, founders, "landing")
    recount(game, sorted(seat for seat, _ in founders), ("landed",))


# --- deals -------------------------------------------------------------------------------------------------------


@step
def deal(game: Game) -> None:
    """Begin the deal session. All allies go home first; the offense's ships stay on the gate (R-DEA-1)."""
    if game.outcome != DEAL_DUE:
        return
    begin_session(game)
    ships_home(game, allies_only=True)
    game.show("talks")


@step
def agreed(game: Game) -> None:
    """Open the window against made deals, between acceptance and execution (R-DEA-10)."""
    if game.deal.get("terms") is not None:
        game.push("deals.execute")
        window_later(game, "resolution.agreed")


@step
def penalty(game: Game) -> None:
    """Make both main players send three ships of their choice to the warp, from anywhere outside it (R-DEA-14)."""
    if game.outcome != DEAL_FAILED:
        return
    game.push("resolution.penalty_home")
    game.push("resolution.pay_penalty", game.defense)
    game.push("resolution.pay_penalty", game.offense)
    window_later(game, "resolution.penalty")


@step
def pay_penalty(game: Game, seat: int) -> Asking:
    due = game.notes.get(f"penalty:{seat}", DEAL_PENALTY)
    question = penalty_question(game, seat, due)
    if not question.high:
        return
    counts = yield question
    batch = [[seat, place_of(game, ref), count] for ref, count in zip(question.options, counts, strict=True)]
    lose(game, batch, "deal_failed")


def penalty_question(game: Game, seat: int, due: int) -> Question:
    """Ask which ships a failed deal takes, from anywhere outside the warp (T-SHP-3)."""
    places, caps = gate_and_colonies(game, seat)
    researched, researchers = research_places(game, seat)
    total = min(due, sum(caps) + sum(researchers))
    return spread(seat, "deal.penalty", places + researched, caps + researchers, total, total)


@step
def penalty_home(game: Game) -> None:
    ships_home(game)


# --- the cards' way out ------------------------------------------------------------------------------------------


@step.named("resolution.discard")
def discard_table(game: Game) -> None:
    """Discard encounter cards, cards laid with them and played reinforcements, one batch a player (R-RES-11, T-DIS-3).
    """
    batches: dict[int, list[int]] = {}
    used = []
    for side in (OFF, DEF):
        face = game.laid[side]
        if face != NONE:
            seat = game.main(side)
            game.laid[side] = NONE
            if side in game.notes.get("under_the_deck", ()):
                game.deck.insert(0, face)
                continue
            batches.setdefault(seat, []).append(face)
            used.append((face, seat))
    for face, seat in game.notes.pop("laid_with", ()):
        game.aside.remove((face, seat))
        batches.setdefault(seat, []).append(face)
        used.append((face, seat))
    for face, seat, _ in game.table:
        batches.setdefault(seat, []).append(face)
    game.table = []
    game.notes["used_cards"] = tuple(used)
    ordered = tuple([(seat, tuple(batches[seat])) for seat in game.order if seat in batches])
    game.aside += [(face, seat) for seat, faces in ordered for face in faces]
    discard_batches(game, ordered)


@step
def discard_batches(game: Game, batches: tuple[tuple[int, tuple[int, ...]], ...]) -> None:
    """Discard the first batch, and the others after it once everybody has answered it."""
    if batches:
        (seat, faces), *others = batches
        if others:
            game.push("resolution.discard_batches", tuple(others))
        for face in faces:
            game.aside.remove((face, seat))
        discard(game, seat, list(faces), why="used", last=True)


def fetchable(game: Game) -> list[tuple[int, int]]:
    """Return the used encounter cards that now lie in the pile, with the seat that used them."""
    return [(face, seat) for face, seat in game.notes.get("used_cards", ()) if face <= MORPH and face in game.discards]


def fetch(game: Game, seat: int, face: int, user: int) -> None:
    """Lift a used card from the pile into a hand, in the open."""
    take_from_pile(game, face)
    game.gain(seat, face)
    game.notes["used_cards"] = tuple(entry for entry in game.notes["used_cards"] if entry != (face, user))
    game.emit("fetched", seat, face, user)


@step
def win_check(game: Game) -> None:
    """Check for victory when everything in the resolution has been carried out (R-VIC-2)."""
    victory.check(game)
