"""Plain data as bytes and back, without any change: tuples stay tuples, sets stay sets, keys stay numbers.

Saved positions and the memories of bots are packed in this way. Every later version of the program can read such a
file.
"""

from functools import partial
from typing import Any

import msgpack

from engine.kernel.asking import Refused

TUPLE, SET, FROZENSET, LONG = 1, 2, 3, 4
KINDS: dict[type[Any], int] = {tuple: TUPLE, set: SET, frozenset: FROZENSET}
MOST_LONG = 400  # digits
SMALL = 1 << 12  # bytes of a buffer to begin with
_PACKERS: list[Any] = []


def pack(value: Any) -> bytes:
    """Return the value as bytes. Raise TypeError if it is not plain data."""
    return _packed(value, 0)


def _packed(value: Any, depth: int) -> bytes:
    """Pack a value at this depth of nesting. There is one packer for each depth, because making a packer costs more
    than packing a tuple.
    """
    while len(_PACKERS) <= depth:
        extended = partial(_extended, depth=len(_PACKERS) + 1)
        _PACKERS.append(msgpack.Packer(strict_types=True, default=extended, buf_size=SMALL))
    packer = _PACKERS[depth]
    try:
        data: bytes = packer.pack(value)
    except BaseException:
        _PACKERS[depth:] = []  # its buffer may hold half of a value
        raise
    return data


def _extended(value: Any, depth: int) -> msgpack.ExtType:
    kind = KINDS.get(type(value))
    if kind is not None:
        parts = list(value) if kind == TUPLE else sorted(value, key=repr)
        return msgpack.ExtType(kind, _packed(parts, depth))
    if type(value) is int:
        return msgpack.ExtType(LONG, str(value).encode())
    raise TypeError(f"{type(value).__name__} is no plain data")


def unpack(data: bytes) -> Any:
    """Return the value in these bytes. Raise Refused packed_form if they were not written by `pack`."""
    try:
        return msgpack.unpackb(data, ext_hook=_whole, strict_map_key=False, use_list=True)
    except (ValueError, TypeError, RecursionError, msgpack.UnpackException):
        raise Refused("packed_form") from None


def _whole(kind: int, data: bytes) -> Any:
    if kind == LONG and len(data) <= MOST_LONG:
        return int(data)
    parts = unpack(data)
    if not isinstance(parts, list):
        raise ValueError("no list of parts")
    if kind == TUPLE:
        return tuple(parts)
    if kind == SET:
        return set(parts)
    if kind == FROZENSET:
        return frozenset(parts)
    raise ValueError("an unknown kind of data")
