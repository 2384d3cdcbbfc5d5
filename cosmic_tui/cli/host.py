"""`cosmic host`: open a table that others reach over the network, or open those again that were open when it ended."""

import argparse
import asyncio
import signal
import sys
from typing import TYPE_CHECKING, Any

from cosmic_tui.command_line.parser import Parser
from cosmic_tui.games import FIRST_GAME
from cosmic_tui.messages.words import WINDOWS
from engine.kernel.errors import Usage

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from cosmic_tui.host.hosted import HostedTable
    from cosmic_tui.host.serve import Host, Where
    from cosmic_tui.room.lobby import Plan

    Opener = Callable[[argparse.Namespace, Host], Awaitable[Any]]

YOU, OPEN = "you", "open"
MOST_DELAY = 600.0
MOST_TABLES = 1000
CLOCKS = ("none", "answer", "bank")
LONGEST_NAME = 30
INTERRUPTED = 128 + 2
ENDINGS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def configure(parser: Parser, words: "Sequence[str]" = ()) -> None:
    from cosmic_tui.cli import passwords, play
    from cosmic_tui.cli.durations import seconds

    parser.add_argument("--name", default="")
    parser.add_argument("--player", default="")
    parser.add_argument("--seats", default="")
    parser.add_argument("--port", type=int)
    parser.add_argument("--bind")
    parser.add_argument("--address")
    passwords.configure_password(parser)
    parser.add_argument("--open", action="store_true")
    parser.add_argument("--no-tls", action="store_true")
    parser.add_argument("--no-lan", action="store_true")
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--headless", action="store_true")
    parser.add_argument("--tables", type=int, default=1)
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--windows", choices=WINDOWS, default="even")
    parser.add_argument("--pace", type=float, help=argparse.SUPPRESS)  # what bots did once
    parser.add_argument("--stand-in", default="rookie")
    parser.add_argument("--patience", type=seconds, default=0.0)
    parser.add_argument("--clock", choices=CLOCKS, default="none")
    parser.add_argument("--clock-seconds", type=float, default=60.0)
    parser.add_argument("--no-watching", action="store_true")
    parser.add_argument("--delay", type=float, default=0.0)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--game", default=FIRST_GAME)
    play.add_options(parser, words)


def run(args: argparse.Namespace) -> int:
    from cosmic_tui.cli import start
    from cosmic_tui.say.peers import ended
    from engine.kernel.asking import Refused

    if args.pace is not None:
        print(start.reader_words().say("scr-line-pace_outlived"), file=sys.stderr)
    try:
        return asyncio.run(serve_games(args)) if args.headless else in_this_window(args)
    except Refused as refused:
        raise Usage(ended(start.reader_words(), refused.code, refused.facts)) from None


def in_this_window(args: argparse.Namespace) -> int:
    """Let the host play too, on this screen or in lines."""
    from cosmic_tui.cli import passwords, start
    from cosmic_tui.host.own import House, OwnTable
    from cosmic_tui.link.remote import Wishes
    from cosmic_tui.plain import remote

    seats = seats_of(args.seats or usual_seats(args, YOU))
    plan = plan_of(args, seats)
    where, folder = where_of(args)
    house = House(where, plan, passwords.password_of(args), args.seed, folder if args.resume else None, args.open)
    link = OwnTable(house, Wishes(args.player or start.own_name(), seats.index(YOU) if YOU in seats else -1))
    if start.wants_plain(args.plain):
        status = asyncio.run(remote.play(link, start.reader_words()))
    else:
        status = start.play_on_screen(link)
    if link.offers.kept:
        say_way_back(args, link.port)
    return status


def usual_seats(args: argparse.Namespace, first: str) -> str:
    """Return the game's usual seats: one for a friend, and in a larger game a bot at the end."""
    from cosmic_tui.cli import play
    from cosmic_tui.table.rules import rules_of

    seats = play.form_of_game(args.game).SEATS or rules_of(args.game).seats({})
    middle = [OPEN] * (seats - 2)
    return ",".join([first, *middle, OPEN if seats < 3 else "rookie"])


def seats_of(text: str) -> tuple[str, ...]:
    from engine.kernel.asking import Refused

    seats = tuple(word.strip() for word in text.split(",") if word.strip())
    if seats.count(YOU) > 1 or not seats:
        raise Refused("seats_wrong")
    return seats


def plan_of(args: argparse.Namespace, seats: tuple[str, ...]) -> "Plan":
    """Return the table that these arguments describe. Raise Refused if it could not be played, before anything is
    opened.
    """
    from cosmic_tui.cli import play, start
    from cosmic_tui.command_line.tools import MOST_SEED, within
    from cosmic_tui.room.lobby import Lobby, Plan

    within("--tables", args.tables, 1, MOST_TABLES)
    if args.seed is not None:
        within("--seed", args.seed, 0, MOST_SEED)
    chairs = tuple(OPEN if seat == YOU else seat for seat in seats)
    rest = {
        "windows": args.windows, "stand_in": args.stand_in, "patience": args.patience,
        "clock": args.clock, "clock_seconds": args.clock_seconds,
    }  # fmt: skip
    options = play.options(args, len(seats))
    plan = Plan(
        table_name(args.name or start.own_name()), chairs, options, rest, args.game,
        begins_alone=args.headless, watchers=not args.no_watching, delay=max(0.0, min(args.delay, MOST_DELAY)),
        bot_names=start.reader_words().parts("bot-names"),
    )  # fmt: skip
    Lobby(plan)
    return plan


def table_name(text: str) -> str:
    """Return a name for the table that is safe to show to strangers."""
    from cosmic_tui.table.names import harmless

    return harmless(text, LONGEST_NAME) or "cosmic"


def where_of(args: argparse.Namespace) -> "tuple[Where, Any]":
    """Return the address to listen at, and the folder if it is known already."""
    from cosmic_tui.host import serve

    if args.resume:
        where, folder = serve.last_place() if args.port is None else serve.place_at(args.port)
    else:
        where, folder = serve.Where(), None
        where.port = where.port if args.port is None else args.port
        if serve.unfinished(where.port):
            say("scr-line-unfinished", port=str(where.port))
    where.bind = args.bind or where.bind
    where.address = sayable(args.address) if args.address else where.address
    where.tls = where.tls and not args.no_tls
    where.lan = where.lan and not args.no_lan
    return where, folder


def sayable(address: str) -> str:
    """Return the address if a join code can contain it, else raise Refused address_form."""
    from cosmic_tui.wire.codes import BadCode, Invitation, encode
    from engine.kernel.asking import Refused

    try:
        encode(Invitation(address, 1))
    except BadCode:
        raise Refused("address_form", host=address) from None
    return address


async def serve_games(args: argparse.Namespace, door: "Opener | None" = None) -> int:
    """Serve until all games are over, or the process is ended. `door` opens a further way in."""
    from cosmic_tui.cli import passwords
    from cosmic_tui.host.serve import Host
    from cosmic_tui.host.sweeping import look_rarely

    plan = plan_of(args, seats_of(args.seats or usual_seats(args, OPEN)))
    password = passwords.password_of(args)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for ending in ENDINGS:
        if signal.getsignal(ending) != signal.SIG_IGN:  # nohup: the closed terminal is not meant
            loop.add_signal_handler(ending, stop.set)
    where, folder = where_of(args)
    host = Host(where, folder, say_result)
    look_rarely()
    await host.start()
    if args.resume:
        resume_tables(host)
    else:
        for number in range(args.tables):
            host.open_table(named(plan, number, args.tables), password, args.seed, args.open)
    further = await open_further(door, args, host)
    announce(host)
    host.announce()
    done = asyncio.create_task(host.until_done())
    stopped = asyncio.create_task(stop.wait())
    await asyncio.wait((done, stopped), return_when=asyncio.FIRST_COMPLETED)
    finished = done.done()
    for task in (done, stopped):
        task.cancel()
    if further is not None:
        further.close()
    await host.stop("host_closed")
    if not finished and host.files.names():
        say_way_back(args, host.port)
    return 0 if finished else INTERRUPTED


def resume_tables(host: "Host") -> None:
    """Open the tables again, and print one sentence for each that cannot go on."""
    from cosmic_tui.cli import start
    from cosmic_tui.say.peers import ended

    host.resume_tables()
    for refused in host.shut:
        print(ended(start.reader_words(), refused.code, refused.facts), file=sys.stderr, flush=True)


async def open_further(door: "Opener | None", args: argparse.Namespace, host: "Host") -> Any:
    """Open the second way in that a command adds to the host, such as SSH, and return it; None if none was asked for.
    Stop the host cleanly if that way cannot be opened.
    """
    if door is None:
        return None
    try:
        return await door(args, host)
    except BaseException:
        await host.stop("host_closed")
        raise


def named(plan: "Plan", number: int, tables: int) -> "Plan":
    from dataclasses import replace

    return plan if tables == 1 else replace(plan, name=f"{plan.name} {number + 1}")


def announce(host: "Host") -> None:
    """Print the line to type for each table, on stdout, so that scripts can read it."""
    from cosmic_tui.table.stand_ins import turns
    from cosmic_tui.wire.codes import shown

    for hosted in host.hub.tables.values():
        room = hosted.room
        if room.table is None:
            say("scr-line-table_open", value=room.plan.name, port=str(host.port))
        else:
            say("scr-line-resumed", value=room.plan.name, number=turn(hosted))
            if turns(room.table):
                say("scr-line-turn_of", names=names(turns(room.table)))
        say("scr-line-type_this")
        print(f"  cosmic join {host.code(hosted)}", flush=True)
        if not room.guests.owned():
            say("scr-line-owner_code")
            print(f"    cosmic join {host.code(hosted, owner=True)}", flush=True)
    for door in sorted({hosted.access.door for hosted in host.hub.tables.values()}):
        say(f"scr-line-door_{door}")
    if host.print:
        say("scr-line-host_print", value=shown(host.print))
    if host.only_here:
        say("scr-line-only_here")
    elif host.only_near:
        say("scr-line-only_near")
    if not host.where.tls:
        say("scr-line-not_encrypted")


def turn(hosted: "HostedTable") -> int:
    table = hosted.room.table
    return int(table.rules.where(table.match)["turn"]) if table is not None else 0


def say_way_back(args: argparse.Namespace, port: int) -> None:
    """Print the command that opens the tables again. The folder knows everything else."""
    say("scr-line-kept")
    headless = args.headless and args.command == "host"  # the other command knows no window
    words = ["cosmic", args.command, "--resume", "--port", str(port)]
    words += [option for option, asked in (("--headless", headless), ("--plain", args.plain)) if asked]
    print(f"  {' '.join(words)}", flush=True)


def say_result(hosted: "HostedTable") -> None:
    table = hosted.room.table
    assert table is not None
    winners = [table.seats[seat].name for seat in table.rules.ending(table.match)["winners"]]
    ident = "scr-line-result" if winners else "scr-line-result_ended"
    say(ident, value=hosted.room.plan.name, names=names(winners), number=turn(hosted))


def names(found: list[str]) -> str:
    from cosmic_tui.cli import start

    return start.reader_words().join(found)


def say(ident: str, **facts: Any) -> None:
    from cosmic_tui.cli import start

    print(start.reader_words().say(ident, **facts))
    sys.stdout.flush()
