"""The command line: `main` is the frame, every other module that can `configure` a parser is one command.

Here is only what all commands share. Nothing in this file may import a screen, a game or the words: the frame must be
able to answer at once.
"""


class Refusal(Exception):
    """Why a command cannot do what was asked: one sentence for the person who typed it. The exit code is 2."""
