"""What `play` and `resume` share: the reader's words, refusals as sentences, the choice between screen and plain.

The screens and everything heavy are imported only once it is clear that they are wanted.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cosmic_tui.launch_options import LaunchOptions
    from cosmic_tui.link.embedded import EmbeddedLink
    from cosmic_tui.link.link import Link
    from cosmic_tui.table.setup import GameSetup
    from cosmic_tui.words.loader import Words

FIRST_GAME = "encounter"  # whose words are meant where no game is named


def reader_words(plain: bool = True, game: str = FIRST_GAME) -> Words:
    from cosmic_tui.words.loader import words

    return words(game=game, plain=plain)


def own_name() -> str:
    """Return the name of a player who gives none."""
    from cosmic_tui.new_game import guest_name

    return guest_name("", os.environ, reader_words().say("scr-guest"))


def wants_plain(asked_for: bool) -> bool:
    """Return whether to play in plain mode: if it was asked for, or if no screen can be drawn in this terminal."""
    terminal = sys.stdin.isatty() and sys.stderr.isatty()
    return asked_for or not terminal or os.environ.get("TERM", "dumb") == "dumb"


def hurry() -> None:
    """Switch garbage collection off until the first picture, because there is no garbage yet. The app switches it on
    again.
    """
    gc.disable()


def play_on_screen(link: Link | None, only_table: bool = False) -> int:
    """Return a game on the screen, or the title if there is none yet; `only_table`: never the title."""
    hurry()
    from cosmic_tui.launch_options import LaunchOptions
    from cosmic_tui.settings import load_settings

    settings, problems = load_settings()
    start = LaunchOptions(settings, link, only_table, problems=problems)
    if link is None:
        return with_early_title(start)
    from cosmic_tui import app

    return app.run(start)


def with_early_title(start: LaunchOptions) -> int:
    """Show the title at once and load everything else behind it."""
    from cosmic_tui.early_title import begin
    from cosmic_tui.terminal.guard import guard
    from cosmic_tui.terminal.probe import probe

    probe(start)
    start.all_well = guard()  # as long as there is little to be copied for the second process
    start.early_title = begin(start)
    try:
        from cosmic_tui import app

        return app.run(start)
    except BaseException:
        if start.early_title is not None:
            start.early_title.leave()
        start.all_well()
        raise


def on_screen(opens: Callable[[], Any]) -> int:
    """Run one page of the program without a table. Leaving the page leaves the program."""
    hurry()
    from cosmic_tui import app
    from cosmic_tui.launch_options import LaunchOptions
    from cosmic_tui.settings import load_settings

    settings, problems = load_settings()
    return app.run(LaunchOptions(settings, opens=opens, problems=problems))


def play_plain(link: EmbeddedLink, kept: str, welcome: str) -> int:
    """Play a game at this very terminal, in lines. A person without a name is greeted without one."""
    from cosmic_tui.plain.run import play
    from cosmic_tui.words.letters import capital

    setup = link.table.setup
    said = reader_words(game=setup.game)
    names = said.join(setup.seats[seat].name for seat in link.seats)
    form = "you" if names == capital(said.say("scr-you")) else ""
    greeting = [said.say(f"scr-line-plain_{welcome}", form, names=names, number=link.table.match.game.turn)]
    if len(link.seats) > 1 and not link.offers.even:
        greeting.append(said.say("scr-line-plain_quick"))
    return play(link, said, kept, [*greeting, *of_the_day(setup)])


def of_the_day(setup: GameSetup) -> list[str]:
    """Return what a player has to know of the game of a day before it begins."""
    from cosmic_tui.daily.day import key_of, table_of

    key = key_of(setup.daily)
    if key is None:
        return []
    from cosmic_tui.daily import telling
    from cosmic_tui.diary import dailies
    from cosmic_tui.diary.diary import Diary

    said, tries = reader_words(game=setup.game), Diary().tries()
    lines = [f"{telling.heading(said, setup.game, key, True)}.", f"{telling.table(said, table_of(setup.game, key))}."]
    lines += [said.say("scr-line-daily_same"), said.say("scr-line-daily_rules")]
    if dailies.first(tries, key.date, setup.game) is not None:
        return [*lines, said.say("scr-line-daily_practice")]
    return [*lines, telling.days(said, dailies.streak(tries, key.day))]
