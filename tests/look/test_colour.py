"""The measures themselves, against what is known about them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.color import Color, ColorSystem

from cosmic_tui.look.colour import SIGHT, VGA, XTERM, contrast, distance, nearest_256, rgb, simulate

COLOURS = st.builds("#{:02x}{:02x}{:02x}".format, *[st.integers(0, 255)] * 3)


def test_contrast_has_its_known_values() -> None:
    """WCAG: black on white is 21, a colour on itself 1, and #767676 is the lightest grey that passes AA on white."""
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#123456", "#123456") == 1
    assert contrast("#767676", "#ffffff") >= 4.5 > contrast("#777777", "#ffffff")


@given(COLOURS, COLOURS)
def test_measures_do_not_care_about_order(one: str, other: str) -> None:
    assert contrast(one, other) == contrast(other, one) >= 1
    for sight in SIGHT:
        assert distance(one, other, sight) == pytest.approx(distance(other, one, sight))
        assert distance(one, one, sight) == 0


def test_distance_has_its_known_values() -> None:
    """OKLab's lightness runs from 0 to 1, so black and white are 100 apart; red has its published coordinates."""
    assert distance("#000000", "#ffffff") == pytest.approx(100, abs=0.01)
    red = (0.62796**2 + 0.22486**2 + 0.12585**2) ** 0.5
    assert distance("#ff0000", "#000000") == pytest.approx(100 * red, abs=0.01)


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("grey", ["#000000", "#5a5a5a", "#ffffff"])
def test_grey_is_grey_to_every_eye(sight: str, grey: str) -> None:
    assert all(abs(a - b) <= 1 for a, b in zip(rgb(simulate(grey, sight)), rgb(grey), strict=True))


@given(COLOURS)
def test_normal_eyes_see_what_is_shown(colour: str) -> None:
    assert simulate(colour, "normal") == colour


def test_each_weakness_confuses_its_own_pair() -> None:
    """Red and green of like lightness meet for protans and deutans, blue and green for tritans; not the other way."""
    red, green = "#c84c4c", "#6f7a2c"
    assert distance(red, green, "deutan") < distance(red, green) / 2
    assert distance(red, green, "protan") < distance(red, green) / 2
    assert distance(red, green, "tritan") > distance(red, green) / 2
    blue, teal = "#4a7fb5", "#3b8686"
    assert distance(blue, teal, "tritan") < distance(blue, teal) / 2
    assert distance(blue, teal, "deutan") > distance(blue, teal) / 2


@given(COLOURS)
def test_256_colours_are_chosen_as_rich_chooses(colour: str) -> None:
    shown = Color.parse(colour).downgrade(ColorSystem.EIGHT_BIT).get_truecolor()
    assert nearest_256(colour) == shown.hex


@pytest.mark.parametrize("colour", ["#5f5f5f", "#5e5f60", "#5f0000", "#000000", "#ffffff", "#eeeeee", "#737373"])
def test_256_colours_at_the_edges(colour: str) -> None:
    """Between the grey ramp and the cube, and at both ends of the ramp."""
    assert nearest_256(colour) == Color.parse(colour).downgrade(ColorSystem.EIGHT_BIT).get_truecolor().hex


def test_both_sets_of_16_name_all_of_them() -> None:
    assert list(XTERM) == list(VGA)
    assert len(XTERM) == len(set(XTERM.values())) == len(set(VGA.values())) == 16
