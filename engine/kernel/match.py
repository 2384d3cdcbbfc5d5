"""A running game: pending questions, `answer`, events, `fork`. It runs the suspended steps of any game.

`strict` is the debug mode of all tests. In it a step fails if it changed the game or emitted an event before its last
question was answered.
"""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from engine.kernel.asking import (
    BARGAIN,
    PICK,
    Answer,
    Asking,
    Both,
    Either,
    Question,
    Refused,
    act_of,
    check,
    only_answer,
)
from engine.kernel.frames import Position, answered, from_its_beginning

Game = TypeVar("Game", bound=Position)

Way = Callable[[Question], Answer]  # of a player who answers by the question alone
Noted = tuple[int, Answer]  # a seat and its answer, as records keep it
AtOnce = tuple[Sequence[Way], list[Noted], int]  # each seat's way, where answers are noted, and how many at most
NOBODY: AtOnce = ((), [], 0)

FRAME, BEFORE = 0, 1  # places of the running frame and of the facts before it
DEEPEST = 400  # suspended steps; a rule that recurses without end is a fault, not a long game
DEEP_ENOUGH = DEEPEST // 2  # acts are refused above this, so that nobody can break a game by repeating acts


def _again(live: Any, answers: tuple[Any, ...]) -> Asking:
    """Run a step anew and feed it the answers it already had, so that it goes on as if it had never stopped."""
    asked = next(live, None)
    try:
        for earlier in answers:
            asked = live.send(earlier)
        while asked is not None:
            asked = live.send((yield asked))
    except StopIteration:
        return


def drive(game: Position, here: list[Any], strict: bool) -> Any:
    """Run steps from the stack until it is empty. Yield each question of a step and send its answer on to the step;
    yield None at the end. `here` is filled with the running frame and with the facts before it.

    This generator must not refer to the match, so that a dropped match is freed at once with everything it holds.
    """
    stack, steps, me = game.stack, game.STEPS.table, (game,)
    while stack:
        frame = stack.pop()  # off the stack while it runs: what it pushes at its end goes on top of its parent
        name, args, answers = frame
        function, asks = steps[name]
        if asks:
            if strict:
                here[BEFORE] = said_and_done(game)
            here[FRAME] = frame
            if answers:
                yield from _again(function(*(me + args)), answers)
            elif args:
                yield from function(*(me + args))
            else:
                yield from function(game)
        elif args:
            function(*(me + args))  # a tuple that is there already: `function(game, *args)` would make a list first
        else:  # half of all steps: a call without the star is much cheaper
            function(game)
    yield None


def said_and_done(game: Position) -> tuple[Any, ...]:
    """Return what a step must leave unchanged until its last question is answered: the facts and the number of events.
    """
    return game.facts(), len(game.events)


class AskThenAct(AssertionError):
    """A fault in a step: it changed the game or emitted an event, and asked a question afterwards."""


class Match(Generic[Game]):
    """A position with its suspended steps. `pending` holds the open questions; it is empty when the game is over.
    Everything else is in `game`.
    """

    __slots__ = ("_asked", "_here", "_send", "at_once", "foregone", "game", "pending", "strict")

    def __init__(self, game: Game, strict: bool = False) -> None:
        self.game = game
        self.strict = strict
        self.foregone: list[Question] | None = None  # a caller may set a list to collect questions with one answer
        self.at_once = NOBODY  # a caller who needs no position at each question says how they are answered
        self.pending: tuple[Question, ...] = ()
        self._asked: Any = None
        self._here: Any = None
        self._send: Any = None  # into `drive`; None: a copy, whose step has to be made again
        self._begin()

    @property
    def over(self) -> bool:
        return not self.pending

    def question_for(self, seat: int) -> Question | None:
        """Return the question this seat is asked now, or None."""
        for question in self.pending:
            if question.seat == seat:
                return question
        return None

    def answered(self) -> list[tuple[Question, Any]]:
        """Return the questions that are asked at once, each with its answer, or with None while it is open. Return []
        if only one is asked.

        It also holds answers that are not public yet, so a bot must not learn them from a copy of a game.
        """
        asked, partial = self._asked, self.game.partial
        return list(zip(asked.questions, partial, strict=True)) if partial and isinstance(asked, Both) else []

    def earlier(self) -> list[tuple[Any, Any]]:
        """Return the earlier questions of the suspended step, with their answers. The step is run over its answers
        again to find them.
        """
        name, args, answers = self.game.stack[-1] if self.game.stack else ("", (), ())
        found: list[tuple[Any, Any]] = []
        if answers:
            live = self.game.STEPS.table[name][0](self.game, *args)
            asked = next(live)
            for given in answers:
                found.append((asked, given))
                asked = live.send(given)
        return found

    def answer(self, seat: int, answer: Answer) -> None:
        """Give a seat's answer, or carry out its act beside the question. If this raises Refused, nothing has changed.
        """
        asked = self._asked
        if type(answer) is dict:  # an act beside the question
            self._act(seat, answer)
            return
        if type(asked) is Question and asked.seat == seat:
            given = self.game.judge(asked, answer) if asked.shape == BARGAIN else check(asked, answer)
        else:
            given = self._one_of_several(asked, seat, answer)
            if given is None:
                return
        stack = self.game.stack
        if self._send is None:  # the step is made again, over all its answers
            stack[-1] = answered(stack[-1], given)
            self._begin()
            return
        frame = stack.pop()
        if self.strict:
            self._here[BEFORE] = said_and_done(self.game)
        self._go_on(given, frame)

    def _one_of_several(self, asked: Any, seat: int, answer: Answer) -> Any:
        """Return the answer for a step that asked several seats at once, or None while the step waits for others."""
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
        at = self.pending.index(question)
        self.pending = (*self.pending[:at], *self.pending[at + 1 :])
        if self.pending:
            return None
        given = tuple(partial)
        partial.clear()
        return given

    def _act(self, seat: int, answer: Answer) -> None:
        """Run the step that the game names for an act beside the question. The suspended step has changed nothing yet,
        so it drops its answers and asks again afterwards with what is legal then.
        """
        ref = act_of(answer)
        if not self.pending:
            raise Refused("game_over")
        game = self.game
        if game.partial or len(game.stack) > DEEP_ENOUGH:
            raise Refused("act_later")
        name, *args = game.step_beside(seat, ref)
        game.stack[-1] = from_its_beginning(game.stack[-1])
        game.push(name, *args)
        self._begin()

    def halfway(self, seat: int) -> bool:
        """Return whether this seat is in the middle of a choice: it has answered questions of the suspended step,
        nobody else has, and what is open is its own again. Nothing has happened yet, so going back concerns no other
        seat.
        """
        others = any(question.seat != seat for question in self.pending)
        if others or not self.pending or self.game.partial or not self.game.stack[-1][2]:
            return False
        game = self.game.clone()  # a caller need not trust that a step changes nothing
        name, args, answers = game.stack[-1]
        live = game.STEPS.table[name][0](game, *args)
        asked, own = next(live), False
        for given in answers:
            if type(asked) is not Question:
                return False  # another seat has answered one of several questions
            if only_answer(asked) is None:
                if asked.seat != seat:
                    return False
                own = True
            asked = live.send(given)
        return own

    def fork(self) -> "Match[Game]":
        """Return an independent copy at the same question. The suspended step is run again when the copy is answered.
        """
        other: Match[Game] = Match.__new__(Match)
        other.game = self.game.clone()  # type: ignore[assignment]
        other.strict = self.strict
        other.at_once, other.foregone = NOBODY, None
        other.pending = self.pending
        other._asked = self._asked
        other._here = other._send = None
        return other

    @classmethod
    def resume(cls, game: Game, strict: bool = False) -> "Match[Game]":
        """Return a match at a saved position. The step on top of the stack is run over its stored answers, up to its
        open question.
        """
        return cls(game, strict)

    def _begin(self) -> None:
        """Start running the steps on the stack, from the top."""
        self._here = [None, None]
        self._send = drive(self.game, self._here, self.strict).send
        self._go_on(None, None)

    def _go_on(self, given: Any, frame: Any) -> None:
        """Run steps until a seat has to be asked or the game is over. `frame` is that of the answered question.

        If `at_once` holds functions that answer for the players, the match does not stop at questions. Such a function
        gets the question alone, because the step that asks is not on the stack meanwhile. After a refused answer the
        match must not be used any more.
        """
        game, here, send, strict = self.game, self._here, self._send, self.strict
        ways, noted, most = self.at_once
        while True:
            here[FRAME] = None  # until another step runs that may ask
            asked = send(given)
            if asked is None:
                self.pending, self._asked = (), None
                return
            if here[FRAME] is None:
                frame = answered(frame, given)  # the same step asks again
            else:
                frame = here[FRAME]
            if strict:
                game.audit()
                if here[BEFORE] != said_and_done(game):
                    raise AskThenAct(f"{frame[0]} changed or told something before its last question")
            if type(asked) is Question:
                # nearly every question has more than one answer, and a call to find that out is slow
                if len(asked.options) == 1 if asked.shape == PICK else asked.low >= asked.high:
                    given = only_answer(asked)
                    if given is not None:
                        if self.foregone is not None:
                            self.foregone.append(asked)
                        continue
                if len(noted) < most:
                    if asked.shape == BARGAIN:
                        given = self._said(asked)
                    else:  # the same as `_said`, because a call would cost 1 in 100
                        seat = asked.seat
                        answer = ways[seat](asked)
                        noted.append((seat, answer))
                        given = check(asked, answer)
                    continue
                self.pending = (asked,)
            elif type(asked) is Both and len(noted) + len(asked.questions) <= most:
                given = self._all_said(asked.questions)
                continue
            else:
                self.pending = self._unanswered(asked)
            game.stack.append(frame)
            if len(game.stack) > DEEPEST:
                raise RecursionError(f"{len(game.stack)} steps wait for each other, the last is {frame[0]}")
            self._asked = asked
            return

    def _said(self, question: Question) -> Answer:
        """Ask the seat's function in `at_once` for its answer, and note the answer."""
        ways, noted, _ = self.at_once
        answer = ways[question.seat](question)
        bargain = question.shape == BARGAIN
        noted.append((question.seat, self.game.written(question, answer) if bargain else answer))
        return self.game.judge(question, answer) if bargain else check(question, answer)

    def _all_said(self, questions: tuple[Question, ...]) -> tuple[Answer, ...]:
        """Return the answers of several players that are asked at once. Their functions are called in turn."""
        left, said = list(range(len(questions))), [None] * len(questions)
        while left:
            number = left.pop(len(self.at_once[1]) % len(left))
            said[number] = self._said(questions[number])
        return tuple(said)

    def _unanswered(self, asked: Any) -> tuple[Question, ...]:
        """Return those of several questions asked at once that are still open. A saved position may hold some of their
        answers.
        """
        partial, questions = self.game.partial, asked.questions
        if partial and isinstance(asked, Both):
            return tuple(question for question, part in zip(questions, partial, strict=True) if part is None)
        return tuple(questions)
