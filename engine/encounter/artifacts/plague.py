"""Plague: a named player loses three ships of their own choice and one card of each type held (R-CRD-1)."""


from engine.encounter.cards import TYPE, TYPES
from engine.encounter.hand import always_put, discard_from_hand
from engine.encounter.items import Artifact, Use
from engine.encounter.losses import impose_loss
from engine.encounter.state import Event, Game, step
from engine.kernel.asking import Asking, Choice, pick

SHIPS = 3


def name_victim(game: Game, seat: int, event: Event) -> Asking:
    answer = yield pick(seat, "plague.victim", [("seat", other) for other in game.order])
    return (game.order[answer],)


def strike(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.push("plague.discard", choice[0])
    impose_loss(game, choice[0], SHIPS, "plague")


@step.named("plague.discard")
def discard_one_of_each(game: Game, victim: int) -> Asking:
    """Ask the victim which card of each type to discard."""
    by_type = [sorted({face for face in game.hands[victim] if TYPE[face] == kind}) for kind in TYPES]
    held, going = [faces for faces in by_type if faces], []
    no_choice = all(len(faces) == 1 for faces in held)
    for faces in held:
        marks = always_put(game, victim) if no_choice and faces is held[-1] else 0  # asked once, no matter what is held
        answer = yield pick(victim, "plague.discard", [("card", face) for face in faces], marks=marks)
        going.append(faces[answer])
    discard_from_hand(game, victim, going, "plague")


ARTIFACT = Artifact(1, Use(("regroup.begin",), strike, announce=name_victim))
