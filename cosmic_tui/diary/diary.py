"""One person's diary: the folder in which results, notes and reports lie, and what is written and read there.

The door for screens and plain mode. Reading never fails; writing raises Refused diary_unwritable with the reason.
"""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from cosmic_tui.diary import bonds, dailies, notes, puzzles, reports, results
from cosmic_tui.diary.count import Statistics, count
from cosmic_tui.storage.folders import state_folder
from engine.kernel.asking import Refused


class Diary:
    """A person's diary of games. If `folder` is None the usual folder is used."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder

    def _file(self, name: str) -> Path:
        try:
            return (self._folder or state_folder()) / name
        except Refused as no:
            raise Refused("diary_unwritable", **no.facts) from None

    def _seen(self, name: str) -> Path | None:
        """Return the path to read, or None if there is no such place."""
        try:
            return self._file(name)
        except Refused:
            return None

    # --- results ---

    def finished(
        self,
        over: Mapping[str, Any],
        seats: Sequence[Mapping[str, Any]],
        mine: Sequence[int],
        game: str,
        turns: int,
        sides: Sequence[str] = (),
        more: results.More = results.NO_MORE,
    ) -> None:
        """Write down the result of a game that has ended."""
        results.keep(results.result_of(over, seats, mine, game, turns, sides, more), self._file(results.FILE))

    def results(self) -> list[results.Result]:
        """Return all finished games, the first one first."""
        place = self._seen(results.FILE)
        return results.read(place) if place is not None else []

    @property
    def games(self) -> int:
        """Return the number of results."""
        place = self._seen(results.FILE)
        return 0 if place is None else results.how_many(place)

    def statistics(self, name: str = "", game: str = "") -> Statistics:
        return count(self.results(), name=name, game=game)

    # --- games of the day ---

    def tries(self) -> list[dailies.Try]:
        """Return all finished daily games, the oldest first."""
        place = self._seen(dailies.FILE)
        return dailies.read(place) if place is not None else []

    def keep_try(self, one: dailies.Try) -> dailies.Try:
        """Note a daily game, and return it as noted: whether it counts, or was practice."""
        return dailies.keep(one, self._file(dailies.FILE))

    def streak(self, today: datetime.date) -> dailies.Streak:
        return dailies.streak(self.tries(), today)

    # --- puzzles ---

    def puzzle_tries(self) -> list[puzzles.Try]:
        """Return all answers to puzzles, the first one first."""
        place = self._seen(puzzles.FILE)
        return puzzles.read(place) if place is not None else []

    def keep_puzzle(self, one: puzzles.Try) -> None:
        puzzles.keep(one, self._file(puzzles.FILE))

    # --- what characters remember ---

    def bonds(self) -> dict[str, dict[str, float]]:
        place = self._seen(bonds.FILE)
        return bonds.read(place) if place is not None else {}

    def keep_bonds(self, found: Mapping[str, Mapping[str, float]]) -> None:
        if found:
            bonds.write(found, self._file(bonds.FILE))

    # --- notes ---

    def notes(self, kind: str) -> dict[str, str]:
        """Return the notes on players or on games, by their names."""
        place = self._seen(notes.FILE)
        return notes.read(place)[kind] if place is not None else {}

    def set_note(self, kind: str, name: str, text: str) -> None:
        notes.write(kind, name, text, self._file(notes.FILE))

    # --- reports ---

    @staticmethod
    def typed(place: Path) -> str:
        """Return a path as a person would type it, with `~` for the home folder."""
        try:
            return str(Path("~", place.relative_to(Path.home())))
        except (ValueError, RuntimeError):
            return str(place)

    def report(self, facts: Mapping[str, Any], record: Path | None) -> Path:
        """Write a report of a fault that can be sent, and return its folder."""
        return reports.write(facts, record, self._file(reports.FOLDER))

    def complete(self, report: Path, record: bytes) -> None:
        """Add the record of the whole game to a report that lacked it."""
        reports.complete(report, record)
