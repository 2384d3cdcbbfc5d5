"""Somebody who plays a lesson and presses only what the coach says, by the film's own clock: nothing is waited for."""

from __future__ import annotations

from collections.abc import Iterable

from cosmic_tui.film.pace import FULL, NORMAL
from cosmic_tui.link.embedded import EmbeddedLink
from cosmic_tui.link.guide import Guide
from cosmic_tui.messages import up
from cosmic_tui.new_game import lesson_setup
from cosmic_tui.screens.coach import Coach
from cosmic_tui.screens.model import TableModel
from cosmic_tui.table.answer_log import Entry
from cosmic_tui.words import words

ME = 0
READING = 1 / 15  # seconds for a letter: 180 words a minute, and every sentence is read to its end
MOST = 200


class Pupil:
    """`said` are the sentences heard so far; `attacked` is when the first own attack was decided on."""

    def __init__(self, game: str, name: str, entries: Iterable[Entry] = (), motion: str = FULL) -> None:
        self.now = 0.0
        self.game = game
        self.words = words(game=game)
        self.link = EmbeddedLink(lesson_setup(game, name, "Ada"), entries=list(entries), now=lambda: self.now)
        assert self.link.guide is not None
        self.guide: Guide = self.link.guide
        self.coach = Coach(self.guide)
        self.model = TableModel(self.words, self.link.seats, lambda: self.now)
        self.model.past, self.model.halts = self.link.offers.past, self.coach.hears
        self.link.subscribe(self.model.take)
        self.model.show_as(NORMAL, motion)
        self.state = self.model.states[ME]
        self.said: list[str] = []
        self.on_film: list[str] = []  # of them those that the film has waited for
        self.answered: list[tuple[float, str]] = []

    def plays(self, until: int = MOST) -> Pupil:
        """Play until so many answers are given or the lesson says nothing more."""
        while len(self.answered) < until and (len(self.said) < len(self.guide.says) or not self.guide.over):
            assert len(self.answered) < MOST
            self.watches()
            while self.state.put is None and (wake := self.link.wake()) is not None:
                self.now += wake
                self.link.poll()
                self.watches()
            if not self.answers():
                break
        return self

    def watches(self) -> None:
        """Watch the film to its end; a key is pressed only where it waits for one."""
        film = self.state.film
        film.unhurried = self.coach.leads
        self.model.settle(self.state, self.now)
        while film.playing:
            due = film.due()
            if due is None:
                assert self.coach.on_film is not None
                self.on_film.append(self.coach.on_film.words)
                self.hears(self.coach.on_film.words)
                film.step(self.now)
            else:
                self.now = max(self.now, due)
                film.tick(self.now)

    def hears(self, ident: str, form: str = "") -> None:
        if not form:
            self.said.append(ident)
        self.now += READING * len(self.words.say(ident, form))

    def answers(self) -> bool:
        """Do what the coach says of the open question. Return whether there was anything to do."""
        while (late := self.guide.overdue()) is not None:
            self.hears(late.words)
            self.coach.goes_on()
        say = self.guide.say()
        if say is not None:
            self.hears(say.words)
            self.hears(say.words, "do")
        wanted = self.guide.wanted()
        if self.state.put is None or wanted is None:
            return False
        self.answered.append((self.now, self.state.put["why"]))
        self.model.answered(self.state)
        answer = list(wanted) if isinstance(wanted, tuple) else wanted
        self.link.send(ME, up.answer(self.state.serial, answer))
        return True
