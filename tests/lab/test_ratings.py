"""What captains think of aliens is what the finished study counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmic_tui.lab.count import WHOLE
from cosmic_tui.lab.store import Store
from engine.encounter.bots.ratings import RATINGS, UNKNOWN, rating

STUDY = Path(__file__).parents[2] / ".lab" / "aliens"
SEATS = 4
FAIR = 25  # games without a surprise that every alien is given besides


def test_ratings_are_the_studys_counts() -> None:
    (total,) = Store.look(STUDY).total().values()
    counted = total["played:alien"]
    assert set(RATINGS) == set(counted)
    for alien, (games, _, share, _) in counted.items():
        measured = SEATS * (share / WHOLE + FAIR / SEATS) / (games + FAIR)
        assert rating(alien) == pytest.approx(measured, abs=0.0051), alien


def test_who_was_never_measured_is_thought_fair() -> None:
    assert rating("nobody") == UNKNOWN == 1.0
