"""`cosmic ssh`: open a table that people reach with nothing but an ssh client, and with `cosmic join` beside it."""

import argparse
import asyncio
from collections.abc import Sequence
from typing import Any

from cosmic_tui.command_line.parser import Parser
from engine.kernel.errors import Usage

USUAL_PORT = 2222


def configure(parser: Parser, words: Sequence[str] = ()) -> None:
    from cosmic_tui.cli import host

    parser.like = "host"
    host.configure(parser, words)
    parser.set_defaults(headless=True, port=None)
    parser.add_argument("--keys")
    parser.add_argument("--ssh-port", type=int)


def run(args: argparse.Namespace) -> int:
    from cosmic_tui.cli import host, start
    from cosmic_tui.say.peers import ended
    from engine.kernel.asking import Refused

    try:
        return asyncio.run(host.serve_games(args, open_door))
    except Refused as refused:
        raise Usage(ended(start.reader_words(), refused.code, refused.facts)) from None


async def open_door(args: argparse.Namespace, table: Any) -> Any:
    """Return the SSH server beside a host. Raise Refused if its port is taken."""
    from pathlib import Path

    from cosmic_tui.cli import host, start
    from cosmic_tui.host import sshd
    from cosmic_tui.host.keys import read_keys
    from cosmic_tui.host.players import Players
    from cosmic_tui.host.serve import not_opened, own_address
    from cosmic_tui.say.peers import ended
    from cosmic_tui.words.loader import Words, languages, words

    def spoken(language: str) -> Words:
        """Return the words of the guest's language, if there are any; else those of the host."""
        return words(language) if language in languages() else start.reader_words()

    door = sshd.Door(
        Players(table.folder), table.way_in, lambda code, facts, language: ended(spoken(language), code, facts),
        near=args.bind is None,
        keys=read_keys(Path(args.keys)) if args.keys else None, password=table.password_check(),
        prompt=lambda language: spoken(language).say("scr-line-ssh_ask"),
    )  # fmt: skip
    port = (table.where.ssh_port or USUAL_PORT) if args.ssh_port is None else args.ssh_port
    try:
        server = await sshd.serve(door, table.folder, table.where.bind, port)
    except (OSError, OverflowError) as error:
        raise not_opened(error, port, table.where.bind, "--ssh-port") from None
    table.where.ssh_port = server.get_port()
    table.remember()
    host.say("scr-line-ssh_open")
    address = table.where.address or own_address(table.where.bind)
    door.come_in = f"ssh -C -p {server.get_port()} NAME@{address}"
    print(f"  {door.come_in}", flush=True)
    host.say("scr-line-ssh_print", value=door.print)
    host.say("scr-line-ssh_near" if door.near else "scr-line-ssh_far")
    host.say("scr-line-ssh_keys" if door.keys is not None else "scr-line-ssh_any_key", n=len(door.keys or ()))
    if door.password is not None:
        host.say("scr-line-ssh_password")
    return server
