"""Candidates times worlds: every answer is played out in the same re-dealt worlds with the same dice, to the beginning
of the next encounter, and the mean share of the win decides.

The answer that rules of thumb give stands first, and is overruled only by one that is better by more than chance
explains. Worlds and steps are counted, never time, so that a game is the same on every machine.
"""

from math import sqrt
from typing import Any

from engine.bots.worlds import Worlds
from engine.encounter.bots.ahead import leaf, light
from engine.encounter.state import Game
from engine.kernel.asking import AMOUNT, PICK, SOME, Answer, Question, Refused
from engine.kernel.chance import mix
from engine.kernel.match import Match

MOST_CANDIDATES = 10
MOST_STEPS = 400  # questions of one playout
LOOKS = (6, 10, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384)  # worlds after which candidates may be dropped
DEALS = 0xDEA15  # tells the dice of deals from those of playouts
SURE = 1.0  # standard errors by which a searched answer has to be better
MOST_WORK = 2_800  # of a thought, in questions answered
A_WORLD, A_PLAYOUT = 10, 13  # what dealing one, and beginning one, costs besides
HOPELESS, BEHIND = 0.8, 1.2  # standard errors behind the first answer, or behind the best, at which one is dropped


class Dice:
    """A stream of chance for a playout: the same for every candidate in one world."""

    def __init__(self, seed: int) -> None:
        self.seed, self.counter = seed, 0


class Ranking:
    """How much better than the first answer each candidate has been, world by world."""

    def __init__(self, candidates: list[Answer]) -> None:
        self.candidates = candidates
        self.alive = list(range(len(candidates)))
        self.gains: list[list[float]] = [[] for _ in candidates]
        self.first: list[float] = []  # what the first answer was worth

    def note(self, values: dict[int, float]) -> None:
        self.first.append(values[0])
        for number, found in values.items():
            self.gains[number].append(found - values[0])

    def mean(self, number: int) -> float:
        gains = self.gains[number]
        return sum(gains) / len(gains) if gains else 0.0

    def error(self, number: int) -> float:
        gains, mean = self.gains[number], self.mean(number)
        if len(gains) < 2:
            return 1.0
        return sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1) / len(gains))

    def drop(self) -> None:
        """Those that are behind for certain; the first one stays, it is what all are measured by."""
        best = max(self.alive, key=self.mean)
        self.alive = [
            number
            for number in self.alive
            if number == 0
            or (
                self.mean(number) + HOPELESS * self.error(number) >= 0
                and self.mean(best) - self.mean(number) <= BEHIND * max(self.error(number), self.error(best))
            )
            or number == best
        ]

    def considered(self) -> list[tuple[Answer, float]]:
        """Every candidate that was tried, with its share of the win."""
        if not self.first:
            return []
        base = sum(self.first) / len(self.first)
        tried = [number for number, gains in enumerate(self.gains) if gains]
        return [(self.candidates[number], base + self.mean(number)) for number in tried]

    def chosen(self, sure: float = SURE) -> int:
        best = max(self.alive, key=self.mean)
        return best if self.mean(best) - sure * self.error(best) > 0 else 0


def think(
    question: Question, first: Answer, worlds: Worlds, number: int, seed: int, sure: float = SURE
) -> tuple[Answer, list[Any]]:
    """The first answer or a better one, and what was considered. `question` has names or numbers in its refs: only
    their places matter."""
    ranking, work = Ranking(candidates(question, first)), 0
    if len(ranking.candidates) < 2:
        return first, []
    for world in range(number):
        match = worlds(mix(seed ^ DEALS, world + 1))
        if match is None:
            break
        found = {one: worth(match, question.seat, ranking.candidates[one], seed, world) for one in ranking.alive}
        ranking.note({one: value for one, (value, _) in found.items()})
        work += A_WORLD + sum(A_PLAYOUT + steps for _, steps in found.values())
        if world + 1 in LOOKS:
            ranking.drop()
        if ranking.alive == [0] or work >= MOST_WORK:
            break
    return ranking.candidates[ranking.chosen(sure)], ranking.considered()


def candidates(question: Question, first: Answer) -> list[Answer]:
    """The first answer, and all others if they are few."""
    found: list[Answer] = [first]
    if question.shape == PICK:
        found += [number for number in range(len(question.options)) if number != first]
    elif question.shape == AMOUNT:
        found += [number for number in range(question.low, question.high + 1) if number != first]
    elif question.shape == SOME and question.low <= 1 <= question.high:
        found += [one for one in [(number,) for number in range(len(question.options))] if one != first]
    return found[:MOST_CANDIDATES]


def worth(match: Match[Game], seat: int, answer: Answer, seed: int, world: int) -> tuple[float, int]:
    """My share of the win after an answer, if everybody plays on lightly to the next encounter, and the steps to it."""
    fork = match.fork()
    here = encounter(fork)
    try:
        fork.answer(seat, answer)
    except Refused:
        return 0.0, 0  # not lawful in this world; the first answer always is
    steps = play_on(fork, Dice(mix(seed, world + 1)), here)
    return leaf.shares(fork.game)[seat], steps


def encounter(match: Match[Game]) -> tuple[int, int]:
    return match.game.turn, match.game.number


def play_on(match: Match[Game], dice: Dice, here: tuple[int, int]) -> int:
    """Until the encounter is over, which it may be already; the number of questions on the way."""
    game = match.game
    for step in range(MOST_STEPS):
        pending = match.pending
        if not pending or encounter(match) != here:
            return step
        question = pending[0]
        try:
            match.answer(question.seat, light.answer(game, question, dice))
        except Refused:
            match.answer(question.seat, plainest(question, dice))
    return MOST_STEPS


def plainest(question: Question, dice: Dice) -> Answer:
    """Something lawful after all."""
    from engine.kernel.asking import how_many, nth
    from engine.kernel.chance import below

    if question.data and isinstance(question.data, dict) and "theirs" in question.data:
        theirs = question.data["theirs"]
        return ("decline", theirs[0]) if theirs else ("give_up",)
    return nth(question, below(dice, how_many(question)))
