"""Lengths of time as people type them: 90, 90s, 5m, 12h, 7d. Not a command itself."""

import argparse
import re

UNITS = {"": 1, "s": 1, "m": 60, "h": 3600, "d": 86_400}
FORM = re.compile(r"(\d+(?:\.\d+)?)\s*([smhd]?)")


def seconds(text: str) -> float:
    """Parse a length of time into seconds. Errors become messages of the parser."""
    found = FORM.fullmatch(text.strip().lower())
    if found is None:
        from cosmic_tui.words.loader import words

        raise argparse.ArgumentTypeError(words().say("cli-no-time", value=text))
    return float(found[1]) * UNITS[found[2]]
