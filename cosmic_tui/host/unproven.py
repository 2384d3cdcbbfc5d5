"""Lines that have not shown yet whose they are, counted by address; there is always room for one more from elsewhere.

Who comes is never turned away for it. The line that has waited longest makes room: of the same address if that has its
share, else of whichever address has most. So who opens lines and says nothing drives out only lines of that kind, and
whoever has proved to be somebody is not counted at all, however many there are behind one address.
"""

from typing import Generic, TypeVar

Line = TypeVar("Line")

MOST = 128  # lines, of everybody together
MOST_OF_ONE = 16  # of one address


class Unproven(Generic[Line]):
    """`add` and `remove`; the oldest come first in every address."""

    def __init__(self, most: int = MOST, most_of_one: int = MOST_OF_ONE) -> None:
        self.most, self.most_of_one = most, most_of_one
        self._by_address: dict[str, dict[Line, None]] = {}
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def add(self, address: str, line: Line) -> Line | None:
        """One more; the line that has to make room, which is removed."""
        gone = None
        if len(self._by_address.get(address, ())) >= self.most_of_one:
            gone = self._oldest(address)
        elif self._count >= self.most:
            gone = self._oldest(max(self._by_address, key=lambda name: len(self._by_address[name])))
        self._by_address.setdefault(address, {})[line] = None
        self._count += 1
        return gone

    def _oldest(self, address: str) -> Line:
        line = next(iter(self._by_address[address]))
        self.remove(address, line)
        return line

    def remove(self, address: str, line: Line) -> None:
        """It is somebody's, or no more."""
        here = self._by_address.get(address, {})
        if line in here:
            del here[line]
            self._count -= 1
            if not here:
                del self._by_address[address]
