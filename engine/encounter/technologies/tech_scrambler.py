"""Tech Scrambler (X, secret): cancels and discards another technology, with a research number no higher than the
Scrambler's own number of ships.
"""


from engine.encounter.acts import CANCELLED, KEY, SEAT, act_by, stop_act
from engine.encounter.items import TECHNOLOGIES, Technology, Use
from engine.encounter.sheets import technology_of
from engine.encounter.state import CARD, COMPLETE, SHIPS, Event, Game
from engine.encounter.technology import leave_play
from engine.kernel.asking import Asking, Choice, pick

# "At any time" is whenever its owner is asked anyway, and once in every phase besides.
ASKED = (
    "regroup.begin", "destiny.drawn", "launch.before", "alliance.before_invites", "planning.begin", "reveal.flipped",
    "resolution.decided", "encounter.end",
)  # fmt: skip


def strength(game: Game, seat: int) -> int:
    tech = technology_of(game, seat, "tech_scrambler")
    return tech[SHIPS] if tech is not None else 0


def research_number(tech: list[int]) -> int:
    """Return the number of ships a technology needs; for one with an X, its current number of ships."""
    return TECHNOLOGIES[tech[CARD]].number or tech[SHIPS]


def weak_enough(game: Game, seat: int, event: Event) -> bool:
    act = act_by(game, event[0])
    if act is None or act[SEAT] == seat:
        return False
    tech = technology_of(game, act[SEAT], act[KEY].rpartition(".")[0])
    return tech is not None and research_number(tech) <= strength(game, seat)


def cancel(game: Game, seat: int, choice: Choice, event: Event) -> None:
    stop_act(game, event[0], CANCELLED)


# --- a technology that lies in play ------------------------------------------------------------------------------


def victims(game: Game, seat: int) -> list[tuple[int, int]]:
    return [
        (other, tech[CARD])
        for other in game.others_clockwise(seat)
        for tech in game.techs[other]
        if tech[COMPLETE] and research_number(tech) <= strength(game, seat)
    ]


def something_in_play(game: Game, seat: int, event: Event) -> bool:
    moment, asked_anyway = event
    return (asked_anyway or moment in ASKED) and bool(victims(game, seat))


def name_victim(game: Game, seat: int, event: Event) -> Asking:
    found = victims(game, seat)
    answer = yield pick(seat, "tech_scrambler.victim", [("technology", number, other) for other, number in found])
    return found[answer]


def scramble(game: Game, seat: int, choice: Choice, event: Event) -> None:
    other, number = choice
    if any(tech[CARD] == number for tech in game.techs[other]):
        leave_play(game, other, number)


TECHNOLOGY = Technology(
    0,
    (
        Use(("any.technology_attempt",), cancel, when=weak_enough, name="cancel"),
        Use(("any.between",), scramble, when=something_in_play, announce=name_victim, name="scramble"),
    ),
    secret=True,
)
