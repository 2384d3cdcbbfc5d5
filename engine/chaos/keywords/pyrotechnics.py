"""Pyrotechnics (K-ABIL-9): in the bombing step cards from the top of the own colony go into the ruin, for one bombing
each until the end of the combat, up to twice what is printed (K-ABIL-10)."""

from engine.chaos.card import BOMBING
from engine.chaos.state import PYRO, Game
from engine.chaos.stats import bombing, keyword, printed, recount
from engine.chaos.table import mill
from engine.kernel.asking import Asking, amount


def most(game: Game, seat: int, ship: int, spent: int) -> int:
    """Return the largest number of cards the ship can burn; `spent` cards are already promised to other ships."""
    if game.options.beginner or not keyword(game, ship, "pyrotechnics"):
        return 0
    room = 2 * printed(game, ship, BOMBING) - bombing(game, ship)
    return max(0, min(room, len(game.colony[seat]) - spent))


def ask(game: Game, seat: int, ships: list[int]) -> Asking:
    """Ask how many cards each bomber with pyrotechnics burns."""
    found: list[tuple[int, int]] = []
    spent = 0
    for ship in ships:
        limit = most(game, seat, ship, spent)
        if limit:
            cards = yield amount(seat, "bomb.pyrotechnics", 0, limit, by=("row", ship))
            if cards:
                found.append((ship, cards))
                spent += cards
    return found


def burn(game: Game, seat: int, ship: int, cards: int) -> None:
    mill(game, seat, cards, seat)
    game.mods.append((BOMBING, cards, "combat", PYRO, ship, -1))
    game.emit("pyrotechnics", ship, cards)
    recount(game)
