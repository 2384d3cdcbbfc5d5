"""Will: in its own encounters it chooses which planet to attack and which player to meet, whatever the destiny card
says.

Wild: attack the player of the card on any planet where that player has a colony. Super: see somebody's hand first.
"""


from engine.encounter.hand import look
from engine.encounter.items import Alien, Use
from engine.encounter.phases.destiny import empty_homes
from engine.encounter.state import NONE, Event, Game
from engine.kernel.asking import Asking, Choice, Ref, pick

Target = tuple[int, int]  # (planet, who defends it)


def foreign_colonies(game: Game, seat: int) -> list[Target]:
    homes = game.planets_of(seat)
    return [(planet, seat) for planet in game.colonies(seat) if planet not in homes]


def targets_of(game: Game, seat: int) -> list[Target]:
    """Return the possible targets: home planets, with or without ships, and real colonies elsewhere."""
    return [(planet, seat) for planet in game.planets_of(seat)] + foreign_colonies(game, seat)


def refs(targets: list[Target]) -> list[Ref]:
    return [("planet", planet, who) for planet, who in targets]


def name_target(game: Game, seat: int, event: Event) -> Asking:
    """Ask for a target. If the seat's own color was drawn, an empty home planet may be settled too, as the card
    permits.
    """
    targets = sorted(target for other in game.others_clockwise(seat) for target in targets_of(game, other))
    settle = empty_homes(game, seat) if game.named == seat else []
    options: list[Ref] = [*refs(targets), *[("resettle", planet) for planet in settle]]
    answer = yield pick(seat, "will.target", options, by=("destiny", game.destiny))
    return targets[answer] if answer < len(targets) else (settle[answer - len(targets)], seat)


def replace_target(game: Game, seat: int, choice: Choice, event: Event) -> None:
    planet, defense = choice
    game.notes["target_named"] = (defense, planet)


# --- wild --------------------------------------------------------------------------------------------------------


def another_colour(game: Game, seat: int, event: Event) -> bool:
    """Return whether the card names another color. A special counts as the color it points at (R-DES-7)."""
    return game.named != NONE and game.named != seat


def name_colony(game: Game, seat: int, event: Event) -> Asking:
    targets = targets_of(game, game.named)
    answer = yield pick(seat, "will.colony", refs(targets), by=("destiny", game.destiny))
    return targets[answer]


# --- super -------------------------------------------------------------------------------------------------------


def name_hand(game: Game, seat: int, event: Event) -> Asking:
    others = game.others_clockwise(seat)
    answer = yield pick(seat, "will.look", [("seat", other) for other in others])
    return (others[answer],)


def inspect(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Show the named hand before the target is named, so that a zap of the naming does not undo it (T-ZAP-4)."""
    game.notes.pop("rider:will.power")
    look(game, seat, choice[0])


ALIEN = Alien(
    level="green",
    power=(Use(("destiny.choose",), replace_target, role="offense", announce=name_target, forced=True),),
    wild=Use(("destiny.choose",), replace_target, role="offense", when=another_colour, announce=name_colony),
    super_=Use(("destiny.choose",), inspect, role="offense", announce=name_hand, rides="will.power"),
)
