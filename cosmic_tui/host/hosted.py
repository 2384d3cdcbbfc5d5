"""A room that a host keeps open: the room, its conditions of entry, its guests' connections, and what is not on disk
yet.
"""

from dataclasses import dataclass, field, fields
from math import inf
from typing import TYPE_CHECKING, Any

from cosmic_tui.host.admission import Access
from cosmic_tui.room import doors
from cosmic_tui.room.lobby import Plan
from cosmic_tui.room.restore import restore
from cosmic_tui.room.room import Chances, Room
from cosmic_tui.storage.table_journal import Files
from cosmic_tui.table.answer_log import Entry
from cosmic_tui.table.rules import games, rules_of
from cosmic_tui.table.setup import GameSetup, known_options, known_parts

if TYPE_CHECKING:
    from cosmic_tui.host.connection import Connection

REST = {field.name for field in fields(GameSetup)}  # what of a plan goes into the set-up


@dataclass(eq=False)
class HostedTable:
    """A table of the hub. `connections` are by guest number. While `unwritten` holds records nobody is told anything.
    """

    name: str  # for people and for files: "1", "2" ...
    room: Room
    access: Access
    connections: dict[int, "Connection"] = field(default_factory=dict)
    unwritten: list[Entry] = field(default_factory=list)
    told_end: bool = False
    keyed: bool = False  # whether its keys have led to it already
    over_at: float = inf
    due: float = inf  # when the room is looked at next

    def header(self) -> dict[str, Any]:
        """Return the head of the journal, from which this table can be opened again."""
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


def mend(hosted: HostedTable, records: list[Entry], now: float) -> None:
    """Rebuild a room after a fault from what was last written down, with the same people, who are told everything
    again.
    """
    broken = hosted.room
    room = Room(broken.plan, broken.chances, broken.bots)
    room.door, room.knocks = broken.door, broken.knocks
    restore(room, records, now)
    hosted.room, hosted.unwritten = room, []
    for number, connection in list(hosted.connections.items()):
        connection.guest = room.guests.by_number.get(number)
        if connection.guest is None:
            del hosted.connections[number]
        else:
            connection.guest.here = True
    for connection in hosted.connections.values():
        if connection.guest is not None:
            doors.come_back(room, connection.guest, now)


def hosted_of(header: dict[str, Any], chances: Chances) -> HostedTable:
    """Return a table with an empty room, as its header describes it."""
    plain = known_parts(Plan, header["plan"])
    plan = Plan(**{**plain, "chairs": tuple(plain["chairs"]), "kept": tuple(plain.get("kept", ()))})
    plan.rest = {key: value for key, value in plan.rest.items() if key in REST}
    if plan.game in games():
        plan.options = known_options(rules_of(plan.game), plan.options)
    access = Access(header["key"], header["owner_key"], header["password"], header.get("open", False))
    return HostedTable(header["name"], Room(plan, chances), access)


def reopened(files: Files, name: str, chances: Chances, now: float) -> HostedTable:
    """Return a table as it was after the last complete chunk of its journal. Raise Refused if that is impossible."""

    def build(header: dict[str, Any], records: list[Entry]) -> HostedTable:
        hosted = hosted_of(header, chances)
        restore(hosted.room, records, now)
        return hosted

    return files.resume(name, build)
