"""Masochist: wins as soon as a regroup finds none of its ships in play; it keeps its power even without home colonies.

Wild: another player than the offense retrieves the ship. Super: one of its ships leaves the warp and the game for good.
Not zappable: keeping the power, and the ordinary victory.
"""


from engine.encounter import victory
from engine.encounter.items import Alien, Use
from engine.encounter.places import researching
from engine.encounter.ships import recover, remove_from_warp
from engine.encounter.state import Event, Game
from engine.kernel.asking import Asking, Choice, pick


def in_play(game: Game, seat: int) -> int:
    """Return how many of its ships are in play. No ships are in an encounter as one begins, and ships that research a
    technology are not lost (X-57).
    """
    return game.on_colonies(seat) + researching(game, seat)


def all_is_lost(game: Game, seat: int, event: Event) -> bool:
    return not in_play(game, seat)


def triumph(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Win the game. Another player who fulfills a condition at this moment wins too (T-WIN-2)."""
    game.notes["hurt_enough"] = seat
    victory.check(game)


def hurt_enough(game: Game, seat: int) -> bool:
    return game.notes.get("hurt_enough") == seat


# --- wild and super ----------------------------------------------------------------------------------------------


def offense_can_still_launch(game: Game, seat: int, event: Event) -> bool:
    offense = game.offense
    return not game.notes.get("retrieval_replaced") and game.on_colonies(offense) + game.gate[offense] > 0


def name_other(game: Game, seat: int, event: Event) -> Asking:
    """Ask for any player but the offense; the holder may name themselves."""
    others = game.others_clockwise(game.offense)
    answer = yield pick(seat, "masochist.favour", [("seat", other) for other in others])
    return (others[answer],)


def divert(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.note("retrieval_replaced")
    recover(game, choice[0], 1, "masochist")


def a_ship_is_there(game: Game, seat: int, event: Event) -> bool:
    return game.warp[seat] > 0 and not game.notes.get("retrieval_replaced")


def give_up(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.note("retrieval_replaced")
    remove_from_warp(game, seat, 1)


ALIEN = Alien(
    level="red",
    power=(Use(("regroup.begin",), triumph, when=all_is_lost, forced=True),),
    wild=Use(("regroup.retrieve",), divert, when=offense_can_still_launch, announce=name_other),
    super_=Use(("regroup.retrieve",), give_up, role="offense", when=a_ship_is_there),
    modifiers={"wins": hurt_enough},
    not_with=("healer",),
    keeps_power=True,
)
