"""A room that a host keeps open: the room, the ways into it, the lines of its guests, and what is not on disk yet."""

from dataclasses import dataclass, field
from math import inf
from typing import TYPE_CHECKING, Any

from cosmic_tui.host.admission import Access
from cosmic_tui.table import doors
from cosmic_tui.table.marks import Entry
from cosmic_tui.table.recall import recall
from cosmic_tui.table.room import Room

if TYPE_CHECKING:
    from cosmic_tui.host.lines import Line


@dataclass(eq=False)
class Standing:
    """`lines` by guest number. While `unwritten` holds something nobody is told anything."""

    name: str  # for people and for files: "1", "2" ...
    room: Room
    access: Access
    lines: dict[int, "Line"] = field(default_factory=dict)
    unwritten: list[Entry] = field(default_factory=list)
    told_end: bool = False
    over_at: float = inf
    due: float = inf  # when the room is looked at next

    def header(self) -> dict[str, Any]:
        """What the journal begins with: enough to open the same door again."""
        plan = self.room.plan
        return {
            "name": self.name,
            "key": self.access.key,
            "owner_key": self.access.owner_key,
            "password": self.access.password,
            "open": self.access.open,
            "plan": {
                "name": plan.name, "chairs": list(plan.chairs), "options": plan.options, "rest": plan.rest,
                "game": plan.game, "begins_alone": plan.begins_alone, "watchers": plan.watchers, "delay": plan.delay,
                "kept": list(plan.kept),
            },
        }  # fmt: skip


def mend(standing: Standing, records: list[Entry], now: float) -> None:
    """After a fault: the room as it was written down last, with the same people, who are told everything again."""
    broken = standing.room
    room = Room(broken.plan, broken.chances, broken.bots)
    room.door, room.knocks = broken.door, broken.knocks
    recall(room, records, now)
    standing.room, standing.unwritten = room, []
    for number, line in list(standing.lines.items()):
        line.guest = room.guests.by_number.get(number)
        if line.guest is None:
            del standing.lines[number]
        else:
            line.guest.here = True
    for line in standing.lines.values():
        if line.guest is not None:
            doors.come_back(room, line.guest, now)
