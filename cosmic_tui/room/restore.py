"""Rebuilding a room from its records, in the order in which they were written.

Afterwards nobody is connected, and the game stands at its last question. Knows what records mean, not where they are
kept.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cosmic_tui.room import doors
from cosmic_tui.table.answer_log import Entry
from cosmic_tui.table.orders import make_orders
from cosmic_tui.table.setup import make_setup

if TYPE_CHECKING:
    from cosmic_tui.room.room import Room

FIRST_RULES = 1  # of tables that do not say by which version of the rules they are played
OF_THE_TABLE = ("answer", "undo", "at", "end", "snapshot", "played")


def restore(room: "Room", records: Iterable[Entry], now: float) -> None:
    """Apply all records to a fresh room. Raise Refused if they do not make a game of these rules."""
    story: list[Entry] = []
    counts: list[list[int]] = []
    orders: dict[int, Entry] = {}
    begun = FIRST_RULES
    for record in records:
        kind, facts = record[0], record[1:]
        if kind in OF_THE_TABLE:
            story.append(record)
        elif kind == "start":
            story.clear()
            orders.clear()
            room.open_table(make_setup(facts[0]))
            begun = facts[1] if len(facts) > 1 else FIRST_RULES
        elif kind == "orders":
            orders[facts[0]] = facts[1]
        elif kind == "seen":
            counts = facts[3]
        recall_one(room, kind, facts, now)
    if room.table is not None:
        room.mark_robots()
        room.start_table(now, story, begun)
        for seat, (serial, bank) in zip(room.table.seats, counts, strict=False):
            seat.serial, seat.bank = max(seat.serial, serial), bank
        for number, plain in orders.items():
            seat = room.table.seats[number]
            seat.orders = seat.ordered = make_orders(plain)
    for guest in room.guests.by_number.values():
        guest.since = now  # as long as nobody could come back, nobody was late
    room.collect(now)


def recall_one(room: "Room", kind: str, facts: Entry, now: float) -> None:
    if kind == "guest":
        room.guests.restore(*facts)
    elif kind == "gone":
        room.guests.remove(facts[0])
        room.seats = {seat: guest for seat, guest in room.seats.items() if guest != facts[0]}
    elif kind == "seen" and facts[0] in room.guests.by_number:
        room.guests.heard(room.guests.by_number[facts[0]], facts[1], facts[2])
    elif kind == "lobby":
        room.lobby.restore(facts[0])
    elif kind == "seat" and facts[1] in room.guests.by_number:
        doors.hand_over(room, facts[0], room.guests.by_number[facts[1]])
    elif kind == "chat":
        room.say(*facts)
    elif kind == "paused":
        room.paused = now if facts[0] else None
    elif kind == "told":
        room.told.add(facts[0])
    elif kind == "kicked":
        room.kicked.append(facts[0])
        room.key = facts[1]
    elif kind == "ended":
        room.ended = True
