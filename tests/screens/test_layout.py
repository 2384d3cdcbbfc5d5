"""Where the regions stand: the table of the design at its four sizes, and windows in between."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmic_tui.canvas.cells import Rect
from cosmic_tui.draw.layout import CLASSES, class_of, layout
from cosmic_tui.draw.parts import Parts
from cosmic_tui.games.encounter.draw.places import panel_rects

# region -> (left column, top row, columns, rows) with five seats
EXPECTED = {
    "80x24": {
        "status": (0, 0, 80, 1), "phases": (0, 1, 80, 1), "systems": (0, 2, 80, 11), "stage": (0, 13, 80, 3),
        "hand": (0, 16, 80, 2), "log": (0, 18, 80, 2), "prompt": (0, 20, 80, 3), "keys": (0, 23, 80, 1),
    },
    "100x30": {
        "systems": (0, 2, 100, 11), "stage": (0, 13, 62, 8), "log": (62, 13, 38, 8), "hand": (0, 21, 100, 3),
        "prompt": (0, 24, 100, 5), "keys": (0, 29, 100, 1),
    },
    "140x45": {
        "systems": (0, 2, 140, 10), "chart": (0, 12, 32, 20), "stage": (32, 12, 72, 20), "warp": (104, 12, 36, 7),
        "log": (104, 19, 36, 13), "hand": (0, 32, 140, 7), "prompt": (0, 39, 140, 5), "keys": (0, 44, 140, 1),
    },
    "200x60": {
        "systems": (0, 2, 200, 13), "chart": (0, 15, 40, 29), "stage": (40, 15, 112, 29), "warp": (152, 15, 48, 7),
        "log": (152, 22, 48, 22), "hand": (0, 44, 200, 9), "prompt": (0, 53, 200, 6), "keys": (0, 59, 200, 1),
    },
}  # fmt: skip


@pytest.mark.parametrize("name", EXPECTED)
def test_the_design_has_these_places(name: str) -> None:
    found = layout(*CLASSES[name], 5, Parts("encounter"))
    assert found is not None
    assert {region: tuple(found[region]) for region in EXPECTED[name]} == EXPECTED[name]


@given(st.integers(80, 260), st.integers(24, 90), st.integers(3, 5))
def test_regions_cover_the_window_without_touching_each_other(width: int, height: int, seats: int) -> None:
    """Every cell belongs to exactly one region, at any size."""
    found = layout(width, height, seats, Parts("encounter"))
    assert found is not None
    assert sum(rect.width * rect.height for rect in found.rects.values()) == width * height
    for rect in found.rects.values():
        assert 0 <= rect.x <= rect.x + rect.width <= width
        assert 0 <= rect.y <= rect.y + rect.height <= height
        assert rect.width > 0 < rect.height


@pytest.mark.parametrize(
    ("width", "height", "name"),
    [(79, 24, None), (80, 23, None), (80, 24, "80x24"), (139, 60, "100x30"), (140, 44, "100x30"), (250, 80, "200x60")],
)
def test_between_two_classes_the_smaller_one_is_used(width: int, height: int, name: str | None) -> None:
    assert class_of(width, height) == name
    assert (layout(width, height, 4, Parts("encounter")) is None) == (name is None)


def test_extra_columns_go_to_the_stage_and_extra_rows_to_the_log() -> None:
    small, wide = layout(140, 45, 5, Parts("encounter")), layout(160, 50, 5, Parts("encounter"))
    assert small is not None and wide is not None
    assert wide["stage"].width == small["stage"].width + 20
    assert wide["log"].width == small["log"].width
    assert wide["log"].height == small["log"].height + 5


@pytest.mark.parametrize(("seats", "columns"), [(5, [28] * 5), (4, [35] * 4), (3, [46, 47, 47])])
def test_fewer_seats_have_wider_panels(seats: int, columns: list[int]) -> None:
    assert [rect.width for rect in panel_rects(Rect(0, 2, 140, 10), seats)] == columns


@pytest.mark.parametrize(
    ("window", "seats", "hand", "stage"),
    [
        ((100, 37), 5, 3, 15), ((100, 38), 5, 5, 14), ((139, 41), 5, 5, 17),
        ((110, 42), 5, 3, 20), ((110, 43), 5, 3, 21), ((110, 44), 5, 5, 20),  # the stage keeps its large drawing
        ((100, 42), 5, 5, 18), ((100, 43), 5, 5, 19),  # which it has no columns for here
        ((110, 38), 3, 3, 20), ((110, 40), 3, 5, 20),
    ],
)  # fmt: skip
def test_a_tall_window_has_the_hand_in_tiles(window: tuple[int, int], seats: int, hand: int, stage: int) -> None:
    found = layout(*window, seats, Parts("encounter"))
    assert found is not None
    assert (found["hand"].height, found["stage"].height, found["log"].height) == (hand, stage, stage)


def test_rows_of_seats_that_are_not_there_go_to_the_log() -> None:
    five, three = layout(80, 24, 5, Parts("encounter")), layout(80, 24, 3, Parts("encounter"))
    assert five is not None and three is not None
    assert three["log"].height == five["log"].height + 4
    assert three.at(0, 23) == "keys"
