"""The bytes of what happens most often, at a real terminal of 140x45: they are the same wherever they are counted."""

import pytest

from tests.measure.__main__ import inside

FEW = 4
MOST_PLANET, MOST_QUESTION = 400, 2200


@pytest.mark.parametrize(("what", "most"), [("planet", MOST_PLANET), ("question", MOST_QUESTION)])
def test_bytes(what: str, most: int) -> None:
    """A planet with a ship more, and a question with its digits on the board and in the prompt."""
    numbers = inside(what, FEW)[what]
    assert numbers["times"] == FEW
    assert 0 < numbers["most_bytes"] < most
