"""Everything that is said about Chaos Galaxy, each from its own module."""

from cosmic_tui.games.chaos.say.events import lines
from cosmic_tui.games.chaos.say.naming import played
from cosmic_tui.games.chaos.say.options import labels, long_labels, short_labels
from cosmic_tui.games.chaos.say.plain import around, explain, found, reached, sides, text_of, why_not
from cosmic_tui.games.chaos.say.previews import about, preview, warning
from cosmic_tui.games.chaos.say.questions import asked, note
from cosmic_tui.games.chaos.say.table import ending, hand, saved, seat, table, where
from cosmic_tui.games.chaos.say.voice import Voice

__all__ = [
    "TOLD", "Voice", "about", "around", "asked", "ending", "found", "hand", "labels", "lines", "long_labels", "note",
    "played", "preview", "reached", "saved", "seat", "short_labels", "sides", "table", "text_of", "warning", "where",
]  # fmt: skip

TOLD = {"why_not": why_not, "explain": explain}  # commands of plain mode that say lines
