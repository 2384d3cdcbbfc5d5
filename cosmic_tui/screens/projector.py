"""The connection between a film and its screen: a timer for the next picture, and notice of when a picture is visible.

On a busy computer a picture may appear long after its beat has begun; until then the beat waits, and its time starts
there. Knows a film and Textual's timers; must not know what is shown.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from cosmic_tui.film.beat import Beat
from cosmic_tui.film.film import Film

if TYPE_CHECKING:
    from cosmic_tui.screens.sheets import SheetScreen

SOON = 0.001


class Projector:
    """The timer of one screen's film. `tick` is called when the next picture, or the next beat, is due."""

    def __init__(self, screen: SheetScreen, tick: Callable[[], None]) -> None:
        self.screen, self._tick = screen, tick
        self._timer: Any = None
        self._due: float | None = None
        self._drawn: Beat | None = None  # what the picture shows that was drawn last

    @property
    def now(self) -> float:
        return self.screen.cosmic.start.now()

    def wait(self, film: Film, runs: bool = True) -> None:
        """Set the timer for the next picture, but never before the current one is visible."""
        due = None if not runs or film.unseen else film.due()
        if due != self._due or (due is not None and self._timer is None):
            if self._timer is not None:
                self._timer.stop()
            self._due = due
            rang = partial(self._rang, film)
            self._timer = self.screen.set_timer(max(SOON, due - self.now), rang) if due is not None else None

    def _rang(self, film: Film) -> None:
        self._timer = None
        if not film.unseen:  # else it rang for the picture before
            self._tick()

    def draws(self, film: Film) -> None:
        """Note that a picture of this film has been drawn and will soon be visible."""
        self._drawn = film.beat

    def seen(self, film: Film) -> bool:
        """Note that the last picture is visible. Return whether the film has waited for it."""
        if not film.unseen or self._drawn is not film.beat:
            return False
        film.seen(self.now)
        return True
