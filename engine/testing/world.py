"""One of two worlds at its table: what its people hear, and how they answer secret questions.

`two_worlds.py` runs and compares two of them. Knows no game, and of a table only what it needs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Protocol

from engine.kernel.asking import PICK, Answer, Question, Ref
from engine.kernel.game import QUICK, AnyMatch
from engine.testing.same_answers import MOST_ROUNDS, PASS, Chance, let_pass, same_answer

Message = dict[str, Any]
STEP = 60.0  # seconds from one public answer to the next
ROUND = 1.0  # seconds until a secret question is answered, where the table draws no pause
EARLY = 0.5  # seconds by which some answer before the others


class Table(Protocol):
    """The part of a table that a comparison needs."""

    seats: Any
    silence: Any
    given: list[Any]  # every answer, behind the number of its seat

    @property
    def answers(self) -> int: ...

    @property
    def match(self) -> AnyMatch: ...

    def receive(self, number: int, message: Message, now: float) -> None: ...

    def tick(self, now: float) -> None: ...

    def wake(self, now: float) -> float | None: ...

    def take(self, number: int) -> list[Message]: ...

    def snapshot(self, number: int, now: float) -> list[Message]: ...


@dataclass
class World:
    """A world at its table, with the time, and what every eye has heard since it was last compared."""

    table: Table
    eyes: list[int]
    avoid: Callable[[Ref], bool]
    blind: set[int]  # the seats that have not learnt the difference by the rules yet; shared by both worlds
    order: int = 0  # of the seats that know, where they answer one after the other: 1 or -1
    now: float = 0.0
    heard: dict[int, list[tuple[float, Message]]] = field(default_factory=dict)
    asked: set[int] = field(default_factory=set)  # eyes that were asked in secret since they were last compared
    begun: set[str] = field(default_factory=set)  # what a seat that knows was asked at last, for all to see
    offered: list[Ref] = field(default_factory=list)  # to those who know
    stood: dict[int, dict[str, Message]] = field(default_factory=dict)  # the last view and question, by eye
    serials: dict[int, int] = field(default_factory=dict)  # of the last question that an eye was shown
    comes_in: bool = True  # the eyes have just come, and are told how things stand; else they know

    def __post_init__(self) -> None:
        if self.comes_in:
            self.begin_again()
        else:
            for eye in self.eyes:
                self.table.take(eye)
                self.heard[eye] = []

    def begin_again(self) -> None:
        """Forget what was told before, and tell every eye how things stand."""
        for eye in self.eyes:
            self.heard[eye] = []
            self.take(eye, self.table.snapshot(eye, self.now))

    def take(self, eye: int, told: list[Message]) -> None:
        for message in told:
            self.heard[eye].append((round(self.now, 3), message))
            if message["kind"] == "question":
                self.serials[eye] = message["serial"]

    def hear(self) -> None:
        for eye in self.eyes:
            self.take(eye, self.table.take(eye))
        for question in self.table.match.pending:
            if question.seat not in self.eyes:
                self.offered += question.options
            elif question.secret:
                self.asked.add(question.seat)

    @property
    def told_events(self) -> bool:
        """Return whether anything has happened, for anybody to see, since the worlds were last compared."""
        return any(message["kind"] == "events" for heard in self.heard.values() for _, message in heard)

    def secret(self) -> list[Question]:
        return [question for question in self.table.match.pending if question.secret]

    def asked_now(self, windows: str) -> list[tuple[int, str]]:
        """Return who is asked what: in secret, and at a quick table for all to see too."""
        return [(one.seat, one.why) for one in self.table.match.pending if one.secret or windows == QUICK]

    def wait(self, until: float) -> None:
        """Let time pass, and let the table do at its own time what it wants to do meanwhile."""
        while (wake := self.table.wake(self.now)) is not None and self.now < wake <= until:
            self.now = wake
            self.table.tick(wake)
            self.hear()
        self.now = max(self.now, until)
        self.table.tick(self.now)
        self.hear()

    def say(self, seat: int, message: Message) -> None:
        self.table.receive(seat, message, self.now)
        self.hear()

    def answer(self, question: Question, answer: Answer) -> None:
        serial = self.table.seats[question.seat].serial
        self.say(question.seat, {"kind": "answer", "serial": serial, "answer": answer})

    def settle(self, eyes_first: bool, use: int) -> None:
        """Answer secret questions until there are none left and the table is no longer silent."""
        began = self.now
        for _ in range(MOST_ROUNDS):
            asked, silence = self.secret(), self.table.silence
            if not asked:
                if silence is None:
                    break
                self.wait(silence.until)
                continue
            due = max(self.now, silence.until) if silence is not None else self.now + ROUND
            eyes, others = ([one for one in asked if (one.seat in self.eyes) == mine] for mine in (True, False))
            if self.order:
                others = sorted(others, key=lambda question: question.seat * self.order)
                early, late = others[:1], [*others[1:], *eyes]
            else:
                early, late = (eyes, others) if eyes_first else (others, eyes)
            # A silence ends with the last answer in it: that one comes when a silence in which nobody is asked ends.
            self.answer_all(early, due if not late or (eyes_first and silence is not None) else due - EARLY, use)
            self.answer_all(late, due, use)
        self.wait(began + STEP)

    def answer_all(self, asked: list[Question], when: float, use: int) -> None:
        if asked:
            self.wait(max(self.now, when))
        for question in asked:
            if self.table.match.question_for(question.seat) is question:
                self.answer(question, self.secretly(question, use))

    def secretly(self, question: Question, use: int) -> Answer:
        """Return a pass for those who know. Another seat uses something now and then, in both worlds the same."""
        if use and question.seat in self.blind and question.shape == PICK:
            free = [ref for ref in question.options if ref != PASS and not self.avoid(ref)]
            if free:
                return question.options.index(free[use % len(free)])
        return let_pass(question)


def asked_alone(world: World, other: World) -> Iterator[tuple[int, Question]]:
    """Yield what this world alone asks those who know, for all to see."""
    for seat in range(len(world.table.seats)):
        mine, theirs = (one.table.match.question_for(seat) for one in (world, other))
        same = mine is not None and theirs is not None and theirs.why == mine.why
        if mine is not None and not mine.secret and seat not in world.blind and not same:
            yield seat, mine


def finish_choices(one: World, two: World, chance: Chance) -> None:
    """Let seats that know go on with a choice of several questions, where one world alone has another one for them: how
    many there are is told by nothing but the time that they take."""
    for _ in range(MOST_ROUNDS):
        if not (goes_on(one, two, chance) or goes_on(two, one, chance)):
            break


def goes_on(world: World, other: World, chance: Chance) -> bool:
    """Let one of them give its next answer in this world. Return whether one did."""
    for _, question in asked_alone(world, other):
        answers = same_answer(question, question, chance, world.avoid) if question.why in world.begun else None
        if answers is not None and not world.told_events:
            world.answer(question, answers[0])
            return True
    return False
