"""Show points on their way to the seats: moments between two questions, each with the seat's view at that moment.

The view is taken when the engine announces a point, in the middle of an answer. The point itself waits until the events
of that answer are told, and goes out in the same order as events, views and questions. Nobody is waited for. Points are
not saved: they are found again by playing the record. Knows no kind of point.
"""

from typing import TYPE_CHECKING, NamedTuple, Protocol

from cosmic_tui.messages.grammar import Message
from cosmic_tui.table import remarks
from cosmic_tui.table.seats import Seat
from engine.kernel.views import Facts, View

if TYPE_CHECKING:
    from cosmic_tui.table.table import Table

UNDONE = "taken_back"  # the table's own point: an answer was taken back


class Keeper(Protocol):
    """An interface for what keeps the boards that seats have seen. It is called with the table after every answer, also
    while a saved game is replayed.
    """

    def __call__(self, table: "Table") -> None:
        """Note that another answer has been given."""

    def watches(self, seat: int) -> bool:
        """Return whether the keeper keeps the views of this seat."""

    def shown(self, seat: int, show: Message) -> None:
        """Keep a show point as it was told to this seat."""


class Moment(NamedTuple):
    """A show point, with the views of all seats that will be told of it."""

    kind: str
    facts: Facts
    about: tuple[int, int, list[str]]
    events: int  # that had been told in this answer by then
    views: dict[int, View]  # by seat


def watch(table: "Table") -> None:
    """Listen to the show points of the running match. Call this again when the table gets another match."""

    def happened(kind: str, facts: Facts) -> None:
        listening = audience(table)
        if listening:
            still = table.rules.stills(table.match, kind)
            views = {seat.number: still(seat.number) for seat in listening}
            about = table.rules.about(table.match)
            table.moments.append(Moment(kind, facts, about, len(table.match.game.events), views))

    table.rules.watch(table.match, happened)


def audience(table: "Table") -> list[Seat]:
    """Return the seats whose views are taken at a show point: all that are told things now, and those whose past boards
    are kept.
    """
    if table.past is None:
        return table.listeners()
    here = table.listeners()
    return here if table.watched or not table.past.watches(table.watchers.number) else [*here, table.watchers]


def tell_moments(table: "Table", before: dict[int, int]) -> None:
    """Put the show points of an answer behind its events. `before`: how many events each seat had had."""
    moments, table.moments = table.moments, []
    remarks.listen(table, moments, before)
    for moment in moments:
        for seat in table.readers():
            view = moment.views.get(seat.number)
            if view is not None:
                told = show(seat, moment.kind, moment.facts, moment.about, before[seat.number] + moment.events, view)
                keep(table, seat, told)


def tell_undone(table: "Table", seat: Seat, who: int) -> None:
    """Drop the show points that wait for a seat, because they have been undone, and show the restored board."""
    seat.shows.clear()
    view = table.rules.still(table.match, seat.number)
    keep(table, seat, show(seat, UNDONE, {"seat": who}, table.rules.about(table.match), len(seat.log), view))


def show(
    seat: Seat, kind: str, facts: Facts, about: tuple[int, int, list[str]], events: int, view: View
) -> Message:
    seat.points += 1
    return {
        "kind": "show",
        "serial": seat.points,
        "id": kind,
        "facts": facts,
        "about": list(about),
        "events": events,
        "view": view,
    }


def keep(table: "Table", seat: Seat, told: Message) -> None:
    """Queue a show point for its seat and add it to the past."""
    seat.shows.append(told)
    if table.past is not None:
        table.past.shown(seat.number, told)
