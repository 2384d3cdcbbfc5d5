"""Infinity Drive (6): at the end of any encounter its owner may have one as the offense; then play goes on (T-END-4).
"""


from engine.encounter.hand import can_play_encounter_card
from engine.encounter.items import Technology, Use
from engine.encounter.state import Event, Game
from engine.kernel.asking import Choice

NEEDS_CARD, DRAWS_DESTINY = 1, -1
EVENTS = {"infinity_drive.declared": "seat"}


def holds_encounter_card(game: Game, seat: int, event: Event) -> bool:
    return can_play_encounter_card(game, seat)


def go(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.queue.append((seat, DRAWS_DESTINY, NEEDS_CARD))
    game.emit("infinity_drive.declared", seat)


TECHNOLOGY = Technology(6, (Use(("encounter.end",), go, when=holds_encounter_card),))
