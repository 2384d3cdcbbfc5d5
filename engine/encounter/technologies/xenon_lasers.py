"""Xenon Lasers (3): once in an encounter, add 1 to the total of its owner's side or subtract 1 from it."""


from engine.encounter.items import Technology, Use
from engine.encounter.state import Event, Game
from engine.kernel.asking import Asking, Choice, pick


def more_or_less(game: Game, seat: int, event: Event) -> Asking:
    answer = yield pick(seat, "xenon_lasers.sign", (("add",), ("subtract",)))
    return (1 if answer == 0 else -1,)


def shoot(game: Game, seat: int, choice: Choice, event: Event) -> None:
    game.effects.append(("flat", game.side_of(seat), choice[0], ("technology", "xenon_lasers")))


TECHNOLOGY = Technology(
    3,
    (Use(("reveal.flipped", "reveal.reinforce"), shoot, role="main_or_ally", announce=more_or_less),),
    keeps="stays",
)
