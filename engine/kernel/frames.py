"""The stack of suspended steps, as plain data, and the registry that turns a name back into its step.

A *step* is a small function of a game. A generator step asks first (it yields questions) and changes the game only
after its last answer; a plain step asks nothing. What is suspended is a frame `(name, args, answers)`, never a
generator: a fork or a load makes the generator again by running the step over its stored answers. A frame is never
changed but replaced, so copies share it, and a step without arguments needs but one. Knows no game.
"""

from collections.abc import Callable
from inspect import isgeneratorfunction
from typing import Any, Self

from engine.kernel.asking import Answer, Refused

Frame = tuple[str, tuple[Any, ...], tuple[Any, ...]]  # name, args, answers
Step = Callable[..., Any]


def answered(frame: Frame, given: Any) -> Frame:
    """Return the frame with one answer more."""
    name, args, answers = frame
    return name, args, (*answers, given)


def from_its_beginning(frame: Frame) -> Frame:
    """Return the frame without its answers: the step has changed nothing yet."""
    name, args, _ = frame
    return name, args, ()


class Steps:
    """One registry a game: name -> (function, whether it asks)."""

    def __init__(self) -> None:
        self.table: dict[str, tuple[Step, bool]] = {}
        self.judge: Step | None = None  # gives the answer to a BARGAIN its proper form, or raises Refused

    def __call__(self, function: Step) -> Step:
        """Register a function as a step. Its name is `module.function`, short and stable, because it stands in saved
        positions.
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
    """The part that every game's position has; a game adds its own plain fields and a hand-written `clone`.

    `events` lie beside the position: they are emitted by steps, drained by the driver of the match, never copied.
    So does `audience`, which sees the moments between two questions: `show` calls it while a step runs.
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
        """Make a position that nobody watches; a copy is watched by nobody either."""
        made = object.__new__(cls)
        made.audience = None
        return made

    def push(self, name: str, *args: Any) -> None:
        """Let this step run next, on top of whatever is suspended."""
        self.stack.append((name, args, ()))

    def emit(self, kind: str, *facts: Any) -> None:
        """Note an event that everybody may know."""
        self.events.append((kind, facts, 0, ()))

    def whisper(self, kind: str, eyes: int, secret: tuple[Any, ...], *facts: Any) -> None:
        """Note an event with a part that only the seats in the bit mask `eyes` may know."""
        self.events.append((kind, facts, eyes, secret))

    def show(self, kind: str, *facts: Any) -> None:
        """Show the position, because some change is complete. A spectator changes nothing."""
        if self.audience is not None:
            self.audience(self, kind, facts)

    # what a game supplies
    def clone(self) -> "Position":
        raise TypeError("a game writes its own clone")

    def judge(self, question: Any, answer: Answer) -> Any:
        """Return the proper form of an answer to a BARGAIN, or Refused."""
        if self.STEPS.judge is None:
            raise TypeError("a game that bargains says how bargains are judged")
        return self.STEPS.judge(self, question, answer)

    def written_option(self, ref: Any) -> Any:
        """Return an option as records and saves hold it: names for numbers that depend on what else is in the box."""
        return ref

    def written(self, question: Any, answer: Answer) -> Any:
        """Return an answer as records and saves keep it; `judge` and the steps take it back in that form."""
        return answer

    def step_beside(self, seat: int, ref: Any) -> tuple[Any, ...]:
        """Return the step (name, *args) of an act beside the question, or Refused; it changes nothing by itself."""
        raise Refused("no_act", act=str(ref[0]))

    def audit(self) -> None:
        """Raise if something derived that is kept is not what it should be; the debug mode asks at every question."""

    def facts(self) -> tuple[Any, ...]:
        """Return everything that counts as the state, as comparable plain data."""
        raise TypeError("a game lists its facts")
