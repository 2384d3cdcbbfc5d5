"""The names of all colours, and a palette that answers for them.

Widgets name tokens ("seat_red on select"), never colours. A palette hands out only pairs that were measured: text
tokens on grounds, inks on the fields made for them. Colours for lines and stars are refused to text. This module reads
no files and knows no terminal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

SEATS = ("seat_red", "seat_green", "seat_blue", "seat_yellow", "seat_purple")
GROUNDS = ("bg", "panel", "raised", "select", "mine", "card_face", "card_back")
TEXTS = (
    ("text", "muted", "key", "ok", "warn", "danger", "info", "unplayable")
    + SEATS
    + ("attack", "negotiate", "morph", "reinforce", "artifact", "flare")
    + ("offense", "defense", "gate", "warp", "phase_done", "phase_todo", "power_on", "power_lost", "power_zapped")
)
# An ink is only ever written on the fields it was made for.
INKS: dict[str, tuple[str, ...]] = {"key_ink": ("key",), "phase_ink": ("phase_now",), "seat_ink": (*SEATS, "danger")}
FIELDS = ("phase_now",)  # a field that is no text colour itself; the other fields (key, seats) are both
SHAPES = ("line", "focus", "faint", "gate_dim", "star", "star_bright")
TOKENS = GROUNDS + TEXTS + tuple(INKS) + FIELDS + SHAPES
FOGS = ("neb_1", "neb_2", "neb_3")  # optional: a theme with clouds has all three, and text may stand on them

ATTRS = ("bold", "italic", "underline", "reverse")  # no "dim": it would take away contrast that was measured

TRUECOLOR, EIGHT_BIT, STANDARD = "truecolor", "256", "standard"  # the names Rich and Textual use


class Problem(NamedTuple):
    """A problem to tell a person: the id of a message, and its variables."""

    id: str
    args: Mapping[str, str]


class NotForText(AssertionError):
    """The error for a pair of tokens that was not measured to be readable."""


class Style(NamedTuple):
    """The look of one run of cells. Colours are `#rrggbb` or the terminal's own (`ansi_bright_red`)."""

    fg: str
    bg: str
    attrs: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False, slots=True)
class Palette:
    """One theme as one terminal can show it. Equal only to itself, so it can be part of a cache key."""

    id: str
    name: str
    dark: bool
    clouds: bool
    colours: Mapping[str, str]
    attrs: Mapping[str, tuple[str, ...]]
    system: str
    named: bool = False  # by a file of the person's own
    problem: Problem | None = None  # why this is not the theme that was asked for

    def __getitem__(self, token: str) -> str:
        return self.colours[token]

    @property
    def grounds(self) -> tuple[str, ...]:
        """Return all backgrounds that text may stand on in this theme."""
        return GROUNDS + FOGS if self.clouds else GROUNDS

    @property
    def ansi(self) -> bool:
        """Return whether it leaves some colors to the terminal, which then must not be converted on the way."""
        return any(value.startswith("ansi_") for value in self.colours.values())

    def style(self, token: str, ground: str = "bg") -> Style:
        """Return the style of text in `token` on `ground`. Raise NotForText if that pair was not made to be read."""
        allowed = self.grounds if token in TEXTS else INKS.get(token, ())
        if ground not in allowed:
            raise NotForText(f"text in {token!r} on {ground!r} (theme {self.id!r})")
        return self.shape(token, ground)

    def shape(self, token: str, ground: str = "bg") -> Style:
        """Return the style of frames, beams, discs and stars: any token on any other, because nothing has to be read.
        """
        # A seat is bold as text; a field of its colour must not make its ink bold, which many terminals show grey.
        below = self.attrs.get(ground, ()) if ground in self.grounds else ()
        attrs = self.attrs.get(token, ()) + below
        return Style(self.colours[token], self.colours[ground], tuple(dict.fromkeys(attrs)))
