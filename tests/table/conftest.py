"""The toy game at a table: short, with acts beside the question and questions in secret."""

import pytest

from engine import games


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> str:
    """Its name; a table needs none of the parts that draw it."""
    monkeypatch.setattr(games, "PLACES", [*games.PLACES, "tests"])
    return "toy"
