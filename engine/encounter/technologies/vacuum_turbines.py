"""Vacuum Turbines (2): draw four cards, keep as many as you like, discard the rest."""


from engine.encounter.hand import discard_from_hand, draw
from engine.encounter.items import Technology, Use
from engine.encounter.state import Event, Game, step
from engine.kernel.asking import Asking, Choice, some

CARDS = 4


def suck(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.push("vacuum_turbines.keep", seat)
    draw(game, seat, CARDS, "vacuum_turbines")


@step
def keep(game: Game, seat: int) -> Asking:
    """Ask which of the drawn cards to discard, of those still there after others have answered the draw."""
    hand, drawn = game.hands[seat][:], []
    for face in game.notes.get(f"gained:{seat}", ()):
        if face in hand:
            hand.remove(face)
            drawn.append(face)
    chosen = yield some(seat, "vacuum_turbines.discard", [("card", face) for face in drawn], 0, len(drawn))
    discard_from_hand(game, seat, [drawn[number] for number in chosen], "vacuum_turbines")


TECHNOLOGY = Technology(2, (Use(("regroup.begin",), suck),))
