"""A saved game as a few table cells: when it was last played, game, what one played as, progress, result, opponents.

The list of saved games draws the cells as columns; the command line prints them as one line. Knows rows of the list and
words; opens no file.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from cosmic_tui.canvas.cells import Run, fit, width
from cosmic_tui.games import name_of
from cosmic_tui.say.parts import sentences_of
from cosmic_tui.storage.saved_row import Saved
from cosmic_tui.words.loader import Words
from cosmic_tui.words.loader import words as words_of

GOING, OVER, BROKEN = "going", "over", "broken"
GROUPS = (GOING, OVER, BROKEN)
WHEN, GAME, WHAT, FAR, RESULT, PEOPLE, AGAINST = range(7)  # the cells, in their order
TOKENS = ("muted", "info", "text", "muted", "text", "text", "muted")
MOST = (12, 12, 22, 22, 9, 20, 60)  # columns of a cell
GAP = 2
DAY = 86_400
CHARACTER = ":"  # between the level of a bot and who it is


def group_of(saved: Saved) -> str:
    """Return the heading of the list under which a game stands."""
    return BROKEN if saved.problem else OVER if saved.over else GOING


def cells(said: Words, saved: Saved) -> list[str]:
    """Return the cells of a game, with "" for what is unknown."""
    own = words_of(said.language, saved.game)
    return [
        when(said, saved),
        name_of(said.language, saved.game, "short"),
        as_what(own, saved),
        sentences_of(saved.game).saved(own, saved.where),
        result(said, saved),
        said.join(saved.people),
        against(said, saved),
    ]


def when(said: Words, saved: Saved) -> str:
    """Return the day on which a game was last played; within the last day, the time."""
    changed = time.localtime(saved.changed)
    recent = time.time() - saved.changed < DAY
    return time.strftime("%H:%M", changed) if recent else said.date(*changed[:3])


def as_what(own: Words, saved: Saved) -> str:
    """Return what these people play as; for a lesson its name."""
    if saved.lesson:
        return own.say(f"les-name_{saved.lesson}")
    return ", ".join(sentences_of(saved.game).played(own, played) for played in saved.played if played)


def result(said: Words, saved: Saved) -> str:
    """Return how a game ended. Of a running game, return only whether it is a branch of another one."""
    if not saved.over:
        return said.say("scr-kind_branched") if saved.branched else ""
    return said.say("scr-game_over" if not saved.winners else "scr-saved_won" if saved.won else "scr-saved_lost")


def against(said: Words, saved: Saved) -> str:
    """Return the levels of the bots, each once, with what they played as."""
    rungs = dict.fromkeys(level.partition(CHARACTER)[0] for level in saved.against)
    levels = ", ".join(said.say(f"bot-name-{rung}") for rung in rungs)
    names = ", ".join(name for name in saved.opponents if name)
    return said.say("scr-saved_against", value=levels, names=names) if names else levels


def columns(table: Sequence[Sequence[str]]) -> list[int]:
    """Return the width of every column, so that the rows line up. The column of players is left out if it is the same
    everywhere.
    """
    wide = [min(most, max([0, *(width(row[at]) for row in table)])) for at, most in enumerate(MOST)]
    if len({row[PEOPLE] for row in table}) < 2:
        wide[PEOPLE] = 0
    return wide


def row(found: Sequence[str], wide: Sequence[int]) -> list[Run]:
    """Return the cells as columns."""
    return [
        Run(_cut(text, room) + " " * (GAP if room else 0), TOKENS[at], "", "bold" if at in (WHAT, RESULT) else "")
        for at, (text, room) in enumerate(zip(found, wide, strict=True))
    ]


def _cut(text: str, room: int) -> str:
    """Return the text cut or padded to exactly this many columns."""
    cut = fit(text, room)
    return cut + " " * (room - width(cut))


def line(said: Words, saved: Saved) -> str:
    """Return the cells as one line, with the time last."""
    changed, told = time.localtime(saved.changed), cells(said, saved)[WHEN + 1 :]
    date = f"{said.date(*changed[:3])} {time.strftime('%H:%M', changed)}"
    return said.say("scr-line-plain_saved", what=", ".join(part for part in told if part), value=date)
