"""The interface between whoever sits at a table and the table: messages down to a listener, a few calls up.

A link may carry several seats (people at one keyboard). It has no clock and no thread of its own: whoever holds it
calls `poll` when `wake` says so. Messages are those of cosmic_tui.table.messages.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from cosmic_tui.table import messages
from cosmic_tui.table.messages import Message

Listener = Callable[[int, Message], None]


class Link(Protocol):
    """What an app needs of any link. The functions below are all it ever sends."""

    seats: tuple[int, ...]

    @property
    def record_file(self) -> Path | None:
        """The file the game is kept in, if that is on this machine: it holds what no seat may see before the end."""

    def subscribe(self, listener: Listener) -> None:
        """From now on the listener gets (seat, message); first, everything that seat has to know from the beginning."""

    def send(self, seat: int, message: Message) -> None:
        """Send a message up; the answer comes to the listener, never as an exception."""

    def poll(self) -> None:
        """Let time pass: what is due happens, what waits is delivered."""

    def wake(self) -> float | None:
        """Seconds until `poll` is wanted; None if only a message can change anything."""

    def close(self) -> None:
        """Leave for good. Nothing is delivered any more."""


class Quiet:
    """A link at which nothing is ever due: what there is to tell is told when it comes."""

    record_file: Path | None = None

    def poll(self) -> None:
        """Nothing to do."""

    def wake(self) -> float | None:
        return None


def answer(link: Link, seat: int, serial: int, given: Any) -> None:
    """Answer the question with that serial, with names where the view has names."""
    link.send(seat, messages.answer(serial, given))


def preview(link: Link, seat: int, serial: int, given: Any) -> None:
    """Ask what an answer would bring."""
    link.send(seat, messages.preview(serial, given))


def chat(link: Link, seat: int, text: str) -> None:
    link.send(seat, messages.chat(text))


def orders(link: Link, seat: int, given: dict[str, Any]) -> None:
    link.send(seat, messages.orders(given))


def undo(link: Link, seat: int) -> None:
    link.send(seat, messages.bare("undo"))


def leave(link: Link, seat: int) -> None:
    link.send(seat, messages.bare("leave"))
