"""Every screen in every language that is offered, at four sizes: nothing is cut that English does not cut.

An ordinary run draws each screen in one language or none, in turns; the large one draws all in all.
"""

from collections.abc import Iterator

import pytest

from cosmic_tui.words import languages
from tests.conftest import LARGE

from . import checks, drawn
from .drawn import Shown

OTHERS = [language for language in languages() if language != checks.ENGLISH]
EVERY = list(drawn.everything())
TURNS = 4  # of which one is taken in an ordinary run


def chosen() -> Iterator[tuple[str, Shown]]:
    for number, shown in enumerate(EVERY):
        for place, language in enumerate(OTHERS):
            if LARGE or (number % TURNS == 0 and number // TURNS % len(OTHERS) == place):
                yield language, shown


@pytest.mark.parametrize(
    ("language", "shown"), [pytest.param(*pair, id=f"{pair[0]}-{pair[1].name}") for pair in chosen()]
)
async def test_nothing_is_cut_that_english_does_not_cut(
    language: str, shown: Shown, monkeypatch: pytest.MonkeyPatch, tmp_path: object
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert await drawn.compared(shown, await drawn.draw(shown, language), language) == []


def test_what_is_cut_or_too_wide_is_found() -> None:
    whole, cut, wide = {(9, 1): ["  launch "]}, {(9, 1): ["  laun…  "]}, {(9, 1): ["  launch   "]}
    assert drawn.faults(whole, whole, "en") == []
    assert drawn.faults(cut, cut, "en") == []  # English does it too
    assert drawn.faults(whole, cut, "en")[0].startswith("9x1: cut: laun…")
    assert drawn.faults(whole, cut, "en", lists=True) == []
    assert drawn.faults(whole, wide, "en") == ["9x1: not as wide as the window:   launch   "]
    assert drawn.faults(whole, {(9, 1): ["«ev-x»   "]}, "en") == ["9x1: no words: «ev-x»"]


def test_all_tables_and_pages_are_drawn() -> None:
    names = [shown.name for shown in EVERY]
    assert len(names) == len(set(names)) > 150
    assert {"launch", "sea-launch", "chaos-main", "settings from the title", "help over reveal"} <= set(names)
