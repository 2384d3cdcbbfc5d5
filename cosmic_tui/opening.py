"""From what a person wishes to a table: the set-up of a new game, a saved game to go on with, a list of them all.

The one door between the screens and the rooms that keep tables and files. Everything that can go wrong comes out as
`Refused`, with a code and facts for a sentence.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field, replace
from pathlib import Path

from cosmic_tui.link import saves
from cosmic_tui.link.link import Link
from cosmic_tui.link.saves import Saved
from cosmic_tui.table.setup import BOT, BOT_NAMES, EVEN, PERSON, QUICK, GameSetup, SeatSetup, check_setup
from engine.kernel.asking import Refused

__all__ = ["Refused", "Saved", "Wish", "begin", "bot_levels", "games", "once_more", "resume", "setup_of"]

USUAL_BOT = "rookie"
PERSON_WORD, CLOSED = "person", ""
FEWEST, MOST = 3, 5
SEED_BITS = 32
VARIANTS = ("flares", "technology", "four_planets", "hidden_powers", "hot_swapped", "wild_flares", "classic_flare")
ON_BY_DEFAULT = ("flares",)
LEVELS = ("green", "yellow", "red")
ALIEN_MODES = ("dealt", "random", "none")
DEALS = ("turns", "open")
DEAL_SECONDS = (30, 60, 120, 300)


@dataclass
class Wish:
    """What stands in the form of a new game. `seats` after the first: a bot's level, a person, or closed."""

    name: str = ""
    seats: list[str] = field(default_factory=lambda: [USUAL_BOT, USUAL_BOT, USUAL_BOT, CLOSED])
    names: dict[int, str] = field(default_factory=dict)  # of further people, by seat
    alien_mode: str = "dealt"
    alien: str = ""  # one's own, if it is picked
    levels: tuple[str, ...] = LEVELS
    variants: set[str] = field(default_factory=lambda: set(ON_BY_DEFAULT))
    deals: str = "turns"
    deal_seconds: int = 60
    windows: str = QUICK
    seed: int | None = None


def bot_levels() -> list[str]:
    """All bots by name, the usual one first."""
    from engine.bots import bots

    return sorted(bots(), key=lambda name: (name != USUAL_BOT, name))


def setup_of(wish: Wish, me: str, pace: float, seed: int) -> GameSetup:
    """The set-up; Refused if there is no such table."""
    names = [wish.name or me]
    seats = [SeatSetup(PERSON, names[0])]
    for number, who in enumerate(wish.seats, 1):
        if who == CLOSED:
            continue
        if who == PERSON_WORD:
            name = wish.names.get(number) or free_name(names)
            seats.append(SeatSetup(PERSON, name))
        else:
            name = free_name([*names, *wish.names.values()])
            seats.append(SeatSetup(BOT, name, who))
        names.append(name)
    options = {
        "seats": len(seats),
        "alien_mode": wish.alien_mode,
        "levels": list(wish.levels),
        "deals": wish.deals,
        **{name: name in wish.variants for name in VARIANTS},
    }
    if wish.alien and wish.alien_mode != "none":
        options["aliens"] = [wish.alien]
    windows = EVEN if wish.windows == EVEN else QUICK
    setup = GameSetup(
        tuple(seats), seed, options, windows=windows, pace=pace, deal_seconds=wish.deal_seconds, stand_in=USUAL_BOT
    )
    check_setup(setup)
    return setup


def free_name(taken: list[str]) -> str:
    """A bot's name that nobody at the table has."""
    used = {name.casefold() for name in taken}
    return next((name for name in BOT_NAMES if name.casefold() not in used), f"Bot {len(taken)}")


def begin(setup: GameSetup, folder: Path | None) -> Link:
    """A new table; where nothing can be written it is played all the same."""
    try:
        return saves.new_game(setup, folder)
    except Refused as no:
        if no.code not in ("saves_unwritable", "saves_no_home"):
            raise
        return saves.unkept(setup)


def once_more(link: Link, folder: Path | None) -> Link | None:
    """A rematch: the same set-up with another seed; None for a table that is not ours to set up."""
    table = getattr(link, "table", None)
    if table is None:
        return None
    return begin(replace(table.setup, seed=secrets.randbits(SEED_BITS)), folder)


def resume(name: str, folder: Path | None) -> Link:
    """A saved game, where it was left."""
    return saves.resume(name, folder)


def games(folder: Path | None) -> list[Saved]:
    """All saved games, the one played last first."""
    try:
        return saves.list_games(folder)
    except Refused:
        return []
