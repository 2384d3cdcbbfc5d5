"""A table in this process: the link hosts it, keeps its journal, and passes every message on as bytes.

An answer is in the journal before anybody is shown its effect. Knows the table and the journal; must not know words or
screens. The clock is passed in, so that tests can set it.
"""

import time
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from math import inf
from typing import TYPE_CHECKING

from cosmic_tui.link.adviser import Adviser
from cosmic_tui.link.board_history import BoardHistory
from cosmic_tui.link.link import Link, Listener, Offers
from cosmic_tui.link.question_help import QuestionHelp
from cosmic_tui.messages.down import TABLE_DOWN
from cosmic_tui.messages.grammar import Message
from cosmic_tui.messages.packing import own, packed
from cosmic_tui.messages.up import TABLE_UP, wants_help
from cosmic_tui.room.record import record_of
from cosmic_tui.storage import falls
from cosmic_tui.storage.journal import Journal
from cosmic_tui.table import snapshots
from cosmic_tui.table.answer_log import Entry
from cosmic_tui.table.characters import bonds_of
from cosmic_tui.table.seats import WATCHERS
from cosmic_tui.table.setup import BOT, PERSON, GameSetup
from cosmic_tui.table.table import BotMaker, Table
from cosmic_tui.worker import Worker
from engine.bots import bots as bots_of
from engine.bots import judged, parted
from engine.kernel.errors import system_says
from engine.kernel.game import EVEN
from engine.kernel.record import write
from engine.kernel.views import Facts

if TYPE_CHECKING:
    from cosmic_tui.link.guide import Guide
    from cosmic_tui.link.recalling import Recalling
    from cosmic_tui.link.reviewing import Reviewing


DISK_BEAT = 5.0  # seconds until a full disk is tried again


def thinks_ever(game: str, level: str) -> bool:
    """Return whether bots of that level ever look ahead."""
    bot = bots_of(game).get(parted(level)[0])
    return bot is not None and bool(bot.searched)


class EmbeddedLink:
    """The link of everybody at this keyboard. `journal` is None if nothing is kept (an unwritable folder, some tests).
    """

    def __init__(
        self,
        setup: GameSetup,
        journal: Journal | None = None,
        entries: Iterable[Entry] = (),
        bots: BotMaker | None = None,
        now: Callable[[], float] = time.monotonic,
        rules: int | None = None,
    ) -> None:
        self.table = Table(setup, bots)
        self.guide: Guide | None = None
        self.seats = tuple(number for number, seat in enumerate(setup.seats) if seat.who == PERSON)
        self._told = (*self.seats, WATCHERS) if len(self.seats) > 1 else self.seats  # last what all may see
        self.journal = journal
        self._unwritten: list[Entry] = []  # what the disk would not have
        self.worker: Worker | None = None
        self._now = now
        if any(thinks_ever(setup.game, seat.level) for seat in setup.seats if seat.who == BOT):
            self.table.thinker = self.worker = Worker()
        self.past = self.table.past = BoardHistory(self.seats or (WATCHERS,))
        advised = len(self.seats) == 1 and not setup.daily
        self.adviser = Adviser(self.table) if advised else None
        self._listener: Listener | None = None
        self._question_help = {seat: QuestionHelp(partial(self._wants_help, seat)) for seat in self._told}
        self._waiting: deque[tuple[int, bytes]] = deque()
        self._notices: list[tuple[int, bytes]] = []
        self._delivering = False
        if setup.lesson and len(self.seats) == 1:
            from cosmic_tui.link import guide  # reads scenarios: nobody needs that elsewhere

            self.guide = guide.Guide(self.table, self.seats[0])
            self.table.bots = self.guide.player
        before = list(entries)
        if self.guide is not None:
            self.guide.resumed = bool(before)
        self.table.start(now(), before, rules)
        self._pass_by()
        self._journal()

    def subscribe(self, listener: Listener) -> None:
        self._listener = listener
        for seat in self._told:
            self._queue(seat, self.table.snapshot(seat, self._now()))
        self._deliver()

    def send(self, seat: int, message: Message) -> None:
        self.table.receive(seat, self._carried(message), self._now())
        self._pass_by()
        self._collect()

    def _pass_by(self) -> None:
        """Give the plain answer to questions that a lesson says nothing about."""
        while self.guide is not None and (answer := self.guide.passes()) is not None:
            seat = self.table.seats[self.guide.reader]
            given = self.table.answers
            self.table.answer(seat.number, seat.serial, answer, self._now())
            self.table.history.drop_from(given)  # an undo leads back to what the reader has answered

    @staticmethod
    def _carried(message: Message) -> Message:
        """Return the message as it would arrive over a network."""
        return own(packed(message), TABLE_UP)

    def poll(self) -> None:
        self.table.tick(self._now())
        self._pass_by()
        self._collect()

    def wake(self) -> float | None:
        now = self._now()
        when = self.table.wake(now)
        if self._unwritten:
            when = min(when if when is not None else inf, now + DISK_BEAT)
        return None if when is None else max(0.0, when - now)

    def retold(self, seat: int) -> Link:
        """Return the finished game from its file, as that seat was told it."""
        from cosmic_tui.link.replay import ReplayLink, load  # nobody needs it before the end

        assert self.journal is not None
        return ReplayLink(load(self.journal.path), [one.name for one in self.table.setup.seats], seat)

    @property
    def offers(self) -> Offers:
        journal, setup = self.journal, self.table.setup
        return Offers(
            kept=journal is not None and not self._unwritten,
            even=setup.windows == EVEN and len(self.seats) > 1,
            past=self.past,
            file=journal.path if journal is not None else None,
            setup=setup,
            retold=self.retold if journal is not None and self.table.match.over else None,
            adviser=self.adviser,
            recalled=self.recalled if self.adviser is not None or self.table.match.over else None,
            review=self.review if self.table.match.over and judged(setup.game) else None,
            bonds=partial(bonds_of, self.table) if not setup.branched else None,
            guide=self.guide,
            played=partial(record_of, self.table) if self.table.match.over else None,
        )

    def review(self, seat: int) -> "Reviewing":
        """Begin a review: what each decision of a seat cost. The game is over, so any seat may be looked at."""
        from cosmic_tui.link.reviewing import reviewing  # nobody needs it before the end

        return reviewing(record_of(self.table), seat)

    def recalled(self) -> "Recalling":
        """Ask for advice about an earlier decision."""
        from cosmic_tui.link.recalling import Recalling  # nobody needs it before

        return Recalling(record_of(self.table))

    def close(self) -> None:
        self._listener = None
        if self.worker is not None:
            self.worker.close()
        if self.adviser is not None:
            self.adviser.close()
        if self.journal is not None:
            snapshots.last(self.table)
            self._journal()
            if self.table.ended:
                self._film()
        if self.journal is not None:
            self.journal.close()

    def _film(self) -> None:
        """Keep the film of a game that is over."""
        from cosmic_tui.link import film  # nobody needs it before the end

        if self.journal is not None:
            with suppress(OSError):
                film.keep(self.table, self.past, self.journal.path)

    def _journal(self) -> None:
        """Write down what has happened. If that fails the game goes on, everybody is told, and the next call tries
        again.
        """
        for fall in self.table.falls.take():
            falls.keep(fall.line(), fall.plain(), write(record_of(self.table)))
        stopped = bool(self._unwritten)
        entries = [*self._unwritten, *self.table.take_records()]
        if self.journal is None or not entries:
            return
        try:
            self.journal.add(entries)
        except OSError as error:
            self._unwritten = entries
            if not stopped:
                self.not_kept(system_says(error))
        else:
            self._unwritten = []
            if stopped:
                self._tell("save_again", {})

    def not_kept(self, reason: str) -> None:
        self._tell("save_stopped", {"reason": reason})

    def _tell(self, code: str, facts: Facts) -> None:
        """Tell everybody at this keyboard, after the messages already waiting."""
        notice = {"kind": "refused", "serial": 0, "code": code, "facts": facts}
        self._notices += [(seat, packed(notice)) for seat in self.seats]

    def _collect(self) -> None:
        """Write records to disk, then deliver messages to the listener."""
        self._journal()
        for seat in self._told:
            self._queue(seat, self.table.take(seat))
        self._deliver()

    def _queue(self, seat: int, messages: list[Message]) -> None:
        while messages:
            for message in messages:
                told = self._question_help[seat].take(message)
                self._waiting.extend((seat, packed(one)) for one in told)
            messages = self.table.take(seat)  # help that was asked for meanwhile

    def _wants_help(self, seat: int, serial: int) -> None:
        if self.guide is not None and serial != self.table.seats[seat].serial:
            return  # the lesson has passed by that question
        self.table.receive(seat, self._carried(wants_help(serial)), self._now())

    def _deliver(self) -> None:
        """Deliver messages in order, one at a time even if the listener answers at once."""
        if self._delivering:
            return
        self._delivering = True
        try:
            self._waiting.extend(self._notices)
            self._notices.clear()
            while self._waiting and self._listener is not None:
                seat, data = self._waiting.popleft()
                self._listener(seat, own(data, TABLE_DOWN))
        finally:
            self._delivering = False
