"""The game of the day: its tables, what counts, and the games of friends."""
