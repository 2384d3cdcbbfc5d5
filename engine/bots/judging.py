"""The cost of a decision: a given answer is compared with others, in worlds that look the same to its seat.

There are three steps, each with worlds of its own. (1) The search finds the best and the next best of all answers worth
trying. It does not depend on the given answer, so advice before an answer and a review after it name the same ones. (2)
The measure plays two answers up to where they can be compared. It uses new worlds, because the winner of a search looks
better than it is. (3) A difference of `LEAST` or more is played to the end of the game, half of the worlds by rookies
and half by captains, until it is decided or the limit of worlds is reached. `holds` says whether the difference is
found there too, and `size_of` combines both results: people are shown only that number.

Costs are counted in questions answered, never in time, so that every machine finds the same. The caller passes a
function that deals worlds, and never the match itself; the game's part is its `Judged`.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from math import sqrt
from typing import Any, Protocol

from engine.bots import judged, make_bot
from engine.bots.ahead.course import Plan
from engine.bots.ahead.search import Effort, Ranking, race
from engine.bots.lookahead import Worlds
from engine.bots.player import Player
from engine.kernel.asking import BARGAIN, PICK, Answer, Question, Refused, how_many, is_act, only_answer
from engine.kernel.chance import mix
from engine.kernel.game import AnyMatch, Rules

LEAST, CLEAR = 0.03, 2.0  # least difference that is shown: in shares of the win, in standard errors
SEARCHED, MEASURED, WHOLE, GLANCED = 32, 48, 120, 8  # worlds
MORE = 240  # whole games, when a difference is tried again
VERSION = 4  # goes up when the same question may be judged differently
FEWEST = 24  # with fewer worlds nothing is shown
LOOKS = (6, 8, 12, 16, 24)
MEASURE_LOOKS = (16, 24, 32)  # worlds after which a measure may end as too small
SMALL = 1.5  # a cost may be larger than measured by so many standard errors
# (whole games, given up below so many standard errors, confirmed from so many on)
STEPS = ((24, -1.6, 2.7), (40, -1.2, 2.5), (80, -0.7, 2.2), (160, 0.2, 1.8))
HELD, DOUBT = 1.0, 1.0  # standard errors at the end, and how many more where it is doubted
# the average part of a measured difference that whole games show, and its standard deviation
THERE, APART, APART_MORE = 0.5, 0.02, 0.2
AGAIN = 1.64  # standard errors that a difference needs if it is tried again
LOST = -1.0  # standard errors below which it is then given up
MOST_QUESTIONS = 6_000
BRIEF, LONG, GRAPHED = 40, 200, 60  # worlds, for games that are judged by whole games alone
LARGE = 0.1  # least difference that is shown there, if it is `CLEAR`
SAYS = 3.0  # a thing is named as a reason if it happens more often by so many standard errors
SAYS_LEAST = 0.1  # and in this part of the worlds more
SEARCH, MEASURE, CONFIRM, CONFIRM_AGAIN, GLANCE = 0x5EA2C4, 0x3EA5, 0xC0F1, 0xA6A1, 0x61A

Counts = dict[str, tuple[int, int]]


class Judged(Protocol):
    """The interface by which a game says how its decisions are judged (`engine/<game>/bots/ahead/judged.py`)."""

    QUICK: bool  # whether its `worth` before the end agrees with whole games; without it only large mistakes are found
    FIELDS: tuple[str, ...]  # bots that play on, in one world after the other; the first one where a span is played
    SILENT: frozenset[str]  # kinds of questions in which there is nothing but noise
    DOUBTED: frozenset[str]  # kinds whose differences have to be clearer in whole games

    def span(self, match: AnyMatch) -> Any:
        """Return a value that stays the same within one playout: the playout ends when it changes."""

    def worth(self, game: Any) -> list[float]:
        """Return every seat's share of the win: the true one in a finished game, an estimate before."""

    def others(self, question: Question, given: Answer, told: Answer | None) -> list[Answer]:
        """Return answers worth trying besides the given one. The strong bot's suggestion `told` comes first."""

    def stand(self, game: Any, seat: int) -> Any:
        """Return what `counted` needs to know about the position before the answer."""

    def counted(self, before: Any, game: Any, seat: int) -> dict[str, bool]:
        """Return which of the things that matter have happened since the position that `before` describes, the most
        important first.
        """

    def themes(self, game: Any, question: Question) -> list[str]:
        """Return the themes of a puzzle with this question."""

    def way_out(self, question: Question) -> Answer:
        """Return a legal answer for a bot whose own answer was refused."""

    THEMES: tuple[str, ...]  # what puzzles can be about
    GOOD: frozenset[str]  # what is good for the seat if it happens; all else that is counted is bad for it


@dataclass(frozen=True)
class Whole:
    """The difference between two answers in games played to the end, with its standard error."""

    gain: float
    error: float
    worlds: int
    counted: Counts = field(default_factory=dict)  # with the better one, with the other one
    work: int = 0


@dataclass(frozen=True)
class Weighed:
    """A comparison of the given answer with the best other one. `cost` is by how much the other is better; below 0 the
    given answer is the best. `worlds` is 0 if the search alone decided.
    """

    given: Answer
    best: Answer
    cost: float = 0.0
    error: float = 1.0
    worlds: int = 0
    better: bool = False  # the search found the other answer better
    worth: float = 0.0  # the share of the win with the given one, where both were measured
    counted: Counts = field(default_factory=dict)  # in how many of the worlds: with the best one, with the given one
    whole: Whole | None = None
    work: int = 0  # of search and measure

    def clear(self) -> bool:
        """Return whether the measured difference is large and certain enough to be shown, provided that whole games
        confirm it.
        """
        size = abs(self.cost)
        return self.worlds >= FEWEST and size >= LEAST and size >= CLEAR * self.error

    def holds(self, errors: float) -> bool:
        """Return whether whole games confirm the difference by this many standard errors."""
        whole = self.whole
        return whole is not None and whole.worlds >= FEWEST and whole.gain > 0 and whole.gain >= errors * whole.error


def size_of(measured: float, whole: Whole) -> float:
    """Return the most likely size of a difference, from the measured value and whole games, each weighted by its error.
    So a difference that looks large only in the measure is not shown as large.
    """
    expected, apart = THERE * abs(measured), APART + APART_MORE * abs(measured)
    trust = apart**2 / (apart**2 + whole.error**2)
    return expected + trust * (whole.gain - expected)


def is_judged(part: Judged, question: Question) -> bool:
    """Return whether an answer to this question is a decision that can be judged."""
    if question.why in part.SILENT:
        return False
    return question.shape == BARGAIN or (only_answer(question) is None and how_many(question) > 1)


def errors_of(part: Judged, why: str) -> float:
    """Return by how many standard errors whole games have to confirm the cost of such a decision."""
    return HELD + DOUBT if why in part.DOUBTED else HELD


def candidates(part: Judged, question: Question, told: Answer) -> list[Answer]:
    """Return the answers that a search tries, whatever was given. The strong bot's suggestion `told` comes first."""
    return [told, *part.others(question, told, None)]


def among(question: Question, answer: Answer, answers: list[Answer]) -> Answer:
    """Return the answer in `answers` that is equal to this one, because cards of the same kind are equal. Return the
    answer itself if there is none.
    """
    if question.shape != PICK or is_act(answer):
        return answer
    option = question.options[answer]
    return next((one for one in answers if not is_act(one) and question.options[one] == option), answer)


def compared(
    rules: Rules,
    worlds: Worlds,
    question: Question,
    given: Answer,
    others: list[Answer],
    seed: int,
    praise: bool = False,
    number: int = MEASURED,
    lead: float = LEAST,
) -> Weighed:
    """Compare the given answer with others by a search and a measure. This is quick, but whole games must confirm the
    result before it is shown.

    The search covers only `others`, which may include the given answer. With `praise` a given answer that is the best
    is measured too, against the next best, if the search found it ahead by `lead`.
    """
    playing = Playing(rules, judged(rules.name), question.seat)
    ranking = searched(playing, worlds, others, seed)
    answers = [others[number] for number in ranked(ranking)]
    if not answers or answers == [given]:
        return Weighed(given, given, work=ranking.work)
    first = answers[0] == given
    best = answers[1] if first else answers[0]
    if given in answers:
        ahead = ranking.mean(others.index(given)) - ranking.mean(others.index(best))
        if ahead >= 0 and not (praise and ahead >= lead):
            return Weighed(given, best, work=ranking.work)
    found = measured(playing, worlds, given, best, mix(seed, MEASURE), number, MEASURE_LOOKS)
    found = replace(found, work=found.work + ranking.work)
    if given in answers:
        return replace(found, better=not first)
    better = found.cost > 0
    return replace(found, better=better) if better or praise else Weighed(given, best, work=found.work)


def searched(playing: "Playing", worlds: Worlds, answers: list[Answer], seed: int) -> Ranking:
    """Play all answers in the search's worlds, and drop those that fall behind."""
    plans = [Plan(answer) for answer in answers]
    effort = Effort(SEARCHED, 0.0, SEARCHED * len(plans) * MOST_QUESTIONS, LOOKS, skips=True)
    return race(plans, worlds, effort, mix(seed, SEARCH), playing.near)


def ranked(ranking: Ranking) -> list[int]:
    """Return the numbers of the answers, the best first; [] if no world could be dealt."""
    if not ranking.first:
        return []
    tried = [number for number, gains in enumerate(ranking.gains) if gains]
    return sorted(tried, key=lambda number: (number not in ranking.alive, -ranking.mean(number)))


def measured(
    playing: "Playing", worlds: Worlds, given: Answer, best: Answer, seed: int, most: int, looks: tuple[int, ...] = ()
) -> Weighed:
    """Play both answers in new worlds, and count what happens in them. Stop at one of `looks` if the difference is too
    small to be shown, whichever answer is better.
    """
    playing.seen = {}
    effort = replace(an_effort(most), looks=looks, decided=is_small)
    ranking = race([Plan(given), Plan(best)], worlds, effort, seed, playing.near)
    number = len(ranking.gains[1])
    counted, worth = (playing.counts(), sum(ranking.first) / len(ranking.first)) if number else ({}, 0.0)
    cost, error = ranking.mean(1), ranking.error(1)
    return Weighed(given, best, cost, error, number, counted=counted, worth=worth, work=ranking.work)


def is_small(ranking: Ranking) -> bool:
    return abs(ranking.mean(1)) + SMALL * ranking.error(1) < LEAST


def briefly(rules: Rules, worlds: Worlds, question: Question, given: Answer, told: Answer, seed: int) -> Weighed:
    """Compare an answer with the strong bot's suggestion `told` by playing to the end of the game. This is quick enough
    to find possible large mistakes, but the result is not yet certain enough to be shown.
    """
    playing = Playing(rules, judged(rules.name), question.seat)
    return replace(measured(playing, worlds, given, told, mix(seed, MEASURE), BRIEF), better=True)


def confirmed(
    rules: Rules,
    worlds: Worlds,
    question: Question,
    found: Weighed,
    seed: int,
    errors: float = HELD,
    number: int = 0,
    room: int = 0,
) -> Weighed:
    """Play the same two answers to the end of the game and count what happens, until it is decided whether the
    difference holds by `errors` standard errors.

    `room` limits how many questions may be answered. Earlier results from whole games are counted in, and such a
    difference is not given up as easily.
    """
    playing = Playing(rules, judged(rules.name), question.seat)
    worse, better = (found.given, found.best) if found.cost > 0 else (found.best, found.given)
    before, looks = found.whole, tuple(step for step, _, _ in STEPS)
    number = number or (WHOLE if before is None else MORE)

    def decided(ranking: Ranking) -> bool:
        whole = joined(before, the_whole(ranking))
        return is_decided(whole, errors - HELD, before is not None, sized=not playing.part.QUICK)

    room = room or number * 2 * MOST_QUESTIONS
    effort = Effort(number, 0.0, room, looks, skips=True, decided=decided)
    seed = mix(seed, CONFIRM if before is None else CONFIRM_AGAIN)
    ranking = race([Plan(worse), Plan(better)], worlds, effort, seed, playing.far)
    whole = joined(before, the_whole(ranking))
    return replace(found, whole=replace(whole, counted=playing.counts(), work=ranking.work))


def the_whole(ranking: Ranking) -> Whole:
    return Whole(ranking.mean(1), ranking.error(1), len(ranking.gains[1]))


def joined(one: Whole | None, other: Whole) -> Whole:
    """Combine two results from whole games, each weighted by its number of worlds."""
    if one is None or not other.worlds:
        return other if one is None else one
    worlds = one.worlds + other.worlds
    gain = (one.gain * one.worlds + other.gain * other.worlds) / worlds
    squares = sum((part.error * part.worlds) ** 2 + part.worlds * (part.gain - gain) ** 2 for part in (one, other))
    return Whole(gain, sqrt(squares) / worlds, worlds)


def is_decided(whole: Whole, doubt: float, again: bool, sized: bool) -> bool:
    """Return whether a difference in whole games is so small or so large that more games would hardly change the
    conclusion. With `sized` it is never ended because it is large: its size is shown, and would come out too large.
    """
    reached = [(low, high) for step, low, high in STEPS if step <= whole.worlds]
    if not reached:
        return False
    low, high = reached[-1]
    least = LOST if again else low + doubt
    return whole.gain < least * whole.error or (not sized and whole.gain >= (high + doubt) * whole.error)


@dataclass(frozen=True)
class Glance:
    """A brief estimate: the worth of a position after the given answer, and by how much another answer is better."""

    worth: float
    behind: float
    work: int


def glanced(
    rules: Rules, worlds: Worlds, seat: int, given: Answer, seed: int, number: int = 0, told: Answer | None = None
) -> Glance:
    """Return what the position after this answer is worth, for a graph, and a first sign of whether `told` was better.
    """
    playing = Playing(rules, judged(rules.name), seat)
    plans = [Plan(given)] if told is None or told == given else [Plan(given), Plan(told)]
    ranking = race(plans, worlds, an_effort(number or GLANCED), mix(seed, GLANCE), playing.near)
    worth = sum(ranking.first) / len(ranking.first) if ranking.first else 0.0
    return Glance(worth, ranking.mean(len(plans) - 1), ranking.work)


def an_effort(worlds: int, plans: int = 2) -> Effort:
    """Return an effort of this many worlds, in which no plan is dropped."""
    return Effort(worlds, 0.0, worlds * plans * MOST_QUESTIONS, (), skips=True)


def because(part: Judged, found: Weighed) -> str | None:
    """Return the main reason for the better answer: the first counted thing that happens clearly more often with it, or
    less often if it is bad for the seat. Return None if there is none. The game lists the most important things first.
    """
    number = found.worlds
    for fact, (ours, theirs) in found.counted.items():
        more = (ours - theirs) * (1 if fact in part.GOOD else -1) * (1 if found.cost > 0 else -1)
        spread = sqrt((ours * (number - ours) + theirs * (number - theirs)) / number + 1)
        if more >= SAYS_LEAST * number and more >= SAYS * spread:
            return fact
    return None


class Playing:
    """A way to play on after an answer: in each world the bots are made anew, with the same random numbers for every
    answer.
    """

    def __init__(self, rules: Rules, part: Judged, seat: int) -> None:
        self.rules, self.part, self.seat = rules, part, seat
        self.seen: dict[int, list[dict[str, bool]]] = {}  # what happened in each world, with one answer and the next

    def near(self, match: AnyMatch, plan: Plan, world: int) -> tuple[float, int] | None:
        """Play to the end of the span in which the question was asked."""
        span = self.part.span(match)
        return self.on(match, plan.now, world, self.part.FIELDS[0], lambda fork: self.part.span(fork) != span)

    def far(self, match: AnyMatch, plan: Plan, world: int) -> tuple[float, int] | None:
        """Play to the end of the game."""
        fields = self.part.FIELDS
        return self.on(match, plan.now, world, fields[world % len(fields)], lambda fork: False)

    def on(
        self, match: AnyMatch, answer: Answer, world: int, bot: str, ended: Callable[[AnyMatch], bool]
    ) -> tuple[float, int] | None:
        rules, fork = self.rules, match.fork()
        before = self.part.stand(fork.game, self.seat)
        try:
            fork.answer(self.seat, answer)
        except Refused:
            return None
        seed = getattr(fork.game, "seed", 0)
        players = [make_bot(bot, seat, seed, rules.name) for seat in range(fork.game.n)]
        steps = 0
        while fork.pending and steps < MOST_QUESTIONS and not ended(fork):
            question = fork.pending[steps % len(fork.pending)]
            try:
                fork.answer(question.seat, self.answer(fork, question, players[question.seat]))
            except Refused:
                fork.answer(question.seat, self.part.way_out(question))
            steps += 1
        self.seen.setdefault(world, []).append(self.part.counted(before, fork.game, self.seat))
        return self.part.worth(fork.game)[self.seat], steps

    def answer(self, match: AnyMatch, question: Question, player: Player) -> Answer:
        found = player.glance(question)
        if found is not None:
            return found
        return self.rules.answer(question, player.answer(self.rules.glimpse(match, question.seat)))

    def counts(self) -> Counts:
        """Return in how many worlds each thing happened, with the other answer and with the given one."""
        pairs = [pair for pair in self.seen.values() if len(pair) > 1]
        facts = pairs[0][0] if pairs else {}
        return {fact: (sum(pair[1][fact] for pair in pairs), sum(pair[0][fact] for pair in pairs)) for fact in facts}
