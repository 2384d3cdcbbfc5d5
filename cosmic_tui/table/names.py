"""Names and chat lines that people write, made safe to show to others. Knows text, no seat and no table.

A host refuses names that could deceive (`clean_name`) and mends lines (`clean_chat`). A client trusts no host and mends
both again (`harmless`).
"""

import unicodedata

from cosmic_tui.messages.harmless import MARKS, bounded, unseen
from engine.kernel.asking import Refused

LONGEST_NAME = 12
LONGEST_CHAT = 240
# What looks like a Latin letter or like another sign in most terminals; both sides in their folded form.
ALIKE = {
    "а": "a", "ɑ": "a", "α": "a", "в": "b", "с": "c", "ϲ": "c", "ԁ": "d", "е": "e", "є": "e", "ҽ": "e", "ɡ": "g",
    "һ": "h", "н": "h", "і": "i", "ı": "i", "ɩ": "i", "ι": "i", "ј": "j", "к": "k", "κ": "k", "ӏ": "i", "м": "m",
    "п": "n", "η": "n", "о": "o", "ο": "o", "σ": "o", "օ": "o", "р": "p", "ρ": "p", "ԛ": "q", "г": "r", "ѕ": "s",
    "т": "t", "τ": "t", "υ": "u", "ս": "u", "ѵ": "v", "ν": "v", "ԝ": "w", "х": "x", "χ": "x", "у": "y", "γ": "y",
    "0": "o", "1": "i", "l": "i", "|": "i", "ø": "o", "đ": "d", "ł": "i",
}  # fmt: skip
TOGETHER = (("rn", "m"), ("vv", "w"))  # two that look like one


def clean_name(text: object, taken: list[str]) -> str:
    """Return the name in its normal form. Raise Refused name_form, or name_taken, also if it only looks like another's.
    """
    if type(text) is not str:
        raise Refused("name_form", high=LONGEST_NAME)
    name = unicodedata.normalize("NFC", text)
    if name != " ".join(name.split()):
        raise Refused("name_form", high=LONGEST_NAME)
    if not 1 <= columns(name) <= LONGEST_NAME or any(unseen(sign) for sign in name) or bounded(name) != name:
        raise Refused("name_form", high=LONGEST_NAME)
    if looks(name) in map(looks, taken):
        raise Refused("name_taken", name=name)
    return name


def clean_chat(text: object) -> str:
    """Return one line of chat without anything that could disturb a screen. Raise Refused if nothing is left or it is
    too long.
    """
    if type(text) is not str:
        raise Refused("form")
    if len(text) > LONGEST_CHAT:
        raise Refused("chat_too_long", high=LONGEST_CHAT)
    line = mended(text)
    if not line:
        raise Refused("chat_empty")
    return line


def harmless(text: str, most: int) -> str:
    """Return the part of a host's name or line that can be shown without harm."""
    return mended(text[: 4 * most])[:most].strip()


def mended(text: str) -> str:
    """Return a text as one line with single spaces, without invisible characters and stacks of accents."""
    seen = "".join(" " if sign.isspace() else sign for sign in unicodedata.normalize("NFC", text) if not bad(sign))
    return " ".join(bounded(seen).split())


def looks(name: str) -> str:
    """Return a key for how a name looks at a glance: no case, no accents, one letter for all that look alike."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    folded = unicodedata.normalize("NFKD", plain.casefold())
    seen = "".join(ALIKE.get(sign, sign) for sign in folded if unicodedata.category(sign) not in MARKS)
    for pair, one in TOGETHER:
        seen = seen.replace(pair, one)
    return "".join(seen.split())


def bad(sign: str) -> bool:
    return unseen(sign) and not sign.isspace()


def columns(text: str) -> int:
    """Return how many columns a text takes in a terminal: a combining mark takes none, a wide character two."""
    return sum(
        0 if unicodedata.category(sign) in MARKS else 2 if unicodedata.east_asian_width(sign) in "WF" else 1
        for sign in text
    )
