"""A finished game as a few table cells: date, game, what one played as, result, turn, opponents.

The history draws the cells as columns; the command line prints them as one line. Knows results and words.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from cosmic_tui.canvas.cells import Run, fit, width
from cosmic_tui.diary.results import PERSON, Result
from cosmic_tui.games import name_of
from cosmic_tui.say.parts import sentences_of
from cosmic_tui.words.loader import Words
from cosmic_tui.words.loader import words as words_of

WHEN, GAME, WHAT, RESULT, TURN, REACHED, AGAINST, KIND = range(8)  # the cells, in their order
TOKENS = ("muted", "info", "text", "text", "muted", "muted", "muted", "muted")
MOST = (12, 12, 20, 9, 12, 18, 20, 14)  # columns of a cell
GAP = 2
CHARACTER = ":"  # between the level of a bot and who it is


def cells(said: Words, result: Result) -> list[str]:
    """Return the cells of a game, with "" for what is unknown."""
    own, when = words_of(said.language, result.game), time.localtime(result.when)
    mine = result.mine[0] if result.mine else 0
    won = bool(set(result.mine) & set(result.winners))
    ended = "scr-game_over" if not result.winners else "scr-saved_won" if won else "scr-saved_lost"
    return [
        said.date(*when[:3]),
        name_of(said.language, result.game, "short"),
        as_what(own, result, mine),
        said.say(ended),
        said.say("scr-saved_turn", number=result.turns),
        own.say("daily-reached", n=result.reached[mine]) if len(result.reached) > mine else "",
        against(said, result, mine),
        said.say(f"scr-kind_{result.kind}") if said.has(f"scr-kind_{result.kind}") else "",
    ]


def as_what(own: Words, result: Result, seat: int) -> str:
    names = [name for name in result.played[seat].split("+") if name]
    return " + ".join(sentences_of(result.game).played(own, name) for name in names)


def against(said: Words, result: Result, seat: int) -> str:
    """Return the opponents: the levels of the bots, each once, and whether there were people."""
    levels = dict.fromkeys(level for other, level in enumerate(result.levels) if other != seat)
    return ", ".join(
        said.say("scr-stats_person" if level == PERSON else f"bot-name-{level.partition(CHARACTER)[0]}")
        for level in levels
    )


def columns(table: Sequence[Sequence[str]]) -> list[int]:
    """Return the width of every column, so that the rows line up."""
    return [min(most, max([0, *(width(row[at]) for row in table)])) for at, most in enumerate(MOST)]


def row(found: Sequence[str], wide: Sequence[int]) -> list[Run]:
    """Return the cells as columns."""
    runs = []
    for at, (text, room) in enumerate(zip(found, wide, strict=True)):
        cut = fit(text, room)
        padded = cut + " " * (room - width(cut) + (GAP if room else 0))
        runs.append(Run(padded, TOKENS[at], "", "bold" if at in (WHAT, RESULT) else ""))
    return runs


def line(said: Words, result: Result) -> str:
    """Return the cells as one line."""
    return ", ".join(cell for cell in cells(said, result) if cell)
