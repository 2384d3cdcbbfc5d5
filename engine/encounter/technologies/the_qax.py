"""The Qax (4): handed to an invited player, who must ally with four ships, or as many as can be spared."""


from engine.encounter.items import Technology, Use
from engine.encounter.listening import listen
from engine.encounter.sheets import technology_of
from engine.encounter.state import CARD, Event, Game
from engine.kernel.asking import Asking, Choice, pick


def guests(game: Game, seat: int) -> list[int]:
    side = game.side_of(seat)
    return [other for other in game.order if game.invited[side] >> other & 1]


def somebody_invited(game: Game, seat: int, event: Event) -> bool:
    return event == (game.side_of(seat),) and bool(guests(game, seat))


def name_guest(game: Game, seat: int, event: Event) -> Asking:
    seats = guests(game, seat)
    answer = yield pick(seat, "the_qax.guest", [("seat", other) for other in seats])
    return (seats[answer],)


def hand_over(game: Game, seat: int, choice: Choice, event: Event) -> None:
    """Hand the technology over. It arrives completed, to be used from the next encounter on."""
    tech = technology_of(game, seat, "the_qax")
    if tech is not None:
        game.techs[seat].remove(tech)
        game.techs[choice[0]].append(tech)
        game.notes[f"must_join:{choice[0]}"] = game.side_of(seat)
        game.emit("technology_passed", seat, choice[0], tech[CARD])
        listen(game)


TECHNOLOGY = Technology(
    4,
    (Use(("alliance.invite",), hand_over, role="main", when=somebody_invited, announce=name_guest),),
    keeps="passes_on",
)
