"""Whether a window is about a seat, from public facts alone: standing orders let the others pass (K-BLUFF-3).

A window concerns a seat if somebody else's item waits there, if one of its ships fires or is fired at, and if it is in
a combat that has just been named, or in which bombs are about to fall. Never by what it holds.
"""

from engine.chaos.state import CTRL, SEAT, Game
from engine.chaos.windows import W_ATTACK, W_BOMBS, W_DAMAGE, W_TRAP, window_of
from engine.kernel.asking import Question
from engine.kernel.game import AnyMatch

WINDOW = "window"


def concerns(match: AnyMatch, question: Question) -> bool:
    """What is no window has no pass that an order could give."""
    game: Game = match.game
    if question.why != WINDOW:
        return True
    seat, number = question.seat, window_of(game)
    if any(item[SEAT] != seat for item in game.items):
        return True
    fight = game.fight
    if number in (W_ATTACK, W_BOMBS, W_TRAP):
        return bool(fight) and seat in (fight["attacker"], fight["defender"])
    return number == W_DAMAGE and bool(game.shot) and shot_concerns(game, seat)


def shot_concerns(game: Game, seat: int) -> bool:
    """A ship of this seat fires, is fired at, or may be hit by a divided shot."""
    shot = game.shot
    ships = {shot["by"], shot["at"], *(ship for ship, _ in shot["split"]), *(ship for ship, *_ in shot["replies"])}
    return any(game.rows[ship][CTRL] == seat for ship in ships if ship in game.rows)
