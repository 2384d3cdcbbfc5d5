"""Opening games in this process: new ones that are kept on disk, resumed ones, and ones that are not kept.

Knows saves and links; `storage` knows the content of a file.
"""

from collections.abc import Sequence
from pathlib import Path

from cosmic_tui.link.embedded import EmbeddedLink
from cosmic_tui.storage import journal
from cosmic_tui.storage.saves import create, find, load
from cosmic_tui.table import snapshots
from cosmic_tui.table.answer_log import Entry
from cosmic_tui.table.rules import rules_of
from cosmic_tui.table.setup import GameSetup
from engine.kernel.asking import Refused
from engine.kernel.errors import system_says


def new_game(setup: GameSetup, folder: Path | None = None, entries: Sequence[Entry] = ()) -> EmbeddedLink:
    """Start a game that is kept, with these answers already given. Raise Refused saves_unwritable if it cannot be kept;
    then use `unkept`.
    """
    rules = rules_of(setup.game)
    rules.agreed(setup.options)
    kept = create(setup, rules.version, folder)
    try:
        kept.add(entries)
    except OSError as error:
        kept.close()
        raise Refused("saves_unwritable", name=str(kept.path.parent), reason=system_says(error)) from None
    return placed(EmbeddedLink(setup, kept, entries))


def unkept(setup: GameSetup, entries: Sequence[Entry] = ()) -> EmbeddedLink:
    """Return a game that is not kept on disk."""
    return placed(EmbeddedLink(setup, entries=entries))


def placed(link: EmbeddedLink) -> EmbeddedLink:
    """Note how far a game has come that begins in the middle of another one, for lists of saved games."""
    if link.table.setup.branched and link.table.answers:
        snapshots.note_where(link.table)
    return link


def resume(name: str, folder: Path | None = None) -> EmbeddedLink:
    """Resume a saved game. Raise Refused if that is impossible; the file then stays as it was."""
    path = find(name, folder)
    kept = load(path)
    try:
        opened = journal.go_on(path, kept)
    except OSError as error:
        raise Refused("saves_unwritable", name=str(path.parent), reason=system_says(error)) from None
    try:
        return EmbeddedLink(kept.setup, opened, kept.entries, rules=kept.rules)
    except Refused as refused:
        opened.close()
        raise Refused(refused.code, **{"name": path.stem, **refused.facts}) from None
