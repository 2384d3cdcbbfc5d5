"""Victory: who has won, and when this is checked (R-VIC, T-WIN). Other ways to win are modifiers `wins`; no alien is
named here.
"""

from engine.encounter.listening import modifiers
from engine.encounter.moments import finish, moment_name
from engine.encounter.state import Game, step


def winners(game: Game) -> list[int]:
    """Return all seats that fulfill a condition now (T-WIN-2)."""
    goal = game.options.goal
    found = [seat for seat, colonies in enumerate(game.abroad) if colonies >= goal] if max(game.abroad) >= goal else []
    for seat, wins in modifiers(game, "wins"):
        if seat not in found and wins(game, seat):
            found.append(seat)
    return sorted(found) if found else found


def check(game: Game) -> None:
    """Check for winners: at `resolution.win_check`, and right after an effect that founds colonies outside the
    resolution (R-VIC-2).
    """
    found = winners(game)
    if found:
        win(game, found)


def win(game: Game, seats: list[int]) -> None:
    """End the game with these winners (R-VIC-3, R-VIC-5)."""
    game.winners = seats
    game.emit("game_won", tuple(seats))
    finish(game)
    game.show("ended")


def check_outside_resolution(game: Game) -> None:
    """Check for winners, unless the resolution is under way: nothing is checked early inside it (T-WIN-1)."""
    if not moment_name(game).startswith("resolution."):
        check(game)


@step
def after_effect(game: Game) -> None:
    """Check for winners once everybody has answered an effect that may found colonies. It is pushed before that effect.
    """
    check_outside_resolution(game)
