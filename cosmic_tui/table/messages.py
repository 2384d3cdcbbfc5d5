"""The messages between a table and whoever sits at it: plain dicts with a `kind`, the same in a process and on a wire.

Down: from the table to one seat.                      Up: from a seat to the table.
    hello      what was agreed, who sits where             answer    to the question with that serial
    view       the position, as this seat sees it          chat      a line for everybody
    events     what happened since the last ones           orders    standing orders, whole (see orders.py)
    question   what this seat is asked; who is waited for  preview   what would this answer bring?
    refused    an answer (or anything else) that is none   undo      back to before my last answer
    preview    the answer to that                          leave     a stand-in may play on for me
    orders     the standing orders in force                ready     I am back, or still here
    presence   who is here, away, a bot
    chat       somebody said something
    clock      seconds left of a clock that runs
    over       the end: winners, hands, seed

`check` is the whole grammar: a message has exactly its fields, of the right types, and no more data than a game needs.
Must not know where messages come from.
"""

from typing import Any

Message = dict[str, Any]

NUMBER = (int, float)
DATA = (dict, list, tuple, str, int, float, type(None))  # bool is an int

DOWN: dict[str, dict[str, Any]] = {
    "hello": {"seat": int, "game": str, "rules": int, "started": bool, "seats": list, "options": dict},
    "view": {"view": dict},
    "events": {"first": int, "events": list},
    "question": {"serial": int, "question": (dict, type(None)), "asked": list},
    "refused": {"serial": int, "code": str, "facts": dict},
    "preview": {"serial": int, "answer": DATA, "preview": dict},
    "orders": {"orders": dict},
    "presence": {"seats": list},
    "chat": {"seat": int, "name": str, "text": str},
    "clock": {"seats": list, "left": NUMBER},
    "over": {"winners": list, "hands": list, "aliens": list, "seed": int},
}
UP: dict[str, dict[str, Any]] = {
    "answer": {"serial": int, "answer": DATA},
    "chat": {"text": str},
    "orders": {"orders": dict},
    "preview": {"serial": int, "answer": DATA},
    "undo": {},
    "leave": {},
    "ready": {},
}

MOST_UP = 600  # values in one message of a seat: a proposal names a few dozen cards at most
MOST_DOWN = 200_000  # a rejoining seat gets the whole story
LONGEST_TEXT = 4000
DEEPEST = 12
PLAIN = (int, bool, type(None), float)
NESTING = (list, tuple, dict)


class Malformed(Exception):
    """A message that is none. The text is for the log of developers, never for people."""


def check(message: Any, grammar: dict[str, dict[str, Any]]) -> Message:
    """The message, if it is one of this grammar."""
    if type(message) is not dict or type(message.get("kind")) is not str:
        raise Malformed("no kind")
    kind = message["kind"]
    wanted = grammar.get(kind)
    if wanted is None:
        raise Malformed("an unknown kind")
    if message.keys() - {"kind"} != wanted.keys():
        raise Malformed(f"{kind} has other fields")
    for name, types in wanted.items():
        if not isinstance(message[name], types) or (types is int and type(message[name]) is not int):
            raise Malformed(f"{kind}.{name} has another type")
    if count(message, DEEPEST) > (MOST_UP if grammar is UP else MOST_DOWN):
        raise Malformed(f"{kind} is too big")
    return message


def count(value: Any, depth: int) -> int:
    """How many values hang on this one; packed data of a few bytes can be a great deal unpacked."""
    found = 0
    layer = [value]
    for left in range(depth, -1, -1):
        found += len(layer)
        below: list[Any] = []
        for part in layer:
            kind = type(part)
            if kind is str:
                if len(part) > LONGEST_TEXT:
                    raise Malformed("a text is too long")
            elif kind is list or kind is tuple:
                below += part
            elif kind is dict:
                if not all(type(key) is str for key in part):
                    raise Malformed("a key that is no text")
                found += len(part)
                below += part.values()
            elif kind not in PLAIN:
                raise Malformed("a value of another kind")
            if not left and kind in NESTING:
                raise Malformed("nested too deep")
        layer = below
    return found


# --- what seats send ---------------------------------------------------------------------------------------------


def answer(serial: int, given: Any) -> Message:
    return {"kind": "answer", "serial": serial, "answer": given}


def preview(serial: int, given: Any) -> Message:
    return {"kind": "preview", "serial": serial, "answer": given}


def chat(text: str) -> Message:
    return {"kind": "chat", "text": text}


def orders(given: dict[str, Any]) -> Message:
    return {"kind": "orders", "orders": given}


def bare(kind: str) -> Message:
    """undo, leave, ready."""
    return {"kind": kind}
