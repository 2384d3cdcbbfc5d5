"""What lies on sheets and boards beside ships: everything is drawn, at every size, and nobody's secret with it."""

from dataclasses import replace
from typing import Any

import pytest

from cosmic_tui.canvas.cells import plain, runs_width
from cosmic_tui.draw.layout import layout
from cosmic_tui.draw.parts import Parts
from cosmic_tui.draw.scene import Scene
from cosmic_tui.games.encounter.board import systems
from cosmic_tui.games.encounter.draw.planets import number_of
from cosmic_tui.games.encounter.draw.seatsheet import seat_sheet
from cosmic_tui.games.encounter.draw.things import on_planet, on_sheet, thing_runs
from tests.snapshots.kit import SIZES

from .positions import scene

SHEETS = {
    0: ["grudge token", "hoard of 3", "Xenon Lasers", "technology 1 down"],
    1: ["citadels G3 A04, G1 A07", "Prometheus G3"],
    2: ["technology 1 down"],
    3: ["10 tokens", "easy access", "Lunar Cannon Y2-Y3", "technology 1 down"],
}


@pytest.fixture
def found() -> Scene:
    return scene("things")


@pytest.mark.parametrize("who", SHEETS)
def test_everything_before_a_player_has_words(found: Scene, who: int) -> None:
    """R-TEC-1, R-TEC-5: what lies before a player is open to all, but for the faces of what lies face down."""
    words = [thing.words for thing in on_sheet(found, who)]
    assert all(any(wanted in said for said in words) for wanted in SHEETS[who]), words


@pytest.mark.parametrize("who", SHEETS)
def test_the_sheet_of_a_player_names_all_of_it(found: Scene, who: int) -> None:
    """Where the panel has no room, one key away there is."""
    page = "\n".join(plain(row) for row in seat_sheet(found, who, []))
    assert all(thing.words in page for thing in on_sheet(found, who))


@pytest.mark.parametrize("size", SIZES)
def test_the_board_shows_what_lies_at_planets(found: Scene, size: tuple[int, int]) -> None:
    """The sign of every thing stands in the systems, at all sizes; the words where there is room."""
    at_size = replace(found, layout=layout(*size, found.n, Parts("encounter")))
    page = "\n".join(map(plain, systems(at_size)))
    assert "A07" in page
    if size != SIZES[0]:
        assert "Prom" in page and page.count("Lunar") >= 2


def test_a_technology_that_lies_face_down_is_named_where_it_is_tight(found: Scene) -> None:
    """In the smallest window, too, a number alone does not say what it counts, unless there is no room at all."""
    down = [thing for who in SHEETS for thing in on_sheet(found, who) if "technology 1 down" in thing.words]
    assert len(down) == sum("technology 1 down" in SHEETS[who] for who in SHEETS)
    for thing in down:
        texts = ["".join(run.text for run in thing_runs([thing], room, short=True)) for room in (9, 5, 4, 1)]
        assert texts[0].startswith("tech 1") and all(text.startswith("▒1") for text in texts[1:] if text)


def test_what_lies_face_down_is_a_number_to_others(found: Scene) -> None:
    """R-SEC-1: the second hand of somebody else has no faces, a technology face down no name."""
    view: dict[str, Any] = {**found.view, "seat": 1, "kept": {**found.view["kept"], "second_hand": 3}}
    other = replace(found, view=view)
    words = [thing.words for thing in on_sheet(other, 0)]
    assert "hoard of 3" in words
    assert not any("Quark" in said for said in words)


def test_as_many_as_have_room(found: Scene) -> None:
    """Whole words first, then short ones, then fewer things; never more columns than there are."""
    things = on_sheet(found, 3)
    widths = [runs_width(thing_runs(things, room)) for room in range(60)]
    assert all(wide <= room for room, wide in enumerate(widths)) and widths == sorted(widths)


def test_marks_of_one_planet(found: Scene) -> None:
    """The aimed planet has a citadel and the flagship, the one before it nothing."""
    third = next(planet for planet, owner, _ in found.view["planets"] if (owner, number_of(found, planet)) == (1, 3))
    assert [thing.words for thing in on_planet(found, third)] == ["Prometheus", "citadel A04"]
    assert on_planet(found, third - 1) == []
