"""Phase 7, resolution: losses, landings, deals, compensation, rewards, the cards' way out, win check (R-RES, T-RES).

The order is the course of moments.py; within a moment the stages are named here: losses `removal`, `stay`, `after`;
compensation `amount`, `source`, `protect`.
"""

from typing import Any

from engine.encounter import victory
from engine.encounter.cards import MORPH
from engine.encounter.deals import begin_session
from engine.encounter.hand import discard, draw, hand_over, look, take_at_random
from engine.encounter.listening import modifiers
from engine.encounter.losses import Batch, lose
from engine.encounter.phases.planning import ships_home
from engine.encounter.places import place_of, research_places
from engine.encounter.ships import found, founded, lift, recount, recover
from engine.encounter.state import (
    BESIDE,
    BOTH_LOST,
    DEAL_DUE,
    DEAL_FAILED,
    DEF,
    DEFENSE_WON,
    DEFENSIVE_ALLY,
    GATE,
    OFF,
    OFFENSE_WON,
    Game,
    step,
)
from engine.encounter.totals import types
from engine.encounter.windows import open_in_turn, window_later
from engine.kernel.asking import Question, Ref, amount, some, spread

DEAL_PENALTY = 3  # R-DEA-14


def winning_side(game: Game) -> int | None:
    return OFF if game.outcome == OFFENSE_WON else DEF if game.outcome == DEFENSE_WON else None


def lost_side(game: Game, seat: int) -> bool:
    """Whether a seat took part on a side that lost, as main player or ally (T-ENC-2)."""
    side = game.side_of(seat)
    if side < 0:
        return False
    winner = winning_side(game)
    return game.outcome == BOTH_LOST or (winner is not None and winner != side)


def won_side(game: Game, seat: int) -> bool:
    winner = winning_side(game)
    return winner is not None and game.side_of(seat) == winner


# --- losses ------------------------------------------------------------------------------------------------------


def losing_ships(game: Game) -> Batch:
    """R-RES-2, R-RES-6, or both: the ships that the outcome costs, wherever they stand in the encounter."""
    winner = winning_side(game)
    batch: Batch = []
    if winner == DEF or game.outcome == BOTH_LOST:
        batch += [[seat, GATE, game.gate[seat]] for seat in game.order if game.gate[seat]]
    if winner == OFF or game.outcome == BOTH_LOST:
        if game.target >= 0 and game.on_planet(game.target, game.defense):
            batch.append([game.defense, game.target, game.on_planet(game.target, game.defense)])
        batch += [[seat, BESIDE, game.beside[seat]] for seat in game.order if game.beside[seat]]
    return batch


@step
def losses(game: Game) -> None:
    """T-RES-2: removal from the game, ships that stay, rescues, the warp, reactions, and only then extra losses."""
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
    """What is still falling enters the warp; compensation counts what arrived (T-RES-5)."""
    cause, batch, removed = game.losing.pop()
    lose(game, batch, cause, removed)


# --- landing -----------------------------------------------------------------------------------------------------


@step
def landing(game: Game) -> None:
    """R-RES-1 or R-RES-8: the gate lands, or defensive allies go home."""
    winner = winning_side(game)
    if winner == OFF:
        land_gate(game)
    elif winner == DEF:
        ships_home(game)


def land_gate(game: Game) -> None:
    """All ships on the gate land at one stroke, allies' included; those cut off go home (X-69)."""
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
    recount(game, sorted(seat for seat, _ in founders))


# --- deals -------------------------------------------------------------------------------------------------------


@step
def deal(game: Game) -> None:
    """R-DEA-1: all allies go home first; the ships of the offense stay on the gate for the session."""
    if game.outcome != DEAL_DUE:
        return
    begin_session(game)
    ships_home(game, allies_only=True)


@step
def agreed(game: Game) -> None:
    """R-DEA-10: between acceptance and execution the window against made deals opens."""
    if game.outcome == DEAL_DUE and game.deal.get("terms") is not None:
        game.push("deals.execute")
        window_later(game, "resolution.agreed")


@step
def penalty(game: Game) -> None:
    """R-DEA-14: both main players send three ships of own choice to the warp, from anywhere outside it."""
    if game.outcome != DEAL_FAILED:
        return
    game.push("resolution.penalty_home")
    game.push("resolution.pay_penalty", game.defense)
    game.push("resolution.pay_penalty", game.offense)
    window_later(game, "resolution.penalty")


@step
def pay_penalty(game: Game, seat: int) -> Any:
    due = game.notes.get(f"penalty:{seat}", DEAL_PENALTY)
    question = penalty_question(game, seat, due)
    if not question.high:
        return
    counts = yield question
    batch = [[seat, place_of(game, ref), count] for ref, count in zip(question.options, counts, strict=True)]
    lose(game, batch, "deal_failed")


def penalty_question(game: Game, seat: int, due: int) -> Question:
    """T-SHP-3: a failed deal takes ships from anywhere outside the warp."""
    places: list[Ref] = [("planet", planet) for planet in game.colonies(seat)]
    caps = [game.on_planet(planet, seat) for planet in game.colonies(seat)]
    if game.gate[seat]:
        places.insert(0, ("gate",))
        caps.insert(0, game.gate[seat])
    places += research_places(game, seat)[0]
    caps += research_places(game, seat)[1]
    total = min(due, sum(caps))
    return spread(seat, "deal.penalty", places, caps, total, total)


@step
def penalty_home(game: Game) -> None:
    ships_home(game)


# --- compensation and rewards ------------------------------------------------------------------------------------


def compensation_due(game: Game) -> tuple[int, int]:
    """(taker, cards) by R-CPN-1: who lost with a negotiate against an attack; (-1, 0) if nobody."""
    winner = winning_side(game)
    if winner is None or game.notes.get("cards_unturned"):
        return -1, 0
    kinds = types(game)
    loser = 1 - winner
    if kinds[loser] != "negotiate" or kinds[winner] != "attack":
        return -1, 0
    taker = game.main(loser)
    return taker, game.notes["defeat_losses"][taker] * earnings(game, taker)


def earnings(game: Game, seat: int) -> int:
    """What each ship earns; a power may double it."""
    factor = 1
    for who, function in modifiers(game, "earnings"):
        if who == seat:
            factor *= function(game, seat)
    return factor


@step
def compensation(game: Game) -> None:
    """T-RES-5: the amount, then the source, then what is out of reach; then the cards move as one batch."""
    taker, due = compensation_due(game)
    if taker < 0 or not due or game.notes.get("nothing_paid"):
        return
    game.notes["due"] = (taker, game.opponent(taker), due)
    game.push("resolution.take_compensation")
    open_in_turn(game, "resolution.compensation", ("amount",), ("source",), ("protect",))


@step
def take_compensation(game: Game) -> Any:
    """R-CPN-3 to 6: at random, unless a power picks by sight; only the two players see the faces."""
    due = None if game.notes.get("nothing_paid") else game.notes.get("due")
    picked: list[int] | None = None
    chooser = -1
    if due is not None and "due_by" in game.notes:
        chooser, why = game.notes["due_by"]
        hand = sorted(game.hands[due[1]])
        most = min(due[2], len(hand))
        answer = yield some(chooser, why, [("card", face) for face in hand], most, most, data=due[1])
        picked = [hand[number] for number in answer]
    game.notes.pop("due", None)
    game.push("resolution.compensation_over")
    if due is None:
        return
    taker, source, count = due
    if picked is None:
        picked = take_at_random(game, taker, source, count, "compensation")
    else:
        if chooser != source:
            look(game, chooser, source)
        hand_over(game, source, taker, picked, "compensation")
    game.notes["compensated"] = (taker, source, len(picked))
    if picked:
        game.notes[f"gained:{taker}"] = tuple(picked)
        window_later(game, "resolution.compensation", ("paid",))
        window_later(game, "any.cards_gained", (taker, len(picked), "compensation"))


@step
def compensation_over(game: Game) -> None:
    """Cards laid aside before the payment come back."""
    for face, mark in [entry for entry in game.aside if entry[1] < 0]:
        game.aside.remove((face, mark))
        game.gain(-1 - mark, face)


@step
def rewards(game: Game) -> None:
    """R-RWD-1, R-RWD-3: a winning defense's allies, clockwise from the offense's left."""
    if game.outcome != DEFENSE_WON or game.notes.get("nothing_paid"):
        return
    shares = game.notes["shares"]
    for seat in reversed(game.others_clockwise(game.offense)):
        if game.role[seat] == DEFENSIVE_ALLY and shares[seat] and seat not in game.notes.get("cut_off", ()):
            game.push("resolution.reward", seat, shares[seat] * earnings(game, seat))


@step
def reward(game: Game, seat: int, count: int) -> Any:
    """R-RWD-2, R-RWD-4: a card or a ship each, the split announced before anything is taken."""
    most = min(count, game.warp[seat]) if game.on_colonies(seat) else 0
    ships = yield amount(seat, "reward.ships", 0, most, data=count)
    cards = count - ships
    game.emit("rewarded", seat, ships, cards)
    if cards:
        window_later(game, "any.cards_gained", (seat, cards, "reward"))
        game.push("resolution.reward_cards", seat, cards)
    recover(game, seat, ships, "reward")


@step
def reward_cards(game: Game, seat: int, cards: int) -> None:
    draw(game, seat, cards, "reward")


# --- the cards' way out ------------------------------------------------------------------------------------------


@step.named("resolution.discard")
def discard_table(game: Game) -> None:
    """R-RES-11, T-DIS-3: encounter cards, cards laid with them and played reinforcements, one batch a player."""
    batches: dict[int, list[int]] = {}
    used = []
    for side in (OFF, DEF):
        face = game.laid[side]
        if face >= 0:
            seat = game.main(side)
            game.laid[side] = -1
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
    """The first batch goes to the pile, and the others after it once all is said about it."""
    if batches:
        seat, faces = batches[0]
        if len(batches) > 1:
            game.push("resolution.discard_batches", batches[1:])
        for face in faces:
            game.aside.remove((face, seat))
        discard(game, seat, list(faces), why="used", last=True)


def fetchable(game: Game) -> list[tuple[int, int]]:
    """The used encounter cards that now lie in the pile, with the seat that used them."""
    return [(face, seat) for face, seat in game.notes.get("used_cards", ()) if face <= MORPH and face in game.discards]


def fetch(game: Game, seat: int, face: int, user: int) -> None:
    """Lift a used card from the pile into a hand, in the open."""
    last = len(game.discards) - 1 - game.discards[::-1].index(face)
    del game.discards[last]
    game.gain(seat, face)
    game.notes["used_cards"] = tuple(entry for entry in game.notes["used_cards"] if entry != (face, user))
    game.emit("fetched", seat, face, user)


@step
def win_check(game: Game) -> None:
    """R-VIC-2: when everything in the resolution has been carried out."""
    victory.check(game)
