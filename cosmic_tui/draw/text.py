"""Small pieces of written rows: numbers in bold, keys with their labels, badges with a digit.

Knows runs and scenes; must not know regions.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from cosmic_tui.draw.cells import Run, cut_runs, runs_width
from cosmic_tui.draw.scene import Mark

FEWER, MORE = ("step", -1), ("step", 1)  # what a click on an arrow beside a value means
NUMBER = re.compile(r"\d+(?::\d+)?")


def numbers(text: str, token: str = "muted", strong: str = "text") -> list[Run]:
    """Words quiet, numbers loud."""
    runs, end = [], 0
    for found in NUMBER.finditer(text):
        if found.start() > end:
            runs.append(Run(text[end : found.start()], token))
        runs.append(Run(found[0], strong, "", "bold"))
        end = found.end()
    if end < len(text):
        runs.append(Run(text[end:], token))
    return runs


def badge(text: str, chosen: bool = False, link: tuple[object, ...] = ()) -> Run:
    """A digit one may press, filled with the colour of keys."""
    return Run(f" {text} ", "key_ink", "key", "bold" if not chosen else "bold underline", link)


def small_badge(mark: Mark) -> Run:
    """The same in one column, where there is no room for more."""
    return Run(
        mark.digit or " ", "key_ink", "key", "bold underline" if mark.chosen else "bold", ("option", mark.option)
    )


def key_runs(pairs: Iterable[tuple[str, str]], gap: int = 3) -> list[Run]:
    """`w why not   + - ships`: keys in their colour, each with its label; a click on a key presses it.

    A label is clicked like its key where it has only one.
    """
    runs: list[Run] = []
    for keys, label in pairs:
        if runs:
            runs.append(Run(" " * gap))
        for number, key in enumerate(several := keys.split(" ")):
            if number:
                runs.append(Run(" ", "key", "", "bold"))
            runs.append(Run(key, "key", "", "bold", ("key", key)))
        link = ("key", keys) if len(several) == 1 else ()
        runs.append(Run(f" {label}" if label else "", "muted", "", "", link))
    return runs


def closer(runs: Sequence[Run], room: int) -> list[Run]:
    """A row of hints with as much between them as fits: the last one, which leads out, has to be in sight."""
    for gap in ("   ", "  ", " "):
        found = [run._replace(text=gap) if run.text == "   " else run for run in runs]
        if runs_width(found) <= room:
            return found
    return cut_runs(found[:-1], room)  # the way out without its label


def fitting(parts: Iterable[list[Run]], room: int, gap: int = 3) -> list[Run]:
    """As many parts as have room, in their order."""
    runs: list[Run] = []
    for part in parts:
        need = runs_width(part) + (gap if runs else 0)
        if need > room:
            continue
        if runs:
            runs.append(Run(" " * gap))
        runs += part
        room -= need
    return runs
