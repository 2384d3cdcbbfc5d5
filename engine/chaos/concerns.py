"""The moments at which a window concerns a seat, judged by public facts alone. At such moments a seat is asked despite
its standing orders, and an even table makes every seat wait, whether or not it has anything to use (K-BLUFF-3).

Such a moment is the end of the payments in a fight of that seat, a shot at or by one of its ships, bombs about to fall
in its fight, its own start phase with cards in hand, or another player's event, interrupt or ability that waits.
"""

from engine.chaos.state import CTRL, SEAT, WHAT, Game
from engine.chaos.windows import W_BOMBS, W_COMBAT, W_DAMAGE, W_START, W_TRAP, window_of
from engine.kernel.asking import Question
from engine.kernel.game import AnyMatch

WINDOW = "window"
ANSWERED = ("event", "interrupt", "ability", "trap")  # what another player's act must do so that it may be answered


def concerns(match: AnyMatch, question: Question) -> bool:
    """Return whether the question concerns its seat, so that it is asked despite standing orders. Questions other than
    windows always do.
    """
    return question.why != WINDOW or public_moment(match.game, question.seat, window_of(match.game))


def public_moment(game: Game, seat: int, number: int) -> bool:
    if any(item[SEAT] != seat and item[WHAT] in ANSWERED for item in game.items):
        return True
    if number == W_START:
        return game.active == seat and bool(game.centre[seat])
    if number == W_COMBAT:
        return fights(game, seat) and game.fight["step"] == "pay"
    if number in (W_BOMBS, W_TRAP):
        return fights(game, seat)
    return number == W_DAMAGE and bool(game.shot) and shot_concerns(game, seat)


def fights(game: Game, seat: int) -> bool:
    return bool(game.fight) and seat in (game.fight["attacker"], game.fight["defender"])


def shot_concerns(game: Game, seat: int) -> bool:
    """Return whether a ship of this seat fires, is fired at, or may be hit by a divided shot."""
    shot = game.shot
    ships = {shot["by"], shot["at"], *(ship for ship, _ in shot["split"]), *(ship for ship, *_ in shot["replies"])}
    return any(game.rows[ship][CTRL] == seat for ship in ships if ship in game.rows)
