"""A running game: pending questions, `answer`, events, `fork`. Drives the frames; knows no game and no person.

`strict` is the debug mode of all tests: it fails any step that changed something before its last question.
"""

from typing import Any, Generic, TypeVar

from engine.kernel.asking import BARGAIN, PICK, Answer, Both, Either, Question, Refused, check, only_answer
from engine.kernel.frames import Position

Game = TypeVar("Game", bound=Position)

DEEPEST = 400  # suspended steps; a rule that recurses without end is a fault, not a long game


def _again(live: Any, answers: list[Any]) -> Any:
    """Give a step that was made anew the answers it had; what it asks now, or None if it has come to its end."""
    asked = None
    try:
        for earlier in answers:
            asked = live.send(earlier)
    except StopIteration:
        return None
    return asked


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
        asked = self._asked
        if type(asked) is Question and asked.seat == seat:
            shape = asked.shape
            if shape == PICK:
                if type(answer) is not int or not 0 <= answer < len(asked.options):
                    raise Refused("option", count=len(asked.options))
                given: Any = answer
            else:
                given = self.game.judge(asked, answer) if shape == BARGAIN else check(asked, answer)
        else:
            given = self._given(asked, seat, answer)
            if given is None:
                return
        if self._live is None:  # the step is made again, over all its answers
            self.game.stack[-1][2].append(given)
        self._run(given)

    def _given(self, asked: Any, seat: int, answer: Answer) -> Any:
        """What a step that asked several gets for an answer; None while it waits for the others."""
        question = self.question_for(seat)
        if question is None:
            raise Refused("not_asked")
        answer = self.game.judge(question, answer) if question.shape == BARGAIN else check(question, answer)
        number = asked.questions.index(question)
        if isinstance(asked, Either):
            return number, answer
        partial = self.game.partial
        if not partial:
            partial.extend([None] * len(asked.questions))
        partial[number] = answer
        self.pending = tuple(other for other in self.pending if other is not question)
        if self.pending:
            return None
        given = tuple(partial)
        partial.clear()
        return given

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
        game, live, strict = self.game, self._live, self.strict
        stack, steps = game.stack, game.STEPS.table
        before = None
        while True:
            if live is None:
                if not stack:
                    self.pending, self._live, self._asked = (), None, None
                    return
                frame = stack.pop()  # off the stack while it runs: what it pushes at its end goes on top of its parent
                name, args, answers = frame
                function, asks = steps[name]
                if not asks:
                    if args:
                        function(game, *args)
                    else:  # half of all steps: a call without the star is a good deal cheaper
                        function(game)
                    continue
                if strict:
                    before = game.facts()
                live = function(game, *args)
                asked = next(live, None)  # most steps that may ask do not: this way that costs no exception
                if asked is not None and answers:
                    asked = _again(live, answers)
                if asked is None:
                    live = None
                    continue
            else:
                frame = stack.pop()
                if strict:
                    before = game.facts()
                try:
                    asked = live.send(given)
                except StopIteration:
                    live = None
                    continue
                frame[2].append(given)  # it asks again
            if strict and before != game.facts():
                raise AskThenAct(f"{frame[0]} changed something before its last question")
            stack.append(frame)
            if type(asked) is Question:
                if asked.shape != PICK or len(asked.options) == 1:
                    given = only_answer(asked)
                    if given is not None:
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
