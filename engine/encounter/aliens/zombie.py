"""Zombie: its ships that would enter the warp go to its other colonies; its deals may free ships from the warp.

Wild: one of your own falling ships is held back. Super: each ally brings one more ship, straight from the warp.
Not zappable: freeing ships in a deal (R-POW-8).
"""

from typing import Any

from engine.encounter.items import Alien, Use
from engine.encounter.losses import losing_of, sparable, spare
from engine.encounter.ships import join_from_warp, recover
from engine.encounter.state import PASS, Event, Game, step
from engine.encounter.totals import allies
from engine.kernel.asking import Asking, Choice, Refused, pick


def falling(game: Game, seat: int, event: Event) -> bool:
    return sparable(game, seat)


def walk_home(game: Game, seat: int, choice: Choice, event: Event) -> None:
    spare(game, seat, losing_of(game, seat))
    game.push("ships.place", seat, "zombie")


def hold_one_back(game: Game, seat: int, choice: Choice, event: Event) -> None:
    spare(game, seat, 1)
    game.push("ships.place", seat, "zombie")


# --- super: one more ship for each ally --------------------------------------------------------------------------


def can_follow(game: Game, seat: int) -> bool:
    return bool(game.warp[seat]) and game.ships_in(seat) > 0


def an_ally_can_follow(game: Game, seat: int, event: Event) -> bool:
    return any(can_follow(game, ally) for ally in allies(game, game.side_of(seat)))


def call_the_dead(game: Game, seat: int, choice: Choice, event: Event) -> None:
    for ally in reversed(allies(game, game.side_of(seat))):
        if can_follow(game, ally):
            game.push("zombie.follow", ally)


@step
def follow(game: Game, ally: int) -> Asking:
    """Ask an ally whether one ship follows from the warp, beyond the limit of four. An ally that has recovered its last
    ship meanwhile (Remora) is not asked.
    """
    if not can_follow(game, ally):
        return
    answer = yield pick(ally, "zombie.follow", (("yes",), PASS))
    if answer == 0:
        join_from_warp(game, ally, "zombie")


# --- part (b): releases as terms of a deal -----------------------------------------------------------------------


def release(game: Game, seat: int, wish: Any, carry_out: bool = False) -> Any:
    """Judge or carry out terms ((owner, ships), ...) of a deal: ships freed from the warp, each to colonies its owner
    chooses (X-74). All such terms of a deal are judged together, so that the same ships are not freed twice.
    """
    if carry_out:
        for owner, count in reversed(wish):
            recover(game, owner, count, "zombie")
        return wish
    freed: dict[int, int] = {}
    for term in wish:
        if not isinstance(term, (tuple, list)) or len(term) > game.n:
            raise Refused("form")
        for part in term:
            owner, count = ships_of(part)
            if not 0 <= owner < game.n or count < 1:
                raise Refused("cannot_release")
            freed[owner] = freed.get(owner, 0) + count
    if any(count > game.warp[owner] or not game.has_colony(owner) for owner, count in freed.items()):
        raise Refused("cannot_release")
    return tuple(freed.items())


def ships_of(part: Any) -> tuple[int, int]:
    """Return whose ships, and how many, this part of a deal frees."""
    if not isinstance(part, (tuple, list)) or len(part) != 2 or not all(type(number) is int for number in part):
        raise Refused("form")
    return part[0], part[1]


ALIEN = Alien(
    level="green",
    power=(Use(("any.ships_to_warp",), walk_home, when=falling, forced=True),),
    wild=Use(("any.ships_to_warp",), hold_one_back, when=falling),
    super_=Use(("alliance.closed",), call_the_dead, role="main", when=an_ally_can_follow),
    modifiers={"deal_terms": release},
    works_zapped=("deal_terms",),
)
