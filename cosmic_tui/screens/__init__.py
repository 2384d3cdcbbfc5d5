"""What a person sees and does: one module a screen, each a sheet that is drawn anew when something changes.

Screens know a link, views and words; never a position, a table or a socket.
"""
