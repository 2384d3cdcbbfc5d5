"""The people a table knows: in a seat or watching, here or away, each with the secret by which they come back.

Plain bookkeeping; decides nothing. A guest is a person, no matter how many windows or connections that person has had.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from cosmic_tui.messages.grammar import Message
from cosmic_tui.room.digests import digest, of_session

MOST_SESSIONS = 4  # of one guest whose message numbers are remembered: a second window, and the first one again
MOST_WATCHERS = 32


@dataclass(eq=False)
class Guest:
    """A guest of a room. `kept` is the digest of the token. `sessions` holds the number of the last message of each
    session.
    """

    number: int
    name: str
    kept: bytes
    owner: bool
    watching: bool
    robot: bool = False  # a bot that plays from elsewhere, by its own word
    here: bool = True
    follows: bool = False  # its program wants to hear of the tournament a table belongs to
    since: float = 0.0
    sessions: dict[str, int] = field(default_factory=dict)
    out: list[Message] = field(default_factory=list)
    chat_times: list[float] = field(default_factory=list)

    def plain(self) -> list[object]:
        return [self.number, self.name, self.kept, self.owner, self.watching, self.robot]


class Guests:
    """All guests of a table, by number and by the digests of their secrets.

    A guest who comes back is looked up and not searched for, so the time tells nothing. `noted` is called with every
    secret that becomes valid (True) or invalid.
    """

    def __init__(self) -> None:
        self.by_number: dict[int, Guest] = {}
        self.secrets: dict[bytes, Guest] = {}
        self.noted: Callable[[bytes, bool], None] = lambda secret, new: None
        self._last = 0

    def _note(self, secret: bytes, guest: Guest) -> None:
        self.secrets[secret] = guest
        self.noted(secret, True)

    def _forget(self, secret: bytes, guest: Guest) -> None:
        if self.secrets.get(secret) is guest:
            del self.secrets[secret]
            self.noted(secret, False)

    def add(self, name: str, kept: bytes, watching: bool, owner: bool) -> Guest:
        self._last += 1
        guest = Guest(self._last, name, kept, owner, watching)
        self.by_number[guest.number] = guest
        self._note(kept, guest)
        return guest

    def restore(self, number: int, name: str, kept: bytes, owner: bool, watching: bool, robot: bool = False) -> None:
        """Restore a guest from a record; no guest is connected yet."""
        old = self.by_number.get(number)
        sessions = old.sessions if old is not None else {}
        self.remove(number)
        guest = self.by_number[number] = Guest(
            number, name, kept, owner, watching, robot, here=False, sessions=sessions
        )
        self._last = max(self._last, number)
        self._note(kept, guest)
        for session in sessions:
            self._note(of_session(session), guest)

    def remove(self, number: int) -> None:
        guest = self.by_number.pop(number, None)
        if guest is not None:
            for secret in (guest.kept, *map(of_session, guest.sessions)):
                self._forget(secret, guest)

    def renew(self, guest: Guest, kept: bytes) -> None:
        """Give a guest a new token, and make the old one invalid."""
        self._forget(guest.kept, guest)
        guest.kept = kept
        self._note(kept, guest)

    def heard(self, guest: Guest, session: str, number: int) -> None:
        """Note the number of the last handled message of this session, and move the session to the young end."""
        if guest.sessions.pop(session, None) is None:
            self._note(of_session(session), guest)
        guest.sessions[session] = number
        while len(guest.sessions) > MOST_SESSIONS:
            oldest = next(iter(guest.sessions))
            del guest.sessions[oldest]
            self._forget(of_session(oldest), guest)

    def with_token(self, token: str) -> Guest | None:
        """Return the guest to whom this token belongs."""
        return self.secrets.get(digest(token))

    def with_session(self, session: str) -> Guest | None:
        """Return the guest of this session: the connection may have broken before the token arrived."""
        return self.secrets.get(of_session(session))

    def watchers(self) -> list[Guest]:
        return [guest for guest in self.by_number.values() if guest.watching]

    def owned(self) -> bool:
        """Return whether any guest runs the table."""
        return any(guest.owner for guest in self.by_number.values())

    def names(self) -> list[str]:
        return [guest.name for guest in self.by_number.values()]

    def here(self) -> list[Guest]:
        return [guest for guest in self.by_number.values() if guest.here]
