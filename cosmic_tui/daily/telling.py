"""The game of the day in words: its table, its result in a few signs for friends, and how many days in a row.

The line for friends has no names and no cards in it, so it tells nobody how the day is played.
"""

from __future__ import annotations

from collections import Counter

from cosmic_tui.daily.day import Key, Table, key_of, key_today
from cosmic_tui.daily.outcome import LETTERS, Outcome, signs_of
from cosmic_tui.diary.dailies import Streak, Try
from cosmic_tui.games import name_of
from cosmic_tui.games.days import EVEN, LOST, NOTHING, WON
from cosmic_tui.say.parts import form_of
from cosmic_tui.words.loader import Words, words

READER = 0
MIDDLE, PLAIN_MIDDLE = "·", "-"


def try_of(game: str, daily: str, outcome: Outcome, save: str) -> Try | None:
    """Return what is noted of a finished game. One begun with other rules or bots was another table, so it does not
    count.
    """
    key = key_of(daily)
    if key is None:
        return None
    counts = key == key_today(game, key.day)
    told = (outcome.steps, outcome.won, outcome.turn, outcome.reached)
    return Try(key.date, game, key.rules, key.bots, *told, save, counts)


def heading(said: Words, game: str, key: Key, ascii_only: bool = False) -> str:
    middle = PLAIN_MIDDLE if ascii_only else MIDDLE
    return f"{name_of(said.language, game)} {key.date} {middle} r{key.rules}.{key.bots}"


def result(said: Words, one: Try) -> str:
    """Return what was reached, in which turn, and whether it was won."""
    own = words(said.language, one.game)
    reached = own.say("daily-reached", n=one.reached[READER] if one.reached else 0)
    turn = said.say("scr-saved_turn", number=one.turn)
    return ", ".join((reached, turn, said.say("scr-saved_won" if one.won else "scr-saved_lost")))


def share(said: Words, one: Try, ascii_only: bool = False) -> list[str]:
    """Return the lines for friends."""
    head = heading(said, one.game, Key(one.date, one.rules, one.bots), ascii_only)
    return [head, f"{signs_of(one.signs, ascii_only)}   {result(said, one)}"]


def in_words(said: Words, one: Try) -> list[str]:
    """Return the same without signs, and whether it counts."""
    found = Counter(one.signs)
    steps = {"high": found[LETTERS[WON]], "low": found[LETTERS[LOST]]}
    steps |= {"number": found[LETTERS[EVEN]], "max": found[LETTERS[NOTHING]]}
    counts = said.say("scr-line-daily_counts" if one.counts else "scr-line-daily_practice")
    return [f"{result(said, one)}.", said.say("scr-line-daily_steps", **steps), counts]


def table(said: Words, found: Table) -> str:
    """Return the text that describes the table of a daily game: how many seats, which bots, and which options."""
    own = words(said.language, found.game)
    seats, bot = said.say("scr-stats_seats_of", n=found.day.seats), said.say(f"bot-name-{found.day.bot}")
    return ", ".join([seats, bot, *form_of(found.game).agreed(own, found.options)])


def days(said: Words, found: Streak) -> str:
    return said.say("scr-line-daily_streak", n=found.days, number=found.wins, max=found.longest)
