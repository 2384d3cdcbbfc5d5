"""Secrets on the command line: there are none. They are asked for, or read from a file, the input or the environment.

A word behind an option is seen by everybody on the computer (`ps`). A password is `--password` (asked for),
`--password-file FILE` (its first line; - is the input), or the environment. Not a command itself.
"""

import argparse
import getpass
import os
import sys
from pathlib import Path

from cosmic_tui.command_line.parser import Parser
from engine.kernel.errors import Usage

PASSWORD_VARIABLE = "COSMIC_PASSWORD"
INPUT = "-"
MOST_BYTES = 1000


def configure_password(parser: Parser) -> None:
    parser.add_argument("--password", action="store_true")
    parser.add_argument("--password-file")


def password_of(args: argparse.Namespace) -> str:
    """Return the password, "" if there is none."""
    if args.password_file:
        return first_line(args.password_file) or refuse(args.password_file)
    from cosmic_tui.words.loader import words

    known = os.environ.get(PASSWORD_VARIABLE, "")
    return known or (getpass.getpass(f"{words().say('cli-ask-password')} ") if args.password else "")


def first_line(file: str) -> str:
    """Return the first line of a file, or of the input."""
    if file == INPUT:
        return sys.stdin.readline(MOST_BYTES).strip("\r\n")
    with Path(file).open(encoding="utf-8", errors="replace") as opened:
        return opened.readline(MOST_BYTES).strip("\r\n")


def refuse(file: str) -> str:
    from cosmic_tui.words.loader import words

    raise Usage(words().say("cli-no-password", "input" if file == INPUT else "", file=file))
