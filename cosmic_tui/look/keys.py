"""Which key does what, by name of the command, and which key is shown for it; a person may give every command another.

A page with letters of its own has them here too: there they come first. What is drawn names commands, never keys, so
a person who has bound a key anew reads that one everywhere. Knows keys by the names people read; must not know Textual,
screens or what a command does.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from cosmic_tui.look.palette import Problem

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
    "piles": ("d",),
    "orders": ("s",),
    "prepare": ("p",),
    "beside": ("r",),
    "advice": ("b",),
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
    "suspend": ("ctrl+z",),
    "report": ("!",),
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
    "yes": ("y",),
    "no": ("n",),
}
# page -> what only it can do -> its letter. These stay as they are.
PAGES: dict[str, dict[str, str]] = {
    "title": {
        "game": "g",
        "play": "p",
        "resume": "r",
        "learn": "f",
        "daily": "d",
        "puzzles": "z",
        "new": "n",
        "hosting": "h",
        "joining": "j",
        "games": "v",
        "stats": "s",
        "settings": "o",
        "theme": "t",
        "build": "b",
        "cups": "u",
    },
    "lobby": {"ready": "r", "sit": "k", "stand": "w", "fill": "f", "bot": "b", "door": "x", "bring": "d"},
    "leaving": {"to_title": "t"},
    "story": {"filter": "f", "review": "w"},
    "seat": {"note": "n", "mute": "x"},
    "games": {"note": "n"},
    "ending": {"rematch": "R", "review": "w"},
    "history": {"review": "w"},
    "review": {"play_on": "p", "keep": "k"},
    "puzzle": {"play_on": "p"},
    "builder": {
        "by_type": "y",
        "by_species": "p",
        "by_cost": "c",
        "by_keyword": "k",
        "no_filters": "0",
        "sort_by": "s",
        "name": "n",
        "other_deck": "o",
        "kind": "x",
        "write": "w",
        "read_text": "r",
        "fault": "!",
        "hand": "t",
        "draw_one": "d",
        "trial": "v",
    },
    "decks": {"drop": "x"},
}
TYPING = "typing"  # the page on which every sign is a letter of what is typed
LETTERS = {name: key for letters in PAGES.values() for name, key in letters.items()}
ARROWS = ("←", "→", "↑", "↓")
ENDS = ("Enter", "Esc")  # they end what is typed, so they can do nothing else
EDITING = ("Space", "Backspace")
ENDING = ("send", "back")  # what the two keys do, also where another key does it


def spelt(key: str) -> bool:
    """Return whether a key types a character."""
    return len(key) == 1 and key.isprintable() and key not in ARROWS


def with_key(text: str, key: str) -> str:
    """Return the typed text with one more key; keys that type nothing leave it unchanged."""
    if key == "Backspace":
        return text[:-1]
    return text + (" " if key == "Space" else key if spelt(key) else "")


def fixed(key: str) -> bool:
    """Return whether a key cannot be bound: digits answer, Enter and Esc end typing."""
    return key in ENDS or (len(key) == 1 and key.isdigit())


def sound(own: Mapping[str, str]) -> tuple[dict[str, str], list[Problem]]:
    """Return the valid keys of a settings file, and a sentence for each invalid one."""
    good: dict[str, str] = {}
    problems = []
    for command, key in own.items():
        if command not in DEFAULT:
            problems.append(Problem("err-setting_unknown", {"value": f"{command} = {key}"[:60]}))
        elif fixed(key) and key not in DEFAULT[command]:
            problems.append(Problem("err-key_fixed", {"key": key}))
        elif key in good.values():
            problems.append(Problem("err-key_twice", {"key": key}))
        else:
            good[command] = key
    return good, problems


def command_table(own: Mapping[str, str]) -> dict[str, str]:
    """Return {key: command}, with the person's own keys in place of the first ones.

    Arrows, Enter and other keys with a name do what they did besides: what is typed has no other way out, and nobody
    is ever locked in.
    """
    table: dict[str, str] = {}
    for command, keys in DEFAULT.items():
        for place, key in enumerate(keys):
            if place or command not in own or not spelt(key):
                table[key] = command
    return table | {key: command for command, key in own.items()}


@dataclass(frozen=True)
class Keys:
    """The keys of one person on one page. `own` are the commands this person has bound."""

    own: Mapping[str, str] = field(default_factory=dict)
    page: str = ""

    def at(self, page: str) -> Keys:
        """Return the same keys for another page."""
        return self if page == self.page else Keys(self.own, page)

    def does(self, key: str) -> str:
        """Return what a key does on this page: the command it stands for, or the page's own letter; "" if it does
        nothing or only types.
        """
        return self._does.get(key, "")

    def of(self, name: str) -> str:
        """Return the key to show for a command or for a letter of a page; "" if it has none here. Digits are digits,
        and what begins with a capital is typed as it stands.
        """
        if name[:1].isdigit() or name[:1].isupper():
            return name
        return LETTERS[name] if name in LETTERS else self._shown[name]

    @cached_property
    def _does(self) -> dict[str, str]:
        letters = {key: name for name, key in PAGES.get(self.page, {}).items()}
        return {key: name for key, name in command_table(self.own).items() if not self._taken(key)} | letters

    @cached_property
    def _shown(self) -> dict[str, str]:
        shown = dict.fromkeys(DEFAULT, "")
        for command, keys in DEFAULT.items():
            for key in (self.own.get(command, ""), *keys):
                if self._does.get(key) == command:
                    shown[command] = key
                    break
        return shown

    def _taken(self, key: str) -> bool:
        """Return whether a key means something other than a command here."""
        if self.page == TYPING:
            return spelt(key) or key in EDITING
        return key in PAGES.get(self.page, {}).values()
