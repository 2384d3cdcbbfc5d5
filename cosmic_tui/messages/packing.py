"""Plain values as msgpack bytes and back. What arrives is counted in its packed form before one value is built from it.

Allowed are nil, booleans, integers of 64 bits, 64-bit floats that are numbers, texts, arrays, and maps with texts as
keys, none twice. So 16 KB of empty maps cost a walk over 16 KB and nothing else. A table in this process hears and
tells its messages as bytes too: a game with friends far away differs from one alone in nothing but the carrier.
"""

import math
from typing import Any

import msgpack

from cosmic_tui.messages.grammar import Grammar, Message, misfit
from engine.kernel.errors import Unreadable

CONSTANT = dict.fromkeys((0xC0, 0xC2, 0xC3), 0)  # nil, false, true
NUMBER = {0xCB: 8, 0xCC: 1, 0xCD: 2, 0xCE: 4, 0xCF: 8, 0xD0: 1, 0xD1: 2, 0xD2: 4, 0xD3: 8}  # bytes that follow
NOTHING_INSIDE = CONSTANT | NUMBER
TEXT_LENGTH = {0xD9: 1, 0xDA: 2, 0xDB: 4}
ARRAY_LENGTH = {0xDC: 2, 0xDD: 4}
MAP_LENGTH = {0xDE: 2, 0xDF: 4}


VALUES_UP = 600  # in one message of a player: a proposal names a few dozen cards at most
VALUES_DOWN = 200_000  # in one message of a table: a player who comes back gets the whole story
DEEPEST = 14  # maps and arrays inside each other
LONGEST_TEXT = 4000  # bytes of one text


class BadMessage(Unreadable):
    """Bytes or values that are no message. `code` and `facts` say what is wrong with them."""

    def __init__(self, code: str, **facts: int) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


def checked(message: Any, grammar: Grammar) -> Message:
    """Return the message if it has exactly the fields of its kind and each one fits. Raise BadMessage kind or field
    otherwise.
    """
    wrong = misfit(message, grammar)
    if wrong:
        raise BadMessage(wrong)
    known: Message = message
    return known


def own(data: bytes, grammar: Grammar) -> Message:
    """Return the message in bytes that never left this process: it has to fit, but nobody need count it."""
    return checked(msgpack.unpackb(data, raw=False), grammar)


def packed(value: Any) -> bytes:
    done: bytes = msgpack.packb(value)
    return done


def unpacked(data: bytes, most: int) -> Any:
    """Return the one value in these bytes. Raise BadMessage values, deep, text_long or packing."""
    measure(data, most)
    try:
        return msgpack.unpackb(data, raw=False, strict_map_key=True, object_pairs_hook=no_key_twice)
    except (ValueError, TypeError, RecursionError, msgpack.UnpackException):
        raise BadMessage("packing") from None


def no_key_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return the map of these pairs. Raise ValueError for a key that is no text, or for two equal keys: the last would
    win here and the first elsewhere.
    """
    found = dict(pairs)
    if len(found) != len(pairs) or any(type(key) is not str for key in found):
        raise ValueError("keys")
    return found


def measure(data: bytes, most: int) -> int:
    """Return how many values these bytes hold, without building one. Raise BadMessage at the first that may not be."""
    at, end, found = 0, len(data), 0
    open_counts = [1]  # values still to come, from the outermost container to the innermost
    while open_counts:
        if not open_counts[-1]:
            open_counts.pop()
            continue
        open_counts[-1] -= 1
        found += 1
        if found > most:
            raise BadMessage("values", most=most)
        if at >= end:
            raise BadMessage("packing")
        sign = data[at]
        at += 1
        if sign <= 0x7F or sign >= 0xE0:
            continue
        if sign in NOTHING_INSIDE:
            if sign == 0xCB and not math.isfinite(_float(data, at)):
                raise BadMessage("packing")
            at += NOTHING_INSIDE[sign]
            continue
        length, at, holds = _sized(data, sign, at)
        if not holds:
            if length > LONGEST_TEXT:
                raise BadMessage("text_long", most=LONGEST_TEXT)
            at += length
        elif length * holds > most - found:
            raise BadMessage("values", most=most)
        elif len(open_counts) > DEEPEST:
            raise BadMessage("deep", most=DEEPEST)
        else:
            open_counts.append(length * holds)
    if at != end:
        raise BadMessage("packing")
    return found


def _sized(data: bytes, sign: int, at: int) -> tuple[int, int, int]:
    """Return an entry's length, where its content begins, and how many values it holds per item: 0 for a text, 1 for an
    array, 2 for a map.
    """
    if sign <= 0x8F:
        return sign & 0x0F, at, 2
    if sign <= 0x9F:
        return sign & 0x0F, at, 1
    if 0xA0 <= sign <= 0xBF:
        return sign & 0x1F, at, 0
    for lengths, holds in ((TEXT_LENGTH, 0), (ARRAY_LENGTH, 1), (MAP_LENGTH, 2)):
        if sign in lengths:
            size = lengths[sign]
            return int.from_bytes(data[at : at + size], "big"), at + size, holds
    raise BadMessage("packing")  # bytes, extensions, short floats, and what msgpack never uses


def _float(data: bytes, at: int) -> float:
    if at + 8 > len(data):
        raise BadMessage("packing")
    number: float = msgpack.unpackb(data[at - 1 : at + 8])
    return number
