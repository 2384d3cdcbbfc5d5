"""The title screen: Enter plays at once; everything else is one key away."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from cosmic_tui import __version__
from cosmic_tui.appearance import theme_name
from cosmic_tui.canvas.cells import Link as Target
from cosmic_tui.canvas.cells import Row
from cosmic_tui.canvas.text import AWAY
from cosmic_tui.draw.parts import title_of
from cosmic_tui.draw.titlemenu import foot, menu
from cosmic_tui.draw.titlepage import Item, title_page
from cosmic_tui.games import lessons_of, name_of, shown_games
from cosmic_tui.look import theme_names
from cosmic_tui.screens.sheets import SheetScreen

if TYPE_CHECKING:
    from textual.screen import Screen

    from cosmic_tui.link.link import Link
    from cosmic_tui.new_game import Refused, Saved, Wish

SEED_BITS = 32
DAY = 86400


class TitleScreen(SheetScreen):
    """The first screen. Tables and files are loaded after it is drawn."""

    page_name = "title"

    def __init__(self) -> None:
        super().__init__()
        self.chosen = "play"
        self.message = ""
        self.saved: Saved | None = None
        self.games = 0
        self.results = 0  # games that have been played to their end

    def on_screen_resume(self) -> None:
        self.message = self.message or self.cosmic.next_problem()
        self.cosmic.when_shown(self._look_for_games)

    def _look_for_games(self) -> None:
        """Find the saved game to resume, and count the saved games."""
        from cosmic_tui.new_game import newest

        self.games, self.saved = newest(self.cosmic.start.games)
        self.results = self.cosmic.diary.games
        self.paint()

    # --- the menu ---

    def items(self) -> list[Item]:
        """Return the entries of the menu that can be used now."""
        saved = self._saved_words(self.saved) if self.saved is not None else ""
        return menu(self.cosmic.words, self.cosmic.look.parts, saved, self.games, self.results)

    @property
    def of_the_game(self) -> Mapping[str, Callable[[], Any]]:
        """Return the entries that only the chosen game has, with functions that make their screens."""
        return title_of(self.cosmic.words.game).ENTRIES

    def _saved_words(self, saved: Saved) -> str:
        changed = time.localtime(saved.changed)
        recent = time.time() - saved.changed < DAY
        when = time.strftime("%H:%M", changed) if recent else self.cosmic.words.date(*changed[:3])
        say = self.cosmic.words.say
        if saved.game == self.cosmic.words.game:
            return say("scr-line-resume_what", number=saved.turn, value=when)
        name = name_of(self.cosmic.words.language, saved.game, "short")
        return say("scr-line-resume_other", name=name, number=saved.turn, value=when)

    def rows(self, width: int, height: int) -> list[Row]:
        early, self.cosmic.start.early_title = self.cosmic.start.early_title, None
        if early is not None and early.fits(width, height) and not self.message:
            return list(early.rows)
        below = foot(self.look, theme_name(self.cosmic.palette, self.cosmic.words), __version__)
        return title_page(self.look, width, height, self.items(), self.at, below, self.message)

    def press(self, key: str) -> None:
        self._is_read()
        super().press(key)

    def _is_read(self) -> None:
        """Replace the message by the next one, or by the foot."""
        self.message = self.cosmic.next_problem()
        self.paint()

    def do(self, command: str) -> bool:
        """Run an entry of the menu by its key, or a command."""
        if command not in [item.command for item in self.items()]:
            return super().do(command)
        self._run(command)
        if command == "game":  # its letter looks at games from anywhere: Enter plays the one that is shown
            self.chosen = "play"
            self.paint()
        return True

    @property
    def at(self) -> int:
        """Return the position of the chosen entry. The entry is kept by its name, because entries come and go."""
        return next((place for place, item in enumerate(self.items()) if item.command == self.chosen), 0)

    def _move(self, steps: int) -> None:
        items = self.items()
        self.chosen = items[(self.at + steps) % len(items)].command
        self.paint()

    def do_up(self) -> None:
        self._move(-1)

    def do_down(self) -> None:
        self._move(1)

    @property
    def offered(self) -> list[str]:
        """The games one can choose from."""
        return shown_games()

    def run_game(self, steps: int = 1) -> None:
        """Choose the next game, and switch the title to its words."""
        offered = self.offered
        here = offered.index(self.cosmic.words.game) if self.cosmic.words.game in offered else 0
        self.cosmic.turn_to(offered[(here + steps) % len(offered)])
        self.cosmic.settings.game = self.cosmic.words.game
        self.cosmic.keep_settings()
        self.paint()

    def do_left(self) -> None:
        if self.chosen == "game":
            self.run_game(-1)

    def do_right(self) -> None:
        if self.chosen == "game":
            self.run_game()

    def do_send(self) -> None:
        self._run(self.items()[self.at].command)

    def do_back(self) -> None:
        """Do nothing, because the title is the first screen."""

    def do_theme(self) -> None:
        """Choose the next theme, at once."""
        names = theme_names()
        here = names.index(self.cosmic.settings.theme) if self.cosmic.settings.theme in names else 0
        self.cosmic.settings.theme = names[(here + 1) % len(names)]
        self.cosmic.start.theme = None
        self.cosmic.apply_settings()
        self.cosmic.keep_settings()
        self.message = self.message or self.cosmic.next_problem()

    def do_help(self) -> None:
        from cosmic_tui.screens.help import HelpScreen

        self.cosmic.show(HelpScreen(None))

    def clicked(self, link: Target, read: bool) -> None:
        if link == AWAY:
            self._is_read()
        elif link[0] == "entry":
            self._run(self.items()[int(link[1])].command)

    # --- what the entries do ---

    def _run(self, command: str) -> None:
        self.chosen = command
        if command in self.of_the_game:
            self.cosmic.show(self.of_the_game[command]())
            return
        getattr(self, f"run_{command}")()

    def run_play(self) -> None:
        """Start a game for one person and the usual number of bots."""
        from cosmic_tui.new_game import Wish

        self.open_with(Wish(game=self.cosmic.words.game))

    def open_with(self, wish: Wish) -> None:
        """Open a table with these wishes."""
        wish.bot_names = self.cosmic.words.parts("bot-names")
        import secrets

        from cosmic_tui.new_game import begin, setup_of

        seed = secrets.randbits(SEED_BITS) if wish.seed is None else wish.seed
        games, bonds = self.cosmic.start.games, self.cosmic.bonds
        self.open_table(lambda: begin(setup_of(wish, self.cosmic.my_name, seed), games, bonds))

    def open_table(self, made: Callable[[], Link]) -> None:
        """Open a table, or say in one sentence why it fails."""
        from cosmic_tui.new_game import Refused

        try:
            link = made()
        except Refused as no:
            self.say_no(no)
            return
        self.cosmic.open_table(link)

    def tell(self, message: str) -> None:
        """Show a message to the reader at the foot."""
        self.message = message
        self.paint()

    def say_no(self, no: Refused) -> None:
        """Show one sentence instead of a game."""
        from cosmic_tui.say.parts import voice_of
        from cosmic_tui.say.refusals import refused

        self.tell(refused(voice_of(self.cosmic.words), no.code, no.facts))

    def run_resume(self) -> None:
        self.resume(self.saved.name if self.saved is not None else "")

    def resume(self, name: str) -> None:
        from cosmic_tui.new_game import resume

        self.open_table(lambda: resume(name, self.cosmic.start.games))

    def look_back(self, name: str) -> None:
        from cosmic_tui.new_game import look_back

        self.open_table(lambda: look_back(name, self.cosmic.start.games))

    def review(self, name: str) -> None:
        """Open the film of a saved game, with its review on top if games of this kind can be reviewed."""
        from cosmic_tui.screens.review import ReviewScreen
        from cosmic_tui.screens.table import TableScreen

        self.look_back(name)
        table = next((screen for screen in self.app.screen_stack if isinstance(screen, TableScreen)), None)
        offered = table.link.offers.review if table is not None else None
        if table is not None and offered is not None:
            seat, show = max(0, table.seat), self.cosmic.show
            table.call_after_refresh(lambda: show(ReviewScreen(table, offered(seat))))

    def rescue(self, name: str) -> None:
        """Resume the undamaged part of a damaged game; the damaged file stays as it is."""
        from cosmic_tui.new_game import rescue, resume

        games = self.cosmic.start.games
        self.open_table(lambda: resume(rescue(name, games), games))

    def run_daily(self) -> None:
        from cosmic_tui.screens.daily import DailyScreen

        self.cosmic.show(DailyScreen(self))

    def run_learn(self) -> None:
        """Open the lessons of a game."""
        from cosmic_tui.screens.lessons import LessonsScreen

        if lessons_of(self.cosmic.words.game):
            self.cosmic.show(LessonsScreen(self))

    def learn(self, name: str) -> None:
        """Start a lesson of this game from its beginning."""
        from cosmic_tui.new_game import begin, lesson_setup

        words, games = self.cosmic.words, self.cosmic.start.games
        me, names = self.cosmic.my_name, words.parts("bot-names")
        self.open_table(lambda: begin(lesson_setup(words.game, name, me, names), games))

    def run_puzzles(self) -> None:
        """Open the next puzzle, or say when there will be one."""
        import datetime

        from cosmic_tui.diary.puzzles import coming
        from cosmic_tui.puzzles.table import next_table
        from cosmic_tui.say.puzzles import no_more

        words, tries = self.cosmic.words, self.cosmic.diary.puzzle_tries()
        names, games = words.parts("bot-names"), self.cosmic.start.games
        link = next_table(words.game, tries, datetime.date.today(), "", self.cosmic.my_name, names, games)
        if link is None:
            self.tell(no_more(words, coming(tries)))
        else:
            self.cosmic.open_table(link)

    def run_new(self) -> None:
        from cosmic_tui.screens.new_game import NewGameScreen

        self.cosmic.show(NewGameScreen(self))

    def run_hosting(self) -> None:
        from cosmic_tui.screens.hosting import HostScreen

        self.cosmic.show(HostScreen(self))

    def run_joining(self) -> None:
        from cosmic_tui.screens.joining import JoinScreen

        self.cosmic.show(JoinScreen())

    def run_games(self) -> None:
        from cosmic_tui.screens.games import GamesScreen

        self.cosmic.show(GamesScreen(self))

    def run_stats(self) -> None:
        from cosmic_tui.screens.statistics import StatisticsScreen

        self.cosmic.show(StatisticsScreen(self))

    def next_tab(self, here: Screen[None], steps: int) -> None:
        """Replace this page by another one about finished games."""
        from cosmic_tui.screens.collection import CollectionScreen
        from cosmic_tui.screens.history import HistoryScreen
        from cosmic_tui.screens.statistics import StatisticsScreen

        tabs = (StatisticsScreen, CollectionScreen, HistoryScreen)
        place = next(at for at, tab in enumerate(tabs) if type(here) is tab)
        here.dismiss(None)
        self.cosmic.show(tabs[(place + steps) % len(tabs)](self))

    def run_codex(self) -> None:
        self.cosmic.show_codex()

    def run_settings(self) -> None:
        from cosmic_tui.screens.settings import SettingsScreen

        self.cosmic.show(SettingsScreen())

    def run_quit(self) -> None:
        self.cosmic.leave()
