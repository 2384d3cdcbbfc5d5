"""Phase 7, after the ships: compensation for a negotiate that lost, and the rewards of defensive allies (R-CPN, R-RWD).

The stages of the moment resolution.compensation are `amount`, `source`, `protect` and at last `paid` (T-RES-5).
"""


from engine.encounter.hand import draw, hand_over, look, take_at_random, take_up
from engine.encounter.listening import modifiers
from engine.encounter.outcome import winning_side
from engine.encounter.ships import recover
from engine.encounter.state import DEFENSE_WON, DEFENSIVE_ALLY, NONE, Game, step
from engine.encounter.values import ATTACK_TYPE, NEGOTIATE_TYPE, types
from engine.encounter.window_gate import open_in_turn, open_window_next, window_later
from engine.kernel.asking import REVEALS, Asking, amount, some


def wronged(game: Game) -> int | None:
    """Return the player who lost with a negotiate against an attack, if any (R-CPN-1)."""
    winner = winning_side(game)
    if winner is None or game.notes.get("cards_unturned"):
        return None
    kinds = types(game)
    lost = kinds[1 - winner] == NEGOTIATE_TYPE and kinds[winner] == ATTACK_TYPE
    return game.main(1 - winner) if lost else None


def cards_due(game: Game, taker: int) -> int:
    return int(game.notes["defeat_losses"][taker] * earnings(game, taker))


def earnings(game: Game, seat: int) -> int:
    """Return how many cards each ship earns; a power may double it."""
    factor = 1
    for who, function in modifiers(game, "earnings"):
        if who == seat:
            factor *= function(game, seat)
    return factor


@step
def compensate(game: Game) -> None:
    """Open the windows before compensation: for the amount, then the source, then for cards out of reach; then the
    cards move as one batch (T-RES-5). The amount is computed after those who could turn a sheet up for it have been
    asked (R-VHP-2).
    """
    taker = wronged(game)
    if taker is None or not cards_due(game, taker) or game.notes.get("nothing_paid"):
        return
    game.push("compensation.reckon", taker)
    open_window_next(game, "resolution.compensation", ("earned",))


@step
def reckon(game: Game, taker: int) -> None:
    game.notes["due"] = (taker, game.opponent(taker), cards_due(game, taker))
    game.push("compensation.take")
    open_in_turn(game, "resolution.compensation", ("amount",), ("source",), ("protect",))


@step
def take(game: Game) -> Asking:
    """Take the cards at random, unless a power picks by sight; only the two players see the faces (R-CPN-3 to 6)."""
    due = None if game.notes.get("nothing_paid") else game.notes.get("due")
    picked: list[int] | None = None
    chooser = NONE
    if due is not None and "due_by" in game.notes:
        chooser, why = game.notes["due_by"]
        hand = sorted(game.hands[due[1]])
        most = min(due[2], len(hand))
        marks = 0 if chooser == due[1] else REVEALS
        answer = yield some(chooser, why, [("card", face) for face in hand], most, most, data=due[1], marks=marks)
        picked = [hand[number] for number in answer]
    game.push("compensation.over")
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
        game.show("compensated", taker, source, len(picked))
        game.notes[f"gained:{taker}"] = tuple(picked)
        window_later(game, "resolution.compensation", ("paid",))
        window_later(game, "any.cards_gained", (taker, len(picked), "compensation"))


@step
def over(game: Game) -> None:
    """Give back the cards that were laid aside before the payment."""
    for seat in range(game.n):
        take_up(game, seat)


@step
def rewards(game: Game) -> None:
    """Reward a winning defense's allies, clockwise from the offense's left (R-RWD-1, R-RWD-3)."""
    if game.outcome != DEFENSE_WON or game.notes.get("nothing_paid"):
        return
    shares = game.notes["shares"]
    for seat in reversed(game.others_clockwise(game.offense)):
        if game.role[seat] == DEFENSIVE_ALLY and shares[seat] and seat not in game.notes.get("cut_off", ()):
            game.push("compensation.earn", seat, shares[seat])


@step
def earn(game: Game, seat: int, share: int) -> None:
    game.push("compensation.reward", seat, share)
    open_window_next(game, "resolution.rewards", (seat,))


@step
def reward(game: Game, seat: int, share: int) -> Asking:
    """Ask for a card or a ship each, and announce the split before anything is taken (R-RWD-2, R-RWD-4)."""
    count = share * earnings(game, seat)
    most = min(count, game.warp[seat]) if game.has_colony(seat) else 0
    ships = yield amount(seat, "reward.ships", 0, most, data=count)
    cards = count - ships
    game.emit("rewarded", seat, ships, cards)
    game.push("compensation.rewarded", seat, ships, cards)
    if cards:
        window_later(game, "any.cards_gained", (seat, cards, "reward"))
        game.push("compensation.reward_cards", seat, cards)
    recover(game, seat, ships, "reward")


@step
def reward_cards(game: Game, seat: int, cards: int) -> None:
    draw(game, seat, cards, "reward")


@step
def rewarded(game: Game, seat: int, ships: int, cards: int) -> None:
    """Show the board after rewards: ships are on their planets and cards in the hands."""
    game.show("rewarded", seat, ships, cards)
