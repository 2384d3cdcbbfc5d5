"""What another answer is worth, decision by decision: the same question, both answers, from the true position, a field
of bots on to the end of the encounter, and there everybody's share of the win.

Its spread is thirty times smaller than that of whole games: for tuning, not for proof, which is boards. It looks at
true positions, so it is for whoever measures bots, never for a bot.
"""

from copy import deepcopy
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from engine.bots import make_bot
from engine.bots.worlds import worlds_of
from engine.encounter.bots.ahead import leaf
from engine.encounter.rules import RULES
from engine.kernel.asking import BARGAIN, Answer, Question
from engine.kernel.chance import MASK, mix
from engine.kernel.game import AnyMatch, Options

MOST_QUESTIONS = 20_000  # of a game; of one that is played on, in the same encounter
SECURE = 1.96


@dataclass
class Change:
    """Of one kind of question: how often it was asked, and what each answer that differed was worth, in shares."""

    asked: int = 0
    gains: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.gains) / len(self.gains) if self.gains else 0.0

    @property
    def error(self) -> float:
        """Half of the interval of the mean."""
        number, mean = len(self.gains), self.mean
        if number < 2:
            return 0.0
        return SECURE * sqrt(sum((gain - mean) ** 2 for gain in self.gains) / (number - 1) / number)


def measure(
    candidate: str, line_up: tuple[str, ...], options: Options, seed: int, times: int = 2
) -> dict[str, Change]:
    """One game by the line-up, and what the candidate would have answered on every seat; by kinds of questions."""
    match = RULES.new(options, seed)
    seats = range(RULES.seats(options))
    players = [make_bot(line_up[seat % len(line_up)], seat, seed) for seat in seats]
    others = [make_bot(candidate, seat, seed) for seat in seats]
    found: dict[str, Change] = {}
    talks: set[Any] = set()
    for _ in range(MOST_QUESTIONS):
        if not match.pending:
            break
        question = match.pending[0]
        seat, change = question.seat, found.setdefault(question.why, Change())
        before = deepcopy(players)
        first, other = answer(match, question, players[seat]), answer(match, question, others[seat])
        talk = (match.game.turn, match.game.number, seat)
        if question.shape != BARGAIN or talk not in talks:  # of talks, how they are begun and gone on with counts once
            change.asked += 1
            if other != first:
                change.gains.append(gain(match, question, before, players, others[seat], (first, other), times))
        if question.shape == BARGAIN:
            talks.add(talk)
        match.answer(seat, first)
    return found


def gain(
    match: AnyMatch,
    question: Question,
    before: list[Any],
    players: list[Any],
    other: Any,
    answers: tuple[Answer, Answer],
    times: int,
) -> float:
    """How much better the second answer is than the first, with the same chance for both."""
    seat, total = question.seat, 0.0
    for time in range(times):
        worth = []
        for given, player in zip(answers, (players[seat], other), strict=True):
            on = deepcopy(players)
            on[seat] = deepcopy(player)
            if question.shape != BARGAIN and given == answers[1]:
                on[seat] = with_its_answer(before[seat], player)
            worth.append(share_after(match, seat, given, on, time))
        total += worth[1] - worth[0]
    return total / times


def with_its_answer(player: Any, other: Any) -> Any:
    """The player as it was before it answered, with what the other one means to do next about its own answer."""
    found = deepcopy(player)
    if hasattr(other, "to_send"):
        found.to_send = other.to_send
    return found


def share_after(match: AnyMatch, seat: int, given: Answer, players: list[Any], time: int) -> float:
    """The share of a seat at the end of the encounter, after an answer."""
    fork = match.fork()
    game = fork.game
    game.seed, here = mix(game.seed, time + 1) & MASK, (game.turn, game.number)
    fork.answer(seat, given)
    for _ in range(MOST_QUESTIONS):
        if not fork.pending or (game.turn, game.number) != here:
            break
        question = fork.pending[0]
        fork.answer(question.seat, answer(fork, question, players[question.seat]))
    return leaf.shares(game)[seat]


def answer(match: AnyMatch, question: Question, player: Any) -> Answer:
    seen = RULES.view(match, question.seat)
    if hasattr(player, "think"):
        return RULES.answer(question, player.think(seen, worlds_of(RULES, match, question.seat)))
    return RULES.answer(question, player.answer(seen))
