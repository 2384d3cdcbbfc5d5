"""Messages as bytes and back, with every limit checked before anything is built from them.

The link inside the process uses it too, so a game with friends far away differs from one alone in nothing but who
carries the bytes. Framing (where a message ends) is the carrier's.
"""

from typing import Any

import msgpack

from cosmic_tui.messages.grammar import Grammar
from cosmic_tui.table.messages import DOWN, LONGEST_TEXT, MOST_DOWN, MOST_UP, UP, Malformed, Message, check

BYTES_UP = 1 << 14
BYTES_DOWN = 1 << 20


def encode_up(message: Message) -> bytes:
    return _packed(message, UP)


def encode_down(message: Message) -> bytes:
    return _packed(message, DOWN)


def decode_up(data: bytes) -> Message:
    """A message from a seat, or Malformed: it comes from anywhere."""
    return check(_unpacked(data, BYTES_UP, MOST_UP), UP)


def decode_down(data: bytes) -> Message:
    """A message from a table, or Malformed: a host is not trusted either."""
    return check(_unpacked(data, BYTES_DOWN, MOST_DOWN), DOWN)


def _packed(message: Message, grammar: Grammar) -> bytes:
    """What the other side would not take is not sent: a message of our own that breaks the grammar is a fault."""
    packed: bytes = msgpack.packb(check(message, grammar))
    return packed


def _unpacked(data: bytes, most_bytes: int, most_values: int) -> Any:
    if len(data) > most_bytes:
        raise Malformed("too many bytes")
    try:
        return msgpack.unpackb(
            data,
            raw=False,
            strict_map_key=True,
            max_str_len=LONGEST_TEXT * 4,
            max_bin_len=0,
            max_array_len=most_values,
            max_map_len=most_values,
            max_ext_len=0,
        )
    except (ValueError, TypeError, RecursionError, msgpack.UnpackException) as error:
        raise Malformed(type(error).__name__) from None
