"""What bots with a character remember of people: told to them as a game begins, and collected when it ends.

A bond is a trust from 0 to 1 for a person's name; the bot decides how it changes. Must not know where bonds are kept.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from cosmic_tui.table.falls import guarded
from cosmic_tui.table.setup import BOT, GameSetup
from engine.bots import parted

if TYPE_CHECKING:
    from cosmic_tui.table.table import Table

Bonds = dict[str, dict[str, float]]  # character -> person, in small letters -> trust


def recall(table: "Table") -> None:
    """Tell every bot what it remembers of the people who sit here."""
    people = {seat.name.casefold(): seat.number for seat in table.seats if seat.person}
    for seat, agreed in zip(table.seats, table.setup.seats, strict=True):
        if seat.who != BOT or seat.player is None:
            continue
        bonds = {people[name]: trust for name, trust in agreed.bonds.items() if name in people}
        if bonds:
            guarded(table, seat, partial(seat.player.recall, bonds), None)


def greet(table: "Table") -> None:
    """Let every bot with a character greet the table as a game begins."""
    for seat in table.seats if not table.answers else ():
        greeting = guarded(table, seat, seat.player.greeting, None) if seat.player is not None else None
        if greeting is not None:
            code, facts = greeting
            table.greetings.append({"kind": "reason", "seat": seat.number, "code": code, "facts": facts})
    for listener in table.listeners():
        listener.out += table.greetings


def bonds_of(table: "Table") -> Bonds:
    """Return what each character at this table remembers of its people."""
    people = [seat for seat in table.seats if seat.person]
    found: Bonds = {}
    for seat in table.seats:
        character = parted(seat.level)[1]
        if character and seat.player is not None:
            bonds = {
                person.name.casefold(): guarded(table, seat, partial(seat.player.bond, person.number), None)
                for person in people
            }
            found[character] = {name: trust for name, trust in bonds.items() if trust is not None}
    return found


def with_bonds(setup: GameSetup, bonds: Mapping[str, Mapping[str, float]]) -> GameSetup:
    """Return a copy of the set-up that also holds what its characters remember of the people in it."""
    people = {seat.name.casefold() for seat in setup.seats if seat.who != BOT}
    seats = []
    for seat in setup.seats:
        met = bonds.get(parted(seat.level)[1], {})
        seats.append(replace(seat, bonds={name: trust for name, trust in met.items() if name in people}))
    return replace(setup, seats=tuple(seats))
