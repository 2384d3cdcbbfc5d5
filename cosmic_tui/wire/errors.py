"""The error that ends a connection: a code for the other side and for the log, never a text from a stranger."""

from collections.abc import Mapping
from typing import Any

from engine.kernel.errors import Unreadable


class ProtocolError(Unreadable):
    """The error for a peer that breaks the protocol. `code` and `facts` are sent to it before the connection is closed.
    """

    def __init__(self, code: str, **facts: int) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts
        self.before: list[Mapping[str, Any]] = []  # good messages of the same bytes
