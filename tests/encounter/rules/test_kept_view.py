"""What lies on sheets and boards, as views have it: open to all, but for faces that lie face down."""

import pytest

from engine.encounter.flagship import FLAGSHIP
from engine.encounter.items import USES
from engine.encounter.options import make_options
from engine.encounter.places import FIRST_TECHNOLOGY
from engine.encounter.setup import new_game
from engine.encounter.state import GATE, RESEARCH
from engine.encounter.view import view


@pytest.mark.parametrize(
    ("place", "seen"), [(3, 3), (GATE, GATE), (FIRST_TECHNOLOGY - 7, RESEARCH), (FIRST_TECHNOLOGY, RESEARCH)]
)
def test_nobody_sees_by_the_flagship_which_technology_it_is_on(place: int, seen: int) -> None:
    """R-SEC-1, R-TEC-1: a technology face down has no name for others, also not by the ship on it."""
    match = new_game(make_options(seats=3, alien_mode="random", technology=True), 5)
    match.game.kept[FLAGSHIP] = [0, place]
    assert [view(match, seat)["kept"][FLAGSHIP] for seat in (1, 2, -1)] == [[0, seen]] * 3


def test_an_announced_choice_that_is_secret_is_shown_to_its_own_seat_alone() -> None:
    """R-SEC-1: others see that it was announced, and of the choice what is open."""
    match = new_game(make_options(seats=3, alien_mode="random"), 5)
    key = next(key for key, use in USES.items() if use.secret_choice and not use.open_parts)
    match.game.acts = [(1, key, 0, (7, 9), (), "", -1)]
    seen = [view(match, seat)["stack"][0][4] for seat in (0, 1, 2, -1)]
    assert seen[0] == [7, 9] and seen[1] == seen[2] == seen[3] != [7, 9]
