"""The cost of a decision: the answer that was given against the others, in worlds that look the same to its seat.

Three steps, each in worlds of its own. The search names the best answer and the next best of all that are worth trying,
whichever was given: so advice before the answer and a review after it speak of the same ones. The measure plays two to
where they can be compared, in new worlds, for the best of a search looks better than it is.
What costs `LEAST` or more is played to the end of the game, half of the worlds by rookies and half by captains, until
it is decided or for as many worlds as there is room for; `holds` tells whether it is there too, and `size_of` what both
say together: only that number is told. What all this costs is counted in questions answered, never in time, so that
every machine finds the same. The caller gives the door to worlds and never the match; the game's part is its `Judged`.
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

LEAST, CLEAR = 0.03, 2.0  # what a difference has to be, in shares of the win and in standard errors, to be told
SEARCHED, MEASURED, WHOLE, GLANCED = 32, 48, 120, 8  # worlds
MORE = 240  # of whole games that are tried again
VERSION = 4  # of what it finds: goes up when the same question may be judged otherwise
FEWEST = 24  # worlds without which nothing is told
LOOKS = (6, 8, 12, 16, 24)
MEASURE_LOOKS = (16, 24, 32)  # worlds after which a measure may end, because nothing of it could be told
SMALL = 1.5  # a cost may be larger than measured by so many standard errors
# after so many whole games a difference is given up below one number of standard errors, and holds from another
STEPS = ((24, -1.6, 2.7), (40, -1.2, 2.5), (80, -0.7, 2.2), (160, 0.2, 1.8))
HELD, DOUBT = 1.0, 1.0  # standard errors at the end, and how many more where it is doubted
# of what a measure says, so much is there in whole games on the average, and by so much it may be more or less
THERE, APART, APART_MORE = 0.5, 0.02, 0.2
AGAIN = 1.64  # standard errors that a difference needs if it is tried again
LOST = -1.0  # standard errors below which it is then given up
MOST_QUESTIONS = 6_000
BRIEF, LONG, GRAPHED = 40, 200, 60  # worlds, where only whole games tell anything
LARGE = 0.1  # what a difference has to be there to be told, by `CLEAR` standard errors
SAYS = 3.0  # standard errors by which something happens more often, for a sentence
SAYS_LEAST = 0.1  # and in how many of the worlds more
SEARCH, MEASURE, CONFIRM, CONFIRM_AGAIN, GLANCE = 0x5EA2C4, 0x3EA5, 0xC0F1, 0xA6A1, 0x61A

Counts = dict[str, tuple[int, int]]


class Judged(Protocol):
    """The game's part (`engine/<game>/bots/ahead/judged.py`)."""

    QUICK: bool  # whether its `worth` before the end agrees with whole games; without it only large mistakes are found
    FIELDS: tuple[str, ...]  # bots that play on, in one world after the other; the first one where a span is played
    SILENT: frozenset[str]  # kinds of questions in which there is nothing but noise
    DOUBTED: frozenset[str]  # kinds whose differences have to be clearer in whole games

    def span(self, match: AnyMatch) -> Any:
        """Return what stays the same within one playout: when it changes, playing on ends."""

    def worth(self, game: Any) -> list[float]:
        """Return every seat's share of the win, in a game that is over and in one that is not."""

    def others(self, question: Question, given: Answer, told: Answer | None) -> list[Answer]:
        """Return answers worth trying beside the given one; first the one that a strong bot told."""

    def stand(self, game: Any, seat: int) -> Any:
        """Return what `counted` has to know of the position before."""

    def counted(self, before: Any, game: Any, seat: int) -> dict[str, bool]:
        """Return what has happened since, what weighs most first."""

    def themes(self, game: Any, question: Question) -> list[str]:
        """Return what a puzzle with this question is about."""

    def way_out(self, question: Question) -> Answer:
        """Return a lawful answer where a bot's own was not."""

    THEMES: tuple[str, ...]  # what puzzles can be about
    GOOD: frozenset[str]  # what is good for the seat if it happens; all else that is counted is bad for it


@dataclass(frozen=True)
class Whole:
    """The difference of two answers at the end of the game, with its standard error."""

    gain: float
    error: float
    worlds: int
    counted: Counts = field(default_factory=dict)  # with the better one, with the other one
    work: int = 0


@dataclass(frozen=True)
class Weighed:
    """`cost` is how much better the best other answer is than the given one; below 0 the given one is the best. With 0
    worlds the search told all there is to tell."""

    given: Answer
    best: Answer
    cost: float = 0.0
    error: float = 1.0
    worlds: int = 0
    better: bool = False  # the search held the other one for the better answer
    worth: float = 0.0  # the share of the win with the given one, where both were measured
    counted: Counts = field(default_factory=dict)  # in how many of the worlds: with the best one, with the given one
    whole: Whole | None = None
    work: int = 0  # of search and measure

    def clear(self) -> bool:
        """Return whether there is a difference that can be told, if it holds in whole games."""
        size = abs(self.cost)
        return self.worlds >= FEWEST and size >= LEAST and size >= CLEAR * self.error

    def holds(self, errors: float) -> bool:
        """Return whether it holds there, by so many standard errors."""
        whole = self.whole
        return whole is not None and whole.worlds >= FEWEST and whole.gain > 0 and whole.gain >= errors * whole.error


def size_of(measured: float, whole: Whole) -> float:
    """Return how large a difference is most likely, from what was measured and whole games together: each counts by its
    error. So what looks large by the measure alone is not told as large."""
    expected, apart = THERE * abs(measured), APART + APART_MORE * abs(measured)
    trust = apart**2 / (apart**2 + whole.error**2)
    return expected + trust * (whole.gain - expected)


def is_judged(part: Judged, question: Question) -> bool:
    """Return whether an answer to this question is a decision that can be judged."""
    if question.why in part.SILENT:
        return False
    return question.shape == BARGAIN or (only_answer(question) is None and how_many(question) > 1)


def errors_of(part: Judged, why: str) -> float:
    """Return by how many standard errors whole games have to confirm what such a decision cost."""
    return HELD + DOUBT if why in part.DOUBTED else HELD


def candidates(part: Judged, question: Question, told: Answer) -> list[Answer]:
    """Return the answers that a search tries, whatever is given: first the one that a strong bot told."""
    return [told, *part.others(question, told, None)]


def among(question: Question, answer: Answer, answers: list[Answer]) -> Answer:
    """Return the one of these that is the same, as with equal cards; the answer itself if none is."""
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
    """Search, and measure in a number of worlds: quick, and not yet to be told. The given answer may be one of the
    others; if it is not, the search goes without it. `praise`: measure as well by how much it is ahead of the next best
    one, if the search says that it is by that `lead`."""
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
    """Play all answers; those that fall behind are dropped."""
    plans = [Plan(answer) for answer in answers]
    effort = Effort(SEARCHED, 0.0, SEARCHED * len(plans) * MOST_QUESTIONS, LOOKS, skips=True)
    return race(plans, worlds, effort, mix(seed, SEARCH), playing.near)


def ranked(ranking: Ranking) -> list[int]:
    """Return the places of the answers, the best first; none where no world could be dealt."""
    if not ranking.first:
        return []
    tried = [number for number, gains in enumerate(ranking.gains) if gains]
    return sorted(tried, key=lambda number: (number not in ranking.alive, -ranking.mean(number)))


def measured(
    playing: "Playing", worlds: Worlds, given: Answer, best: Answer, seed: int, most: int, looks: tuple[int, ...] = ()
) -> Weighed:
    """Play both answers in new worlds, and count what happens in them. At a look it ends if the difference is too small
    to be told, whichever is the better one."""
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
    """Measure an answer against what a strong bot told, to the end of the game: quick enough to see what may be a large
    mistake, and nothing to be told yet."""
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
    """Play the same two answers to the end of the game, and count what happens there, until it is decided whether the
    difference holds by so many standard errors. `room`: how many questions may be answered for it. What was found in
    whole games before counts, and is not given up as easily."""
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
    """Return what both together say: each counts by its worlds."""
    if one is None or not other.worlds:
        return other if one is None else one
    worlds = one.worlds + other.worlds
    gain = (one.gain * one.worlds + other.gain * other.worlds) / worlds
    squares = sum((part.error * part.worlds) ** 2 + part.worlds * (part.gain - gain) ** 2 for part in (one, other))
    return Whole(gain, sqrt(squares) / worlds, worlds)


def is_decided(whole: Whole, doubt: float, again: bool, sized: bool) -> bool:
    """Return whether a difference in whole games is so small, or so large, that more of them would hardly change what
    follows. `sized`: its size is told, and would be too large if it ended as soon as it holds."""
    reached = [(low, high) for step, low, high in STEPS if step <= whole.worlds]
    if not reached:
        return False
    low, high = reached[-1]
    least = LOST if again else low + doubt
    return whole.gain < least * whole.error or (not sized and whole.gain >= (high + doubt) * whole.error)


@dataclass(frozen=True)
class Glance:
    """A brief estimate: the worth of a position after an answer, and how much better it is after another one."""

    worth: float
    behind: float
    work: int


def glanced(
    rules: Rules, worlds: Worlds, seat: int, given: Answer, seed: int, number: int = 0, told: Answer | None = None
) -> Glance:
    """Return what the position after this answer is worth, for a graph; and a first sign whether another was better."""
    playing = Playing(rules, judged(rules.name), seat)
    plans = [Plan(given)] if told is None or told == given else [Plan(given), Plan(told)]
    ranking = race(plans, worlds, an_effort(number or GLANCED), mix(seed, GLANCE), playing.near)
    worth = sum(ranking.first) / len(ranking.first) if ranking.first else 0.0
    return Glance(worth, ranking.mean(len(plans) - 1), ranking.work)


def an_effort(worlds: int, plans: int = 2) -> Effort:
    """Return an effort of so many worlds without a look: nothing is dropped."""
    return Effort(worlds, 0.0, worlds * plans * MOST_QUESTIONS, (), skips=True)


def because(part: Judged, found: Weighed) -> str | None:
    """Return what speaks for the better answer: the first thing counted that clearly happens with it in other numbers
    of worlds; the game counts what weighs most first."""
    number = found.worlds
    for fact, (ours, theirs) in found.counted.items():
        more = (ours - theirs) * (1 if fact in part.GOOD else -1) * (1 if found.cost > 0 else -1)
        spread = sqrt((ours * (number - ours) + theirs * (number - theirs)) / number + 1)
        if more >= SAYS_LEAST * number and more >= SAYS * spread:
            return fact
    return None


class Playing:
    """A way to play an answer on: bots are made anew in each world, with the same chance for every answer."""

    def __init__(self, rules: Rules, part: Judged, seat: int) -> None:
        self.rules, self.part, self.seat = rules, part, seat
        self.seen: dict[int, list[dict[str, bool]]] = {}  # what happened in each world, with one answer and the next

    def near(self, match: AnyMatch, plan: Plan, world: int) -> tuple[float, int] | None:
        """Play to the end of the span in which the question was put."""
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
        """Count in how many worlds each thing happened, with the other answer and with the given one."""
        pairs = [pair for pair in self.seen.values() if len(pair) > 1]
        facts = pairs[0][0] if pairs else {}
        return {fact: (sum(pair[1][fact] for pair in pairs), sum(pair[0][fact] for pair in pairs)) for fact in facts}
