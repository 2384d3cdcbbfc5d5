"""Card Zap: an artifact or flare just announced by another player has no effect and is discarded (R-ART, R-FLR-7)."""

from typing import Any

from engine.encounter.acts import CANCELLED, anothers_act, stop_act
from engine.encounter.items import Artifact, Use
from engine.encounter.state import Game


def aimed_at_another(game: Game, seat: int, event: tuple[Any, ...]) -> bool:
    return anothers_act(game, seat, event[0])


def cancel(game: Game, seat: int, choice: Any, event: tuple[Any, ...]) -> None:
    stop_act(game, event[0], CANCELLED)


ARTIFACT = Artifact(2, Use(("any.artifact_attempt", "any.flare_attempt"), cancel, when=aimed_at_another))
