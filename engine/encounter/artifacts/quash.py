"""Quash: an agreed deal is void, and both dealers are treated as after a failed deal (R-DEA-10, R-DEA-14)."""


from engine.encounter.deals import fail
from engine.encounter.items import Artifact, Use
from engine.encounter.state import DEAL_DUE, Event, Game
from engine.kernel.asking import Choice


def a_deal_is_agreed(game: Game, seat: int, event: Event) -> bool:
    return game.outcome == DEAL_DUE


def quash(game: Game, seat: int, choice: Choice, event: Event) -> None:
    fail(game, "quash")


ARTIFACT = Artifact(1, Use(("resolution.agreed",), quash, when=a_deal_is_agreed))
