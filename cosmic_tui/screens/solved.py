"""The page after a puzzle's answer: right or wrong, what every answer is worth, why, and the reader's rating."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cosmic_tui.canvas.cells import Run
from cosmic_tui.diary.puzzles import Rating, coming
from cosmic_tui.draw.bars import bar_rows
from cosmic_tui.puzzles.table import PuzzleLink, next_table, play_on
from cosmic_tui.say import puzzles as said
from cosmic_tui.say.parts import sentences_of
from cosmic_tui.screens.page import PageScreen

if TYPE_CHECKING:
    from cosmic_tui.screens.table import TableScreen

KEYS = [("send", "key-next"), ("play_on", "key-play_on"), ("log", "scr-board_then")]


class SolvedScreen(PageScreen):
    """The page of an answered puzzle. Enter opens the next one; Esc leaves the puzzles."""

    page_name = "puzzle"

    def __init__(self, table: TableScreen, link: PuzzleLink, before: Rating, after: Rating) -> None:
        super().__init__(table.cosmic.words.say("scr-puzzles"), self.paragraphs, KEYS)
        self.table, self.link, self.before, self.after = table, link, before, after
        self.no_more = ""  # that there is no other puzzle

    def paragraphs(self, room: int) -> Sequence[Sequence[Run]]:
        link, words, view = self.link, self.cosmic.words, self.table.state.view
        if view is None or link.given is None:
            return []
        voice, sentences = self.table.model.voice(self.table.seat), sentences_of(words.game)
        facts = voice, sentences, view, link.puzzle, link.given
        asked = sentences.asked(voice, view)
        right = link.puzzle.is_right(link.given)
        tries, ident = self.cosmic.diary.puzzle_tries(), link.puzzle.ident
        texts = [
            said.because(*facts),
            said.about(voice, link.puzzle.themes),
            said.change(words, self.before, self.after),
            said.again(words, tries, ident, coming(tries)),
        ]
        return [
            [Run(asked.title, "muted")],
            [],
            [Run(said.verdict(*facts), "ok" if right else "warn", "", "bold")],
            [],
            *bar_rows(self.look, said.bars(*facts), words.say("puz-yours"), room),
            [],
            *[[Run(text, "text")] for text in texts if text],
            [],
            [Run(self.look.say_keys("puz-play_on"), "muted")],
            [Run(words.say("rev-yardstick"), "muted")],
            *([[], [Run(self.no_more, "key", "", "bold")]] if self.no_more else []),
        ]

    def do_send(self) -> None:
        """Open the next puzzle."""
        cosmic, words = self.cosmic, self.cosmic.words
        tries, names, folder = cosmic.diary.puzzle_tries(), words.parts("bot-names"), cosmic.start.games
        found = next_table(words.game, tries, datetime.date.today(), self.link.theme, cosmic.my_name, names, folder)
        if found is not None:
            cosmic.change_table(found)
        else:
            self.no_more = said.no_more(words, coming(tries))
            self.top = self.length()
            self.paint()

    def do_play_on(self) -> None:
        """Open a new game at the puzzle's question."""
        self.cosmic.change_table(play_on(self.link, self.cosmic.start.games))

    def do_log(self) -> None:
        """Show the board; Enter there returns to this page."""
        self.dismiss(None)

    def do_back(self) -> None:
        self.cosmic.close_table()
