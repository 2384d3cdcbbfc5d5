"""Whether the line to the terminal is slow, from what can be seen at this end of it: motion then gives way to stills.

Two signs: what is written has to wait before it is taken, or the terminal answers a question late, twice running, so
that one busy moment of this computer is no sign. The question is one that every picture may carry; who does not answer
it is not slow for that. Bytes a second are no sign: a fast line takes any number. Pure; time comes in.
"""

from __future__ import annotations

ASKED = "\x1b[?2026$p"  # "can you show a picture in one piece?"; Textual asks it when it begins
LATE = 0.25  # seconds for an answer, or until all that was written has been taken
EVERY = 5.0  # seconds between two questions
REMEMBERED = 30.0  # a line that was slow is taken to be so for a while


class Pulse:
    """The signs that one terminal gives of whether its line is slow."""

    def __init__(self) -> None:
        self._asked: float | None = None
        self._answered = 0.0
        self._late = 0  # answers running
        self._waited = 0.0  # since everything had been taken
        self._slow_until = 0.0

    def wants_asking(self, now: float) -> bool:
        """Return whether it is time to ask again; not before the last answer."""
        return self._asked is None and now - self._answered >= EVERY

    def asked(self, now: float) -> None:
        self._asked = now if self._asked is None else self._asked

    def answered(self, now: float) -> None:
        if self._asked is None:
            return
        self._late = self._late + 1 if now - self._asked > LATE else 0
        self._asked, self._answered = None, now
        if self._late > 1:
            self._slow_until = now + REMEMBERED

    def waited(self, seconds: float, done: bool, now: float) -> None:
        """Note how long it took until something was taken; `done` if nothing is left."""
        self._waited += seconds
        if self._waited > LATE:
            self._slow_until = now + REMEMBERED
        if done:
            self._waited = 0.0

    def slow(self, now: float) -> bool:
        return now < self._slow_until
