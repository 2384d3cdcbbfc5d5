"""The race on the last page: from the first turn to the last, whatever has room."""

from typing import Any

import pytest

from cosmic_tui.games.encounter.draw.chronicle import chronicle
from cosmic_tui.games.encounter.draw.victory import spread_out


@pytest.mark.parametrize(("turns", "most"), [(1, 6), (6, 6), (7, 6), (30, 6), (30, 2)])
def test_the_first_and_the_last_turn_are_there(turns: int, most: int) -> None:
    found = spread_out(turns, most)
    assert found[0] == 0 and found[-1] == turns - 1 and found == sorted(set(found))
    assert len(found) == min(turns, most)


def test_a_turn_without_a_board_keeps_its_place() -> None:
    """Its colonies are those of the turn before."""
    events: list[Any] = [{"event": "turn_began", "turn": turn, "seat": turn % 2} for turn in (1, 2, 3)]
    boards: dict[int, Any] = {1: None, 2: {"seats": [{"abroad": 1}, {"abroad": 0}]}, 3: None}
    assert chronicle(events, 2, 5, boards.__getitem__).races == [[0, 0], [1, 0], [1, 0]]
