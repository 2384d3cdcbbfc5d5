"""Tables for tests: people and bots of a few kinds, time in hand, and a second table with other hidden cards."""

from __future__ import annotations

import copy
from typing import Any

from cosmic_tui.messages import up as messages
from cosmic_tui.messages.grammar import Message
from cosmic_tui.table.setup import BOT, PERSON, GameSetup, SeatSetup
from cosmic_tui.table.table import Table
from engine.bots.player import Player
from engine.kernel.asking import BARGAIN, nth
from engine.kernel.views import View
from tests.support import Dice, Person

PASS = ["pass"]
NEGOTIATE = 41
NAMES = ("Ada", "Bea", "Cid", "Dan", "Eve")


class FirstBot(Player):
    """Passes whatever can be passed, otherwise takes the first answer there is; needs no chance."""

    def __init__(self, level: str, seat: int, seed: int) -> None:
        self.seat = seat

    def answer(self, view: View) -> Any:
        from engine.bots.questions import question_of

        question = view["question"]
        if question["shape"] == "bargain":
            theirs = question["data"]["theirs"]
            return ["decline", theirs[0]] if theirs else ["give_up"]
        return question["options"].index(PASS) if PASS in question["options"] else nth(question_of(view), 0)


def random_bots(level: str, seat: int, seed: int) -> Person:
    """Bots that answer by dice; games of theirs come to an end."""
    return Person(seed * 10 + seat)


def setup_for(people: int = 1, seats: int = 4, seed: int = 1, **more: Any) -> GameSetup:
    """Some people, then bots; without aliens and flares unless said."""
    options = {"seats": seats, "alien_mode": "none", "flares": False, **more.pop("options", {})}
    sitting = [SeatSetup(PERSON, name) for name in NAMES[:people]]
    sitting += [SeatSetup(BOT, f"Bot{number}", "random") for number in range(people, seats)]
    return GameSetup(tuple(sitting), seed, options, **more)


def open_table(people: int = 1, bots: Any = FirstBot, **more: Any) -> Table:
    """A started table; what it says at the start has been taken."""
    table = Table(setup_for(people, **more), bots)
    table.start(0.0)
    for number in range(people):
        table.snapshot(number, 0.0)
    return table


def last(messages: list[Message], kind: str) -> Message | None:
    return next((message for message in reversed(messages) if message["kind"] == kind), None)


def asked_seat(table: Table) -> int:
    """The first person who is asked."""
    return next(question.seat for question in table.match.pending if table.seats[question.seat].person)


def answer_first(table: Table, seat: int, now: float = 0.0) -> None:
    """Any lawful answer of this seat: a pass if there is one."""
    question = table.match.question_for(seat)
    assert question is not None
    if question.shape == BARGAIN:
        theirs = question.data["theirs"]
        answer: Any = ["decline", theirs[0]] if theirs else ["give_up"]
    else:
        answer = question.options.index(("pass",)) if ("pass",) in question.options else nth(question, 0)
    table.receive(seat, {"kind": "answer", "serial": table.seats[seat].serial, "answer": answer}, now)


def play_until(table: Table, why: str, most: int = 400) -> int:
    """Answer for everybody until somebody is asked this; returns who."""
    for _ in range(most):
        for question in table.match.pending:
            if question.why == why and table.seats[question.seat].person:
                return question.seat
        answer_first(table, asked_seat(table))
    raise AssertionError(f"nobody was ever asked {why}")


def twin(table: Table, seat: int, dice: Dice) -> Table | None:
    """The same table for this seat, with other cards in all places it cannot see; None if that deal leads elsewhere."""
    match = table.rules.redeal(table.match, seat, dice)
    if match is None:
        return None
    other = copy.copy(table)
    other._match = match
    other.seats = [copy.copy(old) for old in table.seats]
    other.watchers = copy.copy(table.watchers)
    for new in [*other.seats, other.watchers]:
        new.log, new.out, new.shown = list(new.log), [], dict(new.shown)
        new.question = match.question_for(new.number) if new.number >= 0 else None
    other.records, other.history = [], copy.copy(table.history)
    return other


def at_a_deal(people: int = 4, **more: object) -> tuple[Table, list[int]]:
    """A table whose two main players have just met with negotiates; who they are."""
    table = open_table(people=people, seed=5, options={"deals": "open"}, **more)
    for _ in range(2000):
        asked = [question for question in table.match.pending if table.seats[question.seat].person]
        if asked[0].why == "deal":
            return table, [question.seat for question in table.match.pending]
        question = asked[0]
        if question.why == "planning.pick" and ("card", NEGOTIATE) in question.options:
            answer = question.options.index(("card", NEGOTIATE))
            table.receive(question.seat, messages.answer(table.seats[question.seat].serial, answer), 0.0)
        else:
            answer_first(table, question.seat)
    raise AssertionError("no deal in two thousand answers")
