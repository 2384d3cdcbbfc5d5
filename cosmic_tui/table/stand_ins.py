"""Automatic passes and stand-ins: who answers in a player's place, and for whom the table waits.

Must not look at what an answer would be, except for the pass that orders give.
"""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from cosmic_tui.table import updates
from cosmic_tui.table.orders import Orders, passes
from cosmic_tui.table.seats import HERE, LEFT, Seat
from engine.kernel.asking import Answer, Question, Refused, only_answer
from engine.kernel.game import QUICK, SEALED

if TYPE_CHECKING:
    from cosmic_tui.table.table import Table


def may_stand_in(table: "Table", seat: Seat) -> bool:
    """Return whether a bot answers for this absent person, now or later."""
    return bool(table.setup.stand_in) and (seat.state == LEFT or seat.helped or table.setup.patience > 0)


def passes_by_order(table: "Table", seat: Seat, question: Question) -> Answer | None:
    """Return the answer that this seat's standing orders give, or None if the seat must be asked."""
    rules, match = table.rules, table.match
    if (idle := nothing_to_do(table, seat, question)) is not None:
        return idle
    if hidden(table) == QUICK and question.secret and (only := only_answer(question)) is not None:
        return only  # asked of all at once, and here there is nothing to choose
    order = rules.by_order(match, question)
    if order is not None and order[0] not in seat.orders.marked:
        return order[1]
    return passes(seat.orders, question, rules.moment(match), rules.concerns(match, question))


def nothing_to_do(table: "Table", seat: Seat, question: Question) -> Answer | None:
    """Return the idle answer if no seat could do anything new here, unless the seat has marked the moment."""
    rules, match = table.rules, table.match
    if rules.moment(match) in seat.orders.marked:
        return None
    offered = {other.number: other.offered if other.orders.sparing else frozenset() for other in table.people()}
    return rules.idle(match, question, offered, hidden(table))


def hidden(table: "Table") -> str:
    """Return how this table hides things. Bots read no clock, so against bots alone nothing needs hiding."""
    return table.setup.windows if table.hides else QUICK


def waits_for_a_person(table: "Table", question: Question) -> bool:
    """Return whether a secret question waits for a person: neither a bot nor standing orders answer it at once."""
    seat = table.seats[question.seat]
    if not question.secret or not seat.person:
        return False
    if seat.state != HERE:
        return not may_stand_in(table, seat)
    return passes_by_order(table, seat, question) is None


def give_orders(table: "Table", seat: Seat, orders: Orders) -> None:
    """Set a seat's standing orders. At a sealed table they hold from the next encounter on, so that the table's speed
    does not tell what a player has just drawn.
    """
    if table.setup.windows == SEALED and (orders.until_change or orders.encounter):
        raise Refused("orders_sealed")
    seat.ordered = orders
    if table.setup.windows != SEALED:
        seat.orders = orders
    seat.send(updates.orders_message(seat))


def end_orders(table: "Table", seat: Seat, happened: list[Any]) -> None:
    """End the orders that hold only until an event or until the next part of the game. At a sealed table, start the new
    ones.
    """
    orders, reached = seat.orders, any(table.rules.milestone(event) for event in happened)
    if happened and orders.until_change:
        orders = replace(orders, until_change=False)
    if orders.encounter and reached:
        orders = replace(orders, encounter=False)
    if orders is not seat.orders:
        seat.orders = seat.ordered = orders
        seat.orders_changed = True
    elif reached:
        seat.orders = seat.ordered


def turns(table: "Table") -> list[str]:
    """Return the public list of names the table waits for. It is empty while a seat might be asked in secret."""
    if table.match.over or table.silence is not None or any(question.secret for question in table.match.pending):
        return []
    return [table.seats[question.seat].name for question in table.match.pending]
