"""The screens: one module for each, each a sheet that is drawn again when something changes.

Screens know a link, views and words; never a position, a table or a socket.
"""
