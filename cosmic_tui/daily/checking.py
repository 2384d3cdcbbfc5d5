"""The record of a game of the day, looked through: is it that table, and did the bots answer what they answer.

The frozen bots are asked every question of theirs again. That, and the table, is all that can be checked among
friends: whether a person looked ahead in another window is between them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cosmic_tui.daily.day import Key, Table, table_of
from engine.bots import make_bot
from engine.bots.player import Player
from engine.games import rules_of
from engine.kernel.asking import BARGAIN, Answer, Question, Refused, how_many, is_act, nth
from engine.kernel.game import AnyMatch, Rules
from engine.kernel.record import Record

READER = 0  # the seat of the person
MOST_TRIED = 1000


@dataclass(frozen=True)
class Checked:
    """The result of a check. `wrong` is "" or a code: other_table, not_over, answer (its number is `at`)."""

    wrong: str = ""
    at: int = 0
    seat: int = -1


@dataclass(frozen=True)
class Parting:
    """The first decision in which two games differ: its number, and what was answered in each."""

    at: int
    answers: tuple[Answer, Answer]


def check(record: Record, key: Key) -> Checked:
    """Ask the bots of a record again, and compare what they say. Raise Refused if its answers lead through no game."""
    table = table_of(record.game, key)
    if not same_table(record, table):
        return Checked("other_table")
    rules = rules_of(record.game)
    match = rules.new(record.config, record.seed)
    bots = {seat: make_bot(table.day.bot, seat, record.seed, record.game) for seat in range(1, table.day.seats)}
    for number, (seat, answer) in enumerate(record.answers, 1):
        try:
            if seat in bots and not _lapsed(rules, match, answer):
                if not _same(_bot_gives(rules, match, bots[seat], seat), answer):
                    return Checked("answer", number, seat)
            else:
                match.answer(seat, answer)
        except Refused:
            return Checked("answer", number, seat)
        match.game.events = []
    return Checked() if match.over else Checked("not_over", len(record.answers))


def same_table(record: Record, table: Table) -> bool:
    """Return whether a record was played at this table."""
    rules = rules_of(record.game)
    if (record.rules, record.seed) != (rules.version, table.seed):
        return False
    try:
        return _same(rules.agreed(dict(record.config)), rules.agreed(dict(table.options)))
    except Refused:
        return False


def _lapsed(rules: Rules, match: AnyMatch, answer: Answer) -> bool:
    """Return whether the clock of a bargain answered: no bot did."""
    lapse = rules.lapse(match)[1]
    return lapse is not None and bool(_plain(answer) == _plain(lapse))


def _bot_gives(rules: Rules, match: AnyMatch, bot: Player, seat: int) -> Answer:
    """Give the bot's answer as a table does, and return it as a record says it."""
    question = match.question_for(seat)
    if question is None:
        raise Refused("form")
    try:
        given = rules.answer(question, bot.answer(rules.view(match, seat)))
        return _give(match, question, given)
    except Refused:
        return _give_plainly(match, question)


def _give(match: AnyMatch, question: Question, given: Answer) -> Answer:
    written = {"act": given["act"]} if is_act(given) else match.game.written(question, given)
    match.answer(question.seat, given)
    return written


def _give_plainly(match: AnyMatch, question: Question) -> Answer:
    """Return the first answer the rules take, as a table gives it where a bot's does not work."""
    if question.shape == BARGAIN:
        theirs = question.data["theirs"]
        return _give(match, question, ("decline", theirs[0]) if theirs else ("give_up",))
    for number in range(min(how_many(question), MOST_TRIED)):
        try:
            return _give(match, question, nth(question, number))
        except Refused:
            continue
    raise Refused("form")


def parting(one: Record, other: Record) -> Parting | None:
    """Return the first decision in which two games of one table differ; None if they are the same."""
    for at, (mine, theirs) in enumerate(zip(one.answers, other.answers, strict=False), 1):
        if not _same(mine, theirs):
            return Parting(at, (mine[1], theirs[1]))
    return None


def standing_at(record: Record, at: int) -> AnyMatch:
    """Return the match before the answer with that number."""
    match = rules_of(record.game).new(record.config, record.seed)
    for seat, answer in record.answers[: at - 1]:
        match.answer(seat, answer)
    return match


def _same(one: Any, other: Any) -> bool:
    return bool(_plain(one) == _plain(other))


def _plain(value: Any) -> Any:
    """Turn tuples into lists, because a file does not tell them apart."""
    if isinstance(value, dict):
        return {key: _plain(part) for key, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(part) for part in value]
    return value
