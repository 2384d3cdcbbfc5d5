"""Remora: when others take ships from the warp or cards from the deck, it takes one of its own ships, or one card for
itself.

Wild: take a card for each flare that another player has used. Super: take a card or a ship for every player who founds
a colony.
"""


from engine.encounter.hand import draw
from engine.encounter.items import Alien, Use
from engine.encounter.ships import recover
from engine.encounter.state import Event, Game, step
from engine.kernel.asking import Asking, Choice, Ref, pick

CLING = "cling"  # neither draws nor recoveries for this reason are ever answered (T-NEST-5)


def others_and_old_ship(game: Game, seat: int, event: Event) -> bool:
    """Return whether another player took a ship, and Remora has one that was in the warp before this encounter
    (T-BAT-2). It can come home, since a power works from home colonies.
    """
    return event[0] != seat and game.warp[seat] > game.fresh[seat]


def take_ship(game: Game, seat: int, choice: Choice, event: Event) -> None:
    fresh = game.fresh[seat]
    recover(game, seat, 1, CLING)
    game.fresh[seat] = fresh  # the ship that came was an older one


def somebody_else_and_cards(game: Game, seat: int, event: Event) -> bool:
    return event[0] != seat and bool(game.deck or game.discards)


def take_card(game: Game, seat: int, choice: Choice, event: Event) -> None:
    draw(game, seat, 1, CLING)


# --- super -------------------------------------------------------------------------------------------------------


def picks(game: Game, seat: int) -> list[Ref]:
    found: list[Ref] = [("draw",)] if game.deck or game.discards else []
    return [*found, ("ship",)] if game.warp[seat] and game.has_colony(seat) else found


def other_founders(seat: int, event: Event) -> set[int]:
    return {founder for founder, _ in event[0] if founder != seat}


def others_founded(game: Game, seat: int, event: Event) -> bool:
    return bool(other_founders(seat, event)) and bool(picks(game, seat))


def feast(game: Game, seat: int, choice: Choice, event: Event) -> None:
    for _ in other_founders(seat, event):
        game.push("remora.pick", seat)


@step.named("remora.pick")
def pick_one(game: Game, seat: int) -> Asking:
    """Ask for one thing to regain. Ships that were lost in this encounter are allowed here."""
    options = picks(game, seat)
    if not options:
        return
    answer = yield pick(seat, "remora.pick", options)
    if options[answer] == ("draw",):
        draw(game, seat, 1, CLING)
    else:
        recover(game, seat, 1, CLING)


# --- wild --------------------------------------------------------------------------------------------------------


def tag_along(game: Game, seat: int, choice: Choice, event: Event) -> None:
    draw(game, seat, 1, "remora")


ALIEN = Alien(
    level="yellow",
    power=(
        Use(("any.warp_exit",), take_ship, when=others_and_old_ship, once=False, name="ship"),
        Use(("any.cards_drawn",), take_card, when=somebody_else_and_cards, once=False, name="card"),
    ),
    wild=Use(("any.flare_used",), tag_along, when=somebody_else_and_cards),
    super_=Use(("any.colony_founded",), feast, when=others_founded),
)
