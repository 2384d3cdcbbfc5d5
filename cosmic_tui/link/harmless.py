"""Cleaning of names and chat lines in a host's messages before the rest of this program sees them: a host is untrusted.

Knows which fields of messages hold text that people have written; must not know how they are shown.
"""

from typing import Any

from cosmic_tui.messages.grammar import Message
from cosmic_tui.table.names import LONGEST_CHAT, LONGEST_NAME, harmless

LONGEST_TABLE = 48
NAMED = {"hello": "seats", "presence": "seats"}  # kinds with a list of those who sit there


def made_harmless(message: Message) -> Message:
    """Return the message with every name and every line of text in it safe to show."""
    kind = message["kind"]
    if kind == "chat":
        text = harmless(message["text"], LONGEST_CHAT)
        return {**message, "name": harmless(message["name"], LONGEST_NAME), "text": text}
    if kind == "welcome":
        return {**message, "name": harmless(message["name"], LONGEST_TABLE)}
    if kind in NAMED:
        return {**message, NAMED[kind]: [named(entry) for entry in message[NAMED[kind]]]}
    if kind == "lobby":
        return {**message, "lobby": lobby(message["lobby"])}
    return message


def lobby(about: dict[str, Any]) -> dict[str, Any]:
    found = dict(about)
    if type(found.get("name")) is str:
        found["name"] = harmless(found["name"], LONGEST_TABLE)
    if type(found.get("chairs")) is list:
        found["chairs"] = [named(chair) for chair in found["chairs"]]
    knocks = found.get("knocks")
    found["knocks"] = [name for name in knocks if type(name) is str] if type(knocks) is list else []
    return found


def named(entry: Any) -> Any:
    """Return a seat or a chair with a harmless name."""
    if type(entry) is not dict or type(entry.get("name")) is not str:
        return entry
    return {**entry, "name": harmless(entry["name"], LONGEST_NAME)}
