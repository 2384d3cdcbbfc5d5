"""Coverage that is forced for Andromeda's Edge and Chaos Galaxy: every hidden thing is put where it may be noticed.

A game names its kinds of hidden things (`FORCED`). Positions are walked to by players of chance. Before a pair is
played, a copy shows that the holder will be asked about the thing after the next public answer, or that a seat will be
told of it. Things of which nobody is told before the end (`QUIET`) are played wherever they lie.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from types import ModuleType

from engine.kernel.asking import BARGAIN
from engine.kernel.game import AnyMatch
from engine.testing.same_answers import passed_on, public_answers
from engine.testing.two_worlds import Outcome, Pair
from tests.secrets.kinds import untold
from tests.secrets.tables import told_apart
from tests.support import Dice

WALK = 400  # questions of a game
TRIED = 3  # things of a kind that are tried in one position
ENOUGH = 4  # pairs of a thing of which nobody is told
STEPS = 3  # public answers
Item = tuple[str, int]


class Forced:
    """What is still to be met: ("card in hand", 17) and others; of each kind not more than `each`."""

    def __init__(self, of: ModuleType, windows: str, each: int = 1 << 30) -> None:
        self.of, self.windows, self.each = of, windows, each
        self.kinds: Counter[str] = Counter()
        self.left: set[Item] = {(kind, number) for kind, (_, things) in of.FORCED.items() for number in things}
        self.all = len(self.left)
        self.tries: dict[Item, int] = {}

    def meet(self, games: range, stop: int = 1 << 30) -> Iterator[tuple[Pair, Outcome]]:
        """Play pairs until all is met, so many were played, or these games are over."""
        met = 0
        for number in games:
            dice = Dice(number)
            for match in self.of.positions(number, self.windows, number, WALK):
                for pair, item, lot in self.pairs(match, dice):
                    outcome = told_apart(pair, self.of, self.windows, lot, STEPS)
                    yield pair, outcome
                    met += 1
                    self.note(item, outcome)
                    if met >= stop or not self.left:
                        return

    def note(self, item: Item, outcome: Outcome) -> None:
        """Take off the list what a seat was asked about or told of, or what was played often enough."""
        self.tries[item] = self.tries.get(item, 0) + 1
        self.kinds[item[0]] += 1
        if self.kinds[item[0]] >= self.each:
            self.left = {other for other in self.left if other[0] != item[0]}
        if outcome.held or outcome.learnt or (item[0] in self.of.QUIET and self.tries[item] >= ENOUGH):
            self.left.discard(item)

    def pairs(self, match: AnyMatch, dice: Dice) -> Iterator[tuple[Pair, Item, int]]:
        if any(question.secret for question in match.pending):
            return
        for kind, (make, things) in self.of.FORCED.items():
            left = [number for number in things if (kind, number) in self.left]
            for _ in range(min(TRIED, len(left))):
                number, lot = left[dice.below(len(left))], dice.below(1 << 30)
                pair = make(match, dice, number)
                if pair is not None and (kind in self.of.QUIET or matters(pair, lot)):
                    yield pair, (kind, number), lot
                    break


def matters(pair: Pair, lot: int) -> bool:
    """Return whether those who know will be asked about what they hold by the next public answer or after it, or
    anybody told of it."""
    one, two = untold(pair.one), untold(pair.two)
    if names(one, pair):
        return True
    given = public_answers(one, two, Dice(lot), pair.avoid)
    if given is None or given[0][0].shape == BARGAIN:
        return False
    for match, (question, answer) in zip((one, two), given, strict=True):
        match.answer(question.seat, tuple(answer) if isinstance(answer, list) else answer)
    asked, _ = passed_on(one), passed_on(two)
    if any(who in pair.knows and pair.wanted(ref) for who, ref in asked) or names(one, pair):
        return True
    return repr(one.game.events) != repr(two.game.events)


def names(match: AnyMatch, pair: Pair) -> bool:
    """Return whether a seat that knows is asked about what it holds."""
    asked = [question for question in match.pending if question.seat in pair.knows]
    return any(pair.wanted(ref) for question in asked for ref in question.options)
