"""The tree of all that is refused: what is caught derives from it. Faults of the program are none of it.

    CosmicError
      Refused         the rules or the table say no: a code and facts
      Usage           what was typed or wished cannot be: a finished sentence
        BadStudy        a study of the lab that cannot be run, read or shown
      Unreadable      something from outside is not what it should be
        BadScenario     a scenario file, with the line
        UnknownName     a name in one that nobody has
        Misfit          a line of a script that fits no question
        BadTheme        a theme file
        BadCode         a code to join with
        BadMessage      a message or its bytes
        ProtocolError   what ends a connection
        BadAnswer       what was typed as an answer
    AssertionError    AskThenAct, TooLate, Lost, Overflow, NotForText: faults of the program
"""

from typing import Any


class CosmicError(Exception):
    """All that a person, a file or a line can do wrong."""


class Refused(CosmicError):
    """An answer that does not fit; `code` says why, `facts` are numbers for the sentence. Nothing was changed."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


def system_says(error: OSError) -> str:
    """Return what the system says is wrong with a file; "" if it says nothing."""
    return error.strerror or ""


class Usage(CosmicError):
    """Why a command cannot do what was asked: one sentence for the person who typed it. The exit code is 2."""


class Unreadable(CosmicError):
    """Something from outside that is not what it should be."""
