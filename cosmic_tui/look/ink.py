"""The look of one run by a palette: its colours, steps between two of them, and what is bold.

Letters and digits get only pairs of colours that were measured to be readable; lines and planets get any. Knows
palettes and tokens; no Rich, and not what is drawn.
"""

from __future__ import annotations

from functools import cache

from cosmic_tui.look.colour import nearest_256, rgb
from cosmic_tui.look.palette import TRUECOLOR, Palette, Style

MIXED = "~"
STEPS = 12  # of a mixture
CODES = {"bold": "1", "italic": "3", "underline": "4", "reverse": "7"}


def ink(palette: Palette, token: str, ground: str, attrs: str, readable: bool) -> Style:
    """Return the style of text that must be readable, or of anything else."""
    if MIXED in token or MIXED in ground:
        base = palette.shape(token.partition(MIXED)[0], ground.partition(MIXED)[0])
        base = Style(mixed(palette, token), mixed(palette, ground), base.attrs)
    else:
        base = (palette.style if readable else palette.shape)(token, ground)
    return Style(base.fg, base.bg, tuple(dict.fromkeys((*base.attrs, *attrs.split()))))


def mixed(palette: Palette, token: str) -> str:
    """Return a color, or a step between two. With the terminal's own colors there are no steps."""
    if MIXED not in token:
        return palette[token]
    one, other, step = token.split(MIXED)
    first, second = palette[one], palette[other]
    if not (first.startswith("#") and second.startswith("#")):
        return first if int(step) * 2 < STEPS else second
    share = int(step) / STEPS
    pairs = zip(rgb(first), rgb(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def codes(style: Style, system: str) -> str:
    """Return the part between `ESC[` and `m` for a style without the terminal's own colors."""
    lines = [CODES[attr] for attr in style.attrs]
    return ";".join((*lines, _colour(38, style.fg, system), _colour(48, style.bg, system)))


@cache
def _colour(kind: int, colour: str, system: str) -> str:
    if system == TRUECOLOR:
        red, green, blue = rgb(colour)
        return f"{kind};2;{red};{green};{blue}"
    return f"{kind};5;{number_256(nearest_256(colour))}"


def number_256(colour: str) -> int:
    """Return the number of one of the 256 colours."""
    levels = [0, 95, 135, 175, 215, 255]
    red, green, blue = rgb(colour)
    if red in levels and green in levels and blue in levels:
        return 16 + 36 * levels.index(red) + 6 * levels.index(green) + levels.index(blue)
    return 232 + (red - 8) // 10
