"""Letters on what is mixed for this board can be read in every theme: on clouds, on dice that are rolled again.

Pairs of tokens are measured by the house; here are the mixtures, as tables really draw them.
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from cosmic_tui.draw.table import table
from cosmic_tui.look.checks import READABLE
from cosmic_tui.look.colour import contrast
from cosmic_tui.look.ink import MIXED, mixed
from cosmic_tui.look.themes import load_theme
from tests.andromeda.screens.drawn import scene_of
from tests.andromeda.screens.positions import seen

TABLES = ("sea-launch", "sea-reroll", "sea-energy", "sea-return-module")
SIZES = ((80, 24), (140, 45), (200, 60))
THEMES = ("dark", "light", "contrast", "deutan", "tritan", "nebula")  # the others mix nothing
LEAST = {"contrast": 7.0}


@cache
def mixtures() -> dict[tuple[str, str], str]:
    """Every pair with a mixture that letters or digits stand in, and where."""
    found: dict[tuple[str, str], str] = {}
    for name in TABLES:
        for size in SIZES:
            for run in (run for row in table(scene_of(seen(name), size)) for run in row):
                if MIXED in run.token + run.ground and re.search(r"[A-Za-z0-9]", run.text):
                    found.setdefault((run.token or "text", run.ground or "bg"), f"{name} {size} {run.text.strip()}")
    return found


@pytest.mark.parametrize("theme", THEMES)
def test_letters_on_mixtures_can_be_read(theme: str) -> None:
    palette = load_theme(theme)
    assert len(mixtures()) > 10
    measured = {pair: contrast(*(mixed(palette, token) for token in pair)) for pair in mixtures()}
    least = LEAST.get(theme, READABLE)
    assert {pair: mixtures()[pair] for pair, value in measured.items() if value < least} == {}
