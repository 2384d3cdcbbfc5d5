"""The reader's panel at 140 columns tells what comes next on every track (section 17)."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace

import pytest

from cosmic_tui.canvas.cells import plain
from cosmic_tui.draw.look import Look
from cosmic_tui.draw.parts import Parts
from cosmic_tui.games.andromeda.draw.seats import seats
from cosmic_tui.games.andromeda.draw.table_pages import seat_sheet
from cosmic_tui.games.andromeda.facts import TRACKS, next_icon
from cosmic_tui.words import Words, languages
from tests.andromeda.screens.drawn import GAME, scene_of
from tests.andromeda.screens.positions import seen

OWN = 7  # rows of the reader's panel


def panel(view: dict[str, object], language: str) -> list[str]:
    words = Words(language, GAME)
    scene = replace(scene_of(view, (140, 45)), look=Look(words, parts=Parts(GAME)))
    return [plain(row) for row in seats(scene)[:OWN]]


@pytest.mark.parametrize("language", languages())
def test_what_comes_next_on_each_track_stands_below_it(language: str) -> None:
    """The space and what it brings, whole, in every language; moons and modules share a row."""
    view, words = seen("sea-launch"), Words(language, GAME)
    rows = panel(view, language)
    for track, space in enumerate(view["seats"][0]["tracks"]):
        later, name = next_icon(track, space)
        letter = words.say(f"track-{TRACKS[track]}", "letter")
        assert f"{letter}{later} {words.say(f'icon-{name}', 'short')} " in rows[3]
    assert "4 3 3 3" in rows[5]


def test_what_is_damaged_is_named_before_what_comes_next() -> None:
    view = seen("sea-return-module")
    assert any("damaged" in row for row in panel(view, "en"))
    assert not any("lvl" in row for row in panel(view, "en"))


def test_in_little_room_the_nearest_of_them_stand_behind_the_tracks() -> None:
    """At 100 columns; on the page of a seat all of them stand, at 80 columns too."""
    view = deepcopy(seen("sea-launch"))
    view["seats"][0]["tracks"] = [0, 0, 0, 0, 1]  # the last track is the nearest to something
    scene = scene_of(view, (100, 30))
    found = [(next_icon(track, space)[0] - space, track) for track, space in enumerate(view["seats"][0]["tracks"])]
    near, name = min(found)[1], next_icon(min(found)[1], view["seats"][0]["tracks"][min(found)[1]])
    words = Words("en", GAME)
    row = f"› {words.say(f'track-{TRACKS[near]}', 'letter')}{name[0]} {words.say(f'icon-{name[1]}', 'short')}"
    assert any(row in plain(one) for one in seats(scene))
    sheet = ["".join(run.text for run in runs) for runs in seat_sheet(scene_of(view, (80, 24)), 0, [])]
    for track, space in enumerate(view["seats"][0]["tracks"]):
        later, icon = next_icon(track, space)
        assert any(f"{space}  next {later}: {words.say(f'icon-{icon}')}" in line for line in sheet)
