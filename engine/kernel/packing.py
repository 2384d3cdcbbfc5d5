"""Plain data as bytes and back, exactly: tuples stay tuples, sets stay sets, keys stay numbers. Knows no game.

What positions and bots remember is made of these; a file of it may be read by any later version of the program.
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
    """Pack a value. Making a packer costs more than packing a tuple, so there is one for each depth."""
    while len(_PACKERS) <= depth:
        extended = partial(_extended, depth=len(_PACKERS) + 1)
        _PACKERS.append(msgpack.Packer(strict_types=True, default=extended, buf_size=SMALL))
    packer = _PACKERS[depth]
    try:
        data: bytes = packer.pack(value)
    except BaseException:
        _PACKERS[depth:] = []  # half of something is in it
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
    """Raise Refused packed_form if these bytes are none of `pack`."""
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
