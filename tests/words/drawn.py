"""Every screen in a language at four sizes: what is cut there and is not cut in English.

    python -m tests.words.drawn de                 every table and page
    python -m tests.words.drawn de launch deal     those whose names have that in them
    python -m tests.words.drawn de launch --show   prints the screens as well

A word that ends in … is cut; so is a row that is not as wide as the window. Leaves with status 1 if anything is.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from textual.pilot import Pilot

from cosmic_tui.app import CosmicApp
from cosmic_tui.canvas.cells import width
from tests.snapshots import test_andromeda, test_chaos, test_pages
from tests.snapshots.canned import names
from tests.snapshots.kit import SIZES, app_of, rows_of, settled

from . import checks
from .translation import texts

CUT = re.compile(r"[^\W\d_]+…")
ARROW = "    <- "
LEAST = 4  # letters of a beginning that tell which message it is
Size = tuple[int, int]
Screens = dict[Size, list[str]]
LISTS = ("codex", "find")
LATER = (0.2, 0.3, 0.5)  # seconds to wait for a screen that is not drawn yet


@dataclass(frozen=True)
class Shown:
    """Something that is on the screen: a canned table or none, and the keys pressed before anybody looks."""

    name: str
    table: str | None
    keys: str = ""

    @property
    def lists(self) -> bool:
        return self.name.startswith(LISTS)


def everything() -> Iterator[Shown]:
    """Every table of every game, every page over a table, every page behind the title."""
    for game in checks.GAMES:
        yield from (Shown(name, name) for name in names(game))
    for pages in (test_pages, test_andromeda, test_chaos):
        yield from (Shown(f"{name} over {table}", table, keys) for name, (table, keys) in pages.OVER_THE_TABLE.items())
    yield from (Shown(f"{name} from the title", None, keys) for name, keys in test_pages.FROM_THE_TITLE.items())


async def draw(shown: Shown, language: str, sizes: tuple[Size, ...] = SIZES) -> Screens:
    """The rows of the screen at every size."""
    app, found = app_of(shown.table, keys="", language=language), {}
    app.first_keys = (*app.first_keys, *shown.keys.split())
    async with app.run_test(size=sizes[0]) as pilot:
        await app.ready(pilot)
        for size in sizes:
            await pilot.resize_terminal(*size)
            found[size] = await rows_as_wide_as(size[0], pilot, app)
    return found


async def rows_as_wide_as(columns: int, pilot: Pilot[Any], app: CosmicApp) -> list[str]:
    """Return the rows of a screen that was resized. A machine with much to do draws it late: it gets a second more."""
    for wait in (0, *LATER):
        await pilot.pause(wait)
        await settled(pilot)
        rows = rows_of(app)
        if all(width(row) == columns for row in rows):
            break
    return rows


async def compared(shown: Shown, other: Screens, language: str) -> list[str]:
    """Return what is wrong with a screen; English is drawn only where something is cut, as it may cut the same."""
    english = await draw(shown, checks.ENGLISH) if any(map(cuts, other.values())) and not shown.lists else {}
    return faults(english, other, language, shown.lists)


def faults(english: Screens, other: Screens, language: str, lists: bool = False) -> list[str]:
    """What is wrong with a screen beside the English one; what was cut is told by its message where that is known.

    `lists`: a column of names that are whole beside it may cut them.
    """
    wrong = []
    for size, rows in other.items():
        at = f"{size[0]}x{size[1]}"
        cut = [row.strip() for row in rows if CUT.search(row)]
        if cut and not lists and cuts(rows) > allowed(cuts(english[size])):
            wrong += [f"{at}: cut: {row}{whose(row, language)}" for row in cut]
        wrong += [f"{at}: not as wide as the window: {row}" for row in rows if width(row) != size[0]]
        wrong += [f"{at}: no words: {row.strip()}" for row in rows if "«" in row]
    return wrong


def whose(row: str, language: str) -> str:
    """The messages that begin as a cut text does."""
    cut = [re.split(r"[│┃║▌]|  ", part)[-1].strip() for part in row.split("…")[:-1]]
    found = [
        label
        for part in cut
        for label, said in beginnings(language).get(part[:LEAST].casefold(), {}).items()
        if len(part) >= LEAST and any(text.startswith(part) for text in said)
    ]
    return f"{ARROW}{', '.join(dict.fromkeys(found))}" if found else ""


@cache
def beginnings(language: str) -> dict[str, dict[str, list[str]]]:
    """All texts of a language by their first letters, then by id."""
    found: dict[str, dict[str, list[str]]] = {}
    for game in checks.GAMES:
        for ident, message in checks.spoken(language, game=game).messages.items():
            for attribute, pattern in checks.patterns(message):
                for text in texts(pattern):
                    label = checks.label(ident, attribute)
                    found.setdefault(text[:LEAST].casefold(), {}).setdefault(label, []).append(text)
    return found


def cuts(rows: list[str]) -> int:
    return sum(len(CUT.findall(row)) for row in rows)


def allowed(english: int) -> int:
    """Where English cuts on purpose (names on small tiles), another language may do so somewhat oftener."""
    return english + english // 2 + 1 if english else 0


async def all_faults(language: str, wanted: list[str], show: bool = False) -> dict[str, list[str]]:
    found = {}
    for shown in everything():
        if wanted and not any(part in shown.name for part in wanted):
            continue
        other = await draw(shown, language)
        if show:
            print(
                *("\n".join([f"--- {shown.name} {size[0]}x{size[1]}", *rows]) for size, rows in other.items()), sep="\n"
            )
        if wrong := await compared(shown, other, language):
            found[shown.name] = wrong
            print(f"{shown.name}", *(f"    {line}" for line in wrong), sep="\n", flush=True)
    return found


def told(found: dict[str, list[str]]) -> Counter[str]:
    """How often each message was cut."""
    return Counter(line.partition(ARROW)[2] for wrong in found.values() for line in wrong if ARROW in line)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.words.drawn", description=__doc__.partition("\n")[0])
    parser.add_argument("language")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--show", action="store_true", help="print the screens")
    args = parser.parse_args()
    logging.getLogger("cosmic.words").setLevel(logging.CRITICAL)
    found = asyncio.run(all_faults(args.language, args.names, args.show))
    for label, number in told(found).most_common():
        print(f"{number:4} {label}")
    print(f"{args.language}: {len(found) or 'no'} screens with faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
