"""The full-screen app: settings, theme and words for all screens, and the stack of screens itself.

`run` is the only door; Textual is loaded by calling it. Knows screens and a link; never a table or a position.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from textual.app import App
from textual.filter import ANSIToTruecolor, LineFilter
from textual.screen import Screen

from cosmic_tui.appearance import chosen_game, language_of, look_of, palette_of
from cosmic_tui.canvas.cells import Run
from cosmic_tui.draw.look import FULL, NONE
from cosmic_tui.film import pace
from cosmic_tui.launch_options import LaunchOptions
from cosmic_tui.look import BASE_CSS, Palette, default_variables, register
from cosmic_tui.look.keys import sound
from cosmic_tui.look.palette import Problem
from cosmic_tui.settings import FILE, Settings, save_settings
from cosmic_tui.widgets.painter import Painter
from cosmic_tui.widgets.sheet import Sheet
from cosmic_tui.words import words
from cosmic_tui.words.letters import capital

if TYPE_CHECKING:
    from cosmic_tui.diary.diary import Diary
    from cosmic_tui.link.link import Link
    from cosmic_tui.screens.shell import Shell

FEW_SWEEPS = (20_000, 20, 20)  # new objects before a sweep for garbage: a picture makes thousands and keeps few
FAREWELL = 2  # the exit code of what the person has to be told
HANG_UP = tuple(name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))


class CosmicApp(App[int], inherit_bindings=False):
    """The full-screen app for one person at one terminal (or several, in turn)."""

    CSS = BASE_CSS + "Screen { background: $background; }"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Cosmic"

    def __init__(self, start: LaunchOptions) -> None:
        super().__init__(driver_class=start.driver)
        self._disable_tooltips = self._disable_notifications = True  # widgets of Textual's that would lie unused here
        self.start = start
        self.settings: Settings = start.settings
        self.words = words(self.language, self.chosen_game)
        self.settings.keys, unsound = sound(self.settings.keys)
        self.problems: list[Problem] = [*start.problems, *unsound]
        self.last_table: Any = None  # to be closed however the app ends
        self.farewell = ""
        self.palette = palette_of(self.start)
        self.painter = Painter(self.palette)
        self.look = look_of(self.start, self.words, self.palette)
        self._when_shown: list[Callable[[], None]] = [sweep_seldom]
        self._wear()

    @property
    def diary(self) -> Diary:
        """Return this person's diary of games."""
        from cosmic_tui.diary.diary import Diary

        return Diary(self.start.diary)

    @property
    def bonds(self) -> dict[str, dict[str, float]]:
        """Return what characters remember of the people here; nothing, unless the settings allow it."""
        return self.diary.bonds() if self.settings.remember else {}

    @property
    def my_name(self) -> str:
        """Return this person's name at a table."""
        return self.settings.name or capital(self.words.say("scr-you"))

    @property
    def chosen_game(self) -> str:
        return chosen_game(self.settings)

    # --- looks ---

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return default_variables()

    def _wear(self) -> None:
        """Register the palette as the app's theme before the first stylesheet is made; to change it later would mean
        making two.
        """
        self.problems += register(self, self.palette.system, [self.palette.id])
        self._tell_of(self.palette)
        if self.palette.id in self.available_themes:
            self.set_reactive(App.theme, self.palette.id)  # nobody need be told: nothing has been made of another yet

    def _tell_of(self, palette: Palette) -> None:
        """Report once what is wrong with a theme."""
        if palette.problem and palette.problem not in self.problems:
            self.problems.append(palette.problem)

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Leave out Textual's filter that looks through every cell for the terminal's own colors: there are none here.
        """
        return [one for one in super().get_line_filters() if not isinstance(one, ANSIToTruecolor)]

    @property
    def language(self) -> str:
        return language_of(self.settings)

    def apply_settings(self) -> None:
        """Make everything that depends on the settings anew, and show it at once."""
        self.words = words(self.language, self.words.game)
        before, self.palette = self.palette, palette_of(self.start)
        if self.palette.problem != before.problem:
            self._tell_of(self.palette)
        self.painter = Painter(self.palette)
        self.look = look_of(self.start, self.words, self.palette)
        if self.palette.id in self.available_themes:
            self.theme = self.palette.id
        from cosmic_tui.screens.sheets import SheetScreen

        for screen in self.screen_stack:
            if isinstance(screen, SheetScreen):
                screen.speak()
            for sheet in screen.query(Sheet):
                sheet.paint_with(self.painter)
        self.paint_all()

    def turn_to(self, game: str) -> None:
        """Switch to the words and style of this game."""
        if game != self.words.game:
            self.words = words(self.language, game)
            self.look = look_of(self.start, self.words, self.palette)

    def next_problem(self) -> str:
        """Return a sentence about the settings that nobody has been told yet; each is said once."""
        if not self.problems:
            return ""
        problem = self.problems.pop(0)
        return self.words.say(problem.id, **problem.args)

    def keep_settings(self) -> None:
        """Write the settings to their file. If that fails, say so once."""
        if self.start.keep_settings and not save_settings(self.settings, self.start.settings_file):
            self.start.keep_settings = False
            self.problems.append(Problem("err-settings_unsaved", {"file": FILE}))

    def paint_all(self) -> None:
        from cosmic_tui.screens.sheets import SheetScreen

        for screen in self.screen_stack:
            if isinstance(screen, SheetScreen):
                screen.paint()

    def redraw(self) -> None:
        """Send the whole screen to the terminal once more (Ctrl+L)."""
        forget = getattr(self._driver, "forget", None)
        if forget is not None:
            forget()
        self.screen.refresh(repaint=True, layout=False)
        for sheet in self.screen.query(Sheet):
            sheet.refresh()

    @property
    def moves(self) -> bool:
        """Return whether motion is allowed: not with calm decoration, such as over a slow connection."""
        wished = self.start.motion and self.settings.motion != "none" and "NO_MOTION" not in self.start.env
        return wished and self.look.decoration == FULL and not self.line_is_slow

    @property
    def film_motion(self) -> str:
        """Return how much of a film moves; see film/film.py."""
        if not self.start.film:
            return pace.OFF
        still = not self.start.motion or "NO_MOTION" in self.start.env or self.look.decoration == NONE
        wished = self.settings.motion
        return pace.REDUCED if wished == pace.FULL and (still or self.line_is_slow) else wished

    @property
    def line_is_slow(self) -> bool:
        """Return whether the connection to the terminal seems too slow for motion."""
        return bool(getattr(self._driver, "slow", False))

    # --- coming and going ---

    def get_default_screen(self) -> Screen[Any]:
        """Return the lowest screen: the title, or an empty one where a table or a page comes first."""
        if self.start.link is not None or self.start.opens is not None:
            return super().get_default_screen()
        from cosmic_tui.screens.title import TitleScreen

        return TitleScreen()

    def on_mount(self) -> None:
        loop = asyncio.get_running_loop()
        for name in HANG_UP:
            with contextlib.suppress(RuntimeError, ValueError):
                loop.add_signal_handler(getattr(signal, name), self.hang_up)
        if self.start.link is not None:
            self.open_table(self.start.link)
        elif self.start.opens is not None:
            self.push_screen(self.start.opens(), lambda _: self.exit(0))

    def when_shown(self, act: Callable[[], None]) -> None:
        """Run this once a picture is visible, so that it does not delay the first picture."""
        self._when_shown.append(act)

    def post_display_hook(self) -> None:
        """Run what waited for the next picture. While the app starts there are no pictures, though Textual calls this.
        """
        if self._when_shown and getattr(self._driver, "shows", self.is_running):
            acts, self._when_shown = self._when_shown, []
            for act in acts:
                self.call_later(act)
        top = self._screen_stack[-1] if self._screen_stack else None
        for told in (getattr(self._driver, "feel", None), getattr(top, "drawn", None)):
            if told is not None:
                told()

    def attention(self) -> None:
        """Call a reader who may be looking elsewhere to the question, by a bell."""
        if self.settings.bell:
            self.bell()
        self._window_title(f"● {self.words.say('scr-your_turn')}")

    def calm(self) -> None:
        self._window_title(self.TITLE)

    def _window_title(self, words: str) -> None:
        if self.settings.window_title and self._driver is not None and not self.is_headless:
            self._driver.write(f"\x1b]0;{words}\x07")

    def _fatal_error(self) -> None:
        """End the app after a fault without Textual's own page, which shows local variables and with them hidden hands.
        """
        self._close_messages_no_wait()

    def panic(self, *renderables: Any) -> None:
        self._close_messages_no_wait()

    @property
    def fault(self) -> Exception | None:
        """Return the error that has ended the app, if it was one of its own."""
        return self._exception

    def say_farewell(self, words: str) -> None:
        """Leave, with one sentence for the person."""
        self.farewell = words
        self.exit(FAREWELL)

    def lost_table(self, words: str, code: str = "", facts: Mapping[str, Any] | None = None) -> None:
        """Leave a table whose connection has ended: go back to the previous screen, or end the program."""
        table = self.table()
        place = self.screen_stack.index(table) - 1 if table is not None else 0
        before = self.screen_stack[place]
        if table is None or not hasattr(before, "tell"):
            self.say_farewell(words)
            return
        self._leave_table(table)
        turned_away = getattr(before, "turned_away", None)
        before.tell((turned_away(code, facts or {}) if turned_away is not None else "") or words)

    def hang_up(self) -> None:
        """Leave the program so that the terminal is restored, because it is gone or the process is being ended."""
        self.exit(0)

    def open_table(self, link: Link) -> None:
        from cosmic_tui.screens.table import TableScreen

        self.last_table = TableScreen(link)
        self.push_screen(self.last_table)

    def leave(self) -> None:
        """Quit: asks once while a game is running; it is saved anyway."""
        table = self.table()
        if table is None or table.link.offers.replay:
            self.exit(0)
        else:
            from cosmic_tui.screens.leaving import LeaveScreen

            if not isinstance(self.screen, LeaveScreen):
                self.push_screen(LeaveScreen())

    def table(self) -> Any:
        """Return the table screen, if one is open."""
        from cosmic_tui.screens.table import TableScreen

        return next((screen for screen in self.screen_stack if isinstance(screen, TableScreen)), None)

    def banner(self) -> Sequence[Run]:
        """Return the row that tells a reader of another page that a question waits."""
        table = self.table()
        return table.banner() if table is not None and table is not self.screen and table.turns.curtain is None else ()

    def behind(self) -> Sequence[Run]:
        """Return how much the film behind a page over the table still has to show."""
        table = self.table()
        waits = table.motion.film.waits if table is not None and table is not self.screen else 0
        return (Run(f"   {self.words.say('film-waits_behind', n=waits)}", "info"),) if waits else ()

    def pop_to_table(self) -> None:
        """Close every page over the table."""
        table = self.table()
        while table is not None and self.screen is not table:
            self.pop_screen()

    def _leave_table(self, table: Any) -> None:
        """Close the table and every page over it; the game is saved as it is."""
        self.pop_to_table()
        table.close()
        self.turn_to(self.chosen_game)
        self.pop_screen()

    @property
    def kept(self) -> bool:
        """Return whether leaving the table loses nothing: it is saved, here or by its host, or no game is running."""
        table = self.table()
        if table is None or table.model.over is not None or table.model.lobby is not None:
            return True
        return bool(table.link.offers.kept)

    def close_table(self) -> None:
        """Go back to the title; the game is saved as it is."""
        table = self.table()
        if table is None:
            return
        if self.start.only_table:
            self.exit(0)
            return
        from cosmic_tui.screens.title import TitleScreen

        self._leave_table(table)
        while len(self.screen_stack) > 1 and not isinstance(self.screen, TitleScreen):
            self.pop_screen()  # the form one came by
        if not isinstance(self.screen, TitleScreen):
            self.push_screen(TitleScreen())

    def rematch(self) -> None:
        """Start another game with the same seats and another deal."""
        from cosmic_tui.new_game import once_more

        table = self.table()
        link = once_more(table.link, self.start.games, self.bonds) if table is not None else None
        if link is not None:
            self.change_table(link)

    def change_table(self, link: Link) -> None:
        """Leave the table for another one."""
        self._leave_table(self.table())
        self.open_table(link)

    def show_codex(self, tab: str = "", ident: str = "") -> None:
        from cosmic_tui.screens.codex import CodexScreen

        self.push_screen(CodexScreen(tab, ident))

    def show(self, screen: Screen[Any]) -> None:
        self.push_screen(screen)


def sweep_seldom() -> None:
    """Freeze loaded objects out of garbage collection, and collect the rest less often."""
    gc.freeze()
    gc.set_threshold(*FEW_SWEEPS)
    gc.enable()


def run(start: LaunchOptions) -> int:
    """Run the app until it is left. Return the exit code of the program."""
    from cosmic_tui.terminal.guard import guard
    from cosmic_tui.terminal.probe import probe

    probe(start)
    if start.driver is None and sys.platform != "win32":  # there Textual's own has to do
        from cosmic_tui.terminal.driver import TolerantDriver

        start.driver = TolerantDriver
    app = CosmicApp(start)
    _: Shell = app  # mypy holds the app against what screens want of it
    all_well = start.all_well = start.all_well or guard()  # puts the terminal right if this process is killed
    try:
        code = app.run()
    finally:
        gc.enable()  # also if there was never a picture
        all_well()
    if app.last_table is not None:
        app.last_table.close()
    if app.fault is not None:
        raise app.fault  # the command line makes one sentence of it
    if app.farewell:
        print(app.farewell, file=sys.stderr)
    return code if isinstance(code, int) else 0
