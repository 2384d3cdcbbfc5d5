"""The host's end of one line: bytes of a peer in, checked messages out, each exactly once and in order.

    stranger    may say one hello, soon, in a small frame
    let in      may say what UP allows, numbered, not too fast, and has to answer pings

Whatever breaks the rules raises ProtocolError; the shell then sends `parting` and closes. Knows no table and no socket.
"""

from typing import Any

from cosmic_tui.wire import limits
from cosmic_tui.wire.deflate import DICTIONARY, deflated, stored
from cosmic_tui.wire.errors import ProtocolError
from cosmic_tui.wire.frames import Frames, framed
from cosmic_tui.wire.messages import DOWN, STRANGER, UNNUMBERED, UP, Message, pack, unpack
from cosmic_tui.wire.padding import padding
from cosmic_tui.wire.patches import difference
from engine.kernel.views import Facts


class HostEnd:
    """The host's end of one connection. `seen` is the number of the last message of the session that was returned."""

    def __init__(self, now: float) -> None:
        self.frames = Frames(limits.BYTES_STRANGER)
        self.inside = False
        self.seen = 0
        self.came = now
        self.heard = now  # when the last byte came
        self.asked: float | None = None  # when the last ping went out, until something comes
        self.tokens = float(limits.BURST)  # of the bucket that limits how fast a peer may talk
        self.filled = now
        self.view: Any = None  # the last one sent
        self.deflates = False  # whether the other side has the dictionary

    # --- up ---

    def feed(self, data: bytes, now: float) -> list[Message]:
        """Return the messages these bytes complete. A ProtocolError holds the good messages that came `before` it."""
        self.heard, self.asked = now, None
        messages: list[Message] = []
        try:
            for body in self.frames.feed(data, now):
                self._pay(now)
                number, message = unpack(body, UP if self.inside else STRANGER)
                if message["kind"] == "hello" and self.frames.waiting:
                    raise ProtocolError("hello")  # a peer that has not been let in yet has nothing more to say
                if self._is_new(number, message["kind"]):
                    messages.append(message)
        except ProtocolError as error:
            error.before = messages
            raise
        return messages

    def _is_new(self, number: int, kind: str) -> bool:
        """Return whether to act on a message. One that was already handled and is sent again after a lost connection is
        not new.
        """
        if kind in UNNUMBERED:
            if number:
                raise ProtocolError("number")
            return True
        if number > self.seen + 1 or number < 1:
            raise ProtocolError("number")
        if number <= self.seen:
            return False
        self.seen = number
        return True

    def _pay(self, now: float) -> None:
        self.tokens = min(float(limits.BURST), self.tokens + (now - self.filled) * limits.RATE)
        self.filled = now
        if self.tokens < 1:
            raise ProtocolError("flood", most=int(limits.RATE))
        self.tokens -= 1

    def refund(self) -> None:
        """Give back the rate limit's token for a message that brought the game forward: such messages cannot flood a
        table.
        """
        self.tokens = min(float(limits.BURST), self.tokens + 1)

    def let_in(self, seen: int) -> None:
        """Accept the peer after a good hello. `seen` is the number of the session's last message that the host has."""
        self.inside = True
        self.seen = seen
        self.frames.most = limits.BYTES_UP

    def agree(self, dictionary: str) -> dict[str, str]:
        """Compress from the welcome on, if the peer has named this dictionary. Return the welcome's field about it."""
        return {"dictionary": DICTIONARY} if dictionary == DICTIONARY else {}

    # --- down ---

    def send(self, message: Message, written: int) -> bytes:
        """Return the frame for a message; a view is sent as the difference to the last one. `written`: the
        acknowledgment.
        """
        if message["kind"] == "view":
            message = self._view_or_patch(message)
        elif message["kind"] == "show":
            message = self._shown(message)
        frame = self._framed(pack(written, message, DOWN))
        self.deflates = self.deflates or (message["kind"] == "welcome" and "dictionary" in message)
        return frame

    def _framed(self, body: bytes) -> bytes:
        return framed(deflated(body) if self.deflates else body)

    def padding(self, size: int, written: int) -> bytes:
        """Return a frame that fills this many bytes up to a whole number of steps."""
        return padding(size, written, stored if self.deflates else None)

    def _view_or_patch(self, message: Message) -> Message:
        before, self.view = self.view, message["view"]
        if before is None:
            return message
        changes = difference(before, self.view)
        return message if len(changes) > limits.PATCH_CHANGES else {"kind": "patch", "changes": changes}

    def _shown(self, message: Message) -> Message:
        """Return a show point with its view as a difference, however big, because nothing else can replace it."""
        before, self.view = self.view, message["view"]
        told = {key: value for key, value in message.items() if key != "view"}
        return {**told, "changes": difference(before, self.view)}

    def parting(self, code: str, facts: Facts, written: int) -> bytes:
        """Return the last frame of a connection, with the reason for closing."""
        return self._framed(pack(written, {"kind": "closed", "code": code, "facts": facts}, DOWN))

    # --- time ---

    def tick(self, now: float) -> bool:
        """Return whether a ping is due. Raise ProtocolError if the other side takes too long over a hello, a frame or a
        pong.
        """
        if not self.inside and now >= self.came + limits.HELLO_SECONDS:
            raise ProtocolError("late")
        if self.frames.since is not None and now >= self.frames.since + limits.FRAME_SECONDS:
            raise ProtocolError("late")
        if now >= self.heard + limits.GONE_SECONDS:
            raise ProtocolError("gone")
        if self.inside and self.asked is None and now >= self.heard + limits.PING_SECONDS:
            self.asked = now
            return True
        return False

    def wake(self) -> float:
        """Return the latest time at which `tick` is needed."""
        times = [self.heard + limits.GONE_SECONDS]
        if not self.inside:
            times.append(self.came + limits.HELLO_SECONDS)
        elif self.asked is None:
            times.append(self.heard + limits.PING_SECONDS)
        if self.frames.since is not None:
            times.append(self.frames.since + limits.FRAME_SECONDS)
        return min(times)
