"""Squadron (K-ABIL-5): damage that one enemy ship deals to a squadron ship may be divided among the squadron ships of
its side, to none more than its armour; any rest stays where it was. Not against a shot divided by burst, and never
damage of texts (K-CLAR-17)."""

from engine.chaos.state import LEFT, Game
from engine.chaos.stats import keyword, side_ships
from engine.kernel.asking import Asking, Ref, spread


def divide(game: Game, seat: int, ship: int, damage: int) -> Asking:
    """Ask how the damage dealt to `ship` is shared in its squadron. Return (ship, damage) pairs."""
    whole = ((ship, damage),)
    if damage <= 0 or not keyword(game, ship, "squadron"):
        return whole
    others = [
        other
        for other in side_ships(game, seat)
        if other != ship and keyword(game, other, "squadron") and game.rows[other][LEFT]
    ]
    if not others:
        return whole
    places: list[Ref] = [("row", ship), *(("row", other) for other in others)]
    caps = [damage, *(min(damage, game.rows[other][LEFT]) for other in others)]
    answer = yield spread(seat, "fire.squadron", places, caps, damage, damage, by=("row", ship), data=damage)
    return tuple((other, part) for other, part in zip([ship, *others], answer, strict=True) if part)
