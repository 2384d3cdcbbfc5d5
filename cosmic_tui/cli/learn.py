"""`cosmic learn`: a lesson of a game, the first one if none is named; `--list` says which there are."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from cosmic_tui.command_line.parser import Parser
from cosmic_tui.command_line.tools import or_refusal
from cosmic_tui.games import FIRST_GAME
from engine.kernel.errors import Usage


def configure(parser: Parser, words: Sequence[str] = ()) -> None:
    parser.add_argument("name", nargs="?", default="")
    parser.add_argument("--game", default=FIRST_GAME)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--unkept", action="store_true")


def run(args: argparse.Namespace) -> int:
    from cosmic_tui.cli import start
    from cosmic_tui.cli.play import form_of_game
    from cosmic_tui.games import lessons_of
    from cosmic_tui.link import saved
    from cosmic_tui.new_game import lesson_setup
    from cosmic_tui.words.letters import capital

    form_of_game(args.game)  # there is such a game
    said = start.reader_words(game=args.game)
    names = lessons_of(args.game)
    if not names:
        raise Usage(said.say("cli-learn-none"))
    if args.list:
        print("\n".join(f"{name}: {said.say(f'les-name_{name}')}" for name in names))
        return 0
    me, bots = capital(said.say("scr-you")), said.parts("bot-names")
    setup = or_refusal(lambda: lesson_setup(args.game, args.name or names[0], me, bots), args.game)
    make = saved.unkept if args.unkept else saved.new_game
    link = or_refusal(lambda: make(setup), args.game)
    if not start.wants_plain(args.plain):
        return start.play_on_screen(link)
    kept = link.journal.name if link.journal is not None else ""
    return start.play_plain(link, kept, "welcome" if kept else "welcome_unkept")
