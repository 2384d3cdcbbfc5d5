"""What is printed in the box stays as it is, number for number, but for a line in a diff."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.andromeda import content
from engine.andromeda.vocabulary import LISTS
from tests import box
from tests.box import path, table


def test_every_printed_number_is_the_one_that_was_read() -> None:
    """A-COM-2, A-COM-3: `python -m tests.box andromeda` makes the file anew where a number changes on purpose."""
    assert table("andromeda") == path("andromeda").read_text("utf-8")


def test_a_changed_number_is_found_wherever_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """A faction's energy, a number of the tracks, and one that stands in a list that an effect leads to."""
    kept = table("andromeda")
    first = content.FACTIONS[0]
    richer = replace(first, start=(first.start[0] + 1, *first.start[1:]))
    inner = next(number for number, effects in enumerate(LISTS) if effects == (("scrapyard_to_repair_ship",),))
    lists = [(("vp", 1),) if number == inner else effects for number, effects in enumerate(LISTS)]
    for where, name, value in (
        (content, "FACTIONS", (richer, *content.FACTIONS[1:])),
        (content, "LEADERS", 8),
        (box, "LISTS", lists),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(where, name, value)
            assert table("andromeda") != kept, name
