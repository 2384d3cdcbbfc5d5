"""Ionic Gas: after the winner is known, nobody collects compensation or rewards in this encounter."""


from engine.encounter.items import Artifact, Use
from engine.encounter.state import DEAL_DUE, Event, Game
from engine.kernel.asking import Choice


def somebody_won_or_lost(game: Game, seat: int, event: Event) -> bool:
    return game.outcome != DEAL_DUE


def stop_payments(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.note("nothing_paid")


ARTIFACT = Artifact(1, Use(("resolution.decided",), stop_payments, when=somebody_won_or_lost))
