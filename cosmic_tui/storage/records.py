"""Records of games that were played on other hosts, in `records` beside the saved games: `GAME-SEED.cosmicgame`.

A host keeps nothing of a finished game, so every player's program keeps the record it was sent. The oldest are deleted,
because records from hosts must not fill the disk. Knows bytes and names; nothing of a record's content.
"""

from pathlib import Path

from cosmic_tui.storage.folders import replace_file
from cosmic_tui.storage.saves import games_folder
from engine.kernel.asking import Refused

SUFFIX = ".cosmicgame"
FOLDER = "records"
MOST = 500  # records that are kept


def folder_of(games: Path | None = None) -> Path:
    """Return the folder of records, beside that of the saved games. Raise Refused saves_no_home."""
    return (games or games_folder()).parent / FOLDER


def name_of(game: str, seed: int) -> str:
    return f"{game}-{seed:016x}"


def file_in(folder: Path, name: str) -> Path:
    """Return the path of a record inside that folder. A host chooses half of the name, so only its last part is used.
    """
    return folder / f"{Path(name).name.removesuffix(SUFFIX)}{SUFFIX}"


def keep(name: str, data: bytes) -> Path:
    """Write a record and return its file. Raise OSError if that fails."""
    folder = folder_of()
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    file = file_in(folder, name)
    replace_file(file, data)
    written = sorted(folder.glob(f"*{SUFFIX}"), key=lambda one: one.stat().st_mtime)
    for old in written[:-MOST]:
        for part in folder.glob(f"{old.stem}.*"):
            part.unlink(missing_ok=True)
    return file


def find(name: str, games: Path | None = None) -> Path:
    """Return the file of a record by its name. Raise Refused save_unknown if there is none."""
    file = file_in(folder_of(games), name)
    if not file.is_file():
        raise Refused("save_unknown", name=name)
    return file


def names(games: Path | None = None) -> set[str]:
    """Return the names of all records."""
    try:
        return {file.stem for file in folder_of(games).glob(f"*{SUFFIX}")}
    except (OSError, Refused):
        return set()
