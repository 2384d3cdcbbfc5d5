"""The messages between a table and whoever sits at it: plain dicts with a `kind`, the same in a process and on a wire.

Which there are, what they hold and what they are for stands in cosmic_tui/messages. `check` lets nothing
else through: a message has exactly its fields, and no more data than a game needs.
Must not know where messages come from.
"""

from typing import Any

from cosmic_tui.messages.down import TABLE_DOWN as DOWN
from cosmic_tui.messages.grammar import Grammar, Message, misfit
from cosmic_tui.messages.up import TABLE_UP as UP

__all__ = [
    "DOWN", "UP", "Malformed", "Message", "answer", "bare", "chat", "check", "count", "orders", "preview", "wants_help",
]  # fmt: skip

MOST_UP = 600  # values in one message of a seat: a proposal names a few dozen cards at most
MOST_DOWN = 200_000  # a rejoining seat gets the whole story
LONGEST_TEXT = 4000
DEEPEST = 12
PLAIN = (int, bool, type(None), float)
NESTING = (list, tuple, dict)


class Malformed(Exception):
    """A message that is none. The text is for the log of developers, never for people."""


def check(message: Any, grammar: Grammar) -> Message:
    """The message, if it is one of this grammar and not too big."""
    wrong = misfit(message, grammar)
    if wrong:
        raise Malformed(f"another {wrong}")
    if count(message, DEEPEST) > (MOST_UP if grammar is UP else MOST_DOWN):
        raise Malformed(f"{message['kind']} is too big")
    known: Message = message
    return known


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


def wants_help(serial: int) -> Message:
    return {"kind": "help", "serial": serial}


def chat(text: str) -> Message:
    return {"kind": "chat", "text": text}


def orders(given: dict[str, Any]) -> Message:
    return {"kind": "orders", "orders": given}


def bare(kind: str) -> Message:
    """undo, leave, ready."""
    return {"kind": kind}
