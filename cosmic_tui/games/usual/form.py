"""What is agreed before a game that says nothing of it: its options by name, as they are written in its rules."""

from __future__ import annotations

import argparse
from typing import Any

from cosmic_tui.cli import Refusal

SEATS = 4
MINUTES = 25
TALKS = False
SAID = {"true": True, "yes": True, "false": False, "no": False}


def fresh() -> dict[str, Any]:
    return {}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="may be repeated")


def wished(args: argparse.Namespace) -> dict[str, Any]:
    """What was said, numbers as numbers."""
    found: dict[str, Any] = {}
    for text in args.option:
        name, given, value = text.partition("=")
        if not given:
            raise Refusal(f"--option {text}: it takes NAME=VALUE.")
        found[name.strip()] = int(value) if value.strip().isdigit() else SAID.get(value.strip(), value.strip())
    return found
