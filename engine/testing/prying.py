"""A test of everything that a seat can try at one position, in two worlds that differ in one hidden thing.

`two_worlds.py` plays a pair of worlds on as people would. Here nobody plays on. A seat that may not know the difference
looks at the table as if it had just arrived, asks for help, previews whatever a program can send, gives answers of
every wrong shape, proposes deals of every kind, tries every act, and asks for an undo. All replies must be the same in
both worlds. They must be the same again after the seats that know have asked for help with their own cards, so that
nothing stored between questions tells of another hand. A game supplies the acts and the proposals (`Tries`).
Independent of any game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.kernel.asking import BARGAIN, Answer, Question, Ref, how_many, nth
from engine.kernel.game import AnyMatch
from engine.testing.differences import first_difference
from engine.testing.same_answers import Chance
from engine.testing.two_worlds import WATCHER, Found, Pair
from engine.testing.world import Message, Table

MOST_PREVIEWS, MOST_ACTS, MOST_WISHES = 5, 9, 12
HUGE = 1 << 40
OpenTable = Callable[[AnyMatch], Table]


@dataclass(frozen=True)
class Tries:
    """The acts beside the question that a client of this game can name, and proposals with every kind of term."""

    acts: Callable[[AnyMatch, Chance], Sequence[Ref]] = lambda match, chance: ()
    wishes: Callable[[AnyMatch, int, Chance], Sequence[Any]] = lambda match, seat, chance: ()


def wrong_answers(question: Question) -> list[Answer]:
    """Return answers of every shape that no question accepts, and some that are only wrong for this one."""
    count = len(question.options)
    found: list[Answer] = [
        -1, count, HUGE, True, None, 0.5, "", "pass", [], [-1], [count], [0, 0], ["pass"], [[0]], [None], {},
        {"act": []}, {"act": "pass"}, {"act": [1]}, {"act": ["pass"]}, question.low - 1, question.high + 1,
        [1] * (len(question.caps) + 1), [question.high + 1] * len(question.caps), list(range(count + 1)), ["lapse"],
        ["accept", HUGE], ["decline", HUGE], ["propose"], ["propose", None], ["propose", [[], [], [], [], []]],
    ]  # fmt: skip
    return found


class Prying:
    """A check of one pair of worlds at one position. `open_table` opens a table at a position, with everybody present.
    """

    def __init__(self, pair: Pair, open_table: OpenTable, windows: str, chance: Chance, tries: Tries) -> None:
        self.pair, self.open_table, self.windows, self.chance, self.tries = pair, open_table, windows, chance, tries
        self.compared = 0

    def look(self) -> Found | None:
        """Let every seat that does not know the difference try everything. Return the first difference that a seat
        notices.
        """
        eyes = [eye for eye in range(WATCHER, self.pair.one.game.n) if eye not in self.pair.knows]
        for eye in eyes:
            found = self.pry(eye)
            if found is not None:
                return found
        return None

    def pry(self, eye: int) -> Found | None:
        questions = [match.question_for(eye) for match in (self.pair.one, self.pair.two)]
        if any(question is not None and question.reveals for question in questions) and not self.pair.unseen:
            return None  # the question itself shows hidden things
        tables = [self.open_table(match) for match in (self.pair.one, self.pair.two)]
        if any(table.answers for table in tables):
            return None  # standing orders have answered, so no table stops at this position
        messages = list(self.messages(eye))
        one, two = (self.said(table, eye, messages) for table in tables)
        found = self.differing(eye, one, two)
        if found is None and eye >= 0 and self.pair.knows - {WATCHER, eye}:
            again = []
            for match in (self.pair.one, self.pair.two):
                table = self.open_table(match)
                self.others_ask(table)
                again.append(self.said(table, eye, messages))
            found = self.differing(eye, again[0], again[1])
            found = found or self.differing(eye, one, again[0], " after others have asked")
        return found

    def differing(
        self, eye: int, one: list[tuple[str, Any]], two: list[tuple[str, Any]], when: str = ""
    ) -> Found | None:
        for (what, mine), (_, theirs) in zip(one, two, strict=True):
            self.compared += 1
            if repr(mine) != repr(theirs):
                where, *parts = first_difference(mine, theirs, what)
                return Found(self.pair.what, self.windows, eye, 0, f"{where}{when}", *parts)
        return None

    def said(self, table: Table, eye: int, messages: Sequence[Message]) -> list[tuple[str, Any]]:
        """Return what a seat is told on arrival and after everything it tries. After an accepted message a new table is
        opened, because its effects are not compared.
        """
        match = table.match.fork()
        told: list[tuple[str, Any]] = [("snapshot", table.snapshot(eye, 0.0))]
        serial = table.seats[eye].serial if eye >= 0 else 0
        for message in messages:
            asked = {**message, "serial": message["serial"] + serial} if "serial" in message else message
            before = table.answers
            table.receive(eye, asked, 0.0)
            told.append((shown(message), table.take(eye)))
            if table.answers != before:
                told[-1], table = (shown(message), "accepted"), self.open_table(match)
                table.snapshot(eye, 0.0)
        return told

    def others_ask(self, table: Table) -> None:
        """Let the seats that know the difference ask for help, and preview answers with what they hold."""
        for seat in sorted(self.pair.knows.intersection(range(len(table.seats)))):
            question = table.match.question_for(seat)
            serial = table.seats[seat].serial
            table.receive(seat, {"kind": "help", "serial": serial}, 0.0)
            for answer in previews(question, self.chance, 3) if question is not None else ():
                table.receive(seat, {"kind": "preview", "serial": serial, "answer": answer}, 0.0)

    def messages(self, eye: int) -> Iterator[Message]:
        """Yield all messages that this seat tries. A serial number in them is relative to that of the seat's question.
        """
        if eye < 0:
            return
        match = self.pair.one
        question = match.question_for(eye)
        yield {"kind": "help", "serial": 0}
        yield {"kind": "undo"}
        acts: list[Answer] = [
            {"act": list(ref)} for ref in some(self.tries.acts(match, self.chance), self.chance, MOST_ACTS)
        ]
        lawful: list[Answer] = []
        wrong: list[Answer] = []
        if question is not None:
            lawful = previews(question, self.chance, MOST_PREVIEWS)
            wrong = some(wrong_answers(question), self.chance, MOST_ACTS)
            if question.shape == BARGAIN:
                wishes = some(self.tries.wishes(match, eye, self.chance), self.chance, MOST_WISHES)
                wrong += [["propose", wish] for wish in wishes]
        for answer in [*lawful, *wrong, *acts]:
            yield {"kind": "preview", "serial": 0, "answer": answer}
        if question is None:  # a guessed answer must be refused in the same words, whatever others are asked
            for kind in ("preview", "answer"):
                yield {"kind": kind, "serial": self.chance.below(2), "answer": 0}
            yield {"kind": "help", "serial": 1}
        for answer in [*wrong, *acts]:
            yield {"kind": "answer", "serial": 0, "answer": answer}


def shown(message: Message) -> str:
    return f"{message['kind']} {message['answer']!r}" if "answer" in message else str(message["kind"])


def some(of: Sequence[Any], chance: Chance, most: int) -> list[Any]:
    """Return up to `most` of these at random, each at most once."""
    left = list(of)
    return [left.pop(chance.below(len(left))) for _ in range(min(most, len(left)))]


def previews(question: Question, chance: Chance, most: int) -> list[Answer]:
    """Return some of the legal answers to a question."""
    if question.shape == BARGAIN:
        return [["give_up"]]
    count = how_many(question)
    return [nth(question, number) for number in some(range(min(count, 200)), chance, most)]
