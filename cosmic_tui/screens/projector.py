"""Plays the film of whoever sits at a table's screen: when the next picture is due, which keys belong to the film.

The film itself is pure (cosmic_tui/film); here are the clock, the timer and the keys. While anything lies over the
table, or something is read or chosen there, the film stands still. Must not know what is shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cosmic_tui.film.film import ABSENT, Film
from cosmic_tui.screens.missed import tell_missed

if TYPE_CHECKING:
    from cosmic_tui.screens.table import TableScreen

# Commands that make up an answer: while a film plays they go one beat on, as keys without a command do.
MAKING = frozenset(
    (
        "send", "back", "tick", "more", "fewer", "left", "right", "up", "down", "page_up", "page_down", "first", "last",
        "earlier", "later", "yes", "no", "coach",
    )
)  # fmt: skip
SOON = 0.001


class Projector:
    """One table screen's."""

    def __init__(self, table: TableScreen) -> None:
        self.table = table
        self.touched = 0.0  # when the last key was pressed
        self.began = 0.0  # when the film began to play that plays now
        self._ran = False
        self._timer: Any = None
        self._due: float | None = None

    @property
    def film(self) -> Film:
        return self.table.seen.film

    @property
    def now(self) -> float:
        return self.table.cosmic.start.now()

    @property
    def plays(self) -> bool:
        """Whether a key belongs to the film now."""
        return self.film.playing and self.table.curtain is None

    # --- what comes ---

    def settle(self) -> None:
        """What has come is taken: a beat begins, or the question is put; a clock of the reader shortens the film."""
        table = self.table
        table.model.show_as(table.cosmic.settings.pace, table.cosmic.film_motion)
        if table.curtain is None:
            left = table.model.seconds_left()
            if left is not None and table.state.put is not None:
                self.film.shorten(left, self.now)
            table.settle_all(self.now)
            if table.is_current and not table.model.line_is_broken:
                tell_missed(table)
        self.mind()

    def mind(self) -> None:
        """Stand still under what lies over the table, else go on; look again when the next picture is due."""
        if self._blocked():
            self.film.hold(self.now)
        else:
            self.film.go_on(self.now)
        if self.film.busy and not self._ran:
            self.began = self.now
        self._ran = self.film.busy
        due = None if self.table.curtain is not None or self.table.closed else self.film.due()
        if due != self._due or (due is not None and self._timer is None):
            if self._timer is not None:
                self._timer.stop()
            self._due = due
            self._timer = self.table.set_timer(max(SOON, due - self.now), self.tick) if due is not None else None

    def _blocked(self) -> bool:
        table = self.table
        return not table.is_current or table.small or table.eyes.preparing or bool(table.eyes.focus)

    def tick(self) -> None:
        """The next picture, the next beat, or the end."""
        self._timer = None
        if self.table.closed:
            return
        if self.film.tick(self.now):
            self._went_on()
        else:
            self.mind()

    def _went_on(self) -> None:
        if self.film.playing:
            self.mind()
            self.table.paint()
        else:
            self.table.news()

    # --- keys ---

    def swallow(self, command: str) -> bool:
        """Whether a key goes to the film: one beat on, twice or held to the question. It answers nothing then."""
        was_away = self.now - self.touched > ABSENT
        self.touched = self.now
        if not self.plays or (command and command not in MAKING):
            return False
        if command == "send" and self.now - self.began < self.table.cosmic.start.patience:
            return True  # the key that has answered, held or pressed once more: it was not meant for the film
        if was_away and self.film.reel:
            self.film.absent(self.now)
        else:
            self.film.step(self.now)
        self._went_on()
        return True

    def still(self) -> None:
        """Another size: what moved is over."""
        self.film.still()
        self.mind()
