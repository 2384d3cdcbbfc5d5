"""Puzzles: decisions of games that were played, with what every answer to them is worth.

    pack.py        the puzzles of a game, which are shipped, and those a player has kept from reviews
    choosing.py    which one comes next
    table.py       a table that stands still at the question of one

How a player did is in the diary. Knows no words.
"""
