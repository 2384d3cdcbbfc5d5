"""A row that is too long ends where a sentence parts, never inside a word."""

import pytest

from cosmic_tui.canvas.cells import Run, plain, runs_width
from cosmic_tui.canvas.text import ended

SHIPS = [Run("▲▲▲▲", "seat_red"), Run(" to the warp", "muted"), Run("; "), Run("4 rewards for Tom, 4 for Quill")]
RACE = [Run("▲▲▲▲·"), Run("  "), Run("■■■■·"), Run("   "), Run("you, Tom and Max: 1 to go")]


@pytest.mark.parametrize(
    ("runs", "room", "said"),
    [
        (SHIPS, 80, "▲▲▲▲ to the warp; 4 rewards for Tom, 4 for Quill"),
        (SHIPS, 44, "▲▲▲▲ to the warp; 4 rewards for Tom, …"),
        (SHIPS, 24, "▲▲▲▲ to the warp; …"),
        (RACE, 24, "▲▲▲▲·  ■■■■·"),
        ([Run("You give 1 card. You take 2 cards at random.")], 30, "You give 1 card. …"),
        ([Run("Quetzalcoatlus")], 8, "Quetzal…"),
    ],
)
def test_a_row_ends_where_it_parts(runs: list[Run], room: int, said: str) -> None:
    found = ended(runs, room)
    assert plain(tuple(found)).rstrip() == said and runs_width(found) <= room
