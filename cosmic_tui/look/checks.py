"""Measures a whole palette, and says which of its colours people could not read or tell apart.

For the tests and for people who make a theme. What is wrong comes back as problems (ids and arguments), never as text.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import NamedTuple

from cosmic_tui.look.colour import SIGHT, XTERM, contrast, distance, nearest_256
from cosmic_tui.look.palette import EIGHT_BIT, INKS, SEATS, TEXTS, Palette, Problem

READABLE = 4.5  # WCAG AA for text of normal size
# Smallest OKLab distance x100 between two seats, by sight. Okabe and Ito's own five reach 17.0 / 9.6, 7.6, 8.5, but
# are not readable on dark grounds; these are what can be had together with the contrast above.
SEATS_APART = {"normal": 12.0, "protan": 7.0, "deutan": 7.0, "tritan": 7.0}


class Pair(NamedTuple):
    """Two tokens, and how they stand to each other."""

    value: float
    one: str
    other: str


def pair_contrast(palette: Palette, token: str, ground: str, terminal: Mapping[str, str] = XTERM) -> Pair:
    """Return the contrast of two tokens, as the terminal shows them."""
    return Pair(contrast(_hex(palette, token, terminal), _hex(palette, ground, terminal)), token, ground)


def text_pairs(palette: Palette, terminal: Mapping[str, str] = XTERM) -> list[Pair]:
    """Return the contrast of every text token on every ground."""
    return [pair_contrast(palette, token, ground, terminal) for token in TEXTS for ground in palette.grounds]


def ink_pairs(palette: Palette, terminal: Mapping[str, str] = XTERM) -> list[Pair]:
    """Return the contrast of every ink on the fields it is written on."""
    return [pair_contrast(palette, ink, field, terminal) for ink, fields in INKS.items() for field in fields]


def closest_seats(palette: Palette, sight: str, terminal: Mapping[str, str] = XTERM) -> Pair:
    """Return the two seats that are hardest to tell apart by colour alone."""
    return min(
        Pair(distance(_hex(palette, one, terminal), _hex(palette, other, terminal), sight), one, other)
        for one, other in combinations(SEATS, 2)
    )


def complaints(palette: Palette) -> list[Problem]:
    """Return everything that a person may have trouble seeing; empty for a good theme."""
    return [*_faint(palette), *_alike(palette)]


def _faint(palette: Palette) -> Iterator[Problem]:
    for pair in text_pairs(palette) + ink_pairs(palette):
        if pair.value < READABLE:
            args = {"token": pair.one, "ground": pair.other, "ratio": f"{pair.value:.1f}", "least": f"{READABLE:.1f}"}
            yield Problem("theme-hard-to-read", {"theme": palette.id, **args})


def _alike(palette: Palette) -> Iterator[Problem]:
    if len({palette[seat] for seat in SEATS}) == 1:
        return  # one colour for all: seats are meant to be told apart by shape and letter
    for sight in SIGHT:
        pair = closest_seats(palette, sight)
        if pair.value < SEATS_APART[sight]:
            args = {"one": pair.one, "other": pair.other, "sight": sight}
            yield Problem("theme-seats-alike", {"theme": palette.id, **args})


def _hex(palette: Palette, token: str, terminal: Mapping[str, str]) -> str:
    """Return what the terminal will show for a token, which with few colors is not always what the theme says."""
    value = palette[token]
    if value in terminal:
        return terminal[value]
    return nearest_256(value) if palette.system == EIGHT_BIT else value
