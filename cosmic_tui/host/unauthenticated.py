"""Connections that have not proved yet whose they are, counted by address; one from another address always finds room.

No newcomer is turned away for them. The connection that has waited longest is dropped instead: of the same address if
that has its share, else of the address with most. So a peer that opens connections and says nothing drives out only its
own kind. Guests who have proved who they are do not count, however many are behind one address.
"""

from typing import Generic, TypeVar

from cosmic_tui.host.addresses import counted_as

Connection = TypeVar("Connection")

MOST = 128  # connections, of everybody together
MOST_OF_ONE = 16  # of one address


class Unauthenticated(Generic[Connection]):
    """The connections that have not been let in yet, the oldest first for every address."""

    def __init__(self, most: int = MOST, most_of_one: int = MOST_OF_ONE) -> None:
        self.most, self.most_of_one = most, most_of_one
        self._by_address: dict[str, dict[Connection, None]] = {}
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def add(self, address: str, connection: Connection) -> Connection | None:
        """Add a connection. Return the connection that was removed to make room, or None if there was room."""
        gone, address = None, counted_as(address)
        if len(self._by_address.get(address, ())) >= self.most_of_one:
            gone = self._oldest(address)
        elif self._count >= self.most:
            gone = self._oldest(max(self._by_address, key=lambda name: len(self._by_address[name])))
        self._by_address.setdefault(address, {})[connection] = None
        self._count += 1
        return gone

    def _oldest(self, address: str) -> Connection:
        connection = next(iter(self._by_address[address]))
        self._remove(address, connection)
        return connection

    def remove(self, address: str, connection: Connection) -> None:
        """Stop counting the connection, because it belongs to a player now or is gone."""
        self._remove(counted_as(address), connection)

    def _remove(self, address: str, connection: Connection) -> None:
        here = self._by_address.get(address, {})
        if connection in here:
            del here[connection]
            self._count -= 1
            if not here:
                del self._by_address[address]
