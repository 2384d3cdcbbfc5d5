"""The stack of suspended steps, as plain data, and the registry that finds a step by its name.

A *step* is a small function of a game. A generator step asks first (it yields questions) and changes the game only
after its last answer; a plain step asks nothing. A suspended step is stored as a frame `(name, args, answers)`, never
as a generator: a copy or a loaded game makes the generator again by running the step over its stored answers. A frame
is never changed, only replaced, so copies can share it. Independent of any game.
"""

from collections.abc import Callable
from inspect import isgeneratorfunction
from typing import Any, Self

from engine.kernel.asking import Answer, Refused

Frame = tuple[str, tuple[Any, ...], tuple[Any, ...]]  # name, args, answers
Step = Callable[..., Any]


def answered(frame: Frame, given: Any) -> Frame:
    """Return the frame with one more answer."""
    name, args, answers = frame
    return name, args, (*answers, given)


def from_its_beginning(frame: Frame) -> Frame:
    """Return the frame without its answers, so that its step starts over. That step has changed nothing yet."""
    name, args, _ = frame
    return name, args, ()


class Steps:
    """A game's registry of steps: name -> (function, whether it asks questions)."""

    def __init__(self) -> None:
        self.table: dict[str, tuple[Step, bool]] = {}
        self.judge: Step | None = None  # returns an answer to a BARGAIN in its canonical form, or raises Refused

    def __call__(self, function: Step) -> Step:
        """Register a function as a step. Its name is `module.function`, which is short and stable, because saved
        positions contain it.
        """
        return self.named(f"{function.__module__.rpartition('.')[2]}.{function.__name__}")(function)

    def named(self, name: str) -> Callable[[Step], Step]:
        def register(function: Step) -> Step:
            if name in self.table:
                raise ValueError(f"two steps are called {name}")
            self.table[name] = (function, isgeneratorfunction(function))
            return function

        return register


class Position:
    """The part of a position that is the same in every game. A game adds its own plain fields and its own `clone`.

    `events` and `audience` do not belong to the state and are not copied. Steps add events, and the code that drives
    the match takes them out. `audience` is called by `show` while a step runs, to display moments between two
    questions.
    """

    __slots__ = ("audience", "counter", "events", "over", "partial", "seed", "stack")

    STEPS: Steps

    seed: int
    counter: int
    over: bool
    stack: list[Frame]
    partial: list[Any]
    events: list[tuple[Any, ...]]
    audience: Callable[[Any, str, tuple[Any, ...]], None] | None

    def __new__(cls) -> Self:
        """Make a position without an audience; a copy has none either."""
        made = object.__new__(cls)
        made.audience = None
        return made

    def push(self, name: str, *args: Any) -> None:
        """Put a step on top of the stack of suspended steps, so that it runs next."""
        self.stack.append((name, args, ()))

    def emit(self, kind: str, *facts: Any) -> None:
        """Record an event that everybody may know."""
        self.events.append((kind, facts, 0, ()))

    def whisper(self, kind: str, eyes: int, secret: tuple[Any, ...], *facts: Any) -> None:
        """Record an event with a secret part that only the seats in the bit mask `eyes` may know."""
        self.events.append((kind, facts, eyes, secret))

    def show(self, kind: str, *facts: Any) -> None:
        """Show the position to the audience, because a change is complete. The audience must change nothing."""
        if self.audience is not None:
            self.audience(self, kind, facts)

    # methods that a game supplies
    def clone(self) -> "Position":
        raise TypeError("a game writes its own clone")

    def judge(self, question: Any, answer: Answer) -> Any:
        """Return an answer to a BARGAIN in its canonical form, or raise Refused."""
        if self.STEPS.judge is None:
            raise TypeError("a game that bargains says how bargains are judged")
        return self.STEPS.judge(self, question, answer)

    def written_option(self, ref: Any) -> Any:
        """Return an option as records and saves store it: numbers that depend on the contents of the box become names.
        """
        return ref

    def written(self, question: Any, answer: Answer) -> Any:
        """Return an answer as records and saves store it. `judge` and the steps also accept this form."""
        return answer

    def step_beside(self, seat: int, ref: Any) -> tuple[Any, ...]:
        """Return the step (name, *args) that carries out an act beside the question, or raise Refused. This method
        itself changes nothing.
        """
        raise Refused("no_act", act=str(ref[0]))

    def audit(self) -> None:
        """Raise an error if a derived field has a wrong value. The debug mode calls this at every question."""

    def facts(self) -> tuple[Any, ...]:
        """Return the whole state as plain data that can be compared."""
        raise TypeError("a game lists its facts")
