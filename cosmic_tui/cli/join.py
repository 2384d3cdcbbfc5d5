"""`cosmic join`: sit down at another's table, watch it, or send a bot."""

import argparse
import asyncio
import os
import secrets
import sys
from functools import partial
from typing import TYPE_CHECKING, Any

from cosmic_tui.cli.passwords import INPUT, configure_password, first_line, password_of
from cosmic_tui.command_line.parser import Parser
from cosmic_tui.host.children import INVITE_VARIABLE, JOIN_VARIABLE
from engine.kernel.errors import Usage

if TYPE_CHECKING:
    from cosmic_tui.link.remote import RemoteLink
    from cosmic_tui.link.robot import Robot
    from engine.bots.player import Player

PATIENCE = 120.0  # seconds a bot waits for a host that is gone
SEED_BITS = 32


def configure(parser: Parser) -> None:
    parser.add_argument("where", nargs="?")
    parser.add_argument("--name", default="")
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument("--watch", action="store_true")
    configure_password(parser)
    parser.add_argument("--take-over", action="store_true")
    parser.add_argument("--only", action="store_true")
    parser.add_argument("--no-tls", action="store_true")
    parser.add_argument("--trust", action="store_true")
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--bring", default="")
    parser.add_argument("--bot")
    parser.add_argument("--seed", type=int)
    parser.add_argument("--patience", type=float, default=PATIENCE)


def run(args: argparse.Namespace) -> int:
    from cosmic_tui.cli import start
    from cosmic_tui.say.peers import ended
    from engine.kernel.asking import Refused

    args.where = first_line(INPUT) if args.where == INPUT else args.where or os.environ.get(JOIN_VARIABLE)
    try:
        if args.where is None:
            return asyncio.run(show_near())
        return asyncio.run(send_bot(args)) if args.bot else play(args)
    except Refused as refused:
        raise Usage(ended(start.reader_words(), refused.code, refused.facts)) from None


async def show_near() -> int:
    """Print the tables on the local network, and what to type to sit down at each."""
    from cosmic_tui.cli import start
    from cosmic_tui.host.lan import look
    from cosmic_tui.wire.codes import shown

    said = start.reader_words()
    found = await look()
    for near in found:
        print(said.say("scr-line-near_table", value=near.name, n=near.free))
        print(f"  cosmic join {near.host}:{near.port}")
        if near.print:
            print(f"  {said.say('scr-line-host_print', value=shown(near.print))}")
    if not found:
        print(said.say("scr-line-near_none"))
    return 0


def link_of(args: argparse.Namespace, name: str, keep: bool) -> "RemoteLink":
    """Return the link that these arguments describe; `keep`: remember the seat on this computer."""
    from cosmic_tui.new_game import Visit, join
    from cosmic_tui.say.parts import form_of

    password = password_of(args)
    visit = Visit(
        args.where, name, password, args.watch, args.take_over, not args.no_tls, args.seat - 1, bool(args.bot),
        args.trust,
    )
    link = join(visit, keep)
    if args.bring:
        link.brings = lambda game: form_of(game).brought(args.bring)
    link.come_in = os.environ.get(INVITE_VARIABLE, link.come_in)
    return link


def play(args: argparse.Namespace) -> int:
    """Let a person play at this terminal, on the screen or in lines."""
    from cosmic_tui.cli import start
    from cosmic_tui.plain import remote

    link = link_of(args, args.name or start.own_name(), keep=True)
    link.keeps = not args.only  # a guest over SSH sees nothing but this table
    if start.wants_plain(args.plain):
        return asyncio.run(remote.play(link, start.reader_words()))
    return start.play_on_screen(link, args.only)


async def send_bot(args: argparse.Namespace) -> int:
    """Let a bot play until the game is over, in a tournament one game after the other, and print each result. Return 0.
    Raise Refused unknown_bot, or with the reason why a game was left before its end.
    """
    from cosmic_tui.cli import start
    from cosmic_tui.games import in_order, name_of
    from cosmic_tui.link.robot import Robot
    from cosmic_tui.table.rules import games
    from engine.bots import bot_of, known, parted
    from engine.kernel.asking import Refused

    if not any(known(args.bot, game) for game in games()):
        raise Refused("unknown_bot", name=args.bot)
    level, character = parted(args.bot)
    for game in in_order(games()):
        kind = bot_of(level, game) if known(args.bot, game) else None
        if kind is not None and kind.without_worlds:
            said, name = start.reader_words(), kind.without_worlds
            told = said.say("scr-line-bot_remote", value=level, name=name)
            print(f"{name_of(said.language, game)}: {told}")
    name = args.name or f"{(character or level)[:6]}-{secrets.token_hex(2)}"
    seed = secrets.randbits(SEED_BITS) if args.seed is None else args.seed
    link = link_of(args, name, keep=bool(args.name))
    while True:
        robot = Robot(link, partial(made, args.bot, seed), lambda line: print(line, file=sys.stderr, flush=True))
        code, facts = await patiently(link, args.patience)
        if robot.over is None:
            raise Refused(code, **facts)
        say_result(robot)
        if link.offers.onward is None:
            return 0
        link = link.onward()


def made(name: str, seed: int, seat: int, game: str) -> "Player":
    """Return the bot for a seat of that game. Raise Refused if the game has none of that name."""
    from engine.bots import make_bot
    from engine.kernel.asking import Refused

    try:
        return make_bot(name, seat, seed, game)
    except KeyError:
        raise Refused("unknown_bot", name=name) from None


async def patiently(link: "RemoteLink", seconds: float) -> tuple[str, dict[str, Any]]:
    """Run the link, and give up if its host is unreachable for this long."""
    task = asyncio.create_task(link.run())
    while not (await asyncio.wait((task,), timeout=1.0))[0]:
        if link.silent(asyncio.get_running_loop().time()) > seconds:
            link.close()
            task.cancel()
            return "gave_up", {"host": link.invitation.host}
    return task.result()


def say_result(robot: "Robot") -> None:
    from cosmic_tui.cli import start

    assert robot.over is not None
    said = start.reader_words()
    names = [robot.names[seat] for seat in robot.over["winners"]]
    ident = "scr-line-bot_result" if names else "scr-line-bot_ended"
    print(said.say(ident, names=said.join(names), number=robot.answers))
    sys.stdout.flush()
