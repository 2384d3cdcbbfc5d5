"""The bytes of what happens most often, at a real terminal of 140x45: they are the same wherever they are counted."""

import pytest

from tests.measure.__main__ import inside

FEW = 3
KB = 1024
MOST = {"planet": 400, "question-join": 2.2 * KB, "question-zap": 2.2 * KB, "question-reveal": 2.2 * KB}


@pytest.mark.parametrize("what", MOST)
def test_bytes(what: str) -> None:
    """A planet with a ship fewer; a question; a question that lights a card of the hand as well."""
    numbers = inside(what, FEW)[what]
    assert numbers["times"] == FEW
    assert 0 < numbers["most_bytes"] < MOST[what]
