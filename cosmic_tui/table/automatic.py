"""Automatic answers: those of bots, of standing orders, and of stand-ins for absent people.

A bot answers at once: the film (cosmic_tui/film) decides how fast a game is shown, and a pause at a secret question
would tell that somebody holds something (R-SEC-2). Must not look at anything but the view of the seat that answers.
"""

from math import inf
from typing import TYPE_CHECKING, Any

from cosmic_tui.table import bot_search, deal_clocks, even_hold, falls, reasons, time_limits, updates
from cosmic_tui.table.seats import AWAY, HERE, Seat
from cosmic_tui.table.stand_ins import may_stand_in, nothing_to_do, passes_by_order
from engine.bots.player import Player
from engine.kernel.asking import BARGAIN, Answer, Question, Refused, how_many, nth

if TYPE_CHECKING:
    from cosmic_tui.table.table import Table

MOST_TRIED = 1000  # answers, until one is found that works


def run(table: "Table", now: float) -> None:
    """Give all automatic answers that are due. Where a host runs many tables, stop after some answers and set `busy`;
    until the table goes on nobody is told anything, because progress would tell how many have answered in secret.
    """
    before, table.busy = table.answers, False
    while True:
        for seat in table.seats:
            seat.next_question(table.match.question_for(seat.number))
        even_hold.mind(table, now, at_rest=False)
        if table.answers >= before + table.at_once and not table.match.over:  # nobody would wake it to tell the end
            table.busy = True
            return
        if deal_clocks.mind(table, now):
            continue
        time_limits.mind(table, now)
        if not answer_one(table, now):
            even_hold.mind(table, now, at_rest=True)
            time_limits.mind(table, now)
            return


def answer_one(table: "Table", now: float) -> bool:
    """Give the first automatic answer that is due now. Return False if there is none."""
    for question in table.match.pending:
        seat = table.seats[question.seat]
        time = due(table, seat, question, now)
        if time is not None and time <= now:
            if seat.person and seat.state == HERE and passes_by_order(table, seat, question) is not None:
                order_passes(table, seat, question, now)
            elif seat.person and not table.setup.stand_in:
                give_plainly(table, question, now)
            else:
                bot_answers(table, seat, question, now)
            return True
    return False


def due(table: "Table", seat: Seat, question: Question, now: float) -> float | None:
    """Return the time at which this question is answered automatically, or None if it waits for its person."""
    if seat.person and seat.state == HERE:
        return seat.until if passes_by_order(table, seat, question) is None else now
    if seat.person and not may_stand_in(table, seat):
        return None
    if question.shape == BARGAIN and seat.answered == question.data:
        return None  # nothing has changed since its last word
    if not seat.person:
        return bot_search.due(table, seat, question, now)
    return seat.since + table.setup.patience if seat.state == AWAY and not seat.helped else now


def order_passes(table: "Table", seat: Seat, question: Question, now: float) -> None:
    answer = passes_by_order(table, seat, question)
    assert answer is not None
    if nothing_to_do(table, seat, question) is None:  # what the game itself passes over, nobody is told of
        seat.passed += 1
        seat.orders_changed = True
    table.give(question, answer, now, by_itself=True)


def bot_answers(table: "Table", seat: Seat, question: Question, now: float) -> None:
    """Give the bot's answer, computed from its seat's view. If the answer is illegal, give the plainest legal one."""
    if seat.person:
        table.stood_in.add(table.answers)
    try:
        answer, reason = chosen(table, seat, question)
        table.give(question, answer, now, by_itself=True)
    except Refused:
        give_plainly(table, question, now)
    else:
        seat.note_plan(table.answers)
        if reason is not None:
            reasons.tell(table, seat.number, reason)
    after = table.match.question_for(seat.number)
    seat.answered = after.data if after is not None and after.shape == BARGAIN else None


def chosen(table: "Table", seat: Seat, question: Question) -> tuple[Answer, Any]:
    """Return the bot's answer in the form of the rules, and its reason. Raise Refused if it has none or raised an
    error.
    """
    try:
        given = bot_search.answer(seat)
        if given is None:
            given = player_of(table, seat).answer(table.rules.view(table.match, seat.number))
        reason = reasons.of_bot(table, player_of(table, seat), table.match, question, given)
        return table.rules.answer(question, given), reason
    except Refused:
        raise
    except Exception as error:
        falls.note(table, seat, error)
        raise Refused("form") from None


def give_plainly(table: "Table", question: Question, now: float) -> None:
    """Try the answers in order and give the first one that the rules accept."""
    if question.shape == BARGAIN:
        table.give(question, plainest(question), now, by_itself=True)
        return
    for number in range(min(how_many(question), MOST_TRIED)):
        try:
            table.give(question, nth(question, number), now, by_itself=True)
        except Refused:
            continue
        return
    raise Refused("form")


def made(table: "Table", seat: Seat) -> Player | None:
    """Return a new bot for a seat, or None if making it raises an error: then a stand-in plays in its place. Raise
    Refused unknown_bot if there is no such bot.
    """
    try:
        return table.bots(seat.level, seat.number, table.setup.seed)
    except KeyError:
        raise Refused("unknown_bot", name=seat.level) from None
    except Exception as error:
        falls.note(table, seat, error)
        return None


def player_of(table: "Table", seat: Seat) -> Player:
    if seat.player is None:
        seat.player = table.bots(table.setup.stand_in, seat.number, table.setup.seed)
    return seat.player


def plainest(question: Question) -> Answer:
    """Return an answer that is always legal: in a deal, end the other's offer or the talks; else take the first option.
    """
    if question.shape != BARGAIN:
        return nth(question, 0)
    theirs = question.data["theirs"]
    return ("decline", theirs[0]) if theirs else ("give_up",)


def untold(table: "Table") -> bool:
    """Return whether a seat is asked a question that it has not been shown yet."""
    return any(seat.question is not None and not updates.knows_question(seat) for seat in table.people())


def next_time(table: "Table", now: float) -> float | None:
    """Return the next time at which something at this table will be due."""
    if not table.started or table.match.over:
        return None
    if table.busy:
        return now
    times = [table.hold] if now < table.hold < inf or (table.hold < inf and untold(table)) else []
    if table.clock is not None and not table.clock.done:
        times.append(table.clock.next_mark())
    for question in table.match.pending:
        time = due(table, table.seats[question.seat], question, now)
        if time is not None:
            times.append(time)
    return min(times, default=None)
