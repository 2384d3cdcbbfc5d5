"""The table: a match, the seats around it, and the methods by which people answer, talk, leave and come back.

Everything that happens comes in as a call with the time. Messages wait in `take(seat)`, and what must be kept waits in
`take_records()`. Records come first: a host writes them down before it sends the messages. updates.py decides who is
told what, automatic.py who answers without a person. Knows no transport and no words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from math import inf
from typing import Any

from cosmic_tui.messages.grammar import Message
from cosmic_tui.table import (
    automatic,
    characters,
    even_hold,
    reasons,
    reliving,
    remarks,
    showing,
    snapshots,
    stand_ins,
    undoing,
    updates,
)
from cosmic_tui.table.answer_log import Entry, mark_of, mark_of_act
from cosmic_tui.table.bot_search import Thinker
from cosmic_tui.table.clock import DealClock
from cosmic_tui.table.even_delay import Pauses
from cosmic_tui.table.even_hold import Silence
from cosmic_tui.table.events import shares
from cosmic_tui.table.falls import Falls
from cosmic_tui.table.history import History
from cosmic_tui.table.names import clean_chat
from cosmic_tui.table.orders import make_orders
from cosmic_tui.table.rules import AnyMatch, options_of, rules_of
from cosmic_tui.table.seats import AWAY, HERE, LEFT, WATCHERS, Seat, take_seats
from cosmic_tui.table.setup import OPEN, PERSON, GameSetup, check_setup
from engine.bots import make_bot
from engine.bots.player import Player
from engine.kernel.asking import BARGAIN, Answer, Question, Refused, act_of, check, is_act

BotMaker = Callable[[str, int, int], Player]
Chance = Callable[[], float]  # a number from 0 to 1 that nobody can guess


class Table:
    """One match with people and bots. Open it with `start`; call `tick` when `wake` says so."""

    def __init__(self, setup: GameSetup, bots: BotMaker | None = None, chance: Chance | None = None) -> None:
        check_setup(setup)
        self.setup = setup
        self.rules = rules_of(setup.game)
        self.options = options_of(setup)
        if self.rules.seats(setup.options) != len(setup.seats):
            raise Refused("seats_differ", n=len(setup.seats), seats=self.rules.seats(setup.options))
        self.bots = bots or partial(make_bot, game=setup.game)
        self.seats = take_seats(setup)
        self.watchers = Seat(WATCHERS, PERSON, "")
        self.watched = False
        self._match: AnyMatch | None = None
        self.clock: DealClock | None = None
        self.hold = 0.0  # until then, nobody is shown what the last answer has led to
        self.busy, self.at_once = False, inf  # whether bots have more to say, and how often they may without a pause
        self.silence: Silence | None = None  # that goes on now
        self.pauses = Pauses(chance) if chance is not None else None
        self.given: list[tuple[int, Answer]] = []  # every answer with its seat, without those that were taken back
        self.stood_in: set[int] = set()  # before which of them, by number, a stand-in was asked
        self.hands_out = False  # every guest who asks for the record after the end gets it
        self.records: list[Entry] = []
        self.keeping = snapshots.Keeping()  # of positions, for later rules
        self.history = History()
        self.ended = False
        self.past: showing.Keeper | None = None
        self.greetings: list[Message] = []  # of bots, when the game began
        self.thinker: Thinker | None = None  # without one, bots that look ahead play by their rules of thumb
        self.falls = Falls()  # of bots
        self.moments: list[showing.Moment] = []  # show points of the answer that is being given
        self.remarks = remarks.Remarks()

    @property
    def answers(self) -> int:
        """Return how many answers have been given."""
        return len(self.given)

    @property
    def started(self) -> bool:
        return self._match is not None

    @property
    def match(self) -> AnyMatch:
        """The running match. Raise Refused if there is none yet."""
        if self._match is None:
            raise Refused("not_started")
        return self._match

    # --- opening -------------------------------------------------------------------------------------------------

    def start(self, now: float, records: Iterable[Entry] = (), rules: int | None = None) -> None:
        """Begin the match, or replay these records, begun by the version `rules` (None: today's), and go on."""
        if self.started:
            raise Refused("already_started")
        if any(seat.who == OPEN for seat in self.seats):
            raise Refused("seats_open", n=sum(seat.who == OPEN for seat in self.seats))
        reliving.take_seats(self)
        reliving.replay(self, list(records), self.rules.version if rules is None else rules)
        for seat in self.readers():
            seat.forget()
        showing.watch(self)
        updates.tell_everybody_hello(self, now)
        characters.greet(self)
        self.go_on(now)

    def open_match(self, match: AnyMatch) -> None:
        """Set the match that the table plays."""
        self._match = match
        if self.past is not None:
            showing.watch(self)

    def let_go(self) -> None:
        """Free this table's memory: break the cycle of references between audience, table and match."""
        if self._match is not None:
            self._match.game.audience = None

    # --- doors ---------------------------------------------------------------------------------------------------

    def receive(self, number: int, message: Message, now: float) -> None:
        """Handle a message of a seat (TABLE_UP). If it is refused, tell only that seat."""
        seat = self.seat(number)
        try:
            reasons.check(self, message)
            self._act(seat, message, now)
        except Refused as refused:
            updates.tell_refused(seat, message.get("serial", 0), refused)

    def _act(self, seat: Seat, message: Message, now: float) -> None:
        kind = message["kind"]
        if kind == "answer":
            self.answer(seat.number, message["serial"], message["answer"], now, message.get("reason"))
        elif kind == "preview":
            self._preview(seat, message, now)
        elif kind == "help":
            updates.tell_help(self, seat, self._asked(seat, message["serial"], now))
        elif kind == "chat":
            self.chat(seat.number, message["text"], now)
        elif kind == "orders":
            stand_ins.give_orders(self, seat, make_orders(message["orders"]))
            self.go_on(now)
        elif kind == "undo":
            undoing.undo(self, seat.number, now)
        elif kind == "leave":
            self.leave(seat.number, now)
        else:
            self.back(seat.number, now)

    def answer(self, number: int, serial: int, given: Any, now: float, reason: Any = None) -> None:
        """Take a person's answer to the question with that serial, or an act. Raise Refused if it is neither."""
        seat = self.seat(number)
        if is_act(given):
            self._let_act(seat, given, now)
            return
        question = self._asked(seat, serial, now)
        answer = self.proper(question, given)
        if self.pauses is not None and not question.secret and seat.asked_at is not None:
            self.pauses.learn_open(now - seat.asked_at)
        self.history.remember(self.match.fork(), undoing.taken_back_by(self, number, question, answer), self.answers)
        offered = {
            other: self.rules.offers(self.match, question, answer, other.number, other.offered)
            for other in self.people()
        }
        try:
            self.give(question, answer, now)
        except Refused:
            self.history.drop()
            raise
        for other, seen in offered.items():
            other.offered = seen
        if reason is not None and not question.secret:
            reasons.tell(self, number, reason)
        self.go_on(now)

    def _let_act(self, seat: Seat, given: Any, now: float) -> None:
        """Carry out what a person does beside the question, no matter who is asked."""
        self._may_act(seat, given, now)
        self.history.remember(self.match.fork(), seat.number, self.answers)
        try:
            self.act(seat.number, given, now)
        except Refused:
            self.history.drop()
            raise
        seat.offered = frozenset()  # what else there was has not been turned down
        self.go_on(now)

    def _may_act(self, seat: Seat, given: Any, now: float) -> None:
        """Raise Refused if the seat may not act now. While something is held back all acts are refused alike, so that a
        refusal tells nothing.
        """
        if updates.held_back(self, seat, now):
            raise Refused("act_later")
        self.match.game.step_beside(seat.number, act_of(given))

    def _asked(self, seat: Seat, serial: int, now: float) -> Question:
        question = self.match.question_for(seat.number)
        # What is held back has not been asked yet: a guest who guesses the serial learns nothing by it (R-SEC-2).
        if question is None or updates.held_back(self, seat, now):
            raise Refused("not_asked")
        if serial != seat.serial:
            raise Refused("question_gone")
        return question

    def proper(self, question: Question, given: Any) -> Answer:
        """Return the answer in the engine's form. Refuse what only the clock may answer."""
        answer = self.rules.answer(question, given)
        if isinstance(answer, (list, tuple)) and tuple(answer) == self.rules.lapse(self.match)[1]:
            raise Refused("form")
        return answer if question.shape == BARGAIN else check(question, answer)

    def _preview(self, seat: Seat, message: Message, now: float) -> None:
        answer = message["answer"]
        if is_act(answer):
            self._may_act(seat, answer, now)
        else:
            question = self._asked(seat, message["serial"], now)
            answer = self.proper(question, answer)
        found = self.rules.preview(self.match, seat.number, answer)
        seat.send({"kind": "preview", "serial": seat.serial, "answer": message["answer"], "preview": found})

    def chat(self, number: int, text: str, now: float) -> None:
        """Pass a line of chat on to everybody, or raise Refused."""
        seat = self.seat(number)
        line = clean_chat(text)
        if not seat.may_chat(now):
            raise Refused("chat_too_fast")
        for other in self.listeners():
            other.send({"kind": "chat", "seat": number, "name": seat.name, "text": line})

    # --- coming and going ----------------------------------------------------------------------------------------

    def go_back(self, match: AnyMatch, answers: int, now: float) -> None:
        """Go back to the position after so many answers."""
        self._match, self.clock, self.silence, self.hold = match, None, None, now
        del self.given[answers:]
        self.stood_in = {number for number in self.stood_in if number < answers}
        self.keeping.undone(answers)
        reliving.as_after(self, answers)
        for seat in self.seats:
            seat.offered = frozenset()
        self.records.append(["undo", answers])
        showing.watch(self)

    def away(self, number: int, now: float) -> None:
        """Note that the connection to this person is lost. The seat is kept for them."""
        self._presence(number, AWAY, now)

    def back(self, number: int, now: float) -> None:
        self._presence(number, HERE, now)

    def leave(self, number: int, now: float) -> None:
        """Let this person give up the game. A stand-in plays on if the table has one."""
        self._presence(number, LEFT, now)

    def lend_hand(self, number: int, now: float) -> None:
        """Let the stand-in answer for this absent person until they are back."""
        seat = self.seat(number)
        seat.helped = seat.person and seat.state != HERE
        self.go_on(now)

    def _presence(self, number: int, state: str, now: float) -> None:
        seat = self.seat(number)
        if seat.person and seat.state != state:
            seat.state, seat.since, seat.helped = state, now, False
            updates.tell_presence(self, now)
            self.go_on(now)

    def snapshot(self, number: int, now: float) -> list[Message]:
        """Return all messages for a person who comes to this seat, or to watch (-1)."""
        seat = self.watchers if number == WATCHERS else self.seat(number)
        self.watched = self.watched or number == WATCHERS
        unseen = [] if seat.met else [message for message in seat.out if message["kind"] == "show"]
        seat.out = [updates.hello(self, seat, now), *([] if seat.met else self.greetings)]
        if self.started:
            updates.tell_again(self, seat, unseen, now)
            updates.tell_end(self, [seat])
        if seat.number != WATCHERS:
            seat.send(updates.orders_told(self, seat, now))
        return self.take(number)

    # --- the course of things ------------------------------------------------------------------------------------

    def give(self, question: Question, answer: Answer, now: float, by_itself: bool = False) -> None:
        """Answer a question of the match, record it, and log what happened. A refusal changes nothing. `by_itself`: no
        person gave the answer, and it comes as soon as the question is there.
        """
        if is_act(answer):
            self.act(question.seat, answer, now)
            return
        passed, written = self.rules.silences(self.match), self.match.game.written(question, answer)
        self._give(question.seat, answer, mark_of(question, self.match), written)
        even_hold.begin(self, question, passed, now, by_itself)

    def act(self, number: int, answer: Answer, now: float) -> None:
        """Carry out a seat's act beside the question."""
        passed, act = self.rules.silences(self.match), {"act": list(act_of(answer))}
        self._give(number, act, mark_of_act(number, self.match), act)
        even_hold.begin(self, None, passed, now, by_itself=False)

    def _give(self, seat: int, answer: Answer, mark: int, written: Answer) -> None:
        self.match.answer(seat, answer)
        self.records.append(["answer", seat, written, mark, *([1] if self.answers in self.stood_in else [])])
        self.given.append((seat, written))
        where = self.read_events()
        if where:
            snapshots.note_where(self)

    def read_events(self) -> bool:
        """Add the new events to every seat's log, each its share. Return True if one is a milestone."""
        happened, self.match.game.events = self.match.game.events, []
        readers = self.readers()
        before = {seat.number: len(seat.log) for seat in readers}
        for seat, told in zip(readers, shares(self.rules, happened, [seat.number for seat in readers]), strict=True):
            seat.log += told
            if seat.person and any(self.rules.shows_something(event, seat.number) for event in told):
                self.history.forget()  # what one of the people has learnt now cannot be taken back
            stand_ins.end_orders(self, seat, happened)
        if any(question.reveals and self.seats[question.seat].person for question in self.match.pending):
            self.history.forget()  # a question shows something, too
        showing.tell_moments(self, before)
        if self.past is not None:
            self.past(self)
        return any(self.rules.milestone(event) for event in happened)

    def tick(self, now: float) -> None:
        """Go on as time passes."""
        self.go_on(now)

    def go_on(self, now: float) -> None:
        """Give all automatic answers that are due, then tell everybody what is new."""
        if not self.started:
            return
        automatic.run(self, now)
        if self.busy:
            return
        if self.match.over:
            self.silence, self.hold = None, now  # there are no secrets any more
        updates.tell_all(self, now)
        if self.match.over and not self.ended:
            self.ended = True
            self.records.append(["end", list(self.rules.ending(self.match)["winners"])])
            updates.tell_end(self, self.listeners())

    def wake(self, now: float) -> float | None:
        """Return the time at which `tick` is needed next, or None."""
        return automatic.next_time(self, now)

    # --- who is there --------------------------------------------------------------------------------------------

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats if seat.name]

    def people(self) -> list[Seat]:
        return [seat for seat in self.seats if seat.person]

    def alone(self, seat: Seat) -> bool:
        """Return whether this person plays only against bots."""
        return self.people() == [seat]

    @property
    def hides(self) -> bool:
        """Return whether a pause could tell a person something. It cannot if all are bots, wherever they run, or if one
        person plays alone with the table's bots.
        """
        people = self.people()
        return len(people) > 1 and not all(seat.robot for seat in people)

    def readers(self) -> list[Seat]:
        """Return the seats for which events are logged: people, and spectators."""
        return [*self.people(), self.watchers]

    def listeners(self) -> list[Seat]:
        """Return the seats that are told things now."""
        return self.readers() if self.watched else self.people()

    def take(self, number: int) -> list[Message]:
        """Return the messages that wait for a seat, and clear them."""
        seat = self.watchers if number == WATCHERS else self.seat(number)
        waiting, seat.out, seat.met = seat.out, [], True
        return waiting

    def take_records(self) -> list[Entry]:
        waiting, self.records = self.records, []
        return waiting

    def seat(self, number: int) -> Seat:
        if type(number) is not int or not 0 <= number < len(self.seats):
            raise ValueError("no such seat")
        return self.seats[number]
