"""Who wins and who is out: the check at the end of a turn, conceding, the judge (K-WIN, K-MULTI, K-TOUR-5)."""

from engine.chaos.combat import disarm
from engine.chaos.state import CTRL, FACE, LEFT, OWNER, PAID, PAID_UP, SEAT, Game, step
from engine.chaos.stats import derived, touch

ENDS = ("", "colony", "conceded", "judge", "last")
BY_COLONY, BY_CONCESSION, BY_JUDGE, BY_LAST = range(1, 5)


def finish(game: Game, winners: list[int], why: int) -> None:
    """End the game and discard everything that is still pending."""
    game.winners = winners
    game.game_end = why
    game.emit("game_over", tuple(winners), ENDS[why])
    game.stack.clear()
    game.over = True
    game.show("ended", winners, ENDS[why])


# --- the end of a turn ---------------------------------------------------------------------------------------------


@step
def check(game: Game, seat: int) -> None:
    """Eliminate those neighbors of the player whose turn ends who have an empty colony (K-WIN-1, K-MULTI-7)."""
    if not game.options.beginner and not game.out[seat]:
        gone = [other for other in game.neighbours(seat) if not game.colony[other]]
        for other in gone:
            eliminate(game, other, game.takers[other])
    if len(game.alive()) == 1:
        settle(game)
    elif game.turn >= last_turn(game):
        judge(game)
    else:
        game.push("turn.begin", game.clockwise((seat + 1) % game.n)[0])


def last_turn(game: Game) -> int:
    """Return the number of the turn after which a judge ends the game. It grows with the number of players."""
    return game.options.last_turn * game.n // 2


def settle(game: Game) -> None:
    """Name the winner when one player is left: that player in a duel; with more players, the one who eliminated most,
    then the one who stayed longest (K-MULTI-8).
    """
    last = game.alive()[0]
    if game.n == 2:
        finish(game, [last], BY_COLONY)
        return
    stayed = [game.out[seat] or game.turn + 1 for seat in range(game.n)]
    best = max(range(game.n), key=lambda seat: (game.kills[seat], stayed[seat], seat == last))
    finish(game, [best], BY_LAST)


def eliminate(game: Game, seat: int, by: int) -> None:
    """Eliminate a seat. The player who took its last card gets the credit, and its cards leave the game (K-MULTI-9,
    K-MULTI-10).
    """
    game.out[seat] = max(1, game.turn)
    if by >= 0 and by != seat and not game.out[by]:
        game.kills[by] += 1
    game.emit("eliminated", seat, by)
    if game.n == 2:
        return
    game.show("eliminated", seat, by)
    for entry in [entry for entry in game.items if entry[SEAT] == seat]:
        game.items.remove(entry)  # K-CLAR-35
    if game.fight and seat in (game.fight["attacker"], game.fight["defender"]):
        game.fight["ended"] = 1
        disarm(game)
    for handle in [handle for handle, row in game.rows.items() if row[CTRL] == seat or row[OWNER] == seat]:
        row = game.rows.get(handle)
        if row is None:
            continue
        attached = derived(game).attached.get(handle, ())
        for number in (handle, *attached):
            gone = game.rows.pop(number)
            if gone[OWNER] != seat:
                pile = game.scrap if gone[PAID] == PAID_UP else game.ruin
                pile[gone[OWNER]].append(gone[FACE])
            else:
                game.scrap[seat].append(gone[FACE])
        game.derived = None
    game.colony[seat], game.centre[seat] = [], []
    game.scrap[seat], game.ruin[seat] = [], []
    game.forbids[:] = [entry for entry in game.forbids if entry[:2] != ("attack", seat)]
    game.delayed[:] = [entry for entry in game.delayed if entry[0] != seat]
    touch(game)


@step
def beginner(game: Game, seat: int) -> None:
    """End the game at once because a colony is empty; its owner loses (K-BEG-10)."""
    finish(game, [1 - seat], BY_COLONY)


# --- other ends ------------------------------------------------------------------------------------------------------


@step
def concede(game: Game, seat: int) -> None:
    """Let a seat concede. No other player gets credit for it (K-WIN-6, K-MULTI-9)."""
    if game.out[seat]:
        return
    game.emit("conceded", seat)
    eliminate(game, seat, -1)
    alive = game.alive()
    if len(alive) == 1:
        if game.n == 2:
            finish(game, alive, BY_CONCESSION)
        else:
            settle(game)


def judge(game: Game) -> None:
    """End the game when the turn limit is reached. The best remaining player wins."""
    game.emit("judged")
    finish(game, [best(game)], BY_JUDGE)


def best(game: Game) -> int:
    """Return the winner, or, before there is one, the seat a judge would choose when time is up (K-TOUR-4, K-TOUR-5).
    """
    return game.winners[0] if game.winners else max(game.alive(), key=lambda seat: worth(game, seat))


def worth(game: Game, seat: int) -> tuple[int, int, int, int]:
    """Return a seat's values in the order in which a judge compares them: colony cards, credits, remaining armor of its
    ships (K-CLAR-37), and that it did not start (K-TOUR-5).
    """
    armour = sum(game.rows[ship][LEFT] for ship in derived(game).ships[seat])
    return len(game.colony[seat]), game.credits[seat], armour, int(seat != game.first)
