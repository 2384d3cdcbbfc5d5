"""Parasite: allies with a side that has not invited it.

Wild: when another player's power is lost, one of your ships settles on a home planet of that player at once. Super:
join with any number of ships.
"""


from engine.encounter.items import ALIENS, Alien, Use
from engine.encounter.phases.alliance import commit
from engine.encounter.places import colonies_outside
from engine.encounter.ships import land, lift, recount
from engine.encounter.state import ALIEN as NUMBER
from engine.encounter.state import DEF, NONE, OFF, UP, Event, Game
from engine.kernel.asking import Asking, Choice, pick

ANY_NUMBER = 100


def uninviting(game: Game, seat: int) -> list[int]:
    return [side for side in (OFF, DEF) if not game.invited[side] >> seat & 1]


def in_turn_to_answer(game: Game, seat: int, event: Event) -> bool:
    """Return whether the seat may join uninvited now: it is its turn to answer, some side has not invited it, and no
    other text obliges it to join (R-GEN-1).
    """
    obliged = f"must_join:{seat}" in game.notes
    return event == (seat, NONE) and not obliged and bool(uninviting(game, seat))


def name_side(game: Game, seat: int, event: Event) -> Asking:
    sides = uninviting(game, seat)
    answer = yield pick(seat, "parasite.side", [("side", side) for side in sides])
    return (sides[answer],)


def infest(game: Game, seat: int, choice: Choice, event: Event) -> None:
    commit(game, seat, choice[0])


# --- super -------------------------------------------------------------------------------------------------------


def is_joining(game: Game, seat: int, event: Event) -> bool:
    return bool(event[0] == seat and event[1] != NONE)


def swarm(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Lift the usual limit of ships. Anything else that limits the number still does (X-34)."""
    game.notes[f"most_ships:{seat}"] = ANY_NUMBER


# --- wild --------------------------------------------------------------------------------------------------------


def free_homes(game: Game, seat: int, victim: int) -> list[int]:
    return [planet for planet in game.planets_of(victim) if not game.on_planet(planet, seat)]


def a_power_went_off(game: Game, seat: int, event: Event) -> bool:
    """Return whether another player's known power, of a kind that can be lost that way, has just gone off."""
    victim = event[0]
    lost = any(sheet[UP] and not ALIENS[sheet[NUMBER]].keeps_power for sheet in game.sheets[victim])
    return lost and victim != seat and bool(colonies_outside(game, seat)) and bool(free_homes(game, seat, victim))


def name_move(game: Game, seat: int, event: Event) -> Asking:
    starts, homes = colonies_outside(game, seat), free_homes(game, seat, event[0])
    start = yield pick(seat, "parasite.ship", [("planet", planet) for planet in starts])
    home = yield pick(seat, "parasite.planet", [("planet", planet) for planet in homes])
    return (starts[start], homes[home])


def settle(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Move a ship to the home planet, beside the ships there. Victory is checked outside the resolution too (R-VIC-2).
    """
    start, home = choice
    if not game.on_planet(start, seat):
        return
    game.push("victory.after_effect")
    lift(game, seat, start, 1)
    land(game, seat, home, 1, "parasite")
    recount(game)


ALIEN = Alien(
    level="green",
    power=(Use(("alliance.join",), infest, role="not_main", when=in_turn_to_answer, announce=name_side),),
    wild=Use(("any.power_lost",), settle, when=a_power_went_off, announce=name_move),
    super_=Use(("alliance.join",), swarm, role="ally", when=is_joining),
)
