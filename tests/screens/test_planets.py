"""Planets, stars and large digits: drawn the same every time, and nothing stands over what is needed."""

from dataclasses import replace

import pytest

from cosmic_tui.canvas.cells import Canvas, Rect, plain
from cosmic_tui.draw.digits import banner, big
from cosmic_tui.draw.disc import disc, shades
from cosmic_tui.draw.look import FLAT, Look
from cosmic_tui.draw.parts import Parts
from cosmic_tui.draw.sky import fog, stars
from cosmic_tui.words import words

LOOK = Look(words("en"), parts=Parts("encounter"))


@pytest.mark.parametrize("size", [6, 8, 16, 26])
def test_a_disc_is_round_lit_from_the_upper_left_and_the_same_every_time(size: int) -> None:
    pixels = shades(size, 3, size)
    assert pixels == shades(size, 3, size)
    inside = [[step >= 0 for step in row] for row in pixels]
    assert inside == inside[::-1] == [row[::-1] for row in inside]
    light, dark = pixels[size // 3][size // 3], pixels[size * 2 // 3][size * 2 // 3]
    assert light < dark


def test_every_planet_has_a_face_of_its_own() -> None:
    assert len({shades(16, seed, 16) for seed in range(5)}) > 2


def test_without_colours_a_disc_is_two_signs() -> None:
    canvas = Canvas(16, 8)
    disc(canvas, replace(LOOK, shades=FLAT), 0, 0, 16, "seat_blue", 3)
    assert set("".join(map(plain, canvas.rows()))) == {" ", "█", "▒"}


def test_stars_stand_only_where_nothing_is() -> None:
    canvas = Canvas(60, 5)
    canvas.put(0, 2, "x" * 60)
    stars(canvas, LOOK, Rect(0, 0, 60, 5))
    assert plain(canvas.rows()[2]) == "x" * 60
    assert any(plain(row).strip() for number, row in enumerate(canvas.rows()) if number != 2)


def test_calm_people_see_no_stars_and_no_fog() -> None:
    for look in (replace(LOOK, decoration="calm", fog=True), replace(LOOK, decoration="none", fog=True)):
        canvas = Canvas(60, 5)
        stars(canvas, look, Rect(0, 0, 60, 5))
        fog(canvas, look, Rect(0, 0, 60, 5))
        assert canvas.rows() == Canvas(60, 5).rows()


def test_large_digits_have_three_rows_and_no_holes() -> None:
    for text in ("0", "12", "40", "-3"):
        rows = big(text)
        assert len(rows) == 3
        assert len({len(row) for row in rows}) == 1
    assert len(banner("COSMIC")) == 6
