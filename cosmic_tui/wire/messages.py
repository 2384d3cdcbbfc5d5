"""Every message of the wire: its kind and fields in both directions, and `checked`, which lets nothing else through.

A frame holds an array of two: a number and a message, a map with its `kind`.

    up      the number counts the messages of a session from 1; it is 0 for the kinds in UNNUMBERED
    down    the number is the last one of the session that the host has written down: its acknowledgement

The messages of a table (answer, view, events ...) are those of `cosmic_tui.table.messages`; here are their bounds, and
the messages of the line itself and of the lobby. Knows no meaning of any of them.
"""

from typing import Any

from cosmic_tui.wire.fields import ANYTHING, ARRAY, MAP, MAP_OR_NIL, Field, Flag, Number, OneOf, Rows, Text, Whole
from cosmic_tui.wire.limits import LONGEST_CHAT, LONGEST_NAME, LONGEST_SECRET, LONGEST_WORD, VALUES_DOWN, VALUES_UP
from cosmic_tui.wire.offences import Offence
from cosmic_tui.wire.packed import packed, unpacked

Message = dict[str, Any]
Grammar = dict[str, dict[str, Field]]

WATCHING = -1
SEAT = Whole(0, 15)
SEAT_OR_NONE = Whole(WATCHING, 15)
SERIAL = Whole()
LINES = Rows(3)
WORD = Text(LONGEST_WORD)
SECRET = Text(LONGEST_SECRET)

# What people do in the lobby, and what they vote about; what each means is the room's business.
LOBBY_DEEDS = ("sit", "stand", "ready", "unready", "bot", "open", "shut", "kick", "fill", "start", "options")
VOTES = ("pause", "go_on", "end", "replace", "undo", "rematch")
VOTE_STATES = ("open", "passed", "failed")

STRANGER: Grammar = {
    "hello": {
        "wire": Whole(),
        "program": WORD,
        "table": WORD,
        "key": SECRET,
        "password": SECRET,
        "token": SECRET,
        "session": SECRET,
        "name": Text(LONGEST_NAME),
        "seat": SEAT_OR_NONE,
        "watch": Flag(),
    },
}
UP: Grammar = {
    "answer": {"serial": SERIAL, "answer": ANYTHING},
    "preview": {"serial": SERIAL, "answer": ANYTHING},
    "chat": {"text": Text(LONGEST_CHAT)},
    "orders": {"orders": MAP},
    "undo": {},
    "leave": {},
    "ready": {},
    "lobby": {"do": OneOf(LOBBY_DEEDS), "seat": SEAT_OR_NONE, "word": WORD, "options": MAP},
    "vote": {"about": OneOf(VOTES), "seat": SEAT_OR_NONE, "yes": Flag()},
    "ping": {"mark": Whole()},
    "pong": {"mark": Whole()},
    "bye": {},
}
UNNUMBERED = frozenset(("hello", "preview", "ping", "pong", "bye"))

DOWN: Grammar = {
    "welcome": {
        "wire": Whole(),
        "program": WORD,
        "table": WORD,
        "name": WORD,
        "seat": SEAT_OR_NONE,
        "token": SECRET,
        "owner": Flag(),
        "seen": Whole(),
        "game": Whole(),
    },
    "closed": {"code": WORD, "facts": MAP},
    "ack": {},
    "ping": {"mark": Whole()},
    "pong": {"mark": Whole()},
    "lobby": {"lobby": MAP},
    "vote": {
        "about": OneOf(VOTES),
        "seat": SEAT_OR_NONE,
        "by": SEAT_OR_NONE,
        "state": OneOf(VOTE_STATES),
        "yes": ARRAY,
        "wait": ARRAY,
    },
    "paused": {"paused": Flag()},
    "hello": {"seat": SEAT_OR_NONE, "game": WORD, "rules": Whole(), "started": Flag(), "seats": ARRAY, "options": MAP},
    "view": {"view": MAP},
    "patch": {"changes": ARRAY},
    "events": {"first": Whole(), "events": ARRAY},
    "question": {"serial": SERIAL, "question": MAP_OR_NIL, "asked": ARRAY},
    "refused": {"serial": SERIAL, "code": WORD, "facts": MAP},
    "preview": {"serial": SERIAL, "answer": ANYTHING, "preview": MAP},
    "orders": {"orders": MAP},
    "presence": {"seats": ARRAY},
    "chat": {"seat": SEAT_OR_NONE, "name": Text(LONGEST_NAME), "text": Text(LONGEST_CHAT)},
    "said": {"first": Whole(), "lines": LINES},
    "clock": {"seats": ARRAY, "left": Number()},
    "over": {"winners": ARRAY, "hands": ARRAY, "aliens": ARRAY, "seed": Whole(0, (1 << 64) - 1)},
}


def checked(message: Any, grammar: Grammar) -> Message:
    """The message, if it has exactly the fields of its kind and each one fits; Offence kind or field otherwise."""
    if type(message) is not dict or type(message.get("kind")) is not str:
        raise Offence("kind")
    fields = grammar.get(message["kind"])
    if fields is None:
        raise Offence("kind")
    if len(message) != len(fields) + 1:
        raise Offence("field")
    for name, field in fields.items():
        if name not in message or not field.fits(message[name]):
            raise Offence("field")
    return message


def pack(number: int, message: Message, grammar: Grammar) -> bytes:
    """What goes into a frame. A message of our own that breaks the grammar is a fault here, not over there."""
    return packed([number, checked(message, grammar)])


def unpack(data: bytes, grammar: Grammar) -> tuple[int, Message]:
    """Number and message of a frame, or Offence."""
    parts = unpacked(data, VALUES_DOWN if grammar is DOWN else VALUES_UP)
    if type(parts) is not list or len(parts) != 2 or type(parts[0]) is not int or parts[0] < 0:
        raise Offence("packing")
    return parts[0], checked(parts[1], grammar)
