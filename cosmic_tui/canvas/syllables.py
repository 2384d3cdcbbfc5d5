"""Words over two lines where one is too narrow for them: a name on a small tile is broken, not cut.

Knows letters and columns; no dictionary and no language, so a break is sometimes one that a printer would not make.
"""

from __future__ import annotations

from unicodedata import normalize

from cosmic_tui.canvas.cells import SPACE, width, wrap

HYPHEN = "-"
SHORTEST = 3  # letters of a part
VOWELS = frozenset("aeiouy")
PAIRS = frozenset("bl br ch ck cs cz dr dz fl fr gl gr gy kl kr ly ny ph pl pr rz sc sh sp st sz th tr ty zs".split())


def wrap_whole(text: str, *rooms: int) -> list[str]:
    """The text in lines of the first width that all its words have room in; in the last one, words are broken."""
    words = text.split(SPACE)
    widest = max(map(width, words))
    room = next((room for room in rooms if widest <= room), rooms[-1])
    return wrap(SPACE.join(piece for word in words for piece in pieces(word, room)), room)


def pieces(word: str, room: int) -> list[str]:
    """A word in parts that fit: after its own hyphens, else before a consonant that a vowel follows."""
    found = []
    while width(word) > room and (at := _break(word, room)):
        head = word[:at]
        found.append(head if head.endswith(HYPHEN) else head + HYPHEN)
        word = word[at:]
    return [*found, word]


def _break(word: str, room: int) -> int:
    """Where a word is best broken; 0 where it cannot be."""
    if own := word.rfind(HYPHEN, SHORTEST, room) + 1:
        return own
    bare = [normalize("NFD", char)[0].casefold() for char in word]
    for at in range(min(room - 1, len(word) - SHORTEST), SHORTEST - 1, -1):
        before, here, after = bare[at - 1 : at + 2]
        if (
            before.isalpha()
            and here.isalpha()
            and here not in VOWELS
            and after in VOWELS
            and before + here not in PAIRS
        ):
            return at
    return 0
