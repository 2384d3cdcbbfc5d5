"""The map of Andromeda's Edge: regions in their places at every size, and arrows that reach every one that is lit."""

from __future__ import annotations

import random

import pytest

from cosmic_tui.canvas.cells import Rect
from cosmic_tui.draw.layout import CLASSES, Layout
from cosmic_tui.draw.layout import layout as common
from cosmic_tui.draw.parts import Parts
from cosmic_tui.games.andromeda.draw.board import _leaders
from cosmic_tui.games.andromeda.draw.geometry import GRIDS, WAYS, at, rect_of, step
from cosmic_tui.games.andromeda.draw.layout import station_rect
from cosmic_tui.games.andromeda.facts import NEBULAE, REGIONS, SLOTS, icon, next_icon
from cosmic_tui.look.glyphs import UNICODE

from .drawn import scene_of
from .playing import looks

SIZES = ((80, 24), (100, 30), (140, 45), (200, 60))
BETWEEN = ((95, 28), (139, 44), (180, 50), (240, 70))


def layout(width: int, height: int) -> Layout | None:
    return common(width, height, 4, Parts("andromeda"))


def reached(lit: list[str]) -> set[str]:
    """Where arrows lead from the first of these regions."""
    seen, edge = {lit[0]}, [lit[0]]
    while edge:
        new = {step(region, lit, way) for region in edge for way in WAYS} - seen
        seen |= new
        edge = list(new)
    return seen


def test_arrows_reach_every_lit_region() -> None:
    """Any set of regions can be lit; from any of them arrows lead to all."""
    dice = random.Random(7)
    for _ in range(400):
        lit = dice.sample(REGIONS, dice.randint(1, len(REGIONS)))
        assert reached(lit) == set(lit)


def test_arrows_go_where_they_point() -> None:
    lit = ["A1", "A2", "B1", "C1", "C2"]
    assert step("A1", lit, "right") == "A2"
    assert step("A2", lit, "down") == "B1"
    assert step("C2", lit, "up") == "B1"
    assert step("C2", lit, "right") == "A1", "and round"
    assert step("A1", lit, "up") == "C1"


@pytest.mark.parametrize("size", [f"{width}x{height}" for width, height in SIZES])
def test_no_region_lies_over_another_and_all_lie_on_the_map(size: str) -> None:
    place = layout(*CLASSES[size])
    assert place is not None
    whole = place["map"]
    cells: dict[tuple[int, int], str] = {}
    for region in REGIONS:
        rect = rect_of(size, region)
        assert rect.x >= 0 and rect.y >= 0 and rect.x + rect.width <= whole.width, region
        for x in range(rect.x + 1, rect.x + rect.width):
            for y in range(rect.y, min(rect.y + rect.height, whole.height)):
                assert cells.setdefault((x, y), region) == region, f"{region} over {cells[x, y]} at {x}, {y}"


def test_handles_stand_in_rows_and_columns_as_on_the_board() -> None:
    for size, grid in GRIDS.items():
        rows = {name[0]: at(grid, name)[1] for name in SLOTS}
        assert list(rows.values()) == sorted(rows.values()), size
        assert at(grid, "A2")[0] - at(grid, "A1")[0] == grid.wide
        assert at(grid, "B1")[0] - at(grid, "A1")[0] == grid.wide // 2


@pytest.mark.parametrize("size", [*SIZES, *BETWEEN])
def test_regions_of_the_table_fill_the_window(size: tuple[int, int]) -> None:
    """Every cell of a window belongs to exactly one region."""
    place = layout(*size)
    assert place is not None
    cells = [(x, y) for rect in place.rects.values() for x in range(rect.x, rect.x + rect.width)
             for y in range(rect.y, rect.y + rect.height)]  # fmt: skip
    assert len(cells) == len(set(cells)) == size[0] * size[1]
    inside = station_rect(place)
    assert isinstance(inside, Rect) and inside.x + inside.width <= size[0]


def test_a_window_too_small_has_no_layout() -> None:
    assert layout(79, 24) is None


def test_what_stands_on_the_tracks() -> None:
    """A-TRK-3 to 9."""
    assert [icon(0, space) for space in range(11)][2:9] == [
        "event", "level_1", "discovery", "event", "level_2", "discovery", "event",
    ]  # fmt: skip
    assert (icon(2, 4), icon(2, 10), icon(3, 7)) == ("vault_1", "vault_2", "hand_7")
    assert next_icon(4, 0) == (2, "token")
    assert next_icon(1, 10) == (0, "")
    assert len(NEBULAE) == 6


@pytest.mark.parametrize("size", SIZES)
def test_leaders_say_first_how_many_are_the_readers(size: tuple[int, int]) -> None:
    """A-DEV-8: near a development one's own are counted. Mine in my colour, then those of all others; who looks on
    reads them together."""
    seen = next(look.helped() for look in looks(3) if look.question.why == "launch.where")
    region = next(name for name, row in seen["map"].items() if name in SLOTS and "tile" in row)
    others = seen["n"] - 1
    for mine, theirs, long, short in ((2, 1, "▲2 +1", "2+1"), (1, 0, "▲1", "1"), (0, 4, "+4", "+4")):
        leaders = [theirs if seat == (seen["seat"] + 1) % (others + 1) else 0 for seat in range(seen["n"])]
        leaders[seen["seat"]] = mine
        view = {**seen, "map": {**seen["map"], region: {**seen["map"][region], "leaders": leaders}}}
        scene = scene_of(view, size)
        told = [_leaders(scene, region), _leaders(scene, region, "short")]
        shape = UNICODE.shape(scene.people[seen["seat"]].colour)
        assert ["".join(run.text for run in runs) for runs in told] == [
            "L " + long.replace("▲", shape), f"L{short}"
        ]  # fmt: skip
        for runs in told:
            own = [run.token for run in runs if run.text.strip() in (short.partition("+")[0], f"{shape}{mine}")]
            assert own == ([scene.token(seen["seat"])] if mine else [])
    bystander = scene_of({**view, "seat": -1, "question": None}, size)
    assert _leaders(bystander, region)[0].text == "4 leaders"
