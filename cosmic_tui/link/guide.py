"""A lesson at a table: it plays the other seats by its script, and knows what it wants of the reader.

The place in the script is found from the answers given so far, so it is the same after an undo and in a resumed game.
Knows the table and the script; no words and no screen.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from cosmic_tui.lessons import lesson, staged
from cosmic_tui.table.table import Table
from engine.bots import make_bot
from engine.bots.player import Player
from engine.kernel.asking import Answer, Question, Refused, is_act
from engine.kernel.views import View
from engine.testing.following import Following, plainly
from engine.testing.scenario import Say as Say
from engine.testing.scenario import Scenario


@dataclass(frozen=True)
class Script:
    """The scripted bots' access to the script. It is not part of a bot's memory, so no file keeps it."""

    guide: Guide


class Scripted(Player):
    """A bot that answers as the script says; without a line in the script, as the bot `then`, which is asked every
    question in any case.
    """

    def __init__(self, script: Script, seat: int, then: Player) -> None:
        self.script, self.seat, self.then = script, seat, then

    def answer(self, view: View) -> Answer:
        given = self.then.answer(view)
        told = self.script.guide.told(self.seat)
        return given if told is None else told


class Guide:
    """The guide through a lesson at one table with one reader."""

    def __init__(self, table: Table, reader: int) -> None:
        self.table, self.reader = table, reader
        self.game = table.setup.game
        self.scenario: Scenario = lesson(self.game, table.setup.lesson)
        assert self.scenario.lesson is not None
        self.says = self.scenario.lesson.says
        self.heard: set[int] = set()  # sentences of the film that have been said
        self.resumed = False  # whether the game goes on from a file: what was said before is not said again
        self._anew()

    def _anew(self) -> None:
        self._heard: list[tuple[int, Answer]] = []
        self._shadow = self.table.rules.new(self.table.options, self.table.setup.seed)
        self._following = Following(self.scenario, staged(self.game, self.scenario), self.reader)

    @property
    def following(self) -> Following:
        """Return the place in the script after all answers so far."""
        given = self.table.given
        if len(given) < len(self._heard) or given[: len(self._heard)] != self._heard:
            self._anew()
        for seat, answer in given[len(self._heard) :]:
            question = self._shadow.question_for(seat)
            if question is not None and not is_act(answer):
                self._following.take(self._shadow, question, answer)
            self._heard.append((seat, answer))
            try:
                self._shadow.answer(seat, answer)
            except Refused:  # the game goes on under newer rules
                self._following.left = True
        return self._following

    # --- the others ---

    def player(self, level: str, seat: int, seed: int) -> Player:
        """Return the bot that plays a seat."""
        return Scripted(Script(self), seat, make_bot(level, seat, seed, game=self.game))

    def told(self, seat: int) -> Answer | None:
        """Return the script's answer to the open question of a seat; None once the script is over."""
        following = self.following
        question = self._shadow.question_for(seat)
        if following.over or question is None:
            return None
        wanted = following.wanted(self._shadow, question)
        if wanted is None and not following.over:
            wanted = following.staging.default(question)
        return wanted

    # --- the reader ---

    @property
    def over(self) -> bool:
        """Return whether the script has ended or the reader has left it."""
        return self.following.over

    @property
    def finished(self) -> bool:
        """Return whether the script was played to its end by the reader."""
        following = self.following
        return following.over and not following.left

    def passes(self) -> Answer | None:
        """Return the plain answer to a question of the reader that the lesson says nothing about."""
        following = self.following
        question = self._shadow.question_for(self.reader)
        if question is None or following.over or following.wanted(self._shadow, question) is not None:
            return None
        return None if following.over else following.staging.default(question)

    def wanted(self) -> Answer | None:
        """Return the answer that the script wants to the reader's open question."""
        following = self.following
        question = self._shadow.question_for(self.reader)
        return None if question is None else following.wanted(self._shadow, question)

    def allowed(self, answer: Any) -> bool:
        """Return whether the reader may give this answer. Where the lesson allows one thing only, it must be that."""
        say = self.say()
        wanted = self.wanted() if say is not None and say.only else None
        return wanted is None or plainly(wanted) == plainly(answer)

    @property
    def question(self) -> Question | None:
        """Return the open question of the reader."""
        return self.table.match.question_for(self.reader) if self.table.started else None

    def say(self) -> Say | None:
        """Return the sentence that belongs to the open question of the reader."""
        number = self.said_now()
        return self.says[number] if number >= 0 else None

    def said_now(self) -> int:
        following = self.following
        question = self._shadow.question_for(self.reader)
        return -1 if question is None else following.say_at(question)

    def reached(self) -> int:
        """Return how many sentences have been reached, including those of the film before the open question."""
        following, now = self.following, self.said_now()
        if now >= 0:
            return now
        number = following.says
        while number < len(self.says) and self.says[number].on:
            number += 1
        return number if not following.left else 0

    # --- what has been heard ---

    def due(self) -> int:
        """Return the number of the next sentence of the film, or -1 if there is none before the open question."""
        if self.resumed:
            self.heard, self.resumed = set(range(self.reached())), False
        waiting = (number for number in range(self.reached()) if number not in self.heard and self.says[number].on)
        return next(waiting, -1)

    def hears(self, kinds: Collection[str]) -> Say | None:
        """Return the lesson's sentence for this moment of the film, once; None if there is none."""
        number = self.due()
        if number < 0 or self.says[number].on not in kinds:
            return None
        self.heard.add(number)
        return self.says[number]

    def overdue(self) -> Say | None:
        """Return a sentence of the film before the open question whose moment was never shown."""
        number = self.due()
        return self.says[number] if number >= 0 else None

    def caught_up(self) -> bool:
        """Note that the overdue sentence has been read. Return whether there was one."""
        number = self.due()
        self.heard.add(number)
        return number >= 0

    def otherwise(self) -> Say | None:
        """Return the sentence at which the reader has left the script."""
        following = self.following
        return self.says[following.left_at] if following.left_at >= 0 else None
