"""The review of a finished game, computed part after part in another process while a person reads it.

The page that shows it calls `poll`; without calls no more parts are requested. Results are kept on disk, so the next
review goes on from there. Knows records and the room `review`; no words.
"""

from __future__ import annotations

from itertools import count
from typing import Any

from cosmic_tui.review.found import PUZZLE, Part, Review
from cosmic_tui.review.going import about, done, task_of
from cosmic_tui.review.luck import sums
from cosmic_tui.storage.reviews import Reviews
from cosmic_tui.worker import Worker
from engine.bots import judged
from engine.games import rules_of, start
from engine.kernel.asking import Refused
from engine.kernel.record import Record, write
from engine.kernel.views import View

NAME = "review"


def can_be(game: str) -> bool:
    """Return whether games of this kind can be reviewed."""
    return judged(game) is not None


class Reviewing:
    """A review of one seat. `stopped`: the other process has failed, or the record cannot be replayed."""

    def __init__(self, record: Record, seat: int) -> None:
        self.record, self.seat = record, seat
        self.data = write(record)
        self.review = Review()
        self.stopped = False
        self.paused = False  # by the reader: nothing more is asked for
        self.kept = Reviews(about(record, seat))
        for entry in self.kept.known:
            self.review.note(entry)
        self.worker = Worker(work=done)
        self.asked: tuple[Any, Part] | None = None
        self.numbers = count()
        self.seen: dict[int, tuple[View, int]] = {}
        self.wanted: list[int] = []  # decisions of which puzzles are to be made
        self.puzzles: dict[int, dict[str, Any]] = {}  # what was found of them; empty where there is none

    def poll(self) -> bool:
        """Take new results and request the next part. Return whether there is something new."""
        new = False
        if self.asked is not None:
            found = self.worker.taken(self.asked[0])
            if found is None:
                return False
            self.asked = None
            if not found:
                self.stopped = True
                return True
            if PUZZLE in found:
                self.puzzles[found["at"]] = found[PUZZLE]
            else:
                self.review.note(found)
                self.kept.keep(found)
            new = True
        part = None if self.stopped or (self.paused and not self.wanted) else self.next()
        if part is not None:
            name = (NAME, id(self), next(self.numbers))
            if self.worker.begin(name, task_of(self.review, self.data, self.seat, part)):
                self.asked = name, part
            else:
                self.stopped = True
        return new

    def next(self) -> Part | None:
        """Return the next part to compute. A puzzle that a reader waits for comes first."""
        return Part(PUZZLE, self.wanted.pop(0)) if self.wanted else self.review.next()

    def puzzle(self, at: int) -> Record | None:
        """Return the decision as a puzzle once all its answers have values: the game up to it, and the results."""
        told = self.puzzles.get(at)
        if not told:
            return None
        record = self.record
        return Record(record.game, record.rules, record.config, record.seed, record.answers[:at], {PUZZLE: told})

    def sums(self) -> dict[str, int] | None:
        """Return the cost of the marks and of everything else, when all is computed."""
        found = sums(self.review)
        return found._asdict() if found is not None else None

    def then(self, at: int) -> tuple[View, int]:
        """Return what the seat saw when it was asked there, and how many events had been told."""
        if not self.seen:
            self._replay()
        return self.seen[at]

    def _replay(self) -> None:
        rules, match = rules_of(self.record.game), start(self.record)
        wanted, told = {one.at for one in self.review.asked}, 0
        for at, (seat, answer) in enumerate(self.record.answers):
            told += len(match.game.events)
            match.game.events = []
            if at in wanted:
                self.seen[at] = rules.view(match, self.seat), told
            match.answer(seat, answer)

    def close(self) -> None:
        """Stop. The part under way is lost, all others are kept."""
        self.worker.close()
        self.kept.close()


def reviewing(record: Record, seat: int) -> Reviewing:
    """Return a new review. Raise Refused if games of this kind cannot be reviewed."""
    if not can_be(record.game):
        raise Refused("review_game")
    return Reviewing(record, seat)
