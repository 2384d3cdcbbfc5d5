"""Positions of every sort, and all that a seat can try at each of them: wide where `two_worlds.py` goes far.

Positions come from games of players of chance and from the scenarios of the rules, which know every card and every
alien. A position is taken if a question is put there that has not been put often yet, by what it is about. What one
seat cannot see is dealt anew, or one hidden thing is changed; then everything is tried (`prying.py`), and every sort of
answer is given once (`one_answer.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import suppress
from functools import partial
from types import ModuleType
from typing import Any

from cosmic_tui.cli.scenario import files, read_file
from engine.kernel.asking import Answer, Refused
from engine.kernel.game import EVEN, QUICK, SEALED, AnyMatch
from engine.testing.one_answer import OneAnswer
from engine.testing.prying import Prying, previews
from engine.testing.rehearse import Rehearsal
from engine.testing.two_worlds import Found, Pair
from tests.secrets.kinds import all_hidden, untold
from tests.secrets.tables import may_undo, open_at
from tests.support import Dice

WINDOWS = (QUICK, EVEN, SEALED)
WALK = 400  # questions of a game
FEW, MANY, LEADING = 6, 40, 3  # answers that are given to one question
AGAIN = 4  # so much more often than a question what is shown
NOBODY = -1
Given = Collection[tuple[int, Answer]]


class Sweep:
    """`often`: positions in which the same is asked; `scenarios`: where those of the game lie, if they are wanted;
    `in_turns`: of two pairs one is pried at and answers are given to the other, not both to both."""

    def __init__(
        self, of: ModuleType, often: int, games: range, scenarios: str = "", in_turns: bool = False
    ) -> None:
        self.in_turns = in_turns
        self.of, self.often, self.games, self.scenarios = of, often, games, scenarios
        self.met: Counter[Any] = Counter()
        self.pairs = self.positions = self.compared = self.showed = 0

    def findings(self) -> Iterator[str]:
        """Yield what seats have noticed that they may not know."""
        for number, (windows, match, kinds) in enumerate(self.where()):
            dice = Dice(number)
            self.positions += 1
            only = leading_to(match, kinds, dice) if kinds else ()
            for pair, most in self.brought_to_light(match, dice) if kinds else self.pairs_at(match, dice):
                self.pairs += 1
                found = self.tried(pair, windows, dice, most, only)
                if found is not None:
                    yield str(found)

    def tried(self, pair: Pair, windows: str, dice: Dice, most: int, only: Given) -> Found | None:
        """Return what somebody notices."""
        of = self.of
        open_table = partial(open_at, of=of, windows=windows, kind=dice.below(4) & 2)
        prying = Prying(pair, open_table, windows, dice, of.TRIES)
        answers = OneAnswer(pair, open_table, windows, dice, of.LIGHT, may_undo, of.agrees, most, only)
        both = only or not self.in_turns
        found = None if only or (not both and self.pairs % 2) else prying.look()
        found = found or (answers.look() if both or self.pairs % 2 else None)
        self.compared += prying.compared + answers.compared
        self.showed += answers.showed
        return found

    def where(self) -> Iterator[tuple[str, AnyMatch, set[str]]]:
        """Yield positions in which something is asked that was not asked often yet; and those before an answer that
        brings something to light, with the kinds of events by which it does."""
        before: AnyMatch | None = None
        story: list[Any] = []
        told = 0
        for windows, match in self.all_positions():
            told = told if match.game.events is story else 0
            story = match.game.events
            happened = {event[0] for event in story[told:] if event[0] in self.of.COMES_TO_LIGHT}
            if before is not None and before.game.n == match.game.n and self.wanted(happened, self.often * AGAIN):
                yield windows, before, happened
            keys = {(question.why, question.by, self.of.subject(match, question)) for question in match.pending}
            before, told = None, len(story)
            if not match.over and self.of.usable(match):
                before = untold(match)
                if self.wanted(keys, self.often):
                    yield windows, before, set()

    def wanted(self, keys: set[Any], often: int) -> bool:
        found = any(self.met[key] < often for key in keys)
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

    def pairs_at(self, match: AnyMatch, dice: Dice) -> Iterator[tuple[Pair, int]]:
        """Yield what differs here, and how many answers are to be given: all that who is asked cannot see, all that
        somebody else cannot see in a position with more to hide, the order of a hand at which one may look, one thing,
        one that a question shows.
        """
        rules, kinds = self.of.RULES, self.of.KINDS
        asked = match.pending[dice.below(len(match.pending))]
        other = dice.below(match.game.n + 1) - 1
        found = [(all_hidden(rules, match, asked.seat, dice), FEW), (kinds[dice.below(len(kinds))](match, dice), FEW)]
        richer = self.of.richer(match, dice)
        if richer is not None:
            most = MANY if asked.why in self.of.THOROUGH else FEW
            found.append((all_hidden(rules, richer, (asked.seat, other)[most == FEW and dice.below(2)], dice), most))
            found.append((kinds[dice.below(len(kinds))](richer, dice), FEW))
            if most == MANY or asked.reveals:
                found.append((self.of.hand_order(richer if most == MANY else match, dice), most))
        found.append((self.shown(match, dice), FEW))
        yield from ((pair, most) for pair, most in found if pair is not None and not pair.turned)

    def shown(self, match: AnyMatch, dice: Dice) -> Pair | None:
        """Return a pair in which somebody who does not know the difference is asked another thing: a look at hidden
        things, behind which nobody may go back."""
        for kind in self.of.KINDS:
            pair = kind(match, dice)
            eyes = [] if pair is None or pair.much or pair.unseen else pair.one.pending
            for mine in eyes:
                theirs = pair.two.question_for(mine.seat)
                if mine.seat not in pair.knows and theirs is not None and mine.plain() != theirs.plain():
                    return pair
        return None

    def brought_to_light(self, match: AnyMatch, dice: Dice) -> Iterator[tuple[Pair, int]]:
        """Yield what differs before an answer that shows something: all that one of the seats that are asked cannot
        see, and all that a spectator cannot."""
        for eye in (match.pending[dice.below(len(match.pending))].seat, NOBODY):
            pair = all_hidden(self.of.RULES, match, eye, dice)
            if pair is not None:
                yield pair, MANY


def leading_to(match: AnyMatch, kinds: set[str], dice: Dice) -> list[tuple[int, Answer]]:
    """Return some answers after which there are events of these kinds, tried on copies."""
    found: list[tuple[int, Answer]] = []
    for question in match.pending:
        answers = previews(question, dice, MANY)
        for answer in answers:
            copy = untold(match)
            with suppress(Refused):
                copy.answer(question.seat, tuple(answer) if isinstance(answer, list) else answer)
            if len(found) < LEADING and kinds & {event[0] for event in copy.game.events}:
                found.append((question.seat, answer))
    return found
