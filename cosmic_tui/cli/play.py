"""`cosmic play`: a new game at this keyboard, on the screen or in plain lines. `cosmic` alone opens the title.

`--game` is read first: the game named adds arguments of its own.
"""

import argparse
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from cosmic_tui.cli import Refusal
from cosmic_tui.games import FIRST_GAME
from cosmic_tui.messages.schema import WINDOWS

if TYPE_CHECKING:
    from cosmic_tui.games.parts import Form
    from engine.kernel.game import Rules

HELP = "play against bots, or with several people at this keyboard"
SEED_BITS = 32


def configure(parser: argparse.ArgumentParser, words: Sequence[str] = ()) -> None:
    game = named(words)
    parser.add_argument("--game", default=FIRST_GAME, metavar="NAME", help="which game; its own arguments come with it")
    parser.add_argument("--players", type=int, metavar="N", help="how many seats")
    parser.add_argument("--people", default="", metavar="NAMES", help="who plays at this keyboard: Ada,Bea")
    parser.add_argument("--bots", default="", metavar="LEVEL", help="how the bots play (rookie, random, ...)")
    form_of_game(game).arguments(parser)
    parser.add_argument("--windows", choices=WINDOWS, default="quick", help="as in cosmic host --help")
    parser.add_argument("--seed", type=int, help="the same seed deals the same cards")
    parser.add_argument("--plain", action="store_true", help="lines of text, for screen readers and slow lines")
    parser.add_argument("--unkept", action="store_true", help="do not save this game")


def named(words: Sequence[str]) -> str:
    """The game that is typed; the usual one without."""
    for place, word in enumerate(words):
        if word == "--game" and place + 1 < len(words):
            return words[place + 1]
        if word.startswith("--game="):
            return word.partition("=")[2]
    return FIRST_GAME


def form_of_game(game: str) -> "Form":
    """Its form, or a Refusal that names the games there are."""
    from engine.games import games

    if game != FIRST_GAME and game not in games():
        raise Refusal(f"There is no game {game}; there are {', '.join(games())}.")
    from cosmic_tui.games import form_of

    return form_of(game)


def run(args: argparse.Namespace) -> int:
    from cosmic_tui.cli import start

    plain = start.wants_plain(args.plain)
    if not plain:
        start.hurry()
    if not plain and nothing_said(args):
        return start.play_on_screen(None)
    from cosmic_tui.link import saved

    setup = start.or_refusal(lambda: checked(args), args.game)
    make = saved.unkept if args.unkept else saved.new_game
    link = start.or_refusal(lambda: make(setup), args.game)
    if not plain:
        return start.play_on_screen(link)
    kept = link.journal.name if link.journal is not None else ""
    return start.play_plain(link, kept, "welcome" if kept else "welcome_unkept")


def nothing_said(args: argparse.Namespace) -> bool:
    """`cosmic` without anything: the title screen is wanted, not a game."""
    return args.command is None and vars(args) == vars(defaults())


def defaults() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    configure(parser)
    return parser.parse_args([], argparse.Namespace(command=None))


def checked(args: argparse.Namespace) -> Any:
    """The set-up these arguments describe; Refused or a Refusal if there is no such table."""
    from cosmic_tui.cli import start
    from cosmic_tui.table.rules import rules_of
    from cosmic_tui.table.setup import GameSetup, check_setup, people_and_bots
    from engine.bots import bots

    rules = rules_of(args.game)
    people = [name.strip() for name in args.people.split(",") if name.strip()]
    people = people or [start.reader_words().say("scr-you").capitalize()]
    players = how_many(args, rules, len(people))
    if len(people) > players:
        raise Refusal(f"--people names {len(people)}, but there are {players} seats; --players {len(people)} fits.")
    level = args.bots or rules.bot
    if level not in bots(args.game):
        raise Refusal(f"There is no bot called {level}; there are {', '.join(sorted(bots(args.game)))}.")
    seed = secrets.randbits(SEED_BITS) if args.seed is None else args.seed
    seats = people_and_bots(people, players, level)
    setup = GameSetup(seats, seed, options(args, players), args.game, windows=args.windows)
    check_setup(setup)
    rules.agreed(setup.options)
    return setup


def how_many(args: argparse.Namespace, rules: "Rules", people: int) -> int:
    """The seats: those said, else as many as usual, and enough for all people."""
    allowed = rules.seats_allowed
    if args.players is None:
        return max(form_of_game(args.game).SEATS or rules.seats({}), people)
    if args.players not in allowed:
        raise Refusal(f"--players {args.players}: this game is for {allowed[0]} to {allowed[-1]}.")
    return int(args.players)


def options(args: argparse.Namespace, players: int) -> dict[str, Any]:
    """The options of the game: what its form makes of its own arguments."""
    return {"seats": players, **form_of_game(args.game).wished(args)}
