"""The bytes of what happens most often, at a real terminal of 140x45: they are the same wherever they are counted."""

import pytest

from tests.measure.__main__ import inside
from tests.measure.inside import QUESTIONS
from tests.night import one_in

FEW = 3
KB = 1024
MOST = {"planet": 100, **{f"question-{table}": 2.2 * KB for table in QUESTIONS}}


@pytest.mark.parametrize("what", [*MOST][:: one_in(3)])
def test_bytes(what: str) -> None:
    """A planet with a ship fewer; questions, with and without cards that light up: by day every third of these."""
    numbers = inside(what, FEW)[what]
    assert numbers["times"] == FEW
    assert 0 < numbers["most_bytes"] < MOST[what]
