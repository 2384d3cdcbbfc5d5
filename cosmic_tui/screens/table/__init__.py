"""The table screen and its parts: answering, reading, passing the keyboard on, motion, and the end of the game.

Each part is an object of the screen. screen.py alone says in which order they are offered a key. They share the
attributes of the screen: the model of the table, whose seat it is, and what its person has in focus.
"""

from cosmic_tui.screens.table.screen import TableScreen

__all__ = ["TableScreen"]
