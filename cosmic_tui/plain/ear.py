"""What one seat has heard and not been told yet. Plain bookkeeping for a session; says nothing itself."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from cosmic_tui.games.encounter.say.events import Line
from cosmic_tui.say.voice import Voice

AT_YOU = "at-you"
LOG_LENGTH = 400
TOLD_ON_RETURN = 6  # lines of an old game that are told when it goes on
OLD_STORY = 60  # events from which on a first batch is an old game's


@dataclass
class Ear:
    """`unsaid` waits to be told; `told` is the serial of the question that has been read out."""

    voice: Voice
    view: dict[str, Any] = field(default_factory=dict)
    question: dict[str, Any] | None = None
    serial: int = 0
    asked: list[Any] = field(default_factory=list)
    orders: dict[str, Any] = field(default_factory=dict)
    unsaid: list[str] = field(default_factory=list)
    log: list[str] = field(default_factory=list)
    told: int = 0
    told_where: tuple[Any, ...] = ()
    told_waiting: str = ""
    happened: int = 0  # lines since this seat last had the keyboard
    to_me: int = 0

    def add(self, lines: list[Line]) -> None:
        """Lines of events, those done to the reader marked in words."""
        for line in lines:
            text = f"{self.voice.say('log-at-you').capitalize()}: {line.text}" if line.form == AT_YOU else line.text
            self.unsaid.append(text)
            self.happened += 1
            self.to_me += line.form == AT_YOU
            self.log.append(text)
        del self.log[:-LOG_LENGTH]

    def forget_old_story(self) -> None:
        """Of a game that goes on, only the last lines are told; the rest can be read in the log."""
        del self.unsaid[:-TOLD_ON_RETURN]

    def take_unsaid(self) -> list[str]:
        waiting, self.unsaid = self.unsaid, []
        self.happened = self.to_me = 0
        return waiting
