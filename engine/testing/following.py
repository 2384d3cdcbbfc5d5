"""Following a script along with a game that is really played: which answer the script wants next, and when a player has
answered differently.

Lines are read as in a rehearsal: the next line waits until its seat is asked a question it fits, and all other
questions get the plain answer. Independent of any game; it plays nothing itself.
"""

from collections.abc import Sequence
from typing import Any

from engine.kernel.asking import BARGAIN, Answer, Question, how_many
from engine.kernel.match import Match
from engine.testing.scenario import Scenario, ScriptLine
from engine.testing.staging import Acting, Misfit, Move, Staging


class Following:
    """The progress of a lesson's script and sentences along a match. Call `wanted` before an answer is given and `take`
    when it is. `says` counts the sentences whose question has been asked.
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
        """Return whether the script is over: it has been played to its end, or a player has given another answer."""
        return self.left or (self.at >= len(self.lines) and not self.rest)

    def wanted(self, match: Match[Any], question: Question) -> Answer | None:
        """Return the script's answer to an open question, or None if the plain answer is meant."""
        return self._found(match, question)[1]

    def _found(self, match: Match[Any], question: Question) -> tuple[int, Answer | None]:
        """Return the number of the line that answers a question, and the answer; -1 stands for the rest of the current
        line.
        """
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
        """Return the next line's number and its answer to this question. Lines behind it count as well, as long as the
        seats before are asked at the same time.
        """
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
        """Return the number of the sentence for this question to the reader, or -1 if there is none."""
        if self.left:
            return -1
        for number in range(self.says, len(self.all_says)):
            if self.all_says[number].at:
                fits = self.all_says[number].at in ("*", question.why)
                return number if fits else -1
        return -1

    def take(self, match: Match[Any], question: Question, answer: Answer) -> None:
        """Note an answer that is about to be given to an open question of the match."""
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
        """Note that a line's first answer has been given."""
        self.rest = self.lines[number][1:]
        self.ahead.add(number)
        while self.at in self.ahead:
            self.ahead.discard(self.at)
            self.at += 1


def is_choice(question: Question) -> bool:
    """Return whether there is more than one answer. The table gives an only answer by itself, so the reader has seen no
    question.
    """
    return question.shape == BARGAIN or how_many(question) != 1


def plainly(answer: Any) -> Any:
    """Return an answer with lists in place of tuples, because it may come from a connection or a file."""
    if isinstance(answer, (list, tuple)):
        return [plainly(part) for part in answer]
    return answer
