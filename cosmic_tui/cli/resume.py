"""`cosmic resume`: go on with a saved game, list them all, or save what can be saved of a damaged one."""

import argparse
import time

from cosmic_tui.cli.parser import Parser


def configure(parser: Parser) -> None:
    parser.add_argument("name", nargs="?", default="")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--rescue", action="store_true")
    parser.add_argument("--plain", action="store_true")


def run(args: argparse.Namespace) -> int:
    from cosmic_tui.cli import start  # words and engine are wanted from here on
    from cosmic_tui.link import saved
    from cosmic_tui.storage import saves

    if args.list:
        return show_list()
    name = start.or_refusal(lambda: saves.rescue(args.name)) if args.rescue else args.name
    link = start.or_refusal(lambda: saved.resume(name))
    if not start.wants_plain(args.plain):
        return start.play_on_screen(link)
    return start.play_plain(link, link.journal.name, "welcome_back")


def show_list() -> int:
    """A line a game; what cannot be played on says why in the same place."""
    from cosmic_tui.cli import start
    from cosmic_tui.games import name_of
    from cosmic_tui.say.refusals import refused
    from cosmic_tui.say.voice import Voice
    from cosmic_tui.storage import saves

    said = start.reader_words()
    rows = start.or_refusal(saves.list_games)
    for row in rows:
        if row.problem:
            print(refused(Voice(said, ()), row.problem, {"name": row.name, **row.facts}))
        else:
            changed = time.localtime(row.changed)
            when = f"{said.date(*changed[:3])} {time.strftime('%H:%M', changed)}"
            ident = "scr-line-plain_saved_over" if row.over else "scr-line-plain_saved"
            told = said.say(ident, names=said.join(row.people), number=row.turn, value=when)
            print(f"{row.name}: {name_of(said.language, row.game, 'short')}, {told}")
    if not rows:
        print(said.say("no-saves_none"))
    return 0
