"""Everything that is said about Chaos Galaxy, each from its own module."""

from cosmic_tui.games.chaos.say.events import lines
from cosmic_tui.games.chaos.say.options import labels, long_labels, short_labels
from cosmic_tui.games.chaos.say.previews import about, preview, warning
from cosmic_tui.games.chaos.say.questions import asked
from cosmic_tui.games.chaos.say.table import ending, hand, saved, seat, table, where

__all__ = [
    "about", "asked", "ending", "hand", "labels", "lines", "long_labels", "preview", "saved", "seat", "short_labels",
    "table", "warning", "where",
]  # fmt: skip
