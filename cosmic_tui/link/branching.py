"""A branch of a recorded game: the same table up to one answer of its record, from there on with one person at it.

Every hidden card is where it was, and bots remember what they knew then: they are asked their questions once more when
the game opens. Knows records and set-ups; no words.
"""

from typing import Any

from cosmic_tui.table.answer_log import Entry, mark_of, mark_of_act
from cosmic_tui.table.setup import BOT, BOT_NAMES, PERSON, GameSetup, SeatSetup, check_setup
from engine.bots import bot_of
from engine.games import rules_of, start
from engine.kernel.asking import is_act
from engine.kernel.record import Record


def branch(record: Record, seat: int, at: int) -> tuple[GameSetup, list[Entry]]:
    """Return the table's set-up and the answers before that one. Raise Refused if they cannot be replayed."""
    setup = setup_of(record, seat, at)
    return setup, entries_of(record, at)


def setup_of(record: Record, seat: int, at: int) -> GameSetup:
    """Return a set-up with bots on every other seat, of the same level where bots sat."""
    bot = rules_of(record.game).bot
    names, levels = record.about.get("names") or BOT_NAMES, record.about.get("levels") or ()
    sitting = []
    for number in range(rules_of(record.game).seats(record.config)):
        name, level = str(names[number]), levels[number] if number < len(levels) else ""
        if number == seat:
            sitting.append(SeatSetup(PERSON, name))
        else:
            sitting.append(SeatSetup(BOT, name, level if is_bot(level, record.game) else bot))
    options = dict(record.config)
    setup = GameSetup(tuple(sitting), record.seed, options, record.game, stand_in=bot, branched=str(at))
    check_setup(setup)
    return setup


def is_bot(level: Any, game: str) -> bool:
    """Return whether bots of that level exist. The level comes from a file, which may contain anything."""
    return isinstance(level, str) and bot_of(level, game) is not None


def entries_of(record: Record, at: int) -> list[Entry]:
    """Return the answers before that one, in the form of a saved game's entries."""
    match, entries = start(record), []
    for seat, answer in record.answers[:at]:
        question = None if is_act(answer) else match.question_for(seat)
        mark = mark_of_act(seat, match) if question is None else mark_of(question, match)
        entries.append(["answer", seat, answer, mark])
        match.answer(seat, answer)
    return entries
