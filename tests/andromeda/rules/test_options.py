"""What a table asks for, and what it gets."""

from typing import Any

import pytest

from engine.andromeda.options import make_options
from engine.kernel.errors import Refused


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ([], ()),
        (["", ""], ()),
        (["f01"], ("F01", "", "")),
        (["", "F02"], ("", "F02", "")),
        (["F01", "F02", "F03"], ("F01", "F02", "F03")),
    ],
)
def test_who_names_no_faction_gets_any(wanted: list[str], found: tuple[str, ...]) -> None:
    """A place for each seat, unless nobody names one."""
    assert make_options(seats=3, factions=wanted).factions == found


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"factions": ["F01"] * 2}, "faction_twice"),
        ({"factions": ["F01", "F02", "F03", "F04"]}, "factions"),
        ({"factions": "F01"}, "factions"),
        ({"factions": ["F99"]}, "unknown_faction"),
        ({"factions": [7]}, "unknown_faction"),
        ({"seats": 9}, "seats"),
        ({"seats": True}, "seats"),
        ({"length": "endless"}, "option_value"),
        ({"balanced": 1}, "option_value"),
        ({"teams": True}, "teams_need_four"),
        ({"colour": "red"}, "unknown_option"),
    ],
)
def test_what_cannot_be_played_is_refused(wanted: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as refused:
        make_options(**{"seats": 3, **wanted})
    assert refused.value.code == code
