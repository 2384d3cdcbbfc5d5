"""Tables and people by the digests of their secrets: a guest is found at once, however many tables there are.

Secrets are not compared letter by letter and tables are not searched one by one, so the time tells nothing about any
secret. Decides nothing.
"""

from dataclasses import replace
from functools import partial

from cosmic_tui.host.hosted import HostedTable
from cosmic_tui.room import doors
from cosmic_tui.room.digests import digest, of_session
from cosmic_tui.room.guests import Guest


class Directory:
    """A directory of a host's tables. Call `add` for every table, and `settled` whenever something has happened at one.
    """

    def __init__(self) -> None:
        self.tables: dict[str, HostedTable] = {}
        self._people: dict[bytes, HostedTable] = {}
        self._keys: dict[bytes, HostedTable] = {}
        self._roomy: dict[str, HostedTable] = {}  # those with a free place

    def add(self, hosted: HostedTable) -> None:
        """Add a table with its people, or replace one that has been rebuilt."""
        self.tables[hosted.name] = hosted
        self.rekey(hosted)
        guests = hosted.room.guests
        guests.noted = partial(self._noted, hosted)
        for secret in guests.secrets:
            self._people[secret] = hosted
        self.settled(hosted)

    def rekey(self, hosted: HostedTable) -> None:
        """Register the table's present keys, and remove its old ones."""
        for old in [key for key, there in self._keys.items() if there is hosted] if hosted.keyed else ():
            del self._keys[old]
        hosted.keyed = True
        for key in (hosted.access.key, hosted.access.owner_key):
            self._keys.setdefault(digest(key), hosted)

    def _noted(self, hosted: HostedTable, secret: bytes, new: bool) -> None:
        if new:
            self._people[secret] = hosted
        elif self._people.get(secret) is hosted:
            del self._people[secret]

    def settled(self, hosted: HostedTable) -> None:
        """Note whether a newcomer could sit down at this table now, and by which key."""
        room = hosted.room
        if room.key and room.key != hosted.access.key:
            hosted.access = replace(hosted.access, key=room.key)
            self.rekey(hosted)
        if free_seats(hosted):
            self._roomy[hosted.name] = hosted
        else:
            self._roomy.pop(hosted.name, None)

    def with_key(self, key: str) -> HostedTable | None:
        """Return the table that a key opens."""
        return self._keys.get(digest(key))

    def with_room(self) -> HostedTable | None:
        """Return a table with a free place, else any."""
        return next(iter(self._roomy.values()), next(iter(self.tables.values()), None))

    def known(self, token: str, session: str) -> tuple[HostedTable, Guest] | None:
        """Return the table and guest of this token; without a token, of this session."""
        hosted = self._people.get(digest(token) if token else of_session(session))
        if hosted is None:
            return None
        guest = hosted.room.guests.with_token(token) if token else hosted.room.guests.with_session(session)
        return (hosted, guest) if guest is not None else None


def free_seats(hosted: HostedTable) -> int:
    """Return how many chairs of the lobby are free, or how many seats of a running game belong to nobody."""
    room = hosted.room
    return room.lobby.missing() if room.table is None else len(doors.orphans(room))
