"""Private notes on players and games: a line typed on a page and kept in the diary.

A page with notes defines `subject()`; this module takes the keys while a note is typed. Knows the diary; no game.
"""

from __future__ import annotations

from cosmic_tui.canvas.cells import Run
from cosmic_tui.look.keys import ENDING, TYPING, with_key
from cosmic_tui.new_game import Refused
from cosmic_tui.screens.sheets import SheetScreen
from cosmic_tui.words.os_errors import because


class NotingScreen(SheetScreen):
    """A mixin for pages on which a note can be written. Put it before the base class of the page."""

    noting: str | None = None  # what is being typed
    unnoted = ""  # why the last note was not kept
    own_page = ""  # whose letters count while nothing is typed

    def subject(self) -> tuple[str, str]:
        """Return (kind, name) of the subject of a note. The name is empty if there is nothing to note."""
        return "", ""

    def note(self) -> str:
        """Return the note on the subject."""
        kind, name = self.subject()
        return self.cosmic.diary.notes(kind).get(name, "") if name else ""

    def note_runs(self) -> list[Run]:
        """Return the note as a line, or the line that is being typed."""
        if self.noting is not None:
            return [Run(f"> {self.noting}▌", "key", "", "bold")]
        if self.unnoted:
            return [Run(self.unnoted, "warn")]
        return [Run(note, "text")] if (note := self.note()) else []

    @property
    def page_name(self) -> str:
        return TYPING if self.noting is not None else self.own_page

    def do_note(self) -> None:
        if self.subject()[1]:
            self.noting, self.unnoted = self.note(), ""
            self.paint()

    def do(self, command: str) -> bool:
        """Run a command. While something is typed, only commands that end the typing do anything."""
        if self.noting is None:
            return super().do(command)
        if command in ENDING:
            typed, self.noting = self.noting, None
            if command == "send":
                self._keep(typed)
            self.paint()
        return True

    def _keep(self, typed: str) -> None:
        try:
            self.cosmic.diary.set_note(*self.subject(), typed)
        except Refused as no:
            said = self.cosmic.words
            self.unnoted = said.say(f"err-{no.code}", value=because(said, no.facts.get("reason", "")))

    def typed(self, key: str) -> None:
        if self.noting is not None:
            self.noting = with_key(self.noting, key)
            self.paint()
        else:
            super().typed(key)

    def pasted(self, line: str) -> None:
        if self.noting is not None:
            self.noting += line
            self.paint()
