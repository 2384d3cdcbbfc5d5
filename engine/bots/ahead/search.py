"""The search of bots that look ahead. Every plan is played out in the same re-dealt worlds with the same dice, up to
where the game's course ends it, and the mean share of the win decides.

The plan that rules of thumb suggest comes first. Another plan replaces it only if it is better by more than chance
explains. Costs are counted in worlds and steps, never in time, so that a game is the same on every machine.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Any

from engine.bots.ahead.course import Course, Plan
from engine.bots.lookahead import Dice, Worlds
from engine.kernel.asking import AMOUNT, PICK, SOME, Answer, Question, Refused
from engine.kernel.chance import mix
from engine.kernel.game import AnyMatch
from engine.kernel.views import View

LOOKS = (6, 10, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384)  # worlds after which plans may be dropped
DEALS = 0xDEA15  # tells the dice of deals from those of playouts
A_WORLD, A_PLAYOUT = 10, 13  # extra cost of dealing a world and of beginning a playout, in questions
HOPELESS, BEHIND = 0.8, 1.2  # a plan this many standard errors behind the first, or the best, is dropped

Playout = Callable[[AnyMatch, Plan, int], tuple[float, int] | None]  # of a world and its number: worth, and steps to it


@dataclass(frozen=True, slots=True)
class Effort:
    """The limits of one search: how much it may cost, and how certain its result has to be."""

    worlds: int
    sure: float  # standard errors by which a searched plan has to be better
    most_work: int  # questions answered, in all playouts together
    looks: tuple[int, ...] = LOOKS
    skips: bool = False  # go on with the next world where one cannot be dealt
    decided: Callable[["Ranking"], bool] | None = None  # if set, no plan is dropped; it says when to stop


class Ranking:
    """The gains of each plan over the first plan, world by world."""

    def __init__(self, plans: list[Plan]) -> None:
        self.plans = plans
        self.alive = list(range(len(plans)))
        self.gains: list[list[float]] = [[] for _ in plans]
        self.first: list[float] = []  # what the first plan was worth
        self.work = 0  # what all playouts together have cost, in questions answered

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
        """Drop the plans that are clearly behind. The first plan stays, because all others are compared with it."""
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
        """Return every answer that was tried, in the order of the plans, each with the share of the win of its best
        plan.
        """
        if not self.first:
            return []
        base = sum(self.first) / len(self.first)
        found: dict[Answer, float] = {}
        for number, gains in enumerate(self.gains):
            if gains:
                now = self.plans[number].now
                found[now] = max(found.get(now, 0.0), base + self.mean(number))
        return list(found.items())

    def chosen(self, sure: float, likes: list[float] | None = None) -> int:
        if likes is None:
            best = max(self.alive, key=self.mean)
            return best if self.mean(best) - sure * self.error(best) > 0 else 0
        best = max(self.alive, key=lambda number: self.mean(number) + likes[number])
        more = self.mean(best) + likes[best] - likes[0]
        return best if more - sure * self.error(best) > 0 else 0


def think(
    course: Course,
    question: Question,
    view: View,
    first: Plan,
    worlds: Worlds,
    effort: Effort,
    seed: int,
    liking: Callable[[Plan], float] | None = None,
) -> tuple[Plan, list[Any]]:
    """Return the first plan or a better one, and what was considered. The refs of `question` hold names or numbers,
    because only the place of an answer matters. `liking` returns what a bot's tastes add to the value of a plan.
    """
    plans = course.plans(question, view, first)
    if len(plans) < 2:
        return first, []

    def playout(match: AnyMatch, plan: Plan, world: int) -> tuple[float, int]:
        return worth(course, match, question.seat, plan, seed, world)

    ranking = race(plans, worlds, effort, seed, playout)
    likes = [liking(plan) for plan in plans] if liking is not None else None
    return plans[ranking.chosen(effort.sure, likes)], ranking.considered()


def race(plans: list[Plan], worlds: Worlds, effort: Effort, seed: int, playout: Playout) -> Ranking:
    """Play the plans in one world after another, and drop those that fall behind.

    If a playout returns None, its plan is left out in that world. If that is the first plan, the world does not count.
    """
    ranking = Ranking(plans)
    for world in range(effort.worlds):
        match = worlds(mix(seed ^ DEALS, world + 1))
        if match is None:
            if effort.skips:
                continue
            break
        tried = {one: playout(match, plans[one], world) for one in ranking.alive}
        found = {one: worth for one, worth in tried.items() if worth is not None}
        if 0 in found:
            ranking.note({one: value for one, (value, _) in found.items()})
        ranking.work += A_WORLD + sum(A_PLAYOUT + steps for _, steps in found.values())
        if world + 1 in effort.looks:
            if effort.decided is None:
                ranking.drop()
            elif effort.decided(ranking):
                break
        if len(ranking.alive) < min(2, len(plans)) or ranking.work >= effort.most_work:
            break
    return ranking


def single(question: Question, first: Answer, most: int) -> list[Answer]:
    """Return the first answer and other answers that choose a single thing, at most `most` in all."""
    found: list[Answer] = [first]
    if question.shape == PICK:
        found += [number for number in range(len(question.options)) if number != first]
    elif question.shape == AMOUNT:
        found += [number for number in range(question.low, question.high + 1) if number != first]
    elif question.shape == SOME and question.low <= 1 <= question.high:
        found += [one for one in [(number,) for number in range(len(question.options))] if one != first]
    return found[:most]


def worth(course: Course, match: AnyMatch, seat: int, plan: Plan, seed: int, world: int) -> tuple[float, int]:
    """Play a plan on to the end of the playout. Return this seat's share of the win, and the number of steps."""
    fork = match.fork()
    begun = course.begins(fork, seat)
    try:
        fork.answer(seat, plan.now)
    except Refused:
        return 0.0, 0  # not lawful in this world; the first plan always is
    dice = Dice(mix(seed, world + 1))  # the same for every plan in one world
    steps = course.goes_on(fork, seat, plan.rest, dice, begun)
    return course.shares(fork.game)[seat], steps
