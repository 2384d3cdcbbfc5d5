"""The messages of a line in their packed form: what is no message of the schema does not get through, either way.

A frame holds an array of two: a number and a message, a map with its `kind`.

    up      the number counts the messages of a session from 1; it is 0 for the kinds in UNNUMBERED
    down    the number is the last one of the session that the host has written down: its acknowledgement

Knows no meaning of any of them.
"""

from typing import Any

from cosmic_tui.messages.down import DOWN
from cosmic_tui.messages.grammar import Grammar, Message
from cosmic_tui.messages.harmless import plain
from cosmic_tui.messages.packing import BadMessage, packed, unpacked
from cosmic_tui.messages.packing import checked as fitting
from cosmic_tui.messages.up import STRANGER, UNNUMBERED, UP
from cosmic_tui.wire.errors import ProtocolError
from cosmic_tui.wire.limits import VALUES_DOWN, VALUES_UP, VERSION

__all__ = ["DOWN", "STRANGER", "UNNUMBERED", "UP", "Grammar", "Message", "checked", "pack", "unpack"]


def checked(message: Any, grammar: Grammar) -> Message:
    """Return the message if it has exactly the fields of its kind, each of the right type. Else raise ProtocolError
    kind or field.
    """
    try:
        return fitting(message, grammar)
    except BadMessage as wrong:
        raise ProtocolError(wrong.code) from None


def pack(number: int, message: Message, grammar: Grammar) -> bytes:
    """Return a message as the bytes of a frame. This also catches our own malformed messages before they are sent."""
    return packed([number, checked(message, grammar)])


def unpack(data: bytes, grammar: Grammar) -> tuple[int, Message]:
    """Return the number and the message of a frame. Raise ProtocolError if it is malformed."""
    try:
        parts = unpacked(data, VALUES_DOWN if grammar is DOWN else VALUES_UP)
    except BadMessage as wrong:
        raise ProtocolError(wrong.code, **wrong.facts) from None
    if type(parts) is not list or len(parts) != 2 or type(parts[0]) is not int or parts[0] < 0:
        raise ProtocolError("packing")
    if grammar is STRANGER:
        same_version(parts[1])
    return parts[0], checked(plain(parts[1]) if grammar is DOWN else parts[1], grammar)


def same_version(hello: Any) -> None:
    """Refuse another version before anything else: its fields may differ, and the peer should learn of the version
    first.
    """
    theirs = hello.get("wire") if type(hello) is dict and hello.get("kind") == "hello" else VERSION
    if type(theirs) is int and theirs != VERSION:
        raise ProtocolError("version", theirs=theirs, ours=VERSION)
