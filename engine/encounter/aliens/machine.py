"""Machine: after each encounter of its own, however it ended, it may go on to another one while it holds an encounter
card.

Wild: a second encounter even after a failure and without an encounter card. Super: a card from the deck instead of a
ship from the warp. Not zappable: the second encounter that everybody has after a success.
"""


from engine.encounter.cards import FACE_BY_NAME
from engine.encounter.hand import can_play_encounter_card, draw
from engine.encounter.items import Alien, Use
from engine.encounter.phases.ending import second_due
from engine.encounter.state import Event, Game
from engine.kernel.asking import Choice

FLARE = FACE_BY_NAME["flare_machine"]


def has_to_use_it(game: Game, seat: int, event: Event) -> bool:
    """Return whether, in its own turn (X-51), the ordinary rule allows Machine no further encounter."""
    return not game.inserted and not second_due(game) and can_play_encounter_card(game, seat)


def go_on(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.turn_notes["granted"] = "with_card"


# --- wild --------------------------------------------------------------------------------------------------------


def second_is_denied(game: Game, seat: int, event: Event) -> bool:
    """Return whether there would be no second encounter: after the first of the turn, success or an encounter card is
    missing.
    """
    allowed = second_due(game) and can_play_encounter_card(game, seat)
    return game.number == 1 and not game.inserted and not allowed


def grant(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Grant another encounter. If it begins with a new hand, this flare is set aside and kept."""
    game.turn_notes["granted"] = "without_card"
    game.turn_notes["kept_aside"] = (FLARE,)


# --- super -------------------------------------------------------------------------------------------------------


def retrieval_is_open(game: Game, seat: int, event: Event) -> bool:
    return not game.notes.get("retrieval_replaced")


def tap_the_deck(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.note("retrieval_replaced")
    draw(game, seat, 1, "machine")


ALIEN = Alien(
    level="red",
    power=(Use(("encounter.end",), go_on, role="offense", when=has_to_use_it),),
    wild=Use(("encounter.end",), grant, role="offense", when=second_is_denied),
    super_=Use(("regroup.retrieve",), tap_the_deck, role="offense", when=retrieval_is_open),
)
