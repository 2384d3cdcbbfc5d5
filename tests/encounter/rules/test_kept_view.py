"""What lies on sheets and boards, as views have it: open to all, but for faces that lie face down."""

import pytest

from engine.encounter.beats import EASY_ACCESS, end_easy_access, has_easy_access
from engine.encounter.cards import ALIEN_NUMBER, FIRST_CLASSIC, FIRST_FLARE
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


CLASSIC_FILCH = FIRST_CLASSIC + ALIEN_NUMBER["filch"]


@pytest.mark.parametrize("face", [CLASSIC_FILCH, FIRST_FLARE])
def test_nobody_sees_by_the_easy_access_that_its_card_has_gone_in_secret(face: int) -> None:
    """R-SEC-1, R-FLR-8: a card that was stolen from a hand is missed by nobody else; its seat has no easy access."""
    match = new_game(make_options(seats=3, alien_mode="random", classic_flare=True), 5)
    match.game.kept[EASY_ACCESS] = [1]
    match.game.set_hand(1, [face])
    end_easy_access(match.game)
    assert [view(match, seat)["kept"] for seat in (0, 1, 2, -1)] == [{EASY_ACCESS: [1]}] * 4
    assert has_easy_access(match.game, 1) == (face == CLASSIC_FILCH)


def test_easy_access_has_ended_for_all_to_see_where_its_card_lies_in_the_discards() -> None:
    """R-FLR-8: it ends when the card leaves the hand."""
    match = new_game(make_options(seats=3, alien_mode="random", classic_flare=True), 5)
    match.game.kept[EASY_ACCESS] = [1]
    match.game.set_hand(1, [])
    match.game.discards.append(CLASSIC_FILCH)
    end_easy_access(match.game)
    assert match.game.kept == {} and "kept" not in view(match, 0)
