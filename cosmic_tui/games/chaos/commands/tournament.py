"""`cosmic tournament`: Swiss rounds and finals of Chaos Galaxy, kept in a file, for bots and people at one host."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import count, islice
from typing import TYPE_CHECKING, Any

from cosmic_tui.command_line.parser import Parser
from engine.kernel.errors import Usage

if TYPE_CHECKING:
    from cosmic_tui.extras.hosted_series import Bout, Seat
    from cosmic_tui.games.chaos.cup import Cup, Entry

DEEDS = ("new", "list", "show", "watch", "play", "win", "host")
INTERRUPTED = 128 + 2
GAME = "chaos"


def configure(parser: Parser) -> None:
    from cosmic_tui.extras import hosted_series

    parser.deeds = DEEDS
    parser.add_argument("deed", choices=DEEDS)
    parser.add_argument("name", nargs="?", default="")
    parser.add_argument("words", nargs="*")
    parser.add_argument("--bots", type=int, default=0)
    parser.add_argument("--level", default="rookie")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--simple-combat", action="store_true", help=argparse.SUPPRESS)  # K-SIMC-5: never here
    hosted_series.arguments(parser)


def run(args: argparse.Namespace) -> int:
    from cosmic_tui.games.chaos import cup
    from cosmic_tui.say.refusals import refused
    from cosmic_tui.say.voice import Voice
    from cosmic_tui.words import words
    from engine.kernel.asking import Refused

    if args.simple_combat:
        raise Usage(said("cup_full_combat"))
    if args.deed != "list" and not args.name:
        raise Usage(said("cup_which"))
    try:
        if args.deed == "list":
            print("\n".join(cup.names()) or said("cup_none"))
            return 0
        if args.deed == "new":
            show(cup.new(args.name, players(args), args.seed))
            return 0
        return DOINGS[args.deed](args, cup.load(args.name))
    except Refused as no:
        if knows(no.code):
            raise Usage(said(no.code, **{key: str(value) for key, value in no.facts.items()})) from None
        raise Usage(refused(Voice(words(game=GAME), ()), no.code, no.facts)) from None


# --- words ---------------------------------------------------------------------------------------------------------


def said(ident: str, /, **facts: Any) -> str:
    from cosmic_tui.words import words

    return words(game=GAME).say(f"tool-{ident}", **facts)


def knows(code: str) -> bool:
    from cosmic_tui.words import words

    return words(game=GAME).has(f"tool-{code}")


def tell(ident: str, /, **facts: Any) -> None:
    print(said(ident, **facts), flush=True)


# --- what is done --------------------------------------------------------------------------------------------------


def players(args: argparse.Namespace) -> tuple[Entry, ...]:
    """Parse the players: `Ada`, `Ada:xeno_brood`, `Ada:xeno_brood=rookie` give a name, a deck, and the bot that plays
    for it. `--bots` adds more.
    """
    from cosmic_tui.games.chaos.cup import Entry, free_decks
    from cosmic_tui.games.chaos.facts import swiss
    from engine.kernel.asking import Refused

    found: list[Entry] = []
    names = [word.partition("=")[0].partition(":")[0] for word in args.words]
    if not 0 <= args.bots <= swiss.MOST - len(names):
        raise Refused("players", low=swiss.FEWEST, high=swiss.MOST)
    bots = islice(names_of_bots(names), args.bots)
    for word in [*args.words, *[f"{name}={args.level}" for name in bots]]:
        rest, _, bot = word.partition("=")
        name, _, deck = rest.partition(":")
        found.append(Entry(name, deck or free_decks([entry.deck for entry in found])[0], level(bot)))
    return tuple(found)


def names_of_bots(taken: list[str]) -> Iterator[str]:
    """Yield the usual names of bots that are not taken, then the same with numbers: Tom, Ines, ..., Tom 2, Ines 2."""
    from cosmic_tui.words import words

    usual, others = words().parts("bot-names"), {name.casefold() for name in taken}
    for number in count(1):
        called = (name if number == 1 else f"{name} {number}" for name in usual)
        yield from (name for name in called if name.casefold() not in others)


def level(bot: str) -> str:
    """Return the bot named by `captain` or `captain:bruna`, or "" for a person. Raise Usage with all bots if there is
    no such bot.
    """
    from cosmic_tui.extras.bot_matches import is_level, levels
    from cosmic_tui.words import words

    if bot and not is_level(bot, GAME):
        raise Usage(words().say("cli-no-bot", value=bot[:40], names=", ".join(levels(GAME))))
    return bot


def show(cup: Cup) -> int:
    """Print the standings, then the games that can be played now, or the winner."""
    games = cup.games
    rows = games.standings()
    tell("cup_heads")
    width = max(len(entry.name) for entry in cup.entries)
    for place, row in enumerate(rows, 1):
        entry = cup.entries[row.player]
        line = f"{place:3}  {entry.name:<{width}}  {row.points:6}  {row.opponents:9}  {row.byes:4}"
        print(line + (f"   {entry.bot}" if entry.bot else ""))
    if games.over:
        for place, player in enumerate(games.ranking()[:3], 1):
            tell("cup_place", number=str(place), who=cup.entries[player].name)
        return 0
    for game in games.open():
        names = [cup.entries[player].name for player in game.players]
        tell("cup_open", game=game.id, who=names[0], whom=names[1])
    return 0


def show_it(args: argparse.Namespace, cup: Cup) -> int:
    return show(cup)


def watch_it(args: argparse.Namespace, cup: Cup) -> int:
    """Show the standings on screen, updated as results come in."""
    from cosmic_tui.games.chaos.screens.cups import CupScreen

    shown: int = args.on_screen(lambda: CupScreen(cup))
    return shown


def play_it(args: argparse.Namespace, cup: Cup) -> int:
    """Play all games that bots can play. If the process is killed, at most the game under way is lost."""
    from cosmic_tui.extras.hosted_series import play_bots

    def told(bout: Bout, winner: Seat) -> None:
        tell("cup_won", game=bout.id, who=winner.name)

    play_bots(cup, told)
    return show(cup)


def win_it(args: argparse.Namespace, cup: Cup) -> int:
    """Record the winner that the judge names for a game played elsewhere."""
    if len(args.words) != 2:
        raise Usage(said("cup_win_how"))
    cup.record(args.words[0], cup.player(args.words[1]))
    return show(cup)


def host_it(args: argparse.Namespace, cup: Cup) -> int:
    """Host the tables until the tournament is over. Games that were open when an earlier host ended go on."""
    from cosmic_tui.extras import hosted_series

    done = hosted_series.hosted(args, cup, lambda what, **facts: tell(f"cup_{what}", **facts))
    show(cup)
    return 0 if done else INTERRUPTED


DOINGS = {"show": show_it, "watch": watch_it, "play": play_it, "win": win_it, "host": host_it}
