"""The folder of saved games: where it is, what is in it, and the file for a new game.

A saved game is its journal and nothing else, and nothing is ever deleted here. A file that cannot be used becomes a row
with an error code and facts (Refused), so that one broken file hides no good one.
"""

import os
import time
from pathlib import Path

from cosmic_tui.storage import journal
from cosmic_tui.storage.append_log import MOST_FILE
from cosmic_tui.storage.journal import Journal, Kept
from cosmic_tui.storage.saved_row import Saved
from cosmic_tui.storage.summaries import Summaries
from cosmic_tui.table import ways
from cosmic_tui.table.rules import rules_of
from cosmic_tui.table.setup import BOT, PERSON, GameSetup
from cosmic_tui.table.table import Table
from engine.kernel.asking import Refused
from engine.kernel.errors import system_says

SUFFIX = ".cosmic"
FOLDER = ("cosmic", "games")
MOST_SAME_MINUTE = 100
MOST_UNREAD = 20  # files that are read to find the one to go on with


def games_folder() -> Path:
    """Return the folder of saved games, in $XDG_DATA_HOME or ~/.local/share. A relative XDG_DATA_HOME is ignored, as
    its standard asks.
    """
    data = os.environ.get("XDG_DATA_HOME", "")
    if data and os.path.isabs(data):
        return Path(data, *FOLDER)
    try:
        return Path.home().joinpath(".local", "share", *FOLDER)
    except RuntimeError:
        raise Refused("saves_no_home") from None


def create(setup: GameSetup, version: int, folder: Path | None) -> Journal:
    """Return a journal with a free name: the minute, and a number if there are several."""
    place = folder or games_folder()
    began = time.strftime("%Y-%m-%d-%H%M")
    try:
        place.mkdir(parents=True, exist_ok=True)
        for number in range(1, MOST_SAME_MINUTE):
            path = place / f"{began}{'' if number == 1 else f'-{number}'}{SUFFIX}"
            try:
                return journal.create(path, setup, version, began)
            except FileExistsError:
                continue
    except OSError as error:
        raise Refused("saves_unwritable", name=str(place), reason=system_says(error)) from None
    raise Refused("saves_unwritable", name=str(place), reason="")


def load(path: Path) -> Kept:
    """Return the content of a save. Raise Refused with its name if it cannot be read."""
    try:
        with path.open("rb") as file:
            return journal.read(file.read(MOST_FILE + 1))
    except OSError as error:
        raise Refused("save_unreadable", name=path.stem, reason=system_says(error)) from None
    except Refused as refused:
        raise Refused(refused.code, **{"name": path.stem, **refused.facts}) from None


def rescue(name: str, folder: Path | None = None) -> str:
    """Copy the part before the damage into a game of its own; the broken file stays. Returns the new name."""
    path = find(name, folder)
    data = path.read_bytes()
    good = journal.good_part(data)
    kept = journal.read(good)
    table = Table(kept.setup)
    ways.find(table, ways.story_of(kept.entries), kept.rules)  # Refused: nobody could play the copy
    copy = create(kept.setup, kept.rules, path.parent)
    try:
        copy.add(kept.entries)
    except OSError:
        copy.path.unlink()
        raise
    finally:
        copy.close()
    return copy.name


def find(name: str, folder: Path | None = None) -> Path:
    """Return the file of a game by its name; "" means the latest unfinished game."""
    place = folder or games_folder()
    if name:
        path = place / f"{Path(name).name.removesuffix(SUFFIX)}{SUFFIX}"
        if not path.is_file():
            raise Refused("save_unknown", name=name)
        return path
    saved = newest(place)[1]
    if saved is not None:
        return saved.path
    raise Refused("saves_none")


def list_games(folder: Path | None = None) -> list[Saved]:
    """Return all games, the latest first."""
    known = _summaries(folder)
    files = known.files()
    rows = [known.row(file) for file in files]
    known.keep(files)
    return rows


def newest(folder: Path | None = None) -> tuple[int, Saved | None]:
    """Return how many games there are, and the latest that can be resumed. Only a few files are read, however many
    there are.
    """
    known = _summaries(folder)
    files, unread = known.files(), 0
    for file in files:
        unread += not known.knows(file)
        if unread > MOST_UNREAD:
            break
        row = known.row(file)
        if not row.over and not row.problem:
            known.keep(files)
            return len(files), row
    known.keep(files)
    return len(files), None


def _summaries(folder: Path | None) -> Summaries:
    return Summaries(folder or games_folder(), SUFFIX, row)


def row(path: Path) -> Saved:
    """Return the facts of one game, from its journal alone: nothing is replayed for a list."""
    saved = Saved(path.stem, path)
    try:
        saved.changed = path.stat().st_mtime
        kept = load(path)
        saved.game = kept.setup.game
        rules_of(kept.setup.game)
    except Refused as refused:
        saved.problem, saved.facts = refused.code, refused.facts
        return saved
    except OSError as error:
        saved.problem, saved.facts = "save_unreadable", {"name": path.stem, "reason": system_says(error)}
        return saved
    saved.people = tuple(seat.name for seat in kept.setup.seats if seat.who == PERSON)
    bots = [seat for seat in kept.setup.seats if seat.who == BOT]
    saved.against, saved.opponents = tuple(seat.level for seat in bots), tuple(seat.name for seat in bots)
    saved.seats, saved.answers, saved.over = len(kept.setup.seats), kept.answers, kept.over
    saved.lesson, saved.daily = kept.setup.lesson, kept.setup.daily
    saved.branched = bool(kept.setup.branched)
    _sum_up(saved, kept)
    return saved


def _sum_up(saved: Saved, kept: Kept) -> None:
    """Fill in how far the game has come, as what it is played, and how it ended."""
    mine = kept.setup.people()
    played, end = kept.last("played"), kept.last("end")
    if played is not None and isinstance(played[1], list):
        saved.played = tuple(str(played[1][seat]) for seat in mine if seat < len(played[1]))
    if end is not None and isinstance(end[1], list):
        saved.winners = tuple(end[1])
        saved.won = any(seat in saved.winners for seat in mine)
    where = kept.last("at")
    if where is not None and isinstance(where[1], dict):
        saved.where = where[1]
        saved.turn, saved.number = int(where[1].get("turn", 0)), int(where[1].get("number", 0))
