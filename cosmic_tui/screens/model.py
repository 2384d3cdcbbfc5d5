"""What the table has told the people at this keyboard: the view, the open question, the story so far.

The model takes messages of a link one by one and keeps them as plain data and finished lines; it sends nothing and
draws nothing. What has been told is not yet what is seen: in between lies the film of each seat (cosmic_tui/film), and
`view`, `question` and `lines` are as far as the film has come.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from cosmic_tui.draw.parts import Parts
from cosmic_tui.draw.scene import COLOURS, LogLine, Person
from cosmic_tui.film.beat import Point, point_of
from cosmic_tui.film.film import ASKING, Film, Halts
from cosmic_tui.film.game_spec import UNDONE, FilmPart
from cosmic_tui.film.pace import NORMAL, OFF
from cosmic_tui.link.board_history import BoardHistory
from cosmic_tui.link.link import LineState
from cosmic_tui.messages import down
from cosmic_tui.messages.grammar import Message
from cosmic_tui.prompt.habits import Habits
from cosmic_tui.say.refusals import refused
from cosmic_tui.say.voice import Voice
from cosmic_tui.screens.retelling import NOTICE, retell
from cosmic_tui.screens.seatstate import SeatState, Then, encounter_of, give_reason, joined, mark_of, packed, unpacked
from cosmic_tui.words.loader import Words
from engine.kernel.views import Event, View

STICKY_ANSWERS = 2  # what was done to me stays in sight until I have answered so often
LONGEST_LOG_NAME = 8
NOTICES = {"save_stopped": True, "save_again": False}  # by whether the disk will not have the game
AWAY_STATES, BARGAIN = ("away", "left"), "bargain"


class TableModel:
    """A table as this keyboard knows it."""

    def __init__(self, words: Words, seats: Iterable[int], clock: Callable[[], float]) -> None:
        self.words = words
        self.states = {seat: SeatState(seat) for seat in seats}
        self.people: tuple[Person, ...] = ()
        self.seats: list[dict[str, Any]] = []  # the seats, as they were told last
        self._seats_at = 0.0  # and when that was
        self.game, self.rules = "", 0
        self.muted: set[str] = set()  # whose chat this person does not want to read, in small letters
        self.options: dict[str, Any] = {}
        self.over: down.Over | None = None
        self.lobby: dict[str, Any] | None = None  # as long as no game has begun
        self.line: LineState | None = None  # how the line to a table elsewhere is
        self.vote: down.Vote | None = None  # an open vote
        self.paused = self.unsaved = False
        self.clock_end: float | None = None
        self.reasons = True  # whether it is told what others say of their answers
        self._now = clock
        self.past: BoardHistory | None = None  # the boards of a table in this process
        self.pace, self.motion = NORMAL, OFF  # of all films
        self.halts: Halts | None = None  # of all films, too
        self._chat_seen = 0  # lines of chat that have been told

    def speak(self, words: Words) -> None:
        """Switch to these words, and tell the whole log again in them."""
        self.words = words
        self.grow_older()
        for state in self.states.values():
            self._retell(state)

    def _retell(self, state: SeatState) -> None:
        retell(state, lambda at, event: self._tell(state, at, event, self.board_at(state, at)))

    # --- messages ---

    def take(self, seat: int, message: Message) -> None:
        """Update what is known of a seat from one message that came over the link."""
        state = self.states.setdefault(seat, SeatState(seat))
        handler: Callable[[SeatState, Message], None] | None = getattr(self, f"_take_{message['kind']}", None)
        if handler is not None:
            handler(state, message)

    def moved(self, old: int, new: int) -> None:
        """Move the chat told so far along with a person who has changed seats."""
        before = self.states.pop(old, None)
        after = self.states.setdefault(new, SeatState(new))
        if before is not None:
            after.told[:0] = [line for line in before.told if line.chat]

    def _take_hello(self, state: SeatState, message: down.Agreed) -> None:
        self.options, self.game, self.rules = message["options"], message["game"], message["rules"]
        self.lobby = None if message["started"] else self.lobby
        self._seats(message["seats"])
        state.events.clear()
        state.told[:] = [line._replace(number=0) for line in state.told if line.chat]
        for kept in (state.boards, state.shown, state.records, state.sums):
            kept.clear()
        state.film = self._film(state)
        state.put = None
        state.habits = Habits()
        state.done_to_me.clear()
        self.over, self.vote, self.paused = None, None, False  # another game at the same table

    def _take_presence(self, state: SeatState, message: down.Presence) -> None:
        self._seats(message["seats"])

    def _seats(self, seats: list[dict[str, Any]]) -> None:
        self.seats, self._seats_at = seats, self._now()
        self.grow_older()

    def grow_older(self) -> None:
        """Update who sits here, and for how long absent people have been away."""
        self.people = tuple(
            Person(
                name=seat["name"] or self.words.say("scr-seat_free"),
                colour=COLOURS[number],
                bot=seat["who"] == "bot",
                presence=self._presence(seat),
                away=seat["state"] in AWAY_STATES,
            )
            for number, seat in enumerate(self.seats)
        )

    def _presence(self, seat: dict[str, Any]) -> str:
        if seat["who"] == "bot":
            return self.words.say("scr-bot")
        if seat["state"] in AWAY_STATES:
            return self.words.say("scr-away", value=clock_text(seat["away"] + self._now() - self._seats_at))
        return self.words.say("scr-here")

    def _film(self, state: SeatState) -> Film:
        """Return a film of this game for the person of a seat."""
        part, begun = Parts(self.game).film, partial(self._begun, state)
        return Film(part, state.seat, partial(self._sentence, part, state), begun, self.pace, self.motion, self.halts)

    def _sentence(self, part: FilmPart, state: SeatState, point: Point) -> str:
        voice = self.voice(state.seat)
        if point.kind == UNDONE:
            seat = point.facts["seat"]
            return voice.say("film-taken_back", voice.form(seat), who=voice.name(seat))
        return part.sentence(voice, point)

    def _begun(self, state: SeatState, point: Point, view: View) -> None:
        """Note that a show point begins to play on the film."""
        self._sum(state)
        record = state.records.get(point.encounter, {})
        state.records[point.encounter] = state.film.part.record(record, point)

    def _sum(self, state: SeatState) -> None:
        """Keep the board on the screen if it has totals, so that they can be explained as long as the game is open."""
        view = state.view
        if view is not None and state.film.part.explained(state.record or {}, view):
            state.sums[encounter_of(view)] = Then(state.film.events, packed(view))

    def show_as(self, pace: str, motion: str) -> None:
        """Set the pace of all films, from the next beat on."""
        self.pace, self.motion = pace, motion
        for state in self.states.values():
            state.film.pace, state.film.motion = pace, motion

    def settle(self, state: SeatState, now: float) -> None:
        """Begin the film, or put the question, after messages have been taken."""
        state.film.settle(now)
        self._sum(state)

    def meanwhile(self, state: SeatState) -> list[str]:
        """Return what has happened since this person was last asked, as long as a question is open."""
        if state.film.state != ASKING:
            return []
        return state.film.part.meanwhile(self.voice(state.seat), state.film.news)

    def _take_show(self, state: SeatState, message: down.Show) -> None:
        """Take a show point. A point that only marks an undo is not part of the story."""
        point = point_of(message)
        (state.film.undone if point.kind == UNDONE else state.film.take)(point, message["view"])
        if self.past is None:
            state.shown.append(packed(message))
            self._board(state, point.events, message["view"])

    def _take_gap(self, state: SeatState, message: down.Gap) -> None:
        """Note that the connection was too slow for some show points. Their events are told all the same."""
        if state.missed_from is None:
            state.missed_from = state.film.events

    def _take_view(self, state: SeatState, message: down.Seen) -> None:
        names = state.film.newest is None  # a player who comes back hears the story before the board that shows it
        state.film.see(message["view"], len(state.events))
        self._sum(state)
        if self.past is None:
            self._board(state, len(state.events), message["view"])
        if names:
            self._retell(state)

    def _board(self, state: SeatState, events: int, view: View) -> None:
        if state.boards and state.boards[-1].events == events:
            state.boards.pop()
        state.boards.append(Then(events, packed(view)))

    def _take_events(self, state: SeatState, message: down.Happened) -> None:
        """Take new events.

        If a story is told from its beginning, nobody knows what has been answered: its last encounter counts as news.
        Lines about errors outside the game are not part of the story, and stay.
        """
        del state.events[message["first"] :]
        for event in message["events"]:
            if message["first"] == 0 and event["event"] in Parts(self.words.game).turn_phases.BEGINNINGS:
                state.done_to_me[:] = [done for done in state.done_to_me if state.told[done[0]].key == NOTICE]
            state.events.append(event)
            self._tell(state, len(state.events), event, state.film.newest)

    def _tell(self, state: SeatState, at: int, event: Event, view: View | None) -> None:
        """Add the event's sentences to the end of the log; `at` is the number of events including this one."""
        kind = event["event"]
        mark = mark_of(state.film, kind)
        for text, form in Parts(self.words.game).sentences.lines(self.voice(state.seat), event, view):
            to_me = form == "at-you"
            if to_me:
                state.done_to_me.append((len(state.told), state.answers))
            state.told.append(LogLine(text, to_me, number=at, key=kind, mark=mark))
            mark = ""  # what is said besides belongs to the first sentence

    def _take_question(self, state: SeatState, message: down.Asked) -> None:
        state.serial, state.put, state.asked = message["serial"], message["question"], message["asked"]
        self._ask(state)
        state.preview = None

    @staticmethod
    def _ask(state: SeatState) -> None:
        """Keep the open question back until its film is over."""
        if state.put is None:
            state.film.ask(None)
        else:
            state.film.ask((state.serial, state.put), state.put["shape"] == BARGAIN)

    def _take_refused(self, state: SeatState, message: down.RefusedWish) -> None:
        """Take a refusal and show it in the prompt. An error that the reader did not cause stays in the log."""
        if message["code"] in NOTICES:
            self.unsaved = NOTICES[message["code"]]
            text = refused(self.voice(state.seat), message["code"], message["facts"])
            state.done_to_me.append((len(state.told), state.answers))
            state.told.append(LogLine(text, True, number=len(state.events), key=NOTICE))
        else:
            state.refused = message
            self._ask(state)  # what was answered in vain is asked still

    def _take_preview(self, state: SeatState, message: down.Preview) -> None:
        if message["serial"] == state.serial:
            state.preview = message

    def _take_orders(self, state: SeatState, message: down.InForce) -> None:
        state.orders, state.passed = message["orders"], message.get("passed") or 0

    def _take_chat(self, state: SeatState, message: down.Chat) -> None:
        self._chat(state, message["name"], message["text"])
        self._chat_seen += 1

    def _chat(self, state: SeatState, name: str, text: str) -> None:
        """Add a line of chat, unless this person has muted its author."""
        if name.casefold() not in self.muted:
            state.told.append(LogLine(f"{name}: {text}", chat=True, number=len(state.events), key="chat"))

    def _take_reason(self, state: SeatState, message: down.GivenReason) -> None:
        muted = any(person.name.casefold() in self.muted for person in self.people[message["seat"] :][:1])
        if self.reasons and not muted:
            give_reason(state, self.voice(state.seat), message)

    def _take_clock(self, state: SeatState, message: down.Clock) -> None:
        self.clock_end = self._now() + message["left"] if message["seats"] else None

    def _take_lobby(self, state: SeatState, message: down.Lobby) -> None:
        self.lobby = message["lobby"]

    def _take_line(self, state: SeatState, message: LineState) -> None:
        self.line = message
        if message["state"] == "waiting" and state.view is not None and state.missed_from is None:
            state.missed_from = len(state.events)
        if message["state"] == "here":  # an open vote and a pause are told once more
            self.vote, self.paused = None, False

    def _take_vote(self, state: SeatState, message: down.Vote) -> None:
        self.vote = message if message["state"] == "open" else None

    def _take_paused(self, state: SeatState, message: down.Paused) -> None:
        self.paused = message["paused"]

    def _take_said(self, state: SeatState, message: down.Said) -> None:
        """Take the chat so far; after a lost connection only the lines that were missed."""
        known = max(0, self._chat_seen - message["first"])
        for _, name, text in message["lines"][known:]:
            self._chat(state, name, text)
        self._chat_seen = max(self._chat_seen, message["first"] + len(message["lines"]))

    def _take_over(self, state: SeatState, message: down.Over) -> None:
        self.over = message
        for each in self.states.values():
            each.put = None  # ended by consent, a game may have had a question open
            each.film.ask(None)

    # --- asking ---

    def gathered(self, state: SeatState) -> Any:
        """Return what the game's board gathers from the events. It is made again for each new view or event."""
        view, seen = state.view, state.film.events
        if view is not None and state.gathered_at != (seen, id(view)):
            state.gathered = Parts(self.words.game).board.gathered(view, state.events[:seen])
            state.gathered_at = (seen, id(view))
        return state.gathered

    def voice(self, seat: int) -> Voice:
        """Return the voice that speaks to the person at a seat."""
        return Parts(self.words.game).sentences.Voice(
            self.words,
            tuple(person.name for person in self.people),
            seat if seat >= 0 else None,
            tuple(person.colour for person in self.people),
            LONGEST_LOG_NAME,
        )

    def log_of(self, state: SeatState) -> tuple[LogLine, ...]:
        """Return the lines of the log. Lines about things done to the reader are marked for as long as they should stay
        visible.
        """
        sticky = {line for line, answers in state.done_to_me if state.answers - answers < STICKY_ANSWERS}
        if not sticky:
            return tuple(state.lines)
        marked = [line._replace(sticky=number in sticky) for number, line in enumerate(state.told)]
        return tuple(joined(state.film, marked))

    @property
    def line_is_broken(self) -> bool:
        """Return whether the connection to a table on another host is lost now."""
        return self.line is not None and self.line["state"] in ("waiting", "connecting")

    def answered(self, state: SeatState) -> None:
        """Note that this person has given an answer."""
        state.answers += 1
        state.refused = None
        state.film.answered()

    def seconds_left(self) -> float | None:
        return None if self.clock_end is None else max(0.0, self.clock_end - self._now())

    def board_at(self, state: SeatState, events: int) -> View | None:
        """Return the board after this many events: the one kept after that answer, else the one that was told."""
        if self.past is not None and (view := self.past.board(state.seat, events)) is not None:
            return view
        found = next((then for then in state.boards if then.events >= events), None)
        return found.view() if found else state.view

    def points(self, state: SeatState) -> int:
        """Return how many show points this seat has been told; any of them can be shown again."""
        return self.past.points(state.seat) if self.past is not None else len(state.shown)

    def point(self, state: SeatState, number: int) -> down.Show:
        """Return one show point, as it was told."""
        if self.past is not None:
            return self.past.point(state.seat, number)
        found: down.Show = unpacked(state.shown[number])
        return found

    def looker(self, told: SeatState) -> SeatState:
        """Return a state with the same story and a film of its own, to watch the game again."""
        state = SeatState(told.seat, events=told.events, told=told.told)
        state.film = self._film(state)
        return state

    def sum_at(self, state: SeatState, events: int) -> View | None:
        """Return the last board with totals in the encounter that was on after this many events; None if it had none.
        """
        then = self.board_at(state, events)
        if then is None:
            return None
        encounter = encounter_of(then)
        if encounter in state.sums:
            return state.sums[encounter].view()
        boards = self.past.around(state.seat, events) if self.past is not None else ()
        found = None
        for board in boards:
            if encounter_of(board) == encounter and state.film.part.explained({}, board):
                found = board
            elif found is not None or encounter_of(board) > encounter:
                break
        return found

    def waiting_seats(self) -> list[int]:
        """Return the seats of this keyboard that are asked."""
        return [seat for seat, state in self.states.items() if state.put is not None]


def clock_text(seconds: float) -> str:
    """Return seconds as `0:38`."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d}"
