"""The daily game: today's table, how far one has come with it, the days before. Enter plays it."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cosmic_tui.canvas.cells import Row, Run
from cosmic_tui.daily import telling
from cosmic_tui.daily.day import key_of, key_today, table_of
from cosmic_tui.daily.outcome import signs_of
from cosmic_tui.diary import dailies
from cosmic_tui.games import name_of
from cosmic_tui.new_game import begin, daily_begun, daily_setup, games
from cosmic_tui.screens.page import PageScreen

if TYPE_CHECKING:
    from cosmic_tui.screens.title import TitleScreen

DAYS = 30  # of those before


def today() -> datetime.date:
    """Return the date where the reader is."""
    return datetime.date.today()


class DailyScreen(PageScreen):
    """The page of the daily games. Left and right choose another game."""

    def __init__(self, title: TitleScreen) -> None:
        super().__init__(title.cosmic.words.say("scr-daily"), self.paragraphs, [("send", "key-play")])
        self.title_screen = title
        self.today = today()
        self.tries = title.cosmic.diary.tries()
        self.look_up()

    def look_up(self) -> None:
        """Look up the state of today's table."""
        cosmic = self.title_screen.cosmic
        game, names = cosmic.words.game, cosmic.words.parts("bot-names")
        self.game = game
        self.setup = daily_setup(game, self.today, cosmic.my_name, names)
        self.begun = daily_begun(self.setup, cosmic.start.games)
        self.done = dailies.first(self.tries, self.today.isoformat(), game)
        kept = games(cosmic.start.games) if self.done is not None else []
        self.file = next((row.path for row in kept if self.done is not None and row.name == self.done.save), None)

    def paragraphs(self, room: int) -> Sequence[Sequence[Run]]:
        said, say = self.cosmic.words, self.cosmic.words.say
        key = key_of(self.setup.daily) or key_today(self.game, self.today)
        found = table_of(self.game, key)
        lines: list[list[Run]] = [
            [Run(telling.heading(said, self.game, key), "text", "", "bold")],
            [Run(telling.table(said, found), "info")],
            [],
            [Run(say("scr-line-daily_same"), "text")],
            [Run(say("scr-line-daily_rules"), "text")],
            [],
            *self._so_far(),
            [Run(telling.days(said, dailies.streak(self.tries, self.today)), "text")],
        ]
        before = [one for one in self.tries if one.counts and one is not self.done][-DAYS:]
        if before:
            lines += [[], [Run(say("scr-daily_before"), "key", "", "bold")]]
        for one in reversed(before):
            lines += [self._head(one), self._result(one)]
        return lines

    def _so_far(self) -> list[list[Run]]:
        """Return what Enter does, and the result of the first try, the only one that counts."""
        if self.done is None:
            ident = "scr-line-daily_begin" if self.begun is None else "scr-line-daily_going"
            return [[Run(self.look.say_keys(ident), "key")], []]
        lines = [self._result(self.done), [], [Run(self.look.say_keys("scr-line-daily_done"), "text")]]
        if self.file is not None:
            typed = self.cosmic.diary.typed(self.file)
            lines.append([Run(self.cosmic.words.say("scr-line-daily_file", file=typed), "muted")])
        return [*lines, []]

    def _head(self, one: dailies.Try) -> list[Run]:
        return [Run(f"{one.date}  {name_of(self.cosmic.words.language, one.game, 'short')}", "muted")]

    def _result(self, one: dailies.Try) -> list[Run]:
        signs = signs_of(one.signs, self.look.glyphs.ascii_only)
        return [Run(signs, "ok" if one.won else "text"), Run(f"   {telling.result(self.cosmic.words, one)}", "text")]

    def do_send(self) -> None:
        """Begin today's table, or go on with it. After the first try it is practice."""
        title, setup, begun = self.title_screen, self.setup, self.begun
        self.dismiss(None)
        if begun is not None:
            title.resume(begun.name)
        else:
            title.open_table(lambda: begin(setup, title.cosmic.start.games))

    def turn(self, steps: int) -> None:
        """Go to the same day's table of the next game."""
        self.title_screen.run_game(steps)
        self.look_up()
        self.top = 0
        self.paint()

    def rows(self, width: int, height: int) -> list[Row]:
        self.keys = [("send", "key-play"), ("left right", "key-other_game")]
        return super().rows(width, height)
