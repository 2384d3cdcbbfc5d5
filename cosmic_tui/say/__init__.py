"""Sentences for what the game says in ids: events, questions, options, refusals, previews, totals.

Pure functions from plain data (views, events, questions) to text, through a `Voice`: the words of a language, the names
at the table, and who is reading. Must not know positions, links or screens.
"""

from cosmic_tui.say.voice import Voice

__all__ = ["Voice"]
