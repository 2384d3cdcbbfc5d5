"""Which key does what, by name of the command; a person may give every command another key.

Only keys that every terminal sends. Knows names of keys as Textual tells them; must not know screens.
"""

from __future__ import annotations

from collections.abc import Mapping

from textual import events

# command -> keys; the first one is shown
DEFAULT: dict[str, tuple[str, ...]] = {
    "help": ("?", "f1"),
    "look": ("Tab",),
    "look_back": ("Shift+Tab",),
    "read": ("i",),
    "why_not": ("w",),
    "odds": ("o",),
    "explain": ("e",),
    "log": ("l",),
    "chat": ("c",),
    "codex": ("a",),
    "find": ("/",),
    "timing": ("t",),
    "orders": ("s",),
    "prepare": ("p",),
    "undo": ("u",),
    "menu": ("m",),
    "quit": ("q", "ctrl+q", "ctrl+c"),
    "replay": ("v",),
    "zoom": ("z",),
    "go_to": ("g",),
    "sort": ("h",),
    "as_text": ("x",),
    "coach": ("f",),
    "redraw": ("ctrl+l",),
    "palette": ("ctrl+p",),
    "send": ("Enter",),
    "back": ("Esc",),
    "tick": ("Space",),
    "more": ("+", "="),
    "fewer": ("-",),
    "left": ("←",),
    "right": ("→",),
    "up": ("↑",),
    "down": ("↓",),
    "page_up": ("PgUp",),
    "page_down": ("PgDn",),
    "first": ("Home",),
    "last": ("End",),
    "earlier": ("[",),
    "later": ("]",),
}
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
    """A key as people write it: the character it types, else its name."""
    if event.key in NAMES:
        return NAMES[event.key]
    if event.character and event.is_printable:
        return event.character
    return event.key


def command_table(own: Mapping[str, str]) -> dict[str, str]:
    """key -> command, with the person's own keys in place of the first ones."""
    table: dict[str, str] = {}
    for command, keys in DEFAULT.items():
        for key in keys[1:] if command in own else keys:
            table.setdefault(key, command)
    for command, key in own.items():
        if command in DEFAULT:
            table[key] = command
    return table
