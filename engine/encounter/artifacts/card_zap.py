"""Card Zap: an artifact or flare just announced by another player has no effect and is discarded (R-ART, R-FLR-7)."""


from engine.encounter.acts import CANCELLED, anothers_act, stop_act
from engine.encounter.items import Artifact, Use
from engine.encounter.state import Event, Game
from engine.kernel.asking import Choice


def aimed_at_another(game: Game, seat: int, event: Event) -> bool:
    return anothers_act(game, seat, event[0])


def cancel(game: Game, seat: int, choice: Choice, event: Event) -> None:
    stop_act(game, event[0], CANCELLED)


ARTIFACT = Artifact(2, Use(("any.artifact_attempt", "any.flare_attempt"), cancel, when=aimed_at_another))
