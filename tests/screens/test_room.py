"""Nothing that is needed for a decision is out of reach in the smallest windows: the prompt makes room for it."""

import pytest

from tests.snapshots.kit import COMPACT, SIZES, SMALL, app_of, text_of


async def shown(position: str, size: tuple[int, int], keys: str = "") -> list[str]:
    """The rows of a canned table."""
    app = app_of(position, keys=keys)
    async with app.run_test(size=size) as pilot:
        await app.ready(pilot)
        return text_of(app).split("\n")


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_all_ways_to_go_on_with_technologies_are_seen(size: tuple[int, int]) -> None:
    """R-TEC-2: pass, research, complete and give up, with all of their digits."""
    rows = await shown("technology", size)
    page = "\n".join(rows)
    assert all(name in page for name in ("[0] Pass", "1  Research", "2  Complete", "3  Research", "4  Abandon"))
    assert "›" not in rows[-4]


@pytest.mark.parametrize("size", [COMPACT, SMALL], ids=str)
@pytest.mark.parametrize("position", ["launch", "launch-sure"])
async def test_what_an_answer_costs_is_read_to_its_end(position: str, size: tuple[int, int]) -> None:
    """R-LAU-4, R-POW-1: what giving up a colony means is said, before and while one is asked again."""
    page = " ".join(await shown(position, size))
    words = " ".join(page.replace("▌", " ").replace("┃", " ").split())
    assert "just enough to keep your power." in words


async def test_the_prompt_keeps_its_last_row() -> None:
    """It grows upwards: the keys stay where they are, whatever it has to say."""
    rows = await shown("launch", COMPACT)
    quiet = await shown("planning", COMPACT)
    assert rows[-2].startswith(" ? help") and quiet[-2].startswith(" ? help")
    assert [row[:1] for row in rows[-7:-2]] == ["▌"] * 5
    assert [row[:1] for row in quiet[-5:-2]] == ["▌"] * 3


@pytest.mark.parametrize("size", [COMPACT, SMALL], ids=str)
async def test_the_board_is_there_while_ships_of_a_deal_are_chosen(size: tuple[int, int]) -> None:
    """R-NEG-7: whoever founds the colony sees the colonies the ships come from, with their digits."""
    rows = await shown("deal-colony", size)
    assert any(row.startswith("▌▲R") and "▲" in row[20:] for row in rows[:5])
    assert any("Attack 06 for Green 1" in row for row in rows)


@pytest.mark.parametrize("size", [SIZES[2], SIZES[3]], ids=str)
async def test_a_deal_that_is_made_costs_nobody_ships(size: tuple[int, int]) -> None:
    """R-NEG-7: the price of no deal stands under the offers until one is accepted."""
    assert any("No deal: each of you loses 3 ships" in row for row in await shown("deal-theirs", size))
    rows = await shown("deal-colony", size)
    assert any("accepted" in row for row in rows) and not any("No deal" in row for row in rows)


@pytest.mark.parametrize("size", [COMPACT, SMALL], ids=str)
async def test_a_digit_stands_before_the_ships_it_chooses(size: tuple[int, int]) -> None:
    """So that it cannot be taken for the number of the cell to its right."""
    row = (await shown("launch", size))[3]
    assert row.index(" 1 ") < row.index("▲", 20) < row.index("2 ") < row.index("▲", row.index("2 "))


async def test_an_answer_that_is_not_ready_says_what_it_takes() -> None:
    """R-LAU-2: one to four ships; where there is one number only, it is no range."""
    assert any("Send 1 to 4." in row for row in await shown("no-hand", COMPACT, "0 Enter"))
