"""The interface between the people at a keyboard and their table: messages go down to a listener, a few calls go up.

A link may carry several seats (people at one keyboard). It has no clock and no thread of its own: its holder calls
`poll` when `wake` says so. Messages that go up are made in cosmic_tui/messages/up.py.
"""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypedDict

from cosmic_tui.link.board_history import BoardHistory
from cosmic_tui.messages.grammar import Message
from cosmic_tui.table.setup import GameSetup
from engine.kernel.record import Record
from engine.kernel.views import Facts

if TYPE_CHECKING:
    from cosmic_tui.link.guide import Guide
    from cosmic_tui.link.recalling import Recalling
    from cosmic_tui.link.reviewing import Reviewing
    from cosmic_tui.link.weighing import Advice

Listener = Callable[[int, Message], None]
Ended = tuple[str, dict[str, Any]]  # why a line has ended for good: a code and its facts


@dataclass(frozen=True)
class Offers:
    """The things a link offers besides messages. Ask for it anew each time: a seat may become the owner's, a disk may
    fill up.
    """

    kept: bool = True  # leaving loses nothing: the game is saved, here or by the host
    even: bool = False  # the keyboard goes round to all who share it, holding something or not (R-SEC-2)
    past: BoardHistory | None = None  # the boards of the past, where they are kept in this process
    owner: bool = False  # the person at this keyboard runs the table
    retold: "Callable[[int], Link] | None" = None  # a game that is over, as any seat of it was told it
    record: bytes = b""  # of a game elsewhere that is over, as its host has sent it
    record_name: str = ""  # under which that record is kept on this machine
    review: "Callable[[int], Reviewing] | None" = None  # what each decision of a seat cost, when the game is over
    replay: bool = False  # nobody is asked anything: this was played long ago
    run: Callable[[], Coroutine[Any, Any, Ended]] | None = None  # a table elsewhere: keeps a line to it, till that ends
    file: Path | None = None  # what the game is kept in on this machine: it holds what no seat may see before the end
    onward: "Callable[[], Link] | None" = None  # the next game of a tournament: it needs a link of its own
    setup: GameSetup | None = None  # a table of our own: it can be set up once more
    adviser: "Adviser | None" = None  # a bot to ask for advice, where one person plays against bots
    recalled: "Callable[[], Recalling] | None" = None  # the same about what was decided before
    guide: "Guide | None" = None  # of a lesson: what it wants of its reader, and what it says
    played: "Callable[[], Record] | None" = None  # the record of a game in this process that is over
    puzzle: Any = None  # a table that stands still at one question (cosmic_tui/puzzles/table.py): itself
    bonds: "Callable[[], dict[str, dict[str, float]]] | None" = None  # what its characters take along of its people

    @property
    def kept_as(self) -> str:
        """Return the name under which the game can be watched again; "" if it cannot."""
        return self.file.stem if self.file is not None else self.record_name

    @property
    def remote(self) -> bool:
        """Return whether the people at this table each have a screen of their own."""
        return self.run is not None


class Adviser(Protocol):
    """The interface to advice: what the strongest bot would do in a person's place."""

    def ask(self, seat: int) -> None:
        """Ask for advice about the open question of that seat, and drop the earlier request."""

    def taken(self) -> "tuple[int, Advice | None] | None":
        """Return the serial of the question and the advice, once; None while the search runs."""


class LineState(TypedDict):
    """The state of a connection, which a link tells besides the messages of the table; see remote.py."""

    kind: Literal["line"]
    state: str
    seconds: float  # until the next try
    code: str
    facts: Facts


class Link(Protocol):
    """The interface that every kind of link provides to an app."""

    seats: tuple[int, ...]

    @property
    def offers(self) -> Offers:
        """Return what the link can do beyond the messages, as things are now."""

    def subscribe(self, listener: Listener) -> None:
        """Call the listener with (seat, message) from now on; first with all that the seat must know from the
        beginning.
        """

    def send(self, seat: int, message: Message) -> None:
        """Send a message up. The reply comes to the listener, never as an exception."""

    def poll(self) -> None:
        """Let time pass: do what is due, and deliver the messages that wait."""

    def wake(self) -> float | None:
        """Return how many seconds until `poll` is needed; None if only a message can change anything."""

    def close(self) -> None:
        """Leave for good. Nothing is delivered any more."""


class Quiet:
    """A base for links at which nothing is ever due: messages are delivered as they come."""

    def poll(self) -> None:
        """Do nothing."""

    def wake(self) -> float | None:
        return None
