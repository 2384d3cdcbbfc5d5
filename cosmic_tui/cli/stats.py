"""`cosmic stats`: how the games ended that were played on this computer, in sentences and columns, or as data."""

from __future__ import annotations

import argparse
import json

from cosmic_tui.command_line.parser import Parser


def configure(parser: Parser) -> None:
    parser.add_argument("--name", default="")
    parser.add_argument("--game", default="")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    from cosmic_tui.cli.start import reader_words
    from cosmic_tui.command_line.tools import columns, percent
    from cosmic_tui.diary.diary import Diary
    from cosmic_tui.screens.statistics_lines import sentences, tables

    found = Diary().statistics(args.name, args.game)
    if args.json:
        print(json.dumps(found.plain(), indent=1))
        return 0
    said = reader_words()
    print("\n".join(sentences(said, found)))
    heads = [said.say(f"tool-column-{name}") for name in ("games", "wins", "share")]
    for heading, rows in tables(said, found):
        lines = [[name, str(score.games), str(score.won), percent(score.won / score.games)] for name, score in rows]
        print("\n" + "\n".join(columns([[heading, *heads], *lines])))
    return 0
