"""`cosmic play`: a new game at this keyboard, on the screen or in plain lines. `cosmic` alone opens the title.

`--game` is read first: the game named adds arguments of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from cosmic_tui.games import FIRST_GAME
from engine.kernel.errors import Usage

if TYPE_CHECKING:
    import argparse

    from cosmic_tui.command_line.parser import Parser
    from cosmic_tui.say.parts import Form
    from engine.kernel.game import Rules

SEED_BITS = 32


def configure(parser: Parser, words: Sequence[str] = ()) -> None:
    from cosmic_tui.messages.words import WINDOWS

    parser.add_argument("--game", default=FIRST_GAME)
    parser.add_argument("--players", type=int)
    parser.add_argument("--people", default="")
    parser.add_argument("--bots", default="")
    add_options(parser, words)
    parser.add_argument("--windows", choices=WINDOWS, default="quick")
    parser.add_argument("--seed", type=int)
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--unkept", action="store_true")


def add_options(parser: Parser, words: Sequence[str]) -> None:
    """Add the options of the game that is typed; if none is, the help also names those that other games add."""
    from cosmic_tui.command_line.parser import game_typed

    typed = game_typed(words)
    form_of_game(typed or FIRST_GAME).arguments(parser)
    if not typed:
        parser.elsewhere = lambda: other_games(parser.about)


def other_games(about: str) -> Iterator[tuple[str, Parser]]:
    """Yield each game but the first, with a parser of the options that it adds."""
    from cosmic_tui.command_line.parser import Parser
    from cosmic_tui.games import shown_games
    from cosmic_tui.words.loader import words

    for game in shown_games():
        if game != FIRST_GAME:
            parser = Parser(about=about, said=partial(words, game=game), add_help=False)
            form_of_game(game).arguments(parser)
            yield game, parser


def form_of_game(game: str) -> Form:
    """Return the game's form. Raise Usage with the games there are if it is unknown."""
    from engine.games import games

    if game != FIRST_GAME and game not in games():
        from cosmic_tui.words.loader import words

        raise Usage(words().say("cli-no-game", value=game, names=", ".join(games())))
    from cosmic_tui.say.parts import form_of

    return form_of(game)


def bare() -> int | None:
    """Handle `cosmic` without arguments: show the title, without parsing any. None if there is no screen."""
    from cosmic_tui.cli import start

    return None if start.wants_plain(False) else start.play_on_screen(None)


def run(args: argparse.Namespace) -> int:
    from cosmic_tui.cli import start

    plain = start.wants_plain(args.plain)
    if not plain:
        start.hurry()
    if not plain and nothing_said(args):
        return start.play_on_screen(None)
    from cosmic_tui.command_line.tools import or_refusal
    from cosmic_tui.link import saved

    setup = remembering(or_refusal(lambda: checked(args), args.game))
    make = saved.unkept if args.unkept else saved.new_game
    link = or_refusal(lambda: make(setup), args.game)
    if not plain:
        return start.play_on_screen(link)
    kept = link.journal.name if link.journal is not None else ""
    return start.play_plain(link, kept, "welcome" if kept else "welcome_unkept")


def remembering(setup: Any) -> Any:
    """Return the setup with what bots with a character remember of the reader, if the reader's settings allow them to
    remember.
    """
    from cosmic_tui.settings import load_settings

    if not load_settings()[0].remember:
        return setup
    from cosmic_tui.diary.diary import Diary
    from cosmic_tui.table.characters import with_bonds

    return with_bonds(setup, Diary().bonds())


def nothing_said(args: argparse.Namespace) -> bool:
    """Return whether `cosmic` was typed without anything: then the title is wanted, not a game."""
    return args.command is None and vars(args) == vars(defaults())


def defaults() -> argparse.Namespace:
    import argparse

    from cosmic_tui.command_line.parser import Parser

    parser = Parser()
    configure(parser)
    return parser.parse_args([], argparse.Namespace(command=None))


def checked(args: argparse.Namespace) -> Any:
    """Return the set-up that these arguments describe. Raise Refused or Usage if there can be no such table."""
    import secrets

    from cosmic_tui.cli import start
    from cosmic_tui.table.rules import rules_of
    from cosmic_tui.table.setup import GameSetup, check_setup, people_and_bots, with_brought
    from engine.bots import bots, known

    rules = rules_of(args.game)
    people = [name.strip() for name in args.people.split(",") if name.strip()]
    said = start.reader_words()
    from cosmic_tui.words.letters import capital

    people = people or [capital(said.say("scr-you"))]
    players = how_many(args, rules, len(people))
    if len(people) > players:
        raise Usage(said.say("cli-no-people", n=len(people), max=players))
    level = args.bots or rules.bot
    if not known(level, args.game):
        raise Usage(said.say("cli-no-bot", value=level, names=", ".join(bots(args.game))))
    seed = secrets.randbits(SEED_BITS) if args.seed is None else args.seed
    seats = people_and_bots(people, players, level, said.parts("bot-names"))
    setup = with_brought(GameSetup(seats, seed, options(args, players), args.game, windows=args.windows))
    check_setup(setup)
    rules.agreed(setup.options)
    return setup


def how_many(args: argparse.Namespace, rules: Rules, people: int) -> int:
    """Return the number of seats: `--players` if given, else as many as usual, and enough for all people."""
    allowed = rules.seats_allowed
    if args.players is None:
        return max(form_of_game(args.game).SEATS or rules.seats({}), people)
    if args.players not in allowed:
        from cosmic_tui.words.loader import words

        facts = {"value": args.players, "min": allowed[0], "max": allowed[-1]}
        raise Usage(words().say("cli-no-players", **facts))
    return int(args.players)


def options(args: argparse.Namespace, players: int) -> dict[str, Any]:
    """Return the options of the game: what its form makes of its own arguments."""
    return {"seats": players, **form_of_game(args.game).wished(args)}
