"""Shadow: the seat a destiny card names loses a ship of Shadow's choice; a wild card lets it choose the player.

Wild: a losing defense pays a ship, and no attacker lands. Super: one of Shadow's ships from the warp takes the place of
the executed ship.
"""


from engine.encounter.items import Alien, Use
from engine.encounter.losses import Batch, lose
from engine.encounter.places import place_of, research_places
from engine.encounter.ships import land, leave_warp, recount
from engine.encounter.state import GATE, NONE, OFFENSE_WON, Event, Game
from engine.encounter.values import ATTACK_TYPE, types
from engine.encounter.window_gate import open_window
from engine.kernel.asking import Asking, Choice, Ref, pick


def victims(game: Game, seat: int) -> list[int]:
    """Return the player the card names; with a wild card, every other player with a ship to lose."""
    named = game.others_clockwise(seat) if game.named == NONE else [game.named]
    return [other for other in named if other != seat and marks(game, other)]


def marks(game: Game, victim: int) -> list[Ref]:
    """Return the places from which a ship can be taken: colonies, and research at home (R-TEC-9)."""
    found: list[Ref] = [("planet", planet, victim) for planet in game.colonies(victim)]
    return found + research_places(game, victim)[0]


def names_somebody(game: Game, seat: int, event: Event) -> bool:
    return game.named != NONE and bool(victims(game, seat))


def names_nobody(game: Game, seat: int, event: Event) -> bool:
    return game.named == NONE and bool(victims(game, seat))


def mark(game: Game, seat: int, event: Event) -> Asking:
    refs = [ref for victim in victims(game, seat) for ref in marks(game, victim)]
    answer = yield pick(seat, "shadow.execute", refs, by=("destiny", game.destiny))
    return refs[answer]


def execute(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Send the chosen ship to the warp. A rescue moves the ship and counts as done (X-14)."""
    victim = choice[2] if choice[0] == "planet" else choice[1]
    if choice[0] == "planet":
        game.notes["executed"] = choice[1]
    lose(game, [[victim, place_of(game, choice), 1]], "shadow")


# --- super -------------------------------------------------------------------------------------------------------


def place_is_free(game: Game, seat: int, event: Event) -> bool:
    return "executed" in game.notes and game.warp[seat] > 0


def replace(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Bring a ship from the warp to that planet (X-48). A new colony counts at once (R-VIC-2)."""
    planet = game.notes.pop("executed")
    game.push("victory.after_effect")
    leave_warp(game, seat, 1)
    land(game, seat, planet, 1, "shadow")
    open_window(game, "any.warp_exit", (seat,))
    recount(game)


# --- wild --------------------------------------------------------------------------------------------------------


def outside(game: Game, seat: int) -> list[int]:
    return [planet for planet in game.colonies(seat) if planet != game.target]


def beaten_by_an_attack(game: Game, seat: int, event: Event) -> bool:
    turned = game.outcome == OFFENSE_WON and not game.notes.get("cards_unturned")
    return turned and types(game)[0] == ATTACK_TYPE and bool(outside(game, seat)) and sum(game.gate) > 0


def name_ship(game: Game, seat: int, event: Event) -> Asking:
    planets = outside(game, seat)
    answer = yield pick(seat, "shadow.price", [("planet", planet) for planet in planets])
    return (planets[answer],)


def pay(game: Game, seat: int, choice: Choice, event: Event) -> None:
    lose(game, [[seat, choice[0], 1]], "price")


def drag_down(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Send the gate's ships to the warp. This replaces the landing, not the victory (X-68)."""
    batch: Batch = [[other, GATE, game.gate[other]] for other in game.order if game.gate[other]]
    lose(game, batch, "shadow")


ALIEN = Alien(
    level="yellow",
    power=(
        Use(("destiny.drawn",), execute, when=names_somebody, announce=mark, forced=True),
        Use(("destiny.drawn",), execute, when=names_nobody, announce=mark, once=False, name="choose"),
    ),
    wild=Use(
        ("resolution.landing",), drag_down, role="defense", when=beaten_by_an_attack, announce=name_ship, price=pay
    ),
    super_=Use(("destiny.drawn",), replace, role="offense", when=place_is_free),
)
