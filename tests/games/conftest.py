"""The toy game beside the real ones, with its parts or without any."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cosmic_tui import games as parts
from cosmic_tui.draw.layout import layout
from cosmic_tui.film.game_spec import part_of
from engine import games


@pytest.fixture(params=["with its parts", "without parts"])
def toy(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The name of a game that no other file of the program knows."""
    monkeypatch.setattr(games, "PLACES", [*games.PLACES, "tests"])
    if request.param == "with its parts":
        monkeypatch.setattr(parts, "PLACES", [*parts.PLACES, "tests"])
    forget()
    yield "toy"
    forget()


def forget() -> None:
    """What has been looked up while other games were there."""
    parts.part.cache_clear()
    part_of.cache_clear()
    layout.cache_clear()
