"""The `Staging` interface, which a game implements so that its scenarios can be played, and the record of a run.

A `Staging` sets up positions and knows the names of things; a `Run` holds what has happened so far. Neither plays
anything.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from engine.kernel.asking import AMOUNT, PICK, SOME, SPREAD, Answer, Question, Ref, from_the_fullest
from engine.kernel.errors import Unreadable
from engine.kernel.match import Match
from engine.kernel.views import Facts
from engine.testing.scenario import Scenario, ScriptLine


class Misfit(Unreadable):
    """An error for a script's answer that is not among the options, although the line waits for this very question."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


@dataclass(frozen=True)
class Failure:
    """A result that differs from what the scenario expects."""

    code: str
    line: int
    facts: Facts


@dataclass(frozen=True)
class Entry:
    """One given answer: the seat, why it was asked, the answer in words, and the line of the script, or 0 for a plain
    answer.
    """

    seat: str
    why: str
    said: str
    line: int


@dataclass
class Run:
    """A run of a scenario: everything so far that expectations may look at."""

    match: Match[Any]
    events: list[tuple[Any, ...]] = field(default_factory=list)
    asked: list[Question] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    foregone: list[Question] = field(default_factory=list)  # there was only one answer, and nobody was asked
    line: tuple[int, int] = (0, 0)  # how many events and questions there were when the last line was played
    since: tuple[int, int] = (0, 0)  # the current expectation counts events and questions from here on

    @property
    def told_since(self) -> list[tuple[Any, ...]]:
        return self.events[self.since[0] :]

    @property
    def asked_since(self) -> list[Question]:
        return self.asked[self.since[1] :]


@dataclass
class Report:
    """The result of playing a scenario."""

    id: str
    title: str
    failures: list[Failure]
    entries: list[Entry]


class Move(Protocol):
    """One answer that a script line gives; the game adds fields of its own. A loose move is skipped if the seat is not
    asked for it next.
    """

    @property
    def seat(self) -> int: ...

    @property
    def loose(self) -> bool: ...


@dataclass(frozen=True)
class Acting:
    """An act of a seat beside the question. It waits until a question with one of these `whys` is open; any question if
    there are none.
    """

    seat: int
    ref: Ref
    whys: tuple[str, ...] = ()
    loose: bool = False


class Staging(Protocol):
    """The part of a scenario that a game supplies. Making it raises BadScenario if anything in the scenario cannot be
    understood.
    """

    def anew(self, scenario: Scenario) -> "Staging": ...  # of another scenario of this game

    def begin(self) -> Match[Any]: ...

    def look(self, match: Match[Any]) -> None: ...  # lines are about this match from now on, not about the one begun

    def moves(self, line: ScriptLine) -> Sequence[Move]: ...  # a line's answers, in order; or one `Acting` alone

    def answer(self, question: Question, move: Any) -> Answer | None: ...  # None: does not fit

    def default(self, question: Question) -> Answer: ...

    def has_it(self, match: Match[Any], move: Any) -> bool: ...  # whether the seat has what the line would use

    def is_pause(self, question: Question) -> bool: ...  # between two steps of the course, nobody is really asked

    def go_on(self, match: Match[Any]) -> None: ...  # after a pause

    def reached(self, match: Match[Any], moment: str) -> bool: ...  # at a pause

    def ended(self, run: Run, until: str, turns: int) -> bool: ...  # at a pause

    def notice(self, run: Run) -> None: ...  # called at each question

    def compare(self, run: Run, key: str, wanted: Any) -> list[tuple[str, str, str]]: ...  # (what, wanted, found)

    def name(self, seat: int) -> str: ...

    def say(self, question: Question, answer: Answer) -> str: ...

    def where(self, match: Match[Any]) -> str: ...  # the moment the game is at


def plain_answer(question: Question, declines: Collection[Ref]) -> Answer:
    """Return the default answer for an unscripted seat: decline if possible, else the first or smallest legal answer.
    """
    if question.shape == PICK:
        return next((number for number, ref in enumerate(question.options) if ref in declines), 0)
    if question.shape == SOME:
        return tuple(range(question.low))
    if question.shape == AMOUNT:
        return question.low
    if question.shape == SPREAD:
        return from_the_fullest(question, question.low)
    raise TypeError("how a bargain is turned down is for the game to say")


def as_in_a_file(value: Any, quote: str = "") -> str:
    """Return a value as text in the notation of a scenario file."""
    if isinstance(value, dict):
        parts = [f"{key} = {as_in_a_file(part, quote)}" for key, part in value.items()]
        return f"{{ {', '.join(parts)} }}" if parts else "{}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(as_in_a_file(part, quote) for part in value)}]"
    if isinstance(value, bool):
        return str(value).lower()
    return f"{quote}{value}{quote}" if isinstance(value, str) else str(value)


def differing(key: str, rows: Iterable[tuple[str, Any, Any]], quote: str = "") -> list[tuple[str, str, str]]:
    """Return the rows whose wanted and found values differ, as texts for the report."""
    return [
        (f"{key}.{what}" if what else key, as_in_a_file(wanted, quote), as_in_a_file(found, quote))
        for what, wanted, found in rows
        if wanted != found
    ]
