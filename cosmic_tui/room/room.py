"""A room: people come in, sit down, play, watch, talk, vote, go and come back; one game after another.

Around one `Table` a room keeps the lobby, the guests with their tokens, chat, votes and the public story. Time comes in
with every call. The host calls, in this order: a function of doors.py or inbox.py, or `tick`; `collect`; then it writes
down `take_records()`; and only then it sends what waits in `guest.out`. restore.py rebuilds a room from what was
written. Knows no transport and no file; chance comes only from the sources it is given.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from math import inf, nextafter
from random import SystemRandom
from typing import Any

from cosmic_tui.messages.grammar import Message
from cosmic_tui.room import doors, voting
from cosmic_tui.room.guests import Guest, Guests
from cosmic_tui.room.knocks import Knocks
from cosmic_tui.room.lobby import NOBODY, Lobby, Plan
from cosmic_tui.room.public_feed import PublicFeed
from cosmic_tui.room.series import Series
from cosmic_tui.room.votes import Vote
from cosmic_tui.table import updates
from cosmic_tui.table.answer_log import Entry
from cosmic_tui.table.bot_search import Thinker
from cosmic_tui.table.rules import rules_of
from cosmic_tui.table.seats import WATCHERS
from cosmic_tui.table.setup import BOT, GameSetup
from cosmic_tui.table.table import BotMaker, Chance, Table
from engine.kernel.asking import Refused

LOBBY_GRACE = 60.0  # seconds that a guest whose line is gone keeps a chair before the game, or a place to watch from
AT_ONCE = 5  # answers of bots, until other tables have their turn
MOST_SAID = 100  # lines of chat that a newcomer gets


@dataclass(frozen=True)
class Chances:
    """The sources of unguessable tokens and seeds."""

    token: Callable[[], str]
    seed: Callable[[], int]
    chance: Chance = SystemRandom().random
    key: Callable[[], str] | None = None  # of a join code; as a token is made if nothing is said


class Room:
    """A room: a table with its lobby, guests and votes. `seats` says which guest plays which seat; `dismissed` holds
    (guest, code) of people who have to be shown out.
    """

    def __init__(self, plan: Plan, chances: Chances, bots: BotMaker | None = None) -> None:
        self.plan = plan
        self.bots = bots
        self.chances = chances
        self.lobby = Lobby(plan)
        self.guests = Guests()
        self.knocks = Knocks()
        self.key = ""  # by which newcomers come in, once the owner has shown a guest out
        self.kicked: list[str] = []  # names nobody has here any more
        self.door = "code"  # what one needs to come in, in one word
        self.table: Table | None = None
        self.thinker: Thinker | None = None  # who thinks for bots that look ahead, at this table and the next
        self.seats: dict[int, int] = {}
        self.story = PublicFeed(plan.delay)
        self.said: deque[list[Any]] = deque(maxlen=MOST_SAID)  # seat, name, text
        self.record_parts: list[str] = []  # of the game that is over, once a guest has asked for its record
        self.lines = 0  # of chat, those that are forgotten too
        self.vote: Vote | None = None
        self.series: Series | None = None  # the tournament this table belongs to
        self.games = 0  # begun so far
        self.told: set[int] = set()  # players who know how the game ended
        self.ended = False  # by vote; a game that has been won is over without it
        self.paused: float | None = None  # since when
        self.skipped = 0.0  # seconds of all pauses
        self.records: list[Entry] = []
        self.dismissed: list[tuple[Guest, str]] = []

    def think_with(self, thinker: Thinker) -> None:
        """Set the thinker that runs the searches of bots that look ahead."""
        self.thinker = thinker
        if self.table is not None:
            self.table.thinker = thinker

    # --- the game ------------------------------------------------------------------------------------------------

    def maybe_begin(self, now: float) -> None:
        if self.table is None and self.plan.begins_alone and self.lobby.all_ready():
            self.begin(now)

    def begin(self, now: float) -> None:
        """Begin a game of those who sit here. Raise Refused if a player is missing."""
        setup = self.lobby.setup(self.chances.seed())
        table = self.open_table(setup)
        self.records.append(["start", setup.plain(), table.rules.version])
        self.start_table(now, [])

    def open_table(self, setup: GameSetup) -> Table:
        """Replace the old table by a new one."""
        if self.table is not None:
            self.table.let_go()
        table = self.table = Table(setup, self.bots, self.chances.chance)
        table.thinker = self.thinker
        table.at_once = AT_ONCE
        table.hands_out = True
        self.record_parts = []
        self.games += 1
        self.ended, self.paused, self.skipped, self.vote = False, None, 0.0, None
        self.told.clear()
        chairs = enumerate(self.lobby.chairs)
        self.seats = {number: chair.guest for number, chair in chairs if chair.who != BOT and chair.guest != NOBODY}
        self.mark_robots()
        return table

    def mark_robots(self) -> None:
        """Tell the table which of its people are bots that play over a connection."""
        for seat in self.table.people() if self.table is not None else ():
            guest = self.player(seat.number)
            seat.robot = guest is not None and guest.robot

    def start_table(self, now: float, records: list[Entry], rules: int | None = None) -> None:
        """Begin the table's game, or go on with the records of one that was begun by that version of the rules."""
        assert self.table is not None
        time = self.time(now)
        self.table.start(time, records, rules)
        for seat in self.table.people():
            guest = self.player(seat.number)
            if guest is None:
                self.table.leave(seat.number, time)
            elif not guest.here:
                self.table.away(seat.number, time)
        for seat in self.table.people():
            guest = self.player(seat.number)
            if guest is not None and guest.here:
                guest.out += self.table.snapshot(seat.number, time)
        self.story.put(self.table.snapshot(WATCHERS, time), now)

    def time(self, now: float) -> float:
        """Return the game's time, which stands still while the game is paused."""
        return (now if self.paused is None else self.paused) - self.skipped

    def clock_time(self, due: float) -> float:
        """Return the first clock time at which that game time has come.

        Sums of large and small numbers are rounded: a table that is woken a little too early would be woken again and
        again.
        """
        when = due + self.skipped
        while when - self.skipped < due:
            when = nextafter(when, inf)
        return when

    def pause(self, now: float, paused: bool) -> None:
        if paused and self.paused is None:
            self.paused = now
        elif not paused and self.paused is not None:
            self.skipped += now - self.paused
            self.paused = None
        self.records.append(["paused", paused])
        self.tell_all({"kind": "paused", "paused": paused})

    def end(self, now: float) -> None:
        """End the game because all have agreed: hands are shown, and there is no winner."""
        assert self.table is not None
        self.ended = True
        self.records.append(["ended"])
        over = updates.over(self.table)
        self.story.put([over], now)
        for guest in self.guests.here():
            if not guest.watching:
                guest.out.append(over)

    @property
    def over(self) -> bool:
        """Return whether the game has come to its end."""
        return self.ended or (self.table is not None and self.table.ended)

    # --- time ----------------------------------------------------------------------------------------------------

    def tick(self, now: float) -> None:
        """Go on as time passes."""
        if self.table is not None and self.paused is None and not self.ended:
            self.table.tick(self.time(now))
        voting.tick(self, now)
        if self.knocks.forget(now):
            self.lobby_changed()
        for guest in self.passing():
            if now >= guest.since + LOBBY_GRACE:
                doors.show_out(self, guest, "left", now)

    def wake(self, now: float) -> float | None:
        """Return the time at which `tick` and `collect` are needed next."""
        times = [self.story.wake(), self.knocks.wake() if self.table is None else None, voting.wake(self, now)]
        times += [guest.since + LOBBY_GRACE for guest in self.passing()]
        if self.table is not None and self.paused is None and not self.ended:
            due = self.table.wake(self.time(now))
            times.append(None if due is None else self.clock_time(due))
        return min((time for time in times if time is not None), default=None)

    def passing(self) -> list[Guest]:
        """Return the people without a connection whose place is not kept for ever: in the lobby everybody, in a game
        spectators.
        """
        away = [guest for guest in self.guests.by_number.values() if not guest.here]
        return [guest for guest in away if self.table is None or guest.watching]

    # --- who is who ----------------------------------------------------------------------------------------------

    def seat_of(self, guest: Guest) -> int:
        """Return a guest's seat of the game, or chair of the lobby; -1 for a guest who has none."""
        if self.table is None:
            return self.lobby.chair_of(guest.number)
        return next((seat for seat, number in self.seats.items() if number == guest.number), NOBODY)

    def player(self, seat: int) -> Guest | None:
        return self.guests.by_number.get(self.seats.get(seat, NOBODY))

    # --- telling -------------------------------------------------------------------------------------------------

    def say(self, seat: int, name: str, text: str) -> None:
        """Keep a line of chat for guests who come later."""
        self.said.append([seat, name, text])
        self.lines += 1

    def tell_all(self, message: Message) -> None:
        for guest in self.guests.here():
            guest.out.append(message)

    def refuse(self, guest: Guest, serial: int, refused: Refused) -> None:
        facts = {key: list(fact) if isinstance(fact, tuple) else fact for key, fact in refused.facts.items()}
        guest.out.append({"kind": "refused", "serial": serial, "code": refused.code, "facts": facts})

    def lobby_changed(self, newcomer: Guest | None = None) -> None:
        """Before a game, show everybody but `newcomer` the changed lobby, and record the change."""
        if self.table is None:
            self.records.append(["lobby", self.lobby.plain()])
            for guest in self.guests.here():
                if guest is not newcomer:
                    guest.out.append(self.lobby_message(guest))

    def lobby_message(self, guest: Guest) -> Message:
        """Return the lobby as this guest sees it."""
        chairs = []
        for chair in self.lobby.chairs:
            sitter = self.guests.by_number.get(chair.guest)
            about_chair = {"who": chair.who, "name": chair.name, "level": chair.level, "ready": chair.ready}
            state = {"here": sitter is None or sitter.here, "owner": sitter is not None and sitter.owner}
            chairs.append(about_chair | state)
        about: dict[str, Any] = {
            "name": self.plan.name,
            "game": self.plan.game,
            "you": self.lobby.chair_of(guest.number),
            "owner": guest.owner,
            "watching": len(self.guests.watchers()),
            "chairs": chairs,
            "options": rules_of(self.plan.game).public(self.lobby.check(), self.lobby.chair_of(guest.number)),
            "alone": self.plan.begins_alone,
            "door": self.door,
            "knocks": self.knocks.names() if guest.owner else [],
        }
        if self.key:
            about["key"] = self.key if guest.owner else ""
        return {"kind": "lobby", "lobby": about}

    def tell_everything(self, guest: Guest, now: float) -> None:
        """Tell a guest who comes in all they need to know, in a sensible order."""
        seat = self.seat_of(guest)
        if self.table is None:
            guest.out.append(self.lobby_message(guest))
        elif seat >= 0:
            guest.out += self.table.snapshot(seat, self.time(now))
            if self.ended:
                guest.out.append(updates.over(self.table))
        else:
            guest.out += self.story.so_far()
        if self.said:
            guest.out.append({"kind": "said", "first": self.lines - len(self.said), "lines": list(self.said)})
        if self.paused is not None:
            guest.out.append({"kind": "paused", "paused": True})
        if self.vote is not None:
            guest.out.append(self.vote.plain())

    def collect(self, now: float) -> None:
        """Take the table's new messages and give each to the guests who may read it."""
        if self.table is None:
            return
        for seat in self.table.people():
            messages = self.table.take(seat.number)
            guest = self.player(seat.number)
            if guest is not None and guest.here:
                guest.out += messages
        self.story.put(self.table.take(WATCHERS), now)
        public = self.story.due(now)
        for guest in self.guests.watchers():
            guest.out += public

    def knows_end(self, guest: Guest) -> None:
        """Note that a player has received the end of the game. A message that was only sent does not count."""
        if self.over and guest.number in self.seats.values() and guest.number not in self.told:
            self.told.add(guest.number)
            self.records.append(["told", guest.number])

    def owed(self) -> bool:
        """Return whether a player has not yet received the end of the game."""
        return any(number in self.guests.by_number and number not in self.told for number in self.seats.values())

    def take_records(self) -> list[Entry]:
        """Return the records that must be written before the messages of `collect` are sent."""
        if self.table is not None:
            self.records += self.table.take_records()
        waiting, self.records = self.records, []
        return waiting
