"""Burst (K-ABIL-4): damage, of a shot or a reply, may be divided among enemy ships; a part may be left undealt."""

from engine.chaos.keywords.camouflage import may_be_given_burst
from engine.chaos.state import Game
from engine.chaos.stats import keyword, side_ships
from engine.kernel.asking import Asking, Ref, spread

Division = tuple[tuple[int, int], ...]


def divide(game: Game, seat: int, foe: int, ship: int, at: int, total: int) -> Asking:
    """Ask how the damage is divided. Return () if all of it goes to the ship fired at, which counts as not using burst
    (K-CLAR-15).
    """
    if not keyword(game, ship, "burst") or not total:
        return ()
    ships = [at, *(other for other in side_ships(game, foe) if other != at and may_be_given_burst(game, other, at))]
    places: list[Ref] = [("row", other) for other in ships]
    answer = yield spread(seat, "fire.divide", places, [total] * len(ships), 0, total, by=("row", ship), data=total)
    if answer[0] == total:
        return ()
    return tuple((other, damage) for other, damage in zip(ships, answer, strict=True) if damage or other == at)


def divide_anew(game: Game, seat: int, ship: int, division: Division, before: int, now: int) -> Asking:
    """Let the owner of a burst adjust the division among the same ships if the total damage has changed (K-FIRE-16
    (5)).
    """
    dealt = sum(damage for _, damage in division)
    left = [(other, damage) for other, damage in division if other in game.rows]
    if now > before and left:
        places: list[Ref] = [("row", other) for other, _ in left]
        more = now - before
        answer = yield spread(seat, "fire.divide_more", places, [more] * len(left), 0, more, by=("row", ship))
        return tuple((other, damage + add) for (other, damage), add in zip(left, answer, strict=True))
    less = dealt - now
    if less > 0:
        places = [("row", other) for other, _ in division]
        caps = [damage for _, damage in division]
        answer = yield spread(seat, "fire.divide_less", places, caps, less, less, by=("row", ship))
        return tuple((other, damage - take) for (other, damage), take in zip(division, answer, strict=True))
    return division
