"""`cosmic replay FILE`: a game once more, from its record or from a saved game, to see whether it ends as it did.

Or to look at it on the screen. Reads both kinds of file; changes neither. What does not fit is one sentence and the
exit code 2.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cosmic_tui.cli.main import SHOW_FAULTS
from cosmic_tui.command_line.parser import Parser
from cosmic_tui.command_line.tools import or_refusal, refusal, say

if TYPE_CHECKING:
    from engine.kernel.match import Match
    from engine.kernel.record import Record

FAULT = 1


def configure(parser: Parser) -> None:
    parser.add_argument("file")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--show", action="store_true")
    parser.add_argument("--events", action="store_true")


def run(args: argparse.Namespace) -> int:
    from cosmic_tui.games import name_of
    from cosmic_tui.link.replay import load
    from cosmic_tui.words import words
    from engine.games import carried, start

    file = file_of(args.file)
    if args.show:
        from cosmic_tui.cli.start import play_on_screen
        from cosmic_tui.link import film

        return play_on_screen(or_refusal(lambda: film.seen(file, lambda: load(file))))
    record = or_refusal(lambda: carried(load(file)))
    match = or_refusal(lambda: start(record))
    name = name_of(words().language, record.game)
    print(say("replay-game", file=args.file, name=name, number=match.game.n, value=str(record.seed)))
    code = replay(record, match, args.check)
    if args.events:
        print("\n".join(event_line(event) for event in match.game.events))
    return code


def file_of(word: str) -> Path:
    """Return the file that is meant: this one, else the saved game or record of that name."""
    from cosmic_tui.new_game import file_of as named
    from engine.kernel.asking import Refused

    file = Path(word)
    if file.exists() or file.name != word:
        return file
    try:
        return named(word)
    except Refused:
        return file


def replay(record: Record, match: Match[Any], check: bool) -> int:
    """Play it and say how it ended. A fault of the program is what such a record was kept for: it is named."""
    from engine.kernel.asking import Refused
    from engine.kernel.record import Trail, answering

    trail, number = Trail(), 0
    try:
        for given in answering(record, match, trail):
            number = given
    except Refused as no:
        raise refusal(no) from None
    except Exception as fault:
        if os.environ.get(SHOW_FAULTS):
            raise
        print(say("replay-fault", number=number, what=f"{type(fault).__name__}: {fault}"))
        return FAULT
    winners = match.game.winners
    print(say("replay-answers", n=number, number=match.game.turn))
    print(say("replay-winners", n=len(winners), names=", ".join(str(seat) for seat in winners)))
    if check and record.trail and trail.seal(match) != record.trail:
        raise refusal(Refused("record_drifted"))
    if check:
        print(say("replay-same" if record.trail else "replay-unsealed"))
    return 0


def event_line(event: tuple[Any, ...]) -> str:
    """Return an event's id and what everybody may know of it."""
    kind, facts, _, _ = event
    return " ".join([kind, *(str(fact).replace(" ", "") for fact in facts)])
