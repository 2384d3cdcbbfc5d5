"""Whether a press of a key was meant for the open question, or comes from a key that is held down. Pure.

A held key repeats after 250 to 660 ms, then 15 to 33 times a second. So a press soon after one that was not meant for
this question waits for a moment: if another one follows, the key was held, and all of them are dropped. Times come in;
must not know screens.
"""

from __future__ import annotations

from math import inf

NOW, EARLY, HELD, WAIT = "now", "early", "held", "wait"
RUN = 0.15  # presses of one key with shorter gaps are one that is held
FIRST_GAP = 1.0  # the longest gap between a press and what a held key sends next, on a slow line too
PAUSE = 0.12  # seconds a press waits; nobody taps twice in that time


class Hand:
    """The keys of one person at one screen. Call `press` for every key, in the order in which they come."""

    def __init__(self, now: float) -> None:
        self.anew(now)

    def anew(self, now: float) -> None:
        """Begin anew when this screen comes to the front, because the key that opened it is unknown."""
        self._key: str | None = None
        self._at = now
        self._counted = False  # whether that press was meant for what is asked
        self._since = now

    def turn(self, now: float) -> None:
        """Note that something has been done. A key that is still held does nothing more."""
        self._since = now

    def note(self, key: str, now: float) -> None:
        """Note a press that answers nothing, because it was meant for a film or for reading."""
        self._key, self._at, self._counted = key, now, False

    def press(self, key: str, now: float, seen: float | None, patience: float) -> str:
        """Return what to do with a press that may answer: NOW, EARLY, HELD or WAIT. The question has been visible since
        `seen`; None: not yet.
        """
        known, gap = key == self._key, now - self._at if self._key in (key, None) else inf
        meant = self._counted and seen is not None and self._at >= seen + patience and self._at > self._since
        self.note(key, now)
        if seen is None or now < seen + patience:
            return EARLY
        if gap < FIRST_GAP and not meant:
            return HELD if known and gap < RUN else WAIT
        self._counted = True
        return NOW

    def counts(self) -> None:
        """Count the press that waited as meant, because no press has followed it."""
        self._counted = True
