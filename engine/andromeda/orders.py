"""What a return would yield: every module that could be activated now, alone; which half-moons it would complete; where
energy works; who can still work. Tried on copies that know no more than the player."""

from itertools import pairwise
from typing import Any

from engine.andromeda.content import MODULE_IDS, MOON_IDS
from engine.andromeda.preview import tried
from engine.andromeda.returning import crew, crew_ref, powered, ways
from engine.andromeda.rows import INDUSTRY
from engine.andromeda.state import DOCK, EMPTY, FRAMED, ID, Game, is_damaged
from engine.andromeda.vocabulary import TRACKS
from engine.kernel.asking import Question
from engine.kernel.match import Match

Row = dict[str, Any]


def orders(match: Match[Game], question: Question) -> Row:
    """`modules`: by id what is put on it, what it brings, which half-moons it would complete; `rows`: by kind whether
    energy works there; `crew`: the ships that can still work."""
    game, seat = match.game, question.seat
    found: dict[str, Row] = {}
    places = {ref[1]: place for place, ref in enumerate(question.options) if ref[0] == "module"}
    for number, means in ways(game, seat):
        name = MODULE_IDS[number]
        found[name] = {
            "means": [list(ref) for ref in means],
            "half_moons": half_moons(game, seat, number),
            **alone(match, seat, places[name], len(means)),
        }
    return {
        "modules": found,
        "rows": {TRACKS[kind]: powered(game, seat, kind) for kind in range(4)},
        "crew": [list(crew_ref(*one)) for one in crew(game, seat)],
    }


def alone(match: Match[Game], seat: int, place: int, means: int) -> Row:
    """What activating it with the first of what could be put on it brings."""
    if means == 1:
        return tried(match, seat, place)
    world = match.fork()
    world.answer(seat, place)
    return tried(world, seat, 0)


def half_moons(game: Game, seat: int, number: int) -> list[list[Any]]:
    """[neighbour, moon, pays at once] for every frame of this module with a moon in it."""
    found = []
    for left, right in pairwise(game.rows[seat][INDUSTRY]):
        if number in (left[ID], right[ID]) and left[FRAMED] >= 0:
            other = right if left[ID] == number else left
            if not is_damaged(other):
                found.append([MODULE_IDS[other[ID]], MOON_IDS[left[FRAMED]], other[DOCK] != EMPTY])
    return found
