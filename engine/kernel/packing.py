"""Plain data as bytes and back, exactly: tuples stay tuples, sets stay sets, keys stay numbers. Knows no game.

What positions and bots remember is made of these; a file of it may be read by any later version of the program.
"""

from typing import Any

import msgpack

from engine.kernel.asking import Refused

TUPLE, SET, FROZENSET, LONG = 1, 2, 3, 4
KINDS: dict[type[Any], int] = {tuple: TUPLE, set: SET, frozenset: FROZENSET}
MOST_LONG = 400  # digits


def pack(value: Any) -> bytes:
    """TypeError for what is no plain data."""
    data: bytes = msgpack.packb(value, strict_types=True, default=_extended)
    return data


def _extended(value: Any) -> msgpack.ExtType:
    kind = KINDS.get(type(value))
    if kind is not None:
        parts = list(value) if kind == TUPLE else sorted(value, key=repr)
        return msgpack.ExtType(kind, pack(parts))
    if type(value) is int:
        return msgpack.ExtType(LONG, str(value).encode())
    raise TypeError(f"{type(value).__name__} is no plain data")


def unpack(data: bytes) -> Any:
    """Refused packed_form if these bytes are none of `pack`."""
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
