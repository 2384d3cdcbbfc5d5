"""Games in this process that are kept on disk: starting one, going on with one; or one that nobody will find again.

Knows saves and links; what a file holds says `storage`.
"""

from pathlib import Path

from cosmic_tui.link.embedded import EmbeddedLink
from cosmic_tui.storage import journal
from cosmic_tui.storage.saves import create, find, load
from cosmic_tui.table.rules import rules_of
from cosmic_tui.table.setup import GameSetup
from engine.kernel.asking import Refused


def new_game(setup: GameSetup, folder: Path | None = None) -> EmbeddedLink:
    """Start a game that is kept. Refused saves_unwritable if it cannot be; `unkept` is the way out then."""
    rules = rules_of(setup.game)
    rules.agreed(setup.options)
    return EmbeddedLink(setup, create(setup, rules.version, folder))


def unkept(setup: GameSetup) -> EmbeddedLink:
    """A game that nobody will find again."""
    return EmbeddedLink(setup)


def resume(name: str, folder: Path | None = None) -> EmbeddedLink:
    """Go on with a game. Refused if that cannot be; the file is then as it was."""
    path = find(name, folder)
    kept = load(path)
    opened = journal.go_on(path, kept)
    try:
        return EmbeddedLink(kept.setup, opened, kept.entries, rules=kept.rules)
    except Refused as refused:
        opened.close()
        raise Refused(refused.code, **{"name": path.stem, **refused.facts}) from None
