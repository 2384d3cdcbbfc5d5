"""A meter: how well a seat guesses whether another holds a Cosmic Zap. `python -m tests.measure.secrets --games 60`.

Positions are looked for in which a seat could use the card after the next public answer. Each is played twice at a real
table, with the card in that seat's hand and without, by people who take so many seconds over a question (log-normal);
the card is not used. Another seat looks on. Balanced accuracy: one half is chance.

content   the seat knows everything else, so it is right wherever the two stories differ in anything but time, and half
          of the time elsewhere; people take the same time in both
time      the seat guesses by when the table went on, with the best threshold of half of the positions, tried on the
          other half; at an even table seats that are asked themselves are left out
"""

from __future__ import annotations

import argparse
import heapq
import random
from dataclasses import dataclass, field
from itertools import count, zip_longest
from math import inf, sqrt
from typing import Any

from cosmic_tui.table.even_delay import Pauses
from engine.encounter.cards import FACE_BY_NAME
from engine.kernel.game import EVEN, QUICK, SEALED, AnyMatch
from engine.testing.same_answers import let_pass, public_answers
from tests.secrets import encounter
from tests.secrets.tables import open_at
from tests.support import Dice

ZAP = FACE_BY_NAME["cosmic_zap"]
MEDIAN, SPREAD = 3.0, 0.6  # seconds over a question, and the spread of their logarithm
WALK, LEARNT = 400, 40
TOLD = ("events", "view")
Z = 1.96


@dataclass
class Meter:
    """What one way to wait tells: pairs, how many differed in content, and the silences with and without the card."""

    pairs: int = 0
    differed: int = 0
    held: list[float] = field(default_factory=list)
    empty: list[float] = field(default_factory=list)

    def content(self) -> tuple[float, float]:
        """Return the balanced accuracy from content, and half of its interval."""
        share = self.differed / max(1, self.pairs)
        return 0.5 + share / 2, interval(share, self.pairs) / 2

    def time(self) -> tuple[float, float]:
        """Return the balanced accuracy from time, and half of its interval."""
        known, tried = ([times[half::2] for times in (self.held, self.empty)] for half in (0, 1))
        mark, longer = best_threshold(*known)
        right = [sum((time > mark) == longer for time in tried[0]), sum((time > mark) != longer for time in tried[1])]
        share = sum(n / max(1, len(times)) for n, times in zip(right, tried, strict=True)) / 2
        return share, interval(share, sum(map(len, tried)))


def interval(share: float, n: int) -> float:
    """Return half of Wilson's interval of a share of `n`."""
    return Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n) if n else 1.0


def best_threshold(held: list[float], empty: list[float]) -> tuple[float, bool]:
    """Return the time that tells the two apart best, and whether those with the card are the longer ones."""
    best = (0.0, 0.0, True)
    for mark in sorted({*held, *empty}):
        above = [sum(time > mark for time in times) / max(1, len(times)) for times in (held, empty)]
        for longer in (True, False):
            right = (above[0] - above[1]) * (1 if longer else -1)
            best = max(best, (right, mark, longer))
    return best[1], best[2]


def played(match: AnyMatch, windows: str, seed: int, eye: int, lot: int) -> tuple[list[dict[str, Any]], float, bool]:
    """Give one public answer, and let every secret question pass.

    Returns what the eye was told, after how long, and whether it was asked in secret itself. `lot` says how long the
    people take.
    """
    people = [random.Random(lot * 8 + seat) for seat in range(match.game.n + 1)]
    table = open_at(match, encounter, windows, 0)
    table.pauses = Pauses(people[-1].random)
    for _ in range(LEARNT):
        table.pauses.learn(think(people[-1]))
    table.snapshot(eye, 0.0)
    given = public_answers(table.match, table.match, Dice(seed), lambda ref: encounter.about(ref, (ZAP,)))
    if given is None:
        return [], 0.0, True
    question, answer = given[0]
    number, asked_itself, now = count(), False, 0.0
    due: list[tuple[float, int, int, int]] = []
    asked: set[tuple[int, int]] = set()
    heard: list[tuple[float, dict[str, Any]]] = []
    message = {"kind": "answer", "serial": table.seats[question.seat].serial, "answer": answer}
    table.receive(question.seat, message, now)
    while True:
        heard += [(now, told) for told in table.take(eye)]
        for one in table.match.pending:
            key = (one.seat, table.seats[one.seat].serial)
            if one.secret and key not in asked:
                asked.add(key)
                heapq.heappush(due, (now + think(people[one.seat]), next(number), *key))
                asked_itself = asked_itself or one.seat == eye
        wake = table.wake(now)
        if not due and table.silence is None:
            break
        person = due[0][0] if due else inf
        if wake is not None and now < wake < person:
            now = wake
            table.tick(now)
            continue
        if not due:
            break
        now, _, seat, serial = heapq.heappop(due)
        open_now = table.match.question_for(seat)
        if open_now is not None and open_now.secret and table.seats[seat].serial == serial:
            table.receive(seat, {"kind": "answer", "serial": serial, "answer": let_pass(open_now)}, now)
    events = [event for _, told in heard if told["kind"] == "events" for event in told["events"]]
    content = [*events, *[told for _, told in heard if told["kind"] not in ("clock", "events", "show")]]
    return content, max([when for when, told in heard if told["kind"] in TOLD], default=0.0), asked_itself


def think(people: random.Random) -> float:
    return MEDIAN * people.lognormvariate(0.0, SPREAD)


def measure(windows: str, games: int) -> Meter:
    """Meet the card in so many games of players of chance."""
    meter, lot = Meter(), 0
    for number in range(1, games + 1):
        dice = Dice(number)
        for match in encounter.positions(number, windows, number, WALK):
            for seat in range(match.game.n):
                if ZAP not in encounter.fitting(match, seat, [ZAP], number):
                    continue
                pair = encounter.with_card(match, seat, ZAP, dice.below(50))
                if pair is None:
                    continue
                eye = (seat + 1 + dice.below(match.game.n - 1)) % match.game.n
                lot += 3
                same = [played(world, windows, number, eye, lot)[0] for world in (pair.one, pair.two)]
                differing = [two for two in zip_longest(*same, fillvalue={}) if repr(two[0]) != repr(two[1])]
                if differing and "event" in differing[0][0] and encounter.shows(*differing[0], eye):
                    continue  # the rules show the card
                one, two = (played(world, windows, number, eye, lot + n) for n, world in ((1, pair.one), (2, pair.two)))
                meter.pairs += 1
                meter.differed += bool(differing)
                if windows == SEALED or not (one[2] or two[2]):
                    meter.held.append(one[1])
                    meter.empty.append(two[1])
    return meter


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.measure.secrets", description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    args = parser.parse_args()
    for windows in (QUICK, EVEN, SEALED):
        meter = measure(windows, args.games)
        told = [f"from {name} {share:.3f} +- {half:.3f}" for name, (share, half) in
                (("content", meter.content()), ("time", meter.time()))]  # fmt: skip
        print(f"{windows:<7} {meter.pairs} pairs, {len(meter.held)} timed: {', '.join(told)}", flush=True)


if __name__ == "__main__":
    main()
