"""Undo: the positions before people's answers, back to the last moment at which something new was learnt.

Something is new if chance has decided it since (its counter moved) or a player has shown it. A player who goes back
over neither has learnt nothing by it. Knows forks, no rule.
"""

from typing import Any, NamedTuple

from engine.kernel.match import Match

MOST = 100  # positions kept


class Past(NamedTuple):
    """A position before an answer: the fork, the seat that was about to answer, the number of answers before it."""

    match: Match[Any]
    seat: int
    answers: int


class History:
    """The positions to which a table can go back. Call `remember` before every answer of a person, `forget` when
    something new is known.
    """

    __slots__ = ("_past",)

    def __init__(self) -> None:
        self._past: list[Past] = []

    def remember(self, before: Match[Any], seat: int, answers: int) -> None:
        self._forget_unless(before.game.counter)
        self._past.append(Past(before, seat, answers))
        del self._past[:-MOST]

    def drop(self) -> None:
        """Drop the last position, because the answer to it was refused."""
        self._past.pop()

    def drop_from(self, answers: int) -> None:
        """Drop the positions that have this many answers before them, or more."""
        self._past = [past for past in self._past if past.answers < answers]

    def forget(self) -> None:
        self._past.clear()

    def reaches(self, seat: int, counter: int) -> bool:
        """Return whether `back` would find a position."""
        self._forget_unless(counter)
        return any(past.seat == seat for past in self._past)

    def back(self, seat: int, counter: int) -> Past | None:
        """Return the position before the last answer of this seat, if nothing new has been seen since."""
        self._forget_unless(counter)
        while self._past:
            past = self._past.pop()
            if past.seat == seat:
                return past
        return None

    def _forget_unless(self, counter: int) -> None:
        if self._past and self._past[-1].match.game.counter != counter:
            self.forget()
