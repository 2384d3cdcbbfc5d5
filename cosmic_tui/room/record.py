"""The record of a finished game, sent part by part to guests who know how the game ended and ask for it.

Before the end nobody may have it, because every hand follows from it. Knows rooms and records as bytes; no transport.
"""

from base64 import b64encode
from typing import TYPE_CHECKING, Any

from cosmic_tui.messages.words import LONGEST_PART
from cosmic_tui.room.guests import Guest
from cosmic_tui.table.setup import GameSetup
from cosmic_tui.table.table import Table
from engine.games import STOOD_IN, WENT_ON
from engine.kernel.asking import Refused
from engine.kernel.record import MOST_PARTS, Record, write

if TYPE_CHECKING:
    from cosmic_tui.room.room import Room

PARTS_AT_ONCE = 8


def ask(room: "Room", guest: Guest, first: int) -> None:
    """Send some parts of the record, beginning with the given one. Raise Refused for a guest who does not know yet that
    the game is over.
    """
    if room.table is None:
        raise Refused("not_started")
    if not room.over or (room.seat_of(guest) < 0 and not room.story.ended):
        raise Refused("game_not_over")
    if not room.record_parts:
        room.record_parts = in_parts(record_of(room.table))
    parts = room.record_parts
    told = {"first": first, "of": len(parts), "parts": parts[first : first + PARTS_AT_ONCE]}
    guest.out.append({"kind": "record", **told})


def record_of(table: Table) -> Record:
    """Return the whole game of a table so far, as a record."""
    about: dict[str, Any] = {
        "names": [seat.name for seat in table.seats], "people": table.setup.people(), **of_the_table(table.setup)
    }
    answers, position = table.keeping.base
    if position:
        about[WENT_ON] = answers
    if rows := stood_in(table):
        about[STOOD_IN] = rows
    rules = table.rules
    return Record(rules.name, rules.version, table.options, table.setup.seed, list(table.given), about)


def stood_in(table: Table) -> list[list[int]]:
    """Return [seat, first answer, last answer] for each time that a stand-in played for a seat. A record has room for a
    limited number.
    """
    rows: list[list[int]] = []
    for seat in table.seats:
        row: list[int] | None = None
        for at, (who, _) in enumerate(table.given):
            if who != seat.number:
                continue
            if at not in table.stood_in:
                row = None
            elif row is None:
                rows.append(row := [who, at, at])
            else:
                row[2] = at
    return rows[:MOST_PARTS]


def of_the_table(setup: GameSetup) -> dict[str, Any]:
    """Return the record's facts about the table: the levels of its bots, and the day of a daily game."""
    levels = [seat.level for seat in setup.seats]
    return {**({"levels": levels} if any(levels) else {}), **({"daily": setup.daily} if setup.daily else {})}


def in_parts(record: Record) -> list[str]:
    """Return the record's file in base 64, cut into texts that fit a frame."""
    text = b64encode(write(record)).decode("ascii")
    return [text[at : at + LONGEST_PART] for at in range(0, len(text), LONGEST_PART)]
