"""Words that are too long for a narrow card, parted between two syllables: `Hatástalaní-tó`.

Knows letters and widths, no language: it parts only before a single consonant (or two letters that are one) with a
vowel on both sides, which is right in every language that is here.
"""

from __future__ import annotations

import unicodedata

from cosmic_tui.canvas.cells import width, wrap

VOWELS = "aeiouy"
ONE_SOUND = ("sz", "cs", "gy", "ly", "ny", "ty", "zs", "dz", "cz", "rz", "ch", "th", "ph", "sch")
HEAD, TAIL = 4, 2  # so many letters stay together before and behind the hyphen at least


def wrapped(text: str, room: int) -> list[str]:
    """The text in lines of at most `room` columns; only a word that is too long for any line is parted."""
    return wrap(" ".join(part for word in text.split() for part in parted(word, room)), room)


def parted(word: str, room: int) -> list[str]:
    """The word, or its parts with hyphens; a word that has no fitting place stays whole."""
    if width(word) <= room:
        return [word]
    for at in range(min(room - 1, len(word) - TAIL), HEAD - 1, -1):
        if _between(word, at):
            return [f"{word[:at]}-", *parted(word[at:], room)]
    return [word]


def _between(word: str, at: int) -> bool:
    """Whether a syllable begins at this letter."""
    letters = "".join(unicodedata.normalize("NFD", letter)[0] for letter in word.casefold())
    rest = letters[at:]
    if len(letters) != len(word) or letters[at - 1] not in VOWELS or not rest[0].isalpha() or rest[0] in VOWELS:
        return False
    sound = next((sound for sound in ONE_SOUND if rest.startswith(sound)), rest[0])
    return rest[len(sound) : len(sound) + 1] in [*VOWELS]
