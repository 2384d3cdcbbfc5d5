"""Names of keys for people, from Textual's names of keys. look/keys.py says what each key does."""

from __future__ import annotations

from textual import events

NAMES = {
    "enter": "Enter",
    "escape": "Esc",
    "space": "Space",
    "tab": "Tab",
    "shift+tab": "Shift+Tab",
    "left": "←",
    "right": "→",
    "up": "↑",
    "down": "↓",
    "pageup": "PgUp",
    "pagedown": "PgDn",
    "home": "Home",
    "end": "End",
    "backspace": "Backspace",
    "delete": "Delete",
}


def key_of(event: events.Key) -> str:
    """Return the name of a key for people: the character it types, else its name."""
    if event.key in NAMES:
        return NAMES[event.key]
    if event.character and event.is_printable:
        return event.character
    return event.key
