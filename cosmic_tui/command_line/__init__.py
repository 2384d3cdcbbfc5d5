"""What commands are made of, those of a game too: the parser of their arguments, refusals, tables of numbers.

Nothing in this file may import a screen, a game or the words: the frame must be able to answer at once.
"""


class Refusal(Exception):
    """Why a command cannot do what was asked: one sentence for the person who typed it. The exit code is 2."""
