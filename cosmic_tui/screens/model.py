"""What the people at this keyboard have been told by the table: the last view, the open question, the story so far.

Takes messages of a link one by one and keeps them as plain data and finished lines; sends nothing and draws nothing.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import msgpack

from cosmic_tui.draw.scene import COLOURS, Line, Person
from cosmic_tui.games.encounter.say.events import lines as event_lines
from cosmic_tui.say.refusals import refused
from cosmic_tui.say.voice import Voice
from cosmic_tui.words.loader import Words

Message = dict[str, Any]
STICKY_ANSWERS = 2  # what was done to me stays in sight until I have answered so often
LONGEST_LOG_NAME = 8
NOTICE = "chat"  # the kind of line it is told in
NOTICES = ("save_stopped",)
AWAY_STATES = ("away", "left")


@dataclass
class Then:
    """The board as it was after so many events, packed: thousands of them fit in memory."""

    events: int
    packed: bytes

    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = msgpack.unpackb(zlib.decompress(self.packed), raw=False)
        return view


@dataclass
class SeatState:
    """One seat of this keyboard."""

    seat: int
    view: dict[str, Any] | None = None
    serial: int = 0
    question: dict[str, Any] | None = None
    asked: list[Any] = field(default_factory=list)
    events: list[dict[str, Any]] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    boards: list[Then] = field(default_factory=list)
    orders: dict[str, Any] = field(default_factory=dict)
    refused: dict[str, Any] | None = None
    preview: dict[str, Any] | None = None
    answers: int = 0  # given by this person at this screen
    done_to_me: list[tuple[int, int]] = field(default_factory=list)  # (line, answers given when it came)
    summed: dict[str, Any] | None = None  # the last view of this encounter that had a sum
    seen: int = 0  # lines that were there when this person last looked


class TableModel:
    """Everything this keyboard knows of one table."""

    def __init__(self, words: Words, seats: Iterable[int], clock: Callable[[], float]) -> None:
        self.words = words
        self.states = {seat: SeatState(seat) for seat in seats}
        self.people: tuple[Person, ...] = ()
        self.seats: list[Message] = []  # who sits where, as it was told last
        self.game, self.rules = "", 0
        self.muted: set[str] = set()  # whose chat this person does not want to read, in small letters
        self.options: dict[str, Any] = {}
        self.over: Message | None = None
        self.lobby: dict[str, Any] | None = None  # as long as no game has begun
        self.line: Message | None = None  # how the line to a table elsewhere is
        self.vote: Message | None = None  # an open vote
        self.paused = False
        self.clock_end: float | None = None
        self._now = clock
        self.past: Any = None  # the boards of a table in this process
        self._chat_seen = 0  # lines of chat that have been told

    # --- messages ---

    def take(self, seat: int, message: Message) -> None:
        """One message of the link."""
        state = self.states.setdefault(seat, SeatState(seat))
        handler: Callable[[SeatState, Message], None] | None = getattr(self, f"_take_{message['kind']}", None)
        if handler is not None:
            handler(state, message)

    def moved(self, old: int, new: int) -> None:
        """The person of one chair has another one now; what was said goes along."""
        before = self.states.pop(old, None)
        after = self.states.setdefault(new, SeatState(new))
        if before is not None:
            after.lines[:0] = [line for line in before.lines if line.chat]

    def _take_hello(self, state: SeatState, message: Message) -> None:
        self.options, self.game, self.rules = message["options"], message["game"], message["rules"]
        self.lobby = None if message["started"] else self.lobby
        self._seats(message["seats"])
        state.events.clear()
        state.lines[:] = [line._replace(number=0) for line in state.lines if line.chat]
        state.boards.clear()
        state.done_to_me.clear()
        self.over, self.vote, self.paused = None, None, False  # another game at the same table

    def _take_presence(self, state: SeatState, message: Message) -> None:
        self._seats(message["seats"])

    def _seats(self, seats: list[dict[str, Any]]) -> None:
        self.seats = seats
        self.people = tuple(
            Person(
                name=seat["name"] or self.words.say("scr-seat_free"),
                colour=COLOURS[number],
                bot=seat["who"] == "bot",
                presence=self._presence(seat),
                away=seat["state"] in AWAY_STATES,
            )
            for number, seat in enumerate(seats)
        )

    def _presence(self, seat: dict[str, Any]) -> str:
        if seat["who"] == "bot":
            return self.words.say("scr-bot")
        if seat["state"] in AWAY_STATES:
            return self.words.say("scr-away", value=clock_text(seat["away"]))
        return self.words.say("scr-here")

    def _take_view(self, state: SeatState, message: Message) -> None:
        state.view = message["view"]
        if "sum" in state.view:
            state.summed = state.view
        elif state.summed is not None and self._encounter(state.summed) != self._encounter(state.view):
            state.summed = None
        packed = zlib.compress(msgpack.packb(state.view), 1)
        if state.boards and state.boards[-1].events == len(state.events):
            state.boards[-1] = Then(len(state.events), packed)
        else:
            state.boards.append(Then(len(state.events), packed))

    @staticmethod
    def _encounter(view: dict[str, Any]) -> tuple[int, int]:
        return view["turn"], view["number"]

    def _take_events(self, state: SeatState, message: Message) -> None:
        """What has happened. A story from its beginning does not say what was answered: its last encounter counts.

        What has gone wrong besides is no part of the story, and stays.
        """
        del state.events[message["first"] :]
        for event in message["events"]:
            if message["first"] == 0 and event["event"] == "encounter_began":
                state.done_to_me[:] = [done for done in state.done_to_me if state.lines[done[0]].key == NOTICE]
            state.events.append(event)
            self._tell(state, event)

    def _tell(self, state: SeatState, event: dict[str, Any]) -> None:
        """The event's sentences, at the end of the log."""
        sides = (state.view["offense"], state.view["defense"]) if state.view is not None else (-1, -1)
        for text, form in event_lines(self.voice(state.seat), event, sides):
            to_me = form == "at-you"
            if to_me:
                state.done_to_me.append((len(state.lines), state.answers))
            state.lines.append(Line(text, to_me, number=len(state.events), key=event["event"]))

    def _take_question(self, state: SeatState, message: Message) -> None:
        state.serial, state.question, state.asked = message["serial"], message["question"], message["asked"]
        state.preview = None

    def _take_refused(self, state: SeatState, message: Message) -> None:
        """What was refused is said in the prompt; what has gone wrong without anybody's wish stays in the log."""
        if message["code"] in NOTICES:
            text = refused(self.voice(state.seat), message["code"], message["facts"])
            state.done_to_me.append((len(state.lines), state.answers))
            state.lines.append(Line(text, True, number=len(state.events), key=NOTICE))
        else:
            state.refused = message

    def _take_preview(self, state: SeatState, message: Message) -> None:
        if message["serial"] == state.serial:
            state.preview = message

    def _take_orders(self, state: SeatState, message: Message) -> None:
        state.orders = message["orders"]

    def _take_chat(self, state: SeatState, message: Message) -> None:
        self._chat(state, message["name"], message["text"])
        self._chat_seen += 1

    def _chat(self, state: SeatState, name: str, text: str) -> None:
        """A line somebody has said, unless this person has muted them."""
        if name.casefold() not in self.muted:
            state.lines.append(Line(f"{name}: {text}", chat=True, number=len(state.events), key="chat"))

    def _take_clock(self, state: SeatState, message: Message) -> None:
        self.clock_end = self._now() + message["left"] if message["seats"] else None

    def _take_lobby(self, state: SeatState, message: Message) -> None:
        self.lobby = message["lobby"]

    def _take_line(self, state: SeatState, message: Message) -> None:
        self.line = message
        if message["state"] == "here":  # an open vote and a pause are told once more
            self.vote, self.paused = None, False

    def _take_vote(self, state: SeatState, message: Message) -> None:
        self.vote = message if message["state"] == "open" else None

    def _take_paused(self, state: SeatState, message: Message) -> None:
        self.paused = message["paused"]

    def _take_said(self, state: SeatState, message: Message) -> None:
        """What has been said so far; after a broken line, only what was missed."""
        known = max(0, self._chat_seen - message["first"])
        for _, name, text in message["lines"][known:]:
            self._chat(state, name, text)
        self._chat_seen = max(self._chat_seen, message["first"] + len(message["lines"]))

    def _take_over(self, state: SeatState, message: Message) -> None:
        self.over = message
        for each in self.states.values():
            each.question = None  # ended by consent, a game may have had a question open

    # --- asking ---

    def voice(self, seat: int) -> Voice:
        """Who speaks to the person at a seat."""
        return Voice(
            self.words,
            tuple(person.name for person in self.people),
            seat if seat >= 0 else None,
            tuple(person.colour for person in self.people),
            LONGEST_LOG_NAME,
        )

    def log_of(self, state: SeatState) -> tuple[Line, ...]:
        """The lines, with those done to the reader marked as long as they are to stay in sight."""
        sticky = {line for line, answers in state.done_to_me if state.answers - answers < STICKY_ANSWERS}
        if not sticky:
            return tuple(state.lines)
        return tuple(line._replace(sticky=number in sticky) for number, line in enumerate(state.lines))

    def answered(self, state: SeatState) -> None:
        """This person has given an answer."""
        state.answers += 1
        state.refused = None

    def seconds_left(self) -> float | None:
        return None if self.clock_end is None else max(0.0, self.clock_end - self._now())

    def board_at(self, state: SeatState, events: int) -> dict[str, Any] | None:
        """The board as it was when so many events had happened: after that answer if it was kept, else when told."""
        if self.past is not None and (view := self.past.board(state.seat, events)) is not None:
            return view
        found = next((then for then in state.boards if then.events >= events), None)
        return found.view() if found else state.view

    def waiting_seats(self) -> list[int]:
        """The seats of this keyboard that are asked."""
        return [seat for seat, state in self.states.items() if state.question is not None]


def clock_text(seconds: float) -> str:
    """`0:38`."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d}"
