"""The characters the screens are drawn with, their ASCII stand-ins, and when to use which.

Seats are shape, letter and colour together; any one alone is enough. This module draws nothing, reads no terminal and
knows no colours: what the terminal answered is handed in.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

MANY = 4  # people see up to four without counting; it is also the launch limit


class Seat(NamedTuple):
    """The signs that show a seat's color where there are no colors. They are the same in every language."""

    shape: str
    letter: str


# Purple is no star: two of the three fonts the screens were tried with lack it.
SEATS = {
    "red": Seat("▲", "R"),
    "green": Seat("■", "G"),
    "blue": Seat("●", "B"),
    "yellow": Seat("◆", "Y"),
    "purple": Seat("▼", "P"),
}

# use -> glyph and its stand-in where there are no such characters
_USES: dict[str, tuple[str, str]] = {
    "times": ("×", "x"),
    "empty": ("·", "."),
    "aim": ("►", ">"),
    "aimed_at": ("◄", "<"),
    "then": ("›", ">"),
    "done": ("✓", "*"),
    "cut": ("…", "~"),
    "right": ("→", "->"),
    "left": ("←", "<-"),
    "up": ("↑", "^"),
    "down": ("↓", "v"),
    "upper_half": ("▀", '"'),
    "lower_half": ("▄", "_"),
    "full": ("█", "#"),
    "edge": ("▌", "|"),
    "edge_right": ("▐", "|"),
    "shade": ("▒", ":"),
    "slash": ("╱", "/"),
    "backslash": ("╲", "\\"),
    "across": ("─", "-"),
    "upright": ("│", "|"),
    "top_left": ("╭", "+"),
    "top_right": ("╮", "+"),
    "bottom_left": ("╰", "+"),
    "bottom_right": ("╯", "+"),
    "tee_down": ("┬", "+"),
    "tee_up": ("┴", "+"),
    "tee_right": ("├", "+"),
    "tee_left": ("┤", "+"),
    "heavy_across": ("━", "="),
    "heavy_upright": ("┃", "#"),
    "heavy_top_left": ("┏", "#"),
    "heavy_top_right": ("┓", "#"),
    "heavy_bottom_left": ("┗", "#"),
    "heavy_bottom_right": ("┛", "#"),
    "dotted": ("┄", "."),
    "stub": ("╸", "."),
}

ASCII_FALLBACK: dict[str, str] = {seat.shape: seat.letter for seat in SEATS.values()} | dict(_USES.values())
GLYPHS = tuple(ASCII_FALLBACK)

# In a finished row nothing may change its width, so these two lose their tail there.
_IN_ROWS = ASCII_FALLBACK | {"→": ">", "←": "<"}

# Letters and marks of the program's languages that do not come apart into an ASCII letter and an accent.
_LETTERS = {
    "ß": "ss", "ł": "l", "Ł": "L", "æ": "ae", "Æ": "AE", "ø": "o", "Ø": "O", "đ": "d", "Đ": "D",
    "‘": "'", "’": "'", "‚": ",", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "–": "-", "—": "-",
    "\u00a0": " ", "\u202f": " ", "\u2068": "", "\u2069": "",
}  # fmt: skip
STACK = re.compile(f"([{''.join(seat.shape for seat in SEATS.values())}])([0-9]+)")  # ships of a seat as a number
_TEXT_TABLE = str.maketrans(ASCII_FALLBACK | _LETTERS)
_ROW_TABLE = str.maketrans({char: new[:1] for char, new in (_LETTERS | _IN_ROWS).items()})


class Glyphs:
    """One of the two sets. `glyphs["aim"]` for a use; `text` for words, `row` for what is already laid out."""

    def __init__(self, ascii_only: bool) -> None:
        self.ascii_only = ascii_only
        self._chars = {use: both[ascii_only] for use, both in _USES.items()}

    def __getitem__(self, use: str) -> str:
        return self._chars[use]

    def tag(self, colour: str) -> str:
        """Return a seat's mark before its name, two columns: `▲R`, or `R:`."""
        seat = SEATS[colour]
        return f"{seat.letter}:" if self.ascii_only else seat.shape + seat.letter

    def ships(self, colour: str, count: int) -> str:
        """Return a stack that can be seen without counting: `▲▲▲`, and `▲×5` above four. Return "" for no ships."""
        shape = self.shape(colour)
        return shape * count if count <= MANY else f"{shape}{self['times']}{count}"

    def ships_short(self, colour: str, count: int) -> str:
        """Return a stack of ships where every column counts: `▲4`, or `4R`, since R4 is a planet."""
        return f"{count}{self.shape(colour)}" if self.ascii_only else f"{self.shape(colour)}{count}"

    def shape(self, colour: str) -> str:
        """Return one ship of that color, one column wide."""
        seat = SEATS[colour]
        return seat.letter if self.ascii_only else seat.shape

    def text(self, words: str) -> str:
        """Return words as this terminal can show them. Their length may change, so do it before laying out."""
        return _bare(words.translate(_TEXT_TABLE)) if self.ascii_only else words

    def row(self, cells: str) -> str:
        """Return a finished row as this terminal can show it, cell for cell, so that nothing moves."""
        if not self.ascii_only:
            return cells
        return "".join(_one(char) for char in STACK.sub(r"\2\1", cells).translate(_ROW_TABLE))


UNICODE = Glyphs(ascii_only=False)
ASCII = Glyphs(ascii_only=True)


def _bare(words: str) -> str:
    """Return letters without their accents. What is left over is a question mark."""
    from unicodedata import combining, normalize

    apart = (char for char in normalize("NFKD", words) if not combining(char))
    return "".join(char if char.isascii() else "?" for char in apart)


def _one(char: str) -> str:
    """Return a stand-in of exactly the same width."""
    if char.isascii():
        return char
    from unicodedata import category, east_asian_width

    width = 0 if category(char) in ("Mn", "Me", "Cf") else 2 if east_asian_width(char) in "WF" else 1
    return (_bare(char) or "?")[:width].ljust(width)


# --- which set ---------------------------------------------------------------------------------------------------

# Most of the glyphs are "ambiguous": one column wide in the West, two in some East Asian terminals. The start-up writes
# PROBE, waits PROBE_WAIT seconds for the answer, and writes PROBE_CLEAR.
PROBE = "\r▲\x1b[6n"
PROBE_CLEAR = "\r\x1b[K"
PROBE_WAIT = 0.05

_POSITION = re.compile(rb"\x1b\[(\d{1,5});(\d{1,5})R")
_EAST_ASIAN = ("zh", "ja", "ko")


def must_probe(encoding: str | None, env: Mapping[str, str], wanted: str = "auto") -> bool:
    """Return whether to ask the terminal how wide it draws: only if its glyphs may be two columns wide.

    `wanted` is the setting: "unicode" or "ascii" decides, "auto" leaves it to the terminal.
    """
    locale = env.get("LC_ALL") or env.get("LC_CTYPE") or env.get("LANG") or ""
    return wanted == "auto" and _is_utf8(encoding) and locale.lower().startswith(_EAST_ASIAN)


def columns_taken(answer: bytes) -> int | None:
    """Return how wide the probe's one glyph was drawn, from what the terminal sent; None if it did not say.

    Keys pressed meanwhile may stand before the answer, so the last cursor position counts.
    """
    found = _POSITION.findall(answer)
    return int(found[-1][1]) - 1 if found else None


def choose_glyphs(
    encoding: str | None, env: Mapping[str, str], answer: bytes | None = None, wanted: str = "auto"
) -> Glyphs:
    """Return the set for this terminal. `answer` is the terminal's reply to the probe, if one was sent."""
    if not _is_utf8(encoding) or wanted == "ascii":
        return ASCII
    if must_probe(encoding, env, wanted) and columns_taken(answer or b"") != 1:
        return ASCII
    return UNICODE


def _is_utf8(encoding: str | None) -> bool:
    return (encoding or "").lower().replace("_", "-") in ("utf-8", "utf8")
