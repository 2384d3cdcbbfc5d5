"""A table as it was: recorded answers are given again, and bots are asked their recorded questions again.

A bot's dice and memory hang on nothing but the views it was asked with. So a game that goes on from a file, or back
over an answer, goes the way it would have gone: each bot hears its questions once more, and what it says is not heard.
"""

from contextlib import suppress
from typing import TYPE_CHECKING

from cosmic_tui.table import automatic, company
from cosmic_tui.table.marks import Entry, kept_answers, mark_of, mark_of_act
from cosmic_tui.table.rules import AnyMatch
from cosmic_tui.table.seats import Seat
from cosmic_tui.table.setup import BOT
from engine.bots.worlds import relive
from engine.kernel.asking import Answer, Refused, is_act

if TYPE_CHECKING:
    from cosmic_tui.table.table import Table


def replay(table: "Table", records: list[Entry]) -> None:
    """Give all recorded answers again. Refused save_drifted if a question is no longer the one that was asked."""
    for number, (seat, answer, mark) in enumerate(kept_answers(records)):
        question = table.match.question_for(seat)
        if is_act(answer):
            fits = mark_of_act(seat, table.match) == mark
        else:
            fits = question is not None and mark_of(question, table.match) == mark
        if not fits:
            raise Refused("save_drifted", number=number)
        if table.seats[seat].person:  # so that undo reaches as far back as it did
            table.history.remember(table.match.fork(), seat, table.answers)
        ask_again(table, table.match, table.seats[seat], answer)
        try:
            table.match.answer(seat, answer)
        except Refused:
            raise Refused("save_drifted", number=number) from None
        table.given.append((seat, answer))
        table.read_events()
    table.read_events()
    if any(record[0] == "end" for record in records):
        table.ended = True
    if not records:
        table.note_where()


def take_seats(table: "Table") -> None:
    """Every bot takes its seat anew and remembers what it knew before the game."""
    for seat in table.seats:
        if seat.who == BOT:
            seat.player, seat.thought, seat.answered = automatic.made(table, seat), None, None
    company.recall(table)


def ask_again(table: "Table", match: AnyMatch, seat: Seat, answer: Answer) -> None:
    """Before this seat's recorded answer is given: its bot is asked, unless the clock answered in its place."""
    question = match.question_for(seat.number)
    if seat.who != BOT or question is None:
        return
    if isinstance(answer, (list, tuple)) and tuple(answer) == table.rules.lapse(match)[1]:
        return
    looked = table.thinker is not None and not question.secret
    with suppress(Exception):  # where it fell then it falls again, and that has been told
        relive(seat.player, table.rules.view(match, seat.number), looked)


def as_after(table: "Table", answers: int) -> None:
    """All bots as they were after so many answers of this game."""
    if not any(seat.who == BOT for seat in table.seats):
        return
    match = table.rules.new(table.options, table.setup.seed)
    take_seats(table)
    for number, answer in table.given[:answers]:
        ask_again(table, match, table.seats[number], answer)
        match.answer(number, answer)
