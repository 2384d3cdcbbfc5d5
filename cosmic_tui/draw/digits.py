"""Large numbers and letters made of block characters: totals and cards on the stage, the title of the program.

Draws strings of characters only. Without block characters a number is written normally.
"""

from __future__ import annotations

_SMALL = {
    "0": ("█▀█", "█ █", "▀▀▀"),
    "1": ("▄█ ", " █ ", "▀▀▀"),
    "2": ("▀▀█", "█▀▀", "▀▀▀"),
    "3": ("▀▀█", "▀▀█", "▀▀▀"),
    "4": ("█ █", "▀▀█", "  ▀"),
    "5": ("█▀▀", "▀▀█", "▀▀▀"),
    "6": ("█▀▀", "█▀█", "▀▀▀"),
    "7": ("▀▀█", "  █", "  ▀"),
    "8": ("█▀█", "█▀█", "▀▀▀"),
    "9": ("█▀█", "▀▀█", "▀▀▀"),
    "-": ("   ", "▀▀▀", "   "),
    "+": (" ▄ ", "▀█▀", "   "),
    "N": ("█▄█", "█▀█", "▀ ▀"),
    "M": ("█▄█", "█▀█", "▀ ▀"),
    "T": ("▀█▀", " █ ", " ▀ "),
    "V": ("█ █", "█ █", " ▀ "),
    "G": ("█▀▀", "█ █", "▀▀▀"),
}
ROWS = 3
# Five points wide, six high; a point is two columns, so that it is square.
_LETTERS = {
    "C": (" ### ", "#   #", "#    ", "#    ", "#   #", " ### "),
    "O": (" ### ", "#   #", "#   #", "#   #", "#   #", " ### "),
    "S": (" ####", "#    ", " ### ", "    #", "    #", "#### "),
    "M": ("#   #", "## ##", "# # #", "#   #", "#   #", "#   #"),
    "I": ("###", " # ", " # ", " # ", " # ", "###"),
}
LETTER_ROWS = 6


def big(text: str) -> list[str]:
    """Return a number as large digits, in three rows."""
    return [" ".join(_SMALL[char][row] for char in text if char in _SMALL) for row in range(ROWS)]


def has_blocks(text: str) -> bool:
    """Return whether every character of the text has a block form."""
    return all(char in _SMALL for char in text)


def banner(text: str, point: str = "██") -> list[str]:
    """Return a word as large letters, in six rows."""
    blank = " " * len(point)
    rows = []
    for row in range(LETTER_ROWS):
        letters = (_LETTERS[char][row] for char in text if char in _LETTERS)
        rows.append(blank.join("".join(point if dot == "#" else blank for dot in letter) for letter in letters))
    return rows
