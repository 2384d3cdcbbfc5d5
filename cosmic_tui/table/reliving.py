"""Replay: recorded answers are given again at a table, and bots are asked their recorded questions again.

A bot's dice and memory depend only on the views with which it was asked. So after a replay, from a file or after an
undo, the game goes on as it would have gone: each bot is asked every question once more, and its answer is ignored.
"""

from contextlib import suppress
from typing import TYPE_CHECKING

from cosmic_tui.table import automatic, characters, reasons, snapshots, ways
from cosmic_tui.table.answer_log import Entry, mark_of, mark_of_act
from cosmic_tui.table.rules import AnyMatch
from cosmic_tui.table.seats import Seat
from cosmic_tui.table.setup import BOT
from cosmic_tui.table.undoing import taken_back_by
from engine.bots.lookahead import relive
from engine.kernel.asking import Answer, is_act

if TYPE_CHECKING:
    from cosmic_tui.table.table import Table

NEWER = "newer_rules"  # the table's own event


def replay(table: "Table", records: list[Entry], begun: int) -> None:
    """Replay these records and go on where they end. `begun` is the version of the rules they began with. Raise
    Refused, before anybody is told anything, if that is impossible.
    """
    story = ways.story_of(records)
    way = ways.find(table, story, begun)
    table.open_match(ways.begin(table, way))
    table.stood_in = story.stood_in
    if way.base is not None:
        table.keeping.base = way.base.answers, way.opened
        table.given = way.given
        snapshots.tell(table, way.told)
        snapshots.remember(table, way.opened)
    if way.newer:
        newer_rules(table, way.left_out)
    kept = {snapshot.answers: snapshot.packed for snapshot in story.kept} if not way.newer else {}
    for seat, answer in way.answers:
        _keep_in_mind(table, kept)
        _give_again(table, seat, answer, way.newer)
    _keep_in_mind(table, kept)
    table.read_events()
    if story.ended:
        table.ended = True
    if not records:
        snapshots.note_where(table)


def newer_rules(table: "Table", left_out: int) -> None:
    """Go on under today's rules. Log this once, with the number of answers to give anew, and begin the file anew from
    here.
    """
    for seat in table.readers():
        seat.log.append({"event": NEWER, "n": left_out})
    table.records.append(["undo", table.answers])
    snapshots.take(table, carried=True)


def _keep_in_mind(table: "Table", kept: dict[int, bytes]) -> None:
    """Take over the kept position that belongs to this number of answers, if there is one."""
    if table.answers in kept:
        table.read_events()
        snapshots.known(table, kept[table.answers])


def _give_again(table: "Table", number: int, answer: Answer, newer: bool) -> None:
    match, seat = table.match, table.seats[number]
    if seat.person:  # so that undo reaches as far back as it did
        question = None if is_act(answer) else match.question_for(number)
        table.history.remember(match.fork(), taken_back_by(table, number, question, answer), table.answers)
    ask_again(table, match, table.answers, seat, answer)
    if newer:
        question = match.question_for(number)
        asked = question is not None and not is_act(answer)
        mark = mark_of(question, match) if asked and question is not None else mark_of_act(number, match)
        stood_in = [1] if table.answers in table.stood_in else []
        table.records.append(["answer", number, answer, mark, *stood_in])
    match.answer(number, answer)
    table.given.append((number, answer))
    table.read_events()


def take_seats(table: "Table") -> None:
    """Seat every bot anew with what it remembered before the game. Stand-ins are made only when they are needed."""
    for seat in table.seats:
        seat.player = automatic.made(table, seat) if seat.who == BOT else None
        seat.thought, seat.answered = None, None
    characters.recall(table)


def ask_again(table: "Table", match: AnyMatch, at: int, seat: Seat, answer: Answer) -> None:
    """Ask the bot or stand-in of a seat once more before the recorded answer number `at` is given, unless a person or
    the clock gave that answer.
    """
    question = match.question_for(seat.number)
    if question is None or (seat.player is None if seat.who == BOT else at not in table.stood_in):
        return
    if isinstance(answer, (list, tuple)) and tuple(answer) == table.rules.lapse(match)[1]:
        return
    with suppress(Exception):  # where it fell then it falls again, and that has been told
        player = automatic.player_of(table, seat)
        relive(player, table.rules.view(match, seat.number), looked=not question.secret)
        reasons.of_bot(table, player, match, question, answer)


def as_after(table: "Table", answers: int) -> None:
    """Bring all bots to their state after this many answers, starting from the last position kept before."""
    if not any(seat.player is not None for seat in table.seats):
        return
    begun, opened = snapshots.nearest(table, answers)
    match = snapshots.put_back(table, opened) if opened else table.rules.new(table.options, table.setup.seed)
    take_seats(table)
    if opened:
        snapshots.remember(table, opened)
    for at, (number, answer) in enumerate(table.given[begun:answers], begun):
        ask_again(table, match, at, table.seats[number], answer)
        match.answer(number, answer)
    for seat in table.seats:
        seat.resume_plan(answers)
