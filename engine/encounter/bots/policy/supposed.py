"""An imagined fight: the `Sight` as it would be when cards are laid, if the bot attacked. It holds no new information.
"""

from collections.abc import Iterable

from engine.encounter.bots.policy import alliances
from engine.encounter.bots.reading import duel
from engine.encounter.bots.reading.sight import Sight
from engine.encounter.view_types import Seat

LAUNCHED, FRIENDS, FOES = 4, 1, 2  # ships of mine, of each who would land with me, of each other one
NEW_HAND = 8
EVEN = 0.45  # a fight that looks worse has everybody against it


def attack(
    sight: Sight, planet: int, defense: int, friends: Iterable[int], foes: Iterable[int], ships: int = LAUNCHED
) -> Sight:
    """Return the sight of an attack by the bot, with these allies and against these. A defender without an encounter
    card gets a new hand first.
    """
    seats: list[Seat] = [{**panel, "role": "bystander", "gate": 0, "beside": 0} for panel in sight.seats]
    seats[sight.me].update({"role": "offense", "gate": ships})
    seats[defense].update({"role": "defense", "hand": seats[defense]["hand"] or NEW_HAND})
    for seat in friends:
        seats[seat].update({"role": "offensive_ally", "gate": FRIENDS})
    for seat in foes:
        seats[seat].update({"role": "defensive_ally", "beside": FOES})
    return sight.supposing(seats, sight.me, defense, planet)


def fight(sight: Sight, planet: int, defense: int) -> Sight:
    """Return the sight of an attack with the likely allies: players who would found a colony there join the bot if
    invited, unless the fight looks bad.
    """
    alone = attack(sight, planet, defense, (), ())
    others = [seat for seat in sight.others() if seat != defense and sight.out(seat)]
    friends = [seat for seat in others if sight.founds(seat, planet) and alliances.welcome(alone, seat)]
    found = attack(sight, planet, defense, friends, [seat for seat in others if seat not in friends])
    if not friends or duel.best_chance(found) >= EVEN:
        return found
    return attack(sight, planet, defense, (), others)


def value(sight: Sight, planet: int, defense: int) -> float:
    """Return the worth of attacking this planet, with the best card for it."""
    cards = tuple(("card", name) for name in sight.encounter_cards())
    return max(duel.card_values(fight(sight, planet, defense), cards), default=0.0)
