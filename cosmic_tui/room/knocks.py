"""People who ask to come in without a code: the table's owner lets them in or turns them away, by name.

A person who asks is told to ask again, and their program does so every few seconds; a person who stops is forgotten.
Requests are known by the secret of the session, so nobody else can use the owner's yes. Must not know lines or keys.
"""

from dataclasses import dataclass
from typing import Any

from engine.kernel.asking import Refused

MOST = 8  # at one table
MOST_OF_ONE = 2  # of one address: nobody fills the list for all
PATIENCE = 30.0  # seconds until a guest who has not come again is forgotten
ASKED, ADMITTED, TURNED_AWAY = "asked", "admitted", "turned_away"


@dataclass
class Knock:
    """One person's request to come in. `answer` is what the owner of the table has said."""

    name: str
    since: float
    address: str = ""
    answer: str = ASKED


class Knocks:
    """All requests to come in: call `knock` when one comes, `answer` when the owner has decided."""

    def __init__(self) -> None:
        self._by_session: dict[str, Knock] = {}

    def knock(self, session: str, name: str, now: float, address: str = "") -> bool:
        """Note that a guest without a code asks to come in. Return True if this is a new request, False if it has been
        granted. Else raise Refused `knocked` (nobody has decided yet: ask again), `turned_away`, `busy` or
        `name_taken`.
        """
        self.forget(now)
        known = self._by_session.get(session)
        if known is None:
            near = sum(bool(address) and other.address == address for other in self._by_session.values())
            if len(self._by_session) >= MOST or near >= MOST_OF_ONE:
                raise Refused("busy")
            if name.casefold() in (other.name.casefold() for other in self._by_session.values()):
                raise Refused("name_taken", name=name)
            self._by_session[session] = Knock(name, now, address)
            return True
        known.since = now
        if known.answer == TURNED_AWAY:
            raise Refused("turned_away")
        if known.answer == ADMITTED:
            del self._by_session[session]
            return False
        raise Refused("knocked")

    def answer(self, name: str, admitted: bool) -> None:
        """Note the owner's answer to the request of that name. Raise Refused no_such_knock if there is none."""
        for knock in self._by_session.values():
            if knock.name == name and knock.answer == ASKED:
                knock.answer = ADMITTED if admitted else TURNED_AWAY
                return
        raise Refused("no_such_knock", name=name)

    def forget(self, now: float) -> bool:
        """Forget people who have stopped asking. Return True if there were any."""
        gone = [session for session, knock in self._by_session.items() if now - knock.since > PATIENCE]
        for session in gone:
            del self._by_session[session]
        return bool(gone)

    def wake(self) -> float | None:
        """Return when the next request will be forgotten."""
        return min((knock.since + PATIENCE + 0.01 for knock in self._by_session.values()), default=None)

    def names(self) -> list[Any]:
        """Return the names of the people who wait for an answer."""
        return [knock.name for knock in self._by_session.values() if knock.answer == ASKED]
