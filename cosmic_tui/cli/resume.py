"""`cosmic resume`: go on with a saved game, list them all, or save what can be saved of a damaged one."""

import argparse

from cosmic_tui.command_line.parser import Parser
from cosmic_tui.command_line.tools import or_refusal


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
    name = or_refusal(lambda: saves.rescue(args.name)) if args.rescue else args.name
    link = or_refusal(lambda: saved.resume(name))
    if not start.wants_plain(args.plain):
        return start.play_on_screen(link)
    return start.play_plain(link, link.journal.name if link.journal is not None else "", "welcome_back")


def show_list() -> int:
    """Print a line for each game, those that go on first. A game that cannot be played on says why in the same place.
    """
    from cosmic_tui.cli import start
    from cosmic_tui.say.refusals import refused
    from cosmic_tui.say.voice import Voice
    from cosmic_tui.screens import saved_cells
    from cosmic_tui.storage import saves

    said = start.reader_words()
    rows = or_refusal(saves.list_games)
    for group in saved_cells.GROUPS:
        own = [row for row in rows if saved_cells.group_of(row) == group]
        if own and group != saved_cells.BROKEN:
            print(f"{said.say(f'scr-saved_{group}')}:")
        for row in own:
            if row.problem:
                print(refused(Voice(said, ()), row.problem, {"name": row.name, **row.facts}))
            else:
                print(f"  {row.name}: {saved_cells.line(said, row)}")
    if not rows:
        print(said.say("no-saves_none"))
    return 0
