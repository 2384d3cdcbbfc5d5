"""Nothing on the table is cut in the middle: the log, the parts of both totals."""

from typing import Any

import pytest

from cosmic_tui.canvas.cells import plain, runs_width
from cosmic_tui.draw.log import log, sentence
from cosmic_tui.games.encounter.draw.stage_numbers import shared_rows
from cosmic_tui.games.encounter.draw.sums import lines_of, part_rows
from cosmic_tui.games.encounter.say.totals import side_lines
from tests.screens.sitting import sit_at


@pytest.mark.parametrize("size", [(100, 30), (140, 45)], ids=str)
@pytest.mark.parametrize("name", ["planning", "won"])
async def test_the_log_begins_with_a_sentence(name: str, size: tuple[int, int]) -> None:
    async with sit_at(name, size) as at:
        scene = at.table.scene()
        assert scene is not None
        first = plain(log(scene)[1]).strip("│▌ ")
        begun = ["".join(run.text for run in sentence(scene, line)) for line in scene.log]
        assert first and any(said.startswith(first) for said in begun)


async def test_what_adds_nothing_stands_in_no_sum() -> None:
    """T-TOT: a power that comes to nothing, and a side without ships."""
    async with sit_at("reveal", (140, 45)) as at:
        scene = at.table.scene()
        assert scene is not None
        view: Any = scene.view
        before = lines_of(scene, 0)
        view["sum"]["lines"][0] += [["bonus", 0, ["power", "human.power"]], ["ships", 0, ["seat", 1]]]
        assert lines_of(scene, 0) == before
        assert len(side_lines(scene.voice, view, 0)) == len(before)


async def test_a_long_side_of_a_sum_takes_what_the_other_leaves() -> None:
    async with sit_at("reveal", (140, 45)) as at:
        scene = at.table.scene()
        assert scene is not None
        more = [["bonus", 4 + number, ["power", f"{alien}.power"]] for number, alien in enumerate(("human", "warpish"))]
        view: Any = scene.view
        view["sum"]["lines"][0] += more
        whole = plain(tuple(part_rows(scene, 0, 99)[2]))
        room = len(whole) + runs_width(part_rows(scene, 1, 99)[2]) + 1
        assert room // 2 < len(whole)
        assert plain(tuple(shared_rows(scene, room)[2][0])) == whole


async def test_what_the_numbers_imply_stands_alone_in_the_frame_of_a_low_stage() -> None:
    async with sit_at("planning", (120, 30)) as at:
        assert "─ You win with an equal or higher card ─" in at.text


async def test_a_choice_among_technologies_says_what_the_marked_one_does() -> None:
    """R-TEC-3: its name alone tells a newcomer nothing; passing has no text of its own."""
    async with sit_at("technology", (80, 24)) as at:
        assert "Your technologies stay as they are." in at.text
        await at.press("1")
        assert "Quark Battery: When completed, put an encounter card" in at.text
