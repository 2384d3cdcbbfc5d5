"""Lessons of the games: scenarios with sentences, one file each in `games/<game>/lessons`. Read when wanted.

`first` is the first game; in which order they come says `order.txt` in that folder (`lessons_of`).
"""

from __future__ import annotations

from pathlib import Path

from engine.games import rules_of
from engine.kernel.asking import Refused
from engine.testing.scenario import Scenario, read
from engine.testing.staging import Staging

SUFFIX = ".toml"


def folder(game: str) -> Path:
    return Path(__file__).parent / "games" / game / "lessons"


class AnyRule:
    """A stand-in that contains every rule id; a test checks which ones a game has."""

    def __contains__(self, rule: object) -> bool:
        return True

    def __iter__(self):  # type: ignore[no-untyped-def]
        return iter(())

    def __len__(self) -> int:
        return 0


def lesson(game: str, name: str) -> Scenario:
    """Return a lesson from its file. Raise Refused if there is none of that name."""
    if name not in {file.stem for file in folder(game).glob(f"*{SUFFIX}")}:
        raise Refused("unknown_lesson", name=name)
    text = (folder(game) / f"{name}{SUFFIX}").read_text(encoding="utf-8")
    found: Scenario = read(text, lambda _: AnyRule())[0]
    return found


def staged(game: str, scenario: Scenario) -> Staging:
    """Return the object that reads the lines of a lesson."""
    found: Staging = rules_of(game).staging(scenario)
    return found
