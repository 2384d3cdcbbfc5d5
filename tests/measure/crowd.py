"""Many peers in one process for `tests.measure.load`: lean clients that answer at random, at the pace of people.

    python -m tests.measure.crowd        the job as JSON on stdin (see `Job`); on stdout as JSON how many have come, and
                                         at the end the numbers

They speak the wire by themselves and keep no view: what they cost must not hide what the host costs. A rough crowd
also drops its lines and comes back, chats, looks on for a while, and sends rubbish. Knows the protocol; no host.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import secrets
import ssl
import sys
import time
from dataclasses import asdict, dataclass, field
from typing import Any

import msgpack

from cosmic_tui.storage.trust import client_context
from cosmic_tui.wire.clientend import make_hello
from cosmic_tui.wire.codes import read
from engine.bots import make_bot

AGAIN_SECONDS = 0.5  # until a line that has gone is made again
LOOK_SECONDS = 0.02  # between two looks at whether a crowd has done its work
DROP, CHAT, WATCH, RUBBISH = "drop", "chat", "watch", "rubbish"
DEEDS = (DROP, CHAT, CHAT, WATCH, RUBBISH)


@dataclass
class Job:
    """It ends after so many seconds, or, if they are said, after so many answers and deeds.

    `think`: mean seconds a peer takes to answer. `rough`: mean seconds between two deeds of the whole crowd, 0 none.
    `screens`: they ask for help, and what their answer would bring, as screens of people do.
    """

    codes: list[str]
    peers: int
    seconds: float = 0.0
    think: float = 0.0
    rough: float = 0.0
    answers: int = 0
    deeds: int = 0
    screens: bool = False
    leave: bool = False  # all of them, in the middle
    seed: int = 1


@dataclass
class Numbers:
    """What the crowd has seen. `waits`: seconds from an answer to what it led to."""

    waits: list[float] = field(default_factory=list)
    answers: int = 0
    forgotten: int = 0  # times a host had not kept what it had acknowledged
    bytes_down: int = 0
    bytes_up: int = 0
    game_bytes: list[int] = field(default_factory=list)  # down to one peer, of games played from beginning to end
    deeds: dict[str, int] = field(default_factory=lambda: dict.fromkeys(DEEDS, 0))
    refused: dict[str, int] = field(default_factory=dict)
    closed: dict[str, int] = field(default_factory=dict)


class Client(asyncio.Protocol):
    """One peer: a session that outlives its lines."""

    def __init__(self, crowd: Crowd, code: str, name: str, watch: bool = False) -> None:
        self.crowd = crowd
        self.invitation = read(code)
        self.context = crowd.context if self.invitation.fingerprint else None
        self.hello = make_hello(secrets.token_urlsafe(16), name, "load", key=self.invitation.password, watch=watch)
        self.bot = make_bot("random", 0, random.getrandbits(32))
        self.transport: asyncio.Transport | None = None
        self.kept = b""
        self.number = 0
        self.kept_there = 0  # the last number that was acknowledged
        self.outbox: list[tuple[int, bytes]] = []
        self.sent: dict[int, float] = {}  # answers on their way: number -> when they went out
        self.asked: Any = None
        self.come_back = False  # on this line into a game that had begun
        self.game_bytes: int | None = None
        self.leaving = False
        self.come = asyncio.Event()  # welcomed once

    # --- the line ---

    async def connect(self) -> None:
        loop = asyncio.get_running_loop()
        where = self.invitation.host, self.invitation.port
        try:
            await loop.create_connection(lambda: self, *where, ssl=self.context)
        except (OSError, ssl.SSLError):
            self.again()

    def again(self) -> None:
        if not (self.leaving or self.crowd.done):
            self.crowd.later(AGAIN_SECONDS * random.uniform(0.5, 2.0), self.connect)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport, self.kept = transport, b""  # type: ignore[assignment]
        self.write(pack(0, self.hello))

    def connection_lost(self, error: Exception | None) -> None:
        self.transport = None
        self.sent.clear()
        self.asked = self.game_bytes = None
        self.again()

    def write(self, data: bytes) -> None:
        if self.transport is not None:
            self.crowd.numbers.bytes_up += len(data)
            self.transport.write(data)

    def say(self, kind: str, **fields: Any) -> None:
        self.number += 1
        frame = pack(self.number, {"kind": kind, **fields})
        self.outbox.append((self.number, frame))
        self.write(frame)

    def drop(self) -> None:
        if self.transport is not None:
            self.transport.abort()

    # --- what comes ---

    def data_received(self, data: bytes) -> None:
        self.crowd.numbers.bytes_down += len(data)
        if self.game_bytes is not None:
            self.game_bytes += len(data)
        self.kept += data
        at = 0
        while len(self.kept) >= at + 4:
            end = at + 4 + int.from_bytes(self.kept[at : at + 4], "big")
            if len(self.kept) < end:
                break
            written, message = msgpack.unpackb(self.kept[at + 4 : end])
            at = end
            self.acknowledged(written)
            self.take(message)
        self.kept = self.kept[at:]

    def acknowledged(self, written: int) -> None:
        self.kept_there = max(self.kept_there, written)
        while self.outbox and self.outbox[0][0] <= written:
            number, _ = self.outbox.pop(0)
            when = self.sent.pop(number, None)
            if when is not None:
                self.crowd.numbers.waits.append(time.perf_counter() - when)

    def take(self, message: dict[str, Any]) -> None:
        kind = message["kind"]
        if kind == "welcome":
            self.come.set()
            self.come_back = True
            self.crowd.numbers.forgotten += message["seen"] < self.kept_there
            self.hello.update(token=message["token"], table=message["table"])
            self.outbox = [(number, frame) for number, frame in self.outbox if number > message["seen"]]
            self.number = self.outbox[-1][0] if self.outbox else message["seen"]
            for _, frame in self.outbox:
                self.write(frame)
        elif kind == "lobby":
            self.come_back = False
            you = message["lobby"]["you"]
            if you >= 0 and not message["lobby"]["chairs"][you]["ready"]:
                self.say("lobby", do="ready", seat=-1, word="", options={})
        elif kind == "ping":
            self.write(pack(0, {"kind": "pong", "mark": message["mark"]}))
        elif kind == "hello":
            self.game_bytes, self.asked = None if self.come_back else 0, None
        elif kind == "question":
            self.ask(message)
        elif kind in ("refused", "closed"):
            self.count(message)
        elif kind == "over" or (kind == "vote" and message["state"] == "failed"):
            self.over()

    def count(self, message: dict[str, Any]) -> None:
        numbers = self.crowd.numbers
        found = numbers.refused if message["kind"] == "refused" else numbers.closed
        found[message["code"]] = found.get(message["code"], 0) + 1

    def ask(self, message: dict[str, Any]) -> None:
        question = message["question"]
        if question is None:
            self.asked = None
        elif message != self.asked:
            self.asked = message
            if self.crowd.job.screens:
                self.look(message)
            think = self.crowd.job.think
            self.crowd.later(0.0, self.answer, message, random.expovariate(1 / think) if think else 0.0)

    def look(self, message: dict[str, Any]) -> None:
        """What a screen asks for when it is asked: help, if there is any, and what the first answer would bring."""
        question, serial = message["question"], message["serial"]
        if question.get("help"):
            self.write(pack(0, {"kind": "help", "serial": serial}))
        if question["shape"] == "pick":
            self.write(pack(0, {"kind": "preview", "serial": serial, "answer": 0}))

    async def answer(self, message: dict[str, Any], seconds: float) -> None:
        await self.crowd.begun.wait()
        await asyncio.sleep(seconds)
        if message is not self.asked or self.transport is None or self.crowd.done:
            return
        given = self.bot.answer({"seat": 0, "question": message["question"]})
        self.say("answer", serial=message["serial"], answer=given)
        self.sent[self.number] = time.perf_counter()
        self.crowd.numbers.answers += 1

    def over(self) -> None:
        """Once more, please."""
        if self.game_bytes:
            self.crowd.numbers.game_bytes.append(self.game_bytes)
        self.asked, self.game_bytes, self.come_back = None, None, False
        self.crowd.later(random.uniform(0.1, 1.0), self.rematch)

    async def rematch(self) -> None:
        if self.transport is not None and not self.hello["watch"]:
            self.say("vote", about="rematch", seat=-1, yes=True)


class Crowd:
    """All peers of a job, and what they do besides playing."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.numbers = Numbers()
        self.context = client_context()
        self.begun = asyncio.Event()  # everybody has come: until then nobody answers
        self.done = False
        self.clients: list[Client] = []
        self.tasks: set[asyncio.Task[None]] = set()

    def later(self, seconds: float, what: Any, *arguments: Any) -> None:
        """A coroutine of somebody's, after a while."""

        async def wait() -> None:
            await asyncio.sleep(seconds)
            if not self.done:
                await what(*arguments)

        task = asyncio.create_task(wait())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def play(self) -> None:
        """Everybody comes, plays for so many seconds, and goes without a word."""
        for code in self.job.codes:
            for number in range(self.job.peers):
                client = Client(self, code, f"P{number + 1}")
                self.clients.append(client)
                await client.connect()
                await client.come.wait()
        if not self.job.rough:
            still()
        self.begun.set()
        print(json.dumps({"come": len(self.clients)}), flush=True)
        if self.job.rough:
            self.later(self.job.rough, self.rough)
        if self.job.leave:
            self.later(self.job.seconds / 2, self.leave)
        if self.job.answers or self.job.deeds:
            while self.numbers.answers < self.job.answers or sum(self.numbers.deeds.values()) < self.job.deeds:
                await asyncio.sleep(LOOK_SECONDS)
        else:
            await asyncio.sleep(self.job.seconds)
        self.done = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for client in self.clients:
            client.drop()

    async def leave(self) -> None:
        """Everybody gives up the game: if a bot plays on, it is asked for nobody from now on."""
        for client in self.clients:
            client.say("leave")

    async def rough(self) -> None:
        """One deed of somebody's, and soon the next."""
        if self.job.deeds and sum(self.numbers.deeds.values()) >= self.job.deeds:
            return
        deed, client = random.choice(DEEDS), random.choice(self.clients)
        self.numbers.deeds[deed] += 1
        self.later(random.expovariate(1 / self.job.rough), self.rough)
        if deed == DROP:
            client.drop()
        elif deed == CHAT and client.transport is not None:
            client.say("chat", text="x" * random.randint(1, 200))
        elif deed == WATCH:
            await self.look_on(random.choice(self.job.codes))
        elif deed == RUBBISH:
            await self.rubbish(client)

    async def look_on(self, code: str) -> None:
        client = Client(self, code, f"W{random.randrange(10**6)}", watch=True)
        client.leaving = True
        try:
            await client.connect()
            await asyncio.sleep(random.uniform(0.0, 5.0))
        finally:
            client.drop()

    async def rubbish(self, client: Client) -> None:
        where = client.invitation.host, client.invitation.port
        try:
            _, writer = await asyncio.open_connection(*where, ssl=client.context)
        except (OSError, ssl.SSLError):
            return
        try:
            writer.write(random.randbytes(random.randint(1, 3000)))
            await asyncio.sleep(random.uniform(0.0, 2.0))
        finally:
            writer.transport.abort()


def still() -> None:
    """Python looks for rings of objects no more: what it does here for a tenth of a second would count as a wait."""
    gc.collect()
    gc.freeze()
    gc.disable()


def pack(number: int, message: dict[str, Any]) -> bytes:
    body: bytes = msgpack.packb([number, message])
    return len(body).to_bytes(4, "big") + body


def main() -> None:
    job = Job(**json.load(sys.stdin))
    random.seed(job.seed)
    print(json.dumps(asdict(asyncio.run(play(job)))))


async def play(job: Job) -> Numbers:
    crowd = Crowd(job)
    await crowd.play()
    return crowd.numbers


if __name__ == "__main__":
    main()
