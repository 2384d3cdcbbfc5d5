"""Force Field: cancels the alliances of as many players as its user names; their ships go home (R-ALL-8, X-35)."""


from engine.encounter.items import Artifact, Use
from engine.encounter.phases.alliance import cancel_alliance
from engine.encounter.state import Event, Game
from engine.kernel.asking import Asking, Choice, some


def allied(game: Game) -> list[int]:
    return [seat for seat in game.order if game.role[seat] > 2]


def somebody_allied(game: Game, seat: int, event: Event) -> bool:
    return bool(allied(game))


def name_allies(game: Game, seat: int, event: Event) -> Asking:
    seats = allied(game)
    chosen = yield some(seat, "force_field.cancel", [("seat", ally) for ally in seats], 1, len(seats))
    return tuple(seats[number] for number in chosen)


def cancel(game: Game, seat: int, choice: Choice, event: Event) -> None:
    for ally in reversed(choice):
        cancel_alliance(game, ally)


ARTIFACT = Artifact(1, Use(("alliance.closed",), cancel, when=somebody_allied, announce=name_allies))
