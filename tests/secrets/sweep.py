"""Positions of every sort, and all that a seat can try at each of them: wide where `two_worlds.py` goes far.

Positions come from games of players of chance and from the scenarios of the rules, which know every card and every
alien. A position is taken if a question is put there that has not been put often yet, by what it is about. What one
seat cannot see is dealt anew, or one hidden thing is changed; then everything is tried (`prying.py`), and every sort of
answer is given once (`one_answer.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from types import ModuleType
from typing import Any

from cosmic_tui.cli.scenario import files, read_file
from engine.kernel.game import EVEN, QUICK, SEALED, AnyMatch
from engine.testing.one_answer import OneAnswer
from engine.testing.prying import Prying
from engine.testing.rehearse import Rehearsal
from engine.testing.two_worlds import Found, Pair
from tests.secrets.kinds import all_hidden, untold
from tests.secrets.tables import may_undo, open_at
from tests.support import Dice

WINDOWS = (QUICK, EVEN, SEALED)
WALK = 400  # questions of a game
FEW, MANY = 6, 30  # answers that are given to one question


class Sweep:
    """`often`: positions in which the same is asked; `scenarios`: where those of the game lie, if they are wanted."""

    def __init__(self, of: ModuleType, often: int, games: range, scenarios: str = "") -> None:
        self.of, self.often, self.games, self.scenarios = of, often, games, scenarios
        self.met: Counter[Any] = Counter()
        self.pairs = self.positions = self.compared = self.showed = 0

    def findings(self) -> Iterator[str]:
        """Yield what seats have noticed that they may not know."""
        for number, (windows, match, thorough) in enumerate(self.where()):
            dice = Dice(number)
            self.positions += 1
            for pair in self.pairs_at(match, dice):
                self.pairs += 1
                found = self.tried(pair, windows, dice, thorough)
                if found is not None:
                    yield str(found)

    def tried(self, pair: Pair, windows: str, dice: Dice, thorough: bool) -> Found | None:
        of = self.of
        open_table = partial(open_at, of=of, windows=windows, kind=dice.below(4) & 2)
        prying = Prying(pair, open_table, windows, dice, of.TRIES)
        answers = OneAnswer(pair, open_table, windows, dice, of.LIGHT, may_undo, of.agrees, MANY if thorough else FEW)
        found = prying.look() or answers.look()
        self.compared += prying.compared + answers.compared
        self.showed += answers.showed
        return found

    def where(self) -> Iterator[tuple[str, AnyMatch, bool]]:
        """Yield positions in which something is asked that was not asked often yet, and those before an answer that
        brings something to light which has not come to light often (there all answers are to be given)."""
        before: AnyMatch | None = None
        story: list[Any] = []
        told = 0
        for windows, match in self.all_positions():
            told = told if match.game.events is story else 0
            story = match.game.events
            happened = {("event", event[0]) for event in story[told:] if event[0] in self.of.COMES_TO_LIGHT}
            if before is not None and before.game.n == match.game.n and self.wanted(happened):
                yield windows, before, True
            keys = {(question.why, question.by, self.of.subject(match, question)) for question in match.pending}
            before, told = None, len(story)
            if not match.over and self.of.usable(match):
                before = untold(match)
                if self.wanted(keys):
                    yield windows, before, False

    def wanted(self, keys: set[Any]) -> bool:
        found = any(self.met[key] < self.often for key in keys)
        if found:
            self.met.update(keys)
        return found

    def all_positions(self) -> Iterator[tuple[str, AnyMatch]]:
        for number in self.games:
            windows = WINDOWS[number % 3]
            for match in self.of.positions(number, windows, number, WALK):
                yield windows, match
        for file in files([self.scenarios]) if self.scenarios else ():
            for scenario in read_file(file):
                rehearsal = Rehearsal(scenario, self.of.RULES.staging(scenario))
                while not rehearsal.over:
                    rehearsal.go()
                    pending = rehearsal.match.pending
                    if pending and not rehearsal.staging.is_pause(pending[0]):
                        yield QUICK, rehearsal.match

    def pairs_at(self, match: AnyMatch, dice: Dice) -> Iterator[Pair]:
        """Yield what differs here: all that who is asked cannot see, all that somebody else cannot see, in a position
        with more to hide, and one thing."""
        asked = match.pending[dice.below(len(match.pending))].seat
        richer = self.of.richer(match, dice)
        kind = self.of.KINDS[dice.below(len(self.of.KINDS))]
        other = dice.below(match.game.n + 1) - 1
        found = [all_hidden(self.of.RULES, match, asked, dice), kind(match, dice)]
        if richer is not None:
            kind = self.of.KINDS[dice.below(len(self.of.KINDS))]
            found += [all_hidden(self.of.RULES, richer, (asked, other)[dice.below(2)], dice), kind(richer, dice)]
        yield from (pair for pair in found if pair is not None and not pair.turned)
