"""Reads what was typed: the parser of one command, and the one behind `cosmic --help` that only lists them.

Apart from the frame of the command line, which needs neither of them if nothing was typed.
"""

import argparse
from typing import NoReturn

from cosmic_tui import __version__
from cosmic_tui.cli import Refusal


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaints are refusals like all others."""

    def error(self, message: str) -> NoReturn:
        raise Refusal(f"{self.prog}: {message} (see {self.prog} --help)")


def frame(known: dict[str, str], without: str) -> Parser:
    """The parser behind `cosmic --help` and `cosmic --version`; it parses no command, it only lists them."""
    parser = Parser(
        prog="cosmic",
        description="Space board games in the terminal: Cosmic Encounter, Andromeda's Edge, Chaos Galaxy.",
        epilog=f"Without a command: {without}. Each command explains itself: cosmic COMMAND --help.",
    )
    parser.add_argument("--version", action="version", version=f"cosmic-tui {__version__}")
    listed = parser.add_subparsers(title="commands", metavar="COMMAND")
    for name, line in known.items():
        listed.add_parser(name, help=line.replace("%", "%%"))
    return parser


def nearest(name: str, known: list[str]) -> str:
    """A hint at the command somebody may have meant."""
    from difflib import get_close_matches  # only for a slip of the fingers

    close = get_close_matches(name, known, n=1)
    return f" (did you mean {close[0]}?)" if close else ""
