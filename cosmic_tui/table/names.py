"""What people write, made fit to be shown to others: names and lines of chat. Knows text, no seat and no table."""

import unicodedata

from engine.kernel.asking import Refused

LONGEST_NAME = 12
LONGEST_CHAT = 240
# Letters that change how their neighbours are drawn or read have no place in a name or a line of others' screens.
UNSEEN = frozenset(("Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp"))


def clean_name(text: object, taken: list[str]) -> str:
    """The name in one form, or Refused: name_form, name_taken."""
    if type(text) is not str:
        raise Refused("name_form", high=LONGEST_NAME)
    name = unicodedata.normalize("NFC", text)
    if name != name.strip() or not 1 <= columns(name) <= LONGEST_NAME or any(unseen(sign) for sign in name):
        raise Refused("name_form", high=LONGEST_NAME)
    if name.casefold() in (other.casefold() for other in taken):
        raise Refused("name_taken", name=name)
    return name


def clean_chat(text: object) -> str:
    """One line of chat without anything that could disturb a screen; Refused if nothing is left or it is too long."""
    if type(text) is not str:
        raise Refused("form")
    if len(text) > LONGEST_CHAT:
        raise Refused("chat_too_long", high=LONGEST_CHAT)
    line = "".join(" " if sign.isspace() else sign for sign in unicodedata.normalize("NFC", text) if not bad(sign))
    line = " ".join(line.split())
    if not line:
        raise Refused("chat_empty")
    return line


def bad(sign: str) -> bool:
    return unseen(sign) and not sign.isspace()


def unseen(sign: str) -> bool:
    return unicodedata.category(sign) in UNSEEN


def columns(text: str) -> int:
    """Columns of a terminal: combining marks none, wide signs two."""
    return sum(0 if unicodedata.combining(s) else 2 if unicodedata.east_asian_width(s) in "WF" else 1 for s in text)
