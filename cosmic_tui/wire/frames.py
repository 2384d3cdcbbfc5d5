"""Framing: each message is four bytes of length, then that many bytes. Knows nothing of the content."""

from collections.abc import Iterator

from cosmic_tui.wire.errors import ProtocolError
from cosmic_tui.wire.limits import HEADER


def framed(body: bytes) -> bytes:
    return len(body).to_bytes(HEADER, "big") + body


class Frames:
    """A splitter that cuts a stream into frames.

    `most` is checked as soon as the length has come, before anything is kept. `since` is when the first byte of an
    unfinished frame came: the owner decides how long that may take.
    """

    __slots__ = ("_kept", "most", "since")

    def __init__(self, most: int) -> None:
        self.most = most
        self.since: float | None = None
        self._kept = bytearray()

    def feed(self, data: bytes, now: float) -> Iterator[bytes]:
        """Yield the frames that these bytes complete. Raise ProtocolError frame_big or frame_empty at a bad one; the
        stream is unusable afterwards.
        """
        self._kept += data
        while (length := self._length()) is not None and len(self._kept) >= HEADER + length:
            frame = bytes(self._kept[HEADER : HEADER + length])
            del self._kept[: HEADER + length]
            self.since = None
            yield frame
        if not self._kept:
            self.since = None
        elif self.since is None:
            self.since = now

    def _length(self) -> int | None:
        if len(self._kept) < HEADER:
            return None
        length = int.from_bytes(self._kept[:HEADER], "big")
        if length > self.most:
            raise ProtocolError("frame_big", most=self.most)
        if not length:
            raise ProtocolError("frame_empty")
        return length

    @property
    def waiting(self) -> int:
        """Return how many bytes of an incomplete frame are there."""
        return len(self._kept)
