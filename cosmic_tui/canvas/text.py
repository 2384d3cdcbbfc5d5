"""Small pieces of written rows: numbers in bold, keys with their labels, badges with a digit.

Knows runs and keys; must not know scenes or regions.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from cosmic_tui.canvas.cells import Link, Row, Run, cut_runs, fit, runs_width
from cosmic_tui.look.keys import Keys

FEWER, MORE = ("step", -1), ("step", 1)  # what a click on an arrow beside a value means
AWAY: Link = ("away",)  # a click that takes a sentence away, where Esc would do more than that
Hint = tuple[str, str]  # names of commands or digits with blanks between them, and what they do
NUMBER = re.compile(r"\d+(?::\d+)?")


def numbers(text: str, token: str = "muted", strong: str = "text") -> list[Run]:
    """Return a text as runs, with words in a quiet color and numbers in a strong one."""
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
    """Return a digit that can be pressed, filled with the color of keys."""
    return Run(f" {text} ", "key_ink", "key", "bold" if not chosen else "bold underline", link)


def key_runs(keys: Keys, hints: Iterable[Hint], gap: int = 3) -> list[Run]:
    """Return key hints as runs: the person's keys in their color, each with its label (`w why not   o odds`)."""
    runs: list[Run] = []
    for names, label in hints:
        if runs:
            runs.append(Run(" " * gap))
        runs += _hint(keys, names.split(), label)
    return runs


def _hint(keys: Keys, names: list[str], label: str) -> list[Run]:
    """Return one hint. A click on a key runs its command; so does a click on the label of a single command."""
    runs: list[Run] = []
    for name in names:
        if key := keys.of(name):
            runs += [Run(" ", "key", "", "bold")] if runs else []
            runs.append(Run(key, "key", "", "bold", key_link(name)))
    if label:
        link = key_link(names[0]) if len(names) == 1 else ()
        runs.append(Run(f" {label}" if runs else label, "muted", "", "", link))
    return runs


def key_link(name: str) -> tuple[object, ...]:
    """Return what a click on a key means: the digit, or the command that has the key."""
    if name.isdigit():
        return ("key", name)
    return ("do", name) if name[:1].islower() else ()


def closer(runs: Sequence[Run], room: int) -> list[Run]:
    """Return a row of hints with gaps as wide as fit. If even narrow gaps are too wide, the last hint, which leaves the
    page, loses its label.
    """
    for gap in ("   ", "  ", " "):
        found = [run._replace(text=gap) if run.text == "   " else run for run in runs]
        if runs_width(found) <= room:
            return found
    return cut_runs(found[:-1], room)  # the way out without its label


def notice(text: str, ways: Sequence[Run] = (), link: Link = ("do", "back")) -> Row:
    """Return a sentence in place of the row of keys, followed by its clickable parts. A click on the sentence closes
    it.
    """
    return (Run(text, "warn", "", "", link), *((Run("   "), *ways) if ways else ()))


def notice_runs(said: Row, room: int) -> list[Run]:
    """Return a notice as a row. If there is little room the sentence is cut, but never the clickable parts."""
    words, *ways = said
    return [words._replace(text=fit(words.text, max(0, room - runs_width(ways)))), *ways]


def fitting(parts: Iterable[list[Run]], room: int, gap: int = 3) -> list[Run]:
    """Return as many of the parts as fit, in their order."""
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


STOPS = ("  ", ". ", "; ", ", ")  # a gap between two parts parts most


def ended(runs: Sequence[Run], room: int) -> list[Run]:
    """Return runs as they are, or cut at the best stop in the second half of the room: between parts, after a sentence,
    a clause, or at a comma. Without such a stop they are cut anywhere.
    """
    if runs_width(runs) <= room:
        return list(runs)
    found = [shorter for stop in STOPS if (shorter := _ended_at(runs, stop, room))]
    return next((shorter for shorter in found if 2 * runs_width(shorter) >= room), cut_runs(runs, room))


def _ended_at(runs: Sequence[Run], stop: str, room: int) -> list[Run]:
    """Return as much as fits up to one kind of stop, with an ellipsis if something is missing; nothing if no part fits.
    """
    kept: list[Run] = []
    best: list[Run] = []
    for run in runs:
        for at in (at for at in range(len(run.text)) if run.text.startswith(stop, at)):
            text = run.text[:at] if stop == STOPS[0] else f"{run.text[: at + 1]} …"
            shorter = [*kept, run._replace(text=text.rstrip(" "))]
            best = shorter if runs_width(shorter) <= room else best
        kept.append(run)
    return best
