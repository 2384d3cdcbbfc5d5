"""What is agreed before a game of Cosmic Encounter, as arguments of the command line say it."""

from __future__ import annotations

import argparse
from typing import Any

SEATS = 4
MINUTES = 25
TALKS = True
VARIANTS = (
    "four_planets", "hidden_powers", "hot_swapped", "wild_flares", "technology", "no_flares", "classic_flare",
    "specials_may_name_offense",
)  # fmt: skip
ALIEN_MODES = ("dealt", "random", "none")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--alien", default="dealt", metavar="NAME", help="your alien, or dealt, random, none")
    parser.add_argument("--levels", default="", metavar="LEVELS", help="which aliens are dealt: green,yellow,red")
    parser.add_argument("--variant", action="append", default=[], choices=VARIANTS, help="may be given several times")
    parser.add_argument("--deals", choices=("turns", "open"), default="turns", help="offers in turns, or with a clock")


def wished(args: argparse.Namespace) -> dict[str, Any]:
    """Only what was said; the rest is the game's own business."""
    found: dict[str, Any] = {"deals": args.deals}
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
