"""All tables of a host and all lines to it: bytes in, bytes out, nothing of its own in between.

    line = hub.connect(address, now)      somebody has called
    hub.data(line, data, now)             they said something; afterwards `hub.changed` names the lines with bytes to go
    hub.lost(line, now)                   they are gone
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

from cosmic_tui import __version__
from cosmic_tui.host.admission import Pass, Tries, admit
from cosmic_tui.host.lines import Line
from cosmic_tui.host.standing import Standing, mend
from cosmic_tui.host.unproven import Unproven
from cosmic_tui.table import deeds, doors
from cosmic_tui.table.guests import Guest
from cosmic_tui.table.marks import Entry
from cosmic_tui.table.room import Room
from cosmic_tui.table.thoughts import Thinker
from cosmic_tui.wire import limits
from cosmic_tui.wire.hostend import HostEnd
from cosmic_tui.wire.messages import Message
from cosmic_tui.wire.offences import Offence
from engine.kernel.asking import Refused

LOG = logging.getLogger("cosmic.host")

LINE_BEAT = 1.0  # seconds between two looks at who has fallen silent
NOTHING_BEAT = 3600.0  # if nothing is due and nobody is there
DISK_BEAT = 5.0  # seconds until a full disk is tried again
MOST_BACKLOG = 1 << 16  # bytes of one line that wait meanwhile


class Keeper(Protocol):
    """Where records go."""

    def add(self, standing: Standing, entries: list[Entry]) -> None:
        """They will be there when the process is killed at once; OSError if the disk will not have them."""

    def records(self, standing: Standing) -> list[Entry]:
        """All of them, as they are kept."""


class Hub:
    """`ended` is called once with every room whose game is over; `thinker` thinks for bots that look ahead."""

    def __init__(
        self,
        keeper: Keeper,
        ended: Callable[[Standing], None] = lambda standing: None,
        thinker: Thinker | None = None,
    ) -> None:
        self.keeper = keeper
        self.ended = ended
        self.thinker = thinker
        self.standings: dict[str, Standing] = {}
        self.lines: set[Line] = set()
        self.strangers: Unproven[Line] = Unproven()
        self.tries = Tries()
        self.changed: set[Line] = set()
        self._due: list[tuple[float, int, Standing]] = []
        self._count = itertools.count()
        self._look = 0.0

    def open(self, standing: Standing, now: float) -> None:
        """A room that people may enter from now on."""
        self.standings[standing.name] = standing
        standing.room.door = standing.access.door
        if self.thinker is not None:
            standing.room.think_with(self.thinker)
        self.settle(standing, now)

    # --- lines ---------------------------------------------------------------------------------------------------

    def connect(self, address: str, now: float) -> Line:
        """A new line; if too many say nothing, the one that has been silent longest is closed with a word."""
        line = Line(HostEnd(now), address)
        self.lines.add(line)
        oldest = self.strangers.add(address, line)
        if oldest is not None:
            self.close(oldest, "busy")
        return line

    def data(self, line: Line, data: bytes, now: float) -> None:
        """Bytes of a peer. Whatever they are, the tables play on; who breaks the rules is told once and closed."""
        if line.closing:
            return
        standing = line.standing
        if standing is not None and standing.unwritten:
            line.backlog += data
            if len(line.backlog) > MOST_BACKLOG:
                self.close(line, "host_disk")
            return
        try:
            self._hear(line, data, now)
        except Offence as offence:
            if line.standing is not None:
                self.settle(line.standing, now)  # what came before it in the same bytes is kept, and acknowledged
            self.close(line, offence.code, offence.facts)
        except Refused as refused:
            self.close(line, refused.code, refused.facts)
        except Exception as fault:  # whatever it is: the table is as it was before, and the others play on
            LOG.error("a message led to a fault: %s", type(fault).__name__)
            self.close(line, "fault")
            if standing is not None:
                mend(standing, self.keeper.records(standing), now)
                self._heard(line)  # or the same message would come again, and lead to the same fault
        if line.closing and line.guest is not None and line.standing is not None:
            self.leave_line(line, now)
        if line.standing is not None:
            self.settle(line.standing, now)

    def _hear(self, line: Line, data: bytes, now: float) -> None:
        try:
            messages, offence = line.end.feed(data, now), None
        except Offence as found:
            messages, offence = found.before, found
        for message in messages:
            if line.closing:
                return
            if message["kind"] == "hello":
                self.admit(line, message, now)
            elif message["kind"] == "ping":
                line.send({"kind": "pong", "mark": message["mark"]}, line.acknowledged)
                self.changed.add(line)
            elif message["kind"] == "bye":
                self.close(line, "bye")
            elif message["kind"] != "pong" and line.guest is not None and line.standing is not None:
                self._deed(line, line.standing.room, line.guest, message, now)
        self._heard(line)
        if offence is not None:
            raise offence

    def _deed(self, line: Line, room: Room, guest: Guest, message: Message, now: float) -> None:
        before = room.table.answers if room.table is not None else 0
        deeds.receive(room, guest, message, now)
        if message["kind"] == "answer" and room.table is not None and room.table.answers > before:
            line.end.refund()

    def _heard(self, line: Line) -> None:
        if line.guest is not None and line.standing is not None and line.end.seen > line.acknowledged:
            if line.guest.sessions.get(line.session) != line.end.seen:
                deeds.heard(line.standing.room, line.guest, line.session, line.end.seen)

    def lost(self, line: Line, now: float) -> None:
        """The line is no more."""
        self.strangers.remove(line.address, line)
        self.lines.discard(line)
        self.changed.discard(line)
        line.closing = line.closing or "lost"
        self.leave_line(line, now)
        if line.standing is not None:
            self.settle(line.standing, now)

    def leave_line(self, line: Line, now: float) -> None:
        """Whoever was on this line is not on it any more."""
        guest, standing, line.guest = line.guest, line.standing, None
        if guest is not None and standing is not None and standing.lines.get(guest.number) is line:
            del standing.lines[guest.number]
            doors.gone(standing.room, guest, now)

    def close(self, line: Line, code: str, facts: Mapping[str, object] | None = None) -> None:
        """One word, and the place of the line is free for another at once."""
        self.strangers.remove(line.address, line)
        line.close(code, {key: list(fact) if isinstance(fact, tuple) else fact for key, fact in (facts or {}).items()})
        self.changed.add(line)

    # --- coming in -----------------------------------------------------------------------------------------------

    def admit(self, line: Line, hello: Message, now: float) -> None:
        """Let somebody in, or raise Refused."""
        standing, guest, token = self._known(hello)
        if guest is None:
            standing = standing or self._wanted(hello)
            may = self._admitted(standing, line.address, hello, now)
            guest, token = doors.come_in(
                standing.room, hello["name"], hello["seat"], hello["watch"], may.owner, now,
                robot=hello.get("bot", False), heir_to=may.code,
            )  # fmt: skip
            deeds.heard(standing.room, guest, hello["session"], 0)
        else:
            assert standing is not None
            old = standing.lines.get(guest.number)
            if old is not None:
                old.guest = None
                self.close(old, "taken_over")
            doors.come_back(standing.room, guest, now)
        self.strangers.remove(line.address, line)
        line.standing, line.guest, line.session = standing, guest, hello["session"]
        standing.lines[guest.number] = line
        seen = guest.sessions.get(line.session, 0)
        line.end.let_in(seen)
        line.send(
            {
                "kind": "welcome", "wire": limits.VERSION, "program": __version__, "table": standing.name,
                "name": standing.room.plan.name, "seat": standing.room.seat_of(guest), "token": token,
                "owner": guest.owner, "seen": seen, "game": standing.room.games,
            },
            seen,
        )  # fmt: skip
        self.changed.add(line)

    def _admitted(self, standing: Standing, address: str, hello: Message, now: float) -> Pass:
        """What this newcomer may. Somebody else's wrong guesses at this address shut nobody out who has the key: it
        cannot be guessed. Without a key whoever runs the table is asked."""
        if not (hello["key"] and self._opens(standing, hello["key"])):
            self.tries.check(address, now)
        try:
            return admit(standing.access, hello["key"], hello["password"])
        except Refused as refused:
            if refused.code != "code_needed":
                self.tries.wrong(address, now)
                raise
        try:
            doors.knock(standing.room, hello["name"], hello["session"], now)
        finally:
            self.settle(standing, now)  # whoever is asked hears of it
        return Pass()

    def _known(self, hello: Message) -> tuple[Standing | None, Guest | None, str]:
        """Whose token this is, at the table that was named, or at any."""
        named = self.standings.get(hello["table"])
        if hello["token"]:
            for standing in [named] if named is not None else list(self.standings.values()):
                guest = standing.room.guests.with_token(hello["token"])
                if guest is not None:
                    return standing, guest, hello["token"]
        elif hello["session"]:
            for standing in self.standings.values():
                guest = standing.room.guests.with_session(hello["session"])
                if guest is not None:
                    return standing, guest, doors.renew(standing.room, guest)
        return named, None, ""

    def _wanted(self, hello: Message) -> Standing:
        """The table of this key; without one, the first that has room."""
        every = list(self.standings.values())
        for standing in every:
            if hello["key"] and self._opens(standing, hello["key"]):
                return standing
        if not every:
            raise Refused("no_table")
        for standing in every:
            free = standing.room.lobby.missing() if standing.room.table is None else len(doors.orphans(standing.room))
            if free or hello["watch"]:
                return standing
        return every[0]

    def _opens(self, standing: Standing, key: str) -> bool:
        try:
            return admit(standing.access, key, "").code
        except Refused:
            return False

    # --- telling -------------------------------------------------------------------------------------------------

    def settle(self, standing: Standing, now: float) -> None:
        """Write down what has happened, then tell it, then see who has to be shown out."""
        room = standing.room
        while True:
            room.collect(now)
            standing.unwritten += room.take_records()
            if not self._write(standing, now):
                return
            self._tell(standing)
            if not room.dismissed:
                break
            for guest, code in room.dismissed:
                line = standing.lines.pop(guest.number, None)
                if line is not None:
                    line.guest = None
                    self.close(line, code)
            room.dismissed.clear()
        when = room.wake(now)
        if when is not None and when < standing.due:
            self._remind(standing, when)
        if room.over and not standing.told_end:
            standing.told_end, standing.over_at = True, now
            self.ended(standing)
        elif not room.over:
            standing.told_end = False

    def _write(self, standing: Standing, now: float) -> bool:
        if not standing.unwritten:
            return True
        try:
            self.keeper.add(standing, standing.unwritten)
        except OSError as error:
            LOG.error("the journal of table %s cannot be written: %s", standing.name, error.strerror)
            for line in standing.lines.values():
                line.send({"kind": "refused", "serial": 0, "code": "host_disk", "facts": {}}, line.acknowledged)
                self.changed.add(line)
            self._remind(standing, now + DISK_BEAT)
            return False
        standing.unwritten = []
        return True

    def _remind(self, standing: Standing, when: float) -> None:
        standing.due = when
        heapq.heappush(self._due, (when, next(self._count), standing))

    def _tell(self, standing: Standing) -> None:
        for guest in standing.room.guests.by_number.values():
            line = standing.lines.get(guest.number)
            if line is None:
                continue
            written = guest.sessions.get(line.session, 0)
            messages, guest.out = guest.out, []
            if not messages and written > line.acknowledged:
                messages = [{"kind": "ack"}]
            for message in messages:
                line.send(message, written)
                self.changed.add(line)

    # --- time ----------------------------------------------------------------------------------------------------

    def tick(self, now: float) -> None:
        """Everything that is due."""
        if now >= self._look:
            self._look = now + LINE_BEAT
            for line in list(self.lines):
                self._look_at(line, now)
        while self._due and self._due[0][0] <= now:
            when, _, standing = heapq.heappop(self._due)
            if when == standing.due and self.standings.get(standing.name) is standing:
                standing.due = inf
                self._tick_room(standing, now)

    def _tick_room(self, standing: Standing, now: float) -> None:
        if standing.unwritten and not self._write(standing, now):
            return
        try:
            standing.room.tick(now)
        except Exception as fault:  # a bot's, or a clock's
            LOG.error("table %s: a fault as time passed: %s", standing.name, type(fault).__name__)
            mend(standing, self.keeper.records(standing), now)
            standing.room.pause(now, True)
        self.settle(standing, now)
        for line in list(standing.lines.values()):
            if line.backlog:
                waiting, line.backlog = bytes(line.backlog), bytearray()
                self.data(line, waiting, now)

    def _look_at(self, line: Line, now: float) -> None:
        if line.closing:
            return
        try:
            if line.end.tick(now):
                line.send({"kind": "ping", "mark": int(now * 1000)}, line.acknowledged)
                self.changed.add(line)
        except Offence as offence:
            self.close(line, offence.code, offence.facts)
            self.leave_line(line, now)
            if line.standing is not None:
                self.settle(line.standing, now)

    def wake(self, now: float) -> float:
        """When `tick` is wanted next."""
        times = [self._due[0][0]] if self._due else []
        if self.lines:
            times.append(max(self._look, now))
        return min(times, default=now + NOTHING_BEAT)

    def close_all(self, code: str) -> None:
        """The host goes: everybody is told, everything is kept."""
        for line in self.lines:
            self.close(line, code)
