"""One seat of a plain session: its view, its question, its log, and the lines not yet printed.

Plain bookkeeping for a session; prints nothing itself.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from cosmic_tui.film.beat import Point
from cosmic_tui.film.game_spec import FilmPart
from cosmic_tui.messages.grammar import Message
from cosmic_tui.plain.telling import Coach, Telling, silent
from cosmic_tui.say.sentences import Sentence
from cosmic_tui.say.voice import Voice
from cosmic_tui.words.letters import capital
from engine.kernel.views import Question, View

AT_YOU = "at-you"
LOG_LENGTH = 400
TOLD_ON_RETURN = 6  # lines of an old game that are told when it goes on
OLD_STORY = 60  # events from which on a first batch is an old game's


@dataclass
class SeatState:
    """One seat. `unsaid` are lines not printed yet; `told` is the serial of the question that was printed last."""

    voice: Voice
    view: View = field(default_factory=dict)
    question: Question | None = None
    serial: int = 0
    asked: list[Any] = field(default_factory=list)
    orders: dict[str, Any] = field(default_factory=dict)
    early: list[Message] = field(default_factory=list)  # what happened before there was a board to name things by
    unsaid: list[tuple[int, str, str]] = field(default_factory=list)  # number and kind of the event, and its line
    moments: list[tuple[Point, View]] = field(default_factory=list)  # show points and their boards
    part: FilmPart = field(default_factory=FilmPart)
    events: int = 0
    log: list[str] = field(default_factory=list)
    told: int = 0
    told_where: tuple[Any, ...] = ()
    told_waiting: str = ""
    happened: int = 0  # lines since this seat last had the keyboard
    to_me: int = 0

    def add(self, lines: list[Sentence], kind: str = "") -> None:
        """Add the lines of an event; those done to the reader are marked in words."""
        self.events += 1
        for line in lines:
            text = f"{capital(self.voice.say('log-at-you'))}: {line.text}" if line.form == AT_YOU else line.text
            self.unsaid.append((self.events, kind, text))
            self.happened += 1
            self.to_me += line.form == AT_YOU
            self.log.append(text)
        del self.log[:-LOG_LENGTH]

    def say(self, text: str) -> None:
        """Add a line that belongs to no event, after the present ones."""
        self.unsaid.append((self.events, "", text))
        self.happened += 1
        self.log.append(text)
        del self.log[:-LOG_LENGTH]

    def forget_old_story(self) -> None:
        """Keep only the last lines of a resumed game; the rest can be read in the log."""
        del self.unsaid[:-TOLD_ON_RETURN]
        self.moments.clear()

    def tell(self, telling: Telling, coach: Coach = silent) -> None:
        """Pass on everything that has not been told. An event that a show point tells too is left out."""
        moments, self.moments = self.moments, []
        seen = moments[-1][0].events if moments else -1
        lines = [(at, text) for at, kind, text in self.unsaid if at > seen or kind not in self.part.shown]
        self.unsaid = []
        telling.take(self.part, self.voice, moments, lines, coach)
        self.happened = self.to_me = 0
