"""A puzzle at the table screen: the text when it is put, and the page after its answer.

Knows that the table stands still; must not know what an answer is worth.
"""

from __future__ import annotations

import datetime
from dataclasses import replace
from typing import TYPE_CHECKING

from cosmic_tui.canvas.cells import Row
from cosmic_tui.canvas.text import notice
from cosmic_tui.diary.puzzles import Rating, on, rated
from cosmic_tui.draw.scene import Scene
from cosmic_tui.look.palette import Problem
from cosmic_tui.new_game import Refused
from cosmic_tui.puzzles.table import PuzzleLink, try_of
from cosmic_tui.say.puzzles import standing
from cosmic_tui.screens.solved import SolvedScreen
from cosmic_tui.screens.table.part import Part
from cosmic_tui.words.os_errors import because

if TYPE_CHECKING:
    from cosmic_tui.screens.table import TableScreen


class Puzzle(Part):
    """The part of the table screen for puzzles. `before` and `after` are the reader's ratings; the page opens as soon
    as the answer is given.
    """

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table)
        offered = table.link.offers.puzzle
        self.link: PuzzleLink | None = offered if isinstance(offered, PuzzleLink) else None
        self.before = self.after = Rating()
        self.begun: Row = ()  # how the reader stands: said until the first key

    @property
    def over(self) -> bool:
        """Return whether there is an answered puzzle here."""
        return self.link is not None and self.link.given is not None

    def begin(self) -> None:
        """Show the reader's rating, and wait for the answer."""
        if self.link is None:
            return
        tries = self.table.cosmic.diary.puzzle_tries()
        self.before = self.after = rated(tries)
        self.begun = notice(standing(self.table.cosmic.words, self.before, *on(tries, datetime.date.today())))
        self.link.answered = self._answered

    def _answered(self) -> None:
        """Note the answer, and show what it was worth."""
        assert self.link is not None
        cosmic = self.table.cosmic
        try:
            cosmic.diary.keep_puzzle(try_of(self.link, datetime.date.today()))
        except Refused as no:
            reason = because(cosmic.words, str(no.facts.get("reason", "")))
            cosmic.problems.append(Problem(f"err-{no.code}", {"value": reason}))
        self.after = rated(cosmic.diary.puzzle_tries())
        self.table.call_later(self.open)

    def open(self) -> None:
        if self.link is not None and self.table.on_top:
            self.table.cosmic.show(SolvedScreen(self.table, self.link, self.before, self.after))

    def press(self, key: str, command: str) -> bool:
        """Reopen the page when a key would answer or leave after the answer was given."""
        self.begun = ()
        if not self.over or command not in ("send", "back"):
            return False
        self.open()
        return True

    def beside(self, scene: Scene) -> Scene:
        """Return the scene with the puzzle's text in it."""
        if self.link is None:
            return scene
        say = self.table.cosmic.words.say
        if self.over:
            return replace(scene, asking=None, waiting=say("puz-over"), onward="key-ending")
        asking = scene.asking
        if asking is not None and not asking.note:
            asking = replace(asking, note=say("puz-note"))
        return replace(scene, asking=asking, hint=scene.hint or self.begun)
