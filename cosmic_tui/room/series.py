"""The tournament a table belongs to: the standings, and where each of its people plays next.

The host that runs the tournament sets this; the room passes it on to guests whose programs want it. Knows names and
numbers; must not know any game.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from cosmic_tui.messages.grammar import Message

if TYPE_CHECKING:
    from cosmic_tui.room.guests import Guest
    from cosmic_tui.room.room import Room

NO_CLOCK = -1.0  # seconds left where nothing runs out


@dataclass(frozen=True)
class Next:
    """A player's next game in the tournament, and the key of its table."""

    against: str
    key: str


@dataclass(frozen=True)
class Series:
    """A tournament as one of its tables knows it. `rows` hold a name, points, points of the opponents met and byes, the
    best first; `ends` is when the judge decides this table's game, by the host's clock; `ways` hold the next game of
    each player, by name in small letters.
    """

    name: str
    stage: str
    round: int
    of: int
    rows: tuple[tuple[str, int, int, int], ...]
    ends: float | None = None
    ways: Mapping[str, Next] = field(default_factory=dict)

    def message(self, guest: "Guest", now: float) -> Message:
        """Return the standings as a message for this guest."""
        way = Next("", "") if guest.watching else self.ways.get(guest.name.casefold(), Next("", ""))
        return {
            "kind": "series", "name": self.name, "stage": self.stage, "round": self.round, "of": self.of,
            "standings": [list(row) for row in self.rows],
            "left": NO_CLOCK if self.ends is None else round(max(0.0, self.ends - now), 1),
            "against": way.against, "key": way.key,
        }  # fmt: skip


def follows(room: "Room", guest: "Guest", now: float) -> None:
    """Send this guest's program the news of the tournament from now on."""
    guest.follows = True
    if room.series is not None:
        guest.out.append(room.series.message(guest, now))


def tell(room: "Room", series: Series, now: float) -> None:
    """Send the standings to all guests who follow the tournament, if they have changed."""
    if room.series == series:
        return
    room.series = series
    for guest in room.guests.here():
        if guest.follows:
            guest.out.append(series.message(guest, now))
