"""What the clock tells somebody who looks on, and how long a game takes: `python -m tests.measure.windows --games 8`.

Four people who take so many seconds over a question (log-normal, the same whatever they are asked) play whole games at
one table, in a virtual time. Whoever looks on writes down how long the table was silent after every answer that all
could see and after which, by public facts, somebody could have held something; and guesses by the best threshold there
is whether somebody did (and passed). At a sealed table it is each round of questions that is timed; how many are asked
in it is public, so a round is compared with others of as many. Balanced accuracy is what is right of those with a
secret and of those without, halved: one half is chance.
"""

from __future__ import annotations

import argparse
import heapq
import random
from dataclasses import dataclass, field
from itertools import count
from math import inf
from typing import Any

from cosmic_tui.messages.up import answer
from cosmic_tui.table.seats import WATCHERS
from cosmic_tui.table.setup import GameSetup, SeatSetup
from cosmic_tui.table.table import Table
from engine.bots import make_bot

MEDIANS = (0.8, 3.0, 6.0)
SPREAD = 0.6  # of the logarithm of a time
WINDOWS = ("quick", "even", "sealed")
NAMES = ("Ada", "Bea", "Cai", "Dov", "Eva")
MOST_ANSWERS = 20_000
# A player of every day: asked while they are in the encounter, and when something concerns them.
USUAL = {"never": ["start", "regroup", "destiny", "encounter", "turn"], "against": True}


@dataclass
class Heard:
    """Of one game: silences with and without a secret question that was passed, seconds in all, rounds of secrets."""

    held: list[float] = field(default_factory=list)
    empty: list[float] = field(default_factory=list)
    seconds: float = 0.0
    secrets: int = 0
    answers: int = 0
    rounds: list[tuple[int, bool, float]] = field(default_factory=list)  # of a sealed table: asked, whether one held


class Game:
    """One table, its people, and the time."""

    def __init__(
        self, windows: str, median: float, seed: int, level: str = "rookie", people: int = 4, orders: Any = None
    ) -> None:
        chances = random.Random(seed)
        seats = [SeatSetup("person", NAMES[number]) for number in range(people)]
        seats += [SeatSetup("bot", f"B{number}", level) for number in range(people, 4)]
        setup = GameSetup(tuple(seats), seed, {"seats": 4}, windows=windows)
        self.table = Table(setup, chance=chances.random)
        for seat in self.table.seats[1:people]:
            seat.robot = True  # no help is worked out for them; as long as one is none, the table keeps silent for all
        self.median = median
        self.people = random.Random(seed + 1)
        self.bots = [make_bot(level, number, seed) for number in range(4)]
        self.now = 0.0
        self.due: list[tuple[float, int, int, int]] = []
        self.order = count()
        self.asked: dict[int, Any] = {}
        self.heard = Heard()
        self.since: float | None = None
        self.secret = self.used = self.possible = False
        self.round: tuple[Any, float, int, bool] | None = None
        self.table.start(0.0)
        self.table.snapshot(WATCHERS, 0.0)
        for number in range(people) if orders else ():
            self.table.receive(number, {"kind": "orders", "orders": orders}, 0.0)

    def think(self) -> float:
        return self.median * self.people.lognormvariate(0.0, SPREAD)

    def hear(self) -> None:
        """Everybody reads what has come; who is asked anew begins to think."""
        for seat in self.table.people():
            for message in self.table.take(seat.number):
                if message["kind"] == "question":
                    question, mark = message["question"], None
                    if question is not None:
                        mark = (message["serial"], repr(question["data"]) if question["shape"] == "bargain" else "")
                    if mark is not None and mark != self.asked.get(seat.number):
                        heapq.heappush(self.due, (self.now + self.think(), next(self.order), seat.number, mark[0]))
                    self.asked[seat.number] = mark
        self.watch(self.table.take(WATCHERS))

    def watch(self, told: list[Any]) -> None:
        """What is told in public ends a silence."""
        self.used = self.used or any(
            event["event"] == "announced" for m in told if m["kind"] == "events" for event in m["events"]
        )
        secret = any(question.secret for question in self.table.match.pending)
        if self.since is not None and any(message["kind"] in ("view", "events", "over") for message in told):
            if not secret:
                if not self.used and (self.secret or self.possible):
                    (self.heard.held if self.secret else self.heard.empty).append(self.now - self.since)
                self.since = None
        if secret and not self.secret:
            self.secret = any(q.secret and self.table.seats[q.seat].person for q in self.table.match.pending)

    def play(self, most: int = MOST_ANSWERS) -> Heard:
        table = self.table
        self.hear()
        while not table.match.over and self.heard.answers < most:
            wake = table.wake(self.now)
            person = self.due[0][0] if self.due else inf
            if wake is not None and wake < person:
                self.now = max(self.now, wake)
                table.tick(self.now)
            else:
                self.now, _, seat, serial = heapq.heappop(self.due)
                self.answer(seat, serial)
            self.hear()
        self.heard.seconds = self.now
        return self.heard

    def answer(self, seat: int, serial: int) -> None:
        table = self.table
        question = table.match.question_for(seat)
        if question is None or table.seats[seat].serial != serial:
            return
        if question.secret:
            self.heard.secrets += 1
        else:
            self.since, self.secret, self.used = self.now, False, False
        self.heard.answers += 1
        view, passed = table.rules.view(table.match, seat), table.rules.silences(table.match)
        table.receive(seat, answer(serial, self.bots[seat].answer(view)), self.now)
        if any(message["kind"] == "refused" for message in table.seats[seat].out):
            table.receive(seat, answer(serial, ["give_up"]), self.now)
        if not question.secret:
            self.possible = table.setup.windows == "quick" or table.rules.silences(table.match) > passed
        if table.setup.windows == "sealed":
            self.time_round()

    def time_round(self) -> None:
        """A round of secret questions begins or ends."""
        pending = tuple(question for question in self.table.match.pending if question.secret)
        if self.round is not None and not (set(pending) & set(self.round[0])):
            _, since, asked, held = self.round
            self.heard.rounds.append((asked, held, self.now - since))
            self.round = None
        if self.round is None and pending:
            self.round = (pending, self.now, len(pending), any(len(question.options) > 1 for question in pending))


def accuracy(held: list[float], empty: list[float]) -> float:
    """Of the best threshold, either way round."""
    if not held or not empty:
        return 0.5
    marks = sorted([(time, 1) for time in held] + [(time, 0) for time in empty])
    best, below = 0.5, [0, 0]
    for number, (time, kind) in enumerate(marks):
        below[kind] += 1
        if number + 1 < len(marks) and marks[number + 1][0] == time:
            continue
        share = (below[0] / len(empty) + 1 - below[1] / len(held)) / 2
        best = max(best, share, 1 - share)
    return best


def ranks(rounds: list[tuple[int, bool, float]]) -> tuple[list[float], list[float]]:
    """Of every round how many of a hundred as large ones were shorter: first those in which somebody held something."""
    held: list[float] = []
    empty: list[float] = []
    for size in {asked for asked, _, _ in rounds}:
        here = sorted((time, had) for asked, had, time in rounds if asked == size)
        for place, (_, had) in enumerate(here):
            (held if had else empty).append(100 * place / len(here))
    return held, empty


def measure(windows: str, median: float, seeds: range, most: int = MOST_ANSWERS, **more: Any) -> dict[str, float]:
    games = [Game(windows, median, seed, **more) for seed in seeds]
    for game in games:
        game.play(most)
    if windows == "sealed":
        held, empty = ranks([entry for game in games for entry in game.heard.rounds])
    else:
        held, empty = ([time for game in games for time in getattr(game.heard, name)] for name in ("held", "empty"))
    return {
        "accuracy": accuracy(held, empty),
        "minutes": sum(game.heard.seconds for game in games) / len(games) / 60,
        "held": len(held),
        "empty": len(empty),
        "secret answers a game": sum(game.heard.secrets for game in games) / len(games),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.measure.windows", description=__doc__)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--level", default="rookie")
    args = parser.parse_args()
    for windows, orders in (("quick", None), ("even", None), ("sealed", None), ("sealed", USUAL)):
        for median in MEDIANS:
            found = measure(windows, median, range(1, args.games + 1), level=args.level, orders=orders)
            told = "  ".join(f"{name} {value:.3g}" for name, value in found.items())
            print(f"{windows:<7}{' with orders' if orders else '':<13}{median} s   {told}", flush=True)


if __name__ == "__main__":
    main()
