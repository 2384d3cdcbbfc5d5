"""Typing a line of chat: while there is one, every key goes into it. Sends lines; knows no answer."""

from __future__ import annotations

from cosmic_tui.look.keys import ENDING, TYPING, with_key
from cosmic_tui.messages import up
from cosmic_tui.screens.table.part import Part


class Chat(Part):
    """The part of the table screen for chat. The line itself is `typing` of the screen's eyes."""

    def press(self, key: str, command: str) -> bool:
        """Add every printable key to the line until it is sent or dropped. A click on one of its two buttons ends it
        too.
        """
        table = self.table
        if table.eyes.typing is None or not (key or command in ENDING):
            return super().press(key, command)
        ends = table.look.keys.at(TYPING).does(key) if key else command
        if ends in ENDING:
            self._end(ends == "send")
        else:
            table.eyes.typing = with_key(table.eyes.typing, key)
        table.paint()
        return True

    def _end(self, send: bool) -> None:
        """End the line: send it, or drop it."""
        table = self.table
        typed, table.eyes.typing = (table.eyes.typing or "").strip(), None
        if send and typed:
            table.link.send(table.seat, up.chat(typed))

    def do_chat(self) -> None:
        self.table.eyes.typing = ""
        self.table.paint()

    def paste(self, line: str) -> None:
        """Add pasted text to the line."""
        if self.table.eyes.typing is not None:
            self.table.eyes.typing += "".join(letter for letter in line if letter.isprintable())
            self.table.paint()
