"""What a palette hands out: pairs that can be read, and nothing else to text."""

import pytest

from cosmic_tui.look import NotForText, Style, load_theme
from cosmic_tui.look.palette import FOGS, GROUNDS, INKS, SEATS, SHAPES, TEXTS, TOKENS


def test_no_token_has_two_meanings() -> None:
    """A token is a ground, a text colour, an ink, a field or a shape colour, and only one of these."""
    assert len(set(TOKENS)) == len(TOKENS)
    assert set(SEATS) < set(TEXTS)


def test_text_stands_on_grounds() -> None:
    assert load_theme("dark").style("text", "panel") == Style("#e6edf3", "#131a24")
    assert load_theme("dark").style("text") == Style("#e6edf3", "#0d1117")


@pytest.mark.parametrize("token", [*SHAPES, *GROUNDS, "phase_now", "no_such_token"])
def test_shape_colours_are_refused_to_text(token: str) -> None:
    """Lines, stars and grounds were never measured for reading, on any ground."""
    for ground in GROUNDS:
        with pytest.raises(NotForText):
            load_theme("dark").style(token, ground)


@pytest.mark.parametrize("ground", [*SHAPES, *FOGS, "text", "key", "no_such_token"])
def test_text_is_refused_on_what_is_no_ground(ground: str) -> None:
    with pytest.raises(NotForText):
        load_theme("dark").style("text", ground)


def test_ink_stands_on_its_own_fields_only() -> None:
    """A digit on a key field, a number on a seat's field; not the one's ink on the other."""
    palette = load_theme("light")
    for ink, fields in INKS.items():
        for field in fields:
            assert palette.style(ink, field)[:2] == (palette[ink], palette[field])
        with pytest.raises(NotForText):
            palette.style(ink, "bg")
    with pytest.raises(NotForText):
        palette.style("key_ink", "seat_red")


def test_fog_is_a_ground_where_there_is_fog() -> None:
    assert load_theme("nebula").style("muted", "neb_2") == Style("#bdaedd", "#14294e")
    assert not load_theme("nebula", "256").clouds
    with pytest.raises(NotForText):
        load_theme("nebula", "256").style("muted", "neb_2")


def test_shapes_may_use_everything() -> None:
    palette = load_theme("dark")
    assert palette.shape("line", "select") == Style("#41536a", "#263750")
    assert palette.shape("seat_red", "seat_blue") == Style("#fe7956", "#6aafff")


def test_attributes_of_token_and_ground_add_up_once() -> None:
    """Without colour a warning is underlined and so is what is selected: one underline."""
    palette = load_theme("nocolour")
    assert palette.style("danger", "select").attrs == ("bold", "reverse", "underline")
    assert palette.style("warn", "select").attrs == ("underline",)
    assert palette.style("text").attrs == ()


@pytest.mark.parametrize("name", ["ansi16", "nocolour"])
def test_ink_is_not_bold_because_its_field_is(name: str) -> None:
    """Bold black is dark grey in many terminals: on a bright red field nobody could read it."""
    palette = load_theme(name, "standard")
    inks = [palette.style(ink, field) for ink, fields in INKS.items() for field in fields]
    assert [style for style in inks if style.attrs] == []
    assert "bold" in palette.style("seat_red").attrs


def test_a_palette_can_be_part_of_a_cache_key() -> None:
    one, same = load_theme("dark"), load_theme("dark")
    assert len({one, same, one}) == 2
