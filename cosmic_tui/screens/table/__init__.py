"""The table screen and its parts: who answers, who reads, who turns the keyboard, what moves, how it ends.

Each part is an object the screen has; in which order they are asked for a key stands in screen.py, once. Shared by all
of them is what the screen holds: the model of the table, whose seat it is, and what its person has in focus.
"""

from cosmic_tui.screens.table.screen import TableScreen

__all__ = ["TableScreen"]
