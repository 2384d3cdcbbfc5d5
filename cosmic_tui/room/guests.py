"""The people a table knows: in a seat or watching, here or away, each with the secret by which they come back.

Plain bookkeeping; decides nothing. A guest is a person; how many windows or lines that person has had does not matter.
"""

from dataclasses import dataclass, field

from cosmic_tui.messages.grammar import Message
from cosmic_tui.room.digests import fits, same

MOST_SESSIONS = 4  # of one guest whose message numbers are remembered: a second window, and the first one again
MOST_WATCHERS = 32


@dataclass(eq=False)
class Guest:
    """`kept` is the digest of the token. `sessions` holds the number of the last message of each session."""

    number: int
    name: str
    kept: bytes
    owner: bool
    watching: bool
    robot: bool = False  # a bot that plays from elsewhere, by its own word
    here: bool = True
    since: float = 0.0
    sessions: dict[str, int] = field(default_factory=dict)
    out: list[Message] = field(default_factory=list)
    chat_times: list[float] = field(default_factory=list)

    def heard(self, session: str, number: int) -> None:
        """The last message of this session that counts; the session becomes the youngest."""
        self.sessions.pop(session, None)
        self.sessions[session] = number
        while len(self.sessions) > MOST_SESSIONS:
            del self.sessions[next(iter(self.sessions))]

    def plain(self) -> list[object]:
        return [self.number, self.name, self.kept, self.owner, self.watching, self.robot]


class Guests:
    """Everybody the table knows, by number."""

    def __init__(self) -> None:
        self.by_number: dict[int, Guest] = {}
        self._last = 0

    def add(self, name: str, kept: bytes, watching: bool, owner: bool) -> Guest:
        self._last += 1
        guest = Guest(self._last, name, kept, owner, watching)
        self.by_number[guest.number] = guest
        return guest

    def restore(self, number: int, name: str, kept: bytes, owner: bool, watching: bool, robot: bool = False) -> None:
        """Restore a guest as written down; nobody is here yet."""
        old = self.by_number.get(number)
        sessions = old.sessions if old is not None else {}
        self.by_number[number] = Guest(number, name, kept, owner, watching, robot, here=False, sessions=sessions)
        self._last = max(self._last, number)

    def remove(self, number: int) -> None:
        self.by_number.pop(number, None)

    def with_token(self, token: str) -> Guest | None:
        """Whose token it is. All are compared, so that the time tells nothing."""
        found = [guest for guest in self.by_number.values() if fits(token, guest.kept)]
        return found[0] if found else None

    def with_session(self, session: str) -> Guest | None:
        """Whose process it is: for somebody whose line broke before the token had come through."""
        found = [guest for guest in self.by_number.values() for known in guest.sessions if same(session, known)]
        return found[0] if found else None

    def watchers(self) -> list[Guest]:
        return [guest for guest in self.by_number.values() if guest.watching]

    def owned(self) -> bool:
        """Return whether one of the guests runs the table."""
        return any(guest.owner for guest in self.by_number.values())

    def names(self) -> list[str]:
        return [guest.name for guest in self.by_number.values()]

    def here(self) -> list[Guest]:
        return [guest for guest in self.by_number.values() if guest.here]
