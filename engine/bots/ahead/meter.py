"""A measure of how much better one bot's answers are than another's, decision by decision. Both answers to the same
question are played on from the true position by the same bots, and the shares of the win at the end of the playout are
compared.

The result varies thirty times less than that of whole games, so it serves for tuning; a proof needs whole games. It
looks at true positions, so it is for people who measure bots, never for a bot.
"""

from copy import deepcopy
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from engine.bots import make_bot
from engine.bots.ahead.course import Course
from engine.bots.lookahead import worlds_of
from engine.bots.player import Player
from engine.kernel.asking import BARGAIN, Answer, Question
from engine.kernel.chance import MASK, mix
from engine.kernel.game import AnyMatch, Options, Rules

MOST_QUESTIONS = 20_000  # of a game, and of one that is played on
SECURE = 1.96


@dataclass
class Change:
    """The differences at one kind of question: how often it was asked, and, for each answer of the candidate that
    differed, how much of the win it gained.
    """

    asked: int = 0
    gains: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.gains) / len(self.gains) if self.gains else 0.0

    @property
    def error(self) -> float:
        """Half the width of the confidence interval of the mean."""
        number, mean = len(self.gains), self.mean
        if number < 2:
            return 0.0
        return SECURE * sqrt(sum((gain - mean) ** 2 for gain in self.gains) / (number - 1) / number)


@dataclass(frozen=True)
class Meter:
    """A meter for one game and one course."""

    rules: Rules
    course: Course

    def measure(
        self, candidate: str, line_up: tuple[str, ...], options: Options, seed: int, times: int = 2
    ) -> dict[str, Change]:
        """Play one game with the bots of the line-up. Return, by kind of question, where the candidate would have
        answered differently in any seat.
        """
        match, name = self.rules.new(options, seed), self.rules.name
        seats = range(self.rules.seats(options))
        players = [make_bot(line_up[seat % len(line_up)], seat, seed, name) for seat in seats]
        others = [make_bot(candidate, seat, seed, name) for seat in seats]
        found: dict[str, Change] = {}
        talks: set[Any] = set()
        for _ in range(MOST_QUESTIONS):
            if not match.pending:
                break
            question = match.pending[0]
            seat, change = question.seat, found.setdefault(question.why, Change())
            before = deepcopy(players)
            first, other = self.answer(match, question, players[seat]), self.answer(match, question, others[seat])
            talk = (self.course.begins(match, seat), seat)
            if question.shape != BARGAIN or talk not in talks:  # one round of talks counts once
                change.asked += 1
                if other != first:
                    change.gains.append(
                        self.gain(match, question, before, players, others[seat], (first, other), times)
                    )
            if question.shape == BARGAIN:
                talks.add(talk)
            match.answer(seat, first)
        return found

    def gain(
        self,
        match: AnyMatch,
        question: Question,
        before: list[Player],
        players: list[Player],
        other: Player,
        answers: tuple[Answer, Answer],
        times: int,
    ) -> float:
        """Return by how much the second answer is better than the first, with the same random numbers for both."""
        seat, total = question.seat, 0.0
        for time in range(times):
            worth = []
            for given, player in zip(answers, (players[seat], other), strict=True):
                on = deepcopy(players)
                on[seat] = deepcopy(player)
                if question.shape != BARGAIN and given == answers[1]:
                    on[seat] = with_its_intent(before[seat], player)
                worth.append(self.share_after(match, seat, given, on, time))
            total += worth[1] - worth[0]
        return total / times

    def share_after(self, match: AnyMatch, seat: int, given: Answer, players: list[Player], time: int) -> float:
        """Return a seat's share of the win at the end of the playout that follows an answer."""
        fork = match.fork()
        game = fork.game
        game.seed, begun = mix(game.seed, time + 1) & MASK, self.course.begins(fork, seat)
        fork.answer(seat, given)
        for _ in range(MOST_QUESTIONS):
            if not fork.pending or self.course.ended(fork, begun):
                break
            question = fork.pending[0]
            fork.answer(question.seat, self.answer(fork, question, players[question.seat]))
        return self.course.shares(game)[seat]

    def answer(self, match: AnyMatch, question: Question, player: Player) -> Answer:
        seen = self.rules.view(match, question.seat)
        if player.searched:
            return self.rules.answer(question, player.think(seen, worlds_of(self.rules, match, question.seat)))
        return self.rules.answer(question, player.answer(seen))


def with_its_intent(player: Player, other: Player) -> Player:
    """Return a copy of the player as it was before it answered, but with the other player's plans for its own answer.
    """
    found = deepcopy(player)
    for name in found.intents:
        if name in other.intents:
            setattr(found, name, deepcopy(getattr(other, name)))
    return found
