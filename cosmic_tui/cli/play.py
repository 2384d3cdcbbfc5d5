"""`cosmic play`: a new game at this keyboard, on the screen or in plain lines. `cosmic` alone opens the title."""

import argparse
import secrets
from typing import Any

from cosmic_tui.cli import Refusal
from cosmic_tui.messages.schema import WINDOWS

HELP = "play against bots, or with several people at this keyboard"
VARIANTS = (
    "four_planets", "hidden_powers", "hot_swapped", "wild_flares", "technology", "no_flares", "classic_flare",
    "specials_may_name_offense",
)  # fmt: skip
ALIEN_MODES = ("dealt", "random", "none")
FEWEST, MOST, USUAL = 3, 5, 4
SEED_BITS = 32


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, choices=range(FEWEST, MOST + 1), help=f"seats, {USUAL} if not said")
    parser.add_argument("--people", default="", metavar="NAMES", help="who plays at this keyboard: Ada,Bea")
    parser.add_argument("--bots", default="rookie", metavar="LEVEL", help="how the bots play (rookie, random, ...)")
    parser.add_argument("--alien", default="dealt", metavar="NAME", help="your alien, or dealt, random, none")
    parser.add_argument("--levels", default="", metavar="LEVELS", help="which aliens are dealt: green,yellow,red")
    parser.add_argument("--variant", action="append", default=[], choices=VARIANTS, help="may be given several times")
    parser.add_argument("--deals", choices=("turns", "open"), default="turns", help="offers in turns, or with a clock")
    parser.add_argument("--windows", choices=WINDOWS, default="quick", help="as in cosmic host --help")
    parser.add_argument("--seed", type=int, help="the same seed deals the same cards")
    parser.add_argument("--plain", action="store_true", help="lines of text, for screen readers and slow lines")
    parser.add_argument("--unkept", action="store_true", help="do not save this game")


def run(args: argparse.Namespace) -> int:
    from cosmic_tui.cli import start

    plain = start.wants_plain(args.plain)
    if not plain:
        start.hurry()
    if not plain and nothing_said(args):
        return start.play_on_screen(None)
    from cosmic_tui.link import saves  # words and engine are wanted from here on

    setup = start.or_refusal(lambda: checked(args))
    make = saves.unkept if args.unkept else saves.new_game
    link = start.or_refusal(lambda: make(setup))
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

    people = [name.strip() for name in args.people.split(",") if name.strip()]
    people = people or [start.reader_words().say("scr-you").capitalize()]
    players = args.players or max(USUAL, len(people))
    if len(people) > players:
        raise Refusal(f"--people names {len(people)}, but there are {players} seats; --players {len(people)} fits.")
    if args.bots not in bots():
        raise Refusal(f"There is no bot called {args.bots}; there are {', '.join(sorted(bots()))}.")
    seed = secrets.randbits(SEED_BITS) if args.seed is None else args.seed
    seats = people_and_bots(people, players, args.bots)
    setup = GameSetup(seats, seed, options(args, players), windows=args.windows)
    check_setup(setup)
    rules_of(setup.game).agreed(setup.options)
    return setup


def options(args: argparse.Namespace, players: int) -> dict[str, Any]:
    """The options of the game: only what was said, the rest is the game's own business."""
    found: dict[str, Any] = {"seats": players, "deals": args.deals}
    if args.alien in ALIEN_MODES:
        found["alien_mode"] = args.alien
    else:
        found["aliens"] = [alien_id(args.alien)]
    if args.levels:
        found["levels"] = [level.strip() for level in args.levels.split(",")]
    for variant in args.variant:
        found["flares" if variant == "no_flares" else variant] = variant != "no_flares"
    return found


def alien_id(name: str) -> str:
    """The id for a name as people type it: "Tick-Tock", "anti matter"."""
    return name.strip().lower().replace("-", "_").replace(" ", "_")
