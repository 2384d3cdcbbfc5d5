"""The technology variant (R-TEC): set-up, research, completion, abandonment, a new technology in place of an encounter.

A technology before a seat is [number of the card, 1 if face up, ships on it, stored card or -1].
"""

from engine.encounter.state import Game, step


@step
def set_up(game: Game) -> None:
    """R-TEC-1."""
    game.emit("technology_set_up", len(game.tech_deck))
