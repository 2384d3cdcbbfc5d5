"""A filter for keys at the table screen, before any other part gets them: a key that is held down never answers.

hand.py decides by the times of presses; here are the clock, the timer and whether a question is open. Sends nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cosmic_tui.screens.table.hand import EARLY, NOW, PAUSE, WAIT, Hand
from cosmic_tui.screens.table.part import Part

if TYPE_CHECKING:
    from cosmic_tui.screens.table.screen import TableScreen

ANSWERING = frozenset(("send", "tick", "yes", "no"))


def answers(key: str, command: str) -> bool:
    """Return whether a key makes or sends an answer: Enter, Space, digits, signs of names, letters of acts."""
    return command in ANSWERING or (not command and len(key) == 1)


class Fingers(Part):
    """The first part in line. A key that it takes reaches no other part, or only later."""

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table)
        self.hand = Hand(0.0)
        self._waits: tuple[str, int] | None = None  # a press, and which question it was for
        self._timer: Any = None
        self._released = False
        self._told = -1  # the question at which the player was told that they were too fast

    @property
    def now(self) -> float:
        return self.table.cosmic.start.now()

    def press(self, key: str, command: str) -> bool:
        """Return whether this key is held back, for now or for good."""
        if not key or self._released or not self.table.cosmic.start.patience:
            return False
        if self._waits is not None and self._waits[0] != key:
            self._release()  # a player who presses another key holds nothing
        if not self._asked() or not (answers(key, command) or command == "back"):
            self.hand.note(key, self.now)
            return False
        if command == "back":
            self.hand.note(key, self.now)
            return self.table.answer.too_early
        return self._decided(key, command)

    def _asked(self) -> bool:
        """Return whether a key may answer something now: a question, or the curtain before it."""
        table = self.table
        if table.eyes.typing is not None or table.motion.plays:
            return False
        return table.turns.curtain is not None or table.answer.draft is not None

    def _decided(self, key: str, command: str) -> bool:
        table = self.table
        found = self.hand.press(key, self.now, table.answer.asked_at, table.cosmic.start.patience)
        self._stop()
        if found == EARLY and self._told != table.state.serial and table.turns.curtain is None:
            self._told = table.state.serial
            table.hint("scr-line-too_fast")
        elif found == WAIT:
            self._waits = key, table.state.serial
            self._timer = table.set_timer(PAUSE, self._release)
        elif found == NOW and command == "send":
            self.hand.turn(self.now)
        return found != NOW

    def _release(self) -> None:
        """Pass on a press that waited, because no press has followed it."""
        waits = self._waits
        self._stop()
        table = self.table
        if waits is None or waits[1] != table.state.serial or not self._asked() or not table.on_top:
            return
        self.hand.counts()
        if table.look.keys.does(waits[0]) == "send":
            self.hand.turn(self.now)
        self._released = True
        try:
            table.press(waits[0])
        finally:
            self._released = False

    def _stop(self) -> None:
        self._waits = None
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
