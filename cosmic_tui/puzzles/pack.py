"""The puzzles there are: the pack of a game, which is shipped, and those a player has kept from reviews.

A puzzle is a record: the game up to the question, and in `about["puzzle"]` what is known of the answers to it.

    {"seat": 1, "theme": ["deals", "last"], "worlds": 64,
     "worth": [[answer, 412], [answer, 329]],          thousandths of the win, the best answer first
     "counted": {"founded": [40, 12], ...},            in how many of the worlds, answer by answer
     "rating": 1540, "found": {"cadet": 0, ...},       of those that are shipped: who finds the best answer
     "whole": [71, 42, 120]}                           by how much it was better in whole games, with error and number

The pack of a game is one file, record after record. What a player has kept lies in `puzzles` beside the saved games, a
file each, named by its digest.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from cosmic_tui.games import has_puzzles, puzzles_of
from cosmic_tui.review.going import as_answer, digest_of
from cosmic_tui.storage.folders import replace_file
from cosmic_tui.storage.saves import games_folder
from engine.bots import judged
from engine.bots.judging import Counts, Weighed, because
from engine.bots.puzzling import same_as
from engine.games import carried
from engine.kernel.asking import Answer, Question, Refused
from engine.kernel.record import Record, read, split, write

KEY = "puzzle"
FOLDER, SUFFIX = "puzzles", ".cosmicgame"
SHORT = 16  # letters of the digest that name a puzzle
THOUSAND, TEN = 1000, 10
TASTE = 20  # thousandths behind the best answer that still count as right
MOST_ANSWERS = 64


@dataclass(frozen=True)
class Puzzle:
    """A puzzle. Its `answers` are sorted by value, the best first."""

    ident: str
    record: Record
    seat: int
    themes: tuple[str, ...]
    answers: tuple[Answer, ...]
    worth: tuple[int, ...]
    counted: dict[str, tuple[int, ...]]
    worlds: int
    rating: int  # 0: nobody knows how hard it is

    def place(self, question: Question, given: Answer) -> int | None:
        """Return the index of this answer; None if it has no value."""
        return same_as(question, list(self.answers), as_answer(given))

    def is_right(self, place: int) -> bool:
        """Return whether an answer is as good as the best, so that equal answers all count as right."""
        return self.worth[0] - self.worth[place] <= TASTE

    def behind(self, place: int) -> int:
        """Return by how many points of 100 an answer is worse than the best."""
        return round((self.worth[0] - self.worth[place]) / TEN)

    def against(self, place: int) -> int:
        """Return the answer to compare the best with: the given one, or the first wrong one."""
        if not self.is_right(place):
            return place
        return next((other for other in range(1, len(self.worth)) if not self.is_right(other)), len(self.worth) - 1)

    def because(self, other: int) -> tuple[str, int, int] | None:
        """Return what speaks for the best answer against another one, and in how many searched positions it happened
        with each.
        """
        counted: Counts = {fact: (numbers[0], numbers[other]) for fact, numbers in self.counted.items()}
        found = Weighed(self.answers[other], self.answers[0], cost=1.0, worlds=self.worlds, counted=counted)
        fact = because(judged(self.record.game), found)
        return None if fact is None else (fact, *counted[fact])


def puzzle_of(record: Record) -> Puzzle:
    """Return the puzzle in a record. Raise Refused puzzle_form if there is none."""
    try:
        told: dict[str, Any] = record.about[KEY]
        answers = tuple(as_answer(answer) for answer, _ in told["worth"])
        worth = tuple(int(number) for _, number in told["worth"])
        counted = {str(fact): tuple(int(one) for one in numbers) for fact, numbers in told["counted"].items()}
        themes = tuple(str(theme) for theme in told["theme"])
        seat, worlds, rating = int(told["seat"]), int(told["worlds"]), int(told.get("rating", 0))
    except (KeyError, TypeError, ValueError, AttributeError):
        raise Refused("puzzle_form") from None
    fits = 1 < len(worth) <= MOST_ANSWERS and list(worth) == sorted(worth, reverse=True) and worlds > 0
    if not fits or any(len(numbers) != len(worth) for numbers in counted.values()) or judged(record.game) is None:
        raise Refused("puzzle_form")
    if any(not 0 <= one <= worlds for numbers in counted.values() for one in numbers):
        raise Refused("puzzle_form")
    return Puzzle(ident_of(record), record, seat, themes, answers, worth, counted, worlds, rating)


def ident_of(record: Record) -> str:
    """Return a puzzle's id, which depends only on the game up to the question."""
    return digest_of(record).hex()[:SHORT]


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """Return the pack of a game; none if it has no pack."""
    if not has_puzzles(game):
        return ()
    return tuple(puzzle_of(read(data)) for data in split(puzzles_of(game).read_bytes()))


# --- kept ones -------------------------------------------------------------------------------------------------------


def own_folder(games: Path | None = None) -> Path:
    """Return the folder of kept puzzles, beside that of the saved games. Raise Refused saves_no_home."""
    return (games or games_folder()).parent / FOLDER


def keep(record: Record, games: Path | None = None) -> Puzzle:
    """Keep a decision as a puzzle, once. Raise Refused saves_unwritable if writing fails."""
    found = puzzle_of(record)
    try:
        folder = own_folder(games)
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        replace_file(folder / f"{found.ident}{SUFFIX}", write(record))
    except OSError as error:
        raise Refused("saves_unwritable", name=str(games or ""), reason=os.strerror(error.errno or 0)) from None
    return found


def kept(game: str, games: Path | None = None) -> list[Puzzle]:
    """Return the puzzles of a game that a player has kept. A file that is no puzzle under today's rules is skipped."""
    found = []
    try:
        files = sorted(own_folder(games).glob(f"*{SUFFIX}"))
    except (OSError, Refused):
        return []
    for file in files:
        try:
            record = carried(read(file.read_bytes()))
            if record.game == game:
                found.append(puzzle_of(record))
        except (OSError, Refused):
            continue
    return found


def all_of(game: str, games: Path | None = None) -> dict[str, Puzzle]:
    """Return all puzzles of a game by their ids."""
    return {one.ident: one for one in (*shipped(game), *kept(game, games))}
