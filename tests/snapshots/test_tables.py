"""Every canned table as text: all phases and shapes of question, three to five seats, at the four sizes.

A new position in `positions/encounter` is taken up by itself. Some are shown in ASCII as well.
"""

import pytest

from .canned import names
from .conftest import Texts

# One of each thing that is drawn with signs of its own.
IN_ASCII = (
    "regroup launch join-ships planning reveal reinforced won reward-places deal-theirs zap-of-zap-of-zap amoeba "
    "barbarian technology big-hand long-names lost-power aliens curtain victory"
).split()


@pytest.mark.parametrize("name", names())
async def test_table(name: str, texts: Texts) -> None:
    """The table as the seat sees it that the position names."""
    await texts(name, ascii_too=name in IN_ASCII)


def test_those_in_ascii_are_there() -> None:
    """No name in the list above is left over from a position that has gone."""
    assert set(IN_ASCII) <= set(names())
