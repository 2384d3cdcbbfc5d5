"""Folders of its own for every test with a host: nothing is read or left where the player's own files are."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import games


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch):
    """What this player remembers of tables elsewhere, in a folder of the test's own."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the host keeps what is its own."""
    place = tmp_path / "host"
    place.mkdir()
    return place


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small game beside the others, so that thousands of rooms can be made again."""
    monkeypatch.setattr(games, "PLACES", [*games.PLACES, "tests"])
