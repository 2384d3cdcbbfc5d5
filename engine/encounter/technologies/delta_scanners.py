"""Delta Scanners (2): take any one card from the cosmic discard pile."""


from engine.encounter.items import Technology, Use
from engine.encounter.state import Event, Game
from engine.kernel.asking import Asking, Choice, pick


def something_discarded(game: Game, seat: int, event: Event) -> bool:
    return bool(game.discards)


def name_card(game: Game, seat: int, event: Event) -> Asking:
    faces = sorted(set(game.discards))
    answer = yield pick(seat, "delta_scanners.take", [("card", face) for face in faces])
    return (faces[answer],)


def take(game: Game, seat: int, choice: Choice, event: Event) -> None:
    if choice[0] in game.discards:
        game.discards.remove(choice[0])
        game.gain(seat, choice[0])
        game.emit("taken_from_discards", seat, choice[0])


TECHNOLOGY = Technology(2, (Use(("regroup.begin",), take, when=something_discarded, announce=name_card),))
