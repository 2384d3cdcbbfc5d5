"""`cosmic stats`: how the games ended that were played on this computer, in sentences and columns, or as data."""

from __future__ import annotations

import argparse
import json

from cosmic_tui.command_line.parser import Parser
from cosmic_tui.games import FIRST_GAME


def configure(parser: Parser) -> None:
    parser.add_argument("--name", default="")
    parser.add_argument("--game", default="")
    parser.add_argument("--collection", action="store_true")
    parser.add_argument("--history", action="store_true")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    from cosmic_tui.canvas.cells import plain
    from cosmic_tui.cli.start import reader_words
    from cosmic_tui.command_line.tools import columns, percent
    from cosmic_tui.diary.diary import Diary
    from cosmic_tui.diary.rating import rating
    from cosmic_tui.screens.statistics_lines import rated, sentences, tables

    found = Diary().statistics(args.name, args.game)
    if args.json:
        print(json.dumps(found.plain(), indent=1))
        return 0
    said = reader_words()
    if args.collection or args.history:
        print("\n".join(collection(args.game or FIRST_GAME) if args.collection else history(args.game)))
        return 0
    print("\n".join([*sentences(said, found), *map(plain, rated(said, rating(Diary().results()))[1:])]))
    heads = [said.say(f"tool-column-{name}") for name in ("games", "wins", "share")]
    for heading, rows in tables(said, found):
        lines = [[name, str(score.games), str(score.won), percent(score.won / score.games)] for name, score in rows]
        print("\n" + "\n".join(columns([[heading, *heads], *lines])))
    return 0


def collection(game: str) -> list[str]:
    """Return with what was won in a game, and against whom."""
    from cosmic_tui.cli.play import form_of_game
    from cosmic_tui.cli.start import reader_words
    from cosmic_tui.diary.collection import collected
    from cosmic_tui.diary.diary import Diary
    from cosmic_tui.screens.collection_wall import kept, lines

    form_of_game(game)  # there is such a game
    said = reader_words(game=game)
    return lines(said, kept(said, collected(Diary().results(), game)))


def history(game: str) -> list[str]:
    """Return a line for each finished game, the last one first."""
    from cosmic_tui.cli.start import reader_words
    from cosmic_tui.diary.diary import Diary
    from cosmic_tui.screens.history_lines import line

    said = reader_words()
    found = [line(said, result) for result in reversed(Diary().results()) if not game or result.game == game]
    return found or [said.say("scr-line-stats_none")]
