"""Rows that are full: what stands in them in the narrowest window, whole in every language.

Such rows are clipped without a sign, so looking for cut words does not find them.
"""

import pytest

from cosmic_tui.canvas.cells import width
from cosmic_tui.draw.filmbar import ON, READERS, TO_QUESTION
from cosmic_tui.games.andromeda import pages
from cosmic_tui.words import languages, words

from . import drawn
from .drawn import Shown

ROOM = 78
NARROW = ((80, 24), (100, 30))
IN_COMBAT = ("chaos-window-start", "chaos-window-bombs", "chaos-pay", "chaos-fire")


@pytest.mark.parametrize("language", languages())
def test_the_keys_of_a_film_stand_there_whole(language: str) -> None:
    say = words(language).say
    ways = "   ".join(f"{say(key)} {say(does)}" for key, does in (ON, TO_QUESTION))
    keys = " ".join("w" for _ in READERS.split())
    assert width(f"{ways}   {keys} {say('film-it_waits')}") <= ROOM


@pytest.mark.parametrize("language", languages())
def test_all_tabs_of_the_codex_have_room(language: str) -> None:
    said = words(language, "andromeda")
    tabs = (f"{number} {said.say_or_value(f'scr-tab_{tab}', 'short')}" for number, tab in enumerate(pages.TABS, 1))
    assert width(" ".join(tabs)) <= ROOM


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("table", IN_COMBAT)
async def test_the_phases_of_a_combat_end_with_a_whole_word(
    language: str, table: str, monkeypatch: pytest.MonkeyPatch, tmp_path: object
) -> None:
    """Of phases that have no room all of one is left out, never a part."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    say = words(language, "chaos").say
    ends = (f"4 {say('phase-end', 'short')}", say("bd-step_name-disarm"))
    for rows in (await drawn.draw(Shown(table, table), language, NARROW)).values():
        assert rows[1].rstrip().endswith(ends), rows[1]
