"""Amoeba: once both cards are down, it pulls ships out of the encounter or pours more in, four or not.

Wild: one to four ships in or out as planning opens. Super: as an ally too.
"""

from typing import Any

from engine.encounter.items import Alien, Use
from engine.encounter.ships import choose_from_colonies, lift, recount
from engine.encounter.state import BESIDE, DEFENSE, GATE, OFFENSE, OFFENSIVE_ALLY, Game
from engine.kernel.asking import Question, amount, pick, spread

WILD_MOST = 4


def muster(game: Game, seat: int) -> int:
    """Where its ships stand in the encounter."""
    role = game.role[seat]
    return GATE if role in (OFFENSE, OFFENSIVE_ALLY) else game.target if role == DEFENSE else BESIDE


def reserves(game: Game, seat: int) -> int:
    """Ships on colonies that are not in the encounter."""
    here = game.on_planet(game.target, seat) if game.role[seat] == DEFENSE else 0
    return game.on_colonies(seat) - here


def has_ships_in_it(game: Game, seat: int, event: tuple[Any, ...]) -> bool:
    return game.ships_in(seat) > 0


def can_move(game: Game, seat: int, event: tuple[Any, ...]) -> bool:
    return game.ships_in(seat) > 0 or reserves(game, seat) > 0


def grow_question(game: Game, seat: int, most: int) -> Question:
    """Which ships pour in; a defense's ships on the target are in it already."""
    question = choose_from_colonies(game, seat, "amoeba.grow", 1, most)
    if game.role[seat] != DEFENSE:
        return question
    keep = [number for number, ref in enumerate(question.options) if ref[1] != game.target]
    caps = [question.caps[number] for number in keep]
    return spread(seat, "amoeba.grow", [question.options[number] for number in keep], caps, 1, most)


def name_change(game: Game, seat: int, event: tuple[Any, ...], most: int = 100) -> Any:
    """One adjustment in one direction; the numbers are public and fixed with the announcement."""
    ways = []
    if game.ships_in(seat):
        ways.append(("shrink",))
    if reserves(game, seat):
        ways.append(("grow",))
    way = ways[(yield pick(seat, "amoeba.way", ways))]
    if way == ("shrink",):
        count = yield amount(seat, "amoeba.shrink", 1, min(most, game.ships_in(seat)))
        return ("shrink", count)
    question = grow_question(game, seat, most)
    counts = yield question
    return ("grow", *[(ref[1], count) for ref, count in zip(question.options, counts, strict=True) if count])


def name_small_change(game: Game, seat: int, event: tuple[Any, ...]) -> Any:
    return (yield from name_change(game, seat, event, WILD_MOST))


def adjust(game: Game, seat: int, choice: Any, event: tuple[Any, ...]) -> None:
    """T-USE-3: ships move only now, so a zap has nothing to put back."""
    if choice[0] == "shrink":
        count = min(choice[1], game.ships_in(seat))
        lift(game, seat, muster(game, seat), count)
        game.afloat[seat] += count
        game.emit("ships_withdrawn", seat, count)
        game.push("ships.place", seat, "amoeba")
        return
    total = 0
    for planet, count in choice[1:]:
        lift(game, seat, planet, count)
        total += count
    place = muster(game, seat)
    lift(game, seat, place, -total)
    game.emit("ships_added", seat, total)
    recount(game)


ALIEN = Alien(
    level="yellow",
    power=(Use(("planning.cards_down",), adjust, role="main", when=has_ships_in_it, announce=name_change),),
    wild=Use(("planning.begin",), adjust, role="main", when=can_move, announce=name_small_change),
    super_=Use(("planning.cards_down",), adjust, role="ally", when=can_move, announce=name_change),
)
