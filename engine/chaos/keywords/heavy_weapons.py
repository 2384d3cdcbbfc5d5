"""Heavy weapons (K-ABIL-7): when the ship fires or returns fire, credits buy firepower until the end of the combat, up
to twice what is printed (K-ABIL-10; the cap holds at every moment, K-CLAR-20)."""

from engine.chaos.card import FIREPOWER
from engine.chaos.state import HEAVY, Game
from engine.chaos.stats import firepower, keyword, printed, recount
from engine.chaos.table import gain
from engine.kernel.asking import Asking, amount

PRICE = 2  # credits for each point: read from a damaged icon (K-DISC-6)


def most(game: Game, seat: int, ship: int) -> int:
    """Return the largest number of firepower points that the ship's seat can buy."""
    if not keyword(game, ship, "heavy_weapons"):
        return 0
    room = 2 * printed(game, ship, FIREPOWER) - firepower(game, ship)
    return max(0, min(room, game.credits[seat] // PRICE))


def ask(game: Game, seat: int, ship: int) -> Asking:
    limit = most(game, seat, ship)
    if not limit:
        return 0
    return (yield amount(seat, "fire.heavy", 0, limit, by=("row", ship), data=PRICE))


def buy(game: Game, seat: int, ship: int, points: int) -> None:
    if points:
        gain(game, seat, -points * PRICE)
        game.mods.append((FIREPOWER, points, "combat", HEAVY, ship, -1))
        game.emit("heavy_weapons", ship, points, points * PRICE)
        recount(game)
