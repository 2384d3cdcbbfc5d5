"""Letters of all languages: capitals, the ends of sentences, what is alike in a search, what comes first in a list.

Knows texts, and an alphabet as a language writes its own; must not know messages or places.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

SAME_PLACE = "/"  # between letters that stand at one place of an alphabet
OWN_BASE = {"ł": "l", "đ": "d", "ø": "o", "ħ": "h", "ŧ": "t", "æ": "ae", "œ": "oe"}  # that come apart into no other
MARKS = range(0x300, 0x370)
BARE = str.maketrans(
    {chr(code): unicodedata.normalize("NFD", chr(code))[0] for code in range(0xE0, 0x250)}
    | OWN_BASE
    | {chr(code): "" for code in MARKS}
)
KEYS_KEPT = 4096

ENDS = (".", "!", "?", "…")  # of what needs no full stop behind it
GAP = re.compile(r"(?<=[.!?])\s+")
# A number of an order, or a short form.
NO_END = re.compile(r"(?:^|[^\w.])(?:\d+|[^\W\d]|[Zz]\. ?B|bzw|usw|np|tzn|itd|pl|ill|stb)\.$")


def capital(text: str) -> str:
    """Return the text with a capital in front. What follows stays as it is, for the sake of names and nouns."""
    first = text[:1].upper()
    return text if text.startswith(first) else first + text[1:]  # a name that bends stays one


def small(text: str) -> str:
    """Return the text with a small letter in front: of a sentence's beginning that stands inside a row."""
    return text[:1].lower() + text[1:]


def ended(text: str) -> str:
    """Return a text that ends as a sentence does: by its own sign, or by a full stop."""
    return text if text.endswith(ENDS) else f"{text}."


def sentences(text: str) -> list[str]:
    """Split a text on one line into its sentences. "the 3. planet" and "z. B." do not end any."""
    found, start = [], 0
    for gap in GAP.finditer(text):
        follows = text[gap.end() :].lstrip("„“”»«\"'(")[:1]
        if not NO_END.search(text[start : gap.start()]) and (follows.isupper() or follows.isdigit()):
            found.append(text[start : gap.start()])
            start = gap.end()
    return [*found, text[start:]]


def fold(text: str) -> str:
    """Return the text in small letters without accents, so that a search for "orzo" finds "Őrző"."""
    return text.casefold().translate(BARE)


@lru_cache(maxsize=8)
def places(alphabet: str) -> dict[str, int]:
    """Return the place of every letter of an alphabet such as `a/á b c cs`."""
    return {sign: place for place, entry in enumerate(alphabet.split()) for sign in entry.split(SAME_PLACE)}


@lru_cache(maxsize=KEYS_KEPT)
def sort_key(text: str, alphabet: str) -> tuple[tuple[int, ...], str]:
    """Return the text's place in a list: letter by letter, `cs` behind all of `c`, `ssz` as `sz` twice, words before
    longer ones. A sign outside the alphabet sorts by its bare form, signs and digits first.
    """
    known, small = places(alphabet), text.casefold()
    ranks: list[int] = []
    at = 0
    while at < len(small):
        pair = small[at + 1 : at + 3]
        if small[at] == small[at + 1 : at + 2] and len(pair) > 1 and pair in known:
            ranks += [known[pair], known[pair]]
            at += 3
            continue
        size = next((size for size in (3, 2, 1) if len(small) >= at + size and small[at : at + size] in known), 0)
        ranks += [known[small[at : at + size]]] if size else [_foreign(sign, known) for sign in fold(small[at])]
        at += size or 1
    return tuple(ranks), small


def _foreign(sign: str, known: dict[str, int]) -> int:
    return known.get(sign, ord(sign) - 0x110000)
