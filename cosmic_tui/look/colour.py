"""Measures colours: contrast, how different two look and to whom, and what 256 colours make of one.

Used by the tests and by the check of people's own themes; nothing that draws needs it. Knows hex colours and the 16
names, no tokens and no themes.
"""

from __future__ import annotations

from colorsys import rgb_to_hls
from math import sqrt

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

NAMES = ("black", "red", "green", "yellow", "blue", "magenta", "cyan", "white")
ANSI = tuple(f"ansi_{name}" for name in NAMES) + tuple(f"ansi_bright_{name}" for name in NAMES)
# What the 16 names look like depends on the terminal; these two are the common ends.
XTERM = dict(
    zip(
        ANSI,
        "#000000 #cd0000 #00cd00 #cdcd00 #0000ee #cd00cd #00cdcd #e5e5e5 "
        "#7f7f7f #ff0000 #00ff00 #ffff00 #5c5cff #ff00ff #00ffff #ffffff".split(),
        strict=True,
    )
)
VGA = dict(
    zip(
        ANSI,
        "#000000 #aa0000 #00aa00 #aa5500 #0000aa #aa00aa #00aaaa #aaaaaa "
        "#555555 #ff5555 #55ff55 #ffff55 #5555ff #ff55ff #55ffff #ffffff".split(),
        strict=True,
    )
)

# Machado, Oliveira and Fernandes 2009, full strength, on linear light.
SIGHT: dict[str, Matrix] = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}

# OKLab (Ottosson 2020): linear light to cone answers, and their cube roots to lightness and two opponents.
_CONES: Matrix = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
_OPPONENTS: Matrix = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)
_LUMINANCE: Triple = (0.2126, 0.7152, 0.0722)

CUBE_STEPS = (0, 95, 135, 175, 215, 255)  # the levels of the 6x6x6 cube inside the 256 colours
GREY_BELOW = 0.15  # saturation under which Rich goes to the grey ramp


def rgb(colour: str) -> tuple[int, int, int]:
    """Return `#rrggbb` as three numbers."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def contrast(one: str, other: str) -> float:
    """Return the WCAG contrast ratio of two colours, 1 to 21."""
    lower, upper = sorted((_dot(_LUMINANCE, _linear(one)), _dot(_LUMINANCE, _linear(other))))
    return (upper + 0.05) / (lower + 0.05)


def distance(one: str, other: str, sight: str = "normal") -> float:
    """Return how different two colors look to eyes of that kind: their distance in OKLab, times 100."""
    pairs = zip(_oklab(_seen(one, sight)), _oklab(_seen(other, sight)), strict=True)
    return 100 * sqrt(sum((a - b) ** 2 for a, b in pairs))


def simulate(colour: str, sight: str) -> str:
    """Return the color as a person with that sight sees it."""
    red, green, blue = (_encoded(value) for value in _seen(colour, sight))
    return f"#{red:02x}{green:02x}{blue:02x}"


def nearest_256(colour: str) -> str:
    """Return what Rich makes of a color when the terminal has 256: the gray ramp for grayish ones, else the color cube.
    """
    red, green, blue = rgb(colour)
    _, lightness, saturation = rgb_to_hls(red / 255, green / 255, blue / 255)
    if saturation < GREY_BELOW:
        step = round(lightness * 25)
        grey = 0 if step == 0 else 255 if step == 25 else 8 + 10 * (step - 1)
        return f"#{grey:02x}{grey:02x}{grey:02x}"
    red, green, blue = (_cube_level(value) for value in (red, green, blue))
    return f"#{red:02x}{green:02x}{blue:02x}"


def _cube_level(value: int) -> int:
    return CUBE_STEPS[round(value / 95 if value < 95 else 1 + (value - 95) / 40)]


def _linear(colour: str) -> Triple:
    red, green, blue = (_decoded(value / 255) for value in rgb(colour))
    return red, green, blue


def _decoded(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _encoded(value: float) -> int:
    return round(255 * (value * 12.92 if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055))


def _seen(colour: str, sight: str) -> Triple:
    """Return the linear light that this kind of sight receives, held inside what a screen can show."""
    red, green, blue = (min(1.0, max(0.0, value)) for value in _times(SIGHT[sight], _linear(colour)))
    return red, green, blue


def _oklab(light: Triple) -> Triple:
    long, medium, short = (value ** (1 / 3) for value in _times(_CONES, light))
    return _times(_OPPONENTS, (long, medium, short))


def _times(matrix: Matrix, vector: Triple) -> Triple:
    first, second, third = matrix
    return _dot(first, vector), _dot(second, vector), _dot(third, vector)


def _dot(row: Triple, vector: Triple) -> float:
    return row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2]
