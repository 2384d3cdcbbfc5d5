"""Records of Andromeda: which ones this version of the rules can replay, and how a game is kept as one."""

from typing import Any

from engine.andromeda.game import new_game
from engine.andromeda.options import Options, make_options
from engine.andromeda.state import Game
from engine.kernel import record as kernel
from engine.kernel.asking import Refused
from engine.kernel.match import Match
from engine.kernel.record import Record

GAME = "andromeda"

# Add one whenever an existing record could go another way: other questions, other options or another order of them,
# other uses of chance, another component in the box.
RULES_VERSION = 1


def new_record(options: Options, seed: int, **about: Any) -> Record:
    """An empty record; whoever drives the match appends (seat, answer) to its `answers`."""
    return Record(GAME, RULES_VERSION, options.plain(), seed, about=about)


def start(record: Record, strict: bool = False) -> Match[Game]:
    """The match of a record at its first question; Refused if it is of another game, of other rules, or of no table."""
    if record.game != GAME:
        raise Refused("record_game", theirs=record.game)
    if record.rules != RULES_VERSION:
        raise Refused("record_rules", theirs=record.rules, ours=RULES_VERSION)
    return new_game(make_options(**record.config), record.seed, strict)


def resume(record: Record, strict: bool = False) -> Match[Game]:
    """The match as it stood after the last answer; a sealed record must come to the same end."""
    match = start(record, strict)
    trail = kernel.replay(record, match)
    if record.trail and trail != record.trail:
        raise Refused("record_drifted")
    return match


def seal(record: Record) -> Record:
    """Replay a record once and keep the digest of its questions and answers in it."""
    record.trail = kernel.replay(record, start(record))
    return record
