"""All tables of a host and all connections to it: bytes in, bytes out, nothing of its own in between.

    one = hub.connect(address, now)       somebody has called
    hub.data(one, data, now)              they said something; `hub.changed` then names the connections with bytes to go
    hub.lost(one, now)                    they are gone
    hub.tick(now)                         time has passed; `hub.wake(now)` says when that is wanted

Nothing is acknowledged and nobody is shown anything before the keeper has written down what led to it. Knows the wire
and the rooms; must not know sockets, files or clocks, so that a test can be all three.
"""

import heapq
import itertools
import logging
from collections.abc import Callable, Mapping
from math import inf
from typing import Protocol

from cosmic_tui.host import entry
from cosmic_tui.host.admission import Access, Tries, opens
from cosmic_tui.host.connection import Connection
from cosmic_tui.host.descriptors import ENOUGH, most_people
from cosmic_tui.host.directory import Directory
from cosmic_tui.host.hosted import HostedTable, mend
from cosmic_tui.host.unauthenticated import Unauthenticated
from cosmic_tui.room import doors, inbox
from cosmic_tui.room.guests import Guest
from cosmic_tui.room.room import Room
from cosmic_tui.table.answer_log import Entry
from cosmic_tui.table.bot_search import Thinker
from cosmic_tui.table.falls import Fall
from cosmic_tui.wire.errors import ProtocolError
from cosmic_tui.wire.hostend import HostEnd
from cosmic_tui.wire.messages import Message
from engine.kernel.asking import Refused
from engine.kernel.game import SEALED

LOG = logging.getLogger("cosmic.host")

LINE_BEAT = 1.0  # seconds between two looks at which guests have fallen silent
NOTHING_BEAT = 3600.0  # if nothing is due and nobody is there
DISK_BEAT = 5.0  # seconds until a full disk is tried again
MOST_BACKLOG = 1 << 16  # bytes of one connection that wait meanwhile


Guess = Callable[[Connection, Access, str, float], None]


class Keeper(Protocol):
    """The interface to the place where records are kept."""

    def add(self, hosted: HostedTable, entries: list[Entry]) -> None:
        """Write these records so that they survive if the process is killed at once. Raise OSError if the disk refuses
        them.
        """

    def records(self, hosted: HostedTable) -> list[Entry]:
        """Return all records of a table, as they are kept."""


class Hub:
    """All tables of a host, with their connections. `ended` is called once with every room whose game is over, `fell`
    with every error of a bot; `thinker` runs the searches of bots.

    `guess` checks a password and then calls `guessed`. By default it does so at once; a server replaces it by a
    function that keeps nobody waiting.
    """

    def __init__(
        self,
        keeper: Keeper,
        ended: Callable[[HostedTable], None] = lambda hosted: None,
        thinker: Thinker | None = None,
        fell: Callable[[HostedTable, Fall], None] = lambda hosted, fall: None,
    ) -> None:
        self.keeper = keeper
        self.ended = ended
        self.thinker = thinker
        self.fell = fell
        self.directory = Directory()
        self.tables = self.directory.tables
        self.connections: set[Connection] = set()
        self.unauthenticated: Unauthenticated[Connection] = Unauthenticated()
        self.tries = Tries()
        self.guess: Guess = self._guess_here
        self.descriptors = ENOUGH  # that this process may have
        self.changed: set[Connection] = set()
        self._due: list[tuple[float, int, HostedTable]] = []
        self._count = itertools.count(1)
        self._look = 0.0

    def open(self, hosted: HostedTable, now: float) -> None:
        """Open a room that people may enter from now on."""
        self.directory.add(hosted)
        hosted.room.door = hosted.access.door
        if self.thinker is not None:
            hosted.room.think_with(self.thinker)
        self.settle(hosted, now)

    # --- connections -------------------------------------------------------------------------------------------------

    def connect(self, address: str, now: float) -> Connection:
        """Return a new connection. If there are too many that have not said hello, close the oldest of these with a
        message.
        """
        connection = Connection(HostEnd(now), address)
        self.connections.add(connection)
        oldest = self.unauthenticated.add(address, connection)
        if oldest is not None:
            self.close(oldest, "busy")
        return connection

    def data(self, connection: Connection, data: bytes, now: float) -> None:
        """Handle bytes of a peer. Whatever they are, the tables play on; a peer that breaks the protocol is told once
        and closed.
        """
        if connection.closing:
            return
        hosted = connection.hosted
        unwritten = hosted is not None and hosted.unwritten
        if unwritten or connection.guessing is not None:
            connection.backlog += data
            if len(connection.backlog) > MOST_BACKLOG:
                self.close(connection, "host_disk" if unwritten else "flood")
            return
        self._attempt(connection, lambda: self._hear(connection, data, now), now)

    def _attempt(self, connection: Connection, deed: Callable[[], None], now: float) -> None:
        """Carry out what a peer's message asks for. If it is refused, tell the peer once and close the connection."""
        hosted = connection.hosted
        try:
            deed()
        except ProtocolError as error:
            if connection.hosted is not None:
                self.settle(connection.hosted, now)  # what came before it in the same bytes is kept, and acknowledged
            self.close(connection, error.code, error.facts)
        except Refused as refused:
            self.close(connection, refused.code, refused.facts)
        except Exception as fault:  # after any fault the table is as it was before, and the others play on
            LOG.error("a message led to a fault: %s", type(fault).__name__)
            self.close(connection, "fault")
            if hosted is not None:
                self._mend(hosted, now)
                self._heard(connection)  # or the same message would come again, and lead to the same fault
        if connection.closing and connection.guest is not None and connection.hosted is not None:
            self.leave_connection(connection, now)
        if connection.hosted is not None:
            self.settle(connection.hosted, now)

    def _guess_here(self, connection: Connection, access: Access, password: str, now: float) -> None:
        self.guessed(connection, access, opens(access, password), now)

    def guessed(self, connection: Connection, access: Access, right: bool, now: float) -> None:
        """Go on after a password has been checked, then handle what the peer has sent meanwhile."""
        self._attempt(connection, lambda: entry.guessed(self, connection, access, right, now), now)
        self._catch_up(connection, now)

    def _catch_up(self, connection: Connection, now: float) -> None:
        if connection.backlog:
            waiting, connection.backlog = bytes(connection.backlog), bytearray()
            self.data(connection, waiting, now)

    def _mend(self, hosted: HostedTable, now: float) -> None:
        mend(hosted, self.keeper.records(hosted), now)
        self.directory.add(hosted)

    def _hear(self, connection: Connection, data: bytes, now: float) -> None:
        try:
            messages, error = connection.end.feed(data, now), None
        except ProtocolError as found:
            messages, error = found.before, found
        for message in messages:
            if connection.closing:
                return
            if message["kind"] == "hello":
                entry.admit(self, connection, message, now)
            elif message["kind"] == "ping":
                connection.send({"kind": "pong", "mark": message["mark"]}, connection.acknowledged)
                self.changed.add(connection)
            elif message["kind"] == "bye":
                self._heard_end(connection)
                self.close(connection, "bye")
            elif message["kind"] == "pong" and message["mark"] == connection.over_mark:
                self._heard_end(connection)
            elif message["kind"] != "pong" and connection.guest is not None and connection.hosted is not None:
                self._deed(connection, connection.hosted.room, connection.guest, message, now)
        self._heard(connection)
        if error is not None:
            raise error

    def _heard_end(self, connection: Connection) -> None:
        """Note that a peer has received the end of its game, because it has sent something since."""
        if connection.over_mark and connection.guest is not None and connection.hosted is not None:
            connection.over_mark = 0
            connection.hosted.room.knows_end(connection.guest)

    def _deed(self, connection: Connection, room: Room, guest: Guest, message: Message, now: float) -> None:
        before = room.table.answers if room.table is not None else 0
        inbox.receive(room, guest, message, now)
        if message["kind"] == "answer" and room.table is not None and room.table.answers > before:
            connection.end.refund()

    def _heard(self, connection: Connection) -> None:
        guest, hosted, seen = connection.guest, connection.hosted, connection.end.seen
        if guest is not None and hosted is not None and seen > connection.acknowledged:
            if guest.sessions.get(connection.session) != seen:
                inbox.heard(hosted.room, guest, connection.session, seen)

    def lost(self, connection: Connection, now: float) -> None:
        """Forget a connection that is gone."""
        self.unauthenticated.remove(connection.address, connection)
        self.connections.discard(connection)
        self.changed.discard(connection)
        connection.closing = connection.closing or "lost"
        self.leave_connection(connection, now)
        if connection.hosted is not None:
            self.settle(connection.hosted, now)

    def leave_connection(self, connection: Connection, now: float) -> None:
        """Detach the guest from a connection."""
        guest, hosted, connection.guest = connection.guest, connection.hosted, None
        if guest is not None and hosted is not None and hosted.connections.get(guest.number) is connection:
            del hosted.connections[guest.number]
            doors.gone(hosted.room, guest, now)

    def close(self, connection: Connection, code: str, facts: Mapping[str, object] | None = None) -> None:
        """Close a connection with one code, and free its place at once."""
        self.unauthenticated.remove(connection.address, connection)
        plain = {key: list(fact) if isinstance(fact, tuple) else fact for key, fact in (facts or {}).items()}
        connection.close(code, plain)
        self.changed.add(connection)

    @property
    def full(self) -> bool:
        """Return whether there are no descriptors left for one more person."""
        return len(self.connections) - len(self.unauthenticated) >= most_people(self.descriptors, len(self.tables))

    # --- telling -------------------------------------------------------------------------------------------------

    def settle(self, hosted: HostedTable, now: float) -> None:
        """Write down what has happened, then tell the guests, then close the connections of people who were shown out.
        """
        room = hosted.room
        while True:
            room.collect(now)
            hosted.unwritten += room.take_records()
            if not self._write(hosted, now):
                return
            self._tell(hosted)
            for fall in room.table.falls.take() if room.table is not None else ():
                LOG.error("table %s: %s", hosted.name, fall.line())
                self.fell(hosted, fall)
            if not room.dismissed:
                break
            for guest, code in room.dismissed:
                connection = hosted.connections.pop(guest.number, None)
                if connection is not None:
                    connection.guest = None
                    self.close(connection, code)
            room.dismissed.clear()
        self.directory.settled(hosted)
        when = room.wake(now)
        if when is not None and when < hosted.due:
            self._remind(hosted, when)
        if room.over and not hosted.told_end:
            hosted.told_end, hosted.over_at = True, now
            self.ended(hosted)
        elif not room.over:
            hosted.told_end = False

    def _write(self, hosted: HostedTable, now: float) -> bool:
        if not hosted.unwritten:
            return True
        try:
            self.keeper.add(hosted, hosted.unwritten)
        except OSError as error:
            LOG.error("the journal of table %s cannot be written: %s", hosted.name, error.strerror)
            for connection in hosted.connections.values():
                no = {"kind": "refused", "serial": 0, "code": "host_disk", "facts": {}}
                connection.send(no, connection.acknowledged)
                self.changed.add(connection)
            self._remind(hosted, now + DISK_BEAT)
            return False
        hosted.unwritten = []
        return True

    def _remind(self, hosted: HostedTable, when: float) -> None:
        hosted.due = when
        heapq.heappush(self._due, (when, next(self._count), hosted))

    def _tell(self, hosted: HostedTable) -> None:
        table = hosted.room.table
        sealed = table is not None and table.setup.windows == SEALED
        for guest in hosted.room.guests.by_number.values():
            connection = hosted.connections.get(guest.number)
            if connection is None:
                continue
            connection.sealed = sealed
            written = guest.sessions.get(connection.session, 0)
            messages, guest.out = guest.out, []
            if not messages and written > connection.acknowledged:
                messages = [{"kind": "ack"}]
            for message in messages:
                connection.send(message, written)
                self.changed.add(connection)
                if message["kind"] == "hello":
                    connection.over_mark = 0
                elif message["kind"] == "over":
                    connection.over_mark = next(self._count)
                    connection.send({"kind": "ping", "mark": connection.over_mark}, written)

    # --- time ----------------------------------------------------------------------------------------------------

    def tick(self, now: float) -> None:
        """Do what is due at one table, so that messages are handled in between. `wake` says if more is due."""
        if now >= self._look:
            self._look = now + LINE_BEAT
            for connection in list(self.connections):
                self._look_at(connection, now)
        while self._due and self._due[0][0] <= now:
            when, _, hosted = heapq.heappop(self._due)
            if when == hosted.due and self.tables.get(hosted.name) is hosted:
                hosted.due = inf
                self._tick_room(hosted, now)
                return

    def _tick_room(self, hosted: HostedTable, now: float) -> None:
        if hosted.unwritten and not self._write(hosted, now):
            return
        try:
            hosted.room.tick(now)
        except Exception as fault:  # a bot's, or a clock's
            LOG.error("table %s: a fault as time passed: %s", hosted.name, type(fault).__name__)
            self._mend(hosted, now)
            hosted.room.pause(now, True)
        self.settle(hosted, now)
        for connection in list(hosted.connections.values()):
            self._catch_up(connection, now)

    def _look_at(self, connection: Connection, now: float) -> None:
        if connection.closing:
            return
        try:
            if connection.end.tick(now):
                connection.send({"kind": "ping", "mark": int(now * 1000)}, connection.acknowledged)
                self.changed.add(connection)
        except ProtocolError as error:
            self.close(connection, error.code, error.facts)
            self.leave_connection(connection, now)
            if connection.hosted is not None:
                self.settle(connection.hosted, now)

    def wake(self, now: float) -> float:
        """Return the time at which `tick` is needed next."""
        times = [self._due[0][0]] if self._due else []
        if self.connections:
            times.append(max(self._look, now))
        return min(times, default=now + NOTHING_BEAT)

    def close_all(self, code: str) -> None:
        """Close all connections, because the host stops. Everybody is told, everything is kept."""
        for connection in self.connections:
            self.close(connection, code)
