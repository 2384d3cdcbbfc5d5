"""Sentences about a tournament: the round, the clock, the next game, the standings. Knows only the tournament's
message.
"""

from __future__ import annotations

from math import ceil
from typing import Any, TypedDict

from cosmic_tui.words.loader import Words

STAGES = ("swiss", "semi", "third", "final", "over")
OVER = STAGES[-1]
NAME, COUNT = 16, 8  # columns of the standings


class Series(TypedDict):
    """The sentences for one message."""

    stage: str
    round: int
    of: int
    standings: list[list[Any]]
    against: str
    key: str


def stage(words: Words, series: Series) -> str:
    """Return which round is being played; "" for a kind this program does not know."""
    if series["stage"] not in STAGES:
        return ""
    if series["stage"] == OVER:
        return words.say("scr-line-series_over")
    return words.say(f"scr-series_{series['stage']}", number=series["round"], max=series["of"])


def clock(words: Words, left: float | None) -> str:
    """Return how much time is left for this game; "" where no clock runs."""
    return "" if left is None else words.say("scr-line-series_left", n=ceil(left / 60))


def onward(words: Words, series: Series, over: bool) -> str:
    """Return what comes next for the reader, whose game here may be `over`; "" if there is nothing to say."""
    if series["key"]:
        return words.say("scr-line-series_next", who=series["against"])
    return words.say("scr-line-series_wait") if over and series["stage"] != OVER else ""


def standings(words: Words, series: Series) -> list[str]:
    """Return rows of columns, the headings first."""
    heads = "".join(f"{words.say(f'scr-series_{head}'):>{COUNT}}" for head in ("points", "met", "byes"))
    rows = [f"{'':5}{words.say('scr-series_name'):<{NAME}}{heads}"]
    for place, (name, *counts) in enumerate(series["standings"], 1):
        rows.append(f"{place:>3}  {name[:NAME]:<{NAME}}" + "".join(f"{count:>{COUNT}}" for count in counts))
    return rows
