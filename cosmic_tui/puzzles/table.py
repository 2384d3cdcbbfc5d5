"""A table that stands still at the question of a puzzle: it takes one answer and does not play on.

The reader can look up everything as at any table. There is no advice, no undo and no clock.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path

from cosmic_tui.diary.puzzles import Try
from cosmic_tui.link.branching import branch
from cosmic_tui.link.embedded import EmbeddedLink
from cosmic_tui.link.link import Link, Offers
from cosmic_tui.messages.grammar import Message
from cosmic_tui.new_game import begin
from cosmic_tui.puzzles.choosing import next_one
from cosmic_tui.puzzles.pack import Puzzle, all_of, puzzle_of
from cosmic_tui.table.setup import BOT_NAMES
from engine.games import carried
from engine.kernel.asking import Question, Refused, is_act
from engine.kernel.record import Record


class PuzzleLink(EmbeddedLink):
    """A link to a table that shows a puzzle. `answered` is called when there is an answer; `given` is its index among
    the puzzle's answers.
    """

    def __init__(self, puzzle: Puzzle, me: str, names: Sequence[str] = BOT_NAMES, theme: str = "") -> None:
        setup, entries = branch(puzzle.record, puzzle.seat, len(puzzle.record.answers))
        others = iter(names)
        sitting = [
            replace(seat, name=me if number == puzzle.seat else next(others)) for number, seat in enumerate(setup.seats)
        ]
        super().__init__(replace(setup, seats=tuple(sitting)), None, entries)
        self.puzzle, self.theme = puzzle, theme
        self.given: int | None = None
        self.answered: Callable[[], None] = lambda: None
        if self.table.match.question_for(puzzle.seat) is None:
            raise Refused("puzzle_form")

    @property
    def question(self) -> Question:
        """Return the question of the puzzle."""
        found = self.table.match.question_for(self.puzzle.seat)
        assert found is not None
        return found

    @property
    def offers(self) -> Offers:
        return replace(super().offers, kept=True, adviser=None, recalled=None, setup=None, puzzle=self)

    def poll(self) -> None:
        """Let no time pass, so that talks stay open as long as the reader thinks."""

    def wake(self) -> float | None:
        return None

    def _queue(self, seat: int, messages: list[Message]) -> None:
        super()._queue(seat, [message for message in messages if message["kind"] != "clock"])

    def send(self, seat: int, message: Message) -> None:
        """Take the answer, and reply to requests for information."""
        kind = message["kind"]
        try:
            if kind == "answer":
                self._take(message["answer"], int(message["serial"]))
            elif kind == "undo":
                raise Refused("puzzle_undo")
            else:
                super().send(seat, message)
        except Refused as no:
            self.table.seats[seat].send(
                {"kind": "refused", "serial": message.get("serial", 0), "code": no.code, "facts": no.facts}
            )
            self._collect()

    def _take(self, given: object, serial: int) -> None:
        """Note the answer's index. Raise Refused for an answer that is illegal or has no value."""
        if self.given is not None or serial != self.table.seats[self.puzzle.seat].serial:
            raise Refused("question_gone")
        if is_act(given):
            raise Refused("puzzle_act")
        question = self.question
        answer = self.table.proper(question, given)
        self.table.match.fork().answer(self.puzzle.seat, answer)
        place = self.puzzle.place(question, answer)
        if place is None:
            raise Refused("puzzle_offer")
        self.given = place
        self.answered()


def next_table(
    game: str, tries: Sequence[Try], today: date, theme: str, me: str, names: Sequence[str], games: Path | None = None
) -> PuzzleLink | None:
    """Return the table of the next puzzle; None if all were answered and none is due. A kept puzzle that can no longer
    be replayed is skipped.
    """
    open_ones = all_of(game, games)
    while (found := next_one(open_ones, tries, today, theme)) is not None:
        try:
            return PuzzleLink(found, me, names, theme)
        except Refused:
            del open_ones[found.ident]
    return None


def table_of(record: Record, me: str, names: Sequence[str]) -> PuzzleLink:
    """Return the table of the puzzle in a file. Raise Refused puzzle_form, or what is wrong with the record."""
    return PuzzleLink(puzzle_of(carried(record)), me, names)


def try_of(link: PuzzleLink, today: date) -> Try:
    """Return the diary's entry for an answered puzzle."""
    assert link.given is not None
    puzzle = link.puzzle
    return Try(today.isoformat(), puzzle.ident, puzzle.is_right(link.given), puzzle.rating)


def play_on(link: PuzzleLink, folder: Path | None) -> Link:
    """Return a new game that begins at the puzzle's question, with the reader in that seat. It does not count in the
    statistics.
    """
    setup, entries = branch(link.puzzle.record, link.puzzle.seat, len(link.puzzle.record.answers))
    return begin(replace(setup, seats=link.table.setup.seats), folder, entries=entries)
