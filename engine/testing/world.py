"""One of two compared worlds at its table: what its seats are told, and how they answer secret questions.

`two_worlds.py` runs and compares two of these. Independent of any game; of a table it needs only `Table`.
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
EARLY = 0.5  # seconds by which some seats answer before the others


class Table(Protocol):
    """The part of a table that a comparison uses."""

    seats: Any
    silence: Any
    given: list[Any]  # every answer, as (seat, answer)

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
    """A world at its table, with the current time and what each observer (an eye: a seat, or -1) was told since the
    last comparison.
    """

    table: Table
    eyes: list[int]
    avoid: Callable[[Ref], bool]
    blind: set[int]  # the seats that have not learnt the difference by the rules yet; shared by both worlds
    order: int = 0  # in which the seats that know answer, if one after the other: 1 or -1
    now: float = 0.0
    heard: dict[int, list[tuple[float, Message]]] = field(default_factory=dict)
    asked: set[int] = field(default_factory=set)  # eyes that were asked in secret since they were last compared
    begun: set[str] = field(default_factory=set)  # the kind of public question that a seat that knows was asked last
    offered: list[Ref] = field(default_factory=list)  # to those who know
    stood: dict[int, dict[str, Message]] = field(default_factory=dict)  # the last view and question, by eye
    serials: dict[int, int] = field(default_factory=dict)  # of the last question that an eye was shown
    comes_in: bool = True  # the eyes have just arrived and are told the state; otherwise they have been told

    def __post_init__(self) -> None:
        if self.comes_in:
            self.begin_again()
        else:
            for eye in self.eyes:
                self.table.take(eye)
                self.heard[eye] = []

    def begin_again(self) -> None:
        """Forget what the seats and the spectator were told so far, and tell each of them the current state."""
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
        """Return whether any eye was told an event since the last comparison."""
        return any(message["kind"] == "events" for heard in self.heard.values() for _, message in heard)

    def secret(self) -> list[Question]:
        return [question for question in self.table.match.pending if question.secret]

    def asked_now(self, windows: str) -> list[tuple[int, str]]:
        """Return who is asked what: secret questions, and at a quick table public ones too."""
        return [(one.seat, one.why) for one in self.table.match.pending if one.secret or windows == QUICK]

    def wait(self, until: float) -> None:
        """Let time pass until `until`; at its own times the table does what is due."""
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
        """Answer secret questions until none is left and the table's silence is over."""
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
            # A silence ends with its last answer, so that answer comes when a silence without any question would end.
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
        """Return the answer to a secret question. Seats that know the difference pass; others sometimes use something,
        the same in both worlds.
        """
        if use and question.seat in self.blind and question.shape == PICK:
            free = [ref for ref in question.options if ref != PASS and not self.avoid(ref)]
            if free:
                return question.options.index(free[use % len(free)])
        return let_pass(question)


def asked_alone(world: World, other: World) -> Iterator[tuple[int, Question]]:
    """Yield public questions to seats that know the difference, if only this world asks them."""
    for seat in range(len(world.table.seats)):
        mine, theirs = (one.table.match.question_for(seat) for one in (world, other))
        same = mine is not None and theirs is not None and theirs.why == mine.why
        if mine is not None and not mine.secret and seat not in world.blind and not same:
            yield seat, mine


def finish_choices(one: World, two: World, chance: Chance) -> None:
    """Let seats that know the difference finish a choice of several questions where the worlds ask different numbers of
    them. Only the time it takes tells others how many there are.
    """
    for _ in range(MOST_ROUNDS):
        if not (goes_on(one, two, chance) or goes_on(two, one, chance)):
            break


def goes_on(world: World, other: World, chance: Chance) -> bool:
    """Let one such seat give its next answer in this world. Return whether there was one."""
    for _, question in asked_alone(world, other):
        answers = same_answer(question, question, chance, world.avoid) if question.why in world.begun else None
        if answers is not None and not world.told_events:
            world.answer(question, answers[0])
            return True
    return False
