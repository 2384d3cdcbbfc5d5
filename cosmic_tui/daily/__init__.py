"""The game of the day: one table a date and game, the same for everybody who has the same rules and bots.

Nothing here opens a file or asks for the time: dates and records come in.
"""
