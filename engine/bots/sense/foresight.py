"""A fight that has not begun: where an offense is likely to aim, and what that fight is likely to be worth to me."""

from engine.bots.habits import fights
from engine.bots.sense import duel, odds
from engine.bots.sense.sight import DEF, OFF, Sight

USUAL_FORCE = 4  # ships an offense is expected to send
ROLES = {OFF: "offense", DEF: "defense"}


def targets(sight: Sight, defense: int) -> list[int]:
    """The planets at which the offense could meet that player: in its own system if its own colour was drawn."""
    if sight.view["named"] == sight.offense and sight.defense == defense:
        own = [planet for planet, owner in sight.owner.items() if owner == sight.offense]
        return [planet for planet in own if sight.here(planet, defense)]
    return [planet for planet, owner in sight.owner.items() if owner == defense]


def next_target(sight: Sight, defense: int) -> int:
    """The planet I would aim at in the offense's place; -1 if there is none."""
    in_its_place = Sight(sight.view)
    in_its_place.me = sight.offense
    return max(targets(sight, defense), key=lambda planet: fights.aim(in_its_place, planet, defense), default=-1)


def foreseen(sight: Sight, defense: int, planet: int) -> Sight:
    """The fight for that planet as it is likely to begin: nobody invited yet."""
    panels = list(sight.seats)
    panels[sight.offense] = {**panels[sight.offense], "role": ROLES[OFF], "gate": USUAL_FORCE}
    panels[defense] = {**panels[defense], "role": ROLES[DEF]}
    return Sight({**sight.view, "defense": defense, "target": planet, "seats": panels})


def likely_lay(sight: Sight, side: int) -> odds.Lay:
    """My best attack if I have a card to lay there, otherwise what lies there or anybody may lay."""
    if sight.main(side) == sight.me and sight.attacks and not sight.open_card(side):
        return {sight.attacks[-1]: 1.0}
    return odds.lay_odds(sight, side)


def outlook(sight: Sight, more: float = 0.0, defense: odds.Lay | None = None) -> float:
    """What a fight is worth to me, with so many points more for the defense and that card laid by it."""
    lay = likely_lay(sight, DEF) if defense is None else defense
    ending = duel.outlook(DEF, lay, likely_lay(sight, OFF), duel.reading_of(sight, DEF, more))
    return duel.expected(ending, duel.prospects(sight, DEF))
