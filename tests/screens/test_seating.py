"""The picture of a table that is being made: everybody is in it whatever room there is, or there is none."""

from pathlib import Path

import pytest

from cosmic_tui.canvas.cells import plain, width
from cosmic_tui.draw.look import Look
from cosmic_tui.draw.parts import Parts
from cosmic_tui.draw.scene import COLOURS
from cosmic_tui.draw.seating import LEAST_HIGH, LEAST_TABLE, Seated, seating
from cosmic_tui.words import words

from .playing import app_for, rows, settled

LOOK = Look(words("en"), parts=Parts("encounter"))
NAMES = ("You", "rookie", "lieutenant", "Bartholomew", "free")


@pytest.mark.parametrize("room", [LEAST_TABLE, 30, 42, 62, 90])
@pytest.mark.parametrize("count", range(1, 6))
def test_everybody_sits_at_the_table(room: int, count: int) -> None:
    seats = [Seated(colour, name) for colour, name in zip(COLOURS[:count], NAMES, strict=False)]
    lines = [plain(row) for row in seating(LOOK, room, 11, seats, ["Cosmic Encounter", "about 40 minutes"])]
    shown = "\n".join(lines)
    assert all(width(line) == room for line in lines) and 0 < len(lines) <= 11
    for seat in seats:
        assert shown.count(LOOK.glyphs.tag(seat.colour)) == 1
        assert f"{LOOK.glyphs.tag(seat.colour)} {seat.name[:1]}" in shown and (room < 62 or seat.name in shown)
    assert "Encounter" in shown and LOOK.glyphs.tag(COLOURS[0]) in lines[-1], "the reader sits in front"


def test_too_little_room_is_no_picture() -> None:
    seats = [Seated(colour, "rookie") for colour in COLOURS[:4]]
    assert seating(LOOK, 60, LEAST_HIGH - 1, seats, []) == []
    assert len(seating(LOOK, LEAST_TABLE, LEAST_HIGH, seats, [])) == LEAST_HIGH, "just enough"
    assert seating(LOOK, LEAST_TABLE - 1, 20, seats, []) == []
    assert seating(LOOK, 60, 20, [*seats, *seats], []) == [], "more than can sit here"


@pytest.mark.parametrize(("size", "headings"), [((80, 24), 0), ((100, 30), 3), ((140, 45), 3)])
async def test_headings_stand_where_all_has_room_and_cannot_be_chosen(
    size: tuple[int, int], headings: int, tmp_path: Path
) -> None:
    app = app_for(games=tmp_path)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        await pilot.press("n")
        form = app.screen
        found = [line for line in form.lines() if line and isinstance(line, str)]  # type: ignore[attr-defined]
        assert len(found) == headings
        assert "Technology" in rows(app) and "technology " not in rows(app)
        labels = []
        for _ in form.fields():  # type: ignore[attr-defined]
            labels.append(form.here().label)  # type: ignore[attr-defined]
            await pilot.press("down")
        assert labels == [field.label for field in form.fields()]  # type: ignore[attr-defined]
