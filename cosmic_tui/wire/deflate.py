"""Deflate frames of a host, each alone, with a dictionary that both ends have: short ones become a fifth as long.

Nothing is carried over from one frame to the next, so a frame tells nothing about the one before it. The dictionary is
a file of words and pieces that frames are made of; a peer names it by its digest in `hello`, and the host in `welcome`
says that it has the same one. `python -m tests.measure.dictionary` makes it anew. Must not know messages.
"""

import zlib
from hashlib import sha256
from pathlib import Path

from cosmic_tui.wire.errors import ProtocolError
from cosmic_tui.wire.limits import BYTES_DOWN

RAW = -15  # no header and no checksum: TLS has one
LEVEL = 6
STORED = 65535  # bytes of one piece that is not compressed
DIGEST_SIGNS = 32
WORDS = (Path(__file__).parent / "dictionary.raw").read_bytes()
DICTIONARY = sha256(WORDS).hexdigest()[:DIGEST_SIGNS]
_READY = zlib.compressobj(LEVEL, zlib.DEFLATED, RAW, zdict=WORDS)
_EMPTY = zlib.decompressobj(RAW, zdict=WORDS)


def deflated(body: bytes) -> bytes:
    """Compress the content of one frame."""
    press = _READY.copy()  # it has read the dictionary already
    return press.compress(body) + press.flush()


def stored(body: bytes) -> bytes:
    """Return the same format without compression: five bytes longer than the content."""
    size = len(body).to_bytes(2, "little")
    return b"\x01" + size + bytes(255 - each for each in size) + body


def inflated(data: bytes) -> bytes:
    """Return the content of a compressed frame. Raise ProtocolError packing if it is malformed, or longer than a frame
    may be.
    """
    press = _EMPTY.copy()
    try:
        body = press.decompress(data, BYTES_DOWN + 1)
    except zlib.error:
        raise ProtocolError("packing") from None
    if not press.eof or press.unused_data or len(body) > BYTES_DOWN:
        raise ProtocolError("packing")
    return body
