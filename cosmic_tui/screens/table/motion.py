"""Motion at the table screen: the film of the person who sits there, and when its next picture is due.

The film itself is pure (cosmic_tui/film); here are the clock, the timer and the keys. While a page lies over the table,
or the reader reads or chooses something there, the film pauses. Must not know what is shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cosmic_tui.film.beat import HELD
from cosmic_tui.film.film import ABSENT, Film
from cosmic_tui.screens.missed import tell_missed
from cosmic_tui.screens.projector import Projector
from cosmic_tui.screens.table.fingers import answers
from cosmic_tui.screens.table.part import Part
from cosmic_tui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from cosmic_tui.screens.table.screen import TableScreen

# Commands that make up an answer: while a film plays they go one beat on, as keys without a command do.
MAKING = frozenset(
    (
        "send", "back", "tick", "more", "fewer", "left", "right", "up", "down", "page_up", "page_down", "first", "last",
        "earlier", "later", "yes", "no", "coach",
    )
)  # fmt: skip
GLOW_SECONDS = 0.24
ON_STAGE: tuple[tuple[Any, ...], ...] = ((), ("read", ("stage",)))  # a click there is meant for a film, if one plays


class Motion(Part):
    """The film's clock, its timer and its keys."""

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table)
        self.touched = 0.0  # when the last key was pressed
        self.began: float | None = None  # when something was seen first of the film that plays now
        self._ran = False
        self.projector = Projector(table, self.tick)

    @property
    def film(self) -> Film:
        return self.table.turns.seen.film

    @property
    def now(self) -> float:
        return self.table.cosmic.start.now()

    # --- what comes ---

    def settle(self) -> None:
        """Begin the next beat or put the question, after messages have come. A running clock of the reader shortens the
        film.
        """
        table = self.table
        table.model.show_as(table.cosmic.settings.pace, table.cosmic.film_motion)
        if table.coach is not None:
            self.film.unhurried = table.coach.leads
        if table.turns.curtain is None:
            left = table.model.seconds_left()
            if left is not None and table.state.put is not None:
                self.film.shorten(left, self.now)
            table.turns.settle(self.now)
            if table.on_top and not table.model.line_is_broken:
                tell_missed(table)
        self.mind()

    def mind(self) -> None:
        """Pause under a page, else go on; set the timer for the next picture."""
        table, film, now = self.table, self.film, self.now
        if self._blocked():
            film.hold(now)
        else:
            film.go_on(now)
        if film.busy and not self._ran:
            self.began = None
        self._ran = film.busy
        if film.playing and film.unseen:
            table.paint()
        self.projector.wait(film, table.turns.curtain is None and not table.closed)

    def drawn(self) -> None:
        """Start the time of a picture that is visible now, if the film has waited for it."""
        if self.projector.seen(self.film):
            self.began = self.now if self.began is None else self.began
            self.mind()

    def _blocked(self) -> bool:
        table = self.table
        return not table.on_top or table.small or table.eyes.preparing or bool(table.eyes.focus)

    @property
    def _held_by_look(self) -> bool:
        """Return whether the film pauses only because the reader has moved the focus."""
        eyes = self.table.eyes
        return self.film.state == HELD and bool(eyes.focus) and not eyes.preparing

    @property
    def plays(self) -> bool:
        """Return whether keys belong to the film."""
        return self.film.playing or self._held_by_look

    def tick(self) -> None:
        """Show the next picture, begin the next beat, or end the film."""
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

    def press(self, key: str, command: str) -> bool:
        """Return whether a key goes to the film: one press skips a beat, two or a held key go to the question. Such a
        key does not answer.
        """
        if self.table.eyes.typing is not None:
            return False
        now, film = self.now, self.film
        was_away, self.touched = now - self.touched > ABSENT, now
        if self._held_by_look:
            return self._leave_look(key, command)
        if not film.playing or (command and command not in MAKING):
            return False
        if command == "send" and (self.began is None or now - self.began < self.table.cosmic.start.patience):
            return True  # the key that has answered, held or pressed once more: it was not meant for the film
        if was_away and film.reel and not film.unhurried:
            film.absent(now)
        else:
            film.step(now, film.unseen)
        self._went_on()
        return True

    def _leave_look(self, key: str, command: str) -> bool:
        """Return the focus to the prompt while the film waits. The back key does only that; a key that answers also
        skips a beat.
        """
        if command != "back" and not answers(key, command):
            return False
        self.table.eyes.focus = ""
        if command != "back":
            self.film.go_on(self.now)
            self.film.step(self.now)
        self._went_on()
        return True

    def click(self, hit: Sheet.Hit) -> bool:
        """Skip a beat at a click on the stage, or on nothing."""
        return hit.link in ON_STAGE and not hit.right and self.press("", "back" if self._held_by_look else "")

    # --- the rest ---

    def glow(self) -> None:
        """Brighten the prompt's frame for a moment, because a question has come."""
        if self.table.cosmic.moves:
            self.table.eyes.glow = True
            self.table.set_timer(GLOW_SECONDS, self._dim)

    def _dim(self) -> None:
        self.table.eyes.glow = False
        self.table.paint()

    def still(self) -> None:
        """Stop all motion, because the window has changed its size."""
        self.film.still()
        self.mind()
