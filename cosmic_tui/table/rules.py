"""The games that can be played at a table, as the engine finds them. Names none of them."""

from typing import TYPE_CHECKING, Any

from engine.games import carrying, games, rules_of
from engine.kernel.game import QUICK, AnyMatch, Rules, Tell

if TYPE_CHECKING:
    from cosmic_tui.table.setup import GameSetup

__all__ = ["AnyMatch", "Rules", "Tell", "carrying", "games", "options_of", "rules_of"]


def options_of(setup: "GameSetup") -> dict[str, Any]:
    """Return all options of this table, also those left at their default. Raise Refused if they do not fit together."""
    rules = rules_of(setup.game)
    options = rules.agreed(setup.options)
    return options if setup.windows == QUICK else rules.agreed(rules.windowed(options, setup.windows))
