"""All errors that a caller may catch. They derive from CosmicError; faults of the program itself do not.

    CosmicError
      Refused         the rules or the table say no: a code and facts
      Usage           a command cannot do what was asked: a finished sentence
        BadStudy        a study of the lab that cannot be run, read or shown
      Unreadable      data from outside the program cannot be used
        BadScenario     a scenario file, with the line
        UnknownName     a name in a scenario file that nothing has
        Misfit          an answer in a script that is not among the options
        BadTheme        a theme file
        BadCode         a join code
        BadMessage      a message or its bytes
        ProtocolError   a breach of the protocol, which ends the connection
        BadAnswer       an answer as a person typed it
    AssertionError    AskThenAct, TooLate, Lost, Overflow, NotForText: faults of the program
"""

from typing import Any


class CosmicError(Exception):
    """An error that is caused from outside, by a person's input, a file or a connection, and not by a fault of the
    program.
    """


class Refused(CosmicError):
    """An answer or request that is not allowed. `code` says why, `facts` are details for the sentence. Nothing was
    changed.
    """

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


def system_says(error: OSError) -> str:
    """Return the operating system's message about a file error; "" if it gives none."""
    return error.strerror or ""


class Usage(CosmicError):
    """A command that cannot do what was asked. Its text is one sentence for the person who typed it; the exit code is
    2.
    """


class Unreadable(CosmicError):
    """Data from outside the program that cannot be used."""
