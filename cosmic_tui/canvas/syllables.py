"""Hyphenation of words that are too long for a narrow card: `Hatástalaní-tó`.

Knows letters and widths, no language. A word is divided behind its own hyphen, else before a single consonant (or two
letters that count as one) with a vowel on both sides, which is right in every language of this program; else before the
last of several consonants.
"""

from __future__ import annotations

import unicodedata

from cosmic_tui.canvas.cells import SPACE, width, wrap

HYPHEN = "-"
VOWELS = "aeiouy"
ONE_SOUND = ("sz", "cs", "gy", "ly", "ny", "ty", "zs", "dz", "cz", "rz", "ch", "th", "ph", "sch")
TOGETHER = ("bl", "br", "ck", "cr", "dr", "fl", "fr", "gl", "gr", "kl", "kr", "pl", "pr", "sh", "sp", "st", "tr")
HEAD, TAIL = 4, 2  # so many letters stay together before and behind the hyphen at least
SHORTEST = 3  # behind a hyphen that parts consonants


def wrapped(text: str, *rooms: int) -> list[str]:
    """Return the text in lines of the first width in which all its words fit; in the last width, words that are too
    long are divided.
    """
    words = text.split()
    widest = max(map(width, words), default=0)
    room = next((room for room in rooms if widest <= room), rooms[-1])
    return wrap(SPACE.join(part for word in words for part in parted(word, room)), room)


def parted(word: str, room: int) -> list[str]:
    """Return the word, or its parts with hyphens. A word that cannot be divided well stays whole."""
    if width(word) <= room:
        return [word]
    if own := word.rfind(HYPHEN, HEAD, room) + 1:
        return [word[:own], *parted(word[own:], room)]
    for between, tail in ((_between, TAIL), (_among, SHORTEST)):
        for at in range(min(room - 1, len(word) - tail), HEAD - 1, -1):
            if between(word, at):
                return [f"{word[:at]}{HYPHEN}", *parted(word[at:], room)]
    return [word]


def _between(word: str, at: int) -> bool:
    """Return whether a syllable begins at this letter, after a vowel."""
    letters = _bare(word)
    rest = letters[at:]
    if len(letters) != len(word) or letters[at - 1] not in VOWELS or not rest[0].isalpha() or rest[0] in VOWELS:
        return False
    sound = next((sound for sound in ONE_SOUND if rest.startswith(sound)), rest[0])
    return rest[len(sound) : len(sound) + 1] in [*VOWELS]


def _among(word: str, at: int) -> bool:
    """Return whether this is the last of several consonants and begins a syllable of its own."""
    letters = _bare(word)
    before, here, after = letters[at - 1], letters[at], letters[at + 1 : at + 2]
    return (
        len(letters) == len(word)
        and before.isalpha()
        and here.isalpha()
        and not {before, here} & {*VOWELS}
        and after in [*VOWELS]
        and not letters[: at + 1].endswith(ONE_SOUND + TOGETHER)
    )


def _bare(word: str) -> str:
    return "".join(unicodedata.normalize("NFD", letter)[0] for letter in word.casefold())
