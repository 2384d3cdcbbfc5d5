"""A host, its disk, its lines and the time, all under a test's control: no socket, no file, no clock.

A `World` carries bytes between a real hub and real client ends. A `Peer` is a person's program: it keeps what a screen
would show, and may be played by a bot. Lines can be cut after any byte, the host can be killed between any two chunks
of its journal, and time passes only when a test says so.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from math import inf
from typing import Any

import msgpack

from cosmic_tui.host.admission import Access, locked
from cosmic_tui.host.connection import Connection
from cosmic_tui.host.hosted import HostedTable, hosted_of
from cosmic_tui.host.hub import Hub
from cosmic_tui.link.catchup import CatchUp
from cosmic_tui.messages.up import answer
from cosmic_tui.room.lobby import Plan
from cosmic_tui.room.restore import restore
from cosmic_tui.room.room import Chances, Room
from cosmic_tui.wire.clientend import ClientEnd, make_hello
from engine.bots import make_bot

NAMES = ("Ada", "Bea", "Cai")  # of the players of most worlds
KEY, OWNER_KEY = "the-key", "the-owners-key"
CARRIED = 10_000  # turns of carrying in which everything has to have settled
OPEN = ("open", "open", "open")
SHORT_GAME = 350  # the seed of the first game: with players of chance it is over after a hundred answers
LONGER_GAME = 42  # one for those who count: some hundreds of answers
THINKING = 0.1  # seconds between two answers: no bot is faster than the host allows a person to be


class Killed(BaseException):
    """kill -9: the process does nothing any more from here on."""


class Disk:
    """A keeper in memory: chunks as bytes, so that nothing is shared with the host that wrote them.

    `fate` is asked at every chunk whether the process is killed "before" or "after" it is on the disk.
    """

    def __init__(self) -> None:
        self.headers: dict[str, bytes] = {}
        self.chunks: dict[str, list[bytes]] = {}
        self.full = False
        self.fate: Iterator[str] = iter(())

    def add(self, hosted: HostedTable, entries: list[Any]) -> None:
        if self.full:
            raise OSError(28, "No space left on device")
        fate = next(self.fate, "")
        if fate == "before":
            raise Killed
        self.headers.setdefault(hosted.name, msgpack.packb(hosted.header()))
        self.chunks.setdefault(hosted.name, []).append(msgpack.packb(entries))
        if fate == "after":
            raise Killed

    def records(self, hosted: HostedTable) -> list[Any]:
        return self.of(hosted.name)

    def of(self, name: str) -> list[Any]:
        return [record for chunk in self.chunks[name] for record in msgpack.unpackb(chunk)]


class Screen:
    """What a person's program would show, from the messages it has got."""

    def __init__(self) -> None:
        self.hello: Any = None
        self.lobby: Any = None
        self.view: Any = None
        self.question: Any = None
        self.events: list[Any] = []
        self.chat: list[str] = []
        self.over: Any = None
        self.orders: Any = None
        self.paused = False
        self.vote: Any = None
        self.refused: list[str] = []
        self.presence: list[str] = []

    def hear(self, message: dict[str, Any]) -> None:
        kind = message["kind"]
        if kind == "hello":
            self.hello, self.lobby, self.over, self.paused = message, None, None, False
            self.presence = [seat["state"] for seat in message["seats"]]
        elif kind == "events":
            del self.events[message["first"] :]
            self.events += message["events"]
        elif kind == "chat":
            self.chat.append(f"{message['name']}: {message['text']}")
        elif kind == "refused":
            self.refused += [message["code"]] if message["code"] != "new_code" else []
        elif kind == "presence":
            self.presence = [seat["state"] for seat in message["seats"]]
        elif kind in ("lobby", "view", "orders", "paused"):
            setattr(self, kind, message[kind])
        elif kind in ("question", "over", "vote"):
            setattr(self, kind, message)

    def shown(self) -> dict[str, Any]:
        """All of it that does not tell when something happened."""
        return {
            "view": self.view, "question": self.question, "events": self.events, "chat": self.chat, "over": self.over,
            "orders": self.orders, "paused": self.paused,
        }  # fmt: skip


class Peer:
    """One person's program. `bot` answers for the person; `heard` are the bytes that came, with their times."""

    def __init__(self, world: World, name: str, session: str, **wishes: Any) -> None:
        self.world = world
        self.name = name
        self.end = ClientEnd(make_hello(session, name, "test", **{"key": KEY, **wishes}))
        self.screen = Screen()
        self.catchup = CatchUp()
        self.told: list[dict[str, Any]] = []  # what a link would have passed on
        self.connection: Connection | None = None
        self.up = b""
        self.left = inf  # bytes that this line still carries down
        self.heard: list[tuple[float, bytes]] = []
        self.closed: str | None = None
        self.facts: dict[str, Any] = {}
        self.bot: Any = None
        self.answered: Any = None
        self.answers = 0
        self.forgotten = False  # the host no longer knew something it had acknowledged

    @property
    def seat(self) -> int:
        return self.screen.hello["seat"] if self.screen.hello else self.end.hello["seat"]

    def connect(self, left: float = inf) -> Peer:
        self.closed, self.left = None, left
        self.end.hello["story"] = self.catchup.mark()
        self.connection = self.world.hub.connect("198.51.100.7", self.world.now)
        self.up = self.end.open(self.world.now)
        return self

    def cut(self) -> None:
        """The line is gone, for both sides."""
        connection, self.connection, self.up = self.connection, None, b""
        self.end.lost()
        if connection is not None:
            self.world.hub.lost(connection, self.world.now)

    def say(self, **message: Any) -> Peer:
        self.up += self.end.say(message)
        return self

    def lobby(self, do: str, seat: int = -1, word: str = "", options: dict[str, Any] | None = None) -> Peer:
        return self.say(kind="lobby", do=do, seat=seat, word=word, options=options or {})

    def vote(self, about: str, seat: int = -1, yes: bool = True) -> Peer:
        return self.say(kind="vote", about=about, seat=seat, yes=yes)

    def hear(self, data: bytes) -> None:
        """Bytes from the host, as many as the line still carries."""
        data = data[: int(min(self.left, len(data)))]
        self.left -= len(data)
        self.heard.append((self.world.now, data))
        messages, reply = self.end.feed(data, self.world.now)
        self.up += reply
        for message in messages:
            if message["kind"] == "closed":
                self.closed, self.facts = message["code"], message["facts"]
            if message["kind"] == "welcome":
                self.catchup.begin(message["game"])
                if self.end.forgotten:
                    self.answered, self.forgotten = None, True
            self.told += self.catchup.take(message)
            self.screen.hear(message)
        if not self.left:
            self.cut()

    def play(self) -> bool:
        """Let the bot answer what is asked; True if it did."""
        asked = self.screen.question
        if self.bot is None or self.connection is None or self.screen.over:
            return False
        if asked is None or asked["question"] is None:
            return False
        data = asked["question"]["data"]
        here = (asked["serial"], data["theirs"] if asked["question"]["shape"] == "bargain" else None)
        if here == self.answered:
            return False
        self.answered = here
        self.answers += 1
        self.up += self.end.say(answer(asked["serial"], self.bot.answer(self.screen.view)))
        return True


class World:
    """One host and everybody around it."""

    def __init__(
        self, chairs: tuple[str, ...] = OPEN, password: str = "", tables: int = 1, seed: int = SHORT_GAME,
        everybody: bool = False, **plan: Any,
    ) -> None:
        self.now = 1000.0
        self.disk = Disk()
        self.ended: list[str] = []
        self.peers: list[Peer] = []
        self.kills = 0
        self._tokens, seeds = itertools.count(1), itertools.count(seed)
        self.chances = Chances(lambda: f"token-{next(self._tokens)}", lambda: next(seeds), random.Random(11).random)
        self.hub = Hub(self.disk, self._end)
        plan.setdefault("rest", {"windows": "quick"})
        plan.setdefault("begins_alone", True)
        for number in range(tables):
            room = Room(Plan("friday", chairs, **plan), self.chances)
            key = KEY if number == 0 else f"{KEY}-{number}"
            access = Access(key, OWNER_KEY, locked(password) if password else b"", everybody)
            room.lobby_changed()
            self.hub.open(HostedTable(str(number + 1), room, access), self.now)

    def _end(self, hosted: HostedTable) -> None:
        self.ended.append(hosted.name)

    @property
    def room(self) -> Room:
        return self.hub.tables["1"].room

    def peer(self, name: str, session: str = "", **wishes: Any) -> Peer:
        peer = Peer(self, name, session or f"the-very-session-of-{name}", **wishes)
        self.peers.append(peer)
        return peer

    def bot(self, number: int, level: str = "random") -> Any:
        return make_bot(level, number, 100 + number)

    def players(self, *names: str, level: str = "random") -> list[Peer]:
        """People who are ready, each played by a bot of its own chance once the game has begun."""
        peers = [self.peer(name).connect() for name in names]
        self.carry()
        for number, peer in enumerate(peers):
            peer.lobby("ready")
            peer.bot = self.bot(number, level)
        self.carry()
        return peers

    # --- bytes and time ---

    def carry(self) -> None:
        """Bytes go both ways until none are left."""
        for _ in range(CARRIED):
            if not any([self._carry_one(peer) for peer in self.peers]):
                return
        raise AssertionError("the world does not come to rest")

    def _carry_one(self, peer: Peer) -> bool:
        connection = peer.connection
        if connection is None:
            return False
        up, peer.up = peer.up, b""
        try:
            if up:
                self.hub.data(connection, up, self.now)
        except Killed:
            self.kill()
            return True
        down = connection.take()
        self.hub.changed.discard(connection)
        if down:
            peer.hear(down)
        if connection.closing and peer.connection is connection:
            peer.cut()
        return bool(up or down)

    def wait(self, seconds: float) -> None:
        """Time passes, and what is due in it happens at its time."""
        until = self.now + seconds
        while True:
            self.carry()
            when = self.hub.wake(self.now)
            if when > until:
                break
            self.now = max(self.now, when)
            try:
                self.hub.tick(self.now)
            except Killed:
                self.kill()
        self.now = until
        self.carry()

    def play(self, most: int = 5000) -> int:
        """Everybody's bot answers until nobody has anything to answer; time passes when only time can help."""
        for turn in range(most):
            self.carry()
            if not any([peer.play() for peer in self.peers]):
                if self.room.over or all(peer.connection is None for peer in self.peers):
                    return turn
                self.wait(self.hub.wake(self.now) - self.now + 0.001)
            self.wait(THINKING)
        return most

    # --- the end of a process ---

    def kill(self) -> None:
        """The host's process is gone, with everything that was not on its disk; another one opens the tables again."""
        self.kills += 1
        for peer in self.peers:
            peer.connection, peer.up = None, b""
            peer.end.lost()
        self.disk.fate, fate = iter(()), self.disk.fate
        self.hub = Hub(self.disk, self._end)
        for name, header in self.disk.headers.items():
            hosted = hosted_of(msgpack.unpackb(header), self.chances)
            restore(hosted.room, self.disk.of(name), self.now)
            self.hub.open(hosted, self.now)
        self.disk.fate = fate
