"""Follows a script along with a game that is played for real: what it wants next, and when a player has left it.

The lines are read as in a rehearsal: the next one waits until its seat is asked something it fits, and all that is
asked meanwhile gets the plain answer. Knows no game; plays nothing itself.
"""

from collections.abc import Sequence
from typing import Any

from engine.kernel.asking import BARGAIN, Answer, Question, how_many
from engine.kernel.match import Match
from engine.testing.scenario import Scenario, ScriptLine
from engine.testing.staging import Acting, Misfit, Move, Staging


class Following:
    """The sentences of a lesson that follow the questions of a match. Call `wanted` before an answer is given and
    `take` when it is; `says` counts the sentences whose question has been put.
    """

    def __init__(self, scenario: Scenario, staging: Staging, reader: int) -> None:
        assert scenario.lesson is not None
        self.staging = staging
        self.reader = reader
        self.all_says = scenario.lesson.says
        lines = [step for step in scenario.script if isinstance(step, ScriptLine) and not step.refused]
        self.lines: list[Sequence[Move]] = [staging.moves(line) for line in lines]
        self.at = 0  # the next line
        self.ahead: set[int] = set()  # lines behind it that were played before: several were asked at once
        self.rest: Sequence[Move] = []  # of the line that is being played
        self.left = False  # a player has answered something else
        self.left_at = -1  # the sentence at which the reader did
        self.says = 0

    @property
    def over(self) -> bool:
        """Return whether the script wants nothing any more: it is played to its end, or a player has left it."""
        return self.left or (self.at >= len(self.lines) and not self.rest)

    def wanted(self, match: Match[Any], question: Question) -> Answer | None:
        """Return the answer that the script has for an open question; None where a plain one is meant."""
        return self._found(match, question)[1]

    def _found(self, match: Match[Any], question: Question) -> tuple[int, Answer | None]:
        """Return the line that answers a question, and its answer; -1 for the rest of the line that is being played."""
        if self.over:
            return 0, None
        self.staging.look(match)
        try:
            if self.rest and self.rest[0].seat == question.seat:
                answer = self.staging.answer(question, self.rest[0])
                if answer is not None:
                    return -1, answer
            if self.rest and not self.rest[0].loose:
                return 0, None  # the line has to be played to its end first
            return self._next(match, question)
        except Misfit:
            self.left = True
            return 0, None

    def _next(self, match: Match[Any], question: Question) -> tuple[int, Answer | None]:
        """Look at the next line; and at those behind it, as long as whom they mean is asked at the same time."""
        for number in range(self.at, len(self.lines)):
            move = self.lines[number][0]
            if number in self.ahead or isinstance(move, Acting):
                continue
            asked = match.question_for(move.seat)
            answer = None if asked is None else self.staging.answer(asked, move)
            if move.seat == question.seat:
                return number, answer
            if answer is None:
                break
        return 0, None

    def say_at(self, question: Question) -> int:
        """Return which sentence belongs to this question of the reader, -1 if none does."""
        if self.left:
            return -1
        for number in range(self.says, len(self.all_says)):
            if self.all_says[number].at:
                fits = self.all_says[number].at in ("*", question.why)
                return number if fits else -1
        return -1

    def take(self, match: Match[Any], question: Question, answer: Answer) -> None:
        """Note an answer to a question that is open in that match."""
        number, wanted = self._found(match, question)
        said = -1
        if question.seat == self.reader and (wanted is not None or (self.over and is_choice(question))):
            said = self.say_at(question)
            self.says = max(self.says, said + 1)
        if wanted is None:
            return
        if plainly(wanted) != plainly(answer):
            self.left, self.left_at = True, said
        elif number < 0:
            self.rest = self.rest[1:]
        else:
            self._played(number)

    def _played(self, number: int) -> None:
        """Note that a line has had its first answer."""
        self.rest = self.lines[number][1:]
        self.ahead.add(number)
        while self.at in self.ahead:
            self.ahead.discard(self.at)
            self.at += 1


def is_choice(question: Question) -> bool:
    """Return whether there is more than one answer: a table gives the only one by itself, and nobody has read on."""
    return question.shape == BARGAIN or how_many(question) != 1


def plainly(answer: Any) -> Any:
    """Return an answer with lists for tuples: it may have been on a line or in a file."""
    if isinstance(answer, (list, tuple)):
        return [plainly(part) for part in answer]
    return answer
