"""Ionic Gas: after the winner is known, nobody collects compensation or rewards in this encounter."""

from typing import Any

from engine.encounter.items import Artifact, Use
from engine.encounter.state import DEAL_DUE, Game


def somebody_won_or_lost(game: Game, seat: int, event: tuple[Any, ...]) -> bool:
    return game.outcome != DEAL_DUE


def stop_payments(game: Game, seat: int, choice: Any, event: tuple[Any, ...]) -> None:
    game.note("nothing_paid")


ARTIFACT = Artifact(1, Use(("resolution.decided",), stop_payments, when=somebody_won_or_lost))
