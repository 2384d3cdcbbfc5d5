"""Texts made harmless: nothing in them that cannot be seen, that turns others round, or that ends a line.

What a host says is shown on other people's terminals, and a host may have been written by anybody. Knows signs alone.
"""

import unicodedata
from typing import Any

MOST_MARKS = 2  # on one letter: enough for every living script, too few to paint over other lines
# Signs that change how their neighbours are drawn or read have no place in a name or a line of others' screens.
UNSEEN = frozenset(("Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp"))
MARKS = frozenset(("Mn", "Me"))
# Letters and marks by their category, and yet nothing to be seen: fillers, joiners, selectors.
BLANK = frozenset(
    (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10))
) | frozenset(range(0xE0100, 0xE01F0))  # fmt: skip


def plain(value: Any) -> Any:
    """Mend every text in a value, those by which maps are read too; what is harmless stays the same object."""
    if type(value) is str:
        return value if value.isascii() and value.isprintable() else seen(value)
    if type(value) is list:
        return [plain(each) for each in value]
    if type(value) is dict:
        return {plain(key): plain(each) for key, each in value.items()}
    return value


def seen(text: str) -> str:
    """Leave out what cannot be seen, and put a blank where a line would end."""
    kept = "".join(" " if sign.isspace() else sign for sign in text if sign.isspace() or not unseen(sign))
    return bounded(unicodedata.normalize("NFC", kept))


def bounded(text: str) -> str:
    """Leave as many marks on each letter as a letter can have, and none without a letter."""
    found: list[str] = []
    marks = MOST_MARKS
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign) in MARKS else 0
        if marks <= MOST_MARKS:
            found.append(sign)
    return "".join(found)


def unseen(sign: str) -> bool:
    """Say whether nobody sees this sign."""
    return unicodedata.category(sign) in UNSEEN or ord(sign) in BLANK
