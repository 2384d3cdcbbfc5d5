"""Statistics as lines: totals in sentences, then a table for each grouping, with bars for the share of wins.

Draws paragraphs for a page; the command line prints the same lines without bars. Knows counts, no files.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from cosmic_tui.canvas.cells import Run, fit
from cosmic_tui.diary.count import Score, Statistics
from cosmic_tui.diary.rating import FEWEST, Rating
from cosmic_tui.diary.results import PERSON
from cosmic_tui.games import name_of
from cosmic_tui.say.parts import sentences_of
from cosmic_tui.shares import interval
from cosmic_tui.words.loader import Words, words

CHARACTER = ":"  # between the level of a bot and who it is
NAME = 22  # columns of what is counted
BAR = 20
CHART = 10  # rows of the trend, the one for nothing not counted
MARGIN = 6  # columns of its labels


def sentences(said: Words, found: Statistics) -> list[str]:
    """Return what the statistics say in sentences."""
    if not found.all.games:
        return [said.say("scr-line-stats_none")]
    all_games = found.all
    lines = [said.say("scr-line-stats_all", n=all_games.games, number=all_games.won, value=all_games.shared)]
    if found.streak:
        lines.append(said.say("scr-line-stats_streak", n=found.streak, max=found.longest))
    else:
        lines.append(said.say("scr-line-stats_no_streak", max=found.longest))
    if found.shortest_win:
        lines.append(said.say("scr-line-stats_quickest", n=found.shortest_win))
    return lines


def tables(said: Words, found: Statistics) -> Iterable[tuple[str, list[tuple[str, Score]]]]:
    """Yield (heading, rows) for each table. A table that would only repeat the total is left out."""
    ways: tuple[tuple[str, Mapping[Any, Score], Any], ...] = (
        ("scr-stats_name", found.by_name, str),
        ("scr-stats_game", found.by_game, lambda game: name_of(said.language, game)),
        ("scr-stats_level", found.by_level, lambda level: _level(said, level)),
        ("scr-stats_seats", found.by_seats, lambda seats: said.say("scr-stats_seats_of", n=seats)),
        ("scr-stats_played", found.by_played, lambda played: _played(said, played, found.game_of[played])),
    )
    for heading, scores, name in ways:
        rows = [(name(key), score) for key, score in scores.items()]
        if len(rows) > 1 or (rows and heading in ("scr-stats_played", "scr-stats_level")):
            rows.sort(key=lambda row: (-row[1].games, -row[1].won, said.place(row[0])))
            yield said.say(heading), rows


def _level(said: Words, level: str) -> str:
    if level == PERSON:
        return said.say("scr-stats_person")
    rung, _, character = level.partition(CHARACTER)
    named = said.say(f"bot-name-{rung}")
    return f"{named} {character.capitalize()}" if character else named


def _played(said: Words, played: str, game: str) -> str:
    """Return the name of what was played, in the words of its own game, whichever game the title shows."""
    own = words(said.language, game)
    return " + ".join(sentences_of(game).played(own, name) for name in played.split("+"))


def statistics(said: Words, found: Statistics, room: int) -> list[Sequence[Run]]:
    """Return the page."""
    first, *others = sentences(said, found)
    lines: list[Sequence[Run]] = [[Run(first, "text", "", "bold")], *[[Run(line, "text")] for line in others]]
    bar = max(8, min(BAR, room - NAME - 12))
    for heading, rows in tables(said, found):
        lines += [[], [Run(heading, "key", "", "bold")]]
        lines += [_row(name, score, bar) for name, score in rows]
    return lines


def rated(said: Words, found: Rating | None) -> list[Sequence[Run]]:
    """Return how strong the player is against bots, in words first. Return nothing after fewer than ten games."""
    if found is None:
        return []
    low, high = (said.say(f"bot-name-{rung}") if rung else "" for rung in (found.below, found.above))
    ident = "between" if found.below and found.above else "above" if found.below else "below"
    facts = {"number": str(found.points), "low": str(found.low), "high": str(found.high)}
    told = said.say(f"scr-line-rating_{ident}", name=low, value=high, **facts)
    return [[], [Run(said.say("scr-stats_rating"), "key", "", "bold")], [Run(told, "text")]]


def trend_lines(said: Words, points: Sequence[float], room: int) -> list[Sequence[Run]]:
    """Return a chart of the share of wins in each ten games, with its confidence interval as a band."""
    if not points:
        return []
    shown = points[-(room - MARGIN) :]
    heading, told = said.say("scr-stats_trend"), said.say("scr-line-trend")
    found: list[Sequence[Run]] = [[], [Run(heading, "key", "", "bold")], [Run(told, "muted")]]
    for level in range(CHART, -1, -1):
        label = f"{100 * level // CHART:>4} " if level % 2 == 0 else " " * 5
        found.append([Run(label, "muted"), Run("│", "muted"), *(_dot(point, level) for point in shown)])
    return found


def _dot(share: float, level: int) -> Run:
    """Return one cell of the chart: the share, the band around it, or nothing."""
    if round(share * CHART) == level:
        return Run("█", "ok")
    low, high = interval(share, FEWEST)
    return Run("▒", "faint") if round(low * CHART) <= level <= round(high * CHART) else Run(" ")


def _row(name: str, score: Score, bar: int) -> list[Run]:
    """Return a name, a bar for the share of wins, and both numbers."""
    full = round(bar * score.won / score.games)
    return [
        Run(fit(name, NAME - 2).ljust(NAME), "text"),
        Run("█" * full, "ok"),
        Run("·" * (bar - full), "faint"),
        Run(f" {score.won:>4}", "text", "", "bold"),
        Run(f" / {score.games}", "muted"),
    ]
