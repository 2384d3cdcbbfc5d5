"""A table's messages to its seats: who is told what, each message built from that seat's own view (R-SEC-1).

Nothing is sent twice. While an answer is held back (R-SEC-2) everybody is told the same: the table is being asked. Only
the seat that is really asked gets the question, at once or as soon as those before have passed: no table of people can
hide that much.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from cosmic_tui.messages.grammar import Message
from cosmic_tui.table.seats import Seat
from engine.kernel.asking import Question, Refused
from engine.kernel.views import Facts, View

if TYPE_CHECKING:
    from cosmic_tui.table.table import Table

TABLE_ASKED = ["table"]
HELP = "help"
Views = Callable[[int], View]


def tell_all(table: "Table", now: float) -> None:
    """Tell everything new to all who may know it now."""
    seen = table.rules.views(table.match)
    for seat in table.listeners():
        if now < table.hold and not asked_in_secret(seat):
            if knows_question(seat):
                continue  # asked before, and still: several are asked at once
            tell_waiting(seat)
        else:
            if table.silence is not None and not knows_question(seat):
                tell_waiting(seat)  # others may have been asked before, and then it has waited
            tell(table, seat, now, seen)


def tell_waiting(seat: Seat) -> None:
    """Tell a seat only that the table is being asked."""
    seat.send_if_new({"kind": "question", "serial": 0, "question": None, "asked": TABLE_ASKED})


def asked_in_secret(seat: Seat) -> bool:
    return seat.question is not None and seat.question.secret


def knows_question(seat: Seat) -> bool:
    """Return whether this seat has been shown the question it is asked now."""
    return seat.question is not None and "question" in seat.shown and seat.shown["question"]["serial"] == seat.serial


def held_back(table: "Table", seat: Seat, now: float) -> bool:
    """Return whether this seat may not yet know what followed the last answer."""
    return (table.busy or now < table.hold) and not knows_question(seat)


def tell(table: "Table", seat: Seat, now: float, seen: Views | None = None) -> None:
    """Tell a seat what is new to it, in this order: events, show points, the view, the question."""
    for behind, reason in seat.reasons:
        tell_events(seat, behind)
        seat.send(reason)
    seat.reasons.clear()
    tell_events(seat, len(seat.log))
    if seat.orders_changed:
        tell_orders(seat)
    if seat.question is not None and seat.asked_at is None:
        seat.asked_at = now
    shows, seat.shows = seat.shows, []
    seat.out += shows
    if shows:
        seat.shown.pop("view", None)  # theirs is the newest one now
    view = view_of(table, seat, seen)
    seat.send_if_new({"kind": "view", "view": view})
    serial = seat.serial if view["question"] is not None else 0
    seat.send_if_new({"kind": "question", "serial": serial, "question": view["question"], "asked": view["asked"]})


def tell_events(seat: Seat, up_to: int) -> None:
    """Tell a seat the events up to this point of its log."""
    up_to = min(up_to, len(seat.log))  # an answer that was taken back took its events along
    if seat.sent < up_to:
        seat.send({"kind": "events", "first": seat.sent, "events": seat.log[seat.sent : up_to]})
        seat.sent = up_to


def view_of(table: "Table", seat: Seat, seen: Views | None = None) -> View:
    """Return the seat's view. If there is help for its question, the view says so."""
    view = (seen or table.rules.views(table.match))(seat.number)
    if view["question"] is not None and table.rules.helps(table.match, seat.number):
        view = {**view, "question": {**view["question"], HELP: True}}
    return view


def tell_help(table: "Table", seat: Seat, question: Question) -> None:
    """Send a seat help with its question, at its request.

    The help is computed once for each question, so that repeated requests cost a host little. No other seat learns of
    it, and all that others are told has gone out before.
    """
    if seat.help is None:
        seat.help = table.rules.help(table.match, question.seat)
    seat.send({"kind": HELP, "serial": seat.serial, "help": seat.help})


def tell_again(table: "Table", seat: Seat, unseen: list[Message], now: float) -> None:
    """Tell the whole story to a person who comes back, but only as much as this seat may know by now. They see the
    present position and not the steps to it, except at the very beginning of a game, which is `unseen`.
    """
    held = table.busy or (now < table.hold and not asked_in_secret(seat))
    if held and "view" in seat.shown:
        seat.send({"kind": "events", "first": 0, "events": seat.log[: seat.sent]})
        seat.out += unseen
        seat.send(seat.shown["view"])
        seat.send(seat.shown["question"])
    elif table.busy:
        seat.shows, seat.sent = unseen, 0  # all of it comes once bots have said what they have to say
    else:
        seat.shown.clear()
        seat.shows = unseen
        seat.sent = 0
        tell(table, seat, now)
    if table.clock is not None and not table.clock.done:
        seat.send(clock_message(table.clock.seats, table.clock.left(now)))
    elif seat.until is not None:
        seat.send(clock_message([seat.number], seat.until - now))


def hello(table: "Table", seat: Seat, now: float) -> Message:
    return {
        "kind": "hello",
        "seat": seat.number,
        "game": table.rules.name,
        "rules": table.rules.version,
        "started": table.started,
        "seats": [other.plain(now) for other in table.seats],
        "options": table.rules.public(table.options, seat.number),
        "windows": table.setup.windows,
    }


def tell_everybody_hello(table: "Table", now: float) -> None:
    for seat in table.listeners():
        seat.send(hello(table, seat, now))


def tell_presence(table: "Table", now: float) -> None:
    for seat in table.listeners():
        seat.send({"kind": "presence", "seats": [other.plain(now) for other in table.seats]})


def tell_clock(table: "Table", seats: list[int], left: float) -> None:
    """Tell everybody whose clock runs; `seats` is empty if none runs any more."""
    for seat in table.listeners():
        seat.send(clock_message(seats, left))


def clock_message(seats: list[int], left: float) -> Message:
    return {"kind": "clock", "seats": seats, "left": round(left, 1)}


def tell_orders(seat: Seat) -> None:
    """Tell a seat its standing orders, and how often they have passed for it so far."""
    seat.passed_told, seat.orders_changed = seat.passed, False
    seat.shown["orders"] = orders_message(seat)
    seat.send(seat.shown["orders"])


def orders_message(seat: Seat) -> Message:
    return {"kind": "orders", "orders": seat.ordered.plain(), "passed": seat.passed_told}


def orders_told(table: "Table", seat: Seat, now: float) -> Message:
    """Return a seat's orders as it may see them. While something is held back, these are the orders as last told."""
    if now < table.hold and not asked_in_secret(seat) and "orders" in seat.shown:
        return seat.shown["orders"]
    seat.passed_told, seat.orders_changed = seat.passed, False
    seat.shown["orders"] = orders_message(seat)
    return seat.shown["orders"]


def tell_refused(seat: Seat, serial: int, refused: Refused) -> None:
    """Tell only the sender that something was refused. If the answered question was gone, send them the open question
    again.
    """
    facts: Facts = {}
    for name, fact in refused.facts.items():
        facts[name] = list(fact) if isinstance(fact, tuple) else fact
    seat.send({"kind": "refused", "serial": serial, "code": refused.code, "facts": facts})
    if refused.code == "question_gone" and "question" in seat.shown:
        seat.send(seat.shown["question"])


def tell_end(table: "Table", seats: list[Seat]) -> None:
    """Tell all seats how the game ended, with what was secret before: winners, hands, the seed."""
    if table.match.over:
        for seat in seats:
            seat.send(over(table))


def over(table: "Table") -> Message:
    """Return the last message of a game that is over or was ended by consent: hands, aliens and the seed, and whether
    its record can be fetched.
    """
    ending = dict(table.rules.ending(table.match))
    if table.hands_out:
        ending["record"] = True
    return {"kind": "over", "winners": ending.pop("winners"), "seed": table.setup.seed, "ending": ending}
