"""The player's end of the protocol: a session that outlives its connections. Messages without acknowledgment are sent
again.

`open` begins a connection, `feed` takes bytes and returns the messages of the table (with differences applied), `say`
returns bytes to send. Knows no socket, no screen and no file; a host is untrusted.
"""

from typing import Any, cast

from cosmic_tui.messages.down import TABLE_DOWN
from cosmic_tui.messages.up import Hello
from cosmic_tui.wire import limits
from cosmic_tui.wire.deflate import DICTIONARY, inflated
from cosmic_tui.wire.errors import ProtocolError
from cosmic_tui.wire.frames import Frames, framed
from cosmic_tui.wire.messages import DOWN, STRANGER, UNNUMBERED, UP, Message, checked, pack, unpack
from cosmic_tui.wire.padding import is_padding
from cosmic_tui.wire.patches import patched


class ClientEnd:
    """One session. `hello` holds the fields of that message; the host's welcome fills in table, token and seat."""

    def __init__(self, hello: Hello) -> None:
        self.hello = hello
        self.number = 0  # of the last message said
        self.outbox: list[tuple[int, bytes]] = []  # said, and not acknowledged yet
        self.welcome: Message | None = None  # of this connection
        self.heard = 0.0
        self.asked: float | None = None
        self.frames = Frames(limits.BYTES_DOWN)
        self.view: Any = None
        self.lines = 0  # of chat, heard so far
        self.forgotten = False  # the host did not know the session any more when this connection began

    # --- a connection begins and ends ---

    def open(self, now: float) -> bytes:
        """Begin a connection and return its first bytes. Nothing else may be sent before the welcome."""
        self.welcome, self.view, self.asked, self.forgotten = None, None, None, False
        self.frames = Frames(limits.BYTES_DOWN)
        self.heard = now
        return framed(pack(0, self.hello, STRANGER))

    def lost(self) -> None:
        """Note that the connection is lost. Messages from now on wait for the next one."""
        self.welcome = None

    # --- up ---

    def say(self, message: Message) -> bytes:
        """Return the bytes to send now, none without a connection; then only numbered messages are kept for later."""
        inside = self.welcome is not None
        if message["kind"] in UNNUMBERED:
            return framed(pack(0, message, UP)) if inside else b""
        if len(self.outbox) >= limits.UNACKNOWLEDGED:
            raise ProtocolError("outbox", most=limits.UNACKNOWLEDGED)
        frame = framed(pack(self.number + 1, message, UP))
        self.number += 1
        self.outbox.append((self.number, frame))
        return frame if inside else b""

    @property
    def unacknowledged(self) -> int:
        return len(self.outbox)

    # --- down ---

    def feed(self, data: bytes, now: float) -> tuple[list[Message], bytes]:
        """Return the messages for the player, and the bytes to send back: pongs, and after a welcome the messages the
        host missed.
        """
        self.heard, self.asked = now, None
        messages: list[Message] = []
        reply = b""
        for body in self.frames.feed(data, now):
            inflates = self.welcome is not None and "dictionary" in self.welcome
            written, message = unpack(inflated(body) if inflates else body, DOWN)
            reply += self._take(written, message, messages)
        return messages, reply

    def _take(self, written: int, message: Message, messages: list[Message]) -> bytes:
        kind = message["kind"]
        if self.welcome is None and kind not in ("welcome", "closed"):
            raise ProtocolError("welcome")
        if kind == "welcome":
            messages.append(message)
            return self._welcomed(message)
        self._acknowledged(written)
        if kind == "ping":
            return framed(pack(0, {"kind": "pong", "mark": message["mark"]}, UP))
        if kind == "said":
            messages += self._new_lines(message)
        elif is_padding(message):
            pass
        elif kind in ("view", "patch", "show"):
            messages.append(self._whole(message))
        elif kind == "closed":
            messages.append(as_seen_here(message))
        elif kind != "ack":
            self.lines += kind == "chat"
            messages.append(message)
        return b""

    def _whole(self, message: Message) -> Message:
        """Return a message with its whole view, applying changes to the last view if needed; likewise for show points.
        """
        if message["kind"] == "view":
            self.view = message["view"]
        elif message["kind"] == "show":
            self.view = patched(self.view, message["changes"])
            told = {key: value for key, value in message.items() if key != "changes"}
            return checked({**told, "view": self.view}, TABLE_DOWN)
        elif self.view is None:
            raise ProtocolError("patch")
        else:
            self.view = patched(self.view, message["changes"])
        return {"kind": "view", "view": self.view}

    def _new_lines(self, message: Message) -> list[Message]:
        """Return the chat lines written while this end was away, each once."""
        fresh = message["lines"][max(0, self.lines - message["first"]) :]
        self.lines = max(self.lines, message["first"] + len(message["lines"]))
        return [checked({"kind": "chat", "seat": seat, "name": name, "text": text}, DOWN) for seat, name, text in fresh]

    def _welcomed(self, message: Message) -> bytes:
        if message["wire"] != limits.VERSION:
            raise ProtocolError("version", theirs=message["wire"], ours=limits.VERSION)
        if "dictionary" in message and (message["dictionary"] != DICTIONARY or "dictionary" not in self.hello):
            raise ProtocolError("field")
        self.welcome = message
        self.hello.update({"table": message["table"], "token": message["token"], "seat": message["seat"]})
        if message["seen"] < self.number - len(self.outbox):
            # The host has forgotten this session, and what is asked now may be something else: begin anew.
            self.number, self.outbox, self.forgotten = message["seen"], [], True
        self._acknowledged(message["seen"])
        return b"".join(frame for _, frame in self.outbox)

    def _acknowledged(self, written: int) -> None:
        if written > self.number:
            raise ProtocolError("number")
        self.outbox = [(number, frame) for number, frame in self.outbox if number > written]

    # --- time ---

    def tick(self, now: float) -> bytes:
        """Return a ping if the host has been silent for long. Raise ProtocolError gone after too long a silence."""
        if now >= self.heard + limits.GONE_SECONDS:
            raise ProtocolError("gone")
        if self.welcome is not None and self.asked is None and now >= self.heard + limits.PING_SECONDS:
            self.asked = now
            return framed(pack(0, {"kind": "ping", "mark": int(now * 1000) & 0xFFFFFFFF}, UP))
        return b""


def as_seen_here(closed: Message) -> Message:
    """Return a host's refusal with its two versions swapped, because the host names its own version first."""
    if closed["code"] != "version":
        return closed
    theirs = closed["facts"].get("ours")
    return {**closed, "facts": {"theirs": theirs if type(theirs) is int else 0, "ours": limits.VERSION}}


def make_hello(session: str, name: str, program: str, **wishes: Any) -> Hello:
    """Return a hello with every field; `wishes` are table, key, password, token, seat, watch."""
    hello: dict[str, Any] = {
        "kind": "hello", "wire": limits.VERSION, "program": program, "session": session, "name": name,
        "table": "", "key": "", "password": "", "token": "", "seat": -1, "watch": False,
    }  # fmt: skip
    return cast(Hello, hello | wishes)
