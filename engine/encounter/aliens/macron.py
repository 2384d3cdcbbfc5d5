"""Macron: sends a single ship, but each of its ships counts four, and earns double compensation and rewards.

Wild: each of its owner's ships adds one more. Super: it may send up to four ships. Not zappable: the double earnings.
"""


from engine.encounter.cards import FACE_BY_NAME
from engine.encounter.items import Alien, Use
from engine.encounter.phases.compensation import wronged
from engine.encounter.state import NONE, Event, Game
from engine.encounter.values import ATTACK_TYPE, types
from engine.kernel.asking import Choice

LIMIT, WEIGHT, EARNINGS, WILD_EXTRA = 1, 4, 2, 1
SOURCE = ("power", "macron.weight")
FLARE = ("card", FACE_BY_NAME["flare_macron"])


def is_joining(game: Game, seat: int, event: Event) -> bool:
    """Return whether Macron has chosen a side and is about to send ships."""
    return bool(event[0] == seat and event[1] != NONE)


def limit_ships(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.notes[f"ship_limit:{seat}"] = LIMIT


def weigh(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Raise the weight of all ships the seat has in the encounter when totals are compared, including those that join
    later.
    """
    game.effects.append(("weight", seat, WEIGHT, SOURCE))


def is_paid(game: Game, seat: int, event: Event) -> bool:
    return event == ("earned",) and wronged(game) == seat


def is_rewarded(game: Game, seat: int, event: Event) -> bool:
    return event == (seat,)


def earn_double(game: Game, seat: int) -> int:
    return EARNINGS


# --- super -------------------------------------------------------------------------------------------------------


def is_limited(game: Game, seat: int, event: Event) -> bool:
    """Return whether Macron's ship limit binds this seat now: as the offense at launch, or when joining a side."""
    sending = is_joining(game, seat, event) if event else seat == game.offense
    return sending and f"ship_limit:{seat}" in game.notes


def lift_limit(game: Game, seat: int, choice: Choice, event: Event) -> None:
    del game.notes[f"ship_limit:{seat}"]


# --- wild --------------------------------------------------------------------------------------------------------


def own_side_attacks(game: Game, seat: int, event: Event) -> bool:
    return types(game)[game.side_of(seat)] == ATTACK_TYPE


def add_pieces(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.effects.append(("pieces", seat, WILD_EXTRA, FLARE))


ALIEN = Alien(
    level="green",
    power=(
        Use(("launch.before",), limit_ships, role="offense", forced=True, name="launch"),
        Use(("alliance.join",), limit_ships, role="ally", when=is_joining, forced=True, name="join"),
        Use(("reveal.flipped",), weigh, role="main_or_ally", forced=True, name="weight"),
    ),
    wild=Use(("reveal.flipped", "reveal.reinforce"), add_pieces, role="main_or_ally", when=own_side_attacks),
    super_=Use(("launch.send", "alliance.join"), lift_limit, role="offense_or_ally", when=is_limited),
    modifiers={"earnings": earn_double},
    turned_up_at=(Use(("resolution.compensation",), when=is_paid), Use(("resolution.rewards",), when=is_rewarded)),
    works_zapped=("earnings",),
)
