"""`cosmic puzzle`: the puzzle that comes next, or the one in a file; on the screen or in plain lines."""

from __future__ import annotations

import argparse
import datetime
from collections.abc import Sequence

from cosmic_tui.command_line.parser import Parser
from cosmic_tui.command_line.tools import or_refusal
from cosmic_tui.games import FIRST_GAME
from engine.kernel.errors import Usage


def configure(parser: Parser, words: Sequence[str] = ()) -> None:
    from engine.bots import judged

    parser.add_argument("file", nargs="?", default="")
    parser.add_argument("--theme", default="", choices=tuple(judged(FIRST_GAME).THEMES))
    parser.add_argument("--plain", action="store_true")


def run(args: argparse.Namespace) -> int:
    from cosmic_tui.cli import start
    from cosmic_tui.cli.replay import file_of
    from cosmic_tui.diary.diary import Diary
    from cosmic_tui.diary.puzzles import coming
    from cosmic_tui.link.replay import load
    from cosmic_tui.puzzles.table import PuzzleLink, next_table, table_of
    from cosmic_tui.say.puzzles import no_more
    from cosmic_tui.words.letters import capital

    said = start.reader_words(plain=start.wants_plain(args.plain), game=FIRST_GAME)
    me, names, diary = capital(said.say("scr-you")), said.parts("bot-names"), Diary()

    def following() -> PuzzleLink | None:
        return next_table(FIRST_GAME, diary.puzzle_tries(), datetime.date.today(), args.theme, me, names)

    link: PuzzleLink | None
    if args.file:
        link = or_refusal(lambda: table_of(load(file_of(args.file)), me, names))
    else:
        link = following()
    if link is None:
        raise Usage(no_more(said, coming(diary.puzzle_tries())))
    if not start.wants_plain(args.plain):
        return start.play_on_screen(link)
    from cosmic_tui.plain.puzzle import play

    return play(link, said, following)
