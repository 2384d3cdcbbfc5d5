"""A running game: pending questions, `answer`, events, `fork`. Drives the frames; knows no game and no person.

`strict` is the debug mode of all tests: it fails any step that changed something before its last question.
"""

from typing import Any, Generic, TypeVar

from engine.kernel.asking import BARGAIN, PICK, Answer, Both, Either, Question, Refused, check, only_answer
from engine.kernel.frames import Position

Game = TypeVar("Game", bound=Position)

DEEPEST = 400  # suspended steps; a rule that recurses without end is a fault, not a long game


class AskThenAct(AssertionError):
    """A step changed the game and asked afterwards."""


class Match(Generic[Game]):
    """`pending` holds the open questions (empty: the stack ran out, the game is over); everything else is in `game`."""

    __slots__ = ("_asked", "_live", "game", "pending", "strict")

    def __init__(self, game: Game, strict: bool = False) -> None:
        self.game = game
        self.strict = strict
        self.pending: tuple[Question, ...] = ()
        self._asked: Any = None
        self._live: Any = None
        self._run(None)

    @property
    def over(self) -> bool:
        return not self.pending

    def question_for(self, seat: int) -> Question | None:
        """What this seat is asked now, if anything."""
        for question in self.pending:
            if question.seat == seat:
                return question
        return None

    def answer(self, seat: int, answer: Answer) -> None:
        """Give a seat's answer. Raises Refused, and then nothing has changed."""
        question = self.question_for(seat)
        if question is None:
            raise Refused("not_asked")
        shape = question.shape
        if shape == PICK:
            if type(answer) is not int or not 0 <= answer < len(question.options):
                raise Refused("option", count=len(question.options))
        elif shape == BARGAIN:
            answer = self.game.judge(question, answer)
        else:
            answer = check(question, answer)
        asked = self._asked
        if asked is question:
            given: Any = answer
        else:
            number = asked.questions.index(question)
            if isinstance(asked, Either):
                given = (number, answer)
            else:
                partial = self.game.partial
                if not partial:
                    partial.extend([None] * len(asked.questions))
                partial[number] = answer
                self.pending = tuple(other for other in self.pending if other is not question)
                if self.pending:
                    return
                given = tuple(partial)
                partial.clear()
        self.game.stack[-1][2].append(given)
        self._run(given)

    def fork(self) -> "Match[Game]":
        """An independent copy at this very question; the step is made again when it is answered."""
        other: Match[Game] = Match.__new__(Match)
        other.game = self.game.clone()  # type: ignore[assignment]
        other.strict = self.strict
        other.pending = self.pending
        other._asked = self._asked
        other._live = None
        return other

    @classmethod
    def resume(cls, game: Game, strict: bool = False) -> "Match[Game]":
        """Go on from a saved position: the step on top is run over its stored answers, up to its question."""
        return cls(game, strict)

    def _run(self, given: Any) -> None:
        """Run steps until somebody has to be asked or the game is over."""
        game, live = self.game, self._live
        stack, steps = game.stack, game.STEPS.table
        while True:
            if live is not None:
                frame = stack.pop()  # off the stack while it runs: what it pushes at its end goes on top of its parent
                before = game.facts() if self.strict else None
                try:
                    asked = live.send(given)
                except StopIteration:
                    live = None
                    continue
            elif stack:
                frame = stack.pop()
                function, asks = steps[frame[0]]
                if not asks:
                    function(game, *frame[1])
                    continue
                before = game.facts() if self.strict else None
                live = function(game, *frame[1])
                try:
                    asked = next(live)
                    for earlier in frame[2]:
                        asked = live.send(earlier)
                except StopIteration:
                    live = None
                    continue
            else:
                self.pending, self._live, self._asked = (), None, None
                return
            if before is not None and before != game.facts():
                raise AskThenAct(f"{frame[0]} changed something before its last question")
            stack.append(frame)
            if isinstance(asked, Question):
                forced = only_answer(asked)
                if forced is not None:
                    frame[2].append(forced)
                    given = forced
                    continue
                self.pending = (asked,)
            else:
                self.pending = asked.questions
                if game.partial and isinstance(asked, Both):  # a position saved while some had answered
                    self.pending = tuple(
                        question for question, part in zip(asked.questions, game.partial, strict=True) if part is None
                    )
            if len(stack) > DEEPEST:
                raise RecursionError(f"{len(stack)} steps are waiting for each other, the last is {frame[0]}")
            self._live, self._asked = live, asked
            return
