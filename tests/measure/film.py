"""`python -m tests.measure.film`: how long whole games against bots are at each pace, and what is seen of them.

Somebody who answers as a rookie would sits at a four-seat table with three rookies and watches every film to its end,
by the film's own clock: nothing is waited for, and the machine's speed does not matter. At the pace that waits for keys
one is pressed every second. `--answer` adds seconds for each question, as somebody who reads and decides would take.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from cosmic_tui.film.beat import OTHER
from cosmic_tui.film.film import Film
from cosmic_tui.film.pace import FULL, KEY, PACES
from cosmic_tui.games.encounter.film import RESULTS
from cosmic_tui.games.encounter.turn_phases import PHASES, phase
from cosmic_tui.link.embedded import EmbeddedLink
from cosmic_tui.messages import up
from cosmic_tui.screens.model import TableModel
from cosmic_tui.table.setup import GameSetup, people_and_bots
from cosmic_tui.words import words
from engine.bots import make_bot

ME, SEATS = 0, 4
REVEALS = frozenset(("turned", "summed", "changed_card", "talks"))  # what shows the cards
KEY_EVERY = 1.0
Encounter = tuple[int, int]


@dataclass
class Watched:
    """One game: seconds by phase of an encounter, and what of it was shown for how long."""

    seconds: float = 0.0
    questions: int = 0
    phases: dict[tuple[Encounter, str], float] = field(default_factory=lambda: defaultdict(float))
    reveals: dict[Encounter, float] = field(default_factory=lambda: defaultdict(float))
    results: dict[Encounter, float] = field(default_factory=lambda: defaultdict(float))
    mine: list[float] = field(default_factory=list)  # results the reader had a part in
    decided: set[Encounter] = field(default_factory=set)
    turned_up: set[Encounter] = field(default_factory=set)


class Viewer:
    """A person whose clock is turned by hand."""

    def __init__(self, seed: int, pace: str, answer: float) -> None:
        self.now, self.answer_takes, self.found = 0.0, answer, Watched()
        setup = GameSetup(people_and_bots(["Ada"], SEATS, "rookie"), seed, {"seats": SEATS, "alien_mode": "random"})
        self.link = EmbeddedLink(setup, now=lambda: self.now)
        self.model = TableModel(words(game="encounter"), self.link.seats, lambda: self.now)
        self.model.past = self.link.offers.past
        self.link.subscribe(self.model.take)
        self.model.show_as(pace, FULL)
        self.bot = make_bot("rookie", ME, seed)

    @property
    def film(self) -> Film:
        return self.model.states[ME].film

    def play(self) -> Watched:
        state = self.model.states[ME]
        while True:
            self.model.settle(state, self.now)
            while self.film.playing:
                self._beat()
            if self.model.over is not None and not self.film.busy:
                break
            if state.put is None:
                wake = self.link.wake()
                assert wake is not None
                self.now += wake
                self.link.poll()
                continue
            self._answer(state)
        for encounter, record in state.records.items():
            if RESULTS & set(record):
                self.found.decided.add(encounter)
            if {"turned", "summed"} & set(record):
                self.found.turned_up.add(encounter)
        self.found.seconds = self.now
        return self.found

    def _answer(self, state: Any) -> None:
        self.now += self.answer_takes
        self.found.questions += 1
        given = self.bot.answer(state.view)
        self.model.answered(state)
        self.link.send(ME, up.answer(state.serial, given))

    def _beat(self) -> None:
        """One beat from its beginning to its end."""
        film, beat, began = self.film, self.film.beat, self.now
        assert beat is not None
        here = PHASES[phase(film.view["moment"])] if film.view is not None else ""
        while film.playing and film.beat is not None and (film.beat.kind, film.beat.sentence, film.beat.done) == (
            beat.kind, beat.sentence, beat.done,
        ):  # fmt: skip
            due, press = film.due(), (self.now // KEY_EVERY + 1) * KEY_EVERY
            if film.pace == KEY and (due is None or due > press):
                self.now = press
                film.step(self.now)
            else:
                assert due is not None
                self.now = max(self.now, due)
                film.tick(self.now)
        self._note(beat, here, self.now - began)

    def _note(self, beat: Any, here: str, seconds: float) -> None:
        encounter, found = (beat.turn, beat.number), self.found
        found.phases[encounter, here] += seconds
        told = {encounter: {beat.kind}}
        for point in beat.merged:
            told.setdefault(point.encounter, set()).add(point.kind)
        for each, kinds in told.items():
            if kinds & REVEALS:
                found.reveals[each] += seconds
            if kinds & RESULTS:
                found.results[each] += seconds
        if beat.kind in RESULTS and beat.role != OTHER:
            found.mine.append(seconds)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.measure.film")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--answer", type=float, default=0.0)
    parser.add_argument("--pace", choices=PACES, action="append")
    args = parser.parse_args()
    for pace in args.pace or PACES:
        tell(pace, [Viewer(seed, pace, args.answer).play() for seed in range(args.games)])
    return 0


def tell(pace: str, games: list[Watched]) -> None:
    lengths = [game.seconds / 60 for game in games]
    questions, encounters = median(game.questions for game in games), median(len(game.decided) for game in games)
    results = [seconds for game in games for seconds in game.results.values()]
    reveals = [seconds for game in games for seconds in game.reveals.values()]
    mine = [seconds for game in games for seconds in game.mine]
    print(
        f"{pace:7} a game {median(lengths):.1f} minutes ({min(lengths):.1f} to {max(lengths):.1f}),"
        f" {questions:.0f} questions, {encounters:.0f} encounters"
    )
    decided, turned = sum(len(game.decided) for game in games), sum(len(game.turned_up) for game in games)
    shown = sum(len(game.decided & set(game.results)) for game in games)
    seen = sum(len(game.turned_up & set(game.reveals)) for game in games)
    print(
        f"        reveals seen {seen} of {turned}, {median(reveals):.2f} s in the middle, least {min(reveals):.2f};"
        f" results {shown} of {decided}, {median(results):.2f} s, least {min(results):.2f};"
        f" the reader's {median(mine):.2f} s, least {min(mine):.2f}"
    )
    phases: dict[str, list[float]] = defaultdict(list)
    for game in games:
        for (_, here), seconds in game.phases.items():
            phases[here].append(seconds)
    print("        " + ", ".join(f"{here} {median(phases[here]):.2f}" for here in PHASES if here in phases))


if __name__ == "__main__":
    raise SystemExit(main())
