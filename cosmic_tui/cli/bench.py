"""`cosmic bench`: how fast the engine is here, each number beside a loop of fixed work measured in the same run.

One core, random players, aliens dealt, the garbage collector as `cosmic sim` has it. Time is this process's own:
waiting for a busy machine does not count. Machines differ all the same; numbers divided by the loop can be compared.
"""

from __future__ import annotations

import argparse
import json
import time
import tracemalloc
from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from cosmic_tui.cli.tools import MOST_SEED, collect_seldom, columns, or_refusal, say, within

if TYPE_CHECKING:
    from engine.bots.simulate import Result
    from engine.encounter.options import Options
    from engine.kernel.match import Match
    from engine.kernel.record import Record

HELP = "measure how fast the engine is here"
MOST_GAMES = 100_000
BOTS = ("random",)
LOOP = 200_000  # turns of the fixed work
SAMPLES = 200  # positions at which forks and views are measured
REPEATS = 20
MILLION = 1_000_000
TIMES = ("us_per_question", "us_per_fork", "us_per_view")


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=100, help="how many games are played for it")
    parser.add_argument("--players", type=int, default=4, help="seats, 3 to 5")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--by-alien", action="store_true", help="also which aliens cost the most time at a table")
    parser.add_argument("--json", action="store_true", help="the numbers as data")


def run(args: argparse.Namespace) -> int:
    from engine.encounter.options import make_options

    games = within("--games", args.games, 1, MOST_GAMES)
    seed = within("--seed", args.seed, 0, MOST_SEED - games)
    options = or_refusal(lambda: make_options(seats=args.players))
    found, costs = measure(options, range(seed, seed + games))
    if args.json:
        print(json.dumps({**found, "us_by_alien": costs} if args.by_alien else found))
    else:
        print("\n".join(table(found) + (["", *alien_table(costs)] if args.by_alien else [])))
    return 0


def measure(options: Options, seeds: range) -> tuple[dict[str, float], dict[str, float]]:
    """All measurements. The loop is measured before and after, and the better of the two counts."""
    loop = fixed_work()
    found, records, costs = played(options, seeds)
    matches = positions(records, SAMPLES)
    found["us_per_fork"] = MILLION * timed(lambda: [match.fork() for match in matches]) / len(matches)
    found["us_per_view"] = MILLION * timed(lambda: views(matches)) / len(matches)
    found |= sizes(matches, records)
    found["calibration_seconds"] = min(loop, fixed_work())
    return {name: round(value, 6) for name, value in found.items()}, costs


def fixed_work() -> float:
    """Seconds for a loop of what the engine does most: calls, lists, small dicts, whole numbers."""
    began = time.process_time()
    seen: dict[int, int] = {}
    row = [0] * 20
    for number in range(LOOP):
        place = number % 20
        row[place] = number
        seen[place] = seen.get(place, 0) + sum(row[:4])
    return time.process_time() - began


def timed(work: Callable[[], Any]) -> float:
    """The best of several runs: everything else on the machine only makes it slower."""
    best = float("inf")
    for _ in range(REPEATS):
        began = time.process_time()
        work()
        best = min(best, time.process_time() - began)
    return best


def played(options: Options, seeds: range) -> tuple[dict[str, float], list[Record], dict[str, float]]:
    """Whole games, what they say about speed, and what each alien costs."""
    from engine.bots.simulate import play

    play(options, seeds[0], BOTS)  # once before, so that loading is not measured
    collect_seldom()
    times = [time.process_time()]
    results = []
    for seed in seeds:
        results.append(play(options, seed, BOTS, keep_record=True))
        times.append(time.process_time())
    seconds = times[-1] - times[0]
    questions = sum(result.questions for result in results)
    encounters = sum(result.encounters for result in results)
    speed = {
        "questions_per_second": questions / seconds,
        "encounters_per_second": encounters / seconds,
        "us_per_question": MILLION * seconds / questions,
    }
    records = [result.record for result in results if result.record is not None and result.fault is None]
    return speed, records, by_alien(results, [after - before for before, after in pairwise(times)])


def by_alien(results: list[Result], seconds: list[float]) -> dict[str, float]:
    """Microseconds a question in the games that began with an alien at the table, the dearest first."""
    spent: dict[str, float] = {}
    asked: dict[str, int] = {}
    for result, time_taken in zip(results, seconds, strict=True):
        for alien in {alien for aliens in result.aliens for alien in aliens}:
            spent[alien] = spent.get(alien, 0.0) + time_taken
            asked[alien] = asked.get(alien, 0) + result.questions
    costs = {alien: round(MILLION * spent[alien] / asked[alien], 3) for alien in spent}
    return dict(sorted(costs.items(), key=lambda entry: -entry[1]))


def positions(records: list[Record], wanted: int) -> list[Match[Any]]:
    """Forks at questions spread evenly over whole games."""
    from engine.encounter.record import start

    every = max(1, sum(len(record.answers) for record in records) // wanted)
    found, count = [], 0
    for record in records:
        match = start(record)
        for seat, answer in record.answers:
            if count % every == 0:
                found.append(match.fork())
            count += 1
            match.answer(seat, answer)
    return found


def views(matches: list[Match[Any]]) -> list[dict[str, Any]]:
    """For each position the view of the seat that is asked."""
    from engine.encounter.view import view

    return [view(match, match.pending[0].seat) for match in matches]


def sizes(matches: list[Match[Any]], records: list[Record]) -> dict[str, float]:
    """Bytes of records and views as they are written and sent, and what a match takes in memory."""
    import msgpack

    from engine.kernel import record as kernel

    seen = [len(msgpack.packb(one)) for one in views(matches)]
    written = [len(kernel.write(record)) for record in records]
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    forks = [match.fork() for match in matches]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return {
        "bytes_per_record": sum(written) / len(written),
        "bytes_per_view": sum(seen) / len(seen),
        "kb_per_match": (after - before) / len(forks) / 1024,
    }


def table(found: dict[str, float]) -> list[str]:
    """Times also in thousandths of the loop: that number is the same on a faster machine."""
    loop = found["calibration_seconds"]
    lines = [[say(f"bench-{name}") for name in ("what", "value", "loops")]]
    lines.append([say("bench-calibration"), f"{1000 * loop:,.1f}", "1,000"])
    for name, value in found.items():
        if name != "calibration_seconds":
            part = f"{1000 * value / MILLION / loop:,.2f}" if name in TIMES else ""
            lines.append([say(f"bench-{name}"), f"{value:,.1f}", part])
    return columns(lines)


def alien_table(costs: dict[str, float]) -> list[str]:
    """The dearest first."""
    head = [say("column-alien"), say("bench-us_per_question")]
    return columns([head, *[[alien, f"{cost:,.1f}"] for alien, cost in costs.items()]])
