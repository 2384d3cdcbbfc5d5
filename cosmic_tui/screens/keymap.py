"""Keys as people read them, from keys as Textual tells them. What a key does stands in look/keys.py."""

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
    """Return a key as people write it: the character it types, else its name."""
    if event.key in NAMES:
        return NAMES[event.key]
    if event.character and event.is_printable:
        return event.character
    return event.key
