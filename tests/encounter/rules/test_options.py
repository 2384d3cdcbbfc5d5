"""Tables that can be, and tables that are refused in one word."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from engine.encounter.options import VARIANTS, make_options
from engine.encounter.setup import new_game
from engine.kernel.asking import Refused


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("switches", list(product([False, True], repeat=len(VARIANTS))))
def test_every_combination_of_variants_begins(seats: int, switches: tuple[bool, ...]) -> None:
    """R-VMX-1 to 6: whatever is not said to exclude each other combines freely."""
    chosen = dict(zip(VARIANTS, switches, strict=True))
    match = new_game(make_options(seats=seats, alien_mode="random", **chosen), 5, strict=True)
    assert match.pending
    planets = 4 if chosen["four_planets"] else 5
    assert len(match.game.planets()) == seats * planets  # R-V4P-1
    assert match.game.options.goal == planets  # R-VIC-1, R-V4P-2


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"seats": 2}, "seats"),
        ({"seats": 6}, "seats"),
        ({"seats": "4"}, "option_type"),
        ({"aliens": ("zombi",)}, "unknown_alien"),
        ({"aliens": ("zombie", "zombie")}, "alien_twice"),
        ({"seats": 3, "aliens": ("zombie", "oracle", "human", "loser")}, "too_many_aliens"),
        ({"alien_mode": "none", "aliens": ("zombie",)}, "aliens_switched_off"),
        ({"alien_mode": "none", "hidden_powers": True}, "variant_needs_aliens"),
        ({"alien_mode": "none", "hot_swapped": True}, "variant_needs_aliens"),
        ({"flares": False, "classic_flare": True}, "classic_without_flares"),
        ({"flares": False, "wild_flares": True}, "wild_flares_without_flares"),
        ({"levels": ("blue",)}, "unknown_level"),
        ({"levels": ()}, "unknown_level"),
        ({"deals": "never"}, "unknown_deals"),
        ({"colour": "red"}, "unknown_option"),
        ({"alien_mode": "stolen"}, "unknown_alien_mode"),
    ],
)
def test_impossible_tables_are_refused(wishes: dict[str, Any], code: str) -> None:
    """R-SET-1, R-SET-4, R-SET-6."""
    with pytest.raises(Refused) as refused:
        make_options(**wishes)
    assert refused.value.code == code


def test_aliens_that_exclude_each_other_cannot_both_be_picked() -> None:
    """R-SET-6: printed pairs."""
    with pytest.raises(Refused) as refused:
        new_game(make_options(aliens=("healer", "masochist")), 1)
    assert refused.value.code == "aliens_exclude"


def test_set_up_text_does_not_go_with_hidden_sheets() -> None:
    """R-VHP-4."""
    with pytest.raises(Refused) as refused:
        new_game(make_options(aliens=("miser",), hidden_powers=True), 1)
    assert refused.value.code == "alien_needs_open_sheet"
