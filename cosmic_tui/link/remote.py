"""A table elsewhere: the same Link over TCP, with a line that may break and is made again.

`run` is a task of the link's holder; it ends when the line ends for good, and returns why. In between the listener
gets the messages of the table, those of the lobby, and `line` messages of its own about the connection:

    {"kind": "line", "state": ..., "seconds": until the next try, "code": ..., "facts": {...}}

with the states connecting, here (code "forgotten": what was not acknowledged is lost), slow (the host owes a word and
says none), quick (it has said one again), waiting and closed. Knows asyncio and the wire; must not know words, screens
or rules.
"""

import asyncio
import contextlib
import random
import secrets
import ssl
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from cosmic_tui import __version__
from cosmic_tui.link.catchup import CatchUp
from cosmic_tui.link.fetch import Fetch
from cosmic_tui.link.harmless import made_harmless
from cosmic_tui.link.link import Ended, Link, Listener, Offers, Quiet
from cosmic_tui.link.question_help import QuestionHelp
from cosmic_tui.link.shapes import misfit
from cosmic_tui.messages.grammar import Message
from cosmic_tui.messages.up import bring, wants_help, wants_record
from cosmic_tui.room.public_feed import PublicFeed
from cosmic_tui.storage.tokens import SeatFile
from cosmic_tui.storage.trust import Trust, client_context
from cosmic_tui.wire.clientend import ClientEnd, make_hello
from cosmic_tui.wire.codes import BadCode, Invitation, decode, encode, from_base32
from cosmic_tui.wire.deflate import DICTIONARY
from cosmic_tui.wire.errors import ProtocolError
from engine.bots import judged
from engine.kernel.asking import Refused
from engine.kernel.views import Facts

if TYPE_CHECKING:
    from cosmic_tui.link.recalling import Recalling
    from cosmic_tui.link.reviewing import Reviewing

COMMAND = "cosmic join"
CONNECT_SECONDS = 8.0
FIRST_WAIT, LONGEST_WAIT = 0.25, 10.0  # seconds between two tries, doubled each time
DEAF_TRIES = 3  # lines that end without a word before an unknown peer is taken for no table
READ_BYTES = 1 << 16
BEAT = 1.0  # seconds between two looks at whether the host has fallen silent
SLOW_BEATS = 3  # without a word, while the host owes one for an answer: the person is told
# worth another try
PASSING = frozenset(("busy", "late", "gone", "flood", "host_disk", "fault", "host_closed", "knocked"))
KNOCKED = "knocked"  # the owner has been asked, and has not said yet
KNOCK_SECONDS = 2.0
MOST_RECORDS = 30  # that one host may have this program keep


@dataclass
class Wishes:
    """A guest's wishes when joining a table. `tls` is False only by explicit wish."""

    name: str
    seat: int = -1
    watch: bool = False
    password: str = ""
    tls: bool = True
    bot: bool = False  # nobody sits here who could learn anything from a pause


class RemoteLink(Quiet):
    """A link to one seat at a table on another host. `ended` holds (code, facts) once the connection is closed for
    good.
    """

    def __init__(
        self, invitation: Invitation, wishes: Wishes, trust: Trust | None = None, file: SeatFile | None = None
    ) -> None:
        self.invitation = invitation
        self.wishes = wishes
        self.brings: Callable[[str], tuple[str, Any]] | None = None  # what for this game: (what it is, the thing)
        self.trust = trust
        self.file = file
        kept = file.read() if file is not None else {}
        self.end = ClientEnd(
            make_hello(
                secrets.token_urlsafe(16), wishes.name, __version__, key=invitation.password, password=wishes.password,
                seat=wishes.seat, watch=wishes.watch, bot=wishes.bot,
                table=kept.get("table", ""), token=kept.get("token", ""), dictionary=DICTIONARY, follows=True,
            )
        )  # fmt: skip
        self.come_in = f"{COMMAND} {encode(invitation)}" if invitation.key else ""  # what others type who would come
        self.print = ""  # the host's fingerprint, for others to compare, where this window is the host
        self.seats: tuple[int, ...] = (-1,)
        self.owner = False
        self.game = ""
        self.ended: Ended | None = None
        self.told = PublicFeed(0.0)
        self.catchup = CatchUp()
        self.question_help = QuestionHelp(self._wants_help)
        self.fetch = Fetch(self._wants_record)
        self.keeps = file is not None and not wishes.bot  # records of games that are over, with their films
        self.records: set[str] = set()  # those that are kept
        self.names: list[str] = []
        self.series: Message | None = None  # the tournament this table belongs to, as it was told last
        self._listener: Listener | None = None
        self._writer: asyncio.StreamWriter | None = None
        self._hurry = asyncio.Event()
        self._met = False  # whether there has ever been a welcome
        self._leaving = False
        self._without: float | None = None  # since when there is no line

    # --- the Link ---

    @property
    def offers(self) -> Offers:
        retold = self.retold if self.fetch.record is not None else None
        review = self.review if self.fetch.record is not None and judged(self.fetch.record.game) else None
        onward = self.onward if self.series is not None and self.series["key"] else None
        return Offers(
            owner=self.owner, run=self.run, retold=retold, review=review, record=self.fetch.data, onward=onward,
            record_name=self.fetch.name if self.keeps else "",
            recalled=self.recalled if retold is not None else None,
        )  # fmt: skip

    def onward(self) -> "RemoteLink":
        """Return a link to this person's next game in the tournament, at the same host, with the key it has sent. Raise
        Refused if the key is malformed, or seat_in_use if another window is there already.
        """
        try:
            key = from_base32(self.series["key"] if self.series is not None else "")
        except BadCode:
            raise Refused("join_code") from None
        invitation = replace(self.invitation, key=key)
        file = SeatFile(invitation, self.wishes.name) if self.file is not None else None
        if file is not None and not file.open():
            raise Refused("seat_in_use")
        return RemoteLink(invitation, replace(self.wishes, seat=-1), self.trust, file)

    def review(self, seat: int) -> "Reviewing":
        """Begin a review: what each decision of a seat cost, from the record that the host has sent."""
        from cosmic_tui.link.reviewing import reviewing  # nobody needs it before the end

        assert self.fetch.record is not None
        return reviewing(self.fetch.record, seat)

    def recalled(self) -> "Recalling":
        """Ask for advice about an earlier decision, from the record that the host has sent."""
        from cosmic_tui.link.recalling import Recalling  # nobody needs it before the end

        assert self.fetch.record is not None
        return Recalling(self.fetch.record)

    def retold(self, seat: int) -> Link:
        """Return the finished game as that seat was told it. Raise Refused if it cannot be replayed here."""
        from cosmic_tui.link.replay import ReplayLink  # nobody needs it before the end

        assert self.fetch.record is not None
        return ReplayLink(self.fetch.record, self.names, seat)

    def subscribe(self, listener: Listener) -> None:
        self._listener = listener
        for message in self.told.so_far():
            listener(self.seats[0], message)

    def send(self, seat: int, message: Message) -> None:
        try:
            data = self.end.say(message)
        except ProtocolError as error:
            self._tell({"kind": "refused", "serial": 0, "code": error.code, "facts": error.facts})
            return
        self._write(data)

    def close(self) -> None:
        """Close the connection for good; the seat is kept for another time."""
        self._leaving = True
        self._listener = None
        self._write(self.end.say({"kind": "bye"}))
        if self._writer is not None:
            self._writer.close()
        self._hurry.set()

    @property
    def listening(self) -> bool:
        """Return whether a message on this connection still waits for the host's acknowledgment."""
        return self.end.welcome is not None and self.end.unacknowledged > 0

    def silent(self, now: float) -> float:
        """Return for how many seconds there has been no connection; 0 while there is one."""
        if self.end.welcome is not None:
            self._without = None
        elif self._without is None:
            self._without = now
        return 0.0 if self._without is None else now - self._without

    # --- the line ---

    async def run(self) -> Ended:
        """Keep a connection until it ends for good. Raise Refused if it never came about."""
        try:
            return await self._keep_line()
        finally:
            if self.file is not None:
                self.file.close()  # from here on another window may have the seat

    async def _keep_line(self) -> Ended:
        wait, tries = FIRST_WAIT, 0
        while True:
            try:
                await self._one_line()
                reason = self.ended
                tries += 1
                if tries >= DEAF_TRIES and not (reason or self._met or self._leaving):
                    raise Refused("not_a_table", host=self.invitation.host)
            except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
                if not self._met and isinstance(error, (ssl.SSLError, ConnectionResetError)):
                    raise Refused("not_a_table", host=self.invitation.host) from None
                if not self._met:
                    raise Refused("connection_refused", host=self.invitation.host, reason=str(error)) from None
                reason = None
            except ProtocolError as error:
                reason = (error.code, dict(error.facts))
            except Refused as refused:
                if not self._met:
                    raise
                reason = (refused.code, refused.facts)
            if self._leaving:
                return self._close("bye", {})
            if reason is not None and reason[0] == "field" and not self._met and "dictionary" in self.end.hello:
                del self.end.hello["dictionary"]  # a host from before there was one
                self.end.hello.pop("story", None)
                self.end.hello.pop("follows", None)
                continue
            if reason is not None and reason[0] not in PASSING:
                return self._close(*reason)
            if self.end.welcome is not None:
                wait = FIRST_WAIT
            self.end.lost()
            if reason is not None and reason[0] == KNOCKED:
                await self._pause(KNOCK_SECONDS, KNOCKED)
                continue
            await self._pause(wait * random.uniform(0.75, 1.25))
            wait = min(wait * 2, LONGEST_WAIT)

    def _close(self, code: str, facts: Facts) -> Ended:
        self.ended = (code, facts)
        self._tell_line("closed", 0.0, code, facts)
        return self.ended

    async def _pause(self, seconds: float, code: str = "") -> None:
        self._tell_line("waiting", round(seconds, 1), code)
        self._hurry.clear()
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(self._hurry.wait(), seconds)

    async def _one_line(self) -> None:
        """Run one connection until it is lost. `ended` is set if the host has closed it, with the reason."""
        self.ended = None
        self._tell_line("connecting")
        loop = asyncio.get_running_loop()
        context = client_context() if self.wishes.tls else None
        opening = asyncio.open_connection(self.invitation.host, self.invitation.port, ssl=context)
        reader, writer = await asyncio.wait_for(opening, CONNECT_SECONDS)
        self._writer = writer
        try:
            if context is not None and self.trust is not None:
                met = self.trust.check(self.invitation, writer.get_extra_info("ssl_object").getpeercert(True))
                if met:
                    self._tell({"kind": "refused", "serial": 0, "code": "first_met", "facts": {"value": met}})
            if "dictionary" in self.end.hello:  # a host that knows the one knows the other
                self.end.hello["story"] = self.catchup.mark()
            writer.write(self.end.open(loop.time()))
            while self.ended is None:
                data = await self._read(reader)
                if not data:
                    return
                messages, reply = self.end.feed(data, loop.time())
                self._write(reply)
                for message in messages:
                    self._check(message)
                    self._take(made_harmless(message))
        finally:
            self._writer = None
            writer.close()
            with contextlib.suppress(OSError, asyncio.TimeoutError):
                await asyncio.wait_for(writer.wait_closed(), BEAT)

    async def _read(self, reader: asyncio.StreamReader) -> bytes:
        """Read the next bytes. Ping a host that is silent for long, and tell the person if a reply is late."""
        beats = 0
        while True:
            try:
                data = await asyncio.wait_for(reader.read(READ_BYTES), BEAT)
            except TimeoutError:
                self._write(self.end.tick(asyncio.get_running_loop().time()))
                beats = beats + 1 if self.listening else 0
                if beats == SLOW_BEATS:
                    self._tell_line("slow")
            else:
                if data and beats >= SLOW_BEATS:
                    self._tell_line("quick")
                return data

    def _write(self, data: bytes) -> None:
        if data and self._writer is not None and not self._writer.is_closing():
            self._writer.write(data)

    # --- what comes ---

    def _check(self, message: Message) -> None:
        """Raise ProtocolError if a field of the message has the wrong type."""
        if message["kind"] == "hello":
            self.game = message["game"]
        if misfit(message, self.game):
            raise ProtocolError("field")

    def _take(self, message: Message) -> None:
        kind = message["kind"]
        if kind == "closed":
            self.ended = (message["code"], message["facts"])
            return
        if kind == "welcome":
            self._met = True
            self.catchup.begin(message["game"])
            self.question_help.forget()
            self.seats, self.owner = (message["seat"],), message["owner"]
            if self.file is not None:
                with contextlib.suppress(OSError):  # without it the seat is only lost with this window
                    self.file.write(message["table"], message["token"])
            self._tell_line("here", code="forgotten" if self.end.forgotten else "")
            return
        if kind == "hello":
            self.seats = (message["seat"],)
            self.names = [str(seat.get("name", "")) for seat in message["seats"]]
        if kind == "series":
            self.series = message
        if kind == "refused" and message["code"] == "new_code":
            self._rekey(str(message["facts"].get("key", "")))
            message = {**message, "facts": {"value": self.come_in}}
        if kind == "lobby":
            if "key" in message["lobby"]:
                self._rekey(str(message["lobby"]["key"]))
            self._bring(message["lobby"])
            self.seats, self.owner = (message["lobby"].get("you", -1),), bool(message["lobby"].get("owner"))
            message = {"kind": "lobby", "lobby": {**message["lobby"], "come_in": self.come_in, "print": self.print}}
        for known in self.catchup.take(message):
            if not self.wishes.bot:
                self.fetch.take(known)
                self._keep_record()
            for told in [known] if self.wishes.bot else self.question_help.take(known):
                self.told.put([told], 0.0)
                self.told.due(0.0)
                self._tell(told)

    def _rekey(self, key: str) -> None:
        """Replace the key in the code for newcomers, which only the owner of the table knows."""
        try:
            with_key = replace(decode(self.come_in.removeprefix(f"{COMMAND} ")), key=from_base32(key))
            self.come_in = f"{COMMAND} {encode(with_key)}" if key else ""
        except BadCode:
            self.come_in = ""

    def _wants_help(self, serial: int) -> None:
        self._write(self.end.say(wants_help(serial)))

    def _wants_record(self, first: int) -> None:
        self._write(self.end.say(wants_record(first)))

    def _keep_record(self) -> None:
        """Keep the finished game with its film, once. It runs in the background, because the game must be replayed."""
        fetch, name = self.fetch, self.fetch.name
        if not self.keeps or fetch.record is None or name in self.records or len(self.records) >= MOST_RECORDS:
            return
        from cosmic_tui.link import film  # nobody needs it before the end

        self.records.add(name)
        work = partial(film.keep_handed, fetch.data, name, fetch.record, tuple(self.names), self.seats[0])
        asyncio.get_running_loop().run_in_executor(None, work)

    def _bring(self, lobby: dict[str, Any]) -> None:
        """Send what the player brings, once, as soon as there is a chair for it."""
        if self.brings is None or lobby.get("you", -1) < 0:
            return
        brings, self.brings = self.brings, None
        try:
            what, value = brings(str(lobby.get("game", "")))
        except Refused as refused:
            self._tell({"kind": "refused", "serial": 0, "code": refused.code, "facts": refused.facts})
            return
        self.send(lobby["you"], bring(what, value))

    def _tell(self, message: Message) -> None:
        if self._listener is not None:
            self._listener(self.seats[0], message)

    def _tell_line(self, state: str, seconds: float = 0.0, code: str = "", facts: Facts | None = None) -> None:
        self._tell({"kind": "line", "state": state, "seconds": seconds, "code": code, "facts": facts or {}})
