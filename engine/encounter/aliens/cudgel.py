"""Cudgel: when its attack wins, the opposing main player loses as many more ships as Cudgel had in the encounter.

Wild: an offense that gains a colony sends all ships of others on that planet to the warp, but not those that flew with
it. Super: smash any of the opponent's allies too.
"""


from engine.encounter.acts import riding
from engine.encounter.items import Alien, Use
from engine.encounter.losses import Batch, impose_losses, lose
from engine.encounter.outcome import won_side
from engine.encounter.places import researching
from engine.encounter.state import NONE, OFFENSE_WON, OFFENSIVE_ALLY, Event, Game
from engine.encounter.totals import allies
from engine.encounter.values import types
from engine.kernel.asking import Asking, Choice, some

GAINS = ("landing", "deal")


def force(game: Game, seat: int) -> int:
    """Return how many ships the seat had in the encounter when the outcome was fixed."""
    return int(game.notes["shares"][seat])


def can_lose(game: Game, seat: int) -> bool:
    return game.on_colonies(seat) + researching(game, seat) > 0


def won_with_attack(game: Game, seat: int) -> bool:
    """Return whether the seat won with an attack. A win without turned cards was won with none."""
    turned = not game.notes.get("cards_unturned")
    return turned and won_side(game, seat) and types(game)[game.side_of(seat)] == "attack" and force(game, seat) > 0


def can_smash(game: Game, seat: int, event: Event) -> bool:
    return event == ("after",) and won_with_attack(game, seat) and can_lose(game, game.opponent(seat))


def smash(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Make the losers lose further ships, as an event of its own after the normal losses (T-RES-2 (h), D-31)."""
    helpers = riding(game, "cudgel.power") or ()
    game.notes.pop("rider:cudgel.power", None)
    victims = [game.opponent(seat), *[ally for ally in game.order if ally in helpers]]
    impose_losses(game, [(victim, force(game, seat)) for victim in victims], "cudgel")


# --- super -------------------------------------------------------------------------------------------------------


def helpers_of_the_loser(game: Game, seat: int) -> list[int]:
    return [ally for ally in allies(game, 1 - game.side_of(seat)) if can_lose(game, ally)]


def they_had_allies(game: Game, seat: int, event: Event) -> bool:
    return can_smash(game, seat, event) and bool(helpers_of_the_loser(game, seat))


def name_allies(game: Game, seat: int, event: Event) -> Asking:
    found = helpers_of_the_loser(game, seat)
    chosen = yield some(seat, "cudgel.allies", [("seat", ally) for ally in found], 1, len(found))
    return tuple(found[number] for number in chosen)


# --- wild --------------------------------------------------------------------------------------------------------


def others_on(game: Game, seat: int, planet: int) -> Batch:
    """Return the ships of others on a planet, without those that flew as the holder's allies, whether they landed or
    came home to it.
    """
    batch: Batch = []
    for other in game.order:
        count = game.on_planet(planet, other) - flown(game, other, planet)
        if other != seat and count > 0:
            batch.append([other, planet, count])
    return batch


def flown(game: Game, ally: int, planet: int) -> int:
    """Return how many of the ally's ships on this planet flew with the holder in this encounter."""
    if game.role[ally] != OFFENSIVE_ALLY:
        return 0
    if game.outcome == OFFENSE_WON and planet == game.target and ally not in game.notes.get("cut_off", ()):
        return int(game.notes["shares"][ally])
    return sum(count for who, where, count in game.notes.get("came_home", ()) if (who, where) == (ally, planet))


def new_colony(seat: int, event: Event) -> int:
    """Return the planet on which the seat has just founded a colony by landing or in a deal, or -1."""
    founders, cause = event
    return next((planet for who, planet in founders if who == seat and cause in GAINS), NONE)


def not_alone(game: Game, seat: int, event: Event) -> bool:
    planet = new_colony(seat, event)
    return planet != NONE and bool(others_on(game, seat, planet))


def sweep(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Send all of the others' ships on the new colony to the warp."""
    lose(game, others_on(game, seat, new_colony(seat, event)), "cudgel")


ALIEN = Alien(
    level="green",
    power=(Use(("resolution.losses",), smash, role="main", when=can_smash, forced=True),),
    wild=Use(("any.colony_founded",), sweep, role="offense", when=not_alone),
    super_=Use(("resolution.losses",), role="main", when=they_had_allies, announce=name_allies, rides="cudgel.power"),
)
